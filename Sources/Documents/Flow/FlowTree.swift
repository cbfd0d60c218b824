import FlowModel
import JSONText
import StyleTargets

/// A part of a Flow document with the parts inside it, as far as Flow's contract tells where they stand.
struct FlowTree {
  enum Kind: Equatable {
    /// A page or a sheet.
    case page
    /// A header or a footer.
    case bar
    case nav, config, section
    /// A widget of a type; an empty one where the type is missing.
    case widget(String)
    /// An atom of a name.
    case atom(String)
    /// An object of a host's payload that looks like an atom of a name, or like none.
    case hosted(String?)
  }

  let node: JSONNode
  let kind: Kind
  /// Where it stands, keys and indices.
  let path: [String]
  var children: [FlowTree] = []
  /// Whether it is what holds a page, a sheet or mutations, and none of them itself.
  var isEnvelope = false

  /// Every part of a document; `nil` for one that is no document of Flow.
  static func of(_ document: JSONDocument, acceptsAnyWidget: Bool = false) -> FlowTree? {
    let root = document.root
    guard document.kind(of: root) == .object, !isComponent(root, document) else { return nil }
    var tree = FlowTree(node: root, kind: .page, path: [])
    let builder = FlowTreeBuilder(document: document)
    for key in ["page", "sheet"] {
      if let node = builder.object(key, of: root) { tree.children.append(builder.page(node, [key])) }
    }
    let isBare = document.member("sections", of: root).map { document.kind(of: $0) == .array } ?? false
    if let mutations = document.member("mutations", of: root), document.kind(of: mutations) != .null,
      !isBare || !tree.children.isEmpty
    {
      tree.isEnvelope = true
      for (index, mutation) in document.elements(of: mutations).enumerated() {
        tree.children += builder.mutation(mutation, ["mutations", "\(index)"])
      }
      return tree
    }
    if !tree.children.isEmpty {
      tree.isEnvelope = true
      return tree
    }
    if let type = document.member("type", of: root).flatMap({ document.string(of: $0) }) {
      guard acceptsAnyWidget || StarterWidget.named(type) != nil else { return nil }
      return builder.widget(root, [])
    }
    guard let sections = document.member("sections", of: root), document.kind(of: sections) == .array else {
      return nil
    }
    return builder.page(root, [])
  }

  /// Whether an object is a component of StemJSON: one with children beside its type, or of a type that
  /// StemJSON lists, and without what a widget of Flow keeps its style and its payload in.
  static func isComponent(_ node: JSONNode, _ document: JSONDocument) -> Bool {
    guard let type = document.member("type", of: node).flatMap({ document.string(of: $0) }),
      StarterWidget.named(type) == nil, document.member("data", of: node) == nil
    else { return false }
    if document.member("children", of: node) != nil { return true }
    return ComponentKind(type).isKnown && document.member("layout", of: node) == nil
  }
}

/// Finds the parts of a Flow document.
private struct FlowTreeBuilder {
  let document: JSONDocument

  func object(_ key: String, of node: JSONNode) -> JSONNode? {
    document.member(key, of: node).flatMap { document.kind(of: $0) == .object ? $0 : nil }
  }

  private func elements(_ key: String, of node: JSONNode) -> [JSONNode] {
    document.member(key, of: node).map { Array(document.elements(of: $0)) } ?? []
  }

  func page(_ node: JSONNode, _ path: [String]) -> FlowTree {
    var tree = FlowTree(node: node, kind: .page, path: path)
    if let nav = object("nav", of: node) {
      var part = FlowTree(node: nav, kind: .nav, path: path + ["nav"])
      part.children = atoms(of: nav, NavData.shape.fields, part.path)
      tree.children.append(part)
    }
    if let config = object("config", of: node) {
      tree.children.append(FlowTree(node: config, kind: .config, path: path + ["config"]))
    }
    // In the order in which they are drawn.
    tree.children += bar("header", of: node, path)
    for (index, section) in elements("sections", of: node).enumerated() {
      tree.children.append(self.section(section, path + ["sections", "\(index)"]))
    }
    tree.children += bar("footer", of: node, path)
    return tree
  }

  private func bar(_ key: String, of node: JSONNode, _ path: [String]) -> [FlowTree] {
    guard let bar = object(key, of: node) else { return [] }
    var part = FlowTree(node: bar, kind: .bar, path: path + [key])
    part.children = widgets("widgets", of: bar, part.path)
    return [part]
  }

  func section(_ node: JSONNode, _ path: [String]) -> FlowTree {
    var tree = FlowTree(node: node, kind: .section, path: path)
    if let header = object("header", of: node) { tree.children.append(widget(header, path + ["header"])) }
    tree.children += widgets("widgets", of: node, path)
    return tree
  }

