import ClassParser
import JSONText
import StyleModel
import StyleResolve
import Theme

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
