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
    case .palette(let colors): return one(listedColors(colors))
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
      let (value, opacity) = Self.parts(text)
      return "[\(row.name):\(value)]\(opacity)"
    }
    return [Spelling(moved(color.light), dark: color.dark.map(moved))]
  }
  /// A colour without its brackets, and the opacity behind it with the slash.
  private static func parts(_ text: String) -> (value: String, opacity: String) {
    var bytes = Array(text.utf8)[...]
    var opacity: ArraySlice<UInt8> = []
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")), slash > 0 {
      let behind = bytes[(slash + 1)...]
      let isFactor = behind.first == UInt8(ascii: "[") && behind.last == UInt8(ascii: "]")
      let isPlain = behind.allSatisfy { ByteClass.isDigit($0) || $0 == UInt8(ascii: ".") }
      let isBehind = bytes.first != UInt8(ascii: "[") || bytes[slash - 1] == UInt8(ascii: "]")
      if isBehind, isFactor || isPlain {
        opacity = bytes[slash...]
        bytes = bytes[..<slash]
      }
    }
    if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") {
      bytes = bytes.dropFirst().dropLast()
    }
    return (String(decoding: bytes, as: UTF8.self), String(decoding: opacity, as: UTF8.self))
  }
}
