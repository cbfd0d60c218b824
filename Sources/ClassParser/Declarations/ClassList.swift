import StyleModel
import Theme

/// What a class string means: its tokens and the declarations that they make, in order.
public struct ClassList: Sendable {
  /// Where one token stands, in UTF-8 bytes from the start of the string.
  public struct Token: Hashable, Sendable, BitwiseCopyable {
    // No string is longer than a half word tells.
    private let start: UInt32
    private let end: UInt32

    init(range: Range<Int>) {
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      end = UInt32(truncatingIfNeeded: range.upperBound)
    }

    public var range: Range<Int> { Int(start)..<Int(end) }
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

  /// The tokens, in the order in which they stand.
  ///
  /// - Complexity: O(*n*) in their number.
  public var tokens: [Token] { spans.tokens }
  /// The tokens in less space.
  var spans = TokenSpans.few(starts: 0, ends: 0)
  public package(set) var declarations: [Declaration] = []
  /// Whether a declaration sets the accent, and whether one reads it.
  package var accentUse: AccentUse = []
  /// What most lists have nothing of, in no or one element, so that a list is small and soon copied.
  private var rest: [Rest] = []

  fileprivate struct Rest: Sendable {
    var slots: [SlotUse] = []
    var found: [ClassFault] = []
    var unexplained: UnexplainedFaults?
    var conditionSets: [ConditionSet] = []
    var values: [StyleValue] = []
    /// The places of the sets once there are too many to look through.
    var setIndices: [ConditionSet: UInt16] = [:]
  }

  public init() {}

  /// A list without slots, conditions, boxed values and faults.
  init(_ spans: TokenSpans, _ declarations: [Declaration], _ accentUse: AccentUse) {
    self.spans = spans
    self.declarations = declarations
    self.accentUse = accentUse
  }

  /// Makes room for the rest; changing any part of it does.
  private mutating func makeRest() { if rest.isEmpty { rest.append(Rest()) } }

  /// Whether there are neither slots, nor conditions, nor boxed values.
  package var isPlain: Bool { rest.isEmpty }

  public package(set) var slots: [SlotUse] {
    get { rest.isEmpty ? [] : rest[0].slots }
    _modify {
      makeRest()
      yield &rest[0].slots
    }
  }

  /// The faults of a list whose reader explains them.
  var found: [ClassFault] {
    get { rest.isEmpty ? [] : rest[0].found }
    _modify {
      makeRest()
      yield &rest[0].found
    }
  }

  /// What was read, where something in it is wrong.
  var unexplained: UnexplainedFaults? {
    get { rest.isEmpty ? nil : rest[0].unexplained }
    set {
      makeRest()
      rest[0].unexplained = newValue
    }
  }

  /// The distinct sets of conditions; the first one is empty.
  package var conditionSets: [ConditionSet] {
    get { rest.isEmpty ? [] : rest[0].conditionSets }
    _modify {
      makeRest()
      yield &rest[0].conditionSets
    }
  }

  package var values: [StyleValue] {
    get { rest.isEmpty ? [] : rest[0].values }
    _modify {
      makeRest()
      yield &rest[0].values
    }
  }

  /// Whether nothing in the string is wrong.
  public var isSound: Bool { rest.isEmpty || (rest[0].unexplained == nil && rest[0].found.isEmpty) }

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
    makeRest()
    return rest[0].index(of: set)
  }
}

extension ClassList.Rest {
  fileprivate mutating func index(of set: ConditionSet) -> UInt16 {
    if conditionSets.count < 16 {
      for index in conditionSets.indices where conditionSets[index] == set { return UInt16(index + 1) }
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
    case .themeColor:
      return .color(faded(theme.color(at: Int(UInt32(truncatingIfNeeded: payload)))))
    case .boxed: return values[Int(payload)]
    case .borderColor: return .color(theme.borderColor)
    case .shadowColor:
      return theme.shadows[position: Int(payload)].principal.map { .color($0.color) } ?? .unset
    case .accentRole: return .color(faded(theme.color(role ?? .solid, of: theme.defaultAccent)))
    default: return plainValue
    }
  }

  /// The value of a kind that neither the theme nor the list has to know; `.unset` for any other.
  package var plainValue: StyleValue {
    switch kind {
    case .number: return .number(Double(bitPattern: payload))
    case .fraction: return .fraction(Double(bitPattern: payload))
    case .multiple: return .multiple(Double(bitPattern: payload))
    case .integer: return .integer(Int(Int32(truncatingIfNeeded: payload)))
    case .bool: return .bool(payload != 0)
    case .word: return PropertyWords.value(Int(payload), of: property)
    case .keywordColor:
      let keyword = ColorKeyword(rawValue: UInt8(truncatingIfNeeded: payload)) ?? .clear
      return .color(Color(.keyword(keyword), opacity: opacity))
    case .rgba:
      return .color(
        Color(.rgba(RGBA(packed: UInt32(truncatingIfNeeded: payload))), opacity: opacity))
    case .infinity: return .infinity
    case .unset, .boxed, .themeColor, .borderColor, .shadowColor, .accentRole: return .unset
    }
  }

  /// The role of the accent that the declaration reads, if it reads one.
  package var role: ColorRole? {
    kind == .accentRole ? ColorRole(rawValue: UInt8(truncatingIfNeeded: payload)) : nil
  }

  /// The opacity behind the colour, for the kinds that pack one.
  package var opacity: Double { Self.opacity(payload) }

  /// Whether the colour stands without an opacity, for the same kinds.
  package var isOpaque: Bool { payload >> 32 == Self.opaque }

  /// The opacity that stands for none, in millionths.
  static let opaque: UInt64 = 1_000_000

  /// The opacity in a payload.
  static func opacity(_ payload: UInt64) -> Double {
    payload >> 32 == opaque ? 1 : Double(payload >> 32) / Double(opaque)
  }

  private func faded(_ color: Color) -> Color {
    isOpaque ? color : color.multiplyingOpacity(by: opacity)
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
