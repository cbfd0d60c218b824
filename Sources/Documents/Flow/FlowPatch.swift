import FlowModel
import JSONText
import StyleModel
import Theme

/// Writes what classes give into the objects that an author wrote: what is there stays, and wins.
struct FlowPatch {
  let document: JSONDocument
  /// What was added to each object before, over which later members are laid: those of the widget around an atom.
  private var added: [JSONNode: [JSONMember]] = [:]
  /// What font tokens stand for where the author wrote a size or a weight.
  var theme = Theme(name: "")
  /// What was left out since it was last asked for.
  private var losses: [Loss] = []
  /// Images that classes gave a spoken label.
  private(set) var labelled: Set<JSONNode> = []

  /// Members of classes that have no place in what the author wrote.
  enum Loss {
    /// There is no such atom in the object, and without a member that classes cannot know there can be none.
    case absent(key: String, required: String)
    /// The author's value has a wrong type, which no value of a class can join.
    case form(JSONNode, FlowKind)
    /// What the author wrote would be covered, or would mean another thing.
    case covered(key: String, by: JSONNode, why: String)
  }

  /// The losses of the last merges; the list is empty then.
  mutating func takeLosses() -> [Loss] {
    defer { losses = [] }
    return losses
  }

  mutating func lose(_ loss: Loss) { losses.append(loss) }

  init(_ document: JSONDocument) { self.document = document }

  /// Values of several lengths, of which the author may have written some.
  private static let mergeable = ["EdgeInsetsData", "CornerRadiusData", "BorderData", "FontData", "TextData"]

  /// Adds the members that an object lacks, in the order of its shape; of a bare text an object is made.
  mutating func merge(
    _ members: [JSONMember], _ shape: FlowShape, into node: JSONNode, _ patch: inout JSONPatch
  ) {
    guard !members.isEmpty else { return }
    if shape.name == "ImageData", members.contains(where: { $0.key == "alt" }) { labelled.insert(node) }
    if document.kind(of: node) == .string, let shorthand = shape.shorthand {
      let text = JSONMember(shorthand, document.value(of: node))
      return patch.replace(node, with: .object(Self.ordered([text] + members, shape)))
    }
    guard document.kind(of: node) == .object else {
      return losses.append(.form(node, .atom(shape.name)))
    }
    let keys = shape.fields.map { $0.key }
    for member in members {
      guard let own = document.member(member.key, of: node), document.kind(of: own) != .null else {
        let before = keys.prefix { $0 != member.key }
        if let required = Self.lacking(member, shape) {
          losses.append(.absent(key: member.key, required: required))
          continue
        }
        if member.key == "gradient", let own = written("background", of: node) {
          losses.append(
            .covered(key: "gradient", by: own, why: "a gradient is painted over the background"))
          continue
        }
        let value = laid(member, in: node)
        patch.setMember(member.key, to: value, in: node, after: Array(before))
        continue
      }
      guard let kind = shape.field(member.key)?.kind, takes(kind, own) else {
        if let kind = shape.field(member.key)?.kind { losses.append(.form(own, kind)) }
        continue
      }
      guard case .object(let inner) = member.value, case .atom(let name) = kind,
        Self.mergeable.contains(name), let innerShape = FlowShapes.named(name)
      else { continue }
      // One number is the author's radius of every corner.
      if name == "CornerRadiusData", document.kind(of: own) == .number { continue }
      if name == "FontData", document.kind(of: own) == .object {
        // A token wins over size and weight, so that the author's font is whole.
        if written("token", of: own) != nil { continue }
        let hasOwn = ["size", "weight"].contains { written($0, of: own) != nil }
        merge(hasOwn ? untokened(inner) : inner, innerShape, into: own, &patch)
        continue
      }
      merge(inner.filter { !Self.isZero($0, name) }, innerShape, into: own, &patch)
    }
  }

