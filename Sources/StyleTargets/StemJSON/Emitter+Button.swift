import ClassParser
import JSONText
import StyleModel
import StyleResolve
import Theme

extension Emitter {
  /// A bezel class makes a standard button; without one visual classes go to `button.custom` (A24).
  mutating func carryButton(_ values: ThemeValues) {
    if style[.buttonType] == "none" {
      // Asked for: no style of a button, so every row stays in its domain.
      style.set(.buttonType, to: nil)
      return
    }
    if style.value(of: .buttonType) != nil || style.value(of: .buttonShape) != nil {
      carryBezel(values)
      return
    }
    isCustomButton = true
    // What a button keeps outside: the state and drawing of the whole, and the tint.
    let outside: Set<StyleProperty> = [.disabled, .opacity, .scale, .tint]
    for entry in style.entries {
      let domain = entry.property.domain
      // A design is a part of the font.
      let isDrawing = domain == .layout || domain == .common || entry.property == .fontDesign
      guard isDrawing, !outside.contains(entry.property) else { continue }
      output.custom.set(entry.property, to: entry.value)
      style.set(entry.property, to: nil)
    }
  }

  /// A radius class picks the shape of a standard button.
  private mutating func carryBezel(_ values: ThemeValues) {
    // The system draws the bezel: what is painted over it hides it.
    let hidden: [(StyleProperty, String, Bool)] = [
      (.background, "background", style.value(of: .background) != nil),
      (.borderWidth, "border", !border.isEmpty),
    ]
    for (property, name, isPainted) in hidden where isPainted {
      find(
        .note, "paint-on-bezel", property,
        "a \(name) lies over the bezel that the system draws; use tint- to colour it, or leave the bezel out")
    }
    guard let radius = style[.cornerRadius] else { return }
    if style.value(of: .buttonShape) == nil {
      let isPill = radius >= values.pillRadius
      style[.buttonShape] = isPill ? "capsule" : "roundedRectangle"
      if !isPill, resolved.decision(for: .cornerRadius)?.origin?.chain == 0 {
        find(
          .note, "radius-of-bezel", .cornerRadius,
          "a standard button has a shape and no radius of its own; the radius picks roundedRectangle")
      }
    }
    style.set(.cornerRadius, to: nil)
  }
}
