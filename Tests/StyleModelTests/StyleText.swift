import JSONText
import StyleModel

/// A style object read for a test.
struct DecodedStyle {
  let document: JSONDocument
  let result: StemJSONDecoder.Result

  init(_ text: String) throws {
    document = try JSONDocument(parsing: text)
    result = StemJSONDecoder.decode(document.root, in: document)
  }

  var style: Style { result.style }
  var errors: [Diagnostic] { result.diagnostics.filter { $0.severity == .error } }
  /// The canonical form of what the style holds.
  var canonical: String { JSONWriter.text(StemJSONEncoder.encode(style)) }
  /// The canonical form with the rest put back.
  var complete: String { JSONWriter.text(StemJSONDecoder.encode(style, rest: result.rest)) }
}

/// The text of a range of UTF-8 bytes.
func excerpt(_ range: Range<Int>, of text: String) -> String {
  String(decoding: Array(text.utf8)[range], as: UTF8.self)
}
