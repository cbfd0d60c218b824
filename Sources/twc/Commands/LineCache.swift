/// Answers to lines that came before; feeds repeat themselves.
///
/// A line has a few places, of which a newer line takes the oldest, so the memory is bounded whatever comes.
struct LineCache {
  struct Entry {
    let line: [UInt8]
    let answer: [UInt8]
    let isError: Bool
  }

  private static let sets = 4096
  private static let ways = 4
  private static let longestLine = 256
  private static let longestAnswer = 1024
  private var entries: [Entry?] = Array(repeating: nil, count: LineCache.sets * LineCache.ways)
  /// The place of each set that is taken next.
  private var turns: [UInt8] = Array(repeating: 0, count: LineCache.sets)

  /// The answer to a line, if it is remembered.
  func entry(for line: UnsafeBufferPointer<UInt8>) -> Entry? {
    guard line.count <= Self.longestLine else { return nil }
    let start = Self.set(of: line) * Self.ways
    for place in start..<start + Self.ways {
      guard let entry = entries[place] else { return nil }
      if entry.line.elementsEqual(line) { return entry }
    }
    return nil
  }

  mutating func remember(_ line: UnsafeBufferPointer<UInt8>, _ answer: ArraySlice<UInt8>, isError: Bool) {
    guard line.count <= Self.longestLine, answer.count <= Self.longestAnswer else { return }
    let set = Self.set(of: line)
    entries[set * Self.ways + Int(turns[set])] = Entry(
      line: Array(line), answer: Array(answer), isError: isError)
    turns[set] = (turns[set] + 1) % UInt8(Self.ways)
  }

  /// FNV-1a, folded.
  private static func set(of line: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int((hash ^ (hash >> 32)) % UInt64(sets))
  }
}
