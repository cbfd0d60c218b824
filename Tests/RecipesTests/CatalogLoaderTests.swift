import Recipes
import StyleModel
import Testing

@Suite("The catalog loader")
struct CatalogLoaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    /// Each fault as `id: text at fault: message`.
    let faults: [String]
    /// The names of the recipes that are left.
    var names: [String] = []
    var testDescription: String { json }
  }

  static let rows: [Row] = [
    Row(json: #"{"card": "p-4"}"#, faults: [], names: ["card"]),
    Row(json: #"{"recipes": {"card": "p-4", "row": {"base": "p-2"}}}"#, faults: [], names: ["card", "row"]),
    Row(
      json: ##"{"$schema": "x", "description": "d", "family": "f", "recipes": {"card": "p-4"}}"##, faults: [],
      names: ["card"]),
    Row(
      json: #"{"recipes": {"card": "p-4"}, "recipe": {}}"#,
      faults: [#"unknown-key: "recipe": unknown key "recipe""#], names: ["card"]),
    Row(json: #"{"families": {"f": {"default": "s"}}}"#, faults: []),
    Row(
      json: #"""
        {"families": {"f": {"default": "s", "presets": ["s", "t"], "description": "d",
        "configuration": {"a": ["x", "y"], "n": [1, true]}, "defaults": {"a": "y", "n": 1},
        "states": ["selected", "disabled"]}}}
        """#, faults: []),
    Row(json: #"{"families": []}"#, faults: ["catalog-form: []: families are an object of names and what"]),
    Row(json: #"{"families": {"f": "s"}}"#, faults: [#"catalog-form: "s": the family "f" is no object"#]),
    Row(
      json: #"{"families": {"f g": {}}}"#,
      faults: [#"recipe-name: "f g": "f g" is no family name; use letters"#]),
    Row(
      json: #"{"families": {"f": {"presets": []}}}"#,
      faults: [#"catalog-form: "f": the family "f" needs a "default", the name of its style"#]),
    Row(
      json: #"{"families": {"f": {"default": "p-1 p-2"}}}"#,
      faults: [#"catalog-form: "p-1 p-2": a style of a family is the name of a recipe"#]),
    Row(
      json: #"{"families": {"f": {"default": "s", "preset": []}}}"#,
      faults: [#"unknown-key: "preset": unknown key "preset"; did you mean "presets"?"#]),
    Row(
      json: #"{"families": {"f": {"default": "s", "presets": ["t", "t", 3]}}}"#,
      faults: [
        #"duplicate-recipe: "t": the preset "t" stands twice in one family"#,
        "catalog-form: 3: a style of a family is the name of a recipe",
      ]),
    Row(
      json: #"{"families": {"f": {"default": "s", "presets": {}, "states": {}, "configuration": []}}}"#,
      faults: [
        "catalog-form: {}: presets are an array of the names of recipes",
        "catalog-form: {}: states are an array of names such as selected and pressed",
        "catalog-form: []: a configuration is an object of axes and the names of their values",
      ]),
    Row(
      json: #"{"families": {"f": {"default": "s", "states": ["pressd", "dark"]}}}"#,
      faults: [
        #"unknown-variant: "pressd": "pressd" is no state; states are hover, focus, pressed, disabled, checked, selected, loading; did you mean "pressed"?"#,
        #"unknown-variant: "dark": "dark" is no state"#,
      ]),
    Row(
      json: #"{"families": {"f": {"default": "s", "configuration": {"a": "x", "b": [{}, "y", "y"]}}}}"#,
      faults: [
        #"catalog-form: "x": the axis "a" is an array of the names of its values"#,
        #"catalog-form: {}: a value of the axis "b" is a name"#,
        #"duplicate-key: "y": the value "y" stands twice on the axis "b""#,
      ]),
    Row(
      json:
        #"{"families": {"f": {"default": "s", "configuration": {"a": ["x"]}, "defaults": {"b": "x", "a": "y"}}}}"#,
      faults: [
        #"unknown-axis-value: "b": defaults name "b": "x", which the configuration does not have"#,
        #"unknown-axis-value: "y": defaults name "a": "y", which the configuration does not have"#,
      ]),
    Row(
      json: #"{"families": {"f": {"default": "s"}, "f": {"default": "s"}}}"#,
      faults: [#"duplicate-key: "f": the key "f" stands twice in one object"#]),
    Row(json: "[]", faults: ["catalog-form: []: a catalog is an object with recipes"]),
    Row(json: #""p-4""#, faults: [#"catalog-form: "p-4": a catalog is an object with recipes"#]),
    Row(json: #"{"recipes": []}"#, faults: ["catalog-form: []: recipes are an object of names and classes"]),
    Row(json: "", faults: ["json-syntax: : "]),
    Row(json: #"{"card" "p-4"}"#, faults: [#"json-syntax: ": "#]),
    Row(
      json: #"{"card": "p-4", "card": "p-2"}"#,
      faults: [#"duplicate-recipe: "card": the recipe "card" is defined twice; names are unique"#],
      names: ["card", "card"]),
    Row(
      json: #"{"my card": "p-4", "": "p-2", "ok_1.a-b": "p-1"}"#,
      faults: [
        #"recipe-name: "my card": "my card" is no recipe name; use letters, digits, -, _ and ."#,
        #"recipe-name: "": "" is no recipe name"#,
      ], names: ["ok_1.a-b"]),
    Row(
      json: #"{"card": 4, "row": null, "list": ["p-4"]}"#,
      faults: [
        #"recipe-form: 4: the recipe "card" is neither classes nor an object"#,
        #"recipe-form: null: the recipe "row" is neither"#,
        #"recipe-form: ["p-4"]: the recipe "list" is neither"#,
      ]),
    Row(
      json: #"{"card": {"bases": "p-4"}}"#,
      faults: [#"unknown-key: "bases": unknown key "bases"; did you mean "base"?"#],
      names: ["card"]),
    Row(
      json: #"{"card": {"base": 4, "extends": [], "description": {}}}"#,
      faults: [
        "recipe-form: 4: base is a string of classes", "recipe-form: []: extends is the name of a recipe",
        "recipe-form: {}: description is a text",
      ], names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"size": {"sm": "p-1", "lg": 3}, "wide": "w-full", "tall": 7}}}"#,
      faults: [
        "recipe-form: 3: a variant is a string of classes",
        #"recipe-form: 7: the axis "tall" is an object of values, or classes for true"#,
      ], names: ["card"]),
    Row(
      json: #"{"card": {"variants": "p-4"}}"#,
      faults: [#"recipe-form: "p-4": variants are an object of axes"#],
      names: ["card"]),
    Row(
      json: #"{"card": {"compounds": {}}}"#, faults: ["recipe-form: {}: compounds are an array"],
      names: ["card"]),
    Row(
      json:
        #"{"card": {"variants": {"a": {"x": ""}}, "compounds": [{"classes": "p-4"}, {"when": {"a": "x"}}]}}"#,
      faults: [
        #"recipe-form: {"classes": "p-4"}: a compound has "when" and "classes""#,
        #"recipe-form: {"when": {"a": "x"}}: a compound has"#,
      ], names: ["card"]),
    Row(
      json:
        #"{"card": {"variants": {"a": {"x": ""}}, "compounds": [{"when": {"a": [{}, "x"]}, "classes": ""}]}}"#,
      faults: ["recipe-form: {}: a condition of a compound is the name of a value, or several"],
      names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"a": {"x": ""}}, "compounds": [{"when": {"a": "y"}, "classes": ""}]}}"#,
      faults: [#"unknown-axis-value: "y": a compound names "a": "y""#], names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"a": {"x": ""}}, "defaults": {"b": "x", "a": "y"}}}"#,
      faults: [
        #"unknown-axis-value: "b": defaults name "b": "x""#,
        #"unknown-axis-value: "y": defaults name "a": "y""#,
      ], names: ["card"]),
    Row(
      json: #"{"card": {"extends": "row", "defaults": {"b": "x"}}}"#, faults: [], names: ["card"]),
    Row(
      json: #"{"card": {"defaults": "x"}}"#,
      faults: [#"recipe-form: "x": defaults are an object of axes and values"#], names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"a": {"x": ""}}, "defaults": {"a": []}}}"#,
      faults: ["recipe-form: []: a default is the name of a value"], names: ["card"]),
    // Names that no class can write.
    Row(
      json:
        #"{"card": {"variants": {"my size": {"x": ""}, "size": {"a,b": "", "": "", "c=d": "", "1/2": ""}}}}"#,
      faults: [
        #"unreachable-value: "my size": no class can choose the axis "my size""#,
        #"unreachable-value: "a,b": no class can choose the value "a,b""#,
        #"unreachable-value: "": no class can choose the value """#,
        #"unreachable-value: "c=d": no class can choose the value "c=d""#,
      ], names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"a": {"x": ""}}, "compounds": [{"when": {"a": []}, "classes": ""}]}}"#,
      faults: ["unreachable-value: []: a compound that asks for none of several values never holds"],
      names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"size": {"lg": ""}}, "defaults": {"sizes": "lg"}}}"#,
      faults: [
        #"unknown-axis-value: "sizes": defaults name "sizes": "lg", which no variant defines; did you mean "size"?"#
      ], names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"size": {"large": ""}}, "defaults": {"size": "larg"}}}"#,
      faults: [
        #"unknown-axis-value: "larg": defaults name "size": "larg", which no variant defines; did you mean "large"?"#
      ], names: ["card"]),
    Row(
      json: #"{"card": {"slots": {"my title": "p-4"}}}"#,
      faults: [#"recipe-name: "my title": "my title" is no recipe name"#], names: ["card"]),
    Row(
      json: #"{"card": {"slots": {"title": 3, "body": "p-4"}}}"#,
      faults: [#"recipe-form: 3: the recipe "title" is neither classes nor an object"#], names: ["card"]),
    Row(
      json: #"{"card": {"deprecated": true, "family": "f"}, "row": {"deprecated": "card"}}"#, faults: [],
      names: ["card", "row"]),
    Row(
      json: #"{"card": {"deprecated": false, "family": 3}}"#,
      faults: [
        "recipe-form: false: deprecated is true, or the name of the recipe to use instead",
        "recipe-form: 3: family is the name of a family",
      ], names: ["card"]),
    // A hyphen in front negates.
    Row(
      json: #"{"a-": "p-1", "_a": "p-1", ".a": "p-1", "1": "p-1"}"#, faults: [],
      names: ["a-", "_a", ".a", "1"]),
    Row(
      json: #"{"-foo": "p-1", "--": "p-1", "-": "p-1"}"#,
      faults: [
        #"recipe-name: "-foo": "-foo" is no recipe name; use letters, digits, -, _ and ., no - in front"#,
        #"recipe-name: "--": "--" is no recipe name"#, #"recipe-name: "-": "-" is no recipe name"#,
      ]),
    Row(
      json: #"{"families": {"-f": {"default": "s"}, "g": {"default": "-s"}}}"#,
      faults: [
        #"recipe-name: "-f": "-f" is no family name"#,
        #"catalog-form: "-s": a style of a family is the name of a recipe"#,
      ]),
    // A blank is written as _, and counts for nothing at either end.
    Row(
      json: #"{"card": {"variants": {"a_b": {"x_y": "", "a(b,)": "", "a'b;": "", "x": ""}}}}"#,
      faults: [#"unreachable-value: "a(b,)": no class can choose the value "a(b,)""#], names: ["card"]),
    Row(
      json:
        #"{"card": {"variants": {"_": "p-1", "a_": {"x": ""}, "b": {"_a": "", "a(": "", "a)(": "", "{a}": ""}}}}"#,
      faults: [
        #"unreachable-value: "_": no class can choose the axis "_""#,
        #"unreachable-value: "a_": no class can choose the axis "a_""#,
        #"unreachable-value: "_a": no class can choose the value "_a""#,
        #"unreachable-value: "a(": no class can choose the value "a(""#,
        #"unreachable-value: "a)(": no class can choose the value "a)(""#,
      ], names: ["card"]),
    Row(
      json: #"{"card": {"variants": {"s": {}}}}"#,
      faults: [#"unreachable-value: {}: the axis "s" has no value that a class could choose"#],
      names: ["card"]),
    Row(
      json:
        #"{"families": {"f": {"default": "s", "configuration": {"": ["x"], "b": ["a b", "c=d", ""], "c": []}}}}"#,
      faults: [
        #"unreachable-value: "": no class can choose the axis """#,
        #"unreachable-value: "a b": no class can choose the value "a b""#,
        #"unreachable-value: "c=d": no class can choose the value "c=d""#,
        #"unreachable-value: "": no class can choose the value """#,
        #"unreachable-value: []: the axis "c" has no value"#,
      ]),
    Row(
      json: #"{"card": {"slots": {"title": {"base": "p-1", "slots": {"icon": "p-2"}}}}}"#,
      faults: [#"recipe-form: "slots": no class can name a slot of the slot "title""#], names: ["card"]),
    Row(
      json:
        #"{"card": {"variants": {"a": {"x": ""}}, "compounds": [{"when": {"a": "x"}, "classes": "", "class": ""}]}}"#,
      faults: [#"unknown-key: "class": unknown key "class"; did you mean "classes"?"#], names: ["card"]),
  ]

  @Test("reads both forms and names every fault with its place", arguments: rows)
  func row(_ row: Row) {
    let bytes = Array(row.json.utf8)
    let result = CatalogLoader.load(bytes, source: "test.json")
    let found = result.diagnostics.map { diagnostic in
      "\(diagnostic.id): \(String(decoding: bytes[diagnostic.range], as: UTF8.self)): \(diagnostic.message)"
    }
    #expect(found.count == row.faults.count, "\(found)")
    for (found, due) in zip(found, row.faults) { #expect(found.hasPrefix(due), "\(found)") }
    #expect(result.recipes.map(\.name) == row.names)
    #expect(result.recipes.allSatisfy { $0.source == "test.json" })
  }

  @Test("keeps base, axes, compounds, defaults and slots as written, with their places")
  func definition() throws {
    let json = #"""
      {"card": {
        "extends": "panel", "base": "p-4", "family": "surface", "description": "A card", "deprecated": "sheet",
        "variants": {"size": {"sm": "p-1", "lg": "p-2"}, "wide": "w-full", "level": {"1": "z"}},
        "compounds": [{"when": {"size": ["sm", "lg"], "wide": true, "level": 1}, "classes": "lazy"}],
        "defaults": {"size": "sm", "wide": false},
        "slots": {"title": "bold", "body": {"base": "p-3"}}
      }}
      """#
    let result = CatalogLoader.load(Array(json.utf8), source: "")
    #expect(result.diagnostics == [])
    let card = try #require(result.recipes.first)
    #expect(card.extends == "panel" && card.family == "surface" && card.deprecated == "sheet")
    #expect(card.description == "A card")
    #expect(card.base.text == "p-4")
    #expect(String(decoding: Array(json.utf8)[card.base.range], as: UTF8.self) == "\"p-4\"")
    #expect(String(decoding: Array(json.utf8)[card.range], as: UTF8.self) == "\"card\"")
    #expect(card.axes.map(\.name) == ["size", "wide", "level"])
    #expect(card.axes[1].values.map(\.name) == ["true", "false"])
    #expect(card.axes[1].values.map(\.classes.text) == ["w-full", ""])
    #expect(card.compounds[0].when.map(\.axis) == ["size", "wide", "level"])
    #expect(card.compounds[0].when.map(\.values) == [["sm", "lg"], ["true"], ["1"]])
    #expect(card.defaults == ["size": "sm", "wide": "false"])
    #expect(card.slots.map(\.name) == ["title", "body"])
    #expect(card.slots.map(\.base.text) == ["bold", "p-3"])
  }

  @Test(
    "takes a leading word extends as the recipe to add to",
    arguments: ["extends panel p-4", "extends  panel\np-4"])
  func extends(_ text: String) {
    var recipe = RecipeDefinition("x", .init(""))
    let escaped = text.split(separator: "\n").joined(separator: "\\n")
    recipe = CatalogLoader.load(Array(#"{"card": "\#(escaped)"}"#.utf8), source: "").recipes.first ?? recipe
    #expect(recipe.extends == "panel")
    #expect(recipe.base.text == "p-4")
  }

  @Test("replaces recipes by name when catalogs are joined")
  func replacing() {
    var catalog = Catalog([RecipeDefinition("a", .init("p-1")), RecipeDefinition("b", .init("p-2"))])
    catalog.add([RecipeDefinition("a", .init("p-3")), RecipeDefinition("c", .init("p-4"))])
    #expect(catalog.recipes.map(\.name) == ["a", "b", "c"])
    #expect(catalog.recipe(named: "a")?.base.text == "p-3")
    #expect(catalog.recipe(named: "d") == nil)
  }
}
