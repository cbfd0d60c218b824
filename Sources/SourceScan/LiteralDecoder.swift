/// Collects the text of a literal and where its parts stand.
struct LiteralDecoder {
  private var string: ClassString
  private var text: [UInt8] = []

  init(pattern: String, range: Range<Int>) {
    string = ClassString(pattern: pattern, range: range, text: "")
    text.reserveCapacity(range.count)
  }

  /// A byte that stands for itself.
  mutating func append(_ byte: UInt8) { text.append(byte) }

  /// A text that stands for other bytes of the source.
  mutating func append(_ other: [UInt8], from start: Int, to end: Int) {
    string.mark(text: text.count, source: start, isPlain: false)
    text.append(contentsOf: other)
    string.mark(text: text.count, source: end, isPlain: true)
  }

  func finish() -> ClassString {
    var copy = string
    copy.text = String(decoding: text, as: UTF8.self)
    return copy
  }

  /// A scalar as UTF-8; the replacement character for what is none.
  static func scalar(_ number: UInt32?) -> [UInt8] {
    Array(String(Character(number.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}")).utf8)
  }
}
