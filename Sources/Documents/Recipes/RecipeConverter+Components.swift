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
    var findings: [Finding] = []
    var dependencies: [JSONValue] = []
    var children: [JSONValue] = []
    var names = Names()
    for recipe in recipes where !recipe.name.utf8.contains(UInt8(ascii: "/")) {
      let keys = openAxes(of: recipe)
      let settled = RecipeDefinition(recipe, axes: recipe.axes.filter { axis in !keys.contains(axis) })
      for variant in RecipeVariant.combinations(of: settled, limit: 64) {
        let id = names.unique(Self.id(recipe.name, variant.choices))
        let source = component(recipe, variant, keys, id, &names, &findings)
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
    return Result(
      document: [
        "id": "recipes", "type": "module", "dependencies": .array(dependencies), "children": .array(children),
      ], findings: findings)
  }

  // MARK: One component

  private func component(
    _ recipe: RecipeDefinition, _ variant: RecipeVariant, _ keys: [RecipeDefinition.Axis], _ id: String,
    _ names: inout Names, _ findings: inout [Finding]
  ) -> JSONValue {
    let conditions = RecipeConditions(of: recipe, settled: variant.choices, keys: keys)
    let kind = Self.kind(of: conditions.classes, engine)
    let states = states(of: conditions.classes, besides: recipe.axes)
    var context: [JSONMember] = []
    if case .object(let members)? = Self.context(of: kind, text: "@{text}") { context = members }
    // Keys have defaults, so that a template names those alone that it changes.
    for key in recipe.slots.isEmpty ? ["text"] : recipe.slots.map({ Self.key($0.name) }) {
      if !keys.contains(where: { $0.name == key }) { context.append(JSONMember(key, "")) }
    }
    for axis in keys {
      let value = recipe.value(of: axis) ?? (axis.isTruth ? "false" : "")
      context.append(JSONMember(axis.name, Self.json(.init(axis: axis.name, value: value), keys)))
    }
    // What the slots ask for is answered by the same keys.
    let every = recipe.slots.reduce(conditions.classes) { $0 + " \(recipe.name)/\($1.name)" }
    for state in self.states(of: every, besides: recipe.axes) {
      context.append(JSONMember(state.name, .bool(false)))
    }
    let classes = Self.disabling(conditions.classes, states)
    var members: [JSONMember] = [
      JSONMember("id", .string(id)), JSONMember("type", .string(kind.name)),
      JSONMember("context", .object(context)), JSONMember("class", .string(classes)),
    ]
    let parts = parts(of: recipe, kind, id, &names, &findings)
    if !parts.isEmpty { members.append(JSONMember("children", .array(parts))) }
    return compile(.object(members), recipe.name, bound(states), &findings)
  }

  /// What a container holds: a text, or its slots with a text each.
  private func parts(
    of recipe: RecipeDefinition, _ kind: ComponentKind, _ id: String, _ names: inout Names,
    _ findings: inout [Finding]
  ) -> [JSONValue] {
    guard kind.name == "vstack" else { return [] }
    func text(_ key: String, _ name: String) -> JSONValue {
      ["id": .string(names.unique(name)), "type": "text", "context": ["_text": .string("@{\(key)}")]]
    }
    guard !recipe.slots.isEmpty else { return [text("text", id + "_text")] }
    return recipe.slots.map { slot in
      let classes = "\(recipe.name)/\(slot.name)"
      let part = names.unique("\(id)_\(slot.name)")
      let kind = Self.kind(of: classes, engine)
      var members: [JSONMember] = [JSONMember("id", .string(part)), JSONMember("type", .string(kind.name))]
      if let context = Self.context(of: kind, text: "@{\(Self.key(slot.name))}") {
        members.append(JSONMember("context", context))
      }
      let states = states(of: classes, besides: recipe.axes)
      members.append(JSONMember("class", .string(Self.disabling(classes, states))))
      if kind.name == "vstack" {
        members.append(JSONMember("children", [text(Self.key(slot.name), part + "_text")]))
      }
      return compile(.object(members), classes, bound(states), &findings)
    }
  }

  /// Classes with what tells the component whether it is disabled, if they ask for it.
  private static func disabling(_ classes: String, _ states: [Condition]) -> String {
    states.contains(.disabled) ? classes + " is-disabled-[@{disabled}]" : classes
  }

  // MARK: Keys

  /// The axes that context keys can answer for without a loss.
  private func openAxes(of recipe: RecipeDefinition) -> [RecipeDefinition.Axis] {
    let possible = recipe.axes.filter { axis in
      Self.isKey(axis.name) && axis.values.allSatisfy { !$0.name.utf8.contains(UInt8(ascii: "'")) }
    }
    if isCarried(possible, of: recipe) { return possible }
    let single = possible.filter { isCarried([$0], of: recipe) }
    return isCarried(single, of: recipe) ? single : []
  }

  /// Whether expressions carry all that some axes change, and give what the recipe gives for every value.
  private func isCarried(_ axes: [RecipeDefinition.Axis], of recipe: RecipeDefinition) -> Bool {
    guard !axes.isEmpty else { return true }
    let others = RecipeDefinition(recipe, axes: recipe.axes.filter { !axes.contains($0) })
    return RecipeVariant.combinations(of: others, limit: 32).allSatisfy { settled in
      let open = RecipeConditions(of: recipe, settled: settled.choices, keys: axes)
      for variant in RecipeVariant.combinations(of: RecipeDefinition(recipe, axes: axes), limit: 64) {
        var context = options.context
        open.settle(&context, recipe, variant)
        let found = RecipeValues(open.classes, engine: engine, context: context)
        let chosen = RecipeVariant(recipe.name, settled.choices + variant.choices)
        let due = RecipeValues(chosen.classes, engine: engine, context: options.context)
        guard found.isSame(as: due) else { return false }
      }
      let closed = RecipeConditions(of: recipe, settled: settled.choices, keys: [])
      return losses(open.classes, recipe) <= losses(closed.classes, recipe)
    }
  }

  /// How many values cannot change with a condition.
  private func losses(_ classes: String, _ recipe: RecipeDefinition) -> Int {
    var findings: [Finding] = []
    let kind = Self.kind(of: classes, engine)
    let component: JSONValue = ["id": "component", "type": .string(kind.name), "class": .string(classes)]
    let states = states(of: classes, besides: recipe.axes)
    _ = compile(component, recipe.name, bound(states), &findings)
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
  private func bound(_ states: [Condition]) -> StyleEngine {
    // A component tells by its own style whether it is disabled.
    let named = states.filter { $0 != .disabled }
    guard !named.isEmpty else { return engine }
    var rules = Rules()
    for state in named { rules.conditions[state.name] = "@{\(state.name)}" }
    return engine.overlaid(by: rules)
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

  /// The context key of a slot's text: a hyphen would be read as a minus sign.
  private static func key(_ slot: String) -> String {
    String(
      decoding: slot.utf8.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") ? UInt8(ascii: "_") : $0 },
      as: UTF8.self)
  }

  private static func json(_ choice: RecipeVariant.Choice, _ keys: [RecipeDefinition.Axis]) -> JSONValue {
    let isTruth = keys.first { $0.name == choice.axis }?.isTruth == true
    return isTruth ? .bool(choice.value == "true") : .string(choice.value)
  }

  private static func id(_ name: String, _ choices: [RecipeVariant.Choice]) -> String {
    choices.reduce(name) { $0 + "_\($1.axis)_\($1.value)" }
  }
}

/// Identifiers, each once.
private struct Names {
  private var taken: Set<String> = []

  mutating func unique(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)_\(number)"
      number += 1
    }
    return name
  }
}

extension RecipeDefinition {
  /// The same recipe with fewer axes.
  fileprivate init(_ recipe: RecipeDefinition, axes: [Axis]) {
    self = recipe
    self.axes = axes
  }
}
