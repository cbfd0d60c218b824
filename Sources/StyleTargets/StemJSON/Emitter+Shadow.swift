import ClassParser
import JSONText
import StyleModel
import StyleResolve
import Theme

// What of a theme's shadows one layer cannot show.
extension Emitter {
  /// Names the layers and the spread that are left out of a shadow of the theme.
  mutating func reportShadow(_ vocabulary: Vocabulary) {
    guard let radius = points(.shadowRadius) else { return }
    let (x, y) = (points(.shadowX) ?? 0, points(.shadowY) ?? 0)
    var loss: (name: String, left: [String])?
    for (position, principal) in vocabulary.values.principals.enumerated() {
      guard let layer = principal, layer.radius == radius, layer.x == x, layer.y == y, isDrawn(layer.color)
      else { continue }
      let (name, shadow) = vocabulary.theme.shadows[step: position]
      var left: [String] = []
      if layer.spread != 0 { left.append("its spread of \(JSONWriter.number(layer.spread))") }
      var isFound = false
      for other in shadow.layers {
        if !isFound, other == layer { isFound = true } else { left.append(Self.description(of: other)) }
      }
      // A shadow that looks the same may lose nothing, and nobody knows which of them is meant.
      if left.isEmpty { return }
      loss = loss ?? (name, left)
    }
    guard let loss else { return }
    let title = loss.name == "DEFAULT" ? "shadow" : "shadow-\(loss.name)"
    find(
      .note, "shadow-layers", .shadowRadius,
      "\"\(title)\" is drawn by its strongest layer, as StemJSON has one; left out: "
        + loss.left.joined(separator: ", "))
  }

  /// Whether the shadow has a colour, in one appearance or both, unless another class gives it one of its own.
  private func isDrawn(_ color: Color) -> Bool {
    let (shape, paint) = (
      resolved.decision(for: .shadowRadius)?.origin, resolved.decision(for: .shadowColor)?.origin
    )
    if let shape, let paint, (shape.layer, shape.token) != (paint.layer, paint.token) { return true }
    guard case .color(let own)? = style.value(of: .shadowColor) else { return false }
    return own == color || own == color.resolved(dark: false) || own == color.resolved(dark: true)
  }

  private func points(_ property: StyleProperty) -> Double? {
    if case .number(let points)? = style.value(of: property) { points } else { nil }
  }

  private static func description(of layer: ShadowLayer) -> String {
    let lengths = [layer.x, layer.y, layer.radius].map { JSONWriter.number($0) }.joined(separator: ",")
    return (layer.isInset ? "the inner layer " : "the layer ") + lengths
  }
}
