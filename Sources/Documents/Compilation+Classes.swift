import ClassParser
import Engine
import Expressions
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

extension Compilation {
  /// Resolves the classes of a component and writes its style, its context and what goes around it.
  mutating func compileClasses(
    _ parts: ComponentParts, _ node: JSONNode, in parent: ComponentKind?, _ scope: inout Scope
  ) {
    guard let member = parts.classes else { return }
    reportUnwritable(node)
    var formFindings: [Diagnostic] = []
    let text = ClassText.read(member, in: document, diagnostics: &formFindings)
    for diagnostic in formFindings { report(diagnostic) }
    let resolved = scope.engine.resolve(text.text, for: parts.kind, in: scope.context)
    result.classes += resolved.list.tokens.count
    if options.namesRecipes {
      for name in RecipeDigests.recipes(in: text.text, with: scope.engine) { result.recipes?.insert(name) }
    }
    for diagnostic in resolved.diagnostics { report(text.diagnostic(diagnostic)) }
    let explicit = parts.style.map { ExplicitStyle($0, in: document, kind: parts.kind) } ?? ExplicitStyle()
    var component = StemJSONTarget.Component(
      id: parts.id(in: document), kind: parts.kind, parent: parent)
    component.explicitRadius = explicit.radius
    component.sources.own = ComponentConditions(parts, in: document).own(isInPrototype: scope.isInPrototype)
    component.sources.groups = scope.groups
    component.sources.disabledAround = scope.disabledAround
    var output = scope.engine.emit(resolved, for: component, options: options.target)
    if options.wiresFocus, resolved.asks(.focus), component.sources.own[.focus] == nil,
      !scope.engine.answers(.focus)
    {
      wireFocus(&output, &component, parts, node, scope) { scope.engine.emit(resolved, for: $0, options: $1) }
    }
    publish(resolved, component.sources, &scope)
    for diagnostic in scope.engine.diagnostics(of: output.findings, resolved) {
      var located = text.diagnostic(diagnostic)
      if diagnostic.range.isEmpty { located.range = document.range(of: member) }
      report(located)
    }
    nameGenerated(&output, parts)
    let laid = explicit.laid(over: output, kind: parts.kind)
    for border in laid.coveredBorders { stack(border, over: parts) }
    output = laid.output
    if recordsStyles {
      styles[node] = output.style.merging(output.custom)
      classLists[node] = ReadClasses(
        text: text, list: resolved.list, engine: scope.engine, kind: parts.kind, context: scope.context)
      surfaces[node] = SurfaceUse(resolved, text, whole: document.range(of: member))
    }
    write(output.whole, explicit, parts, node)
    write(output.context, parts, node)
    wrap(output.margin, parts, node, member)
  }

  /// Writes the style of a component that is like many others in the place of its classes; returns whether it is one.
  mutating func compilePlain(
    _ parts: ComponentParts, _ node: JSONNode, in parent: ComponentKind?, _ scope: Scope
  ) -> Bool {
    guard !recordsStyles, !options.namesRecipes, let key = parts.classKey, let landmark = parts.landmark,
      let range = parts.classes.flatMap({ document.plainText(of: $0) }), range.count <= PlainStyles.longest
    else { return false }
    let place = PlainStyles.Place(kind: parts.kind, parent: parent, surroundings: scope.surroundings)
    let known = document.bytes.withUnsafeBufferPointer { bytes in
      memory.plain.outcome(of: UnsafeBufferPointer(rebasing: bytes[range]), at: place)
    }
    let outcome = known ?? newOutcome(of: range, at: place, scope)
    guard case .style(let number, let classes) = outcome else { return false }
    result.classes += classes
    if patch.exchange(key, behind: landmark, in: node, for: number) { return true }
    if let number {
      let style = patch.texts[number].value
      patch.setMember("style", to: style, in: node, after: ["id", "type", "class", "context"])
    }
    patch.removeMember("class", in: node)
    patch.settle(node)
    return true
  }

