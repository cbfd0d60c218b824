import StyleModel
import Theme

/// Finds the classes that are one slip of the hand away from one that means nothing.
///
/// Every candidate is read as a class and means something. The likeliest comes first, by how easily the slip happens:
/// swapped neighbours and a hyphen too many or too few before a letter that is left out, that before one that was
/// added or hit beside its key, and any other letter last; then by how often a utility is used.
struct ClassCorrector {
  /// A class and how far it is.
  struct Correction {
    let text: String
    let cost: Int
  }

  /// The longest text that is looked at; no class without brackets is longer.
  private static let longest = 48
  private static let hyphen = UInt8(ascii: "-")

  private let vocabulary: Vocabulary
  private let recipes: [CompiledRecipe]
  /// The class up to its brackets or modifier, with its minus sign.
  private let wrong: [UInt8]
  /// Brackets and modifier.
  private let tail: String
  private var found: [Correction] = []

  /// At most three classes near one, best first.
  ///
  /// - Complexity: O(*n* · *r*) in the length of the name and the number of roots, plus a few dozen classes to read.
  /// - Parameter recipes: The recipes in force; while a catalog is compiled, those that are finished so far.
  static func corrections(
    of name: String, tail: String, with vocabulary: Vocabulary, recipes: [CompiledRecipe]
  ) -> [Correction] {
    var corrector = ClassCorrector(vocabulary, recipes, Array(name.utf8), tail)
    // A dot stands in numbers alone, which nobody mistypes into another class.
    guard (2...longest).contains(corrector.wrong.count), corrector.wrong.allSatisfy(ByteClass.isName),
      !corrector.wrong.contains(UInt8(ascii: "."))
    else { return [] }
    corrector.collect()
    return corrector.ranked()
  }

  private init(_ vocabulary: Vocabulary, _ recipes: [CompiledRecipe], _ wrong: [UInt8], _ tail: String) {
    (self.vocabulary, self.recipes, self.wrong, self.tail) = (vocabulary, recipes, wrong, tail)
  }

  private mutating func collect() {
    for name in vocabulary.names where abs(name.utf8.count - wrong.count) <= 1 { tryClass(name.utf8) }
    for index in wrong.indices {
      var bytes = wrong
      if index + 1 < bytes.count {
        bytes.swapAt(index, index + 1)
        tryClass(bytes)
      }
      bytes = wrong
      bytes.remove(at: index)
      tryClass(bytes)
      if index > 0 {
        bytes = wrong
        bytes.insert(Self.hyphen, at: index)
        tryClass(bytes)
      }
    }
    let sign = wrong[0] == Self.hyphen ? 1 : 0
    for root in vocabulary.roots {
      guard let row = vocabulary.rows[root.rows].first else { continue }
      tryRoot(Array(row.name.utf8), wrong[..<sign])
      let prefix = Array(row.name.utf8) + [Self.hyphen]
      if wrong[sign...].starts(with: prefix) {
        tryValues(of: vocabulary.rows[root.rows], sign + prefix.count)
      }
    }
  }

  /// The value behind a root that is near the one in front of it.
  private mutating func tryRoot(_ root: [UInt8], _ sign: ArraySlice<UInt8>) {
    let prefix = root + [Self.hyphen]
    for length in [prefix.count - 1, prefix.count, prefix.count + 1] {
      let end = sign.count + length
      guard length > 0, end < wrong.count, Self.slip(from: wrong[sign.count..<end], to: prefix[...]) != nil
      else {
        continue
      }
      tryClass(sign + prefix + wrong[end...])
    }
  }

  /// Values near the one behind a root that is right.
  private mutating func tryValues(of rows: ArraySlice<UtilityRow>, _ start: Int) {
    let value = wrong[start...]
    for row in rows {
      for word in words(of: row) where abs(word.utf8.count - value.count) <= 1 {
        let word = Array(word.utf8)
        if Self.slip(from: value, to: word[...]) != nil { tryClass(wrong[..<start] + word) }
      }
    }
    // A letter where a digit was meant.
    for index in value.indices where !ByteClass.isDigit(wrong[index]) {
      for digit in UInt8(ascii: "0")...UInt8(ascii: "9")
      where value.count > 1 || Keyboard.areNeighbours(digit, wrong[index]) {
        var bytes = wrong
        bytes[index] = digit
        tryClass(bytes)
      }
    }
  }

  /// The words that a row takes as a value.
  private func words(of row: UtilityRow) -> [String] {
    let theme = vocabulary.theme
    switch row.argument {
    case .color: return (theme.colors.names + Theme.keywordColors.names).flatMap { [$0, kebabCase($0)] }
    case .radius: return theme.radii.names
    case .typeRole: return theme.type.names
    case .shadow: return theme.shadows.names
    case .lineHeight: return ClassReader.lineHeights.map { $0.name.description }
    case .spacing: return theme.spacings.names + ["px"]
    default: return []
    }
  }

