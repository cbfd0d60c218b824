import ClassParser
import Engine
import Recipes
import StyleModel
import StyleResolve
import Testing
import Theme

@Suite("The recipe compiler")
struct RecipeCompilerTests {
  /// Makes an engine of a catalog and of rules in JSON.
  static func engine(_ catalog: String, rules: String = "{}") -> StyleEngine {
    let loaded = CatalogLoader.load(Array(catalog.utf8), source: "test")
    #expect(loaded.diagnostics == [])
    let rules = RulesLoader.load(Array(rules.utf8))
    #expect(rules.diagnostics == [])
    return StyleEngine(catalog: Catalog(loaded.recipes), rules: rules.rules)
  }

  /// The plain values of a class string, such as `opacity 0.5`.
  static func values(_ text: String, with engine: StyleEngine) -> String {
    let result = engine.resolve(text)
    #expect(result.diagnostics.map(\.message) == [])
    return result.style.defaults.entries.map { entry in
      switch entry.value {
      case .number(let number): "\(entry.property) \(number)"
      case .bool(let flag): "\(entry.property) \(flag)"
      case .infinity: "\(entry.property) infinity"
      default: "\(entry.property)"
      }
    }.joined(separator: "; ")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let catalog: String
    let text: String
    let values: String
    var testDescription: String { "\(text) of \(catalog)" }
  }

