import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets

/// The state of decompiling one document.
struct Decompilation {
  let document: JSONDocument
  let options: Decompiler.Options
  var patch: JSONPatch
  var result = Decompiler.Result()
  /// How often an identifier stands in the document: one of a border must be the only one.
  private var identifiers: [String: Int] = [:]
  /// The recipes of each kind of component, under the rules of the whole document.
  private var prefixes: [String: RecipePrefixes] = [:]

  init(_ document: JSONDocument, _ options: Decompiler.Options) {
    self.document = document
    self.options = options
    patch = JSONPatch(document)
    count(document.root)
  }

  /// What a component inherits from those around it.
  struct Scope {
    var inversion: StyleInversion
    var parent: ComponentKind?
    /// Whether no rules of the document changed the engine.
    var isOutermost = true
  }

  private mutating func count(_ root: JSONNode) {
    document.eachIdentifier(below: root) { identifiers[$0, default: 0] += 1 }
  }

  mutating func report(_ severity: Severity, _ id: String, _ range: Range<Int>, _ message: String) {
    result.diagnostics.append(Diagnostic(severity, id: id, at: range, message))
  }

  /// Decompiles a component and everything inside it.
  mutating func decompile(component node: JSONNode, _ scope: Scope) {
    guard document.kind(of: node) == .object else { return }
    let parts = ComponentParts(node, in: document)
    var scope = scope
    enter(&scope, parts)
    if let style = parts.style {
      var inner = scope
      inner.parent = nil
      for component in document.components(insideStyle: style) { decompile(component: component, inner) }
    }
    decompileStyle(parts, node, scope)
    var inner = scope
    inner.parent = parts.kind
    for child in parts.children { decompile(anything: child, inner) }
    guard let context = parts.context else { return }
    for member in document.members(of: context) where document.isComponent(member.value) {
      decompile(component: member.value, inner)
    }
  }

  /// Decompiles a component, or each component of an array, or those that dependencies wrap.
  mutating func decompile(anything node: JSONNode, _ scope: Scope) {
    switch document.kind(of: node) {
    case .array:
      for element in document.elements(of: node) { decompile(anything: element, scope) }
    case .object:
      if document.isComponent(node) { return decompile(component: node, scope) }
      for member in document.members(of: node) where document.isComponent(member.value) {
        decompile(component: member.value, scope)
      }
    default: break
    }
  }

  /// Takes the rules and the appearance of a component into force for its subtree, as compilation does.
  private func enter(_ scope: inout Scope, _ parts: ComponentParts) {
    if let node = parts.rules {
      let loaded = RulesLoader.load(node, in: document, source: "document")
      var inversion = StyleInversion(
        scope.inversion.engine.overlaid(by: loaded.rules).settled(for: options.place))
      inversion.context = scope.inversion.context
      scope.inversion = inversion
      scope.isOutermost = false
    }
    guard options.place.appearance == nil, let node = parts.appearance,
      let policy = document.string(of: node).flatMap({ SurfacePolicy(rawValue: $0) })
    else { return }
    scope.inversion.context.appearance = policy
  }

