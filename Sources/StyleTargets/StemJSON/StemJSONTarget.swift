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

  /// The emitted parts.
  public struct Output: Sendable {
    /// The style, with domains and properties in the table's order.
    public var style: Style {
      get { border.map { isCustomBorder ? bare : $0.laid(over: bare) } ?? bare }
      set {
        placeBorder()
        bare = newValue
      }
    }
    /// What a button without a bezel keeps in `button.custom`: rows of layout and common.
    public var custom: Style {
      get { border.map { isCustomBorder ? $0.laid(over: bareCustom) : bareCustom } ?? bareCustom }
      set {
        placeBorder()
        bareCustom = newValue
      }
    }
    private var bare = Style()
    private var bareCustom = Style()
    /// The shape that draws a border and has not become a row of the style yet.
    private var border: BorderShape?
    private var isCustomBorder = false
    /// Members of the component's context, in order.
    public var context: [JSONMember] = []
    public var margin = Margin()
    public var findings: [Finding] = []

    public init() {}

    init(_ style: Style) { bare = style }

    /// Takes the rows of a style in the place of its own.
    mutating func takeRows(_ style: inout Style) { swap(&bare, &style) }

    /// Takes a border, which becomes a row when somebody looks at the style.
    mutating func take(_ border: BorderShape, isCustom: Bool) {
      self.border = border
      isCustomBorder = isCustom
    }

    /// Makes the border a row of the style, for whoever is about to look at it more than once.
    package mutating func placeBorder() {
      guard let border else { return }
      self.border = nil
      if isCustomBorder { bareCustom = border.laid(over: bareCustom) } else { bare = border.laid(over: bare) }
    }

    /// The style with the custom part of a button folded in.
    public var whole: Style {
      let (style, custom) = (style, custom)
      if custom.isEmpty { return style }
      var parts: [JSONMember] = []
      if let layout = StemJSONEncoder.encode(.layout, of: custom) {
        parts.append(JSONMember("layout", layout))
      }
      if let common = StemJSONEncoder.encode(.common, of: custom) {
        parts.append(JSONMember("common", common))
      }
      guard !parts.isEmpty else { return style }
      var whole = style
      whole.set(.buttonCustom, to: .json(.object(parts)))
      return whole
    }

    /// The style object.
    public var json: JSONValue { StemJSONEncoder.encode(whole) }

    /// Appends the style object as compact JSON.
    public func write(to bytes: inout [UInt8]) {
      if !isCustomBorder, bareCustom.isEmpty {
        StemJSONEncoder.write(bare, overlay: border?.component, to: &bytes)
      } else {
        StemJSONEncoder.write(whole, to: &bytes)
      }
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

/// The state of emitting one style.
struct Emitter {
  let resolved: ResolvedStyle
  let component: StemJSONTarget.Component
  /// What is still to be carried.
  var style: Style
  /// The rows of the shape that draws the border; empty where none shows.
  var border = Style()
  /// The radius from which on the border's ends are round.
  var pillRadius = 10000.0
  /// Whether visual rows go to `button.custom`.
  var isCustomButton = false
  var output = StemJSONTarget.Output()

  init(_ resolved: ResolvedStyle, _ component: StemJSONTarget.Component) {
    self.resolved = resolved
    self.component = component
    style = resolved.defaults
  }

  /// The properties that some step moves, reports or takes away.
  static let carried: PropertySet = {
    var carried = PropertySet([.animationKind, .buttonType, .surfaceRole, .glass, .shadowRadius])
    for row in PropertyTable.rows where !row.domain.isStemJSON || row.property.isPart {
      carried.insert(row.property)
    }
    return carried
  }()

  mutating func run(_ vocabulary: Vocabulary) {
    var present = PropertySet()
    for index in style.entries.indices { present.insert(style.entries[index].property) }
    if present.contains(.animationKind) { carryAnimation() }
    // Only a button has a bezel to do without.
    if present.contains(.buttonType), component.kind != .button, style[.buttonType] == "none" {
      style.set(.buttonType, to: nil)
    }
    if present.contains(.surfaceRole) || present.contains(.glass) { carrySurface() }
    if present.contains(.shadowRadius) { reportShadow(vocabulary) }
    // Most styles hold nothing that StemJSON has no key for.
    if hasExtendedRows { carryExtendedRows(present, vocabulary.values) }
    reportIgnoredDomains()
    if component.kind == .button { carryButton(vocabulary.values) }
  }

  /// Hands over what was emitted.
  mutating func takeOutput() -> StemJSONTarget.Output {
    if !border.isEmpty {
      output.take(BorderShape(border, pillRadius, id: derivedID("border")), isCustom: isCustomButton)
    }
    var taken = StemJSONTarget.Output()
    swap(&taken, &output)
    taken.takeRows(&style)
    return taken
  }

  /// Extended rows stand behind those of StemJSON.
  private var hasExtendedRows: Bool {
    guard let last = style.entries.indices.last else { return false }
    return !style.entries[last].property.domain.isStemJSON
  }

  /// Takes the steps whose rows are there.
  private mutating func carryExtendedRows(_ present: PropertySet, _ values: ThemeValues) {
    if present.contains(.borderWidth) || present.contains(.borderColor) { carryBorder(values) }
    if present.contains(.cornerTopLeading) || present.contains(.cornerTopTrailing)
      || present.contains(.cornerBottomLeading) || present.contains(.cornerBottomTrailing)
    {
      carryCorners()
    }
    if present.contains(.fontDesign) || present.contains(.lineHeight) { carryType() }
    if present.contains(.rotation) || present.contains(.motionPreset) { carryEffects() }
    if present.contains(.stackAlignment) || present.contains(.stackSpacing)
      || present.contains(.stackSpacingX) || present.contains(.stackSpacingY)
      || present.contains(.contentMode) || present.contains(.lazy) || present.contains(.grow)
    {
      carryStack()
    }
    if present.contains(.marginTop) || present.contains(.marginLeading) || present.contains(.marginBottom)
      || present.contains(.marginTrailing)
    {
      carryMargin()
    }
    if hasExtendedRows { reportUncarried() }
  }

  mutating func find(_ severity: Severity, _ id: String, _ property: StyleProperty?, _ message: String) {
    output.findings.append(
      StemJSONTarget.Finding(
        severity: severity, id: id, message: message,
        origin: property.flatMap { resolved.decision(for: $0)?.origin ?? firstCase($0) }))
  }

  private func firstCase(_ property: StyleProperty) -> Origin? {
    resolved.decision(for: property)?.cases.first?.origin
  }

  /// Native modifiers are for hosts that know them.
  mutating func reportSlots() {
    for slot in resolved.slots {
      output.findings.append(
        StemJSONTarget.Finding(
          severity: .note, id: "slot-not-carried",
          message:
            "the native modifier \"\(slot.slot.name)\" is known to hosts alone; a style cannot hold it",
          origin: Origin(layer: slot.layer, token: slot.token)))
    }
  }

  /// Properties that are left and that StemJSON has no place for.
  private mutating func reportUncarried() {
    for entry in style.entries
    where !entry.property.domain.isStemJSON && entry.property != .fontDesign {
      if let advice = Self.advice[entry.property] {
        let severity: Severity = Self.quiet.contains(entry.property) ? .note : .warning
        find(
          severity, "not-carried", entry.property,
          "\(entry.property.row.name) has no place in StemJSON: \(advice)")
      }
      style.set(entry.property, to: nil)
    }
  }

  /// Rows whose loss changes nothing that a reader of the screen would miss.
  private static let quiet: Set<StyleProperty> = [
    .sharedID, .sharedGroup, .sharedProperties, .sharedSource, .surfaceInteractive, .surfaceEdge,
  ]

  /// The closest way for what cannot be carried.
  private static let advice: [StyleProperty: String] = [
    .widthFraction: "use w-full, points, or grid tracks", .heightFraction: "use h-full or points",
    .borderDash: "its strokes have a width alone", .blur: "bg-material- or glass blurs what lies behind",
    .rotation: "shapes alone turn; use a shape component", .scaleX: "scale- is uniform there",
    .scaleY: "scale- is uniform there", .tracking: "its fonts have no tracking",
    .delay: "its animations start at once",
    .surfaceInteractive: "glass-interactive is for hosts that draw glass themselves",
    .surfacePresentation: "sheets keep their own background", .surfaceGroup: "glass is not grouped there",
    .surfaceID: "glass does not morph there",
    .surfaceTint: "its glass has no tint; use tint- on the controls inside",
    .sharedID: "views share no geometry there",
    .sharedGroup: "views share no geometry there", .sharedProperties: "views share no geometry there",
    .sharedSource: "views share no geometry there", .controlSize: "controls have one size there",
    .grow: "the parent stack is not known; use w-full or h-full",
    .cornerTopLeading: "it has one radius for all corners; use rounded-…",
    .cornerTopTrailing: "it has one radius for all corners; use rounded-…",
    .cornerBottomLeading: "it has one radius for all corners; use rounded-…",
    .cornerBottomTrailing: "it has one radius for all corners; use rounded-…",
    .contentMode: "images and media alone fit or fill their frame", .lazy: "stacks alone are lazy",
    .arrangement: "sections of Flow arrange; use stacks, a scroll or a grid",
    .sectionInsetTop: "sections of Flow have insets; use pt-",
    .sectionInsetBottom: "sections of Flow have insets; use pb-",
    .sectionInsetLeading: "sections of Flow have insets; use ps-",
    .sectionInsetTrailing: "sections of Flow have insets; use pe-",
  ]

  private mutating func reportIgnoredDomains() {
    guard let kind = component.kind else { return }
    var reported: [StyleDomain] = []
    for entry in style.entries {
      let domain = entry.property.domain
      let types = domain.componentTypes
      guard !types.isEmpty, !types.contains(kind.name), !reported.contains(domain) else { continue }
      reported.append(domain)
      find(
        .warning, "domain-ignored", entry.property, StemJSONTarget.ignoredDomain(domain, of: kind))
    }
    // A module takes the navigation domain and nothing else (A27).
    let ignored = style.entries.first { kind.name != "module" || $0.property.domain != .navigation }
    if !kind.isVisual, let ignored {
      find(
        .warning, "style-ignored", ignored.property,
        StemJSONTarget.ignored("classes", of: kind))
    }
  }
}
