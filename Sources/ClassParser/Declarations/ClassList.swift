import StyleModel
import Theme

/// What a class string means: its tokens and the declarations that they make, in order.
public struct ClassList: Sendable {
  /// Where one token stands, in UTF-8 bytes from the start of the string.
  public struct Token: Hashable, Sendable {
    public let range: Range<Int>
  }

  /// A native modifier that a token activates.
  public struct SlotUse: Hashable, Sendable {
    public let slot: Slot
    public let token: Int
    public let conditions: ConditionSet
    package let weight: UInt16
    package let depth: UInt8
    package let chain: UInt32
  }

  public package(set) var tokens: [Token] = []
  public package(set) var declarations: [Declaration] = []
  public package(set) var slots: [SlotUse] = []
  /// The faults of a list whose reader explains them.
  var found: [ClassFault] = []
  /// What was read, where something in it is wrong.
  var unexplained: UnexplainedFaults?
  /// The distinct sets of conditions; the first one is empty.
  package var conditionSets: [ConditionSet] = []
  package var values: [StyleValue] = []
  /// Whether a declaration sets the accent, and whether one reads it.
  package var accentUse: AccentUse = []
  /// The places of the sets once there are too many to look through.
  private var setIndices: [ConditionSet: UInt16] = [:]

  public init() {}

  /// Whether nothing in the string is wrong.
  public var isSound: Bool { unexplained == nil && found.isEmpty }

  /// What is wrong in the string; tokens that are named here declare nothing.
  ///
  /// - Complexity: O(1) for a sound list; for another one the string is read again, with an eye on what its
  ///   author may have meant.
  public var faults: [ClassFault] { unexplained?.faults ?? found }

  /// The conditions of a declaration.
  public func conditions(of declaration: Declaration) -> ConditionSet {
    declaration.conditions == 0 ? .always : conditionSets[Int(declaration.conditions) - 1]
  }

  /// The value of a declaration, colours taken from the theme that the list was parsed with.
  public func value(of declaration: Declaration, theme: Theme) -> StyleValue {
    declaration.value(boxed: values, theme: theme)
  }

  /// The index of a set of conditions for `Declaration.conditions`, added if it is new.
  package mutating func index(of set: ConditionSet) -> UInt16 {
    if set.isEmpty { return 0 }
    if conditionSets.count < 16 {
      if let known = conditionSets.firstIndex(of: set) { return UInt16(known + 1) }
      conditionSets.append(set)
      return UInt16(conditionSets.count)
    }
    if setIndices.isEmpty {
      for (index, known) in conditionSets.enumerated() { setIndices[known] = UInt16(index + 1) }
    }
    if let known = setIndices[set] { return known }
    conditionSets.append(set)
    setIndices[set] = UInt16(conditionSets.count)
    return UInt16(conditionSets.count)
  }
}

extension Declaration {
  /// The value, of the list's boxed values and the theme that the list was parsed with.
  package func value(boxed values: [StyleValue], theme: Theme) -> StyleValue {
    switch kind {
    case .number: return .number(Double(bitPattern: payload))
    case .fraction: return .fraction(Double(bitPattern: payload))
    case .multiple: return .multiple(Double(bitPattern: payload))
    case .integer: return .integer(Int(Int32(truncatingIfNeeded: payload)))
    case .bool: return .bool(payload != 0)
    case .word: return .keyword(PropertyWords.word(Int(payload), of: property))
    case .themeColor:
      return .color(faded(theme.color(at: Int(UInt32(truncatingIfNeeded: payload)))))
    case .keywordColor:
      let keyword = ColorKeyword(rawValue: UInt8(truncatingIfNeeded: payload)) ?? .clear
      return .color(Color(.keyword(keyword), opacity: opacity))
    case .rgba:
      return .color(
        Color(.rgba(RGBA(packed: UInt32(truncatingIfNeeded: payload))), opacity: opacity))
    case .boxed: return values[Int(payload)]
    case .infinity: return .infinity
    case .unset: return .unset
    case .borderColor: return .color(theme.borderColor)
    case .accentRole: return .color(faded(theme.color(role ?? .solid, of: theme.defaultAccent)))
    }
  }

  /// The role of the accent that the declaration reads, if it reads one.
  package var role: ColorRole? {
    kind == .accentRole ? ColorRole(rawValue: UInt8(truncatingIfNeeded: payload)) : nil
  }

  /// The opacity behind the colour, for the kinds that pack one.
  package var opacity: Double { Double(payload >> 32) / 1_000_000 }

  private func faded(_ color: Color) -> Color {
    payload >> 32 == 1_000_000 ? color : color.multiplyingOpacity(by: opacity)
  }
}

/// What a class list has to do with the accent of its component.
package struct AccentUse: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A class such as `accent-success` stands in it.
  package static let sets = AccentUse(rawValue: 1)
  /// A colour such as `accent-solid` stands in it.
  package static let reads = AccentUse(rawValue: 2)
}

/// The words of keyword properties, taken from the property table once.
package enum PropertyWords {
  private static let words: [[String]] = PropertyTable.rows.map { row in
    if case .keyword(let words) = row.kind { words } else { [] }
  }

  package static func word(_ index: Int, of property: StyleProperty) -> String {
    let words = words[Int(property.rawValue)]
    return index < words.count ? words[index] : ""
  }

  package static func index(of word: String, in property: StyleProperty) -> Int? {
    words[Int(property.rawValue)].firstIndex(of: word)
  }
}
