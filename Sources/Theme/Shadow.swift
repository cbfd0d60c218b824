import StyleModel

/// One layer of a shadow; lengths in points.
public struct ShadowLayer: Hashable, Sendable {
  public var color: Color
  public var radius: Double
  public var x: Double
  public var y: Double
  /// How far the shadow grows on every side before it is blurred; CSS and design tools have it, SwiftUI has not.
  public var spread: Double
  /// Whether the shadow falls inside the shape.
  public var isInset: Bool

  public init(
    color: Color, radius: Double, x: Double = 0, y: Double = 0, spread: Double = 0, isInset: Bool = false
  ) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.spread = spread
    self.isInset = isInset
  }

  /// How strong the layer is, from 0 to 1: the opacity of its colour in light appearance.
  fileprivate var strength: Double {
    guard case .rgba(let rgba) = color.light.shade else { return color.light.opacity }
    return color.light.opacity * Double(rgba.alpha) / 255
  }
}

/// A shadow of a theme: its layers, the topmost first.
public struct Shadow: Hashable, Sendable {
  public var layers: [ShadowLayer]

  public init(layers: [ShadowLayer]) { self.layers = layers }

  /// A shadow of one layer.
  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    layers = [ShadowLayer(color: color, radius: radius, x: x, y: y)]
  }

  /// The layer that stands for the shadow where only one can be drawn: the strongest that falls outside, the topmost
  /// of equals; `nil` where every layer falls inside.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public var principal: ShadowLayer? {
    var found: ShadowLayer?
    for layer in layers where !layer.isInset {
      if let best = found, best.strength >= layer.strength { continue }
      found = layer
    }
    return found
  }
}
