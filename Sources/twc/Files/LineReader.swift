#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads lines from a descriptor through a buffer that never grows.
///
/// LF and CRLF end a line; the last line may go without. A line that does not fit the buffer is skipped and
/// counted.
struct LineReader: ~Copyable {
  enum Line {
    /// The bytes without the line end, valid until the next line is asked for.
    case text(UnsafeBufferPointer<UInt8>)
    /// A line of so many bytes that did not fit.
    case tooLong(Int)
  }

  private static let capacity = 1 << 18

  private let descriptor: Int32
  private let buffer: UnsafeMutableRawBufferPointer
  /// What is read and not yet handed out.
  private var start = 0
  private var end = 0
  /// Up to here no line end was found.
  private var scanned = 0
  private var isAtEnd = false
  /// Bytes of the line that were dropped.
  private var skipped = 0
  private var lastSkipped: UInt8 = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    buffer = .allocate(byteCount: Self.capacity, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// Whether a whole line is there without waiting.
  var hasLine: Bool { mutableLineEnd() != nil }

  private func mutableLineEnd() -> Int? {
    guard let base = buffer.baseAddress, scanned < end,
      let found = memchr(base + scanned, 0x0A, end - scanned)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The next line, or `nil` after the last one.
  mutating func next() throws(SystemError) -> Line? {
    while true {
      if let lineEnd = mutableLineEnd() {
        defer {
          start = lineEnd + 1
          scanned = start
        }
        return take(upTo: lineEnd, hasEnd: true)
      }
      scanned = end
      if isAtEnd {
        if start == end, skipped == 0 { return nil }
        defer { start = end }
        return take(upTo: end, hasEnd: false)
      }
      try fill()
    }
  }

  /// The line from the start to an offset; a carriage return belongs to the line end only before a line feed.
  private mutating func take(upTo offset: Int, hasEnd: Bool) -> Line {
    var count = offset - start
    if skipped > 0 {
      let last = count > 0 ? buffer[offset - 1] : lastSkipped
      let total = skipped + count - (hasEnd && last == 0x0D ? 1 : 0)
      skipped = 0
      return .tooLong(total)
    }
    if hasEnd, count > 0, buffer[offset - 1] == 0x0D { count -= 1 }
    let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[start..<start + count])
    return .text(bytes.bindMemory(to: UInt8.self))
  }

  /// Reads more, after moving what is left to the front.
  private mutating func fill() throws(SystemError) {
    if start > 0, let base = buffer.baseAddress {
      memmove(base, base + start, end - start)
      end -= start
      start = 0
    }
    if end == buffer.count {
      skipped += end
      lastSkipped = buffer[end - 1]
      end = 0
    }
    scanned = end
    let count = try System.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
    if count == 0 { isAtEnd = true }
    end += count
  }
}
