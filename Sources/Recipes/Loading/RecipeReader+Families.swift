import ClassParser
import JSONText
import StyleModel

// Families in catalogs, and the styles that rules put into force for them.
extension RecipeReader {
  mutating func families(_ node: JSONNode) -> [FamilyDefinition] {
    guard document.kind(of: node) == .object else {
      complain("catalog-form", node, "families are an object of names and what their adopters share")
      return []
    }
    var families: [FamilyDefinition] = []
    for member in document.members(of: node) {
      let name = document.string(of: member.key) ?? ""
      guard isRecipeName(name) else {
        complain(
          "recipe-name", member.key,
          "\"\(name)\" is no family name; use letters, digits, -, _ and ., no - in front")
        continue
      }
      guard document.kind(of: member.value) == .object else {
        complain("catalog-form", member.value, "the family \"\(name)\" is no object")
        continue
      }
      if let family = family(name, member.key, member.value) { families.append(family) }
    }
    return families
  }

  private mutating func family(_ name: String, _ key: JSONNode, _ node: JSONNode) -> FamilyDefinition? {
    guard let standard = document.member("default", of: node) else {
      complain("catalog-form", key, "the family \"\(name)\" needs a \"default\", the name of its style")
      return nil
    }
    guard let style = styleName(standard) else { return nil }
    var family = FamilyDefinition(name, standard: style, source: source, at: document.range(of: key))
    for member in document.members(of: node) {
      switch document.string(of: member.key) {
      case "default": break
      case "description": family.description = text(member.value, "description is a text")?.text
      case "configuration": family.configuration = configuration(member.value)
      case "defaults": family.defaults = defaults(member.value)
      case "states": family.states = states(member.value)
      case "presets": family.presets = presets(member.value)
      default:
        expect(
          member.key, among: ["default", "description", "configuration", "defaults", "states", "presets"])
      }
    }
    if let defaults = document.member("defaults", of: node) {
      checkNames(in: defaults, "defaults name", family.configuration, "which the configuration does not have")
    }
    return family
  }

  private mutating func styleName(_ node: JSONNode) -> FamilyDefinition.StyleName? {
    guard let name = document.string(of: node), isRecipeName(name) else {
      complain("catalog-form", node, "a style of a family is the name of a recipe")
      return nil
    }
    return FamilyDefinition.StyleName(name, at: document.range(of: node))
  }

  private mutating func presets(_ node: JSONNode) -> [FamilyDefinition.StyleName] {
    guard document.kind(of: node) == .array else {
      complain("catalog-form", node, "presets are an array of the names of recipes")
      return []
    }
    var presets: [FamilyDefinition.StyleName] = []
    for element in document.elements(of: node) {
      guard let style = styleName(element) else { continue }
      if presets.contains(where: { $0.name == style.name }) {
        complain("duplicate-recipe", element, "the preset \"\(style.name)\" stands twice in one family")
      } else {
        presets.append(style)
      }
    }
    return presets
  }

  /// Axes and the names of their values.
  private mutating func configuration(_ node: JSONNode) -> [RecipeDefinition.Axis] {
    guard document.kind(of: node) == .object else {
      complain("catalog-form", node, "a configuration is an object of axes and the names of their values")
      return []
    }
    var axes: [RecipeDefinition.Axis] = []
    for member in document.members(of: node) {
      let name = document.string(of: member.key) ?? ""
      expectReachable(name, member.key, "the axis")
      guard document.kind(of: member.value) == .array else {
        complain("catalog-form", member.value, "the axis \"\(name)\" is an array of the names of its values")
        continue
      }
      var values: [RecipeDefinition.Value] = []
      for element in document.elements(of: member.value) {
        guard let value = word(element) else {
          complain("catalog-form", element, "a value of the axis \"\(name)\" is a name")
          continue
        }
        expectReachable(value, element, "the value")
        if values.contains(where: { $0.name == value }) {
          complain("duplicate-key", element, "the value \"\(value)\" stands twice on the axis \"\(name)\"")
        } else {
          values.append(.init(value, .init("")))
        }
      }
      if document.count(of: member.value) == 0 { complainOfNoValues(name, member.value) }
      axes.append(.init(name, values))
    }
    return axes
  }

  private mutating func states(_ node: JSONNode) -> [Condition] {
    guard document.kind(of: node) == .array else {
      complain("catalog-form", node, "states are an array of names such as selected and pressed")
      return []
    }
    let known = Condition.allCases.filter { $0.isState }.map { $0.name }
    var states: [Condition] = []
    for element in document.elements(of: node) {
      let name = document.string(of: element) ?? ""
      guard known.contains(name), let state = Condition(name: name) else {
        complain(
          "unknown-variant", element, "\"\(name)\" is no state; states are \(known.joined(separator: ", "))",
          suggestions: Suggestions.nearest(to: name, in: known))
        continue
      }
      states.append(state)
    }
    return states
  }

  /// The `families` of rules: names of families, and the styles to put into force.
  mutating func familyStyles(_ node: JSONNode) -> [FamilyStyle] {
    guard isObject(node, "families are an object of names and styles") else { return [] }
    var styles: [FamilyStyle] = []
    for member in document.members(of: node) {
      let name = document.string(of: member.key) ?? ""
      guard var style = recipe(FamilyStyle.name(of: name), member.key, member.value) else { continue }
      if style.family != nil {
        complain("rules-form", member.value, "a style of a family has no family of its own")
        style.family = nil
      }
      styles.append(FamilyStyle(name, style, at: document.range(of: member.key)))
    }
    return styles
  }
}
