import ClassParser
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import Theme

/// The state of emitting one style for Flow.
struct FlowEmitter {
  let resolved: ResolvedStyle
  let role: FlowRole
  let theme: Theme
  let options: FlowTarget.Options
  let style: Style
  var output: FlowTarget.Output
  /// What is written, by path; Flow's order and shortest forms come last.
  var layout = JSONTree()
  var atom = JSONTree()
  private var reported: Set<String> = []

  init(_ resolved: ResolvedStyle, _ role: FlowRole, _ theme: Theme, _ options: FlowTarget.Options) {
    self.resolved = resolved
    self.role = role
    self.theme = theme
    self.options = options
    var style = Self.withSolidSurface(
      resolved.defaults, options.keepsTokens ? FlowTokens.named(theme) : theme)
    if let other = options.besides {
      for entry in style.entries where FlowCarriers.place(of: entry.property, on: other) != nil {
        style.set(entry.property, to: nil)
      }
    }
    self.style = style
    output = FlowTarget.Output(role: role)
  }

  mutating func run() {
    if options.besides == nil { reportConditions() }
    reportSlots()
    for entry in style.entries { carry(entry.property, entry.value) }
    finishFont()
    finishRadius()
    finishBorder()
    finishSection()
    output.layout = Self.settled(layout.json, as: "WidgetLayout", options.form)
    output.atom = role.atom.map { settledAtom(atom.json, $0) } ?? []
  }

  // MARK: Rows

  private mutating func carry(_ property: StyleProperty, _ value: StyleValue) {
    if case .dynamic(let text) = value {
      return find(
        .warning, "not-carried", property,
        "\(Self.grouped(property.row)) takes no expression in Flow, so \(MessageText.quoted(text)) is left out: "
          + "write a value")
    }
    switch property {
    case .font, .fontWeight, .bold:
      if place(property) == nil {
        reportUncarried(property)
      } else if property == .font, role == .icon {
        carryIconSize(property, value)
      }
    case .cornerRadius, .cornerTopLeading, .cornerTopTrailing, .cornerBottomLeading, .cornerBottomTrailing:
      if place(property) == nil { reportUncarried(property) }
    case .borderColor, .borderWidth, .borderDash:
      // A border is the business of its width, without which nothing paints it.
      guard property != .borderWidth, style[.borderWidth] == nil else { break }
      guard place(property) != nil, resolved.decision(for: property)?.origin != nil else {
        return reportUncarried(property)
      }
      // A separator is a line of its own.
      if role == .separator, let place = place(property) {
        return property == .borderDash ? set(place, "dashed") : carry(property, value, at: place)
      }
      find(
        .warning, "not-carried", property,
        "\(property.row.name) paints nothing in Flow without a width: add the class border")
    case .width, .height: carrySize(property, value)
    case .maxWidth: carryWidth(value)
    case .surfaceRole: reportSurface()
    case .surfaceFill, .surfaceEdge, .surfaceProminent, .surfaceInteractive, .glass: break
    case .stackSpacing, .stackSpacingX, .stackSpacingY, .gridColumns, .arrangement:
      if role != .section { reportUncarried(property) }
    case .buttonType: carryButtonType(value)
    case .disabled:
      guard let place = place(property) else { return reportUncarried(property) }
      if case .bool(let flag) = value { set(place, .bool(flag)) }
    default:
      guard let place = place(property) else { return reportUncarried(property) }
      carry(property, value, at: place)
    }
  }

  /// Where the role keeps a property; nowhere if that is a layout and there is none.
  func place(_ property: StyleProperty) -> String? {
    guard let place = FlowCarriers.place(of: property, on: role) else { return nil }
    return FlowCarriers.starts(place, with: "layout.") && !options.hasLayout ? nil : place
  }

  /// Writes a value to its place, in the form that the place takes.
  mutating func carry(_ property: StyleProperty, _ value: StyleValue, at place: String) {
    switch value {
    case .number(let number), .fraction(let number): set(place, .number(number))
    case .integer(let number): set(place, .integer(number))
    case .bool(let flag): set(place, .bool(flag))
    case .keyword(let word), .text(let word): set(place, .string(word))
    case .color(let color): if let json = self.color(color, property) { set(place, json) }
    case .gradient(let gradient): carry(gradient, property)
    default: reportUncarried(property)
    }
  }

  mutating func set(_ place: String, _ value: JSONValue) {
    let path = place.split(separator: ".").map { String($0) }
    if path.first == "layout" {
      layout.set(Array(path.dropFirst()), value)
    } else {
      atom.set(Array(path.dropFirst()), value)
    }
  }

  // MARK: Order and form

