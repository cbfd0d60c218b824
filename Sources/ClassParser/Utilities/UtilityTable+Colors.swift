import StyleModel

extension UtilityTable {
  private static let directions: [(name: String, from: String, to: String)] = [
    ("t", "bottom", "top"), ("tr", "bottomLeading", "topTrailing"), ("r", "leading", "trailing"),
    ("br", "topLeading", "bottomTrailing"), ("b", "top", "bottom"), ("bl", "topTrailing", "bottomLeading"),
    ("l", "trailing", "leading"), ("tl", "bottomTrailing", "topLeading"),
  ]

  /// The roots that paint with a colour or a gradient.
  private static let paints: [(root: String, property: StyleProperty, what: String)] = [
    ("bg", .background, "Background"), ("text", .foreground, "Text and icon"), ("fill", .fill, "Shape fill"),
    ("stroke", .strokeContent, "Shape stroke"),
  ]

  /// Colours, gradients and materials.
  static let colors: [Utility] =
    paints.map { Utility($0.root, .color, .color, [$0.property], "\($0.what) colour") } + [
      Utility("border", .color, .color, [.borderColor], "Border colour; sets no width"),
      Utility(
        "accent", .color, .color, [.accent],
        "The colour whose roles the names accent-solid, accent-soft, … stand for"),
      Utility("tint", .color, .color, [.tint], "Tint of controls"),
      Utility("shadow", .color, .color, [.shadowColor], "Shadow colour"),
      Utility("row-bg", .color, .color, [.rowBackground], "Background of the rows of a section"),
      Utility("tab-selected", .color, .color, [.tabSelectedTint], "Tint of the selected tab"),
      Utility("tab-unselected", .color, .color, [.tabUnselectedTint], "Tint of the other tabs"),
      Utility("tab-bar", .color, .color, [.tabBarBackground], "Background of the tab bar"),
      Utility(
        "bg-none", .color, [Setting(.background, .unset), Setting(.material, .unset)], "No background"),
    ] + paints.flatMap(gradients) + [
      Utility("from", .gradient, .color, [.gradientFrom], "First colour of a gradient"),
      Utility("via", .gradient, .color, [.gradientVia], "Middle colour of a gradient"),
      Utility("to", .gradient, .color, [.gradientTo], "Last colour of a gradient"),
    ] + materials

  private static func gradients(
    _ paint: (root: String, property: StyleProperty, what: String)
  ) -> [Utility] {
    directions.map { direction in
      let geometry = Gradient.Geometry.linear(from: direction.from, to: direction.to)
      return Utility(
        "\(paint.root)-linear-to-\(direction.name)", .gradient,
        [Setting(paint.property, .gradient(Gradient(geometry, colors: [])))],
        "\(paint.what): linear gradient of from-, via- and to-")
    } + [
      Utility(
        "\(paint.root)-linear", .gradient, .linear, [paint.property],
        "\(paint.what): linear gradient between two points"),
      Utility(
        "\(paint.root)-radial", .gradient, .radial, [paint.property],
        "\(paint.what): radial gradient of a centre and two radii"),
      Utility(
        "\(paint.root)-angular", .gradient, .angular, [paint.property],
        "\(paint.what): angular gradient of a centre and two angles"),
    ]
  }

  private static let materials: [Utility] =
    words("bg-material", .material, .material, "Blurs what lies behind")
    + [Utility("bg-material-none", .material, [Setting(.material, .unset)], "No material")]
}
