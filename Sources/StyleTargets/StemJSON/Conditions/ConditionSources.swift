import ClassParser
import Expressions

/// What the conditions of a component's classes read in a payload: state keys, context values, the system.
///
/// A condition takes the first of: its own brackets, what the rules name for it, the component itself, the system's
/// values. StemJSON has no hover and no press, so these need a name in the rules (section 6.3, 17.2).
public struct ConditionSources: Sendable {
  /// An ancestor that carries the class `group`.
  public struct Group: Sendable {
    /// The name behind the slash; empty without one.
    public var name: String
    /// What the ancestor's own conditions read, by the rules in force there.
    public var own: [Condition: Expression]

    public init(name: String = "", own: [Condition: Expression]) {
      self.name = name
      self.own = own
    }
  }

  /// What the component's own conditions read; `true` and `false` settle a condition.
  public var own: [Condition: Expression] {
    get { known?.own ?? [:] }
    set { change { $0.own = newValue } }
  }
  /// What the rules say for a variant, by its name without the colon.
  public var named: [String: Expression] {
    get { known?.named ?? [:] }
    set { change { $0.named = newValue } }
  }
  /// The groups around the component, the nearest first.
  public var groups: [Group] {
    get { known?.groups ?? [] }
    set { change { $0.groups = newValue } }
  }
  /// What disables the components around it, and so the component: SwiftUI passes it on.
  public var disabledAround: [Expression] {
    get { known?.disabledAround ?? [] }
    set { change { $0.disabledAround = newValue } }
  }

  /// All of it; `nil` for the many components that say nothing. It is shared, and copied to be changed.
  private var known: Known?

  /// Whether nothing is said of any condition.
  var isEmpty: Bool { known == nil }

  private final class Known: Sendable {
    let parts: Parts
    var own: [Condition: Expression] { parts.own }
    var named: [String: Expression] { parts.named }
    var groups: [Group] { parts.groups }
    var disabledAround: [Expression] { parts.disabledAround }

    init(_ parts: Parts) { self.parts = parts }
  }

  private struct Parts: Sendable {
    var own: [Condition: Expression] = [:]
    var named: [String: Expression] = [:]
    var groups: [Group] = []
    var disabledAround: [Expression] = []
  }

  public init() {}

  private mutating func change(_ body: (inout Parts) -> Void) {
    var parts = known?.parts ?? Parts()
    body(&parts)
    known = Known(parts)
  }

  /// What a plain condition reads.
  func expression(of condition: Condition) -> Expression? {
    known?.named[condition.name] ?? known?.own[condition] ?? Self.environment(condition)
  }

  /// What a condition with an argument reads, its own brackets apart.
  func expression(of kind: ArgumentCondition.Kind) -> Expression? {
    if let named = named[ArgumentCondition(kind).name] { return named }
    guard case .group(let state, let name) = kind else { return nil }
    return groups.first { name == nil || $0.name == name }?.own[state]
  }

  /// What the system tells of a condition (section 6.3).
  static func environment(_ condition: Condition) -> Expression? {
    switch condition {
    case .portrait, .landscape: equal("orientation", condition.name)
    case .compact, .regular: equal("horizontal_size_class", condition.name)
    case .phone, .pad, .mac, .vision: equal("device_type", condition.name)
    case .splitView: Expression(.reference(.init(.system, "is_split_view")))
    case .rtl: rightToLeft
    case .ltr: Expression(.unary(.not, rightToLeft))
    default: nil
    }
  }

  /// What a style by itself can read: its place may be the prototype of a dynamic component.
  public static let ofStyleAlone: ConditionSources = {
    var sources = ConditionSources()
    for condition in [Condition.first, .odd, .even] { sources.own[condition] = position(condition) }
    return sources
  }()

  /// The position of a component in a dynamic list; the first one is odd, as in CSS.
  public static func position(_ condition: Condition) -> Expression? {
    let index = Expression(.reference(.init(.context, "index")))
    let rest = Expression(.binary(.remainder, index, Expression(.literal(.integer(2)))))
    return switch condition {
    case .first: Expression(.binary(.equal, index, Expression(.literal(.integer(0)))))
    case .odd: Expression(.binary(.equal, rest, Expression(.literal(.integer(0)))))
    case .even: Expression(.binary(.equal, rest, Expression(.literal(.integer(1)))))
    default: nil
    }
  }

  private static func equal(_ key: String, _ value: String) -> Expression {
    Expression(
      .binary(
        .equal, Expression(.reference(.init(.system, [PathSegment(.name(key))]))),
        Expression(.literal(.string(value)))))
  }

  /// StemJSON tells the language and not the direction; these are the languages that Apple's systems write from
  /// the right.
  private static let rightToLeft: Expression = {
    let languages = ["ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
    let list = Expression(.array(languages.map { Expression(.literal(.string($0))) }))
    return Expression(.binary(.contains, list, Expression(.reference(.init(.system, "language")))))
  }()
}
