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
  /// Why the braces do not fit.
  private(set) var fault: (range: Range<Int>, message: String)?
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  private mutating func scan() {
    var position = 0
    var preludeStart = 0
    var blocks: [(isTheme: Bool, isRoot: Bool, mode: TokenMode)] = []
    while position < bytes.count {
      if let end = comment(position) {
        position = end
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): position = string(position)
      case UInt8(ascii: "{"):
        let prelude = text(preludeStart..<position)
        let isTheme =
          prelude.utf8.starts(with: "@theme".utf8)
          || blocks.last?.isTheme ?? false && !prelude.utf8.starts(with: "@".utf8)
        let folded = TokenWords.folded(prelude)
        var mode = blocks.last?.mode ?? TokenMode()
        if Self.darkSelectors.contains(folded) { mode.isDark = true }
        if Self.contrastSelectors.contains(folded) { mode.isIncreased = true }
        blocks.append((isTheme, Self.rootSelectors.contains(folded), mode))
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
      case UInt8(ascii: "-")
      where isPropertyStart(position)
        && blocks.last.map { $0.isTheme || $0.isRoot || $0.mode != TokenMode() } ?? false:
        position = property(
          position, blocks.last?.mode ?? TokenMode(), isTheme: blocks.last?.isTheme ?? false)
        preludeStart = position
      default: position += 1
      }
    }
    if !blocks.isEmpty { fault = (bytes.count..<bytes.count, "a block is not closed") }
  }

  private static let rootSelectors = [":root", ":host", ":root,:host", "html", ":where(:root)"]
  private static let darkSelectors = [
    ".dark", ":root.dark", "[datatheme=dark]", "[datatheme=\"dark\"]", "@media(preferscolorscheme:dark)",
  ]
  private static let contrastSelectors = ["@media(preferscontrast:more)", "@media(preferscontrast:high)"]

  private func comment(_ position: Int) -> Int? {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/"),
      bytes[position + 1] == UInt8(ascii: "*")
    else { return nil }
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return bytes.count
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
  private mutating func property(_ start: Int, _ mode: TokenMode, isTheme: Bool) -> Int {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return start + 2 }
    var end = colon + 1
    var depth = 0
    while end < bytes.count {
      if let after = comment(end) {
        end = after
        continue
      }
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
    properties.append(
      Property(
        name: text(start + 2..<colon), value: text(colon + 1..<min(end, bytes.count)),
        range: start..<min(end, bytes.count), mode: mode, isTheme: isTheme))
    return end
  }

  /// The text of a range without blanks at its ends.
  private func text(_ range: Range<Int>) -> String {
    var slice = bytes[range]
    while let first = slice.first, first <= 0x20 { slice.removeFirst() }
    while let last = slice.last, last <= 0x20 { slice.removeLast() }
    return String(decoding: slice, as: UTF8.self)
  }
}
