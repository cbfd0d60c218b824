import Engine
import JSONText
import Recipes
import StyleModel

/// The rules of a part of a document.
struct DocumentRules {
  let rules: Rules
  private let document: JSONDocument
  private let node: JSONNode
  /// What is wrong in their form.
  private let form: [Diagnostic]

  init(_ node: JSONNode, in document: JSONDocument) {
    self.node = node
    self.document = document
    let loaded = RulesLoader.load(node, in: document, source: "document")
    rules = loaded.rules
    form = loaded.diagnostics
  }

  /// What is wrong in the rules, in their form and for the engine that was made with them.
  func diagnostics(with engine: StyleEngine) -> [Diagnostic] {
    var found = form
    for fault in engine.faults where fault.source == "document" {
      found.append(fault.diagnostic(in: document.bytes))
    }
    if let theme = document.member("theme", of: node) {
      let start = document.range(of: theme).lowerBound
      found += engine.themeDiagnostics.map { $0.shifted(by: start) }
    }
    return found
  }
}
