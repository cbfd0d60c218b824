import Engine
import JSONText
import StyleModel
import StyleTargets

extension Compilation {
  /// Compiles the components that stand inside a style object: overlays, toolbars, modals, swipe actions.
  ///
  /// - Returns: Whether there is any.
  mutating func compile(embeddedIn style: JSONNode, _ scope: Scope) -> Bool {
    let components = embedded(in: style)
    var inner = scope
    inner.parent = nil
    for node in components { compile(component: node, inner) }
    return !components.isEmpty
  }

  /// The outermost components inside a style object, in order.
  func embedded(in style: JSONNode) -> [JSONNode] {
    var found: [JSONNode] = []
    var open = [style]
    while let node = open.popLast() {
      switch document.kind(of: node) {
      case .array:
        for element in document.elements(of: node).reversed() {
          if isComponent(element) { found.append(element) } else { open.append(element) }
        }
      case .object:
        for member in document.members(of: node).reversed() {
          // `standard` has a type too, but that is the style of a button.
          if isComponent(member.value), !document.text(of: member.key, equals: "standard") {
            found.append(member.value)
          } else {
            open.append(member.value)
          }
        }
      default: break
      }
    }
    return found.sorted { document.range(of: $0).lowerBound < document.range(of: $1).lowerBound }
  }

  /// Rewrites a style object in canonical form, unless a component inside it is compiled in place.
  mutating func canonicalize(_ style: JSONNode) {
    let decoded = StemJSONDecoder.decode(style, in: document)
    let json = StemJSONDecoder.encode(decoded.style, rest: decoded.rest)
    guard JSONWriter.text(json) != JSONWriter.text(document.value(of: style)) else { return }
    patch.replace(style, with: json)
  }
}
