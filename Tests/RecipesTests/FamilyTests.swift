import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets
import TestSupport
import Testing

/// Recipes that take their shell from the style in force of a family.
@Suite("Families") struct FamilyTests {
  /// Cards with two styles: an outline that does not use the elevation, and one that does.
  static let cards = #"""
    {"families": {"card": {"description": "Panels", "default": "plain", "presets": ["plain", "thin"],
        "configuration": {"elevation": ["none", "soft"], "wide": ["true", "false"]},
        "defaults": {"elevation": "soft"}, "states": ["selected", "pressed"]}},
     "recipes": {
       "plain": {"base": "blur-1 p-1 opacity-90 selected:opacity-80",
         "variants": {"elevation": {"none": "max-w-[1]", "soft": "max-w-[2]"}}, "slots": {"title": "blur-2 lazy"},
         "compounds": [{"when": {"elevation": "none"}, "classes": "min-h-[9]"}]},
       "thin": "blur-3 pressed:opacity-50",
       "flight": {"family": "card", "base": "p-2", "variants": {"size": {"sm": "w-[1]", "lg": "w-[2]"}},
         "slots": {"title": "blur-5"}},
       "hotel": {"family": "card", "base": "lazy", "defaults": {"elevation": "none"}},
       "room": "extends hotel max-w-[3]", "screen": "flight m-1"}}
    """#

  static func engine(_ catalog: String = cards, rules: String = "{}") -> StyleEngine {
    let loaded = CatalogLoader.load(Array(catalog.utf8), source: "test")
    #expect(loaded.diagnostics == [])
    let rules = RulesLoader.load(Array(rules.utf8), source: "rules")
    #expect(rules.diagnostics == [])
    return StyleEngine(
      catalog: Catalog(loaded.recipes, families: loaded.families), rules: rules.rules)
  }

  /// The model of a class string, everything that can change left open.
  static func model(_ classes: String, _ engine: StyleEngine) -> String {
    let result = engine.resolve(classes)
    #expect(result.diagnostics.map(\.message) == [])
    return JSONWriter.text(ModelWriter.json(result.style))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    /// The rules' `families`.
    var families = "{}"
    let classes: String
    /// Classes of the same engine that mean the same.
    let means: String
    var testDescription: String { "\(classes) under \(families)" }
  }

  static let rows: [Row] = [
    // The shell is the standard style's; own classes win over it, and the family's default holds.
    Row(classes: "thin", means: "blur-3 pressed:opacity-50"),
    Row(classes: "flight", means: "blur-1 opacity-90 selected:opacity-80 max-w-[2] p-2"),
    Row(
      classes: "flight-[elevation=none]",
      means: "blur-1 opacity-90 selected:opacity-80 max-w-[1] min-h-[9] p-2"),
    Row(
      classes: "flight-[size=lg,elevation=none]",
      means: "blur-1 opacity-90 selected:opacity-80 max-w-[1] min-h-[9] p-2 w-[2]"),
    // A configuration that no style uses is taken and changes nothing.
    Row(classes: "flight-[wide]", means: "flight"),
    // The adopter's default comes before the family's.
    Row(classes: "hotel", means: "blur-1 p-1 opacity-90 selected:opacity-80 max-w-[1] min-h-[9] lazy"),
    Row(classes: "hotel-[elevation=soft]", means: "blur-1 p-1 opacity-90 selected:opacity-80 max-w-[2] lazy"),
    // What extends an adopter is one.
    Row(classes: "room", means: "blur-1 p-1 opacity-90 selected:opacity-80 min-h-[9] lazy max-w-[3]"),
    // A recipe that uses an adopter carries its shell, and a string beats it.
    Row(classes: "screen", means: "blur-1 opacity-90 selected:opacity-80 max-w-[2] p-2 m-1"),
    Row(classes: "screen blur-4", means: "blur-4 opacity-90 selected:opacity-80 max-w-[2] p-2 m-1"),
    // Slots of a style are slots of every adopter.
    Row(classes: "hotel/title", means: "blur-2 lazy"), Row(classes: "flight/title", means: "blur-5 lazy"),
    // Another style re-skins each of them and leaves the content.
    Row(families: #"{"card": "thin"}"#, classes: "flight", means: "blur-3 pressed:opacity-50 p-2"),
    Row(families: #"{"card": "thin"}"#, classes: "flight-[elevation=none]", means: "flight"),
    Row(families: #"{"card": "thin"}"#, classes: "hotel", means: "blur-3 pressed:opacity-50 lazy"),
    Row(families: #"{"card": "thin"}"#, classes: "screen", means: "blur-3 pressed:opacity-50 p-2 m-1"),
    Row(families: #"{"card": "thin"}"#, classes: "flight/title", means: "blur-5"),
    Row(families: #"{"card": "thin"}"#, classes: "flight-[size=sm]", means: "flight w-[1]"),
    // Classes, no classes, and recipes of the rules' own.
    Row(families: #"{"card": "blur-6 max-w-[4]"}"#, classes: "hotel", means: "blur-6 max-w-[4] lazy"),
    Row(families: #"{"card": "blur-6"}"#, classes: "hotel", means: "blur-6 lazy"),
    Row(families: #"{"card": ""}"#, classes: "hotel", means: "lazy"),
    Row(
      families: #"{"card": "extends plain blur-7"}"#, classes: "hotel",
      means: "p-1 opacity-90 selected:opacity-80 max-w-[1] min-h-[9] blur-7 lazy"),
    Row(families: #"{"card": "thin blur-7"}"#, classes: "hotel", means: "blur-7 pressed:opacity-50 lazy"),
    Row(
      families:
        #"{"card": {"base": "max-w-[5]", "variants": {"elevation": {"soft": "max-w-[6]"}, "tone": {"x": "max-w-[7]"}}}}"#,
      classes: "flight-[tone=x]", means: "max-w-[7] p-2"),
    // A default of the style comes before the family's and after the adopter's.
    Row(
      families:
        #"{"card": {"variants": {"elevation": {"soft": "max-w-[5]", "none": "max-w-[6]"}}, "defaults": {"elevation": "none"}}}"#,
      classes: "flight", means: "max-w-[6] p-2"),
    Row(
      families:
        #"{"card": {"variants": {"elevation": {"soft": "max-w-[5]", "none": "max-w-[6]"}}, "defaults": {"elevation": "soft"}}}"#,
      classes: "hotel", means: "max-w-[6] lazy"),
    // A state of the shell outranks plain content, as the cascade has it.
    Row(families: #"{"card": "pressed:p-5"}"#, classes: "flight", means: "p-2 pressed:p-5"),
  ]

  @Test("give every adopter the style in force and leave its content", arguments: rows)
  func row(_ row: Row) {
    let engine = Self.engine(rules: #"{"families": \#(row.families)}"#)
    #expect(engine.faults == [])
    #expect(Self.model(row.classes, engine) == Self.model(row.means, engine))
  }

  @Test("name a style of rules in chains, and not among classes")
  func chains() throws {
    let engine = Self.engine(rules: #"{"families": {"card": "blur-6"}}"#)
    let blur = try #require(engine.explain("flight").first { $0.property == .blur })
    #expect(blur.winner?.recipes == ["flight", "style of card"])
    #expect(!engine.vocabulary.names.contains { $0.contains(" ") })
  }

  @Test("take the nearest style, key by key")
  func nearest() {
    let outer = RulesLoader.load(Array(#"{"families": {"card": "thin", "bar": "x"}, "view": "p-1"}"#.utf8))
      .rules
    let inner = RulesLoader.load(Array(#"{"families": {"card": "plain"}}"#.utf8)).rules
    let merged = outer.overlaid(by: inner)
    #expect(merged.families.map(\.family).sorted() == ["bar", "card"])
    #expect(merged.families.first { $0.family == "card" }?.style.base.text == "plain")
    #expect(merged.families.first { $0.family == "bar" }?.style.base.text == "x")
    #expect(merged.view?.text == "p-1")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var catalog = FamilyTests.cards
    var families = "{}"
    /// Each fault as `source: text at the fault: message`.
    let faults: [String]
    var testDescription: String { faults.first ?? catalog }
  }

  static let faults: [Fault] = [
    Fault(
      families: #"{"cards": "thin"}"#,
      faults: [#"rules: "cards": no family is named "cards"; did you mean "card"?"#]),
    Fault(
      families: #"{"card": "thinn"}"#,
      faults: [
        #"rules: thinn: the family "card" has no style "thinn", and no class has that name; did you mean "thin"?"#
      ]),
    Fault(families: #"{"card": "blur-1 nope"}"#, faults: [#"rules: nope: unknown class "nope""#]),
    Fault(
      families: #"{"card": "flight"}"#,
      faults: [
        #"rules: "flight": "flight" takes its shell from the family "card" and cannot be a style of it"#
      ]),
    Fault(
      families: #"{"card": "extends flight p-1"}"#,
      faults: [
        #"rules: "extends flight p-1": "flight" takes its shell from the family "card" and cannot be a style"#
      ]),
    Fault(
      families: #"{"card": "extends flite p-1"}"#,
      faults: [#"rules: "extends flite p-1": no recipe is named "flite""#]),
    // A style that uses its own adopter has no end.
    Fault(
      families: #"{"card": "p-1 flight"}"#,
      faults: [
        #"rules: flight: the recipe expands into itself: flight -> style of card -> flight"#,
        #"test: p-2: the recipe expands into itself: flight -> style of card -> flight"#,
        #"test: flight: the recipe expands into itself: flight -> style of card -> flight"#,
      ]),
    Fault(
      catalog:
        #"{"families": {"f": {"default": "s"}}, "recipes": {"s": "u", "u": "a", "a": {"family": "f"}}}"#,
      families: #"{"f": "s"}"#,
      faults: [
        "test: a: the recipe expands into itself: s -> u -> a -> s",
        "test: u: the recipe expands into itself: s -> u -> a -> s",
        #"rules: "s": the recipe expands into itself: s -> u -> a -> s"#,
      ]),
    Fault(
      catalog: #"{"families": {"f": {"default": "s"}}, "recipes": {"t": "p-1"}}"#,
      faults: [#"test: "s": the family "f" has no style "s""#]),
    Fault(
      catalog: #"{"families": {"f": {"default": "s", "presets": ["t"]}}, "recipes": {"s": "p-1"}}"#,
      faults: [#"test: "t": the family "f" has no style "t""#]),
    Fault(
      catalog:
        #"{"families": {"f": {"default": "s", "presets": ["t"]}}, "recipes": {"s": "", "t": {"family": "f"}}}"#,
      faults: [#"test: "t": "t" takes its shell from the family "f" and cannot be a style of it"#]),
    Fault(
      catalog: #"{"recipes": {"a": {"family": "g"}}}"#, faults: [#"test: "g": no family is named "g""#]),
    Fault(
      catalog:
        #"{"families": {"f": {"default": "s"}}, "recipes": {"s": "", "a": {"family": "f", "defaults": {"x": "y"}}}}"#,
      faults: [#"test: "a": the recipe "a" has no axis "x""#]),
    Fault(
      catalog: #"""
        {"families": {"f": {"default": "s", "configuration": {"x": ["z"]}}}, "recipes": {"s": "",
         "a": {"family": "f", "defaults": {"x": "y"}}}}
        """#,
      faults: [#"test: "a": the axis "x" of the recipe "a" has no value "y""#]),
  ]

  @Test("refuse what has no style, with its place", arguments: faults)
  func fault(_ row: Fault) {
    let rules = #"{"families": \#(row.families)}"#
    let found = Self.engine(row.catalog, rules: rules).faults.map { fault in
      let bytes = Array((fault.source == "rules" ? rules : row.catalog).utf8)
      let diagnostic = fault.diagnostic(in: bytes)
      return
        "\(fault.source): \(String(decoding: bytes[diagnostic.range], as: UTF8.self)): \(diagnostic.message)"
    }
    #expect(found.count == row.faults.count, "\(found)")
    for (found, due) in zip(found, row.faults) { #expect(found.hasPrefix(due), "\(found)") }
  }
}
