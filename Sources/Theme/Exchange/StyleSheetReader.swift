/// Finds custom properties in the blocks of a style sheet.
struct StyleSheetReader {
  /// A custom property, its name without the dashes.
  struct Property {
    let name: String
    let value: String
    let range: Range<Int>
    let mode: TokenMode
    /// Whether it stands in `@theme`, where properties are tokens.
    let isTheme: Bool
  }

  /// The properties of `@theme`, of the root and of the blocks of appearances, in their order.
  private(set) var properties: [Property] = []
  /// Properties of blocks that are for no appearance of a whole theme, with what stands before their brace.
  private(set) var others: [(name: String, block: Range<Int>)] = []
  /// Every custom property of every block, in their order.
  private(set) var declarations: [Declaration] = []

  /// A custom property by the block that it stands in alone.
  struct Declaration {
    let name: String
    let value: String
    let range: Range<Int>
    /// Whether what stands before the block, or before one around it, has the word `dark`.
    let isDark: Bool
  }

  /// Why the braces do not fit.
  private(set) var fault: (range: Range<Int>, message: String)?
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = Self.blanked(bytes)
    scan()
  }

  /// A block that is open, by what stands before its brace.
  private struct Block {
    var isTheme = false
    var isRoot = false
    var isDark = false
    /// The appearances that its properties are for; none where a theme has no place for them.
    var modes = [TokenMode()]
    var prelude = 0..<0
  }

  private mutating func scan() {
    var position = 0
    var preludeStart = 0
    var blocks: [Block] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): position = string(position)
      case UInt8(ascii: "{"):
        blocks.append(block(preludeStart..<position, in: blocks.last ?? Block()))
        position += 1
        preludeStart = position
      case UInt8(ascii: "}"):
        if blocks.popLast() == nil {
          fault = (position..<position + 1, "this brace closes nothing")
          return
        }
        position += 1
        preludeStart = position
      case UInt8(ascii: ";"):
        position += 1
        preludeStart = position
      case UInt8(ascii: "-") where isPropertyStart(position) && !blocks.isEmpty:
        position = property(position, blocks[blocks.count - 1])
        preludeStart = position
      default: position += 1
      }
    }
    if !blocks.isEmpty { fault = (bytes.count..<bytes.count, "a block is not closed") }
  }

  /// The block after a prelude inside another one.
  private func block(_ range: Range<Int>, in outer: Block) -> Block {
    var block = outer
    block.prelude = outer.modes.isEmpty ? outer.prelude : StyleSheetText.trimmed(bytes[range]).indices
    let prelude = text(range)
    let folded = SheetSelectors.folded(prelude)
    block.isDark = outer.isDark || SheetSelectors.tellsOfDark(folded)
    if SheetSelectors.isThemeRule(prelude) {
      block.isTheme = true
      return block
    }
    if SheetSelectors.keepsMeaning(folded) { return block }
    let found = StyleSheetText.arguments(folded).compactMap { SheetSelectors.mode($0) }
    block.isRoot = outer.isRoot || found.contains(TokenMode())
    block.modes = []
    for inner in found {
      for mode in outer.modes {
        let both = TokenMode(
          isDark: mode.isDark || inner.isDark, isIncreased: mode.isIncreased || inner.isIncreased)
        if !block.modes.contains(both) { block.modes.append(both) }
      }
    }
    return block
  }

  /// The bytes with blanks in the place of a byte order mark and of comments, so that positions stay.
  private static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { for index in 0..<3 { bytes[index] = 0x20 } }
    var position = 0
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == UInt8(ascii: "\\") { position += 1 } else if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        var end = position + 2
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
          end += 1
        }
        end = min(end + 2, bytes.count)
        for index in position..<end where bytes[index] != 0x0A { bytes[index] = 0x20 }
        position = end
        continue
      }
      position += 1
    }
    return bytes
  }

  private func string(_ position: Int) -> Int {
    var end = position + 1
    while end < bytes.count, bytes[end] != bytes[position] { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(end + 1, bytes.count)
  }

  private func isPropertyStart(_ position: Int) -> Bool {
    guard position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "-") else { return false }
    guard position > 0 else { return true }
    let before = bytes[position - 1]
    return before == 0x20 || before == 0x0A || before == 0x0D || before == 0x09 || before == UInt8(ascii: "{")
      || before == UInt8(ascii: ";")
  }

  /// Reads `--name: value` and returns where it ends.
  private mutating func property(_ start: Int, _ block: Block) -> Int {
    var colon = start + 2
    while colon < bytes.count, bytes[colon] != UInt8(ascii: ":") {
      if bytes[colon] == UInt8(ascii: ";") || bytes[colon] == UInt8(ascii: "}") { return colon }
      colon += bytes[colon] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard colon < bytes.count else { return bytes.count }
    var end = colon + 1
    var depth = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        end = string(end)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth <= 0, byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { break }
      end += 1
    }
    let name = StyleSheetText.unescaped(text(start + 2..<colon))
    declarations.append(
      Declaration(name: name, value: text(colon + 1..<end), range: start..<end, isDark: block.isDark))
    guard !block.modes.isEmpty, block.isTheme || block.isRoot || block.modes != [TokenMode()] else {
      others.append((name, block.prelude))
      return end
    }
    for mode in block.modes {
      properties.append(
        Property(
          name: name, value: text(colon + 1..<end), range: start..<end, mode: mode, isTheme: block.isTheme))
    }
    return end
  }

  /// The text of a range without blanks at its ends.
  private func text(_ range: Range<Int>) -> String { StyleSheetText.text(bytes[range]) }
}
