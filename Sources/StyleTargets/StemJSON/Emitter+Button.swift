import JSONText
import StyleModel
import Theme

extension Emitter {
  /// A bezel class makes a standard button; without one visual classes go to `button.custom` (A24).
  mutating func carryButton() {
    if style.value(of: .buttonType) != nil || style.value(of: .buttonShape) != nil {
      carryBezel()
      return
    }
    var layout = Style()
    var common = Style()
    // What a button keeps outside: the state and drawing of the whole, and the tint.
    let outside: Set<StyleProperty> = [.disabled, .opacity, .scale, .tint]
    for entry in style.entries {
      switch entry.property.row.domain {
      case .layout: layout.set(entry.property, to: entry.value)
      case .common where !outside.contains(entry.property): common.set(entry.property, to: entry.value)
      default: continue
      }
      style.set(entry.property, to: nil)
    }
    var parts: [JSONMember] = []
    if let layout = StemJSONEncoder.encode(layout)["layout"] { parts.append(JSONMember("layout", layout)) }
    if let common = StemJSONEncoder.encode(common)["common"] { parts.append(JSONMember("common", common)) }
    if !parts.isEmpty { style.set(.buttonCustom, to: .json(.object(parts))) }
  }

  /// A radius class picks the shape of a standard button.
  private mutating func carryBezel() {
    guard let radius = style[.cornerRadius] else { return }
    if style.value(of: .buttonShape) == nil {
      let isPill = radius >= (theme.radii["full"] ?? 10000)
      style[.buttonShape] = isPill ? "capsule" : "roundedRectangle"
    }
    style.set(.cornerRadius, to: nil)
  }
}