  /// The members of an object in the order and form of a shape that requires nothing.
  private static func settled(_ json: JSONValue, as name: String, _ form: FlowForm) -> [JSONMember] {
    guard case .object(let written) = json, !written.isEmpty else { return [] }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: JSONWriter.text(json))
      do throws(FlowFault) {
        let value = try FlowShapes.rewrite(name, document.root, in: document, form: form)
        if case .object(let members)? = value {
          // An arrangement that nobody asked for is not written.
          return members.filter { member in written.contains { $0.key == member.key } }
        }
      } catch { return written }
    } catch { return written }
    return written
  }

  /// The members of an atom, which may lack what its author writes.
  private func settledAtom(_ json: JSONValue, _ name: String) -> [JSONMember] {
    guard case .object(let written) = json, let shape = FlowShapes.named(name) else { return [] }
    return shape.fields.compactMap { field in
      guard let member = written.first(where: { $0.key == field.key }) else { return nil }
      guard case .atom(let inner) = field.kind, case .object(let members) = member.value else {
        return member
      }
      let isWhole = FlowShapes.named(inner)?.fields.allSatisfy { row in
        !row.isRequired || members.contains { $0.key == row.key }
      }
      if isWhole == true {
        do throws(JSONError) {
          let document = try JSONDocument(parsing: JSONWriter.text(member.value))
          do throws(FlowFault) {
            let value = try FlowShapes.rewrite(inner, document.root, in: document, form: options.form)
            return JSONMember(field.key, value ?? member.value)
          } catch { return member }
        } catch { return member }
      }
      return JSONMember(field.key, .object(settledAtom(member.value, inner)))
    }
  }

  // MARK: Reports

  mutating func find(_ severity: Severity, _ id: String, _ property: StyleProperty?, _ message: String) {
    let origin = property.flatMap {
      resolved.decision(for: $0)?.origin ?? resolved.decision(for: $0)?.cases.first?.origin
    }
    guard reported.insert("\(origin?.layer ?? -1) \(origin?.token ?? -1) \(message)").inserted else { return }
    let finding = FlowTarget.Finding(severity: severity, id: id, message: message, origin: origin)
    output.findings.append(finding)
    if let property, FlowCarriers.place(of: property, on: role) != nil { output.settled.insert(finding) }
  }

  mutating func reportUncarried(_ property: StyleProperty) {
    let row = property.row
    // What the engine adds by itself is no class that anyone could take back.
    guard resolved.decision(for: property)?.origin != nil else { return }
    let name = Self.grouped(row)
    if row.flow.grade != .none, !isElsewhereOfNoUse(row) {
      return find(
        .warning, "flow-misplaced", property,
        "\(name) belongs to \(FlowAdvice.home(row.flow.place))")
    }
    find(.warning, "not-carried", property, "\(name) has no place in Flow: \(FlowAdvice.text(property))")
  }

  /// Whether what carries the property elsewhere helps nobody here: the disabled state of a button, say.
  private func isElsewhereOfNoUse(_ row: PropertyRow) -> Bool {
    [.disabled, .tint, .accessibilityLabel, .buttonType, .maxWidth].contains(row.property)
  }

  /// The property's name, edges of one kind as one, and a domain whose rows are all lost for one reason.
  static func grouped(_ row: PropertyRow) -> String {
    if row.flow.grade == .none, FlowAdvice.isOfDomain(row.property) {
      return row.domain == .motion ? StyleDomain.animation.name : row.domain.name
    }
    let steps = row.key.split(separator: ".")
    let edges = [
      "top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
    ]
    guard steps.count > 1, edges.contains(String(steps[steps.count - 1])) else { return row.name }
    return row.domain.name + "." + steps.dropLast().joined(separator: ".")
  }

  /// Conditions that a payload cannot answer; each set of them is named once.
  private mutating func reportConditions() {
    var seen: [ConditionSet] = []
    for entry in resolved.entries {
      for one in entry.decision.cases where !seen.contains(one.when) {
        seen.append(one.when)
        let names = one.when.names
        let about = FlowAdvice.text(names.last ?? "")
        output.findings.append(
          FlowTarget.Finding(
            severity: one.origin?.chain ?? 0 != 0 ? .note : .warning, id: "condition-dropped",
            message: "\"\(names.joined(separator: ":")):\" is left out: \(about)", origin: one.origin))
      }
    }
  }

  private mutating func reportSlots() {
    for entry in resolved.slots {
      if role == .image, carryImageSlot(entry.slot) { continue }
      output.findings.append(
        FlowTarget.Finding(
          severity: .note, id: "slot-not-carried",
          message:
            "the native modifier \"\(entry.slot.name)\" is known to hosts alone; a style cannot hold it",
          origin: Origin(layer: entry.layer, token: entry.token)))
    }
  }
}
