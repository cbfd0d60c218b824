import JSONText
import StyleModel
import Theme

// What of a theme's shadows one layer cannot show.
extension Emitter {
  /// Names the layers and the spread that are left out of a shadow of the theme.
  mutating func reportShadow(_ theme: Theme) {
    guard let radius = points(.shadowRadius) else { return }
    let (x, y) = (points(.shadowX) ?? 0, points(.shadowY) ?? 0)
    for name in theme.shadows.names {
      guard let shadow = theme.shadows[name], let layer = shadow.principal,
        layer.radius == radius, layer.x == x, layer.y == y
      else { continue }
      var left: [String] = []
      if layer.spread != 0 { left.append("its spread of \(JSONWriter.number(layer.spread))") }
      var isFound = false
      for other in shadow.layers {
        if !isFound, other == layer { isFound = true } else { left.append(Self.description(of: other)) }
      }
      // Another shadow may look the same and lose nothing.
      guard !left.isEmpty else { return }
      let title = name == "DEFAULT" ? "shadow" : "shadow-\(name)"
      find(
        .note, "shadow-layers", .shadowRadius,
        "\"\(title)\" is drawn by its strongest layer, as StemJSON has one; left out: \(left.joined(separator: ", "))"
      )
      return
    }
  }

  private func points(_ property: StyleProperty) -> Double? {
    if case .number(let points)? = style.value(of: property) { points } else { nil }
  }

  private static func description(of layer: ShadowLayer) -> String {
    let lengths = [layer.x, layer.y, layer.radius].map { JSONWriter.number($0) }.joined(separator: ",")
    return (layer.isInset ? "the inner layer " : "the layer ") + lengths
  }
}
