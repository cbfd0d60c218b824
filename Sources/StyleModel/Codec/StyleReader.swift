import JSONText

/// Reads one style object: the walk over domains and keys, by the property table.
struct StyleReader {
  let document: JSONDocument
  var style = Style()
  var rest: [StemJSONDecoder.Leftover] = []
  var diagnostics: [Diagnostic] = []
  /// Set while a value is read that is valid but more than its model can hold, such as a dynamic opacity.
  var isOpaque = false

  init(_ document: JSONDocument) { self.document = document }

  /// A value and where it stands.
  struct Slot {
    let domain: StyleDomain
    /// The keys below the domain.
    let path: [String]
    let member: JSONMemberRef
    /// The object that holds the member.
    let object: JSONNode

    var node: JSONNode { member.value }
    /// `domain.key`, as messages and classes spell it.
    var name: String { ([domain.name] + path).joined(separator: ".") }
  }

  mutating func readStyle(_ node: JSONNode) {
    guard document.kind(of: node) == .object else {
      wrongType(node, in: "style", takes: "an object of domains")
      return keep(node, at: [])
    }
    for (key, member) in lastMembers(of: node) {
      guard let domain = StyleDomain(key), domain.isStemJSON else {
        reportUnknownDomain(key, member, in: node)
        keep(member.value, at: [key])
        continue
      }
      read(domain, member, in: node)
    }
  }

  private mutating func read(_ domain: StyleDomain, _ member: JSONMemberRef, in style: JSONNode) {
    let slot = Slot(domain: domain, path: [], member: member, object: style)
    if domain.isBareWord {
      if document.kind(of: member.value) == .object {
        reportBareWordObject(slot)
        return keep(slot)
      }
      return readProperty(slot)
    }
    readMembers(slot)
  }

  /// Reads the members of an object that is a domain or a step below one.
  mutating func readMembers(_ slot: Slot) {
    guard document.kind(of: slot.node) == .object else {
      // Of the objects below a domain only the offset has a dynamic form (section 6.2).
      if !(slot.domain == .layout && slot.path == ["offset"] && isDynamic(slot.node)) {
        reportScalarForObject(slot)
      }
      return keep(slot)
    }
    if slot.domain == .modal { reportRepeatedModals(slot.node) }
    for (key, member) in lastMembers(of: slot.node) {
      let path = slot.path + [key]
      let inner = Slot(domain: slot.domain, path: path, member: member, object: slot.node)
      if StemJSONRows.property(at: path, in: slot.domain) != nil {
        readProperty(inner)
      } else if slot.domain == .layout, path == ["padding"] {
        readPadding(inner)
      } else if slot.domain == .section, path == ["listRowInsets"] {
        readRowInsets(inner)
      } else if StemJSONRows.isParent(path, in: slot.domain) {
        readMembers(inner)
      } else {
        reportUnknownKey(inner)
        keep(inner)
      }
    }
  }

  private mutating func readProperty(_ slot: Slot) {
    guard let property = StemJSONRows.property(at: slot.path, in: slot.domain) else { return }
    switch property {
    case .background: readBackground(slot)
    case .font: readFont(slot)
    default:
      if let value = value(of: property.row, from: slot.node, slot: slot) {
        style.set(property, to: value)
      } else {
        keep(slot)
      }
    }
  }

  /// The value of one property, or `nil` after a report.
  mutating func value(of row: PropertyRow, from node: JSONNode, slot: Slot? = nil) -> StyleValue? {
    switch row.kind {
    case .color: colorValue(node, of: row)
    case .shapeStyle, .background: shapeStyle(node, of: row)
    case .palette: palette(node, of: row)
    case .tracks: tracks(node, of: row)
    case .component: component(node, of: row)
    case .font: fontFace(node, of: row)
    default: scalar(node, of: row, slot: slot)
    }
  }

  /// Runs one reading whose result is whole or not at all; what is valid but too much for the model stays JSON.
  mutating func whole(_ node: JSONNode, _ read: (inout StyleReader) -> StyleValue?) -> StyleValue? {
    let outer = isOpaque
    defer { isOpaque = outer }
    isOpaque = false
    let before = errorCount
    let value = read(&self)
    guard errorCount == before else { return nil }
    return isOpaque ? raw(node) : value
  }

  /// How many errors were reported.
  private(set) var errorCount = 0

  mutating func report(
    _ id: String, _ severity: Severity = .error, at range: Range<Int>, _ message: String,
    suggestions: [String] = [], fix: TextEdit? = nil
  ) {
    if severity == .error { errorCount += 1 }
    diagnostics.append(
      Diagnostic(severity, id: id, at: range, message, suggestions: suggestions, fix: fix))
  }

  mutating func report(
    _ id: String, _ severity: Severity = .error, at node: JSONNode, _ message: String,
    suggestions: [String] = [], fix: TextEdit? = nil
  ) {
    report(id, severity, at: document.range(of: node), message, suggestions: suggestions, fix: fix)
  }

  mutating func keep(_ slot: Slot) { keep(slot.node, at: [slot.domain.name] + slot.path) }

  mutating func keep(_ node: JSONNode, at path: [String]) {
    rest.append(StemJSONDecoder.Leftover(at: path, .raw(Array(document.raw(of: node)))))
  }

  /// Whether a value is one reference or one expression.
  func isDynamic(_ node: JSONNode) -> Bool {
    document.string(of: node).map { StringForm(of: $0).isDynamic } ?? false
  }

  func raw(_ node: JSONNode) -> StyleValue { .json(.raw(Array(document.raw(of: node)))) }

  /// The members of an object with their decoded keys; of several with one key the last, as runtimes read them.
  func lastMembers(of object: JSONNode) -> [(key: String, member: JSONMemberRef)] {
    var members: [(key: String, member: JSONMemberRef)] = []
    var places: [String: Int] = [:]
    let isSmall = document.count(of: object) <= 24
    for member in document.members(of: object) {
      let key = document.string(of: member.key) ?? ""
      let known = isSmall ? members.firstIndex { $0.key == key } : places[key]
      if let known {
        members[known] = (key, member)
      } else {
        if !isSmall { places[key] = members.count }
        members.append((key, member))
      }
    }
    return members
  }
}
