import ClassParser
import Recipes
import StyleModel
import Testing

@Suite("The rules loader")
struct RulesLoaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    /// How each fault starts: `id: text at fault: message`.
    let faults: [String]
    var testDescription: String { json }
  }

  static let rows: [Row] = [
    Row(json: "{}", faults: []), Row(json: "[]", faults: ["rules-form: []: rules are an object"]),
    Row(json: "{", faults: ["json-syntax: "]),
    Row(json: #"{"view": "p-4", "button": "p-2", "description": "x", "$schema": "y"}"#, faults: []),
    Row(json: #"{"view": ["p-4"]}"#, faults: [#"rules-form: ["p-4"]: defaults are a string of classes"#]),
    Row(
      json: #"{"views": "p-4"}"#,
      faults: [#"unknown-key: "views": unknown key "views"; did you mean "view"?"#]),
    Row(json: #"{"appearance": "glass"}"#, faults: []),
    Row(
      json: #"{"appearance": "shiny"}"#,
      faults: [#"rules-form: "shiny": appearance is automatic, glass or solid, not "shiny""#]),
    Row(json: #"{"conditions": {"error": "${isError}"}}"#, faults: []),
    Row(
      json: #"{"conditions": {"error": 1}}"#,
      faults: ["rules-form: 1: a condition is an expression in a string"]),
    Row(json: #"{"conditions": 1}"#, faults: ["rules-form: 1: conditions are an object"]),
    Row(
      json: #"{"utilities": {"a": "p-4", "b": {"argument": "color", "classes": "bg-[{value}]"}}}"#, faults: []
    ),
    Row(
      json: #"{"utilities": {"a": {"argument": "color"}}}"#,
      faults: [#"rules-form: {"argument": "color"}: the utility "a" needs "classes""#]),
    Row(
      json: #"{"utilities": {"a": {"argument": "colour", "classes": ""}}}"#,
      faults: [#"rules-form: {"argument": "colour", "classes": ""}: "colour" is no argument kind"#]),
    Row(
      json: #"{"utilities": {"a": {"pattern": "a-(?<n>.)", "groups": {"n": "token"}, "classes": "p-{n}"}}}"#,
      faults: []),
    Row(json: #"{"utilities": {"a": 1}}"#, faults: [#"rules-form: 1: the utility "a" needs "classes""#]),
    Row(
      json: #"{"utilities": {"a": {"patern": "x", "classes": ""}}}"#,
      faults: [#"unknown-key: "patern": unknown key "patern"; did you mean "pattern"?"#]),
    Row(
      json: #"{"utilities": {"a": {"pattern": ["x"], "classes": ""}}}"#,
      faults: [#"rules-form: ["x"]: a pattern is a regular expression in a string"#]),
    Row(
      json: #"{"utilities": {"a": {"pattern": "x", "argument": "text", "classes": ""}}}"#,
      faults: [#"rules-form: "text": a utility has an argument or a pattern"#]),
    Row(
      json: #"{"utilities": {"a": {"groups": {"n": "number"}, "classes": ""}}}"#,
      faults: [#"rules-form: {"n": "number"}: groups are those of a "pattern""#]),
    Row(
      json: #"{"utilities": {"a": {"pattern": "x", "groups": ["n"], "classes": ""}}}"#,
      faults: [#"rules-form: ["n"]: groups are an object of names and kinds"#]),
    Row(
      json: #"{"utilities": {"a": {"pattern": "x", "groups": {"n": "none"}, "classes": ""}}}"#,
      faults: [#"rules-form: "none": "none" is no kind of a group; use color, number, length, token or text"#]
    ),
    Row(
      json: #"{"utilities": {"a b": "p-4"}}"#, faults: [#"recipe-name: "a b": "a b" is no name of a class"#]),
    Row(json: #"{"utilities": []}"#, faults: ["rules-form: []: utilities are an object"]),
    Row(json: #"{"modifiers": {"m": {"phase": "layout", "order": 2, "argument": "number"}}}"#, faults: []),
    Row(
      json: #"{"modifiers": {"m": {"phase": "late"}}}"#,
      faults: [#"rules-form: "late": "late" is no phase; use content"#]),
    Row(
      json: #"{"modifiers": {"m": {"argument": "color"}}}"#,
      faults: [#"rules-form: "color": a modifier's argument is none, number or text, not "color""#]),
    Row(
      json: #"{"modifiers": {"m": {}, "n": {"conflictKey": "k", "order": -3, "description": "d"}}}"#,
      faults: []),
    Row(
      json: #"{"modifiers": {"m": [], "n": "x", "-m": {}}}"#,
      faults: [
        "rules-form: []: a modifier is an object with phase, order, argument and conflictKey",
        #"rules-form: "x": a modifier is an object"#, #"recipe-name: "-m": "-m" is no name of a class"#,
      ]),
    Row(
      json: #"{"modifiers": {"m": {"order": "a", "phase": 1}, "n": {"order": 1.5, "conflictKey": ""}}}"#,
      faults: [
        #"rules-form: "a": order is a whole number, not "a""#, "rules-form: 1: 1 is no phase",
        "rules-form: 1.5: order is a whole number, not 1.5",
        #"rules-form: "": conflictKey is a name that modifiers share, not """#,
      ]),
    Row(
      json: #"{"modifiers": {"m": {"conflictkey": "k"}}}"#,
      faults: [#"unknown-key: "conflictkey": unknown key "conflictkey"; did you mean "conflictKey"?"#]),
    Row(json: #"{"conditions": {"active": "${a}", "hover": "${b}", "group-pressed": "${c}"}}"#, faults: []),
    Row(
      json:
        #"{"conditions": {"pressed": "${a}", "active": "${b}", "group-active/x": "${a}", "group-pressed/x": "${b}"}}"#,
      faults: [
        #"duplicate-key: "active": "active" and "pressed" are one condition, "pressed", which reads one expression"#,
        #"duplicate-key: "group-pressed/x": "group-pressed/x" and "group-active/x" are one condition"#,
      ]),
    Row(json: #"{"modifiers": 3}"#, faults: ["rules-form: 3: modifiers are an object"]),
    Row(json: #"{"families": {"card": "glass", "bar": {"base": "p-1"}, "chip": ""}}"#, faults: []),
    Row(json: #"{"families": "glass"}"#, faults: [#"rules-form: "glass": families are an object"#]),
    Row(
      json: #"{"families": {"card": 3}}"#,
      faults: [#"recipe-form: 3: the recipe "style of card" is neither classes nor an object"#]),
    Row(
      json: #"{"families": {"card": {"family": "bar"}}}"#,
      faults: [#"rules-form: {"family": "bar"}: a style of a family has no family of its own"#]),
    Row(
      json: #"{"families": {"card": "a", "card": "b"}}"#,
      faults: [#"duplicate-key: "card": the key "card" stands twice"#]),
    Row(
      json: #"""
        {"animations": {"pop": {"kind": "spring", "duration": 300, "delay": 50.5, "bounce": 0.3},
         "tick": {"kind": "ease-in", "repeat": 2, "autoreverse": true, "description": "d"},
         "turn": {"kind": "linear", "repeat": "forever"}, "fade": "animate-smooth duration-150"}}
        """#, faults: []),
    // However JSON writes a number.
    Row(
      json: #"{"animations": {"pop": {"kind": "spring", "duration": 1e3, "delay": 2.5E+1, "bounce": 3e-1}}}"#,
      faults: []),
    Row(
      json: #"{"animations": {"pop": {"kind": "spring", "duration": 1e300, "delay": -1e1, "bounce": 1e1}}}"#,
      faults: [
        "rules-form: 1e300: 1e300 is no length in milliseconds", "rules-form: -1e1: -1e1 is no length",
        "rules-form: 1e1: 1e1 is no bounce",
      ]),
    Row(
      json: #"{"animations": []}"#, faults: ["rules-form: []: animations are an object of names and curves"]),
    Row(
      json: #"{"animations": {"a b": {"kind": "spring"}}}"#,
      faults: [#"recipe-name: "a b": "a b" is no name of a class"#]),
    Row(
      json: #"{"animations": {"none": {"kind": "spring"}}}"#,
      faults: [#"rules-form: "none": "none" is no animation"#]
    ),
    Row(
      json: #"{"animations": {"pop": 3}}"#,
      faults: [#"rules-form: 3: an animation is classes, or an object with a "kind""#]),
    Row(
      json: #"{"animations": {"pop": {"duration": 3}}}"#,
      faults: [#"rules-form: {"duration": 3}: the animation "pop" needs a "kind", such as spring"#]),
    Row(
      json: #"{"animations": {"pop": {"kind": "sprung"}}}"#,
      faults: [#"rules-form: "sprung": "sprung" is no curve; use linear, ease-in"#]),
    Row(
      json: #"{"animations": {"pop": {"kind": "linear", "bounce": 0.3}}}"#,
      faults: [#"rules-form: "bounce": only a spring bounces, and "linear" is none"#]),
    Row(
      json: #"{"animations": {"pop": {"kind": "spring", "bounce": 1.5, "duration": -1, "delay": "1"}}}"#,
      faults: [
        "rules-form: 1.5: 1.5 is no bounce: a number from 0 to 1",
        "rules-form: -1: -1 is no length in milliseconds",
        #"rules-form: "1": "1" is no length in milliseconds"#,
      ]),
    Row(
      json: #"{"animations": {"pop": {"kind": "spring", "repeat": 0, "autoreverse": 1, "speed": 2}}}"#,
      faults: [
        #"rules-form: 0: repeat is how often the animation runs, or "forever""#,
        "rules-form: 1: autoreverse is true or false", #"unknown-key: "speed": unknown key "speed""#,
      ]),
    Row(json: #"{"named": {"card": 3}}"#, faults: [#"recipe-form: 3: the recipe "card""#]),
  ]

  @Test("names every fault with its place", arguments: rows)
  func row(_ row: Row) {
    let bytes = Array(row.json.utf8)
    let found = RulesLoader.load(bytes).diagnostics.map { diagnostic in
      "\(diagnostic.id): \(String(decoding: bytes[diagnostic.range], as: UTF8.self)): \(diagnostic.message)"
    }
    #expect(found.count == row.faults.count, "\(found)")
    for (found, due) in zip(found, row.faults) { #expect(found.hasPrefix(due), "\(found)") }
  }

  @Test("overlays what a subtree names and keeps the rest")
  func overlay() {
    func rules(_ json: String) -> Rules { RulesLoader.load(Array(json.utf8)).rules }
    let outer = rules(
      #"""
      {"view": "p-1", "button": "p-2", "named": {"card": "p-4", "row": "p-5"}, "appearance": "solid",
       "utilities": {"u": "p-6", "v": "p-7"}, "conditions": {"a": "${a}", "b": "${b}"}, "theme": {"spacing": 5}}
      """#)
    let inner = rules(
      #"""
      {"button": "p-3", "named": {"card": {"extends": "card", "base": "m-1"}, "list": "p-8"},
       "utilities": {"u": "p-9"}, "conditions": {"b": "${c}"}}
      """#)
    let merged = outer.overlaid(by: inner)
    #expect(merged.view?.text == "p-1" && merged.button?.text == "p-3")
    #expect(merged.named.map(\.name) == ["card", "row", "list"])
    #expect(merged.named[0].base.text == "p-4 m-1")
    #expect(merged.utilities.map(\.name).sorted() == ["u", "v"])
    #expect(merged.utilities.first { $0.name == "u" }?.classes == "p-9")
    #expect(merged.conditions == ["a": "${a}", "b": "${c}"])
    #expect(merged.appearance == "solid")
    #expect(merged.theme == Array(#"{"spacing": 5}"#.utf8))
  }
}
