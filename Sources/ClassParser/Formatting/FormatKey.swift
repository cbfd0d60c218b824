import StyleModel

/// Where a class belongs in the canonical order.
struct FormatKey: Comparable {
  /// Recipes, then classes, then what sets nothing.
  private enum Kind: Int {
    case recipe, utility, nothing
  }

  private let kind: Kind
  private let place: PropertyPlaces.Place
  /// The state rank of the variants, how many they are, and which.
  private let rank: Int
  private let count: Int
  private let variants: VariantKey
  private let isImportant: Bool

  /// The key of a class, by what it declares; of a group, that of its first class.
  init(_ node: FormatTree.Node, _ list: ClassList) {
    if node.group != nil {
      self = node.children.map { FormatKey($0, list) }.min() ?? FormatKey(.nothing)
      return
    }
    let declarations = list.declarations[node.declarations]
    let set = node.sound?.set ?? .always
    kind = declarations.isEmpty ? .nothing : declarations.allSatisfy { $0.depth > 0 } ? .recipe : .utility
    let places = kind == .utility ? declarations.map { PropertyPlaces.place(of: $0.property) } : []
    place = places.min() ?? PropertyPlaces.Place(group: 0, row: 0)
    rank = set.rank
    count = set.count
    variants = VariantKey(set)
    isImportant = node.sound?.isImportant ?? false
  }

  private init(_ kind: Kind) {
    self.kind = kind
    place = PropertyPlaces.Place(group: 0, row: 0)
    (rank, count) = (0, 0)
    variants = VariantKey(.always)
    isImportant = false
  }

  static func < (left: FormatKey, right: FormatKey) -> Bool {
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.place.group != right.place.group { return left.place.group < right.place.group }
    if left.rank != right.rank { return left.rank < right.rank }
    if left.count != right.count { return left.count < right.count }
    if left.variants != right.variants { return left.variants < right.variants }
    if left.isImportant != right.isImportant { return right.isImportant }
    return left.place.row < right.place.row
  }
}

/// Orders variants as their table does, those with arguments by their names behind all others.
struct VariantKey: Comparable {
  private let plain: [Int]
  private let names: [String]

  init(_ set: ConditionSet) {
    var plain: [Int] = []
    for condition in Condition.allCases {
      if set.positive & condition.bit != 0 { plain.append(Int(condition.rawValue) * 2) }
      if set.negative & condition.bit != 0 { plain.append(Int(condition.rawValue) * 2 + 1) }
    }
    self.plain = plain
    names = set.arguments.map { $0.name }
  }

  static func < (left: VariantKey, right: VariantKey) -> Bool {
    if left.plain != right.plain {
      // Without plain variants a key stands last.
      if left.plain.isEmpty || right.plain.isEmpty { return right.plain.isEmpty }
      return left.plain.lexicographicallyPrecedes(right.plain)
    }
    return left.names.lexicographicallyPrecedes(right.names) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// The group and the first row of the utility table that set each property.
enum PropertyPlaces {
  struct Place: Comparable {
    let group: Int
    let row: Int

    static func < (left: Place, right: Place) -> Bool { (left.group, left.row) < (right.group, right.row) }
  }

  static func place(of property: StyleProperty) -> Place { table[Int(property.rawValue)] }

  private static let table: [Place] = {
    // What no class sets stands behind everything else, in the order of the properties.
    var places = PropertyTable.rows.indices.map { Place(group: Int.max, row: $0) }
    for (index, row) in UtilityTable.rows.enumerated().reversed() {
      let group = UtilityGroup.allCases.firstIndex(of: row.group) ?? 0
      let isWhole = if case .none = row.argument { true } else { false }
      let properties = isWhole ? row.also.map { $0.property } : row.properties
      for property in properties { places[Int(property.rawValue)] = Place(group: group, row: index) }
    }
    return places
  }()
}
