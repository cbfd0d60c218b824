/// Lines of a text in UTF-8, for turning byte offsets into lines and columns.
///
/// CRLF, LF and CR end a line.
public struct LineMap: Sendable {
  private let bytes: [UInt8]
  /// Byte offset of the start of each line.
  private let starts: [Int]
  /// Number of scalars that start before each block of ``blockSize`` bytes; empty when all is ASCII.
  private let scalarsBefore: [Int]

  private static let blockSize = 256

  /// Map of a text; O(length).
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var isASCII = true
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var at = 0
      while at < bytes.count {
        if at &+ 8 <= bytes.count {
          let eight = EightBytes(base, at: at)
          if !eight.isASCII { isASCII = false }
          if !eight.contain(0x0A), !eight.contain(0x0D) {
            at &+= 8
            continue
          }
        }
        let end = min(at &+ 8, bytes.count)
        while at < end {
          let byte = bytes[at]
          if byte >= 0x80 { isASCII = false }
          at &+= 1
          if byte == 0x0A || byte == 0x0D && !(at < bytes.count && bytes[at] == 0x0A) { starts.append(at) }
        }
      }
    }
    self.starts = starts
    scalarsBefore = isASCII ? [] : LineMap.scalarCounts(bytes)
  }

  private static func scalarCounts(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / blockSize + 1)
    var count = 0
    bytes.withUnsafeBufferPointer { bytes in
      for at in bytes.indices {
        if at % blockSize == 0 { counts.append(count) }
        if bytes[at] & 0xC0 != 0x80 { count += 1 }
      }
    }
    return counts
  }

  /// Number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int { starts.count }

  /// Line and column of a byte offset; O(log lines).
  ///
  /// An offset inside a scalar is the scalar's place; one outside the text is moved to its nearer end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let start = starts[line]
    guard !scalarsBefore.isEmpty else { return SourcePosition(line: line + 1, column: offset - start + 1) }
    var scalar = offset
    while scalar > start, scalar < bytes.count, bytes[scalar] & 0xC0 == 0x80 { scalar -= 1 }
    let column = scalars(before: scalar) - scalars(before: start) + 1
    return SourcePosition(line: line + 1, column: column)
  }

  /// Byte offsets of a line, counted from 1, without its line end; empty at the nearer end of the text for a
  /// line that does not exist.
  public func lineRange(of line: Int) -> Range<Int> {
    guard line >= 1 else { return 0..<0 }
    guard line <= starts.count else { return bytes.count..<bytes.count }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    if line < starts.count {
      end -= 1
      if bytes[end] == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// Byte offset of the start of a line that exists, counted from 1.
  func start(of line: Int) -> Int {
    starts[line - 1]
  }

  /// Index of the last line that starts at or before an offset.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalars(before offset: Int) -> Int {
    let block = min(offset / LineMap.blockSize, scalarsBefore.count - 1)
    var count = scalarsBefore[block]
    for at in (block * LineMap.blockSize)..<offset where bytes[at] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
