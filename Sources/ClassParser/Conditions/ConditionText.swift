/// The text of a condition in brackets, such as `${isError}`, `!${isOpen}` or `{{ … }}`.
enum ConditionText {
  /// The expression without its outer `{{ }}` and blanks, and whether a single `!` stood in front of it.
  ///
  /// Returns `nil` when the text holds no reference, so that it could not be a condition.
  static func normalized(_ text: String) -> (expression: String, isNegated: Bool)? {
    var bytes = trimmed(Array(text.utf8)[...])
    if bytes.count >= 4, bytes.starts(with: [0x7B, 0x7B]), bytes.suffix(2).elementsEqual([0x7D, 0x7D]) {
      bytes = trimmed(bytes.dropFirst(2).dropLast(2))
    }
    guard holdsReference(bytes) else { return nil }
    var isNegated = false
    if bytes.first == UInt8(ascii: "!"), isOneReference(bytes.dropFirst()) {
      isNegated = true
      bytes = bytes.dropFirst()
    }
    return (String(decoding: bytes, as: UTF8.self), isNegated)
  }

  /// The expression as brackets hold it: one that would lose braces of its own gets another pair.
  static func written(_ expression: String) -> String {
    let bytes = Array(expression.utf8)
    let looksWrapped = bytes.starts(with: [0x7B, 0x7B]) && bytes.suffix(2).elementsEqual([0x7D, 0x7D])
    return looksWrapped ? "{{ \(expression) }}" : expression
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.first == 0x20 { bytes = bytes.dropFirst() }
    while bytes.last == 0x20 { bytes = bytes.dropLast() }
    return bytes
  }

  /// Whether the text is one `${…}`, `@{…}` or `#{…}`.
  static func isOneReference(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 4, let first = bytes.first, isMarker(first), bytes.last == UInt8(ascii: "}"),
      bytes[bytes.startIndex + 1] == UInt8(ascii: "{")
    else { return false }
    return !bytes.dropFirst(2).dropLast().contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  static func isMarker(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
  }

  private static func holdsReference(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { isMarker($0) && $1 == UInt8(ascii: "{") }
  }
}
