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
      guard let opacity = opacity(of: color, over: known) else { continue }
      found.append(name + opacity)
    }
    guard !color.isAdaptive else { return found }
    let opacity = color.light.opacity == 1 ? "" : modifier(color.light.opacity)
    switch color.light.shade {
    case .keyword: break
    case .rgba(let rgba):
      for text in rgbaTexts(rgba) { found.append("[\(text)]\(opacity)") }
    case .dynamic(let text):
      if let inside = BracketText.written(text) { found.append("[\(inside)]\(opacity)") }
    }
    return found
  }

  /// The modifier that turns a known colour into another: empty for equals, `nil` when none does.
  private func opacity(of color: Color, over known: Color) -> String? {
    if known == color { return "" }
    guard known.light.shade == color.light.shade, known.dark.shade == color.dark.shade,
      known.light.opacity > 0
    else { return nil }
    let factor = color.light.opacity / known.light.opacity
    return factor >= 0 && factor <= 1 ? modifier(factor) : nil
  }

  /// `/50`, or `/[0.123456]` where a percentage is longer.
  private func modifier(_ factor: Double) -> String {
    let percent = product(factor * 100) ?? "100"
    let plain = product(factor) ?? "1"
    return percent.utf8.count <= plain.utf8.count + 2 ? "/\(percent)" : "/[\(plain)]"
  }

  /// The digits of a colour, and its name in CSS.
  private func rgbaTexts(_ rgba: RGBA) -> [String] {
    var texts = [rgba.hex]
    let digits = Array(rgba.hex.utf8.dropFirst())
    let pairs = stride(from: 0, to: digits.count, by: 2)
    if pairs.allSatisfy({ digits[$0] == digits[$0 + 1] }) {
      texts.append(String(decoding: [UInt8(ascii: "#")] + pairs.map { digits[$0] }, as: UTF8.self))
    }
    if rgba.alpha == 255, let name = CSSColor.name(of: rgba) { texts.append(name) }
    return texts
  }

  /// Colours of a palette, which take no opacity and no appearance of their own.
  func paletteText(_ palette: [Color]) -> String? {
    var texts: [String] = []
    for color in palette {
      var found = colors.filter { $0.color == color }.map { $0.name }
      if !color.isAdaptive, color.light.opacity == 1, case .rgba(let rgba) = color.light.shade {
        found += rgbaTexts(rgba)
      }
      guard let text = shortest(found) else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: ",")
  }
}
