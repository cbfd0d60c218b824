import StyleModel

extension ClassReader {
  /// A colour in a list: what may stand in brackets, a reference or expression, `light-dark(…,…)` for one in
  /// each appearance, and an opacity behind a slash.
  func listedColor(_ item: Range<Int>) -> Result<Color, ClassFault> {
    guard let slash = lastSlash(item) else { return plainListedColor(item) }
    var modifier = slash + 1..<item.upperBound
    let isBracketed =
      modifier.count > 1 && bytes[modifier.lowerBound] == UInt8(ascii: "[")
      && bytes[modifier.upperBound - 1] == UInt8(ascii: "]")
    if isBracketed { modifier = modifier.lowerBound + 1..<modifier.upperBound - 1 }
    switch readOpacity(modifier, isBracketed: isBracketed) {
    case .failure(let fault): return .failure(fault)
    case .success(let factor):
      return plainListedColor(item.lowerBound..<slash).map { $0.multiplyingOpacity(by: factor) }
    }
  }

  private func plainListedColor(_ item: Range<Int>) -> Result<Color, ClassFault> {
    if item.isEmpty { return .failure(ClassFault(.emptyValue, at: item)) }
    if looksDynamic(item) { return dynamicText(item).map { Color(.dynamic($0)) } }
    let name = "light-dark("
    guard item.count > name.utf8.count, text(item).hasPrefix(name),
      bytes[item.upperBound - 1] == UInt8(ascii: ")")
    else { return colorValue(item) }
    let halves = items(item.lowerBound + name.utf8.count..<item.upperBound - 1)
    guard halves.count == 2 else {
      let expected = "a colour for light and one for dark, as in light-dark(white,black)"
      return .failure(ClassFault(.invalidValue(text(item), expected: expected), at: item))
    }
    switch (listedColor(halves[0]), listedColor(halves[1])) {
    case (.failure(let fault), _), (_, .failure(let fault)): return .failure(fault)
    case (.success(let light), .success(let dark)):
      return .success(Color(light: light.light, dark: dark.dark))
    }
  }

  /// The slash in front of an opacity: the last one outside parentheses, braces and brackets.
  private func lastSlash(_ item: Range<Int>) -> Int? {
    var found: Int?
    var depth = 0
    var index = item.lowerBound
    while index < item.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "/") where depth == 0: found = index
      default: break
      }
      index += 1
    }
    return found
  }
}
