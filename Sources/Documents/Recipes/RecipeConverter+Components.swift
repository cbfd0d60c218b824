import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets

// Recipes as component dependencies: axes and states are context keys where expressions can carry what they
// change, and a dependency of their own for each value where not.
extension RecipeConverter {
  func components(_ recipes: [RecipeDefinition]) -> Result {
    var pass = ComponentPass(converter: self)
    for recipe in recipes where !recipe.name.utf8.contains(UInt8(ascii: "/")) { pass.add(recipe) }
    return Result(
      document: [
        "id": .string(pass.names.unique("recipes")), "type": "module",
        "dependencies": .array(pass.dependencies), "children": .array(pass.children),
      ], findings: pass.findings)
  }
}

/// The state of converting recipes to components.
private struct ComponentPass {
  let converter: RecipeConverter
  var findings: [RecipeConverter.Finding] = []
  var dependencies: [JSONValue] = []
  var children: [JSONValue] = []
  var names = ComponentNames()
  /// Engines in which some states read context keys: making one compiles the whole catalog.
  private var engines: [[Condition]: StyleEngine] = [:]

  private var engine: StyleEngine { converter.engine }
  private var options: DocumentCompiler.Options { converter.options }

  init(converter: RecipeConverter) { self.converter = converter }

  mutating func add(_ recipe: RecipeDefinition) {
    let keys = openAxes(of: recipe)
    let settled = RecipeDefinition(recipe, axes: recipe.axes.filter { axis in !keys.contains(axis) })
    let variants = RecipeVariant.combinations(of: settled, limit: RecipeConverter.dependencyLimit)
    RecipeConverter.reportBound(variants.count, of: settled, &findings)
    for variant in variants {
      let id = names.unique(Self.id(recipe.name, variant.choices))
      let source = component(recipe, variant, keys, id)
      dependencies.append(["component": source])
      guard case .string(let target)? = source["id"] else { continue }
      for use in RecipeVariant.each(of: RecipeDefinition(recipe, axes: keys)) {
        var context: [JSONMember] = [JSONMember("_source", .string("dp://" + target))]
        for choice in use.choices { context.append(JSONMember(choice.axis, Self.json(choice, keys))) }
        context.append(JSONMember("text", .string(recipe.name)))
        children.append(
          [
            "id": .string(names.unique("use_" + Self.id(id, use.choices))), "type": "template",
            "context": .object(context),
          ])
      }
    }
  }

  // MARK: One component

  private mutating func component(
    _ recipe: RecipeDefinition, _ variant: RecipeVariant, _ keys: [RecipeDefinition.Axis], _ id: String
  ) -> JSONValue {
    let conditions = RecipeConditions(of: recipe, settled: variant.choices, keys: keys)
    var kind = converter.kind(of: conditions.classes)
    // A container passes the look of its texts on, and it alone holds slots.
    if kind.name == "text", !recipe.slots.isEmpty, !hasTextDomain(conditions.classes) {
      kind = ComponentKind("vstack")
    }
    let isHolder = Self.containers.contains(kind.name)
    let states = states(of: conditions.classes, besides: recipe.axes)
    // What the slots ask for is answered by the same keys.
    let every = recipe.slots.reduce(conditions.classes) { $0 + " \(recipe.name)/\($1.name)" }
    let asked = self.states(of: every, besides: recipe.axes)
    // The keys of the axes and states are what a use names.
    var taken = ComponentNames()
    for key in keys.map({ $0.name }) + asked.map({ $0.name }) + ["text"] { _ = taken.unique(key) }
    let slotKeys = recipe.slots.map { taken.unique(Self.key($0.name)) }
    // Keys have defaults, so that a template names those alone that it changes.
    var context: [JSONMember] = []
    if recipe.slots.isEmpty || !isHolder { context.append(JSONMember("text", "")) }
    context += slotKeys.map { JSONMember($0, "") }
    for axis in keys {
      let value = recipe.value(of: axis) ?? (axis.isTruth ? "false" : "")
      context.append(JSONMember(axis.name, Self.json(.init(axis: axis.name, value: value), keys)))
    }
    context += asked.map { JSONMember($0.name, .bool(false)) }
    let classes = Self.disabling(conditions.classes, states)
    func owner(_ id: String, _ context: [JSONMember]) -> [JSONMember] {
      var own: [JSONMember] = []
      if case .object(let members)? = RecipeConverter.context(of: kind, text: "@{text}") { own = members }
      own += context
      var members = [JSONMember("id", .string(id)), JSONMember("type", .string(kind.name))]
      if !own.isEmpty { members.append(JSONMember("context", .object(own))) }
      return members + [JSONMember("class", .string(classes))]
    }
    if isHolder || recipe.slots.isEmpty {
      var members = owner(id, context)
      let parts = isHolder ? parts(of: recipe, slotKeys, id) : []
      if !parts.isEmpty { members.append(JSONMember("children", .array(parts))) }
      return compile(.object(members), recipe.name, bound(states))
    }
    // No slot fits into a text or a control, so that they stand behind it.
    let own = compile(.object(owner(names.unique(id + "_self"), [])), recipe.name, bound(states))
    return [
      "id": .string(id), "type": "vstack", "context": .object(context),
      "children": .array([own] + parts(of: recipe, slotKeys, id)),
    ]
  }

