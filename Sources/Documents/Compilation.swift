import ClassParser
import Engine
import Expressions
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Theme

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
  /// The classes of each component, for the same.
  var classLists: [JSONNode: ReadClasses] = [:]
  /// The surface that the classes of each component give it, for the same.
  var surfaces: [JSONNode: SurfaceUse] = [:]
  var recordsStyles = false
  /// What earlier components, and earlier documents of the same compiler, left.
  var memory: CompilationMemory
  /// The engines of subtrees whose rules are sound, since many components of a list bring the same rules.
  private var engines: [RulesInForce: (outer: StyleEngine, inner: StyleEngine)] = [:]
  /// The state keys that inputs inside a module were wired to.
  var focusKeys: [JSONNode: [String]] = [:]

  init(
    _ document: JSONDocument, _ options: DocumentCompiler.Options,
    _ memory: consuming CompilationMemory = CompilationMemory()
  ) {
    self.document = document
    self.options = options
    identifiers = Identifiers()
    var memory = memory
    patch = JSONPatch(document, texts: memory.texts)
    // The patch alone has them now, and changes them in place.
    memory.texts = MemberTexts()
    self.memory = memory
  }

  /// Rules as they are written, inside an engine.
  private struct RulesInForce: Hashable {
    let outer: StyleEngine.Identity
    let text: [UInt8]

    /// How many engines are kept; each holds a whole vocabulary.
    static let limit = 16
  }

  /// What a component inherits from those around it.
  struct Scope {
    var engine: StyleEngine
    var context: StyleContext
    /// A number that stands for the engine and the context.
    var surroundings = 0
    /// The module whose state the component reads.
    var module: JSONNode?
    /// Whether the component stands in the prototype of a dynamic component.
    var isInPrototype = false
    /// The groups around it, the nearest first.
    var groups: [ConditionSources.Group] = []
    /// What disables the components around it.
    var disabledAround: [Expression] = []
  }

  mutating func report(_ diagnostic: Diagnostic) {
    result.diagnostics.append(diagnostic)
  }

  /// Compiles a component and everything inside it.
  mutating func compile(component node: JSONNode, in parent: ComponentKind?, _ scope: Scope) {
    guard document.kind(of: node) == .object else { return }
    compile(ComponentParts(node, in: document, &memory.kinds), node, in: parent, scope)
  }

  private mutating func compile(
    _ parts: ComponentParts, _ node: JSONNode, in parent: ComponentKind?, _ scope: Scope
  ) {
    result.components += 1
    if parts.kind != nil || parts.classes != nil {
      for finding in parts.misspeltMembers(of: node, in: document) { report(finding) }
    }
    if !recordsStyles {
      reportUntyped(node, parts)
      reportLeft(parts)
    }
    let isModule = parts.kind?.name == "module"
    let isWritten = parts.isPlain && !isModule && compilePlain(parts, node, in: parent, scope)
    // Most components leave everything as it is for those inside them.
    if parts.isPlain, !isModule, isWritten || parts.classes == nil,
      parts.context == nil || scope.groups.isEmpty && scope.disabledAround.isEmpty
    {
      return compileContent(of: parts, in: parent, scope)
    }
    var inner = scope
    enter(&inner, parts, node, isModule: isModule)
    let isStyled = parts.classes != nil
    if isStyled {
      if !isWritten { compileClasses(parts, node, in: parent, &inner) }
    } else if let disabled = ComponentConditions(parts, in: document).disabled {
      inner.disabledAround.append(disabled)
    }
    if let style = parts.style {
      let hasEmbedded = compile(embeddedIn: style, inner)
      // Rewriting the whole object would lose what is compiled inside it.
      if options.canonicalStyles, !isStyled, !hasEmbedded { canonicalize(style) }
    }
    compileContent(of: parts, in: parent, inner)
    if inner.module == node { declareFocusKeys(of: node) }
    if isStyled, !isWritten { patch.removeMember("class", in: node) }
    if parts.rules != nil { patch.removeMember("rules", in: node) }
    if parts.appearance != nil { patch.removeMember("appearance", in: node) }
    patch.settle(node)
  }

  /// Compiles the components that stand in the members of another one, its style aside.
  private mutating func compileContent(
    of parts: ComponentParts, in parent: ComponentKind?, _ scope: Scope
  ) {
    for child in parts.children {
      if child == parts.prototype {
        compile(anything: child, in: parts.kind, scope.enteringPrototype())
      } else {
        compile(anything: child, in: parts.kind, scope)
      }
    }
    guard let context = parts.context, !document.isFlat(context) else { return }
    // A conditional carries its branches in its context; they stand where it stands, as copies of a prototype do.
    let keepsPlace = parts.kind.map { ["conditional", "dynamic", "template"].contains($0.name) } ?? false
    for member in document.members(of: context) where isComponent(member.value) {
      compile(component: member.value, in: keepsPlace ? parent : parts.kind, scope)
    }
  }

  /// Compiles a component, or each component of an array, or those that dependencies wrap.
  private mutating func compile(anything node: JSONNode, in parent: ComponentKind?, _ scope: Scope) {
    switch document.kind(of: node) {
    case .array:
      for element in document.elements(of: node) { compile(anything: element, in: parent, scope) }
    case .object:
      let parts = ComponentParts(node, in: document, &memory.kinds)
      if parts.standsForComponent(in: document) { return compile(parts, node, in: parent, scope) }
      // `dependencies` wrap components by name or under `component`; what is no component for want of a type
      // may hold some all the same.
      for member in document.members(of: node) {
        if document.standsForComponent(member.value) {
          compile(component: member.value, in: parent, scope)
        } else if ComponentParts.isPlace(member.key, in: document) {
          compile(anything: member.value, in: parent, scope)
        }
      }
    default: break
    }
  }

  func isComponent(_ node: JSONNode) -> Bool { document.isComponent(node) }

  /// Reports what compiling would lose without a word: classes of something that is no component for want of
  /// a type, and all but the last of the values that one key of a rewritten style has. The checker has rules
  /// of its own for both.
  private mutating func reportUntyped(_ node: JSONNode, _ parts: ComponentParts) {
    guard parts.classes != nil else { return }
    if let type = parts.type {
      if parts.kind == nil { report(ComponentParts.wrongType(type, in: document)) }
    } else {
      let place = document.member("id", of: node) ?? document.member("class", of: node) ?? node
      report(
        Diagnostic(
          .error, id: "R24", at: document.range(of: place), "\"type\" is missing in a component with classes")
      )
    }
    guard let style = parts.style else { return }
    for member in document.repeatedMembers(below: style) {
      let key = MessageText.quoted(document.string(of: member.key) ?? "")
      report(
        Diagnostic(
          .warning, id: "duplicate-key", at: document.range(of: member.key),
          key + " stands twice in one object of a style: the last one counts, and the others are left out"))
    }
  }

  /// Reports classes in data and actions, where no component can stand.
  private mutating func reportLeft(_ parts: ComponentParts) {
    var places = parts.events.map { [$0] } ?? []
    if let context = parts.context, !document.isFlat(context) {
      for member in document.members(of: context) {
        let kind = document.kind(of: member.value)
        if kind == .array || kind == .object && !isComponent(member.value) { places.append(member.value) }
      }
    }
    for place in places {
      for finding in document.leftClasses(below: place) { report(finding) }
    }
  }

  /// The engine for a subtree with rules; reports what is wrong in them.
  private mutating func engine(of node: JSONNode, inside outer: StyleEngine) -> StyleEngine {
    // The classes of rules are not looked into.
    result.recipes = nil
    let key = RulesInForce(outer: outer.identity, text: Array(document.raw(of: node)))
    if let known = engines[key] { return known.inner }
    let rules = DocumentRules(node, in: document)
    let engine = outer.overlaid(by: rules.rules).settled(for: options.context)
    let found = rules.diagnostics(with: engine)
    for diagnostic in found { report(diagnostic) }
    // What is wrong is reported wherever it is written.
    if found.isEmpty {
      if engines.count >= RulesInForce.limit { engines.removeAll() }
      // The outer one stays too, so that no other engine takes its identity meanwhile.
      engines[key] = (outer, engine)
    }
    return engine
  }

  /// Takes the rules and the appearance of a component into force for its subtree, and what its module and its context
  /// hide.
  private mutating func enter(
    _ scope: inout Scope, _ parts: ComponentParts, _ node: JSONNode, isModule: Bool
  ) {
    if let rules = parts.rules { scope.engine = engine(of: rules, inside: scope.engine) }
    if let appearance = parts.appearance { enter(&scope, appearance: appearance) }
    if parts.rules != nil || parts.appearance != nil {
      scope.surroundings = memory.surroundings.number(of: scope.engine, scope.context)
    }
    if isModule {
      // A module has a state of its own, which the keys of others mean nothing to.
      scope.module = node
      scope.groups = []
      scope.disabledAround = []
      scope.isInPrototype = false
    }
    guard let context = parts.context, !(scope.groups.isEmpty && scope.disabledAround.isEmpty) else { return }
    scope.hide(document.members(of: context).compactMap { document.string(of: $0.key) })
  }

  private mutating func enter(_ scope: inout Scope, appearance node: JSONNode) {
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
    copy.disabledAround.removeAll { $0.readsContext }
    for index in copy.groups.indices {
      for (condition, expression) in copy.groups[index].own where expression.readsContext {
        copy.groups[index].own[condition] = nil
      }
    }
    return copy
  }

  /// A context hides the keys of those around it, so that what reads them there means nothing any more.
  mutating func hide(_ keys: [String]) {
    guard !keys.isEmpty else { return }
    disabledAround.removeAll { $0.readsContext(keys) }
    for index in groups.indices {
      for (condition, expression) in groups[index].own where expression.readsContext(keys) {
        groups[index].own[condition] = nil
      }
    }
  }
}
