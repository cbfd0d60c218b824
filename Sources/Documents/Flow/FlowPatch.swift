import FlowModel
import JSONText

/// Writes what classes give into the objects that an author wrote: what is there stays, and wins.
struct FlowPatch {
  let document: JSONDocument
  /// What was added to each object before, over which later members are laid: those of the widget around an atom.
  private var added: [JSONNode: [JSONMember]] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// Values of several lengths, of which the author may have written some.
  private static let mergeable = ["EdgeInsetsData", "CornerRadiusData", "BorderData", "FontData", "TextData"]

  /// Adds the members that an object lacks, in the order of its shape; of a bare text an object is made.
  mutating func merge(
    _ members: [JSONMember], _ shape: FlowShape, into node: JSONNode, _ patch: inout JSONPatch
  ) {
    guard !members.isEmpty else { return }
    if document.kind(of: node) == .string, let shorthand = shape.shorthand {
      let text = JSONMember(shorthand, document.value(of: node))
      return patch.replace(node, with: .object(Self.ordered([text] + members, shape)))
    }
    guard document.kind(of: node) == .object else { return }
    let keys = shape.fields.map { $0.key }
    for member in members {
      guard let own = document.member(member.key, of: node), document.kind(of: own) != .null else {
        let before = keys.prefix { $0 != member.key }
        let value = laid(member, in: node)
        patch.setMember(member.key, to: value, in: node, after: Array(before))
        continue
      }
      guard case .object(let inner) = member.value, case .atom(let name)? = shape.field(member.key)?.kind,
        Self.mergeable.contains(name), let innerShape = FlowShapes.named(name)
      else { continue }
      // A token wins over size and weight, so that the author's font is whole.
      if name == "FontData", document.member("token", of: own) != nil { continue }
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
      if case .object(let font) = Self.merged(old, under: value) {
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
