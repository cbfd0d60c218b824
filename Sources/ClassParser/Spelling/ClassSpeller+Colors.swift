import JSONText
import StyleModel
import Theme

/// What stands behind a name for a colour, in light and perhaps another in dark appearance.
struct ColorSpelling {
  var light: String
  var dark: String?

  /// The class of a row.
  func named(_ name: String) -> Spelling {
    Spelling("\(name)-\(light)", dark: dark.map { "\(name)-\($0)" })
  }
}

extension ClassSpeller {
  /// The ways to write a colour behind a utility's name: `primary/50`, `[#FFF]`, or one for each appearance.
  func colorSpellings(_ color: Color) -> [ColorSpelling] {
    let whole = wholeColor(color)
    if !whole.isEmpty || !color.isAdaptive { return whole.map { ColorSpelling(light: $0) } }
    // Both halves are plain colours: a token whose other half were thrown away would mislead.
    guard let light = shortest(halfColor(color.light)), let dark = shortest(halfColor(color.dark)) else {
      return []
    }
    return [ColorSpelling(light: light, dark: dark)]
  }

  private func shortest(_ texts: [String]) -> String? {
    texts.min { $0.utf8.count < $1.utf8.count }
  }

  private func halfColor(_ tone: Tone) -> [String] { wholeColor(Color(tone)) }

  private func wholeColor(_ color: Color) -> [String] {
    var found: [String] = []
    for (name, known) in colors {
      for opacity in opacities(of: color, over: known) { found.append(name + opacity) }
    }
    guard !color.isAdaptive else { return found }
    let opacities = color.light.opacity == 1 ? [""] : modifiers(color.light.opacity)
    for opacity in opacities {
      switch color.light.shade {
      case .keyword: break
      case .rgba(let rgba):
        for text in rgbaTexts(rgba) { found.append("[\(text)]\(opacity)") }
      case .dynamic(let text):
        if let inside = BracketText.written(text) { found.append("[\(inside)]\(opacity)") }
      }
    }
    return found
  }

  /// The modifiers that may turn a known colour into another: an empty one for equals.
  private func opacities(of color: Color, over known: Color) -> [String] {
    if known == color { return [""] }
    guard known.light.shade == color.light.shade, known.dark.shade == color.dark.shade,
      known.light.opacity > 0
    else { return [] }
    let factor = color.light.opacity / known.light.opacity
    // Of two halves each may have an opacity of its own.
    guard factor >= 0, factor <= 1, known.multiplyingOpacity(by: factor) == color else { return [] }
    return modifiers(factor)
  }

  /// `/50` where that is exact, or `/[0.123456]`, the better one first.
  func modifiers(_ factor: Double) -> [String] {
    let steps = (factor * 100 * 1_000_000_000 + 0.5).rounded(.down) / 1_000_000_000
    let percent = plain(steps)
    let whole = number(factor).map { "/[\($0)]" }
    guard let percent, steps / 100 == factor else { return whole.map { [$0] } ?? [] }
    guard let whole, whole.utf8.count < percent.utf8.count + 1 else { return ["/\(percent)"] }
    return [whole]
  }

  /// The digits of a colour, and its name in CSS.
  func rgbaTexts(_ rgba: RGBA) -> [String] {
    var texts = [rgba.hex]
    let digits = Array(rgba.hex.utf8.dropFirst())
    let pairs = stride(from: 0, to: digits.count, by: 2)
    if pairs.allSatisfy({ digits[$0] == digits[$0 + 1] }) {
      texts.append(String(decoding: [UInt8(ascii: "#")] + pairs.map { digits[$0] }, as: UTF8.self))
    }
    // A token or a keyword of that name is another colour.
    if rgba.alpha == 255, let name = CSSColor.name(of: rgba), !colors.contains(where: { $0.name == name }) {
      texts.append(name)
    }
    return texts
  }
}
