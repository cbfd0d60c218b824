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
    let style = resolution.style
    guard style.holdsForCertain else {
      var lowering = Lowering(resolution, component, options)
      return lowering.run()
    }
    var emitter = Emitter(style, component)
    if style.hasSlots { emitter.reportSlots() }
    emitter.run(resolution.vocabulary)
    return emitter.takeOutput()
  }

  /// Appends the style object as compact JSON: what `emit` gives, without anything that goes beside it.
  ///
  /// - Complexity: O(*n*) in the rows and the bytes of the text for most styles, as that of `emit` for others.
  public static func write(
    _ resolution: Resolution, for component: Component, options: Options = Options(), to bytes: inout [UInt8]
  ) {
    if !PlainEmission.write(resolution, component, to: &bytes) {
      emit(resolution, for: component, options: options).write(to: &bytes)
    }
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