  /// Keeps a class that is near and means something.
  private mutating func tryClass(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    guard let slip = Self.slip(from: wrong[...], to: bytes[...]) else { return }
    for index in bytes.indices.dropFirst()
    where bytes[index] == Self.hyphen && bytes[index - 1] == Self.hyphen {
      return
    }
    let text = String(decoding: bytes, as: UTF8.self) + tail
    guard !found.contains(where: { $0.text == text }) else { return }
    let list = ClassParser.parse(text, with: vocabulary, recipes: recipes)
    guard list.isSound, list.tokens.count == 1 else { return }
    found.append(Correction(text: text, cost: slip + Self.oddity(of: bytes)))
  }

  private func ranked() -> [Correction] {
    let weighted = found.map { one in (one, one.cost * 100 + Self.rarity(of: one.text)) }
    let sorted = weighted.sorted { left, right in
      if left.1 != right.1 { return left.1 < right.1 }
      if left.0.text.utf8.count != right.0.text.utf8.count {
        return left.0.text.utf8.count < right.0.text.utf8.count
      }
      return left.0.text.utf8.lexicographicallyPrecedes(right.0.text.utf8)
    }
    return sorted.prefix(3).map { $0.0 }
  }

  /// How unlikely a number is: one with a zero in front, or of more than two digits that is no multiple of ten.
  private static func oddity(of bytes: [UInt8]) -> Int {
    guard let start = bytes.lastIndex(where: { !ByteClass.isDigit($0) }).map({ $0 + 1 }) else { return 0 }
    let digits = bytes[start...]
    if digits.count > 1, digits.first == UInt8(ascii: "0") { return 3 }
    return digits.count > 2 && digits.last != UInt8(ascii: "0") ? 2 : digits.count > 2 ? 1 : 0
  }

  /// The place of a class's root among those that screens use most.
  private static func rarity(of text: String) -> Int {
    var name = text.utf8[...]
    if name.first == hyphen { name.removeFirst() }
    while !name.isEmpty {
      if let place = common.firstIndex(where: { $0.utf8.elementsEqual(name) }) { return place }
      guard let end = name.lastIndex(of: hyphen) else { break }
      name = name[..<end]
    }
    return common.count
  }

  /// The roots that screens use most, most frequent first.
  private static let common = [
    "text", "bg", "w", "rounded", "border", "h", "gap", "items", "font", "p", "px", "py", "size", "mb", "mt",
    "m", "pt",
    "pb", "opacity", "shadow", "mx", "my", "ml", "mr", "pl", "pr", "ms", "me", "ps", "pe", "max-w", "min-h",
    "leading",
  ]

  /// What the one slip costs that leads from a class that was meant to what was written; `nil` when it takes more.
  static func slip(from wrong: ArraySlice<UInt8>, to right: ArraySlice<UInt8>) -> Int? {
    let (wrong, right) = (Array(wrong), Array(right))
    guard abs(wrong.count - right.count) <= 1, wrong != right else { return nil }
    var start = 0
    while start < wrong.count, start < right.count, wrong[start] == right[start] { start += 1 }
    var (endWrong, endRight) = (wrong.count, right.count)
    while endWrong > start, endRight > start, wrong[endWrong - 1] == right[endRight - 1] {
      endWrong -= 1
      endRight -= 1
    }
    if endWrong - start == 1, endRight - start == 1, wrong[start] ^ right[start] == 0x20 { return 0 }
    // People seldom miss the first letter.
    let first = start == 0 ? 1 : 0
    switch (endWrong - start, endRight - start) {
    case (1, 0):
      let extra = wrong[start]
      let sides = [start > 0 ? wrong[start - 1] : 0, start + 1 < wrong.count ? wrong[start + 1] : 0]
      if extra == hyphen || sides.contains(extra) { return 1 + first }
      return sides.contains { Keyboard.areNeighbours(extra, $0) } ? 2 + first : 3 + first
    case (0, 1):
      let missing = right[start]
      let sides = [start > 0 ? right[start - 1] : 0, start + 1 < right.count ? right[start + 1] : 0]
      return (missing == hyphen || sides.contains(missing) ? 1 : 2) + first
    case (2, 2) where wrong[start] == right[start + 1] && wrong[start + 1] == right[start]: return 1
    case (1, 1): return (Keyboard.areNeighbours(wrong[start], right[start]) ? 2 : 4) + first
    default: return nil
    }
  }
}

/// The letters of a keyboard as they lie beside one another.
private enum Keyboard {
  private static let rows = ["1234567890-", "qwertyuiop", "asdfghjkl", "zxcvbnm"]

  static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
    guard let left = place(one), let right = place(other) else { return false }
    let (rows, columns) = (right.row - left.row, right.column - left.column)
    // A row lies half a key to the right of the one above.
    switch rows {
    case 0: return abs(columns) == 1
    case 1: return columns == 0 || columns == -1
    case -1: return columns == 0 || columns == 1
    default: return false
    }
  }

  private static func place(_ byte: UInt8) -> (row: Int, column: Int)? {
    for (row, keys) in rows.enumerated() {
      var column = 0
      for key in keys.utf8 {
        if key == byte { return (row, column) }
        column += 1
      }
    }
    return nil
  }
}
