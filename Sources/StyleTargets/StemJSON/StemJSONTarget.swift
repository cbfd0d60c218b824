import ClassParser
import JSONText
import StyleModel
import StyleResolve
import Theme

/// Emits StemJSON: style objects, and what has to go beside them (DESIGN section 8).
public enum StemJSONTarget {
  /// What the emitter knows of the component that gets the style.
  public struct Component: Sendable {
    /// The component's identifier, from which those of generated components are derived.
    public var id: String?
    public var kind: ComponentKind?
    public var parent: ComponentKind?
    /// The radius that an explicit style gives, for the shape of a border.
    public var explicitRadius: Double?
    /// What the conditions of its classes read.
    public var sources = ConditionSources()

    public init(
      id: String? = nil, kind: ComponentKind? = nil, parent: ComponentKind? = nil,
      explicitRadius: Double? = nil
    ) {
      self.id = id
      self.kind = kind
      self.parent = parent
      self.explicitRadius = explicitRadius
    }
  }

  /// Which properties may carry expressions for conditions (A03).
  public enum DynamicOutput: String, CaseIterable, Hashable, Sendable {
    /// Those whose row says so, and colours.
    case strict
    /// All that the general rule of section 6.2 lets in.
    case open
  }

  /// How conditions that stay open are written.
  public struct Options: Hashable, Sendable {
    public var dynamic = DynamicOutput.strict

    public init() {}
  }

  /// What classes came to, with what it takes to resolve them again under other conditions.
  ///
  /// It is shared and not copied, since every result is one.
  public final class Resolution: Sendable {
    public let style: ResolvedStyle
    public let layers: LayerStack
    public let context: StyleContext
    public let vocabulary: Vocabulary
    public var theme: Theme { vocabulary.theme }

    public init(style: ResolvedStyle, layers: LayerStack, context: StyleContext, vocabulary: Vocabulary) {
      self.style = style
      self.layers = layers
      self.context = context
      self.vocabulary = vocabulary
    }
  }

  /// Margins that a wrapping stack carries, in points; numbers, or expressions that give one.
  public struct Margin: Hashable, Sendable {
    public var top: StyleValue
    public var leading: StyleValue
    public var bottom: StyleValue
    public var trailing: StyleValue

    public init(
      top: StyleValue = .number(0), leading: StyleValue = .number(0), bottom: StyleValue = .number(0),
      trailing: StyleValue = .number(0)
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    public var isZero: Bool { self == Margin() }

    /// Whether an edge is below zero, which no padding can be.
    public var hasNegativeEdge: Bool {
      [top, leading, bottom, trailing].contains {
        if case .number(let points) = $0 { points < 0 } else { false }
      }
    }

    /// The padding that stands for the margin; edges of zero and below are left out.
    public var padding: Style {
      var style = Style()
      let edges: [(StyleProperty, StyleValue)] = [
        (.paddingTop, top), (.paddingBottom, bottom), (.paddingLeading, leading),
        (.paddingTrailing, trailing),
      ]
      for (edge, value) in edges {
        if case .number(let points) = value, points <= 0 { continue }
        style.set(edge, to: value)
      }
      return style
    }
  }

  /// What a target cannot carry, or only nearly.
  public struct Finding: Hashable, Sendable {
    public let severity: Severity
    /// A stable identifier in kebab-case.
    public let id: String
    /// What it is, in words; put together when it is asked for.
    public var message: String { words.text }
    /// Where the value comes from, if it comes from a class.
    public let origin: Origin?
    private let words: Words

    private enum Words: Sendable {
      case plain(String)
      case dropped(DroppedCondition)

      var text: String {
        switch self {
        case .plain(let text): text
        case .dropped(let condition): condition.message
        }
      }
    }

    init(severity: Severity, id: String, message: String, origin: Origin?) {
      self.severity = severity
      self.id = id
      self.origin = origin
      words = .plain(message)
    }

    init(severity: Severity, dropped: DroppedCondition, origin: Origin?) {
      self.severity = severity
      id = "condition-dropped"
      self.origin = origin
      words = .dropped(dropped)
    }

    public static func == (one: Finding, other: Finding) -> Bool {
      one.severity == other.severity && one.id == other.id && one.origin == other.origin
        && one.message == other.message
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(message)
    }
  }

  /// Emits what classes came to for a component; conditions that are still open become expressions.
  ///
  /// - Complexity: as that of the cascade, times 2^*t* in the tests *t* that conditions share, at most ten.
  public static func emit(
    _ resolution: Resolution, for component: Component, options: Options = Options()
  ) -> Output {
    if resolution.style.isOpen {
      var lowering = Lowering(resolution, component, options)
      return lowering.run()
    }
    if resolution.style.isEmittedAsItIs(on: component.kind) { return Output(resolution.style.defaults) }
    var emitter = Emitter(resolution.style, component)
    if !resolution.style.slots.isEmpty { emitter.reportSlots() }
    emitter.run(resolution.vocabulary)
    return emitter.takeOutput()
  }
}

extension ResolvedStyle {
  /// Whether no step of the emitter has anything to do, on a component of a kind.
  fileprivate func isEmittedAsItIs(on kind: ComponentKind?) -> Bool {
    if hasSlots { return false }
    let carried = Emitter.carried
    for index in entries.indices where carried.contains(entries[index].property) { return false }
    return kind.map { $0.isVisual && $0 != .button && draws($0) } ?? true
  }

  /// Whether a component of a kind heeds every domain of the style.
  private func draws(_ kind: ComponentKind) -> Bool {
    for index in entries.indices {
      let types = entries[index].property.domain.componentTypes
      if !types.isEmpty, !types.contains(kind.name) { return false }
    }
    return true
  }

  /// Whether a value depends on a condition that is still open.
  fileprivate var isOpen: Bool {
    for index in entries.indices where !entries[index].decision.isStatic { return true }
    return false
  }
}

// What is said of styles on components that ignore them.
extension StemJSONTarget {
  /// The message about a margin below zero.
  package static let negativeMargin =
    "a negative margin has no place in StemJSON and counts as zero; use offset-x- and offset-y-"

  /// The message about a domain that a component's type ignores.
  package static func ignoredDomain(_ domain: StyleDomain, of kind: ComponentKind) -> String {
    "\(named(kind)) ignores the domain \"\(domain.name)\", which speaks to "
      + domain.componentTypes.joined(separator: ", ")
  }

  /// The message about what stands on a component that draws nothing.
  package static func ignored(_ what: String, of kind: ComponentKind) -> String {
    "\(named(kind)) draws nothing itself; put the \(what) on the component that it shows"
  }

  /// A type with its article.
  private static func named(_ kind: ComponentKind) -> String {
    let isVowel = kind.name.utf8.first.map { "aeio".utf8.contains($0) } ?? false
    return (isVowel ? "an " : "a ") + kind.name
  }
}
