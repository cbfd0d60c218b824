import ClassParser
import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// The state of compiling one Flow document.
struct FlowCompilation {
  let document: JSONDocument
  let context: StyleContext
  var patch: JSONPatch
  var result = DocumentCompiler.Result()
  /// The layouts of widgets and sections as they are compiled, for those who ask.
  var layouts: [JSONNode: JSONValue] = [:]
  /// Whether the result names the recipes that it was made with.
  var namesRecipes = false
  /// The classes of every part, for those who ask.
  var classLists: [ReadClasses] = []
  var recordsClasses = false
  var merger: FlowPatch
  /// Objects whose classes were compiled, or are reported where they stand.
  private var seen: Set<JSONNode> = []

  init(_ document: JSONDocument, _ context: StyleContext) {
    self.document = document
    self.context = context
    patch = JSONPatch(document)
    merger = FlowPatch(document)
  }

  mutating func report(_ diagnostic: Diagnostic) { result.diagnostics.append(diagnostic) }

  /// Compiles every part of a document.
  mutating func run(_ engine: FlowEngine) {
    guard let tree = FlowTree.of(document, acceptsAnyWidget: true) else {
      let start = document.range(of: document.root).lowerBound
      guard !FlowTree.isComponent(document.root, document) else {
        return report(
          Diagnostic(
            .error, id: "document-form", at: start..<start + 1,
            "this is a document of StemJSON, not a page of Flow: compile it with --to stemjson"))
      }
      return report(
        Diagnostic(
          .error, id: "flow-form", at: start..<start + 1,
          "this is no document of Flow, which has a page, a sheet, mutations, sections or a widget"))
    }
    compile(tree, engine)
    reportLeft(below: document.root)
  }

  private mutating func compile(_ tree: FlowTree, _ engine: FlowEngine) {
    var engine = engine
    let node = tree.node
    if case .widget = tree.kind { result.components += 1 }
    if let rules = document.member("rules", of: node), takesRules(tree.kind) {
      engine = overlaid(engine, by: rules)
      patch.removeMember("rules", in: node)
    }
    if let classes = document.member("class", of: node) { compileClasses(classes, tree, engine) }
    for child in tree.children { compile(child, engine) }
  }

  private func takesRules(_ kind: FlowTree.Kind) -> Bool {
    switch kind {
    case .page, .section, .widget: true
    default: false
    }
  }

  private mutating func overlaid(_ engine: FlowEngine, by rules: JSONNode) -> FlowEngine {
    // Rules may name any recipe.
    result.recipes = nil
    let loaded = DocumentRules(rules, in: document)
    let inner = engine.overlaid(by: loaded.rules)
    for diagnostic in loaded.diagnostics(with: inner.engine) { report(diagnostic) }
    return inner
  }

  /// Resolves the classes of a part and writes what they come to.
  private mutating func compileClasses(_ member: JSONNode, _ tree: FlowTree, _ engine: FlowEngine) {
    let node = tree.node
    guard document.kind(of: node) == .object else { return }
    seen.insert(node)
    guard let role = role(of: tree.kind) else {
      // A host may call data of its own so.
      if case .hosted = tree.kind, document.kind(of: member) != .string { return }
      return report(
        Diagnostic(
          .warning, id: "class-left", at: document.range(of: member),
          "these classes stay as they are: put them on a widget, a section or an atom"))
    }
    var formFindings: [Diagnostic] = []
    let text = ClassText.read(member, in: document, diagnostics: &formFindings)
    for diagnostic in formFindings { report(diagnostic) }
    let resolved = engine.resolve(text.text, for: role, in: context)
    result.classes += resolved.list.tokens.count
    if namesRecipes {
      for name in RecipeDigests.recipes(in: text.text, with: engine.engine) { result.recipes?.insert(name) }
    }
    if recordsClasses {
      classLists.append(
        ReadClasses(
          text: text, list: resolved.list, engine: engine.engine, kind: role == .button ? .button : nil,
          context: context))
    }
    let parts = parts(of: tree.kind)
    let emitted = engine.emit(
      resolved, for: parts.map { $0.role }, of: role, hasLayout: role == .widget)
    for diagnostic in emitted.diagnostics {
      var located = text.diagnostic(diagnostic)
      if diagnostic.range.isEmpty { located.range = document.range(of: member) }
      report(located)
    }
    merger.theme = engine.theme
    var outputs = emitted.outputs
    if role == .button { settleButton(&outputs[0].atom, resolved.style.defaults, node) }
    write(outputs[0], role, tree)
    for (part, output) in zip(parts, outputs.dropFirst()) where !output.atom.isEmpty {
      writePart(output.atom, part.key, part.role, node, member)
    }
    for loss in merger.takeLosses() { report(diagnostic(of: loss, member)) }
    patch.removeMember("class", in: node)
  }