  static let rows: [Row] = [
    Row(
      catalog: #"{"a": "blur-1", "b": {"extends": "a", "base": "lazy"}}"#, text: "b",
      values: "blur 4.0; lazy true"),
    Row(catalog: #"{"a": "blur-1", "b": "extends a blur-2"}"#, text: "b", values: "blur 8.0"),
    Row(
      catalog: #"{"c": "extends b", "b": "extends a", "a": "blur-1"}"#, text: "c", values: "blur 4.0"),
    // Compounds and slots are inherited at any depth (NEEDS.md 43).
    Row(
      catalog: #"""
        {"a": {"variants": {"s": {"x": "blur-1", "y": "blur-2"}}, "defaults": {"s": "x"},
          "compounds": [{"when": {"s": "y"}, "classes": "lazy"}], "slots": {"t": "bold"}},
         "b": {"extends": "a"},
         "c": {"extends": "b", "variants": {"s": {"y": "opacity-50", "z": "blur-3"}}, "slots": {"t": "italic"}}}
        """#, text: "c-[s=y]", values: "opacity 0.5; blur 8.0; lazy true"),
    Row(
      catalog: #"{"a": {"slots": {"t": "bold"}}, "b": {"extends": "a", "slots": {"t": "italic"}}}"#,
      text: "b/t",
      values: "bold true; italic true"),
    Row(
      catalog: #"{"a": {"variants": {"s": {"x": "blur-1"}}, "defaults": {"s": "x"}}, "b": {"extends": "a"}}"#,
      text: "b", values: "blur 4.0"),
    // An axis without a default applies only when it is named; a boolean one is false.
    Row(catalog: #"{"a": {"variants": {"s": {"x": "blur-1"}}}}"#, text: "a", values: ""),
    Row(catalog: #"{"a": {"variants": {"wide": "w-full"}}}"#, text: "a", values: ""),
    Row(catalog: #"{"a": {"variants": {"wide": "w-full"}}}"#, text: "a-[wide]", values: "maxWidth infinity"),
    Row(
      catalog: #"{"a": {"variants": {"wide": {"true": "lazy", "false": "blur-1"}}}}"#, text: "a",
      values: "blur 4.0"),
    // A compound takes several values of an axis, and matches only then (NEEDS.md 44, 47).
    Row(
      catalog: #"""
        {"a": {"variants": {"s": {"x": "", "y": "", "z": ""}},
          "compounds": [{"when": {"s": ["x", "y"]}, "classes": "blur-1"}]}}
        """#, text: "a-[s=y]", values: "blur 4.0"),
    Row(
      catalog: #"""
        {"a": {"variants": {"s": {"x": "", "y": "", "z": ""}},
          "compounds": [{"when": {"s": ["x", "y"]}, "classes": "blur-1"}]}}
        """#, text: "a-[s=z]", values: ""),
    // Recipes in recipes, in variants and in slots, whatever the order of their definitions.
    Row(catalog: #"{"a": "b lazy", "b": "blur-1"}"#, text: "a", values: "blur 4.0; lazy true"),
    Row(
      catalog: #"{"a": {"variants": {"s": {"x": "b"}}}, "b": "blur-1"}"#, text: "a-[s=x]", values: "blur 4.0"),
    Row(
      catalog: #"{"a": "b/t", "b": {"base": "lazy", "slots": {"t": "blur-1"}}}"#, text: "a",
      values: "blur 4.0"),
    Row(
      catalog: #"{"a": {"base": "lazy", "slots": {"t": "a blur-1"}}}"#, text: "a/t",
      values: "blur 4.0; lazy true"),
    Row(
      catalog: #"{"a": {"slots": {"t": {"variants": {"s": {"x": "blur-1"}}, "defaults": {"s": "x"}}}}}"#,
      text: "a/t", values: "blur 4.0"),
    // A slot may use its recipe's other slots and its recipe, and any recipe beside a slash of another kind.
    Row(
      catalog: #"{"q": {"slots": {"t": "q/u lazy", "u": "blur-1"}}}"#, text: "q/t",
      values: "blur 4.0; lazy true"),
    Row(
      catalog: #"{"q": {"base": "q/u lazy", "slots": {"u": "blur-1"}}}"#, text: "q",
      values: "blur 4.0; lazy true"),
    Row(
      catalog: #"{"q": {"base": "lazy", "slots": {"t": "q text-sm/6 blur-1", "u": "m-1"}}}"#, text: "q/t",
      values: "font; blur 4.0; lineHeight 24.0; lazy true"),
    Row(
      catalog: #"{"q": {"base": "lazy", "slots": {"t": "r"}}, "r": "q tint-red/50"}"#, text: "q/t",
      values: "tint; lazy true"),
    // A slot extends recipes as others do, that of its own name among them.
    Row(
      catalog: #"{"s": "lazy", "a": {"slots": {"t": "extends s blur-1"}}}"#, text: "a/t",
      values: "blur 4.0; lazy true"),
    Row(
      catalog: #"{"t": "lazy", "a": {"slots": {"t": "extends t blur-1"}}}"#, text: "a/t",
      values: "blur 4.0; lazy true"),
    Row(
      catalog: #"""
        {"s": {"variants": {"z": {"x": "blur-1"}}},
         "a": {"slots": {"t": {"extends": "s", "base": "lazy", "defaults": {"z": "x"}}}}}
        """#, text: "a/t", values: "blur 4.0; lazy true"),
    // A child's slot names the axes of its parent's slot.
    Row(
      catalog: #"""
        {"a": {"slots": {"t": {"variants": {"s": {"x": "blur-1"}}}}},
         "b": {"extends": "a", "slots": {"t": {"defaults": {"s": "x"},
           "compounds": [{"when": {"s": "x"}, "classes": "lazy"}]}}}}
        """#, text: "b/t", values: "blur 4.0; lazy true"),
    // A name that begins like a utility is the recipe's.
    Row(catalog: #"{"p-4": "lazy", "flex": "blur-1"}"#, text: "p-4 flex", values: "blur 4.0; lazy true"),
  ]

  @Test("makes recipes that mean base, variants in axis order, then compounds", arguments: rows)
  func row(_ row: Row) {
    let engine = Self.engine(row.catalog)
    #expect(engine.faults == [])
    #expect(Self.values(row.text, with: engine) == row.values)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let catalog: String
    /// Each fault as `recipe: message`.
    let faults: [String]
    var testDescription: String { catalog }
  }

  static let faults: [Fault] = [
    Fault(catalog: #"{"a": "nope"}"#, faults: [#"a: unknown class "nope""#]),
    Fault(
      catalog: #"{"a": "a"}"#,
      faults: ["a: the recipe expands into itself: a -> a"]),
    Fault(
      catalog: #"{"a": "b", "b": "c", "c": "b"}"#,
      faults: [
        "c: the recipe expands into itself: b -> c -> b", "b: the recipe expands into itself: b -> c -> b",
        "a: the recipe expands into itself: b -> c -> b",
      ]),
    Fault(
      catalog: #"{"a": {"extends": "b"}, "b": {"extends": "a"}}"#,
      faults: [
        "a: the recipe expands into itself: a -> b -> a", "b: the recipe expands into itself: b -> a -> b",
      ]),
    // A recipe with a parent names axes and values that one of them has.
    Fault(
      catalog: #"""
        {"a": {"variants": {"size": {"large": "p-4"}}}, "b": {"extends": "a", "defaults": {"size": "larg"},
          "compounds": [{"when": {"sizes": "large"}, "classes": "p-1"}]}}
        """#,
      faults: [
        #"b: the axis "size" of the recipe "b" has no value "larg"; did you mean "large"?"#,
        #"b: the recipe "b" has no axis "sizes"; did you mean "size"?"#,
      ]),
    Fault(
      catalog: #"""
        {"a": {"variants": {"size": {"large": "p-4"}}}, "b": {"extends": "a", "defaults": {"size": "large"},
          "compounds": [{"when": {"size": "large"}, "classes": "p-1"}]}}
        """#,
      faults: []),
    Fault(catalog: #"{"a": {"extends": "b"}}"#, faults: [#"a: no recipe is named "b""#]),
    Fault(
      catalog:
        #"{"a": {"variants": {"s": {"x": "nope"}}, "compounds": [{"when": {"s": "x"}, "classes": "p-x"}]}}"#,
      faults: [#"a: unknown class "nope""#, #"a: "x" is not a number of theme units"#]),
    Fault(
      catalog: #"{"a": {"slots": {"t": "nope"}}}"#, faults: [#"a/t: unknown class "nope""#]),
    Fault(
      catalog: #"{"a": {"slots": {"t": "a/t"}}}"#, faults: ["a/t: the recipe expands into itself: a/t -> a/t"]
    ),
    Fault(
      catalog: #"{"a": {"slots": {"t": "extends nope blur-1"}}}"#,
      faults: [#"a/t: no recipe is named "nope""#]),
    Fault(
      catalog: #"""
        {"a": {"slots": {"t": {"variants": {"s": {"x": "blur-1"}}}}},
         "b": {"extends": "a", "slots": {"t": {"defaults": {"s": "y"}}}}}
        """#, faults: [#"t: the axis "s" of the recipe "t" has no value "y""#]),
    Fault(
      catalog: #"{"q": {"slots": {"t": "q/u", "u": "q/t"}}}"#,
      faults: [
        "q/u: the recipe expands into itself: q/t -> q/u -> q/t",
        "q/t: the recipe expands into itself: q/t -> q/u -> q/t",
      ]),
    Fault(
      catalog: #"{"a": "b/x", "b": {"slots": {"t": ""}}}"#, faults: [#"a: the recipe "b" has no slot "x""#]),
    Fault(
      catalog: #"{"a": "b-[s=x]", "b": {"variants": {"s": {"y": ""}}}}"#,
      faults: [#"a: the axis "s" of the recipe "b" has no value "x""#]),
  ]

  @Test("reports what is wrong in a recipe, once, with its chain", arguments: faults)
  func fault(_ row: Fault) {
    let found = Self.engine(row.catalog).faults.map { "\($0.recipe): \($0.fault.message)" }
    #expect(found.count == row.faults.count, "\(found)")
    for (found, due) in zip(found, row.faults) { #expect(found.hasPrefix(due), "\(found)") }
  }

  @Test("places a circle in a recipe without a base at the recipe's name")
  func place() {
    let faults = Self.engine(#"{"x": {"variants": {"s": {"a": "x"}}}}"#).faults
    #expect(faults.map { "\($0.source) \($0.textRange)" } == ["test 1..<4"])
  }

  @Test("leaves out a compound that asks for an axis which there is not")
  func impossible() {
    let loaded = CatalogLoader.load(
      Array(
        #"{"b": "blur-1", "q": {"extends": "b", "compounds": [{"when": {"zz": "a"}, "classes": "blur-9"}]}}"#
          .utf8), source: "test")
    let engine = StyleEngine(catalog: Catalog(loaded.recipes))
    #expect(engine.faults.map(\.fault.id) == ["unknown-axis"])
    #expect(Self.values("q", with: engine) == "blur 4.0")
  }

  @Test("refuses a recursive recipe in a string, at its token")
  func recursion() {
    let result = Self.engine(#"{"a": "b", "b": "a"}"#).resolve("p-4 hover:a")
    #expect(result.diagnostics.map(\.range) == [4..<11])
    #expect(result.diagnostics.map(\.message) == ["the recipe expands into itself: a -> b -> a"])
  }

  @Test("compiles 32 levels of recipes and refuses 33")
  func depth() {
    func chain(_ levels: Int) -> StyleEngine {
      let recipes = (1..<levels).map { "\"r\($0)\": \"r\($0 + 1)\"" } + ["\"r\(levels)\": \"blur-1\""]
      return Self.engine("{\(recipes.joined(separator: ", "))}")
    }
    #expect(chain(32).faults == [])
    #expect(Self.values("r1", with: chain(32)) == "blur 4.0")
    let deep = chain(33)
    #expect(
      deep.faults.map { "\($0.recipe): \($0.fault.message)" } == [
        "r1: recipes name one another at most 32 levels deep"
      ])
    #expect(deep.resolve("r1").diagnostics.map(\.id) == ["recipe-depth-limit"])
    #expect(Self.values("r2", with: deep) == "blur 4.0")
  }

  @Test("follows 32 levels of extends and refuses 33")
  func extendsDepth() {
    func chain(_ levels: Int) -> StyleEngine {
      let recipes = (0..<levels).map { "\"r\($0)\": \"extends r\($0 + 1)\"" } + ["\"r\(levels)\": \"blur-1\""]
      return Self.engine("{\(recipes.joined(separator: ", "))}")
    }
    #expect(chain(32).faults == [])
    #expect(Self.values("r0", with: chain(32)) == "blur 4.0")
    #expect(chain(33).faults.map(\.recipe) == ["r0"])
    #expect(chain(33).faults.map(\.fault.id) == ["recipe-depth-limit"])
  }

  @Test("ends a bomb of recipes at the limit of expansion")
  func bomb() {
    func many(_ name: String) -> String { Array(repeating: name, count: 4_000).joined(separator: " ") }
    let levels = (1..<20).map { "\"r\($0)\": \"\(many("r\($0 - 1)"))\"" }
    let engine = Self.engine("{\"r0\": \"\(many("p-1"))\", \(levels.joined(separator: ", "))}")
    #expect(engine.faults.map(\.recipe) == (1..<20).map { "r\($0)" })
    #expect(engine.faults.allSatisfy { $0.fault.id == "expansion-limit" })
    #expect(engine.resolve("r19").diagnostics.map(\.id) == ["expansion-limit"])
    let string = engine.resolve(many("r0"))
    #expect(string.diagnostics.map(\.message) == ["the string expands to more than 65536 values"])
  }

  @Test("ends a bomb of conditions at the limit of expansion")
  func conditionBomb() {
    let classes = (0..<500).map { "[${a\($0)}]:lazy" }.joined(separator: " ")
    let engine = Self.engine("{\"r\": \"\(classes)\"}")
    #expect(engine.faults == [])
    let uses = (0..<60).map { "[${b\($0)}]:r" }.joined(separator: " ")
    let list = engine.parse(uses)
    #expect(Set(list.faults.map(\.id)) == ["expansion-limit"])
    #expect(list.declarations.count <= ClassParser.Limit.conditionSets)
  }

  @Test("ends a bomb of custom utilities at the limit of expansion")
  func utilityBomb() {
    func many(_ name: String) -> String { Array(repeating: name, count: 4_000).joined(separator: " ") }
    let levels = (1..<20).map { "\"u\($0)\": \"\(many("u\($0 - 1)"))\"" }
    let engine = Self.engine(
      "{}", rules: "{\"utilities\": {\"u0\": \"\(many("p-1"))\", \(levels.joined(separator: ", "))}}")
    #expect(engine.faults.map(\.recipe) == (1..<20).map { "u\($0)" })
    #expect(engine.faults.allSatisfy { $0.fault.id == "expansion-limit" })
    #expect(Set(engine.resolve(many("u19")).diagnostics.map(\.id)) == ["expansion-limit"])
  }

  @Test("ends a bomb of families at the limit of expansion")
  func familyBomb() {
    let styles = (0...3).map { level in
      let own = (0..<3_000).map { "[${l\(level)a\($0)}]:lazy" }.joined(separator: " ")
      return "\"s\(level)\": {\"family\": \"f\(level + 1)\", \"base\": \"\(own)\"}"
    }
    let families =
      (0...3).map { "\"f\($0)\": {\"default\": \"s\($0)\"}" } + ["\"f4\": {\"default\": \"end\"}"]
    let text =
      "{\"recipes\": {\(styles.joined(separator: ", ")), \"end\": \"blur-1\"}, \"families\": {\(families.joined(separator: ", "))}}"
    let loaded = CatalogLoader.load(Array(text.utf8), source: "test")
    var catalog = Catalog()
    catalog.add(loaded)
    #expect(loaded.diagnostics == [])
    let engine = StyleEngine(catalog: catalog)
    #expect(Set(engine.faults.map(\.fault.id)) == ["expansion-limit"])
    #expect(engine.resolve("s3").diagnostics == [])
    #expect(engine.resolve("s0").diagnostics.map(\.id) == ["expansion-limit"])
  }

  /// Utilities with an argument, and what is wrong in their classes.
  static let utilities: [(rules: String, faults: [String])] = [
    (#"{"u": {"argument": "token", "classes": "rounded-{value}"}}"#, []),
    (#"{"u": {"argument": "token", "classes": "rounded-{value} nope"}}"#, ["nope"]),
    (#"{"u": {"argument": "text", "classes": "p-{value}"}}"#, []),
    (#"{"u": {"argument": "text", "classes": "{value} hover:({value} p-q)"}}"#, ["q"]),
    (#"{"u": {"argument": "number", "classes": "p-1 m-{value} bg-zzbad"}}"#, ["zzbad"]),
    (#"{"u": {"argument": "number", "classes": "p-{value} zz-{value} m-1"}}"#, ["zz-{value}"]),
    (#"{"u": {"argument": "color", "classes": "bg-{value} text-{value}"}}"#, []),
    (#"{"u": {"argument": "text", "classes": "u-[{value}]"}}"#, ["{value}"]),
  ]

  @Test("checks the classes of a utility as far as they do not depend on its argument", arguments: utilities)
  func utility(_ row: (rules: String, faults: [String])) {
    let loaded = RulesLoader.load(Array("{\"utilities\": \(row.rules)}".utf8), source: "test")
    let engine = StyleEngine(catalog: Catalog(), rules: loaded.rules)
    let places = engine.faults.map { fault in
      let classes = Array(loaded.rules.utilities[0].classes.utf8)
      return String(decoding: classes[fault.fault.range], as: UTF8.self)
    }
    #expect(places == row.faults)
  }

  @Test("reads what utilities double at each of many levels, or ends it, without doubling the time")
  func doubling() {
    func engine(_ levels: Int, _ end: String) -> StyleEngine {
      let rules =
        (0..<levels).map { "\"u\($0)\": \"u\($0 + 1) u\($0 + 1)\"" } + ["\"u\(levels)\": \"\(end)\""]
      return Self.engine("{}", rules: "{\"utilities\": {\(rules.joined(separator: ", "))}}")
    }
    #expect(Self.values("u0", with: engine(30, "")) == "")
    #expect(Self.values("u0", with: engine(10, "blur-1")) == "blur 4.0")
    #expect(engine(30, "blur-1").resolve("u0").diagnostics.map(\.id) == ["expansion-limit"])
  }

  @Test("lets rules replace and extend the catalog's recipes, and add utilities and modifiers")
  func rules() {
    let catalog = #"{"a": "blur-1", "b": "a lazy"}"#
    let replaced = Self.engine(catalog, rules: #"{"named": {"a": "opacity-50"}}"#)
    #expect(Self.values("b", with: replaced) == "opacity 0.5; lazy true")
    let extended = Self.engine(catalog, rules: #"{"named": {"a": {"extends": "a", "base": "opacity-50"}}}"#)
    #expect(Self.values("b", with: extended) == "opacity 0.5; blur 4.0; lazy true")
    let utilities = Self.engine(catalog, rules: #"{"utilities": {"u": "b blur-2", "a": "p-4"}}"#)
    #expect(utilities.faults == [])
    #expect(Self.values("u", with: utilities) == "blur 8.0; lazy true")
    // A recipe's name beats a custom utility's.
    #expect(Self.values("a", with: utilities) == "blur 4.0")
    let modifiers = Self.engine(catalog, rules: #"{"modifiers": {"m": {}, "n": {"argument": "number"}}}"#)
    #expect(modifiers.resolve("m n-[2]").style.defaults.slots == [Slot("m"), Slot("n", argument: "2")])
  }

  @Test("compiles a recipe after the utilities' recipes that it uses, and finds recursion through them")
  func throughUtilities() {
    let engine = Self.engine(#"{"a": "u", "b": "blur-1"}"#, rules: #"{"utilities": {"u": "b"}}"#)
    #expect(Self.values("a", with: engine) == "blur 4.0")
    let loop = Self.engine(#"{"a": "u"}"#, rules: #"{"utilities": {"u": "a"}}"#)
    #expect(loop.resolve("a").diagnostics.map(\.id) == ["recipe-recursion"])
  }

  @Test("keeps one winner of the modifiers with one conflict key")
  func conflicts() {
    let engine = Self.engine(
      #"{"a": "spin"}"#,
      rules:
        #"{"modifiers": {"spin": {"conflictKey": "motion"}, "shake": {"conflictKey": "motion"}, "crop": {}}}"#
    )
    #expect(engine.resolve("spin shake crop").style.defaults.slots == [Slot("crop"), Slot("shake")])
    #expect(engine.resolve("shake spin").style.defaults.slots == [Slot("spin")])
    #expect(engine.resolve("shake a").style.defaults.slots == [Slot("shake")])
    #expect(engine.resolve("!spin shake").style.defaults.slots == [Slot("spin")])
  }

  @Test("reports faults in the defaults of rules")
  func defaults() {
    let engine = Self.engine("{}", rules: #"{"view": "nope", "button": "p-x", "utilities": {"u": "nopp"}}"#)
    #expect(engine.faults.map(\.recipe) == ["u", "view", "button"])
  }

  @Test("compiles every built-in recipe without faults")
  func builtIn() {
    let engine = StyleEngine(catalog: .builtIn.adding(.themekit))
    #expect(engine.faults.map { "\($0.recipe): \($0.fault.message)" } == [])
    #expect(engine.catalog.recipes.count >= 240)
    for recipe in engine.catalog.recipes {
      #expect(engine.resolve(recipe.name).diagnostics.map(\.message) == [], "\(recipe.name)")
      for slot in recipe.slots {
        #expect(engine.resolve("\(recipe.name)/\(slot.name)").diagnostics.map(\.message) == [])
      }
    }
  }
}
