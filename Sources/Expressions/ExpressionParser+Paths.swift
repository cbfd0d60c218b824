extension ExpressionParser {
  mutating func reference() throws(ExpressionError) -> Parsed {
    let start = at
    if let length = mergedMarkerLength(at) {
      throw ExpressionError(.mergedMarkers(text(at..<at + length)), span: at..<at + length)
    }
    guard let scope = scope(at) else { throw expectedValue() }
    at += 2
    let outer = allowsNames
    try enter()
    let (segments, height) = try path(start)
    leave()
    allowsNames = outer
    return try combined(.reference(ExpressionReference(scope, segments)), above: height, start..<at)
  }

  /// Segments up to the closing brace, behind which the parser then stands.
  private mutating func path(_ start: Int) throws(ExpressionError) -> ([PathSegment], Int) {
    var segments: [PathSegment] = []
    var height = 0
    while let byte = peek() {
      let segmentStart = at
      if byte == 0x7D, !segments.isEmpty {
        at += 1
        return (segments, height)
      }
      if byte == 0x5B {
        at += 1
        let inner = try bracketed()
        let step = PathSegment.Step(brackets: inner.expression)
        if case .key = step {
        } else if segments.isEmpty {
          throw ExpressionError(.invalidPath(found: "brackets"), span: segmentStart..<at)
        }
        height = max(height, inner.height)
        segments.append(PathSegment(step, span: segmentStart..<at))
        continue
      }
      if byte == 0x2E, !segments.isEmpty {
        at += 1
      } else if !segments.isEmpty {
        break
      }
      let length = pathNameLength(at)
      guard length > 0 else {
        guard at < end else { break }
        throw expectedName()
      }
      segments.append(PathSegment(.name(text(at..<at + length)), span: at..<at + length))
      at += length
    }
    guard at < end else {
      throw ExpressionError(.unterminatedReference(marker: text(start..<start + 2)), span: start..<end)
    }
    if isMarker(at) { throw expectedName() }
    let (found, span) = found()
    throw ExpressionError(.expected("}", found: found), span: span)
  }

  /// Bytes of the key at an offset; keys of paths may hold `-` and begin with a digit.
  private func pathNameLength(_ start: Int) -> Int {
    var position = start
    while position < end {
      let length = nameScalarLength(position, isFirst: false)
      if length > 0 {
        position += length
      } else if bytes[position] == 0x2D, position > start {
        position += 1
      } else {
        break
      }
    }
    return position - start
  }

  /// Scope of the marker at an offset.
  func scope(_ position: Int) -> ExpressionReference.Scope? {
    guard position + 1 < end, bytes[position + 1] == 0x7B else { return nil }
    switch bytes[position] {
    case 0x24: return .state
    case 0x40: return .context
    case 0x23: return .system
    default: return nil
    }
  }

  /// Whether a reference or an expression opens at an offset.
  func isMarker(_ position: Int) -> Bool {
    scope(position) != nil || position + 1 < end && bytes[position] == 0x7B && bytes[position + 1] == 0x7B
  }

  /// Length of the two markers that are run together at an offset, as in `@${` and `${@{`.
  func mergedMarkerLength(_ position: Int) -> Int? {
    guard position + 2 < end else { return nil }
    if scope(position) != nil { return isMarker(position + 2) ? 4 : nil }
    switch bytes[position] {
    case 0x23, 0x24, 0x40: return scope(position + 1) != nil ? 3 : nil
    default: return nil
    }
  }
}
