extension JSONDocument {
  /// Whether a string or key is written with at least one escape; false for another kind.
  public func hasEscapes(_ node: JSONNode) -> Bool {
    entry(node).hasEscapes
  }

  /// Decoded text of a string or key; nil for another kind.
  ///
  /// A lone surrogate escape reads as U+FFFD.
  public func string(of node: JSONNode) -> String? {
    withText(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// Byte offsets between the quotes of a string or key that has no escapes, where the bytes are the text; nil for
  /// another one.
  @inlinable public func plainText(of node: JSONNode) -> Range<Int>? {
    let entry = entry(node)
    return entry.kind == .string && !entry.hasEscapes ? content(entry) : nil
  }

  /// Whether a node is a string or key with exactly this decoded text, byte by byte.
  ///
  /// Nothing is allocated and nothing normalised.
  public func text(of node: JSONNode, equals text: String) -> Bool {
    let entry = entry(node)
    guard entry.kind == .string else { return false }
    guard !entry.hasEscapes else {
      var decoder = StringDecoder(bytes, range: entry.range)
      for byte in text.utf8 {
        guard decoder.next() == byte else { return false }
      }
      return decoder.next() == nil
    }
    let content = content(entry)
    var at = content.lowerBound
    guard text.utf8.count == content.count else { return false }
    for byte in text.utf8 {
      guard bytes[at] == byte else { return false }
      at += 1
    }
    return true
  }

  /// Reads the decoded UTF-8 of a string or key, where it stands if it has no escapes; nil for another kind.
  @inlinable public func withText<Answer>(
    of node: JSONNode, _ read: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer? {
    guard let content = plainText(of: node) else {
      return decodedText(of: node).map { text in text.withUnsafeBufferPointer { read($0) } }
    }
    return bytes.withUnsafeBufferPointer { read(UnsafeBufferPointer(rebasing: $0[content])) }
  }

  @usableFromInline func decodedText(of node: JSONNode) -> [UInt8]? {
    let entry = entry(node)
    return entry.kind == .string ? decoded(entry) : nil
  }

  /// Byte offset in the document of a place in the decoded UTF-8 text of a string or key.
  ///
  /// A place inside an escape is the start of the escape; the end of the text, and everything past it, is the
  /// closing quote. For another kind, the start of the value. O(length) with escapes.
  ///
  ///     "a\u00E9b"
  ///      ^^     ^^    decoded offsets 0, 1 and 2, 3, 4
  public func sourceOffset(inString node: JSONNode, decodedOffset: Int) -> Int {
    let entry = entry(node)
    guard entry.kind == .string else { return Int(entry.start) }
    let content = content(entry)
    let offset = max(decodedOffset, 0)
    guard entry.hasEscapes else { return content.lowerBound + min(offset, content.count) }
    var decoder = StringDecoder(bytes, range: entry.range)
    var left = offset
    while decoder.next() != nil, left > 0 { left -= 1 }
    return decoder.source
  }

  /// Byte offsets between the quotes.
  @inlinable func content(_ entry: TapeEntry) -> Range<Int> {
    Int(entry.start) + 1..<Int(entry.end) - 1
  }

  func decoded(_ entry: TapeEntry) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content(entry).count)
    var decoder = StringDecoder(bytes, range: entry.range)
    while let byte = decoder.next() { result.append(byte) }
    return result
  }
}
