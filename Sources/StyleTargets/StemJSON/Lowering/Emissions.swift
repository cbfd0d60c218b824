import JSONText
import StyleModel

/// The rows that a component's classes come to under each assignment of its tests.
struct Emissions {
  private let leaves: Int
  /// The rows that any assignment sets, in the order of their first appearance.
  private(set) var places: [RowPlace] = []
  private(set) var findings: [StemJSONTarget.Finding] = []
  private var indices: [RowPlace: Int] = [:]
  private var rows: [[Int: StyleValue]] = []
  private var added: TruthTable

  init(leaves: Int) {
    self.leaves = leaves
    added = TruthTable(false, leaves: leaves)
  }

  /// Adds what one assignment comes to; `adaptive` is the same without an answer which appearance shows.
  mutating func add(_ emitter: Emitter, _ adaptive: Emitter?, _ assignment: Int) {
    added.insert(assignment)
    let colors = adaptive ?? emitter
    for entry in emitter.style.entries {
      add(.style(entry.property), entry.value, assignment, adaptive != nil)
    }
    for entry in emitter.output.custom.entries {
      add(.custom(entry.property), entry.value, assignment, adaptive != nil)
    }
    for entry in emitter.border.entries {
      add(.border(entry.property), entry.value, assignment, adaptive != nil)
    }
    if adaptive != nil {
      for entry in colors.style.entries where entry.property.takesColor {
        add(.style(entry.property), entry.value, assignment, false)
      }
      for entry in colors.output.custom.entries where entry.property.takesColor {
        add(.custom(entry.property), entry.value, assignment, false)
      }
      for entry in colors.border.entries where entry.property.takesColor {
        add(.border(entry.property), entry.value, assignment, false)
      }
    }
    for member in emitter.output.context {
      if let value = Self.value(member.value) { add(.context(member.key), value, assignment, false) }
    }
    let margin = emitter.output.margin
    let edges: [(StyleProperty, StyleValue)] = [
      (.marginTop, margin.top), (.marginLeading, margin.leading), (.marginBottom, margin.bottom),
      (.marginTrailing, margin.trailing),
    ]
    for (edge, value) in edges where value != .number(0) { add(.margin(edge), value, assignment, false) }
    for finding in emitter.output.findings
    where !findings.contains(where: { $0.id == finding.id && $0.message == finding.message }) {
      findings.append(finding)
    }
  }

  private mutating func add(_ place: RowPlace, _ value: StyleValue, _ assignment: Int, _ leavesColors: Bool) {
    if leavesColors, place.takesColor { return }
    if let index = indices[place] {
      rows[index][assignment] = value
    } else {
      indices[place] = places.count
      places.append(place)
      rows.append([assignment: value])
    }
  }

  private static func value(_ json: JSONValue) -> StyleValue? {
    switch json {
    case .number(let number): .number(number)
    case .integer(let number): .integer(number)
    case .bool(let flag): .bool(flag)
    case .string(let text): .keyword(text)
    default: nil
    }
  }

  /// The values of a row by assignment.
  func values(of place: RowPlace) -> [Int: StyleValue] { indices[place].map { rows[$0] } ?? [:] }

  /// The assignments under which a row and its owner are both absent, so that its value shows nowhere.
  func assignmentsWithoutOwner(of place: RowPlace) -> TruthTable {
    var free = TruthTable(false, leaves: leaves)
    guard let owner = place.owner else { return free }
    let (own, owners) = (values(of: place), values(of: owner))
    for assignment in 0..<(1 << leaves) where own[assignment] == nil && owners[assignment] == nil {
      free.insert(assignment)
    }
    return free
  }
}
