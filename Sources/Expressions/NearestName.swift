/// The name of a list that a misspelled one most likely means.
enum NearestName {
  /// The nearest name by edits, if it is near enough; case hardly counts.
  static func of(_ name: String, in names: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = edits(wanted, Array(candidate.lowercased().utf8))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
    return best.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one text to another.
  private static func edits(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      before = last
      last = current
    }
    return last.last ?? 0
  }
}
