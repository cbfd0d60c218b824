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
  private var known: [RowPlace: StyleValue] = [:]

  /// - Parameter base: What may have rows that no assignment sets.
  init(leaves: Int, base: Emitter) {
    self.leaves = leaves
    for row in base.rows {
      known[row.place] = row.value
      know(row.place)
    }
  }

  /// The value of a row where no condition is asked.
  func baseValue(of place: RowPlace) -> StyleValue? { known[place] }

  /// Makes room for a row.
  @discardableResult
  private mutating func know(_ place: RowPlace) -> Int {
    if let index = indices[place] { return index }
    indices[place] = places.count
    places.append(place)
    rows.append([:])
    return places.count - 1
  }

  /// Adds what one assignment comes to; `adaptive` is the same without an answer which appearance shows.
  mutating func add(_ emitter: Emitter, _ adaptive: Emitter?, _ assignment: Int) {
    for row in emitter.rows where adaptive == nil || !row.place.takesColor {
      rows[know(row.place)][assignment] = row.value
    }
    for row in adaptive?.rows ?? [] where row.place.takesColor {
      rows[know(row.place)][assignment] = row.value
    }
    for finding in emitter.output.findings
    where !findings.contains(where: { $0.id == finding.id && $0.message == finding.message }) {
      findings.append(finding)
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

extension Emitter {
  /// Every row that is set, with its value.
  var rows: [(place: RowPlace, value: StyleValue)] {
    var rows: [(place: RowPlace, value: StyleValue)] = []
    for entry in style.entries { rows.append((.style(entry.property), entry.value)) }
    for entry in output.custom.entries { rows.append((.custom(entry.property), entry.value)) }
    for entry in border.entries { rows.append((.border(entry.property), entry.value)) }
    for member in output.context {
      if let value = Self.value(member.value) { rows.append((.context(member.key), value)) }
    }
    let margin = output.margin
    let edges: [(StyleProperty, StyleValue)] = [
      (.marginTop, margin.top), (.marginLeading, margin.leading), (.marginBottom, margin.bottom),
      (.marginTrailing, margin.trailing),
    ]
    for (edge, value) in edges {
      // Below zero a margin counts as none.
      if case .number(let points) = value, points <= 0 { continue }
      rows.append((.margin(edge), value))
    }
    return rows
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
}