  /// What of a page gets the style of a part's classes.
  private func role(of kind: FlowTree.Kind) -> FlowRole? {
    switch kind {
    case .widget: .widget
    case .section: .section
    case .nav: .nav
    case .config: .sheet
    case .atom(let name): FlowRole(atom: name)
    case .hosted(let name): name.flatMap { FlowRole(atom: $0) }
    case .page, .bar: nil
    }
  }

  /// The text and the image that the classes of a widget speak to beside its layout.
  private func parts(of kind: FlowTree.Kind) -> [(key: String, role: FlowRole)] {
    guard case .widget(let type) = kind, let starter = StarterWidget.named(type) else { return [] }
    return (starter.mainText.map { [($0, FlowRole.text)] } ?? [])
      + (starter.mainImage.map { [($0, FlowRole.image)] } ?? [])
      + (type == "separator" ? [("", FlowRole.separator)] : [])
  }

  // MARK: Writing

  private mutating func write(
    _ output: FlowTarget.Output, _ role: FlowRole, _ tree: FlowTree
  ) {
    switch role {
    case .widget: writeLayout(output.layout, WidgetLayout.shape, tree.node)
    case .section: writeLayout(output.atom, SectionLayout.shape, tree.node)
    default:
      if let shape = role.atom.flatMap({ FlowShapes.named($0) }) {
        merger.merge(output.atom, shape, into: tree.node, &patch)
      }
    }
  }

  /// Writes members of a layout, as a new one or into the one that its author wrote.
  private mutating func writeLayout(_ members: [JSONMember], _ shape: FlowShape, _ node: JSONNode) {
    let own = document.member("layout", of: node)
    layouts[node] = merged(members, own)
    guard !members.isEmpty else { return }
    guard let own, document.kind(of: own) != .null else {
      return patch.setMember("layout", to: .object(members), in: node, after: ["type", "id", "class"])
    }
    guard document.kind(of: own) == .object else {
      return report(
        Diagnostic(
          .error, id: "flow-form", at: document.range(of: own),
          "\"layout\" is an object, and classes would take its place"))
    }
    merger.merge(members, shape, into: own, &patch)
  }

  /// Writes members of an atom inside a widget's payload.
  private mutating func writePart(
    _ members: [JSONMember], _ key: String, _ role: FlowRole, _ node: JSONNode, _ classes: JSONNode
  ) {
    guard let shape = role.atom.flatMap({ FlowShapes.named($0) }) else { return }
    let data = document.member("data", of: node)
    let part = key.isEmpty ? data : data.flatMap { document.member(key, of: $0) }
    guard let part, document.kind(of: part) != .null else {
      return report(
        Diagnostic(
          .warning, id: "flow-misplaced", at: document.range(of: classes),
          "the widget has no \"\(key.isEmpty ? "data" : key)\" that these classes could speak to"))
    }
    merger.merge(members, shape, into: part, &patch)
  }

  private func merged(_ members: [JSONMember], _ own: JSONNode?) -> JSONValue {
    let explicit = own.map { document.value(of: $0) } ?? .object([])
    return FlowPatch.merged(members, under: explicit)
  }

  /// Classes that no part of the page takes.
  private mutating func reportLeft(below root: JSONNode) {
    var open = [root]
    while let node = open.popLast() {
      for element in document.elements(of: node) { open.append(element) }
      for member in document.members(of: node) {
        // What Flow hands on unread may have such a key for reasons of its own; of an action it is all but its sheet.
        switch document.string(of: member.key) ?? "" {
        case "tracking", "postback", "rules": break
        case "action": open += sheets(of: [member.value])
        case "actions": open += sheets(of: document.members(of: member.value).map { $0.value })
        default: open.append(member.value)
        }
      }
      guard document.carriesClasses(node), !seen.contains(node), !isHostData(node),
        let classes = document.member("class", of: node)
      else { continue }
      report(
        Diagnostic(
          .warning, id: "class-left", at: document.range(of: classes),
          "these classes stay as they are: put them on a widget, a section or an atom"))
    }
  }

  private func sheets(of actions: [JSONNode]) -> [JSONNode] {
    actions.compactMap { document.member("sheet", of: $0) }
  }

  /// Whether an object is an action, whose keys its handler knows.
  private func isHostData(_ node: JSONNode) -> Bool {
    document.member("type", of: node) != nil && document.member("data", of: node) == nil
      && document.member("layout", of: node) == nil
      && document.member("type", of: node).flatMap { document.string(of: $0) }
        .flatMap { StarterWidget.named($0) } == nil
  }
}
