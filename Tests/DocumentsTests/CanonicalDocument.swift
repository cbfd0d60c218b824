import JSONText
import StyleModel
import StyleTargets

/// A document with the meaning of its styles in the place of their text, for comparing documents.
enum CanonicalDocument {
  /// The canonical text of a document; documents that mean the same give equal texts.
  static func text(_ bytes: [UInt8]) throws -> String {
    let document = try JSONDocument(parsing: bytes)
    return JSONWriter.text(value(document.root, document))
  }

  private static func value(_ node: JSONNode, _ document: JSONDocument) -> JSONValue {
    switch document.kind(of: node) {
    case .array: return .array(document.elements(of: node).map { value($0, document) })
    case .object:
      let kind = document.member("type", of: node).flatMap { document.string(of: $0) }.map {
        ComponentKind($0)
      }
      var members: [JSONMember] = []
      for member in document.members(of: node) {
        let key = document.string(of: member.key) ?? ""
        if key == "style", kind != nil, document.kind(of: member.value) == .object {
          let styles = style(member.value, document, isButton: kind == .button)
          if !styles.isEmpty { members.append(JSONMember(key, .object(styles))) }
        } else {
          members.append(JSONMember(key, value(member.value, document)))
        }
      }
      return .object(members.sorted { $0.key < $1.key })
    case .number: return document.number(of: node).map { .number($0) } ?? .null
    default: return document.value(of: node)
    }
  }

  private static func style(
    _ node: JSONNode, _ document: JSONDocument, isButton: Bool
  ) -> [JSONMember] {
    let decoded = StemJSONDecoder.decode(node, in: document)
    var style = decoded.style
    let isHeavy = style.value(of: .fontWeight) != nil || style.value(of: .fontDesign) != nil
    if isHeavy, style.value(of: .font) == nil { style.set(.font, to: .keyword("body")) }
    var members: [JSONMember] = []
    for entry in style.entries {
      var json = StemJSONEncoder.value(of: entry.value) ?? .null
      if case .json(let raw) = entry.value, let inner = try? JSONDocument(parsing: JSONWriter.text(raw)) {
        let isCustom = isButton && entry.property == .buttonCustom
        json =
          isCustom
          ? .object(self.style(inner.root, inner, isButton: false)) : value(inner.root, inner)
      }
      members.append(JSONMember(entry.property.row.name, json))
    }
    for leftover in decoded.rest {
      let text = JSONWriter.text(leftover.value)
      members.append(JSONMember("rest " + leftover.path.joined(separator: "."), .string(text)))
    }
    return members.sorted { $0.key < $1.key }
  }
}
