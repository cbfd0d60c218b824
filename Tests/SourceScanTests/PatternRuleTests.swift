import ClassParser
import Engine
import JSONText
import Recipes
import SourceScan
import StyleModel
import StyleTargets
import Testing

@Suite("A rule with a pattern")
struct PatternRuleTests {
  /// An engine with utilities in JSON, on PCRE2 unless the host has none.
  static func engine(_ utilities: String, patterns: PatternEngine? = .pcre2) -> StyleEngine {
    let loaded = RulesLoader.load(Array("{\"utilities\": {\(utilities)}}".utf8), source: "rules")
    #expect(loaded.diagnostics.isEmpty)
    return StyleEngine(rules: Rules.builtIn.overlaid(by: loaded.rules), patterns: patterns)
  }

  static let engine = engine(
    #"""
    "stack": {"pattern": "stack-(?<n>\\d+)", "classes": "gap-{n} hover:(p-{n} bold)"},
    "edge": {"pattern": "-?edge-(?<side>[tb])(?:-(?<n>[^/]+))?(?:/(?<o>.+))?", "groups": {"n": "number"},
      "classes": "border-{n} p{side}-2"},
    "glow": {"pattern": "glow-(?<c>[^\\[]+|\\[(?<raw>.+)\\])", "groups": {"c": "color"}, "classes": "tint-{c}"},
    "step": {"pattern": "step-(?<t>.+)", "groups": {"t": "token"}, "classes": "rounded-{t}"},
    "wide": {"pattern": "wide-(?<l>.+)", "groups": {"l": "length"}, "classes": "w-[{l}]"},
    "shown": {"pattern": "shown-(?<k>\\w+)", "classes": "opacity-[${k}] [layout.minWidth:{k}]"},
    "nested": {"pattern": "nested-(?<n>.+)", "classes": "stack-{n} italic"},
    "first": {"pattern": "both-(?<n>.+)", "groups": {"n": "number"}, "classes": "opacity-{n}"},
    "second": {"pattern": "both-(?<n>[a-z]+)", "classes": "text-{n}"},
    "text": {"pattern": "text-hero", "classes": "text-[60]"},
    "carded": {"pattern": "carded-(?<n>\\d)", "classes": "card p-{n}"}
    """#)

  /// The canonical model of a class string as text.
  private func style(_ classes: String, _ engine: StyleEngine) -> String {
    JSONWriter.text(ModelWriter.json(engine.resolve(classes).style))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let classes: String
    /// Classes that mean the same; `nil` where something is wrong.
    var same: String?
    var mark = ""
    var id = ""
    var message = ""
    var testDescription: String { classes }
  }

  static let rows = [
    Row(classes: "stack-3", same: "gap-3 hover:p-3 hover:bold"),
    Row(classes: "dark:!stack-12 p-1", same: "dark:!gap-12 dark:hover:!p-12 dark:hover:!bold p-1"),
    Row(classes: "landscape:(stack-1 bold)", same: "landscape:(gap-1 hover:p-1 hover:bold bold)"),
    Row(classes: "stack-1 stack-2 stack-1", same: "gap-1 gap-2 gap-1 hover:p-1 hover:bold"),
    Row(classes: "stack-x", mark: "^^^^^^^", id: "unknown-class", message: #"unknown class "stack-x""#),
    Row(classes: "stack", mark: "^^^^^", id: "unknown-class", message: #"unknown class "stack""#),
    Row(
      classes: "dark:both-400", mark: "     ^^^^^^^^", id: "out-of-range",
      message: #""400" is out of range"#),
    Row(classes: "-edge-t-4/any", same: "border-4 pt-2"),
    Row(classes: "edge-b-2", same: "border-2 pb-2"),
    Row(
      classes: "p-1 edge-b-two", mark: "           ^^^", id: "invalid-value",
      message: #""two" is not a number"#),
    Row(classes: "glow-primary", same: "tint-primary"),
    Row(
      classes: "glow-primry", mark: "     ^^^^^^", id: "unknown-token",
      message: #"the theme has no colour "primry"; did you mean "primary"?"#),
    Row(classes: "step-lg", same: "rounded-lg"),
    Row(
      classes: "step-lgg", mark: "     ^^^", id: "unknown-token",
      message: #"the theme has no token "lgg"; did you mean "lg""#),
    Row(classes: "wide-2rem", same: "w-[32]"),
    Row(classes: "wide-2em", mark: "      ^^", id: "unsupported-unit", message: #"the unit "em""#),
    // Only braces that name a group alone are filled in.
    Row(classes: "shown-40", same: "opacity-[${k}] [layout.minWidth:40]"),
    Row(classes: "nested-2", same: "gap-2 hover:p-2 hover:bold italic"),
    Row(
      classes: "nested-x", mark: "^^^^^^^^", id: "unknown-class", message: #"unknown class "stack-x""#),
    // The next pattern is tried when a group is not of its kind.
    Row(classes: "both-40", same: "opacity-40"),
    Row(classes: "both-lg", same: "text-lg"),
    Row(classes: "both-4x", mark: "     ^^", id: "invalid-value", message: #""4x" is not a number"#),
    Row(classes: "text-hero text-lg", same: "text-[60] text-lg"),
    Row(classes: "carded-2", same: "card p-2"),
    Row(classes: "undefined", mark: "^^^^^^^^^", id: "leaked-value", message: #""undefined" is no class"#),
  ]

  @Test("stands for its classes, or says what is wrong at its place", arguments: rows)
  func row(_ row: Row) {
    #expect(Self.engine.faults.filter { $0.source == "rules" }.map { $0.fault.message } == [])
    // The second time it is known.
    for _ in 0..<2 {
      let result = Self.engine.resolve(row.classes)
      if let same = row.same {
        #expect(result.diagnostics.map(\.message) == [])
        #expect(style(row.classes, Self.engine) == style(same, Self.engine))
        continue
      }
      #expect(result.diagnostics.map(\.id) == [row.id])
      guard let found = result.diagnostics.first else { continue }
      #expect(found.message.hasPrefix(row.message), "\(found.message)")
      let mark =
        String(repeating: " ", count: found.range.lowerBound)
        + String(repeating: "^", count: found.range.count)
      #expect(mark == row.mark)
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let utilities: String
    /// `id at text: message`, each as far as it is given.
    let faults: [String]
    var testDescription: String { utilities }
  }

  static let faults = [
    Fault(utilities: #""a": {"pattern": "zz-(?<n>\\d+)", "classes": "p-{n}"}"#, faults: []),
    Fault(
      utilities: #""a": {"pattern": "zz-\u0028?<n>\\d+", "classes": "p-{n}"}"#,
      faults: [#"pattern-syntax at +: the pattern of "a" cannot be read: missing closing parenthesis"#]),
    Fault(
      utilities: #""a": {"pattern": "\u00e9\\d[[:nope:]]+", "classes": ""}"#,
      faults: [#"pattern-syntax at n: the pattern of "a" cannot be read: unknown POSIX class name"#]),
    Fault(
      utilities: #""a": {"pattern": "", "classes": ""}"#,
      faults: [#"pattern-matches-empty at "": the pattern of "a" matches the empty string"#]),
    Fault(
      utilities: #""a": {"pattern": "(zz)*", "classes": ""}"#,
      faults: [#"pattern-matches-empty at (zz)*: the pattern of "a" matches the empty string"#]),
    Fault(
      utilities: #""a": {"pattern": "p-4", "classes": ""}"#,
      faults: [
        #"pattern-shadowed at p-4: the pattern of "a" matches "p-4", which keeps the meaning known before"#
      ]),
    Fault(
      utilities: #""a": {"pattern": "car(d|ds)", "classes": ""}"#,
      faults: [#"pattern-shadowed at car(d|ds): the pattern of "a" matches "card", which keeps"#]),
    Fault(
      utilities: #""a": {"pattern": "zz|items-(start|end|x)", "classes": ""}"#,
      faults: [
        #"pattern-shadowed at zz|items-(start|end|x): the pattern of "a" matches "items-start" and 1 other"#
      ]),
    Fault(
      utilities: #""a": {"pattern": "zz-(?<n>.+)", "classes": "p-{m} qq-{n} {n}"}"#,
      faults: [#"unknown-group at {m}: the pattern of "a" has no group "m"; did you mean "n"?"#]),
    Fault(
      utilities: #""a": {"pattern": "zz-(?<n>.+)", "groups": {"m": "number"}, "classes": "p-{n}"}"#,
      faults: [#"unknown-group at m: the pattern of "a" has no group "m"; did you mean "n"?"#]),
    // What no group is part of is checked before any use.
    Fault(
      utilities: #""a": {"pattern": "zz-(?<n>.+)", "classes": "p-{n} \u0070-q hover:(w-{n} nope)"}"#,
      faults: [
        #"invalid-value at q: "q" is not"#, #"unknown-class at nope: unknown class "nope""#,
      ]),
    Fault(
      utilities: #""a": {"pattern": "zz-(?<n>.+)", "classes": "p-1 hover:zz-{n}1"}"#,
      faults: ["recipe-recursion at zz-{n}1: the recipe expands into itself: zz-1111 -> zz-11111"]),
    Fault(
      utilities:
        #""a": {"pattern": "zz-(?<n>\\d+)", "classes": "yy-{n}"}, "yy": {"pattern": "yy-(?<n>.+)", "classes": "zz-{n}"}"#,
      faults: [
        "recipe-recursion at yy-{n}: the recipe expands into itself: yy-111 -> zz-111 -> yy-111",
        "recipe-recursion at zz-{n}: the recipe expands into itself: zz-111 -> yy-111 -> zz-111",
      ]),
    Fault(
      utilities: #""a": {"pattern": "zz-(?<n>[a-z]+)", "classes": "b"}, "b": "zz-x""#,
      faults: [
        "recipe-recursion at zz-x: the recipe expands into itself: zz-x -> b -> zz-x",
        "recipe-recursion at b: the recipe expands into itself: b -> zz-x -> b",
      ]),
    Fault(
      utilities: #""a": {"pattern": "zz|(\\w+\\W?)+[!?]", "classes": ""}"#,
      faults: [#"pattern-limit at zz|(\\w+\\W?)+[!?]: the pattern of "a" is given up here: it takes"#]),
  ]

  @Test("that is wrong is reported where it stands", arguments: faults)
  func fault(_ row: Fault) {
    let bytes = Array("{\"utilities\": {\(row.utilities)}}".utf8)
    let found = Self.engine(row.utilities).faults.filter { $0.source == "rules" }.map { fault in
      let diagnostic = fault.diagnostic(in: bytes)
      let place = String(decoding: bytes[diagnostic.range], as: UTF8.self)
      return "\(diagnostic.id) at \(place): \(diagnostic.message)"
    }
    #expect(found.count == row.faults.count, "\(found)")
    for (found, due) in zip(found, row.faults) { #expect(found.hasPrefix(due), "\(found)") }
  }

  @Test("is an error in a host that matches no patterns")
  func unsupported() {
    let engine = Self.engine(#""a": {"pattern": "zz", "classes": "p-4"}"#, patterns: nil)
    #expect(engine.faults.map { $0.fault.kind } == [.patternUnsupported(rule: "a")])
    #expect(engine.resolve("zz").diagnostics.map(\.id) == ["unknown-class"])
  }

  @Test("is given up at classes that make it run wild, and not for ever")
  func hostile() {
    let engine = Self.engine(#""a": {"pattern": "zz(a+)+", "classes": "p-4"}"#)
    let classes = (0..<12).map { "zz" + String(repeating: "a", count: 30 + $0) + "b" } + ["zza", "p-1"]
    let result = engine.resolve(classes.joined(separator: " "))
    #expect(result.diagnostics.map(\.id) == Array(repeating: "pattern-limit", count: 13))
    #expect(result.diagnostics[7].message.hasPrefix(#"the pattern of "a" is given up here: it takes more"#))
    #expect(result.diagnostics[8].message.hasPrefix("no pattern is tried with"))
    // What was given up is told again from memory.
    #expect(engine.resolve(classes[0]).diagnostics.map(\.id) == ["pattern-limit"])
    #expect(style("zzaaa", engine) == style("p-4", engine))
  }

  @Test("expands to a bounded text")
  func expansion() {
    let classes = String(repeating: "[{n}] ", count: 2_000)
    let engine = Self.engine("\"a\": {\"pattern\": \"zz-(?<n>.+)\", \"classes\": \"\(classes)\"}")
    let result = engine.resolve("zz-" + String(repeating: "x", count: 60_000))
    #expect(result.diagnostics.map(\.id) == ["expansion-limit"])
  }

  @Test("that doubles at each of many levels ends with few steps")
  func doubling() {
    let rules = (0..<25).map { level in
      "\"u\(level)\": {\"pattern\": \"k\(level)-(?<n>.*)\", \"classes\": \"k\(level + 1)-{n}a k\(level + 1)-{n}b\"}"
    }
    let engine = Self.engine(
      (rules + [#""end": {"pattern": "k25-.*", "classes": "p-1"}"#]).joined(separator: ", "))
    #expect(engine.resolve("k0-a").diagnostics.map(\.id) == ["expansion-limit"])
    #expect(style("k20-a", engine) == style("p-1", engine))
  }

  @Test("of a subtree goes before those around it, and replaces the one of its name")
  func subtrees() {
    let outer = Self.engine(
      #""a": {"pattern": "zz-(?<n>\\d+)", "classes": "p-{n}"}, "b": {"pattern": "yy", "classes": "bold"}"#)
    func inner(_ utilities: String) -> StyleEngine {
      outer.overlaid(by: RulesLoader.load(Array("{\"utilities\": {\(utilities)}}".utf8)).rules)
    }
    let before = inner(#""c": {"pattern": "zz-4", "classes": "italic"}"#)
    #expect(style("zz-4", before) == style("italic", outer))
    #expect(style("zz-3 yy", before) == style("p-3 bold", outer))
    let instead = inner(#""a": {"pattern": "yy", "classes": "italic"}"#)
    #expect(style("yy", instead) == style("italic", outer))
    #expect(instead.resolve("zz-4").diagnostics.map(\.id) == ["unknown-class"])
    let named = inner(#""a": "m-1""#)
    #expect(named.resolve("zz-4").diagnostics.map(\.id) == ["unknown-class"])
  }

  @Test("may be used by recipes, which it may use, and by circles that are reported")
  func recipes() {
    let rules = RulesLoader.load(
      Array(
        #"""
        {"named": {"outer": "fold-4 p-1", "inner": "m-2", "loop": "fold-loop"},
         "utilities": {"fold": {"pattern": "fold-4", "classes": "inner bold"},
                       "loops": {"pattern": "fold-(?<r>loop)", "classes": "{r} bold"}}}
        """#.utf8)
    ).rules
    let engine = StyleEngine(rules: Rules.builtIn.overlaid(by: rules), patterns: .pcre2)
    #expect(style("outer", engine) == style("inner bold p-1", engine))
    #expect(engine.resolve("loop").diagnostics.map(\.id) == ["recipe-recursion"])
  }

  @Test("never changes what names mean that are known without it")
  func law() {
    let plain = StyleEngine()
    let greedy = Self.engine(#""all": {"pattern": "(?s).+", "classes": "uppercase"}"#)
    let names = plain.vocabulary.names
    var checked = 0
    for name in names {
      for form in ["~", "hover:~", "-~-4", "!~-[3px]", "~-primary", "~-full", "~-lg/50", "~-[${x}]", "~-1.5"]
      {
        let classes = form.split(separator: "~", omittingEmptySubsequences: false).joined(separator: name)
        guard plain.parse(classes).faults.isEmpty else { continue }
        checked += 1
        #expect(style(classes, greedy) == style(classes, plain))
      }
    }
    #expect(checked > names.count * 2)
  }
}