  func mutation(_ node: JSONNode, _ path: [String]) -> [FlowTree] {
    var found: [FlowTree] = []
    if let widget = object("widget", of: node) { found.append(self.widget(widget, path + ["widget"])) }
    if let page = object("page", of: node) { found.append(self.page(page, path + ["page"])) }
    for (index, section) in elements("sections", of: node).enumerated() {
      found.append(self.section(section, path + ["sections", "\(index)"]))
    }
    return found
  }

  private func widgets(_ key: String, of node: JSONNode, _ path: [String]) -> [FlowTree] {
    elements(key, of: node).enumerated().compactMap { index, element in
      document.kind(of: element) == .object ? widget(element, path + [key, "\(index)"]) : nil
    }
  }

  func widget(_ node: JSONNode, _ path: [String]) -> FlowTree {
    let type = document.member("type", of: node).flatMap { document.string(of: $0) } ?? ""
    var tree = FlowTree(node: node, kind: .widget(type), path: path)
    if let data = object("data", of: node) {
      let place = path + ["data"]
      if type == "separator" {
        tree.children.append(FlowTree(node: data, kind: .atom("SeparatorData"), path: place))
      } else if let starter = StarterWidget.named(type) {
        tree.children += atoms(of: data, starter.fields, place)
      } else {
        tree.children += hosted(data, place)
      }
    }
    if let actions = object("actions", of: node) {
      for member in document.members(of: actions) {
        let event = document.string(of: member.key) ?? ""
        tree.children += sheet(of: member.value, path + ["actions", event])
      }
    }
    return tree
  }

  private func atoms(of node: JSONNode, _ fields: [FlowShape.Field], _ path: [String]) -> [FlowTree] {
    var found: [FlowTree] = []
    for field in fields {
      guard let value = document.member(field.key, of: node) else { continue }
      let place = path + [field.key]
      switch field.kind {
      case .atom(let name): found += atom(value, name, place)
      case .atoms(let name), .lossyAtoms(let name):
        for (index, element) in document.elements(of: value).enumerated() {
          found += atom(element, name, place + ["\(index)"])
        }
      case .lossyWidgets: found += widgets(field.key, of: node, path)
      case .action: found += sheet(of: value, place)
      default: break
      }
    }
    return found
  }

  /// An atom with those inside it.
  private func atom(_ node: JSONNode, _ name: String, _ path: [String]) -> [FlowTree] {
    var tree = FlowTree(node: node, kind: .atom(name), path: path)
    if document.kind(of: node) == .object, let shape = FlowShapes.named(name) {
      tree.children = atoms(of: node, shape.fields, path)
    }
    return [tree]
  }

  /// The sheet that an action opens.
  private func sheet(of action: JSONNode, _ path: [String]) -> [FlowTree] {
    object("sheet", of: action).map { [page($0, path + ["sheet"])] } ?? []
  }

  /// Objects with classes in the payload of a widget that Flow does not know.
  private func hosted(_ node: JSONNode, _ path: [String]) -> [FlowTree] {
    switch document.kind(of: node) {
    case .array:
      return document.elements(of: node).enumerated().flatMap { hosted($1, path + ["\($0)"]) }
    case .object:
      var tree = FlowTree(node: node, kind: .hosted(likelyAtom(node)), path: path)
      if let type = document.member("type", of: node).flatMap({ document.string(of: $0) }),
        StarterWidget.named(type) != nil
      {
        return [widget(node, path)]
      }
      for member in document.members(of: node) where document.kind(of: member.value) != .string {
        let key = document.string(of: member.key) ?? ""
        let place = path + [key]
        switch key {
        // What Flow hands on unread.
        case "tracking", "postback": break
        case "action": tree.children += sheet(of: member.value, place)
        case "actions":
          for action in document.members(of: member.value) {
            tree.children += sheet(of: action.value, place + [document.string(of: action.key) ?? ""])
          }
        default: tree.children += hosted(member.value, place)
        }
      }
      return document.carriesClasses(node) ? [tree] : tree.children
    default: return []
    }
  }

  /// The atom that an object looks like, by the key that the atom requires.
  private func likelyAtom(_ node: JSONNode) -> String? {
    func has(_ key: String) -> Bool { document.member(key, of: node) != nil }
    if has("url") { return "ImageData" }
    if has("symbol") { return "IconData" }
    if has("title") { return "ButtonData" }
    guard let text = document.member("text", of: node) else { return nil }
    let isTag = ["bg_color", "border_color", "corner_radius", "icon"].contains { has($0) }
    return isTag || document.kind(of: text) == .object ? "TagData" : "TextData"
  }
}
