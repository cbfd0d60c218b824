import ClassParser
import Engine
import StyleModel
import StyleResolve
import TestSupport
import Testing

/// A class string, the context that it is resolved in, and the style that it comes to.
struct ResolveRow: Sendable, CustomTestStringConvertible {
  let text: String
  let context: String
  let style: String
  var testDescription: String { context.isEmpty ? text : "\(text) in \(context)" }

  init(_ text: String, in context: String = "", _ style: String) {
    self.text = text
    self.context = context
    self.style = style
  }

  /// Expects what the row says.
  func check(with engine: StyleEngine = .plain, sourceLocation: SourceLocation = #_sourceLocation) {
    let result = engine.resolve(text, in: StyleContext(context))
    #expect(result.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    #expect(described(result.style) == style, sourceLocation: sourceLocation)
  }
}

extension StyleContext {
  /// A context in words: conditions that hold, `none` for no state, `os-26`, `w-700`, a policy of surfaces.
  init(_ words: String) {
    self.init()
    var states: [Condition]?
    for word in words.split(separator: " ") {
      if let condition = Condition(name: String(word)) {
        if condition.isState { states = (states ?? []) + [condition] } else { self[condition] = true }
      } else if word == "none" {
        states = states ?? []
      } else if word.hasPrefix("os-") {
        osVersion = Int(word.dropFirst(3))
      } else if word.hasPrefix("w-") {
        width = Double(word.dropFirst(2))
      } else if word.hasSuffix("-policy") {
        appearance = SurfacePolicy(rawValue: String(word.dropLast(7)))
      } else {
        Issue.record("\(word) is no word of a context")
      }
    }
    if let states { setStates(states) }
  }
}
