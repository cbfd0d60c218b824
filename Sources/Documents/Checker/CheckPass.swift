import JSONText
import StyleModel
import StyleTargets

/// The state of checking one document: the walk over its components.
struct CheckPass: DocumentPass {
  let document: JSONDocument
  /// The same document, compiled: it knows where components stand and what their classes come to.
  let compiled: Compilation
  var result = DocumentChecker.Result()
  /// The first component of each identifier.
  var identifiers: [String: JSONNode] = [:]
  /// Where the expression of a class that is being checked stands.
  var classPlace: ClassExpressions.Place?
  /// Whether components show or speak a text, for those that were asked.
  var speaking: [JSONNode: Bool] = [:]
  /// Objects that stand where nothing but a component can stand.
  var placed: Set<JSONNode> = []
  /// The components that were checked.
  private var checked: Set<JSONNode> = []
  var lines: LineMap?

  init(_ compiled: Compilation) {
    self.compiled = compiled
    document = compiled.document
  }

  /// What a component has around it.
  struct Scope {
    /// The StemJSON version that the nearest module declares, as written, and its minor number.
    var version: (text: String, minor: Int)?
    /// The state keys of the modules around; `nil` outside of any module.
    var states: Set<String>?
    /// Whether the component is a row of a list.
    var isRow = false
    /// Whether the decoder has looked at the component as a part of a style.
    var isEmbedded = false
  }

  mutating func run() {
    let root = document.root
    if document.kind(of: root) == .array {
      for element in document.elements(of: root) { check(root: element) }
    } else {
      check(root: root)
    }
    result.diagnostics += document.leftClasses(below: document.root, besides: checked)
    reportDuplicateKeys()
  }

  /// Checks the document's own component; what has nothing of one is reported, for nothing in it is checked.
  private mutating func check(root: JSONNode) {
    let signs = ["id", "class", "style", "context", "children"]
    if document.isComponent(root) || signs.contains(where: { document.member($0, of: root) != nil }) {
      checkPlace(root)
      return check(component: root, Scope())
    }
    let start = document.range(of: root).lowerBound
    report(
      .warning, "document-form", at: start..<start + 1,
      "this is no component, which is an object with \"id\" and \"type\": nothing in it is checked")
  }

  /// Checks a component and everything inside it, in the order of the compiler's walk.
  mutating func check(component node: JSONNode, _ scope: Scope) {
    guard document.kind(of: node) == .object else { return }
    let parts = ComponentParts(node, in: document)
    result.components += 1
    checked.insert(node)
    if parts.kind == nil, parts.classes == nil {
      // The compiler passes by.
      result.diagnostics += parts.misspeltMembers(of: node, in: document)
    }
    checkForms(node, parts)
    checkIdentity(node, scope)
    checkType(node, parts, scope)
    var scope = scope
    scope.isEmbedded = false
    if parts.kind?.name == "module" { enter(&scope, node) }
    checkStyle(node, parts, scope)
    checkSurface(node, parts, scope)
    checkSurfaces(beside: parts)
    checkExpressions(inClassesOf: node, parts, scope)
    checkConditions(inRulesOf: parts, scope)
    checkContext(parts, scope)
    checkEvents(node, scope)
    checkNeeds(node, parts)
    checkPlaces(node)
    if let style = parts.style {
      var inner = scope
      inner.isEmbedded = true
      inner.isRow = false
      for component in compiled.embedded(in: style) { check(component: component, inner) }
    }
    var rows = scope
    rows.isRow = hasRows(parts, scope)
    scope.isRow = false
    for child in parts.children { check(anything: child, rows) }
    if let context = parts.context {
      for member in document.members(of: context) where compiled.isComponent(member.value) {
        check(component: member.value, scope)
      }
    }
  }

  /// Checks a component, each component of an array, or what dependencies wrap.
  private mutating func check(anything node: JSONNode, _ scope: Scope) {
    switch document.kind(of: node) {
    case .array: for element in document.elements(of: node) { check(anything: element, scope) }
    case .object:
      if document.standsForComponent(node) || placed.contains(node) {
        return check(component: node, scope)
      }
      for member in document.members(of: node) {
        if document.standsForComponent(member.value) {
          checkPlace(member.value)
          check(component: member.value, scope)
        } else if document.text(of: member.key, equals: "action") {
          checkEvent(member.value, scope)
        }
      }
    default: break
    }
  }

  /// A key that stands twice in one object hides its first value.
  private mutating func reportDuplicateKeys() {
    // The decoder reports modals that stand twice, by rule R18, and the loader of rules what stands in them.
    let reported = result.diagnostics + compiled.result.diagnostics
    var known: Set<Int> = []
    for finding in reported where finding.id == "R18" || finding.id == "duplicate-key" {
      known.insert(finding.range.lowerBound)
    }
    for duplicate in document.duplicateKeys()
    where !known.contains(document.range(of: duplicate.key).lowerBound) {
      report(
        .warning, "duplicate-key", at: duplicate.key,
        quoted(duplicate.key) + " stands twice in one object, first on line "
          + "\(line(of: duplicate.first)): the last one counts")
    }
  }
}