  /// The types that hold children.
  private static let containers: Set<String> = ["vstack", "scroll", "grid", "section", "list"]

  /// Whether some classes say what only a text carries.
  private func hasTextDomain(_ classes: String) -> Bool {
    let result = engine.resolve(classes, in: options.context)
    return result.style.entries.contains { $0.property.domain == .text }
      || converter.becomesText(result)
  }

  /// What a container holds: a text, or its slots with a text each.
  private mutating func parts(
    of recipe: RecipeDefinition, _ slotKeys: [String], _ id: String
  ) -> [JSONValue] {
    guard !recipe.slots.isEmpty else { return [text("text", id + "_text")] }
    return zip(recipe.slots, slotKeys).map { slot, key in
      let classes = "\(recipe.name)/\(slot.name)"
      let part = names.unique("\(id)_\(slot.name)")
      let kind = converter.kind(of: classes)
      var members: [JSONMember] = [JSONMember("id", .string(part)), JSONMember("type", .string(kind.name))]
      if let context = RecipeConverter.context(of: kind, text: "@{\(key)}") {
        members.append(JSONMember("context", context))
      }
      let states = states(of: classes, besides: recipe.axes)
      members.append(JSONMember("class", .string(Self.disabling(classes, states))))
      if Self.containers.contains(kind.name) {
        members.append(JSONMember("children", [text(key, part + "_text")]))
      }
      return compile(.object(members), classes, bound(states))
    }
  }

  private mutating func text(_ key: String, _ name: String) -> JSONValue {
    ["id": .string(names.unique(name)), "type": "text", "context": ["_text": .string("@{\(key)}")]]
  }

  private mutating func compile(_ component: JSONValue, _ recipe: String, _ engine: StyleEngine) -> JSONValue
  {
    converter.compile(component, recipe, engine, &names, &findings)
  }

  /// Classes with what tells the component whether it is disabled, if they ask for it.
  private static func disabling(_ classes: String, _ states: [Condition]) -> String {
    states.contains(.disabled) ? classes + " is-disabled-[@{disabled}]" : classes
  }

  // MARK: Keys

  /// The axes that context keys can answer for without a loss.
  private mutating func openAxes(of recipe: RecipeDefinition) -> [RecipeDefinition.Axis] {
    let possible = recipe.axes.filter { axis in
      Self.isKey(axis.name) && axis.values.allSatisfy { !$0.name.utf8.contains(UInt8(ascii: "'")) }
    }
    if isCarried(possible, of: recipe) { return possible }
    var single: [RecipeDefinition.Axis] = []
    for axis in possible where isCarried([axis], of: recipe) { single.append(axis) }
    return isCarried(single, of: recipe) ? single : []
  }

