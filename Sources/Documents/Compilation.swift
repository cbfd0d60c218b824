import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets

/// The state of compiling one document.
struct Compilation {
  let document: JSONDocument
  let options: DocumentCompiler.Options
  var patch: JSONPatch
  var result = DocumentCompiler.Result()
  /// Identifiers of the unit, so that generated ones are unique.
  var identifiers: Identifiers
  /// What the classes of each component came to with its own style on top, by node, for those who ask.
  var styles: [JSONNode: Style] = [:]
  var recordsStyles = false
  /// The state keys that inputs inside a module were wired to.
  var focusKeys: [JSONNode: [String]] = [:]
  /// The first of two events of an input that has none yet.
  var pendingEvent: JSONMember?

  init(_ document: JSONDocument, _ options: DocumentCompiler.Options) {
    self.document = document
    self.options = options
    identifiers = Identifiers()
    patch = JSONPatch(document)
  }

  /// What a component inherits from those around it.
  struct Scope {
    var engine: StyleEngine
    var context: StyleContext
    var parent: ComponentKind?
    /// The module whose state the component reads.
    var module: JSONNode?
    /// Whether the component stands in the prototype of a dynamic component.
    var isInPrototype = false
    /// The groups around it, the nearest first.
    var groups: [ConditionSources.Group] = []
  }

  mutating func report(_ diagnostic: Diagnostic) {
    result.diagnostics.append(diagnostic)
  }

  /// Compiles a component and everything inside it.
  mutating func compile(component node: JSONNode, _ scope: Scope) {
    guard document.kind(of: node) == .object else { return }
    var parts = ComponentParts(node, in: document)
    result.components += 1
    var scope = scope
    enter(&scope, parts)
    if parts.kind?.name == "module" {
      // A module has a state of its own, which the keys of others mean nothing to.
      scope.module = node
      scope.groups = []
      scope.isInPrototype = false
    }
    let isStyled = parts.classes != nil
    if isStyled { compileClasses(&parts, node, &scope) }
    if let style = parts.style {
      let hasEmbedded = compile(embeddedIn: style, scope)
      // Rewriting the whole object would lose what is compiled inside it.
      if options.canonicalStyles, !isStyled, !hasEmbedded { canonicalize(style) }
    }
    var inner = scope
    inner.parent = parts.kind
    for child in parts.children {
      compile(anything: child, child == parts.prototype ? inner.enteringPrototype() : inner)
    }
    if let context = parts.context {
      // A conditional carries its branches in its context.
      for member in document.members(of: context) where isComponent(member.value) {
        compile(component: member.value, inner.keepingParent(scope.parent, for: parts.kind))
      }
    }
    if scope.module == node { declareFocusKeys(of: node) }
    for key in ["class", "rules", "appearance"] where parts.has(key) { patch.removeMember(key, in: node) }
  }

  /// Compiles a component, or each component of an array, or those that dependencies wrap.
  private mutating func compile(anything node: JSONNode, _ scope: Scope) {
    switch document.kind(of: node) {
    case .array:
      for element in document.elements(of: node) { compile(anything: element, scope) }
    case .object:
      if isComponent(node) {
        compile(component: node, scope)
      } else {
        // `dependencies` wrap components by name or under `component`.
        for member in document.members(of: node) where isComponent(member.value) {
          compile(component: member.value, scope)
        }
      }
    default: break
    }
  }

  func isComponent(_ node: JSONNode) -> Bool { document.isComponent(node) }

  /// Takes the rules and the appearance of a component into force for its subtree.
  private mutating func enter(_ scope: inout Scope, _ parts: ComponentParts) {
    if let node = parts.rules {
      let loaded = RulesLoader.load(node, in: document, source: "document")
      for diagnostic in loaded.diagnostics { report(diagnostic) }
      scope.engine = scope.engine.overlaid(by: loaded.rules)
      for fault in scope.engine.faults where fault.source == "document" {
        report(fault.diagnostic(in: document.bytes))
      }
      if let theme = document.member("theme", of: node) {
        let start = document.range(of: theme).lowerBound
        for diagnostic in scope.engine.themeDiagnostics { report(diagnostic.shifted(by: start)) }
      }
    }
    guard let node = parts.appearance else { return }
    guard let word = document.string(of: node), let policy = SurfacePolicy(rawValue: word) else {
      report(
        Diagnostic(
          .error, id: "appearance-form", at: document.range(of: node),
          "\"appearance\" is automatic, glass or solid"))
      return
    }
    if options.context.appearance == nil { scope.context.appearance = policy }
  }
}

extension Compilation.Scope {
  /// The scope of what a dynamic component repeats: `@{index}` of the lists around it is hidden there.
  func enteringPrototype() -> Compilation.Scope {
    var copy = self
    copy.isInPrototype = true
    for index in copy.groups.indices {
      for (condition, expression) in copy.groups[index].own where expression.readsContext {
        copy.groups[index].own[condition] = nil
      }
    }
    return copy
  }

  /// Branches of a conditional and copies of a prototype stand where their owner stands.
  func keepingParent(_ parent: ComponentKind?, for kind: ComponentKind?) -> Compilation.Scope {
    guard let kind, ["conditional", "dynamic", "template"].contains(kind.name) else { return self }
    var copy = self
    copy.parent = parent
    return copy
  }
}
