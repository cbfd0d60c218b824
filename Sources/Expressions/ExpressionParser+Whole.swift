extension ExpressionParser {
  /// Parses a whole StemJSON string; ranges count from its first byte.
  ///
  /// A string that is one marker from end to end has to parse. Any other is a literal, with a suspicion if it
  /// holds markers.
  public static func parse(whole text: String) throws(ExpressionError) -> ExpressionText {
    let bytes = Array(text.utf8)
    var parser = ExpressionParser(bytes: bytes, range: 0..<bytes.count)
    if parser.has("{{") {
      if let inside = parser.wrappedRange() {
        var inner = ExpressionParser(bytes: bytes, range: inside)
        return ExpressionText(.wrapped(try inner.everything()))
      }
    } else if parser.scope(0) != nil, parser.closingBrace(from: 2) == bytes.count - 1 {
      do {
        return ExpressionText(.reference(try parser.everything()))
      } catch {
        guard case .mergedMarkers = error.kind else { throw error }
        return ExpressionText(.literal(text), .merged, error.span)
      }
    }
    return parser.literal(text)
  }

  /// The expression that a whole string is; `nil` for a literal and for what does not parse.
  public static func expression(whole text: String) -> Expression? {
    do throws(ExpressionError) {
      return try parse(whole: text).expression
    } catch {
      return nil
    }
  }

  /// Parses a condition: a whole string such as `${busy}` or `{{ … }}`, or the text of an expression by itself.
  public static func parse(condition text: String) throws(ExpressionError) -> Expression {
    if let whole = try parse(whole: text).expression { return whole }
    return try parse(text)
  }

  /// Range between `{{` and the `}}` that belongs to it, if that ends the string.
  private func wrappedRange() -> Range<Int>? {
    guard end >= 4, bytes[end - 2] == 0x7D, bytes[end - 1] == 0x7D else { return nil }
    // With a quote or a brace too many there is no such `}}`; what the parser says then is more use.
    guard let close = closingBrace(from: 2), close + 1 < end, bytes[close + 1] == 0x7D else {
      return 2..<end - 2
    }
    return close == end - 2 ? 2..<close : nil
  }

  /// Offset of the brace that closes what opened before an offset; strings are skipped.
  private func closingBrace(from start: Int) -> Int? {
    var depth = 0
    var quote: UInt8 = 0
    for position in start..<max(start, end) {
      let byte = bytes[position]
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case 0x7B: depth += 1
      case 0x7D where depth > 0: depth -= 1
      case 0x7D: return position
      default: break
      }
    }
    return nil
  }

  /// The literal, with what is suspicious about its first marker.
  private func literal(_ text: String) -> ExpressionText {
    for position in 0..<end {
      if let length = mergedMarkerLength(position) {
        return ExpressionText(.literal(text), .merged, position..<position + length)
      }
      guard isMarker(position) else { continue }
      guard let close = closingBrace(from: position + 2) ?? bytes[position...].firstIndex(of: 0x7D) else {
        return ExpressionText(.literal(text), .unfinished, position..<position + 2)
      }
      guard bytes[position] == 0x7B else {
        return ExpressionText(.literal(text), .mixed, position..<close + 1)
      }
      guard close + 1 < end, bytes[close + 1] == 0x7D else {
        return ExpressionText(.literal(text), .unfinished, position..<position + 2)
      }
      return ExpressionText(.literal(text), .mixed, position..<close + 2)
    }
    return ExpressionText(.literal(text))
  }
}
