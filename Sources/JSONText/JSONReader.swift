/// Builds the tape of a document in one pass, without recursion and without decoding anything.
///
/// While a container is open, its `next` holds the index of its parent, so that the tape is its own stack.
struct JSONReader {
  let base: UnsafeRawPointer
  let count: Int
  /// Memory for as many entries as the text can have.
  private let tape: UnsafeMutablePointer<TapeEntry>
  /// Entries that are written.
  private(set) var filled = 0

  /// Tape of a whole text.
  static func tape(of bytes: [UInt8]) throws(JSONError) -> [TapeEntry] {
    guard UInt64(bytes.count) < UInt64(UInt32.max) else { throw JSONError(.tooLarge, offset: 0) }
    guard !bytes.isEmpty else { throw JSONError(.empty, offset: 0) }
    var fault: JSONError?
    let tape = bytes.withUnsafeBytes { input in
      [TapeEntry](unsafeUninitializedCapacity: entryLimit(input)) { tape, filled in
        guard let base = input.baseAddress, let start = tape.baseAddress else { return }
        var reader = JSONReader(base: base, count: input.count, tape: start)
        do throws(JSONError) {
          try reader.read()
        } catch {
          fault = error
        }
        filled = reader.filled
      }
    }
    if let fault { throw fault }
    return tape
  }

  private init(base: UnsafeRawPointer, count: Int, tape: UnsafeMutablePointer<TapeEntry>) {
    self.base = base
    self.count = count
    self.tape = tape
  }

  /// As many entries as a text can have at most: one begins it, and a bracket, a comma or a colon stands before each
  /// other one.
  ///
  /// The reader writes without looking for room, since it puts an entry on the tape only behind one of those bytes.
  static func entryLimit(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let base = bytes.baseAddress else { return 1 }
    var limit = 1
    var at = 0
    while at < bytes.count {
      // A small counter, emptied before it can overflow, lets the processor look at many bytes at once.
      var some: UInt8 = 0
      let end = min(at &+ 255, bytes.count)
      while at < end {
        let byte = base.load(fromByteOffset: at, as: UInt8.self)
        // `[` and `{` differ in one bit.
        some &+= (byte == 0x2C ? 1 : 0) | (byte == 0x3A ? 1 : 0) | (byte | 0x20 == 0x7B ? 1 : 0)
        at &+= 1
      }
      limit &+= Int(some)
    }
    return limit
  }

  @inline(__always) func byte(_ at: Int) -> UInt8 {
    base.load(fromByteOffset: at, as: UInt8.self)
  }

  /// Offset of the first byte from `from` on that is no blank.
  @inline(__always) func skipBlanks(_ from: Int) -> Int {
    var at = from
    while at < count {
      let byte = byte(at)
      guard byte <= 0x20 else { return at }
      if byte == 0x0A {
        at &+= 1
        // Indentation: eight blanks at a time.
        while at &+ 8 <= count,
          base.loadUnaligned(fromByteOffset: at, as: UInt64.self) == 0x2020_2020_2020_2020
        {
          at &+= 8
        }
      } else if byte == 0x20 || byte == 0x0D || byte == 0x09 {
        at &+= 1
      } else {
        return at
      }
    }
    return at
  }

  @inline(__always) mutating func append(_ start: Int, _ end: Int, _ info: UInt32) {
    (tape + filled).initialize(
      to: TapeEntry(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: filled &+ 1), info: info))
    filled &+= 1
  }

  func failure(_ kind: JSONError.Kind, at offset: Int) -> JSONError {
    JSONError(kind, offset: offset, found: offset < count ? byte(offset) : nil)
  }

  /// Fault at a place where something had to follow: the end of the text, or the kind given.
  func failure(_ kind: JSONError.Kind, orEndAt offset: Int) -> JSONError {
    failure(offset < count ? kind : .unexpectedEnd, at: offset)
  }

  mutating func read() throws(JSONError) {
    if count >= 3, byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { throw failure(.byteOrderMark, at: 0) }
    var at = skipBlanks(0)
    guard at < count else { throw failure(.empty, at: at) }
    var open = 0
    var depth = 0
    var inObject = false
    var members: UInt32 = 0

    value: while true {
      guard at < count else { throw failure(.unexpectedEnd, at: at) }
      let first = byte(at)
      switch first {
      case 0x22:
        at = try readString(at)
      case 0x7B, 0x5B:
        guard depth < JSONDocument.depthLimit else { throw failure(.depthLimit, at: at) }
        if depth > 0 { try setCount(members, of: open) }
        let parent = open
        open = filled
        depth &+= 1
        members = 0
        inObject = first == 0x7B
        append(at, at, UInt32((inObject ? JSONKind.object : .array).rawValue))
        tape[open].next = UInt32(truncatingIfNeeded: parent)
        at = skipBlanks(at &+ 1)
        guard at < count, byte(at) == (inObject ? 0x7D : 0x5D) else {
          if inObject { at = try readKey(at) }
          continue value
        }
        // Empty: the loop below sees the bracket at once.
        members = .max
      case 0x2D, 0x30...0x39:
        at = try readNumber(at)
      case 0x74, 0x66, 0x6E:
        at = try readLiteral(at)
      default:
        let isLetter = (first | 0x20) >= 0x61 && (first | 0x20) <= 0x7A
        throw failure(isLetter ? .invalidLiteral : .unexpectedByte(first), at: at)
      }

      while depth > 0 {
        members = members &+ 1
        at = skipBlanks(at)
        guard at < count else { throw failure(.unexpectedEnd, at: at) }
        let separator = byte(at)
        if separator == 0x2C {
          let comma = at
          at = skipBlanks(at &+ 1)
          if at < count, byte(at) == (inObject ? 0x7D : 0x5D) { throw failure(.trailingComma, at: comma) }
          if inObject { at = try readKey(at) }
          continue value
        }
        guard separator == (inObject ? 0x7D : 0x5D) else { throw failure(.expectedCommaOrEnd, at: at) }
        at &+= 1
        try setCount(members, of: open)
        let parent = Int(tape[open].next)
        tape[open].end = UInt32(truncatingIfNeeded: at)
        tape[open].next = UInt32(truncatingIfNeeded: filled)
        depth &-= 1
        open = parent
        inObject = tape[parent].info & 7 == UInt32(JSONKind.object.rawValue)
        members = tape[parent].info >> TapeEntry.countShift
      }
      at = skipBlanks(at)
      guard at == count else { throw failure(.trailingContent, at: at) }
      return
    }
  }

  @inline(__always) mutating func setCount(_ members: UInt32, of index: Int) throws(JSONError) {
    guard members < TapeEntry.countLimit else { throw failure(.tooLarge, at: Int(tape[index].start)) }
    tape[index].info = tape[index].info & 15 | members << TapeEntry.countShift
  }

  /// Reads a key and its colon; gives the offset of the value.
  @inline(__always) mutating func readKey(_ from: Int) throws(JSONError) -> Int {
    guard from < count, byte(from) == 0x22 else { throw failure(.expectedKey, orEndAt: from) }
    var at = try readString(from)
    at = skipBlanks(at)
    guard at < count, byte(at) == 0x3A else { throw failure(.expectedColon, orEndAt: at) }
    return skipBlanks(at &+ 1)
  }
}
