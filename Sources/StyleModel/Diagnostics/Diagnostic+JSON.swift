import JSONText

extension Diagnostic {
  /// A JSON syntax error at its byte.
  public init(jsonError error: JSONError, in bytes: [UInt8]) {
    let end = min(error.offset + 1, bytes.count)
    self.init(.error, id: "json-syntax", at: min(error.offset, end)..<end, error.message)
  }
}
