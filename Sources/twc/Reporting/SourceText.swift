import JSONText
import StyleModel

/// A text that diagnostics point into.
final class SourceText {
  /// The file's path, or a name in angle brackets.
  let name: String
  let bytes: [UInt8]
  /// The number of the text's first line in what it is a part of.
  let firstLine: Int
  /// Made when the first diagnostic asks for a line.
  lazy var lines = LineMap(bytes)

  init(_ name: String, _ bytes: [UInt8], firstLine: Int = 1) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// Line and column of a byte, in what the text is a part of.
  func position(at offset: Int) -> SourcePosition {
    let place = lines.position(at: offset)
    return SourcePosition(line: place.line + firstLine - 1, column: place.column)
  }

  static let classesName = "<classes>"
  static let inputName = "<stdin>"

  /// The text of some bytes; those outside the text are left out.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Reads the text as JSON, or says what is wrong with it: first of all that it is not UTF-8.
  func json() -> (document: JSONDocument?, fault: Diagnostic?) {
    do throws(JSONError) {
      return (try JSONDocument(parsing: bytes), nil)
    } catch {
      return (
        nil, encodingFault ?? Diagnostic(.error, id: "json-syntax", at: place(error.offset), error.message)
      )
    }
  }

  /// The first byte that is not UTF-8, as a diagnostic.
  var encodingFault: Diagnostic? {
    guard let offset = firstInvalidUTF8(bytes) else { return nil }
    let digits = String(bytes[offset], radix: 16, uppercase: true)
    return Diagnostic(.error, id: "invalid-utf8", at: place(offset), "the byte 0x\(digits) here is not UTF-8")
  }

  private func place(_ offset: Int) -> Range<Int> { min(offset, bytes.count)..<min(offset + 1, bytes.count) }
}

/// Where a text stops being UTF-8.
private func firstInvalidUTF8(_ bytes: [UInt8]) -> Int? {
  var decoder = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var offset = 0
  while true {
    switch decoder.parseScalar(from: &rest) {
    case .valid(let scalar): offset += scalar.count
    case .error: return offset
    case .emptyInput: return nil
    }
  }
}
