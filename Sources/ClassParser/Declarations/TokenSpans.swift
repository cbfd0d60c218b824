/// Where the tokens of a string stand; for most strings that takes no memory of its own.
enum TokenSpans: Sendable {
  /// Up to eight tokens within the first 255 bytes: a byte for the start and for the end of each, lowest first. No token
  /// ends at zero.
  case few(starts: UInt64, ends: UInt64)
  case many([ClassList.Token])

  /// Takes tokens in the order in which they stand.
  init(_ tokens: ScratchBuffer<ClassList.Token>) {
    let count = tokens.count
    guard count <= 8, count == 0 || tokens[count - 1].range.upperBound <= 255 else {
      self = .many(tokens.array)
      return
    }
    var (starts, ends): (UInt64, UInt64) = (0, 0)
    for index in 0..<count {
      let range = tokens[index].range
      starts |= UInt64(range.lowerBound) << UInt64(index * 8)
      ends |= UInt64(range.upperBound) << UInt64(index * 8)
    }
    self = .few(starts: starts, ends: ends)
  }

  /// The tokens as an array.
  var tokens: [ClassList.Token] {
    switch self {
    case .many(let tokens): return tokens
    case .few(var starts, var ends):
      var tokens: [ClassList.Token] = []
      tokens.reserveCapacity(8 - ends.leadingZeroBitCount / 8)
      while ends != 0 {
        tokens.append(ClassList.Token(range: Int(starts & 0xFF)..<Int(ends & 0xFF)))
        starts >>= 8
        ends >>= 8
      }
      return tokens
    }
  }
}
