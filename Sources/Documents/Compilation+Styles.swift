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
    for node in components { compile(component: node, in: nil, scope) }
    return !components.isEmpty
  }

  /// The outermost components inside a style object, in order.
  func embedded(in style: JSONNode) -> [JSONNode] { document.components(insideStyle: style) }

  /// Rewrites a style object in canonical form, unless a component inside it is compiled in place.
  mutating func canonicalize(_ style: JSONNode) {
    let decoded = StemJSONDecoder.decode(style, in: document)
    let json = StemJSONDecoder.encode(decoded.style, rest: decoded.rest)
    guard Self.compact(json) != JSONWriter.text(document.value(of: style)) else { return }
    patch.replace(style, with: json)
  }

  /// A value without blanks, those of parts included that are kept as they were written.
  private static func compact(_ json: JSONValue) -> String {
    let text = JSONWriter.text(json)
    do throws(JSONError) {
      let document = try JSONDocument(parsing: text)
      return JSONWriter.text(document.value(of: document.root))
    } catch {
      return text
    }
  }
}
