import JSONText

// Components and objects of components, which the model keeps as JSON.
extension StyleReader {
  mutating func component(_ node: JSONNode, of row: PropertyRow) -> StyleValue? {
    guard document.kind(of: node) == .object else {
      wrongType(node, in: row.name, takes: row.domain == .common ? "a component" : "an object")
      return nil
    }
    switch row.property {
    case .alert: checkAlert(node)
    case .popover, .sheet, .fullScreenCover: checkModal(node, in: row.name)
    case .swipeLeading, .swipeTrailing: checkSwipe(node, of: row)
    case .buttonCustom: checkCustomButton(node)
    default: checkComponent(node, in: row.name)
    }
    // What is at fault inside stays inside: the model carries the text as it is.
    return raw(node)
  }

  // Rule R24.
  private mutating func checkComponent(_ node: JSONNode, in name: String) {
    guard document.kind(of: node) == .object else { return wrongType(node, in: name, takes: "a component") }
    for key in ["id", "type"] {
      guard let value = document.member(key, of: node) else {
        report("R24", at: node, "\"" + key + "\" is missing in the component of \"" + name + "\"")
        continue
      }
      if document.kind(of: value) != .string { wrongType(value, in: name + "." + key, takes: "a text") }
    }
  }

  private mutating func checkModal(_ node: JSONNode, in name: String) {
    checkKeys(node, in: name, known: ["isPresented", "content"], required: ["isPresented", "content"])
    checkPresented(node, in: name)
    if let content = document.member("content", of: node) { checkComponent(content, in: name + ".content") }
  }

  private mutating func checkAlert(_ node: JSONNode) {
    let name = "modal.alert"
    checkKeys(
      node, in: name, known: ["title", "message", "isPresented", "actions"],
      required: ["title", "isPresented"])
    checkPresented(node, in: name)
    for key in ["title", "message"] {
      if let value = document.member(key, of: node) { checkText(value, in: name + "." + key) }
    }
    guard let actions = document.member("actions", of: node) else { return }
    guard document.kind(of: actions) == .array else {
      return wrongType(actions, in: name + ".actions", takes: "an array of buttons")
    }
    for action in document.elements(of: actions) {
      let type = document.member("type", of: action).flatMap { document.string(of: $0) }
      if let type, equalsIgnoringCase(type, "button") {
        checkComponent(action, in: name + ".actions")
      } else {
        report(
          "R20", at: action,
          quotedType(type, action) + " in \"modal.alert.actions\", which takes buttons alone")
      }
    }
  }

  private func quotedType(_ type: String?, _ node: JSONNode) -> String {
    type.map { MessageText.quoted($0) } ?? quoted(node)
  }

  // Rule R19: the runtime writes false when the user dismisses, so it needs a state to write to.
  private mutating func checkPresented(_ node: JSONNode, in name: String) {
    guard let value = document.member("isPresented", of: node) else { return }
    let text = document.string(of: value)
    if text.map({ StringForm(of: $0) }) == .state { return }
    report(
      "R19", at: value,
      quoted(value) + " where \"" + name + ".isPresented\" takes a bare state reference such as ${isShown}")
  }

  private mutating func checkText(_ node: JSONNode, in name: String) {
    guard let text = document.string(of: node) else { return wrongType(node, in: name, takes: "a text") }
    let form = StringForm(of: text)
    if form == .mixed || form == .merged { reportMarkers(form, text, node, isText: true) }
  }

  private mutating func checkSwipe(_ node: JSONNode, of row: PropertyRow) {
    checkKeys(node, in: row.name, known: ["content", "allowsFullSwipe"], required: ["content"])
    if let content = document.member("content", of: node) {
      checkComponent(content, in: row.name + ".content")
    }
    if let value = document.member("allowsFullSwipe", of: node), document.bool(of: value) == nil,
      !isDynamic(value)
    {
      wrongType(value, in: row.name + ".allowsFullSwipe", takes: "true or false")
    }
  }

  private mutating func checkKeys(_ node: JSONNode, in name: String, known: [String], required: [String]) {
    for (key, member) in lastMembers(of: node) where !known.contains(key) {
      reportUnknownKey(key, member, in: name, known: known)
    }
    for key in required where document.member(key, of: node) == nil {
      report("R04", at: node, "\"" + key + "\" is missing in \"" + name + "\"")
    }
  }

  // A layout and a common domain of their own (section 7.8).
  private mutating func checkCustomButton(_ node: JSONNode) {
    var inner = StyleReader(document)
    for (key, member) in lastMembers(of: node) {
      switch key {
      case "layout", "common":
        let domain: StyleDomain = key == "layout" ? .layout : .common
        inner.readMembers(Slot(domain: domain, path: [], member: member, object: node))
      default: reportUnknownKey(key, member, in: "button.custom", known: ["layout", "common"])
      }
    }
    for finding in inner.diagnostics {
      report(
        finding.id, finding.severity, at: finding.range, finding.message, suggestions: finding.suggestions,
        fix: finding.fix)
    }
  }

  // Rule R18; other keys that stand twice are the document's matter.
  mutating func reportRepeatedModals(_ node: JSONNode) {
    var seen: [String] = []
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      guard StemJSONRows.property(at: [key], in: .modal) != nil else { continue }
      if seen.contains(key) {
        report(
          "R18", at: member.key, "\"" + key + "\" stands twice in \"modal\": each kind of modal stands once")
      } else {
        seen.append(key)
      }
    }
  }
}
