import JSONText
import StyleModel

// Opacity, scale, rotation, offset, motion, and what HTML has attributes for.
extension CSSEmitter {
  /// CSS turns before it moves and scales before it turns, which is SwiftUI's order too.
  mutating func writeEffects() {
    if let opacity = number(.opacity) { box("opacity", CSSText.number(opacity)) }
    let scale = number(.scale)
    let (x, y) = (number(.scaleX), number(.scaleY))
    if x != nil || y != nil {
      let (x, y) = ((x ?? 1) * (scale ?? 1), (y ?? 1) * (scale ?? 1))
      box("scale", "\(CSSText.number(x)) \(CSSText.number(y))")
    } else if let scale {
      box("scale", CSSText.number(scale))
    }
    if let degrees = number(.rotation) { box("rotate", CSSText.degrees(degrees)) }
    let (left, top) = (number(.offsetX), number(.offsetY))
    if left != nil || top != nil {
      box("translate", "\(CSSText.points(left ?? 0)) \(CSSText.points(top ?? 0))")
    }
    if flag(.scrollDisabled) == true { box("overflow", "hidden") }
    if let bounces = flag(.scrollBounce) { box("overscroll-behavior", bounces ? "auto" : "none") }
    if flag(.scrollPaging) == true { box("scroll-snap-type", "both mandatory") }
  }

  /// Curves by the names of presets and kinds; a spring overshoots a little.
  private static let curves: [(name: String, curve: String)] = [
    ("linear", "linear"), ("ease-in", "ease-in"), ("easeIn", "ease-in"), ("ease-out", "ease-out"),
    ("easeOut", "ease-out"), ("ease-in-out", "ease-in-out"), ("easeInOut", "ease-in-out"),
    ("smooth", "cubic-bezier(.3,0,.1,1)"), ("snappy", "cubic-bezier(.2,.9,.3,1.05)"),
    ("bouncy", "cubic-bezier(.3,1.4,.5,1)"), ("spring", "cubic-bezier(.3,1.2,.4,1)"),
  ]

  mutating func writeMotion() {
    let name = word(.motionPreset) ?? word(.animationKind)
    if let name {
      box("transition-property", name == "none" ? "none" : "all")
      if let row = Self.curves.first(where: { $0.name == name }) {
        box("transition-timing-function", row.curve)
      }
    }
    if let seconds = number(.duration) { box("transition-duration", CSSText.seconds(seconds)) }
    if let seconds = number(.delay) { box("transition-delay", CSSText.seconds(seconds)) }
  }

  /// What a section says of its rows.
  mutating func writeRows() {
    if let color = color(.rowBackground) { output.row.append(CSSDeclaration("background-color", color)) }
    let insets: [(String, StyleProperty)] = [
      ("padding-top", .rowInsetTop), ("padding-bottom", .rowInsetBottom),
      ("padding-inline-start", .rowInsetLeading), ("padding-inline-end", .rowInsetTrailing),
    ]
    for (name, property) in insets {
      if let points = number(property) {
        output.row.append(CSSDeclaration(name, CSSText.points(points)))
      }
    }
  }

  /// Attributes by the property that they stand for.
  private static let attributes: [(property: StyleProperty, name: String)] = [
    (.accessibilityLabel, "aria-label"), (.accessibilityHint, "aria-description"),
    (.accessibilityValue, "aria-valuetext"), (.accessibilityIdentifier, "data-identifier"),
  ]

  /// Traits of SwiftUI with the roles of ARIA; others have none.
  private static let roles: [(trait: String, role: String)] = [
    ("button", "button"), ("header", "heading"), ("image", "img"), ("link", "link"),
    ("searchField", "searchbox"), ("isModal", "dialog"),
  ]

  mutating func writeAttributes() {
    for row in Self.attributes {
      if let text = word(row.property) { output.attributes.append(CSSAttribute(name: row.name, value: text)) }
    }
    if flag(.accessibilityHidden) == true {
      output.attributes.append(CSSAttribute(name: "aria-hidden", value: "true"))
    }
    if let traits = word(.accessibilityTraits) {
      let names = traits.split(separator: ",").map { String($0.drop { $0 == " " }) }
      if let row = Self.roles.first(where: { names.contains($0.trait) }) {
        output.attributes.append(CSSAttribute(name: "role", value: row.role))
      }
    }
    if flag(.videoControls) == true { output.attributes.append(CSSAttribute(name: "controls", value: "")) }
  }
}
