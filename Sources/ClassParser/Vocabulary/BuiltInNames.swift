import StyleModel
import Theme

/// The utility table, indexed by name once for the whole process.
struct BuiltInNames: Sendable {
  let table: NameTable
  let meanings: [Vocabulary.Meaning]
  let roots: [UtilityRoot]
  let rows: [UtilityRow]
  /// What the classes without a value set.
  let exact: [SettingSpan]
  /// The length of the longest name that takes a value.
  let longestRoot: Int
  /// What `exact` and `rows` point into.
  private let settings: SettingPool

  static let shared = BuiltInNames()

  private init() {
    var table = NameTable()
    var meanings: [Vocabulary.Meaning] = []
    var rowsOfRoots: [[UtilityRow]] = []
    var exact: [SettingSpan] = []
    let (settings, spans) = SettingPool.pack(UtilityTable.rows.map { $0.also })
    for (index, row) in UtilityTable.rows.enumerated() {
      let position = table.insert(row.name)
      if position == meanings.count { meanings.append(Vocabulary.Meaning()) }
      if case .none = row.argument {
        meanings[position].exact = Int32(exact.count)
        exact.append(spans[index])
        continue
      }
      if meanings[position].root < 0 {
        meanings[position].root = Int32(rowsOfRoots.count)
        rowsOfRoots.append([])
      }
      rowsOfRoots[Int(meanings[position].root)].append(UtilityRow(index, also: spans[index]))
    }
    for name in table.names {
      if let root = Vocabulary.Meaning.beforeNumber(name), let position = table.position(of: root) {
        meanings[position].continuesInNumbers = true
      }
    }
    self.settings = settings
    self.table = table
    self.meanings = meanings
    var roots: [UtilityRoot] = []
    var count = 0
    for rows in rowsOfRoots {
      roots.append(UtilityRoot(rows, at: count))
      count += rows.count
    }
    self.roots = roots
    self.rows = rowsOfRoots.flatMap { $0 }
    self.exact = exact
    longestRoot = self.rows.reduce(0) { max($0, $1.name.utf8.count) }
  }
}

extension Utility {
  /// Whether a minus sign may stand before the class.
  public var allowsNegative: Bool {
    switch argument {
    case .spacing(let negative), .bracketLength(let negative): negative
    case .degrees, .point: true
    default: false
    }
  }
}

/// Turning a value into a declaration's kind and payload.
enum PackedValue {
  /// The kind and payload of a value; `nil` for one that does not fit and has to be boxed.
  static func pack(_ value: StyleValue, for property: StyleProperty) -> (PackedKind, UInt64)? {
    switch value {
    case .number(let number): return (.number, number.bitPattern)
    case .fraction(let share): return (.fraction, share.bitPattern)
    case .multiple(let multiple): return (.multiple, multiple.bitPattern)
    case .integer(let integer):
      if let short = Int32(exactly: integer) { return (.integer, UInt64(UInt32(bitPattern: short))) }
    case .bool(let flag): return (.bool, flag ? 1 : 0)
    case .infinity: return (.infinity, 0)
    case .unset: return property == .borderColor ? (.borderColor, 0) : (.unset, 0)
    case .keyword(let word):
      if let index = PropertyWords.index(of: word, in: property) { return (.word, UInt64(index)) }
    case .color(let color): return pack(color)
    default: break
    }
    return nil
  }

  /// An opacity in millionths, above the payload of a colour; `nil` for one that has more digits.
  static func pack(opacity: Double) -> UInt64? {
    let rounded = roundedPack(opacity: opacity)
    return Declaration.opacity(rounded) == opacity ? rounded : nil
  }

  /// The same of the nearest millionth.
  static func roundedPack(opacity: Double) -> UInt64 {
    UInt64(opacity * Double(Declaration.opaque) + 0.5) << 32
  }

  private static func pack(_ color: Color) -> (PackedKind, UInt64)? {
    guard !color.isAdaptive, let opacity = pack(opacity: color.light.opacity) else { return nil }
    switch color.light.shade {
    case .keyword(let keyword): return (.keywordColor, opacity | UInt64(keyword.rawValue))
    case .rgba(let rgba): return (.rgba, opacity | UInt64(rgba.packed))
    case .dynamic: return nil
    }
  }
}
