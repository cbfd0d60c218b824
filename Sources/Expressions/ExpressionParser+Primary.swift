extension ExpressionParser {
  mutating func primary() throws(ExpressionError) -> Parsed {
    let start = at
    guard let byte = peek() else { throw expectedValue() }
    switch byte {
    case 0x30...0x39: return try number()
    case 0x22, 0x27:
      let text = try string()
      return leaf(.literal(.string(text)), start)
    case 0x28:
      at += 1
      try enter()
      skipSpace()
      var inner = try pipeline()
      try expect(0x29, skippingSpace: false)
      leave()
      inner.range = start..<at
      return inner
    case 0x5B:
      at += 1
      let (elements, height) = try list(until: 0x5D)
      return try combined(.array(elements), above: height, start..<at)
    case 0x7B: return try dictionary()
    case 0x23, 0x24, 0x40: return try reference()
    default: return try word()
    }
  }

  func leaf(_ node: Expression.Node, _ start: Int) -> Parsed {
    Parsed(expression: Expression(node, span: start..<at), height: 1, range: start..<at)
  }

  /// Expressions between commas up to a closing byte, behind which the parser then stands.
  mutating func list(until close: UInt8) throws(ExpressionError) -> ([Expression], Int) {
    var elements: [Expression] = []
    var height = 0
    try enter()
    skipSpace()
    if peek() != close {
      while true {
        let element = try pipeline()
        elements.append(element.expression)
        height = max(height, element.height)
        guard peek() == 0x2C else { break }
        at += 1
        skipSpace()
      }
    }
    try expect(close, skippingSpace: false)
    leave()
    return (elements, height)
  }

  mutating func call(_ nameSpan: Range<Int>) throws(ExpressionError) -> (ExpressionCall, Int) {
    at += 1
    let (arguments, height) = try list(until: 0x29)
    return (ExpressionCall(text(nameSpan), arguments, nameSpan: nameSpan), height)
  }

  mutating func dictionary() throws(ExpressionError) -> Parsed {
    let start = at
    at += 1
    if peek() == 0x7B {
      throw ExpressionError(.mergedMarkers("{{"), span: start..<at + 1)
    }
    var entries: [ExpressionEntry] = []
    var height = 0
    try enter()
    skipSpace()
    if peek() != 0x7D {
      while true {
        guard let quote = peek(), quote == 0x22 || quote == 0x27 else {
          let (found, span) = found()
          throw ExpressionError(.expectedKey(found: found), span: span)
        }
        let keyStart = at
        let key = try string()
        let keySpan = keyStart..<at
        skipSpace()
        try expect(0x3A)
        let value = try pipeline()
        height = max(height, value.height)
        entries.append(ExpressionEntry(key: key, value: value.expression, keySpan: keySpan))
        guard peek() == 0x2C else { break }
        at += 1
        skipSpace()
      }
    }
    try expect(0x7D, skippingSpace: false)
    leave()
    return try combined(.dictionary(entries), above: height, start..<at)
  }

  mutating func string() throws(ExpressionError) -> String {
    let start = at
    let quote = bytes[at]
    at += 1
    while at < end {
      if bytes[at] == quote {
        at += 1
        return text(start + 1..<at - 1)
      }
      at += 1
    }
    at = start
    throw ExpressionError(.unterminatedString, span: start..<end)
  }

  mutating func number() throws(ExpressionError) -> Parsed {
    let start = at
    skipDigits()
    var isWhole = true
    if peek() == 0x2E, at + 1 < end, isDigit(bytes[at + 1]) {
      isWhole = false
      at += 1
      skipDigits()
    }
    if isWhole, let value = NumberText.integer(bytes[start..<at]) {
      return leaf(.literal(.integer(value)), start)
    }
    guard let value = NumberText.double(bytes[start..<at]) else {
      throw ExpressionError(.numberTooLarge(text(start..<at)), span: start..<at)
    }
    return leaf(.literal(.double(value)), start)
  }

  private mutating func skipDigits() {
    while at < end, isDigit(bytes[at]) { at += 1 }
  }

  /// A keyword, a call or a bare name.
  mutating func word() throws(ExpressionError) -> Parsed {
    let start = at
    let length = nameLength(at)
    guard length > 0 else { throw expectedValue() }
    let name = text(start..<start + length)
    at += length
    switch name {
    case "true": return leaf(.literal(.bool(true)), start)
    case "false": return leaf(.literal(.bool(false)), start)
    case "null", "nil": return leaf(.literal(.none), start)
    default: break
    }
    let nameSpan = start..<at
    skipSpace()
    if peek() == 0x28 {
      let (call, height) = try call(nameSpan)
      return try combined(.call(call), above: height, start..<at)
    }
    at = nameSpan.upperBound
    if allowsNames { return leaf(.name(name), start) }
    if name == "not" { throw ExpressionError(.foreignOperator(name, use: "!"), span: nameSpan) }
    throw ExpressionError(.bareName(name), span: nameSpan)
  }
}
