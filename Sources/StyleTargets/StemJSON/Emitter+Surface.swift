import ClassParser
import StyleModel
import StyleResolve
import Theme

extension Emitter {
  /// Surfaces: a resolved fill is in the style already; an open one becomes glass, whose fallback on older
  /// systems is the runtime's (section 7.27).
  mutating func carrySurface() {
    guard case .keyword(let role)? = style.value(of: .surfaceRole) else {
      if style.value(of: .glass) != nil { warnGlassBackground() }
      return
    }
    let isButton = component.kind == .button
    if isButton, style[.buttonType] != "none", role != "solid" {
      // The system draws such a button; a surface of our own would lie under it.
      let native = NativeButtonStyle(resolved)
      if let native, native.bezel != native.rawValue {
        find(
          .note, "glass-button", .surfaceRole,
          "the system draws this button in the style \(native.rawValue), which StemJSON has no word for; "
            + "\(native.bezel) stands for it")
      }
      if style.value(of: .buttonType) == nil {
        let isProminent = style[.surfaceProminent] == true
        style.set(.buttonType, to: .keyword(isProminent ? "borderedProminent" : "bordered"))
        for property in [StyleProperty.background, .borderColor, .borderWidth] {
          style.set(property, to: nil)
        }
      }
      style.set(.glass, to: nil)
      style.set(.material, to: nil)
      if resolved.decision(for: .cornerRadius)?.origin == nil { style.set(.cornerRadius, to: nil) }
    } else if style.value(of: .surfaceFill) == nil, role != "solid" {
      warnGlassBackground()
      if style.value(of: .glass) == nil { style.set(.glass, to: .keyword("regular")) }
    }
    for property in [
      StyleProperty.surfaceRole, .surfaceFill, .surfaceProminent, .surfaceEdge,
    ] { style.set(property, to: nil) }
  }

  /// Glass and a background exclude each other (A44): glass stays.
  private mutating func warnGlassBackground() {
    guard style.value(of: .background) != nil || style.value(of: .material) != nil else { return }
    let property: StyleProperty = style.value(of: .background) != nil ? .background : .material
    find(
      .warning, "glass-with-background", property,
      "glass takes the place of the background, which is left out; name the system with --os to choose a fill"
    )
    style.set(.background, to: nil)
    style.set(.material, to: nil)
  }
}
