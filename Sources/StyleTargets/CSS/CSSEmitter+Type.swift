import StyleModel

// Fonts, paragraphs and the colour of texts.
extension CSSEmitter {
  mutating func writeType() {
    var leading: String?
    var weight: String?
    switch style.value(of: .font) {
    case .keyword(let name)?:
      let values = CSSTextStyles.values(of: name, options.textSizes)
      box("font-size", values.size)
      (leading, weight) = (values.leading, values.weight)
    case .number(let size)?:
      box("font-size", CSSText.points(size))
      leading = CSSText.points(FontMetrics.lineHeight(of: .number(size)))
      weight = "400"
    default: break
    }
    if let name = word(.fontWeight) { weight = CSSTextStyles.weight(name) }
    // What stands on the text itself is applied last.
    if let isBold = flag(.bold) { weight = isBold ? "700" : weight }
    if let weight { box("font-weight", weight) }
    writeLeading(leading)
    if let design = word(.fontDesign) { box("font-family", CSSTextStyles.family(of: design)) }
    if let isItalic = flag(.italic) { box("font-style", isItalic ? "italic" : "normal") }
    if let points = number(.tracking) { box("letter-spacing", CSSText.points(points)) }
    if let name = word(.textCase), ["uppercase", "lowercase"].contains(name) { box("text-transform", name) }
    writeForeground()
    if let tint = color(.tint) { box("accent-color", tint) }
    if let name = word(.multilineTextAlignment) { content("text-align", Self.side(of: name)) }
    if let lines = number(.lineLimit) {
      content("display", "-webkit-box")
      content("-webkit-box-orient", "vertical")
      content("-webkit-line-clamp", CSSText.number(lines))
      content("overflow", "hidden")
    }
    if let name = word(.truncationMode) {
      content("text-overflow", "ellipsis")
      if name != "tail" {
        remark(.truncationMode, .approximate, "CSS cuts a text at its end, not at its \(name)")
      }
    }
  }

  private static func side(of alignment: String) -> String {
    alignment == "leading" ? "start" : alignment == "trailing" ? "end" : "center"
  }

  /// The height of lines: what a class says, else the leading of the font and the room between lines.
  private mutating func writeLeading(_ leading: String?) {
    if let height = number(.lineHeight) {
      box("line-height", CSSText.points(height))
    } else if let spacing = number(.lineSpacing), spacing != 0 {
      let base = leading ?? CSSTextStyles.values(of: "body", options.textSizes).leading
      box("line-height", "calc(\(base) + \(CSSText.points(spacing)))")
    } else if let leading {
      box("line-height", leading)
    }
  }

  private mutating func writeForeground() {
    switch style.value(of: .foreground) {
    case .color(let color)?:
      if let text = CSSText.color(color) { box("color", text) }
    case .gradient(let gradient)?:
      guard let image = image(gradient, .foreground) else { return }
      content("background-image", image)
      content("background-clip", "text")
      content("color", "transparent")
    default: break
    }
  }
}