  /// Whether expressions carry all that some axes change, and give what the recipe gives for every value.
  private mutating func isCarried(_ axes: [RecipeDefinition.Axis], of recipe: RecipeDefinition) -> Bool {
    guard !axes.isEmpty else { return true }
    let others = RecipeDefinition(recipe, axes: recipe.axes.filter { !axes.contains($0) })
    let open = RecipeDefinition(recipe, axes: axes)
    let choices = RecipeCombinations(of: [open], limit: 64).variants
    for settled in RecipeCombinations(of: [others], limit: 32).variants {
      let conditions = RecipeConditions(of: recipe, settled: settled.choices, keys: axes)
      let list = engine.parse(conditions.classes)
      for variant in choices {
        var context = options.context
        conditions.settle(&context, recipe, variant)
        let found = RecipeValues(list, engine: engine, context: context)
        let chosen = RecipeVariant(recipe.name, settled.choices + variant.choices)
        let due = RecipeValues(chosen.classes, engine: engine, context: options.context)
        guard found.isSame(as: due) else { return false }
      }
      let closed = RecipeConditions(of: recipe, settled: settled.choices, keys: [])
      let lost = losses(conditions.classes, recipe)
      guard lost == 0 || lost <= losses(closed.classes, recipe) else { return false }
    }
    return true
  }

  /// How many values cannot change with a condition.
  private mutating func losses(_ classes: String, _ recipe: RecipeDefinition) -> Int {
    var findings: [RecipeConverter.Finding] = []
    var names = ComponentNames()
    let kind = converter.kind(of: classes)
    let component: JSONValue = ["id": "component", "type": .string(kind.name), "class": .string(classes)]
    let states = states(of: classes, besides: recipe.axes)
    _ = converter.compile(component, recipe.name, bound(states), &names, &findings)
    return findings.filter { finding in
      ["condition-not-carried", "too-many-conditions"].contains(finding.diagnostic.id)
    }.count
  }

  /// The states that some classes ask for and that nothing answers yet, unless an axis has the name.
  private func states(of classes: String, besides axes: [RecipeDefinition.Axis]) -> [Condition] {
    let resolved = engine.resolve(classes, in: options.context)
    return Condition.allCases.filter { state in
      state.isState && resolved.asks(state) && !engine.answers(state)
        && !axes.contains { $0.name == state.name }
    }
  }

  /// An engine in whose components the states read context keys.
  private mutating func bound(_ states: [Condition]) -> StyleEngine {
    // A component tells by its own style whether it is disabled.
    let named = states.filter { $0 != .disabled }
    guard !named.isEmpty else { return engine }
    if let known = engines[named] { return known }
    var rules = Rules()
    for state in named { rules.conditions[state.name] = "@{\(state.name)}" }
    let bound = engine.overlaid(by: rules)
    engines[named] = bound
    return bound
  }

  private static func isKey(_ name: String) -> Bool {
    guard let first = name.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z"),
      name != "text"
    else { return false }
    return name.utf8.allSatisfy { byte in
      let lower = byte | 0x20
      return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
    }
  }

  /// The context key of a slot's text: a hyphen would be read as a minus sign, and a key begins with a letter.
  private static func key(_ slot: String) -> String {
    let key = String(
      decoding: slot.utf8.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") ? UInt8(ascii: "_") : $0 },
      as: UTF8.self)
    return isKey(key) ? key : "slot_" + key
  }

  private static func json(_ choice: RecipeVariant.Choice, _ keys: [RecipeDefinition.Axis]) -> JSONValue {
    let isTruth = keys.first { $0.name == choice.axis }?.isTruth == true
    return isTruth ? .bool(choice.value == "true") : .string(choice.value)
  }

  private static func id(_ name: String, _ choices: [RecipeVariant.Choice]) -> String {
    choices.reduce(name) { $0 + "_\($1.axis)_\($1.value)" }
  }
}

extension RecipeDefinition {
  /// The same recipe with fewer axes.
  fileprivate init(_ recipe: RecipeDefinition, axes: [Axis]) {
    self = recipe
    self.axes = axes
  }
}
