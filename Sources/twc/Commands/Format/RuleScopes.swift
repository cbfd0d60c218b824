import Engine
import JSONText
import Recipes

/// The engines of a document's subtrees: `rules` on a component change what names mean below it.
struct RuleScopes {
  private var scopes: [(range: Range<Int>, engine: StyleEngine)]

  /// Finds every object with rules; a document without any costs nothing.
  ///
  /// - Returns: `nil` for a text with rules that is no JSON, in which nobody knows what they apply to.
  init?(_ source: SourceText, _ engine: StyleEngine) {
    scopes = [(0..<source.bytes.count + 1, engine)]
    guard Self.mayHaveRules(source.bytes) else { return }
    guard let document = source.json().document else { return nil }
    add(document.root, document, engine)
  }

  /// The engine for a byte: that of the innermost rules around it.
  func engine(at offset: Int) -> StyleEngine {
    // Outer scopes stand before inner ones.
    (scopes.last { $0.range.contains(offset) } ?? scopes[0]).engine
  }

  private mutating func add(_ node: JSONNode, _ document: JSONDocument, _ outer: StyleEngine) {
    switch document.kind(of: node) {
    case .object:
      var engine = outer
      if let rules = document.member("rules", of: node), document.kind(of: rules) == .object {
        engine = outer.overlaid(by: RulesLoader.load(rules, in: document).rules)
        scopes.append((document.range(of: node), engine))
      }
      for member in document.members(of: node) { add(member.value, document, engine) }
    case .array:
      for element in document.elements(of: node) { add(element, document, outer) }
    default: break
    }
  }

  private static func mayHaveRules(_ bytes: [UInt8]) -> Bool {
    let word = Array("\"rules\"".utf8)
    var index = 0
    while index + word.count <= bytes.count {
      if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) { return true }
      index += 1
    }
    return false
  }
}