  private mutating func decompileStyle(_ parts: ComponentParts, _ node: JSONNode, _ scope: Scope) {
    let moved = contextMembers(parts)
    guard parts.style != nil || !moved.isEmpty else { return }
    if let key = duplicate(in: node) {
      if let style = parts.style {
        let unread = ExplicitStyle(style, in: document, kind: parts.kind)
        result.stats = result.stats + Decompiler.Stats(unread, StyleInversion.Outcome())
      }
      report(
        .note, "duplicate-key", document.range(of: node),
        "the key \"\(key)\" stands twice in this component, whose style stays as it is")
      return
    }
    let explicit = parts.style.map { ExplicitStyle($0, in: document, kind: parts.kind) } ?? ExplicitStyle()
    if parts.classes != nil {
      if !explicit.places.isEmpty {
        result.stats = result.stats + Decompiler.Stats(explicit, StyleInversion.Outcome())
        report(
          .note, "has-class", document.range(of: node),
          "this component has classes already; its style stays beside them")
      }
      return
    }
    if let style = parts.style {
      let removal = StyleRemoval(document: document, paths: explicit.places.map { $0.path })
      if removal.meetsDuplicate(in: style) {
        result.stats = result.stats + Decompiler.Stats(explicit, StyleInversion.Outcome())
        report(
          .note, "duplicate-key", document.range(of: style),
          "a key stands twice in this style, which stays as it is")
        return
      }
    }
    var component = StemJSONTarget.Component(
      id: parts.id(in: document), kind: parts.kind, parent: scope.parent)
    // A border's overlay gets its identifier from the compiler, which avoids any that is taken.
    if let id = parts.id(in: document), identifiers["\(id)_border"] != 1 { component.id = nil }
    let outcome = scope.inversion.invert(
      explicit, for: component, among: prefixes(component, scope), named: parts.id(in: document))
    var classes = outcome.classes
    let gone = context(moved, beside: &classes, explicit, outcome, component, scope)
    if parts.style != nil { result.stats = result.stats + Decompiler.Stats(explicit, outcome) }
    if let style = parts.style { reportLeft(outcome, explicit, style) }
    guard !classes.isEmpty else { return }
    write(classes, outcome, gone, parts, node)
  }

  /// A key that decompiling writes or removes and that stands twice in a component.
  private func duplicate(in node: JSONNode) -> String? {
    let keys = options.context ? ["class", "style", "context"] : ["class", "style"]
    return keys.first { key in
      var count = 0
      for member in document.members(of: node) where document.text(of: member.key, equals: key) { count += 1 }
      return count > 1
    }
  }

  private mutating func prefixes(_ component: StemJSONTarget.Component, _ scope: Scope) -> RecipePrefixes {
    guard options.recipes else { return RecipePrefixes() }
    guard scope.isOutermost else { return scope.inversion.prefixes(for: component) }
    let name = component.kind?.name ?? ""
    if let known = prefixes[name] { return known }
    let found = scope.inversion.prefixes(for: component)
    prefixes[name] = found
    return found
  }

  /// One note for each value that stays although it is no component, and for what the model does not hold.
  private mutating func reportLeft(
    _ outcome: StyleInversion.Outcome, _ explicit: ExplicitStyle, _ style: JSONNode
  ) {
    for (place, reason) in outcome.left where !explicit.isComponent(place) {
      let why =
        switch reason {
        case .inexpressible: "no class gives its value on this component"
        case .differs: "compiling its classes would give another value"
        case .shared: "it shares a value with something that no class can say"
        }
      report(.note, "style-kept", range(of: place.path, in: style), "\(place.name) stays in style: \(why)")
    }
    for leftover in explicit.rest where !leftover.path.isEmpty {
      let name = leftover.path.joined(separator: ".")
      report(
        .note, "style-kept", range(of: leftover.path, in: style),
        "\(name) stays in style: it is nothing that a class can say; twc check tells whether StemJSON knows it"
      )
    }
  }

  private func range(of path: [String], in style: JSONNode) -> Range<Int> {
    var node = style
    for key in path { node = document.member(key, of: node) ?? node }
    return document.range(of: node)
  }

  /// Puts `class` where `style` stood, or before what remains of it.
  private mutating func write(
    _ classes: String, _ outcome: StyleInversion.Outcome, _ gone: [String], _ parts: ComponentParts,
    _ node: JSONNode
  ) {
    var after = ["id", "type"]
    if let style = parts.style {
      let paths = outcome.carried.map { $0.path }
      let removal = StyleRemoval(document: document, paths: paths)
      if removal.apply(to: style, &patch) {
        patch.removeMember("style", in: node)
        after = ["style"]
      } else {
        after = key(before: "style", in: node).map { [$0] } ?? []
      }
    }
    patch.setMember("class", to: .string(classes), in: node, after: after)
    guard !gone.isEmpty, let context = parts.context else { return }
    if gone.count == document.count(of: context) {
      patch.removeMember("context", in: node)
    } else {
      for key in gone { patch.removeMember(key, in: context) }
    }
  }

  private func key(before key: String, in node: JSONNode) -> String? {
    var last: String?
    for member in document.members(of: node) {
      if document.text(of: member.key, equals: key) { return last }
      last = document.string(of: member.key)
    }
    return last
  }
}
