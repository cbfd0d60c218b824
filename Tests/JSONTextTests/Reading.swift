import JSONText

/// First fault of a text, or nil if it is JSON.
func fault(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONDocument(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

/// First fault of a text, or nil if it is JSON.
func fault(_ text: String) -> JSONError? {
  fault(Array(text.utf8))
}

/// Text of bytes that are UTF-8.
func text(_ bytes: some Sequence<UInt8>) -> String {
  String(decoding: Array(bytes), as: UTF8.self)
}
