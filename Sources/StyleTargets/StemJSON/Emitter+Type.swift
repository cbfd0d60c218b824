import StyleModel
import StyleResolve
import Theme

extension Emitter {
  /// Line height becomes the nearest line spacing; a font design is written although Appendix C bans it.
  mutating func carryType() {
    if style.value(of: .fontDesign) != nil {
      if style[.fontDesign] == "default" {
        style.set(.fontDesign, to: nil)
      } else {
        find(
          .note, "font-design", .fontDesign,
          "font.design is outside the specification (Appendix C), though its author's documents use it")
      }
    }
    guard let height = style[.lineHeight] else { return }
    if style.value(of: .lineSpacing) == nil {
      let spacing = height - FontMetrics.lineHeight(of: style.value(of: .font))
      if spacing > 0 {
        style[.lineSpacing] = spacing
      }
      find(
        .note, "line-height-approximate", .lineHeight,
        spacing < 0
          ? "a line height below the font's own cannot be carried; StemJSON adds space between lines alone"
          : "the line height is carried as the nearest text.lineSpacing")
    }
    style.set(.lineHeight, to: nil)
  }

  /// Rotation of shapes; the preset has become a curve already.
  mutating func carryEffects() {
    if let rotation = style.value(of: .rotation), component.kind?.isShape == true {
      style.set(.rotationAngle, to: rotation)
      if style.value(of: .rotationAnchor) == nil { style[.rotationAnchor] = "center" }
      style.set(.rotation, to: nil)
    }
    style.set(.motionPreset, to: nil)
  }

  /// An animation without a value to watch never starts.
  mutating func carryAnimation() {
    if style.value(of: .animationKind) != nil, style.value(of: .animationValue) == nil,
      style[.animationKind] != "none"
    {
      find(
        .note, "animation-without-value", .animationKind,
        "nothing starts the animation; name the value that changes with animate-on-[${…}]")
    }
  }
}
