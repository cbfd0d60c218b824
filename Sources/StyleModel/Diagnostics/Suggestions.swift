/// Finds the names that a misspelt one may stand for.
public enum Suggestions {
  /// At most three candidates near a name, the nearest first.
  ///
  /// Near is a name that differs in letter case alone, one within a third of the name's bytes (at least 1, at
  /// most 3) by ``distance(_:_:limit:)``, and, after those, one that continues the name or that the name
  /// continues. Of equally near names the shorter comes first, then the one that is first by its bytes.
  /// - Complexity: O(*n* · *m*) for each candidate of about the name's length.
  public static func nearest(to name: String, in candidates: [String]) -> [String] {
    let wanted = Array(name.utf8)
    let limit = min(max(1, wanted.count / 3), 3)
    var found: [Found] = []
    for candidate in candidates {
      let bytes = Array(candidate.utf8)
      guard let rank = rank(bytes, for: wanted, limit: limit) else { continue }
      let entry = Found(name: candidate, bytes: bytes, rank: rank)
      let place = found.firstIndex { entry.precedes($0) } ?? found.count
      guard place < 3, !found.contains(where: { $0.bytes == bytes }) else { continue }
      found.insert(entry, at: place)
      if found.count > 3 { found.removeLast() }
    }
    return found.map { $0.name }
  }

  /// The least number of bytes to insert, remove, replace or swap with a neighbour, no byte being changed
  /// twice, that turns one text into the other; `nil` above the limit.
  public static func distance(_ left: String, _ right: String, limit: Int) -> Int? {
    distance(Array(left.utf8), Array(right.utf8), limit: limit)
  }

  private struct Found {
    let name: String
    let bytes: [UInt8]
    let rank: Int

    func precedes(_ other: Found) -> Bool {
      if rank != other.rank { return rank < other.rank }
      if bytes.count != other.bytes.count { return bytes.count < other.bytes.count }
      return bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  // The distance, 0 for another letter case, one more than the limit for a prefix.
  private static func rank(_ candidate: [UInt8], for wanted: [UInt8], limit: Int) -> Int? {
    if candidate.count == wanted.count,
      zip(candidate, wanted).allSatisfy({ asciiLowercased($0) == asciiLowercased($1) })
    {
      return 0
    }
    if let distance = distance(wanted, candidate, limit: limit) { return distance }
    // One or two letters begin too many names to mean any of them.
    guard min(candidate.count, wanted.count) >= 3 else { return nil }
    return candidate.starts(with: wanted) || wanted.starts(with: candidate) ? limit + 1 : nil
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      var least = i + 1
      for (j, b) in right.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
        least = min(least, cost)
      }
      // A swap reaches back two rows, so one row above the limit is not the end yet.
      if least > limit + 1 { return nil }
      beforeLast = last
      last = row
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
