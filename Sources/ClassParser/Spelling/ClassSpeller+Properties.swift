import StyleModel

extension ClassSpeller {
  /// `[domain.key:value]` for one property.
  func propertySpellings(of entry: Style.Entry) -> [Spelling] {
    let row = entry.property.row
    guard !entry.property.isPart else { return [] }
    func one(_ inside: String?) -> [Spelling] { inside.map { [Spelling("[\(row.name):\($0)]")] } ?? [] }
    switch entry.value {
    case .number(let number): return one(signed(number))
    case .integer(let number): return one("\(number)")
    case .bool(let flag): return one(flag ? "true" : "false")
    case .keyword(let word): return one(word)
    case .text(let text), .dynamic(let text): return one(BracketText.written(text))
    case .infinity: return one("infinity")
    case .pair(let first, let second): return one(list([first, second]))
    case .palette(let colors): return one(paletteText(colors))
    case .fraction(let share):
      let fraction = entry.property == .width ? "box.widthFraction" : "box.heightFraction"
      return number(share).map { [Spelling("[\(fraction):\($0)]")] } ?? []
    case .color(let color): return colorSpellings(color).flatMap { propertySpelling(row, $0) }
    case .gradient, .tracks, .json, .multiple, .unset: return []
    }
  }

  /// A colour inside the brackets of its property, the opacity behind them.
  private func propertySpelling(_ row: PropertyRow, _ color: ColorSpelling) -> [Spelling] {
    func moved(_ text: String) -> String {
      let bytes = Array(text.utf8)
      if bytes.first == UInt8(ascii: "["), let end = bytes.lastIndex(of: UInt8(ascii: "]")),
        end + 1 == bytes.count || bytes[end + 1] == UInt8(ascii: "/")
      {
        let inside = String(decoding: bytes[1..<end], as: UTF8.self)
        return "[\(row.name):\(inside)]" + String(decoding: bytes[(end + 1)...], as: UTF8.self)
      }
      let parts = text.split(separator: "/", maxSplits: 1)
      return "[\(row.name):\(parts.first ?? "")]" + (parts.count > 1 ? "/\(parts[1])" : "")
    }
    return [Spelling(moved(color.light), dark: color.dark.map(moved))]
  }
}
