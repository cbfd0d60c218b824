import StyleModel

extension UtilityTable {
  private static let everyCorner: [StyleProperty] = [
    .cornerTopLeading, .cornerTopTrailing, .cornerBottomLeading, .cornerBottomTrailing,
  ]

  private static let corners: [(name: String, corners: [StyleProperty], text: String)] = [
    ("t", [.cornerTopLeading, .cornerTopTrailing], "top"),
    ("b", [.cornerBottomLeading, .cornerBottomTrailing], "bottom"),
    ("s", [.cornerTopLeading, .cornerBottomLeading], "leading"),
    ("e", [.cornerTopTrailing, .cornerBottomTrailing], "trailing"),
    ("ts", [.cornerTopLeading], "top leading"), ("te", [.cornerTopTrailing], "top trailing"),
    ("bs", [.cornerBottomLeading], "bottom leading"), ("be", [.cornerBottomTrailing], "bottom trailing"),
  ]

  /// Corners, borders, effects and shapes.
  static let decoration: [Utility] =
    [
      Utility(
        "rounded", .corner, .radius, [.cornerRadius], also: everyCorner.map { Setting($0, .unset) },
        "Radius of every corner")
    ]
    + corners.map {
      Utility("rounded-\($0.name)", .corner, .radius, $0.corners, "Radius of the \($0.text) corners")
    }
    + [
      Utility(
        "border", .border, [Setting(.borderColor, .unset), Setting(.borderWidth, .number(1))],
        "One point in the theme's border colour"),
      Utility("border", .border, .points, [.borderWidth], "Border width in points"),
      Utility("border-dashed", .border, [Setting(.borderDash, .pair(4, 4))], "Dashes of four points"),
      Utility("border-solid", .border, [Setting(.borderDash, .unset)], "No dashes"),
      Utility("border-dash", .border, .dash, [.borderDash], "Dashes and gaps"),
      Utility("opacity", .effect, .percent, [.opacity], "Opacity of the whole component"),
      Utility(
        "shadow", .effect, .shadow, [.shadowColor, .shadowRadius, .shadowX, .shadowY],
        "A shadow of the theme, or one of x, y and radius"),
      Utility(
        "shadow-outer", .effect, [Setting(.shadowOuter, .bool(true))],
        "Keeps the shadow from showing through"),
      Utility("blur", .effect, .spacing(negative: false), [.blur], "Blurs the component"),
      Utility("scale", .effect, .factor, [.scale], "Scales the drawing"),
      Utility("rotate", .effect, .degrees, [.rotation], "Rotates the drawing"),
      Utility("stroke", .shape, .points, [.strokeWidth], "Width of a shape's stroke"),
      Utility("trim", .shape, .span, [.trimFrom, .trimTo], "Draws a part of a shape's path"),
      Utility("inset", .shape, .spacing(negative: false), [.inset], "Draws a shape smaller in its frame"),
    ] + words("rotate-anchor", .shape, .rotationAnchor, "The point that a shape turns about")
}
