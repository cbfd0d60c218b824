import JSONText
import StyleModel
import Theme

/// Classes, or two that belong together, that set some properties to wanted values.
package struct ClassCandidate: Sendable {
  /// The text, as it goes into a class string.
  package let text: String
  /// How many classes it is.
  package let classes: Int
  /// Its place in the utility table.
  package let order: Int
  /// What it sets, each property once.
  package let settings: [Setting]
}

/// Finds the classes that set given values: the reader's inverse, by the same utility table.
///
/// A row's argument says which spellings a value can have; every spelling is read again by the parser, so that
/// a candidate sets what it says, whatever recipes and custom utilities the vocabulary names.
package struct ClassSpeller: Sendable {
  let vocabulary: Vocabulary
  /// The names of colours and what they mean, without those that a token of the theme hides.
  let colors: [(name: String, color: Color)]
  /// The rows of the utility table that can set a property, by the property's raw value.
  private static let rows: [[Int]] = {
    var rows = Array(repeating: [Int](), count: StyleProperty.count)
    for (index, row) in UtilityTable.rows.enumerated() {
      for property in row.settable where rows[Int(property.rawValue)].last != index {
        rows[Int(property.rawValue)].append(index)
      }
    }
    return rows
  }()

  /// The families of properties that one class can set together, numbered from 1, by the raw value; 0 where a
  /// property is always alone.
  package static let families: [Int] = {
    var families = Array(repeating: 0, count: StyleProperty.count)
    var last = 0
    for row in UtilityTable.rows where Set(row.settable).count > 1 {
      let properties = row.settable.map { Int($0.rawValue) }
      let known = Set(properties.map { families[$0] }).subtracting([0])
      if known.isEmpty { last += 1 }
      let family = known.min() ?? last
      for index in families.indices where known.contains(families[index]) { families[index] = family }
      for index in properties { families[index] = family }
    }
    return families
  }()

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let theme = vocabulary.theme
    var colors: [(name: String, color: Color)] = []
    for (index, name) in theme.colors.names.enumerated() {
      colors.append((kebabCase(name), theme.colors[position: index]))
    }
    for name in Theme.keywordColors.names where theme.colors[name] == nil {
      if let color = Theme.keywordColors[name] { colors.append((kebabCase(name), color)) }
    }
    self.colors = colors
  }

  /// Every sensible class for some of the wanted values.
  ///
  /// - Complexity: O(*n* · *c*) in the number of properties and of the theme's colours.
  package func candidates(for wanted: Style) -> [ClassCandidate] {
    var found: [ClassCandidate] = []
    var rows: [Int] = []
    for entry in wanted.entries { rows += Self.rows[Int(entry.property.rawValue)] }
    rows.sort()
    var last = -1
    for index in rows where index != last {
      last = index
      for text in spellings(of: UtilityTable.rows[index], for: wanted) {
        if let candidate = candidate(text, order: index, wanted) { add(candidate, to: &found) }
      }
    }
    for (index, entry) in wanted.entries.enumerated() {
      let order = UtilityTable.rows.count + index
      for text in propertySpellings(of: entry) {
        if let candidate = candidate(text, order: order, wanted) { add(candidate, to: &found) }
      }
    }
    return found
  }

  /// Keeps of several candidates of one row that set the same only the best: a name or a step of a scale
  /// before brackets, then the shortest, then the first.
  private func add(_ candidate: ClassCandidate, to found: inout [ClassCandidate]) {
    var index = found.count
    while index > 0, found[index - 1].order == candidate.order {
      index -= 1
      guard Self.areEqual(found[index].settings, candidate.settings) else { continue }
      let (old, new) = (found[index], candidate)
      let isBetter =
        Self.isBracketed(old) == Self.isBracketed(new)
        ? (new.text.utf8.count, new.classes) < (old.text.utf8.count, old.classes) : Self.isBracketed(old)
      if isBetter { found[index] = candidate }
      return
    }
    found.append(candidate)
  }

  private static func isBracketed(_ candidate: ClassCandidate) -> Bool {
    candidate.text.utf8.contains(UInt8(ascii: "["))
  }

  private static func areEqual(_ left: [Setting], _ right: [Setting]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.property == $1.property && $0.value == $1.value }
  }

  /// The candidate that a spelling makes; `nil` when it is faulty or gives none of the wanted values.
  private func candidate(_ spelling: Spelling, order: Int, _ wanted: Style) -> ClassCandidate? {
    guard let settings = settings(of: spelling) else { return nil }
    guard settings.contains(where: { wanted.value(of: $0.property) == $0.value }) else { return nil }
    return ClassCandidate(
      text: spelling.text, classes: spelling.dark == nil ? 1 : 2, order: order, settings: settings)
  }

  /// What a class sets; `nil` when it is faulty, sets nothing, or asks for a condition.
  package func settings(of text: String) -> [Setting]? { settings(of: Spelling(text)) }

  private func settings(of spelling: Spelling) -> [Setting]? {
    let list = ClassParser.parse(spelling.light, with: vocabulary)
    guard list.isSound, list.slots.isEmpty, list.tokens.count == 1, !list.declarations.isEmpty else {
      return nil
    }
    var style = Style()
    for declaration in list.declarations {
      guard declaration.conditions == 0, declaration.chain == 0 else { return nil }
      style.set(declaration.property, to: list.value(of: declaration, theme: vocabulary.theme))
    }
    if let dark = spelling.dark {
      guard let other = settings(of: Spelling(dark)), other.count == 1, let entry = style.entries.first,
        style.entries.count == 1, entry.property == other[0].property, case .color(let light) = entry.value,
        case .color(let shade) = other[0].value
      else { return nil }
      return [Setting(entry.property, .color(Color(light: light.light, dark: shade.dark)))]
    }
    return style.entries.map { Setting($0.property, $0.value) }
  }
}

/// A class, or one for light and one for dark appearance.
struct Spelling {
  let light: String
  var dark: String?

  init(_ light: String, dark: String? = nil) {
    self.light = light
    self.dark = dark
  }

  var text: String { dark.map { "\(light) dark:\($0)" } ?? light }
}

extension Utility {
  /// Every property that the row's classes can set.
  var settable: [StyleProperty] {
    var all: [StyleProperty] = []
    if case .none = argument { all = also.map { $0.property } } else { all = properties }
    switch argument {
    case .typeRole: return all + [.fontWeight, .tracking, .lineHeight]
    default: return all
    }
  }
}
