import ClassParser
import JSONText
import StyleModel

/// Finds where the expressions of classes stand in the document, through brackets and escapes.
struct ClassExpressions {
  /// Where an expression stands.
  struct Place {
    let classes: ClassText
    /// For each byte of the expression, and for its end, the offset in the class string.
    let offsets: [Int]
    /// The class as a whole, for expressions that stand elsewhere, such as in a recipe.
    let whole: Range<Int>

    init(classes: ClassText, offsets: [Int], whole: Range<Int>) {
      self.classes = classes
      self.offsets = offsets
      self.whole = whole
    }

    /// The place of an expression that is a whole string.
    init(all node: JSONNode, in document: JSONDocument) {
      var findings: [Diagnostic] = []
      let text = ClassText.read(node, in: document, diagnostics: &findings)
      let count = text.text.utf8.count
      self.init(classes: text, offsets: Array(0...count), whole: 0..<count)
    }

    /// The place of the expression in braces, which the language needs and conditions leave out.
    var braced: Place {
      guard let first = offsets.first, let last = offsets.last else { return self }
      return Place(classes: classes, offsets: [first, first] + offsets + [last, last], whole: whole)
    }

    /// The bytes of the document that a range of the expression comes from.
    func source(of span: Range<Int>) -> Range<Int> {
      guard span.lowerBound < offsets.count, span.upperBound < offsets.count else {
        return classes.source(of: whole)
      }
      return classes.source(of: offsets[span.lowerBound]..<offsets[span.upperBound])
    }
  }

  private let classes: ClassText
  private let tokens: [Range<Int>]
  private let bytes: [UInt8]
  /// Where a reference or an expression may start.
  private let starts: [Int]

  /// Where a condition may start: behind an opening bracket, braces, blanks and `!` left out.
  private let conditionStarts: [Int]

  init(_ classes: ClassText, _ list: ClassList) {
    self.classes = classes
    tokens = list.tokens.map { $0.range }
    bytes = Array(classes.text.utf8)
    var starts: [Int] = []
    for index in bytes.indices.dropLast() where bytes[index + 1] == UInt8(ascii: "{") {
      if Self.isMarker(bytes[index]) || bytes[index] == UInt8(ascii: "{") { starts.append(index) }
    }
    self.starts = starts
    var conditionStarts: [Int] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "[") {
      var start = index + 1
      conditionStarts.append(start)
      while start < bytes.count, [0x7B, 0x5F, 0x21].contains(bytes[start]) {
        start += 1
        conditionStarts.append(start)
      }
    }
    self.conditionStarts = conditionStarts
  }

  /// A class as a whole.
  func whole(_ token: Int) -> Place { Place(classes: classes, offsets: [], whole: range(of: token)) }

  /// Where the value of a class stands.
  func place(of expression: String, in token: Int) -> Place? {
    place(Array(expression.utf8), in: token, starts.filter { range(of: token).contains($0) })
  }

  /// Where a condition stands: in a variant of a class, or in one before the group that the class is in.
  func place(ofCondition condition: String, in token: Int) -> Place? {
    let range = range(of: token)
    let inside = conditionStarts.filter { range.contains($0) }
    let before = conditionStarts.filter { $0 < range.lowerBound }
    return place(Array(condition.utf8), in: token, inside + before.reversed())
  }

  private func place(_ wanted: [UInt8], in token: Int, _ starts: [Int]) -> Place? {
    for start in starts {
      if let offsets = offsets(of: wanted, at: start) {
        return Place(classes: classes, offsets: offsets, whole: range(of: token))
      }
    }
    return nil
  }

  private func range(of token: Int) -> Range<Int> { token < tokens.count ? tokens[token] : 0..<bytes.count }

  /// Reads as the inside of brackets is read: `_` is a blank outside of references, and `\` takes the next
  /// byte as it is.
  private func offsets(of wanted: [UInt8], at start: Int) -> [Int]? {
    var offsets: [Int] = []
    offsets.reserveCapacity(wanted.count + 1)
    var index = start
    var isReference = false
    for byte in wanted {
      guard index < bytes.count else { return nil }
      offsets.append(index)
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        guard next == byte else { return nil }
        index += 2
        continue
      }
      if Self.isMarker(bytes[index]), next == UInt8(ascii: "{") { isReference = true }
      if bytes[index] == UInt8(ascii: "}") { isReference = false }
      let isBlank = bytes[index] == UInt8(ascii: "_") && !isReference
      guard (isBlank ? 0x20 : bytes[index]) == byte else { return nil }
      index += 1
    }
    offsets.append(index)
    return offsets
  }

  private static func isMarker(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
  }
}
