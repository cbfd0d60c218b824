import StyleModel

// Background, corners, border, shadow.
extension CSSEmitter {
  mutating func writePaint() {
    var images: [String] = []
    var fill: String?
    var filter: String?
    switch style.value(of: .background) {
    case .color(let color)?: fill = CSSText.color(color)
    case .gradient(let gradient)?:
      if let image = image(gradient, .background) { images.append(image) }
    case .json?: remark(.background, .none, "is a component of its own behind the view")
    default: break
    }
    if let name = word(.material), let material = CSSMaterial.materials.first(where: { $0.name == name }) {
      // A colour lies over its material.
      if let color = fill { images.append("linear-gradient(\(color),\(color))") }
      fill = CSSText.color(material.fill)
      filter = material.filter
    }
    if let name = word(.glass), let glass = CSSMaterial.glasses.first(where: { $0.name == name }),
      glass.blur > 0
    {
      if case .color(let tint)? = style.value(of: .surfaceTint),
        let tint = CSSText.color(tint.multiplyingOpacity(by: 0.8))
      {
        images.append("linear-gradient(\(tint),\(tint))")
      }
      fill = CSSText.color(glass.fill)
      filter = glass.filter
    }
    if let fill { box("background-color", fill) }
    if !images.isEmpty { box("background-image", images.joined(separator: ",")) }
    if let filter { box("backdrop-filter", filter) }
    writeCorners()
  }

  /// The text of a gradient in the box; says what is not exact about it.
  mutating func image(_ gradient: Gradient, _ property: StyleProperty) -> String? {
    let image = CSSGradient(gradient, width: number(.width), height: number(.height))
    if let why = image.remark { remark(property, .approximate, why) }
    if image.text == nil { remark(property, .none, "has colours that are decided when the screen runs") }
    return image.text
  }

  private mutating func writeCorners() {
    if let radius = number(.cornerRadius) { box("border-radius", CSSText.points(radius)) }
    box("border-start-start-radius", .cornerTopLeading)
    box("border-start-end-radius", .cornerTopTrailing)
    box("border-end-start-radius", .cornerBottomLeading)
    box("border-end-end-radius", .cornerBottomTrailing)
    let corners: [StyleProperty] = [
      .cornerRadius, .cornerTopLeading, .cornerTopTrailing, .cornerBottomLeading, .cornerBottomTrailing,
    ]
    // The radius clips what stands in the view.
    if corners.contains(where: { (number($0) ?? 0) > 0 }) { box("overflow", "clip") }
  }

  /// An outline that is moved inside takes no room, as SwiftUI's border takes none.
  mutating func writeBorder() {
    if let width = number(.borderWidth) {
      let isDashed: Bool
      if case .pair? = style.value(of: .borderDash) { isDashed = true } else { isDashed = false }
      box("outline-style", isDashed ? "dashed" : "solid")
      box("outline-width", CSSText.points(width))
      box("outline-offset", CSSText.points(-width))
    } else if case .pair? = style.value(of: .borderDash) {
      box("outline-style", "dashed")
    }
    if let color = color(.borderColor) { box("outline-color", color) }
  }

  mutating func writeShadow() {
    let parts: [StyleProperty] = [.shadowColor, .shadowRadius, .shadowX, .shadowY, .shadowOuter]
    var shadows: [String] = []
    if word(.glass) == "regular" || word(.glass) == "clear" { shadows.append(CSSMaterial.glassEdge) }
    var filters: [String] = []
    if let blur = number(.blur), blur > 0 { filters.append("blur(\(CSSText.points(blur)))") }
    if parts.contains(where: { style.value(of: $0).map { $0 != .unset } ?? false }) {
      // SwiftUI's own colour is black at a third.
      let color = color(.shadowColor) ?? "#00000054"
      let lengths = [.shadowX, .shadowY, .shadowRadius].map { CSSText.points(number($0) ?? 0) }
      let shadow = "\(lengths.joined(separator: " ")) \(color)"
      // Without a fill it is the text and not the box that casts the shadow.
      let isFilled = [StyleProperty.background, .material, .glass].contains { style.value(of: $0) != nil }
      if isFilled || flag(.shadowOuter) == true {
        shadows.append(shadow)
      } else {
        filters.append("drop-shadow(\(shadow))")
      }
    }
    if !shadows.isEmpty { box("box-shadow", shadows.joined(separator: ",")) }
    if !filters.isEmpty { box("filter", filters.joined(separator: " ")) }
  }
}
