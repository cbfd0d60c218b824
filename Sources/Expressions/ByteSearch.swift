/// Search for one text in others in linear time (Knuth, Morris and Pratt).
struct ByteSearch {
  private let needle: [UInt8]
  /// For every length, the longest proper prefix that also ends there.
  private let borders: [Int]

  /// Search for a text that is not empty.
  init(_ text: String) {
    let needle = Array(text.utf8)
    var borders = [Int](repeating: 0, count: needle.count)
    var matched = 0
    for index in needle.indices.dropFirst() {
      while matched > 0, needle[index] != needle[matched] { matched = borders[matched - 1] }
      if needle[index] == needle[matched] { matched += 1 }
      borders[index] = matched
    }
    self.needle = needle
    self.borders = borders
  }

  /// Offset of the first place at or behind an offset.
  func first(in bytes: [UInt8], from start: Int) -> Int? {
    guard !needle.isEmpty else { return nil }
    var matched = 0
    for index in start..<max(start, bytes.count) {
      while matched > 0, bytes[index] != needle[matched] { matched = borders[matched - 1] }
      if bytes[index] == needle[matched] { matched += 1 }
      if matched == needle.count { return index - matched + 1 }
    }
    return nil
  }

  /// The parts between all places, none of which overlap.
  func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    while let place = first(in: bytes, from: start) {
      parts.append(bytes[start..<place])
      start = place + needle.count
    }
    parts.append(bytes[start...])
    return parts
  }
}
