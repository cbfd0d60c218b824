#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads a descriptor in batches of whole lines.
///
/// A batch is handed on before more input is waited for, so that whoever writes a line and waits for the answer gets
/// it. Memory is bounded by the longest line: one that is longer than the limit is skipped and counted.
struct LineBatches {
  /// Lines of a stream, with their line ends.
  struct Batch: Sendable {
    let bytes: [UInt8]
    /// The number of the first line, counted from 1.
    let firstLine: Int
    /// How many bytes a line has that was too long to be kept; the batch is that line alone.
    var skipped: Int?
  }

  /// How much is read at once.
  private static let size = 1 << 17
  /// The longest line, in bytes.
  static let longest = 64 << 20

  private let descriptor: Int32
  private var rest: [UInt8] = []
  private var line = 1
  private var isAtEnd = false
  /// Bytes of a line that is too long.
  private var skipped = 0
  /// Whether lines may be left that were read behind one that was too long.
  private var mayHoldLines = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next lines, or `nil` after the last one.
  mutating func next() throws(SystemError) -> Batch? {
    if mayHoldLines {
      mayHoldLines = false
      if let end = rest.lastIndex(of: 0x0A) { return take(upTo: end + 1) }
    }
    while !isAtEnd {
      let start = rest.count
      try fill()
      if let end = rest[start...].lastIndex(of: 0x0A) { return take(upTo: end + 1) }
      if rest.count > Self.longest {
        skipped += rest.count
        rest.removeAll(keepingCapacity: true)
      }
    }
    return rest.isEmpty && skipped == 0 ? nil : take(upTo: rest.count)
  }

  private mutating func take(upTo end: Int) -> Batch {
    if skipped > 0 {
      // The long line ends here; what follows it is read again with the next batch.
      let lineEnd = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.count
      let batch = Batch(bytes: [], firstLine: line, skipped: skipped + lineEnd)
      skipped = 0
      line += 1
      rest.removeFirst(lineEnd)
      mayHoldLines = true
      return batch
    }
    let bytes = Array(rest[..<end])
    rest.removeFirst(end)
    let batch = Batch(bytes: bytes, firstLine: line)
    var ends = 0
    for byte in bytes { ends &+= byte == 0x0A ? 1 : 0 }
    line += ends
    return batch
  }

  private mutating func fill() throws(SystemError) {
    rest.reserveCapacity(rest.count + Self.size)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.size, alignment: 16)
    defer { chunk.deallocate() }
    let count = try System.read(descriptor, into: chunk)
    if count == 0 { isAtEnd = true }
    rest.append(contentsOf: chunk[..<count])
  }
}

extension [UInt8] {
  /// The offset of the first byte of a value from an offset on.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