  /// What a class string comes to that is not known yet.
  private mutating func newOutcome(
    of range: Range<Int>, at place: PlainStyles.Place, _ scope: Scope
  ) -> PlainStyles.Outcome {
    if memory.plain.isFull {
      memory.plain = PlainStyles()
      patch.texts = MemberTexts()
    }
    return document.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      let resolved = scope.engine.resolve(text, for: place.kind, in: scope.context)
      let member = PlainStyles.member(of: resolved, at: place, scope.engine, options.target)
      var outcome = PlainStyles.Outcome.other
      if let member {
        outcome = .style(member.map { patch.texts.add($0) }, classes: resolved.list.tokens.count)
      }
      memory.plain.keep(outcome, of: text, at: place)
      return outcome
    }
  }

  /// Tells what stands inside the component what disables it, and what a group's conditions read.
  private func publish(_ resolved: StyleEngine.Result, _ sources: ConditionSources, _ scope: inout Scope) {
    let sources = scope.engine.answering(sources)
    var own = sources.own
    if own[.disabled] == nil {
      own[.disabled] = StemJSONTarget.disabledCondition(of: resolved.style, sources)
    }
    if let disabled = own[.disabled], !disabled.readsPrivateContext { scope.disabledAround.append(disabled) }
    guard case .text(let name)? = resolved.style.decision(for: .groupName)?.value else { return }
    // Inside the group other rules may be in force.
    for condition in Condition.allCases {
      if let named = sources.named[condition.name] { own[condition] = named }
    }
    for outer in sources.disabledAround {
      own[.disabled] = own[.disabled].map { Expression(.binary(.or, $0, outer)) } ?? outer
    }
    for (condition, expression) in own where expression.readsPrivateContext { own[condition] = nil }
    scope.groups.insert(ConditionSources.Group(name: name, own: own), at: 0)
  }

  /// Writes the style of a component, as a new member or into the one that its author wrote.
  private mutating func write(
    _ style: Style, _ explicit: ExplicitStyle, _ parts: ComponentParts, _ node: JSONNode
  ) {
    let json = StemJSONDecoder.encode(style, rest: explicit.rest)
    guard let own = parts.style else {
      if case .object(let members) = json, !members.isEmpty {
        patch.setMember("style", to: json, in: node, after: ["id", "type", "class", "context"])
      }
      return
    }
    let before = explicit.json
    // An object on one line would grow long; it is laid out anew where classes add to it, unless a component
    // inside it is compiled in place or the short forms would round one of its colours.
    let isOneLine =
      !document.raw(of: own).contains(0x0A) && json != before && explicit.survivesEncoding
    if options.canonicalStyles || isOneLine, embedded(in: own).isEmpty {
      patch.replace(own, with: json)
      return
    }
    StylePatch(document: document, node: own).write(json, own: before, to: &patch)
  }

  /// Gives generated components identifiers that nothing else in the unit has.
  private mutating func nameGenerated(_ output: inout StemJSONTarget.Output, _ parts: ComponentParts) {
    output.placeBorder()
    func renamed(_ value: StyleValue?, _ identifiers: inout Identifiers, _ document: JSONDocument)
      -> StyleValue?
    {
      guard case .json(.object(var members))? = value,
        let index = members.firstIndex(where: { $0.key == "id" }),
        case .string(let id) = members[index].value
      else { return nil }
      let wanted = parts.id(in: document) == nil ? "\(parts.kind?.name ?? "component")_\(id)" : id
      members[index].value = .string(identifiers.unique(wanted, in: document))
      return .json(.object(members))
    }
    if let value = renamed(output.style.value(of: .overlay), &identifiers, document) {
      output.style.set(.overlay, to: value)
    }
    if let value = renamed(output.custom.value(of: .overlay), &identifiers, document) {
      output.custom.set(.overlay, to: value)
    }
  }

  /// Puts an author's overlay and a border into one stack, the border on top.
  private mutating func stack(_ border: JSONValue, over parts: ComponentParts) {
    guard let style = parts.style,
      let own = document.object(at: ["common", "overlay"], of: style)
        ?? document.object(at: ["button", "custom", "common", "overlay"], of: style)
    else { return }
    let id = identifiers.unique(
      "\(parts.id(in: document) ?? parts.kind?.name ?? "component")_overlay", in: document)
    var frame = Style()
    frame[.maxWidth] = .infinity
    frame[.maxHeight] = .infinity
    let layout = JSONWriter.text(StemJSONEncoder.encode(frame), layout: .spaced)
    let opening =
      "{ \"id\": \(JSONWriter.string(id)), \"type\": \"zstack\", \"style\": \(layout), \"children\": [ "
    let closing = ", \(JSONWriter.text(border, layout: .spaced)) ] }"
    patch.wrap(own, prefix: Array(opening.utf8), suffix: Array(closing.utf8))
  }

  /// Reports members that compiling would overwrite unread: a style or context of another form, and one of
  /// two members of one name.
  private mutating func reportUnwritable(_ node: JSONNode) {
    var seen: [String] = []
    for member in document.members(of: node) {
      guard let key = document.string(of: member.key), ["class", "style", "context"].contains(key) else {
        continue
      }
      if seen.contains(key) {
        report(
          Diagnostic(
            .error, id: "duplicate-key", at: document.range(of: member.key),
            "the key \"\(key)\" stands twice in one component"))
      }
      seen.append(key)
      guard key != "class", document.kind(of: member.value) != .object else { continue }
      let range = document.range(of: member.value)
      let message = "\"\(key)\" is an object, and classes would take its place"
      if key == "style" {
        report(Diagnostic(.error, id: "style-form", at: range, message))
      } else {
        report(Diagnostic(.error, id: "context-form", at: range, message))
      }
    }
  }

  /// Writes members of the context; what the author wrote there stays.
  private mutating func write(_ members: [JSONMember], _ parts: ComponentParts, _ node: JSONNode) {
    func isTaken(_ key: String) -> Bool {
      guard let context = parts.context else { return false }
      return document.member(key, of: context) != nil
        || document.member(String(key.dropFirst()), of: context) != nil
    }
    let new = members.filter { !isTaken($0.key) }
    guard !new.isEmpty else { return }
    if let context = parts.context {
      for member in new { patch.setMember(member.key, to: member.value, in: context, after: []) }
    } else {
      patch.setMember("context", to: .object(new), in: node, after: ["id", "type"])
    }
  }

  /// Wraps a component in a stack whose padding is the component's margin.
  private mutating func wrap(
    _ margin: StemJSONTarget.Margin, _ parts: ComponentParts, _ node: JSONNode, _ member: JSONNode
  ) {
    guard !margin.isZero else { return }
    if margin.hasNegativeEdge {
      report(
        Diagnostic(
          .warning, id: "negative-margin", at: document.range(of: member),
          StemJSONTarget.negativeMargin))
    }
    guard !belongsToItsContainer(parts) else {
      report(
        Diagnostic(
          .warning, id: "not-carried", at: document.range(of: member),
          "a margin here would hide the component from its container; use padding on a stack inside"))
      return
    }
    let style = margin.padding
    guard !style.isEmpty else { return }
    let id = identifiers.unique(
      "\(parts.id(in: document) ?? parts.kind?.name ?? "component")_margin", in: document)
    let opening = "{ \"id\": \(JSONWriter.string(id)), \"type\": \"vstack\", \"style\": "
    let json = JSONWriter.text(StemJSONEncoder.encode(style), layout: .spaced)
    patch.wrap(node, prefix: Array("\(opening)\(json), \"children\": [ ".utf8), suffix: Array(" ] }".utf8))
  }

  /// Whether a component means something to its container that a stack around it would hide: a tab's child, a
  /// row of a grid, a section, a spacer or divider along its stack, or a row with swipe actions.
  private func belongsToItsContainer(_ parts: ComponentParts) -> Bool {
    let structural = ["module", "section", "gridrow", "spacer", "divider"]
    if let kind = parts.kind, structural.contains(kind.name) { return true }
    if let style = parts.style, document.member("swipe", of: style) != nil { return true }
    guard let context = parts.context else { return false }
    return document.member("_tabTitle", of: context) != nil
      || document.member("_tabImage", of: context) != nil
  }
}