  /// A member over what was added under its key before.
  private mutating func laid(_ member: JSONMember, in node: JSONNode) -> JSONValue {
    var value = member.value
    let index = added[node]?.firstIndex { $0.key == member.key }
    if let index, case .object(let old)? = added[node]?[index].value, case .object = value,
      member.key == "font"
    {
      // The nearer token is whole; the nearer size or weight joins what a farther token stands for.
      if case .object(let new) = value, !new.contains(where: { $0.key == "token" }),
        case .object(let font) = Self.merged(untokened(old), under: value)
      {
        value = .object(Self.ordered(font, FontData.shape))
      }
    }
    if let index {
      added[node]?[index].value = value
    } else {
      added[node, default: []].append(JSONMember(member.key, value))
    }
    return value
  }

  /// A member that is there and not `null`.
  private func written(_ key: String, of node: JSONNode) -> JSONNode? {
    document.member(key, of: node).flatMap { document.kind(of: $0) == .null ? nil : $0 }
  }

  /// Whether a value has a JSON type that a kind takes.
  private func takes(_ kind: FlowKind, _ node: JSONNode) -> Bool {
    let found = document.kind(of: node)
    switch kind {
    case .text, .word: return found == .string
    case .number, .integer: return found == .number
    case .bool: return found == .bool
    case .width: return found == .number || found == .string
    case .atom(let name):
      let isShort =
        found == .string
        ? FlowShapes.named(name)?.shorthand != nil
        : found == .number && name == CornerRadiusData.name
      return found == .object || isShort
    case .atoms, .lossyAtoms, .lossyWidgets: return found == .array
    case .action: return found == .object
    case .opaque: return true
    }
  }

  /// The key that the atom of a member requires and classes cannot know, such as the text of a title.
  private static func lacking(_ member: JSONMember, _ shape: FlowShape) -> String? {
    guard case .object(let inner) = member.value, case .atom(let name)? = shape.field(member.key)?.kind,
      let fields = FlowShapes.named(name)?.fields
    else { return nil }
    return fields.first { field in field.isRequired && !inner.contains { $0.key == field.key } }?.key
  }

  /// The members of a font with the size and the weight of its token in the token's place.
  private func untokened(_ font: [JSONMember]) -> [JSONMember] {
    guard case .string(let token)? = font.first(where: { $0.key == "token" })?.value else { return font }
    let role = theme.type[token]
    var members = font.filter { $0.key != "token" }
    func add(_ key: String, _ value: JSONValue) {
      if !members.contains(where: { $0.key == key }) { members.append(JSONMember(key, value)) }
    }
    switch role?.face {
    case .preset(let name)?:
      add("size", .number(FontMetrics.size(of: .keyword(name))))
      if name == "headline" { add("weight", "semibold") }
    case .size(let size)?: add("size", .number(size))
    case nil: break
    }
    if let weight = role?.weight { add("weight", .string(weight)) }
    return Self.ordered(members, FontData.shape)
  }

  /// The same on values: the author's, with what it lacks.
  static func merged(_ members: [JSONMember], under explicit: JSONValue) -> JSONValue {
    guard case .object(var own) = explicit else { return explicit == .null ? .object(members) : explicit }
    for member in members {
      guard let index = own.firstIndex(where: { $0.key == member.key }) else {
        own.append(member)
        continue
      }
      guard case .object(let inner) = member.value, case .object = own[index].value,
        ["margin", "padding", "corner_radius", "border", "insets"].contains(member.key)
      else { continue }
      own[index].value = merged(inner, under: own[index].value)
    }
    return .object(own)
  }

  /// Whether a length is zero, which an absent one is too.
  private static func isZero(_ member: JSONMember, _ shape: String) -> Bool {
    guard shape == "EdgeInsetsData" || shape == "CornerRadiusData" else { return false }
    return member.value == .number(0) || member.value == .integer(0)
  }

  private static func ordered(_ members: [JSONMember], _ shape: FlowShape) -> [JSONMember] {
    shape.fields.compactMap { field in members.first { $0.key == field.key } }
  }
}
