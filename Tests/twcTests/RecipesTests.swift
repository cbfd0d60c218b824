import Documents
import Foundation
import JSONText
import StyleModel
import Testing

/// `twc recipes` and its subcommands.
@Suite struct RecipesTests {
  static let files: [String: String] = [
    "chips.json": #"""
    {"families": {"chip": {"default": "flat"}}, "recipes": {
      "flat": "",
      "chip": {"base": "px-2 bg-muted", "family": "chip", "description": "A small mark"},
      "pill": {"extends": "chip", "variants": {"size": {"sm": "text-xs", "lg": "text-base"}, "wide": "w-full"},
        "defaults": {"size": "sm"}, "slots": {"icon": "size-4"}},
      "tag": {"base": "chip", "deprecated": "chip"}
    }}
    """#,
    "newer.json": #"""
    {"families": {"chip": {"default": "flat"}}, "recipes": {
      "flat": "",
      "chip": {"base": "px-3 bg-muted", "family": "chip", "description": "A small mark"},
      "pill": {"extends": "chip", "variants": {"size": {"sm": "text-xs", "lg": "text-lg"}, "wide": "w-full"},
        "defaults": {"size": "sm"}, "slots": {"icon": "size-5"}},
      "star": "bold"
    }}
    """#,
    "doubtful.json":
      ##"{"low": "bg-[#FFFFFF] text-[#777777]", "user": "bold tag", "tag": {"base": "p-1", "deprecated": true}}"##,
    "wrong.json": #"{"wrong": "p-4 nope", "fine": "p-2"}"#,
    "twice/a.json": #"{"one": "p-1", "two": "p-2"}"#, "twice/b.json": #"{"three": "p-3", "two": "p-4"}"#,
    "kin/a.json": #"{"families": {"chip": {"default": "one"}}, "recipes": {"one": "p-1"}}"#,
    "kin/b.json": #"{"families": {"chip": {"default": "two"}}, "recipes": {"two": "p-2"}}"#,
    "two.json":
      #"{"q": {"variants": {"s": {"a": "p-1"}, "t": {"x": "m-1"}}, "compounds": [{"when": {"s": "a", "t": "x"}, "classes": "bold hover:italic"}]}}"#,
    "wide.json":
      "{\"q\": {\"variants\": {"
      + (1...9).map { "\"s\($0)\": {\"a\": \"p-\($0)\", \"b\": \"w-\($0)\"}" }.joined(separator: ", ")
      + "}}}",
    "screen.json":
      #"{"id":"m","type":"module","children":[{"id":"t","type":"text","class":"pill/icon hover:chip"},{"id":"u","type":"text","class":"tag"}]}"#,
  ]

  @Test(arguments: [
    // list
    Row(
      arguments: ["recipes", "list", "--recipes", "chips.json"],
      has: [
        "  A small mark  (family chip)\n", "  deprecated for chip: chip\n",
        "  extends chip  (size=sm*|lg wide=true|false; /icon)\n",
      ]),
    Row(
      arguments: ["recipes", "--format", "json", "--recipes", "chips.json"],
      has: [
        #""family": "chip""#, #""deprecated": "chip""#, #""description": "A small mark""#,
        #""size": ["sm", "lg"]"#,
        #""slots": ["icon"]"#,
      ]),
    Row(
      arguments: ["recipes", "list", "--recipes", "chips.json", "--used-in", "screen.json"],
      has: [
        "chip  screen.json:1:82\n", "pill  screen.json:1:72\n", "tag   screen.json:1:128\n",
        "never used: card\n",
      ]),
    // What a document that cannot be read uses is not known.
    Row(
      arguments: ["recipes", "list", "--used-in", "none.json"], out: "",
      errors: ["none.json: error: cannot read"], code: 3),
    Row(
      arguments: [
        "recipes", "list", "--format", "json", "--recipes", "chips.json", "--used-in", "screen.json",
        "--used-in", "none.json",
      ],
      has: [#""isUsed": true"#, #""isUsed": null"#], errors: ["none.json: error: cannot read"], code: 3),
    Row(
      arguments: ["recipes", "list", "--recipes", "-"], out: "",
      errors: ["-: error: cannot read: options take standard input as /dev/stdin"], code: 3),
    Row(
      arguments: ["recipes", "list", "--recipes", "/dev/stdin"], stdin: #"{"mine": "p-4"}"#,
      has: ["mine "]),
    // show
    Row(
      arguments: ["recipes", "show", "pill", "--recipes", "chips.json"],
      out: """
        pill  family chip
        classes
          base               px-2 bg-muted
          size=sm (default)  text-xs
          size=lg            text-base
          wide=true          w-full
          wide=false
        slots /icon
        values, ios light
          common.background  "#F5F5F8"
          common.font        "caption"
          layout.padding     { "horizontal": 8 }
        dark
          common.background  "#252528"
        size=lg
          common.font  "body"
        wide=true
          layout.maxWidth  "infinity"

        """),
    Row(
      arguments: ["recipes", "show", "tag", "pill/icon", "--recipes", "chips.json", "--scheme", "dark"],
      has: [
        "tag\ndeprecated for chip\nclasses\n  base  px-2 bg-muted\nvalues, ios dark\n", "\n\npill/icon\n",
        "  layout.width   16\n",
      ]),
    Row(
      arguments: ["recipes", "show", "input", "--format", "json", "--platform", "macos"],
      has: [
        #""place": "macos light""#, #""context": "dark focus""#, #""layout.minHeight": 36"#,
        #""expanded": {"#,
      ]),
    Row(
      arguments: ["recipes", "show", "carb"], out: "",
      errors: [#"no recipe is named "carb""#, #"did you mean "card"?"#], code: 2),
    Row(
      arguments: ["recipes", "show", "zzzz", "card", "carb", "zzzz"], out: "",
      errors: [#"no recipes are named "zzzz" and "carb""#, #"for "carb", did you mean "card"?"#], code: 2),
    // What values give only together, also in a state that nothing else asks for.
    Row(
      arguments: ["recipes", "show", "q", "--recipes", "two.json", "--platform", "ios", "--scheme", "light"],
      out: """
        q
        classes
          base
          s=a      p-1
          t=x      m-1
          s=a,t=x  bold hover:italic
        values, ios light
        s=a
          layout.padding  4
        t=x
          box.margin  { "top": 4, "leading": 4, "bottom": 4, "trailing": 4 }
        s=a,t=x
          text.bold  true
        s=a,t=x, hover
          text.italic  true

        """),
    Row(
      arguments: [
        "recipes", "show", "q", "--recipes", "wide.json", "--platform", "ios", "--scheme", "light",
      ],
      has: ["\ns9=b\n"],
      errors: ["q: note: too many combinations of values: those of two axes", "[combinations]"]),
    // convert
    Row(
      arguments: [
        "recipes", "convert", "chip", "pill", "--recipes", "chips.json", "--compact", "--scheme", "light",
      ],
      has: [
        ##"{"id":"recipes","type":"module","children":[{"id":"chip","type":"vstack","style":{"common":{"background":"#F5F5F8"},"##,
        ##"{"id":"pill-[size=lg,wide=true]","type":"vstack","##, #"{"id":"pill/icon","type":"vstack""#,
      ]),
    Row(
      arguments: [
        "recipes", "convert", "pill", "--recipes", "chips.json", "--as", "components", "--compact",
      ],
      has: [
        #""dependencies":[{"component":{"id":"pill","#, #""_source":"dp://pill_size_lg""#,
        #""_text":"@{icon}""#,
      ]),
    Row(
      arguments: ["recipes", "convert", "command-item", "--notes"], has: [#""id": "command-item""#],
      errors: ["command-item: note: \"not-macos:\" is left out", "[condition-dropped]"]),
    Row(arguments: ["recipes", "convert", "command-item"], errors: ["3 notes; --notes shows them"]),
    // diff
    Row(
      arguments: ["recipes", "diff", "chips.json", "newer.json"],
      out: """
        chip layout.padding: { "horizontal": 8 } -> { "horizontal": 12 }
        pill layout.padding: { "horizontal": 8 } -> { "horizontal": 12 }
        pill size=lg common.font: "body" -> "title3"
        pill/icon layout.width: 16 -> 20
        pill/icon layout.height: 16 -> 20
        star added
        tag removed

        """),
    Row(
      arguments: ["recipes", "diff", "chips.json", "newer.json", "--format", "json", "--check"],
      has: [
        #""slot": "icon""#, #""variant": "size=lg""#, #""property": "common.font""#, #""old": "body""#,
        #""change": "removed""#,
      ], code: 1),
    Row(arguments: ["recipes", "diff", "chips.json", "chips.json", "--check"], out: ""),
    Row(arguments: ["recipes", "diff", "built-in", "twice/a.json"], out: "one added\ntwo added\n"),
    Row(
      arguments: ["recipes", "diff", "built-in", "wrong.json"], out: "", errors: ["wrong.json:1:16"], code: 1),
    Row(arguments: ["recipes", "diff", "none.json", "chips.json"], errors: ["none.json: error"], code: 3),
    Row(
      arguments: ["recipes", "diff", "wide.json", "two.json"], has: ["q s9=b removed\n", "q t=x added\n"]),
    Row(
      arguments: ["recipes", "diff", "wide.json", "wide.json", "--check"], out: "",
      errors: [
        "q: note: too many combinations of values: those of two axes and those that compounds name are compared"
      ]),
    // lint
    Row(
      arguments: ["recipes", "lint"],
      has: ["note: \"card-description\" has the same"],
      errors: ["recipes: 0 errors, 0 warnings"]),
    Row(
      arguments: ["recipes", "lint", "doubtful.json"],
      has: [
        "doubtful.json:1:2: warning: the text #777777 of \"low\"", "[low-contrast]",
        "doubtful.json:1:48: warning: \"tag\" is deprecated [deprecated-recipe]",
      ], errors: ["checked 3 recipes: 0 errors, 2 warnings, 0 notes"]),
    Row(
      arguments: ["recipes", "lint", "doubtful.json", "--fail-on", "warning", "--format", "github"],
      has: ["::warning file=doubtful.json,line=1,"], errors: ["2 warnings"], code: 1),
    Row(
      arguments: ["recipes", "lint", "wrong.json", "--format", "json"],
      has: [#""line":1,"column":16,"#, #""id":"unknown-class""#], errors: ["checked 2 recipes: 1 error"],
      code: 1),
    Row(
      arguments: ["recipes", "lint", "chips.json", "--used-in", "screen.json"],
      has: ["screen.json:1:128: warning: \"tag\" is deprecated; use \"chip\" [deprecated-recipe]"],
      errors: ["checked 4 recipes: 0 errors, 1 warning"]),
    Row(
      arguments: ["recipes", "lint", "newer.json", "--used-in", "screen.json"],
      has: ["newer.json:6:3: warning: no document that was given leads to \"star\" [unused-recipe]"],
      errors: ["checked 4 recipes"]),
    Row(
      arguments: ["recipes", "lint", "twice"],
      has: ["twice/b.json:1:18: error: the recipe \"two\" stands in twice/a.json too", "[duplicate-recipe]"],
      errors: ["1 error"], code: 1),
    Row(
      arguments: ["style", "--recipes", "twice", "one"], errors: ["twice/b.json:1:18: error"], code: 1),
    Row(
      arguments: ["recipes", "lint", "kin"],
      has: ["kin/b.json:1:15: error: the family \"chip\" stands in kin/a.json too", "[duplicate-recipe]"],
      errors: ["1 error"], code: 1),
    Row(
      arguments: ["recipes", "lint", "chips.json", "--used-in", "none.json"],
      out: "", errors: ["none.json: error: cannot read"], code: 3),
    // One file after another replaces.
    Row(
      arguments: ["style", "--compact", "--recipes", "twice/a.json", "--recipes", "twice/b.json", "two"],
      out: #"{"layout":{"padding":16}}"# + "\n"),
    Row(arguments: ["recipes", "lint", "none.json"], errors: ["none.json: error"], code: 3),
  ])
  func rows(_ row: Row) throws { try row.check(in: Scratch(Self.files)) }

  @Test("writes findings as a log of the published shape")
  func sarif() throws {
    let folder = try Scratch(Self.files)
    let outcome = try Tool.run(
      ["recipes", "lint", "doubtful.json", "wrong.json", "--format", "sarif"], in: folder)
    #expect(outcome.code == 1)
    #expect(try Shape("Tests/Fixtures/sarif-shape.json").faults(in: outcome.bytes) == [])
    for id in ["low-contrast", "unknown-class", "deprecated-recipe"] {
      #expect(outcome.text.contains("\"ruleId\": \"\(id)\""))
    }
  }

  @Test("what convert prints passes check, in both forms", arguments: ["styles", "components"])
  func conversion(_ form: String) throws {
    let checked = try Tool.bash(
      "\"$TWC\" recipes convert --as \(form) 2>/dev/null | \"$TWC\" check --fail-on note -")
    #expect(checked.code == 0)
    #expect(checked.text == "")
    #expect(checked.errors.hasSuffix("0 errors, 0 warnings, 0 notes\n"))
  }
}
