import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

// What components look like, and what of it cannot cross.
extension FlowPageWriter {
  mutating func styled(
    _ node: JSONNode, _ parts: ComponentParts, _ role: FlowRole, _ roles: [FlowRole], hasLayout: Bool = true
  ) -> [FlowTarget.Output] {
    let list = classes(parts)
    for fault in list.faults { found.add(fault) }
    let (outputs, diagnostics) = flow.emit(
      flow.resolve(list.text, for: role, in: converter.options.context), for: roles, of: role,
      hasLayout: hasLayout)
    let own = Self.ofItself[role] ?? []
    report(
      diagnostics.filter { one in !own.contains { one.message.utf8.starts(with: $0.utf8) } }, list, node)
    return outputs
  }

  /// What parts do by themselves: images fill what they are given and are hidden without an alt, and tags have a
  /// padding of their own.
  private static let ofItself: [FlowRole: [String]] = [
    .image: ["layout.maxWidth", "accessibility.hidden"], .icon: ["accessibility.hidden"],
    .tag: ["layout.padding"],
  ]

  /// The classes of a component: its own, then those that say what its style says.
  func classes(_ parts: ComponentParts) -> ClassSource {
    var faults: [Diagnostic] = []
    let own = parts.classes.map { ClassText.read($0, in: document, diagnostics: &faults) }
    var text = own?.text ?? ""
    var leftover: [String] = []
    if let style = parts.style {
      let decoded = StemJSONDecoder.decode(style, in: document)
      let found = decompiler.classes(
        for: decoded.style, rest: decoded.rest, kind: parts.kind, id: parts.id(in: document))
      if !found.classes.isEmpty { text += (text.isEmpty ? "" : " ") + found.classes }
      leftover =
        found.leftover.entries.map { $0.property.row.name }
        + found.rest.map { $0.path.joined(separator: ".") }
    }
    return ClassSource(own: own, text: text, leftover: leftover, faults: faults)
  }

  /// What the classes of a container come to that is neither widget nor section: nothing of it crosses.
  ///
  /// - Parameter own: What the widget around does by itself.
  mutating func reportLost(_ list: ClassSource, _ node: JSONNode, except own: [StyleProperty] = []) {
    let style = flow.engine.resolve(list.text, in: converter.options.context).style.defaults
    var names: [String] = []
    for entry in style.entries where !own.contains(entry.property) && entry.property.domain != .navigation {
      let row = entry.property.row
      let name = row.key.split(separator: ".").first.map { row.domain.name + "." + $0 } ?? row.name
      if !names.contains(name) { names.append(name) }
    }
    names += list.leftover
    guard !names.isEmpty else { return }
    report(
      node, "the \(MessageText.list(names)) of this stack cannot cross: only widgets have a style")
  }

  /// Findings about classes, where their author wrote them or at the component.
  mutating func report(_ diagnostics: [Diagnostic], _ list: ClassSource, _ node: JSONNode) {
    for diagnostic in diagnostics {
      // A title of navigation goes to the page's nav.
      if title != nil, list.token(at: diagnostic.range).utf8.starts(with: "nav-title-".utf8) { continue }
      if let own = list.own, diagnostic.range.upperBound <= own.text.utf8.count, !diagnostic.range.isEmpty {
        var located = own.diagnostic(diagnostic)
        located.fix = nil
        found.add(located)
      } else {
        report(node, diagnostic.message, diagnostic.severity)
      }
    }
    for name in list.leftover { report(node, "\(name) cannot cross: no class says it", .warning) }
  }

  mutating func report(_ node: JSONNode, _ message: String, _ severity: Severity = .warning) {
    let place = document.member("id", of: node) ?? document.member("type", of: node) ?? node
    found.add(severity, at: document.range(of: place), message)
  }
}

/// The classes that say what a component looks like, and where its author wrote some of them.
struct ClassSource {
  var own: ClassText?
  var text: String
  /// What no class says.
  var leftover: [String]
  /// What of the `class` member has no form that is known.
  var faults: [Diagnostic]

  /// The text of a range.
  func token(at range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    return range.upperBound <= bytes.count ? String(decoding: bytes[range], as: UTF8.self) : ""
  }

  /// Whether classes give a spacing to what stands inside.
  var isSpacious: Bool {
    text.split(separator: " ").contains { $0.utf8.starts(with: "gap-".utf8) }
  }
}
