import ClassParser
import Engine
import Expressions
import JSONText
import Recipes
import StyleModel
import StyleTargets
import Testing

/// Classes with conditions, what they become, and what is said of those that cannot.
@Suite struct LoweringTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let classes: String
    let json: String
    var type: String?
    var dynamic = StemJSONTarget.DynamicOutput.strict
    /// Findings, as `id at class`.
    var findings: [String] = []
    var testDescription: String { classes }

    init(
      _ classes: String, _ json: String, type: String? = nil,
      _ dynamic: StemJSONTarget.DynamicOutput = .strict,
      _ findings: String...
    ) {
      (self.classes, self.json, self.type, self.dynamic, self.findings) = (
        classes, json, type, dynamic, findings
      )
    }
  }

  static let engine = StyleEngine()

  static let rows: [Row] = [
    // One condition, and none
    Row("[${a}]:opacity-50", #"{"common":{"opacity":"{{ ${a} ? 0.5 : 1 }}"}}"#),
    Row("opacity-80 [${a}]:opacity-50", #"{"common":{"opacity":"{{ ${a} ? 0.5 : 0.8 }}"}}"#),
    Row("opacity-50 [${a}]:opacity-50", #"{"common":{"opacity":0.5}}"#),
    Row("[!${a}]:opacity-50", #"{"common":{"opacity":"{{ ${a} ? 1 : 0.5 }}"}}"#),
    Row("not-[${a}]:opacity-50", #"{"common":{"opacity":"{{ ${a} ? 1 : 0.5 }}"}}"#),
    Row("[{{_${n}_>_3_}}]:opacity-50", #"{"common":{"opacity":"{{ ${n} > 3 ? 0.5 : 1 }}"}}"#),
    Row("[@{item.off}]:opacity-50", #"{"common":{"opacity":"{{ @{item.off} ? 0.5 : 1 }}"}}"#),
    // A choice between truth values is a condition of its parts
    Row(
      "is-disabled-[{{_${a}_?_true_:_${b}_}}] disabled:opacity-50",
      #"{"common":{"opacity":"{{ ${a} || ${b} ? 0.5 : 1 }}","disabled":"{{ ${a} ? true : ${b} }}"}}"#),
    Row(
      "[{{_${a}_?_${b}_:_${c}_}}]:opacity-50",
      #"{"common":{"opacity":"{{ (${a} ? ${b} : ${c}) ? 0.5 : 1 }}"}}"#),
    // What is set to what it is anyway
    Row("[${a}]:opacity-100", "{}"),
    Row("[${a}]:scale-100 [${b}]:opacity-50", #"{"common":{"opacity":"{{ ${b} ? 0.5 : 1 }}"}}"#),
    Row("[${a}]:bg-clear", "{}"),
    Row("is-disabled-[!${ok}]", #"{"common":{"disabled":"{{ !${ok} }}"}}"#),
    Row(
      "[{{_empty(${mail})_}}]:is-disabled", #"{"common":{"disabled":"{{ empty(${mail}) }}"}}"#),
    Row(
      "[nope(${a})]:opacity-50", "{}", type: nil, .strict, "condition-expression at [nope(${a})]:opacity-50"),
    Row(
      "[#{nope}]:opacity-50", "{}", type: nil, .strict, "condition-expression at [#{nope}]:opacity-50"),
    // A surface changes all at once
    Row(
      "[${a}]:glass bg-white", #"{"common":{"background":"white"}}"#, type: nil, .strict,
      "condition-not-carried at [${a}]:glass"),
    Row(
      "[${a}]:glass bg-white",
      #"{"common":{"background":"{{ ${a} ? 'clear' : 'white' }}","cornerRadius":"{{ ${a} ? 10000 : 0 }}","glass":"{{ ${a} ? 'regular' : 'identity' }}"}}"#,
      type: nil, .open, "expression-by-general-rule at [${a}]:glass"),
    Row("bezel-none p-4", #"{"layout":{"padding":16}}"#),
    // Several conditions: no test twice, no branch that nothing reaches
    Row(
      "[${a}]:text-red [${b}]:text-blue",
      #"{"common":{"foreground":"{{ ${b} ? 'blue' : ${a} ? 'red' : 'primary' }}"}}"#),
    Row(
      "[${a}]:text-red [${b}]:text-red",
      #"{"common":{"foreground":"{{ ${a} || ${b} ? 'red' : 'primary' }}"}}"#),
    Row(
      "[${a}]:[${b}]:text-red [${a}]:not-[${b}]:text-red",
      #"{"common":{"foreground":"{{ ${a} ? 'red' : 'primary' }}"}}"#),
    Row(
      "[${a}]:text-red [!${a}]:text-blue",
      #"{"common":{"foreground":"{{ ${a} ? 'red' : 'blue' }}"}}"#),
    Row(
      "[${a}]:text-red [${a}]:text-blue",
      #"{"common":{"foreground":"{{ ${a} ? 'blue' : 'primary' }}"}}"#),
    Row(
      "[{{_${t}_==_'x'_}}]:[{{_${t}_==_'y'_}}]:opacity-50", #"{}"#),
    Row(
      "[{{_${n}_==_0_}}]:opacity-50 [{{_${n}_!=_0_}}]:opacity-80",
      #"{"common":{"opacity":"{{ ${n} != 0 ? 0.8 : 0.5 }}"}}"#),
    Row(
      "[${a}]:!text-red [${b}]:text-blue",
      #"{"common":{"foreground":"{{ ${a} ? 'red' : ${b} ? 'blue' : 'primary' }}"}}"#),
    // What the system tells
    Row("landscape:opacity-50", ##"{"common":{"opacity":"{{ #{orientation} == 'landscape' ? 0.5 : 1 }}"}}"##),
    Row(
      "portrait:opacity-20 landscape:opacity-50",
      ##"{"common":{"opacity":"{{ #{orientation} == 'landscape' ? 0.5 : 0.2 }}"}}"##),
    Row(
      "compact:scale-90", ##"{"common":{"scale":"{{ #{horizontal_size_class} == 'compact' ? 0.9 : 1 }}"}}"##),
    Row(
      "phone:opacity-20 pad:opacity-50",
      ##"{"common":{"opacity":"{{ #{device_type} == 'pad' ? 0.5 : #{device_type} == 'phone' ? 0.2 : 1 }}"}}"##
    ),
    Row(
      "rtl:opacity-50",
      ##"{"common":{"opacity":"{{ ['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'] ~ #{language} ? 0.5 : 1 }}"}}"##,
      type: nil, .strict, "direction-by-language at rtl:opacity-50"),
    Row("split-view:opacity-50", ##"{"common":{"opacity":"{{ #{is_split_view} ? 0.5 : 1 }}"}}"##),
    Row(
      "odd:opacity-50 even:opacity-80", #"{"common":{"opacity":"{{ @{index} % 2 == 1 ? 0.8 : 0.5 }}"}}"#),
    Row(
      "odd:opacity-50 first:opacity-80",
      #"{"common":{"opacity":"{{ @{index} == 0 ? 0.8 : @{index} % 2 == 0 ? 0.5 : 1 }}"}}"#),
    Row("even:first:opacity-50", #"{}"#),
    // Colours
    Row(
      "bg-white dark:bg-black [${a}]:bg-red",
      #"{"common":{"background":{"light":"{{ ${a} ? 'red' : 'white' }}","dark":"{{ ${a} ? 'red' : 'black' }}"}}}"#
    ),
    Row(
      "bg-white [${a}]:dark:bg-red",
      #"{"common":{"background":{"light":"white","dark":"{{ ${a} ? 'red' : 'white' }}"}}}"#),
    Row(
      "[${a}]:bg-[#FF0000]/50", ##"{"common":{"background":"{{ ${a} ? '#FF000080' : 'clear' }}"}}"##),
    Row("[${a}]:bg-white/50", ##"{"common":{"background":"{{ ${a} ? '#FFFFFF80' : 'clear' }}"}}"##),
    Row(
      "[${a}]:bg-red/50",
      #"{"common":{"background":{"color":"{{ ${a} ? 'red' : 'clear' }}","opacity":0.5}}}"#),
    Row(
      "bg-blue [${a}]:bg-red/50", #"{"common":{"background":"blue"}}"#, type: nil, .strict,
      "condition-not-carried at [${a}]:bg-red/50"),
    Row(
      "text-red [${a}]:text-[${brand}]",
      #"{"common":{"foreground":"{{ ${a} ? ${brand} : 'red' }}"}}"#),
    Row(
      "bg-linear-to-r from-red to-blue [${a}]:from-green",
      #"{"common":{"background":{"gradient":{"linear":{"colors":["{{ ${a} ? 'green' : 'red' }}","blue"],"startPoint":"leading","endPoint":"trailing"}}}}}"#
    ),
    // Disabled reads what disables
    Row(
      "is-disabled-[${busy}] disabled:opacity-45",
      #"{"common":{"opacity":"{{ ${busy} ? 0.45 : 1 }}","disabled":"${busy}"}}"#),
    Row(
      "is-disabled-[{{_!${ok}_}}] disabled:opacity-45 [${ok}]:text-red",
      #"{"common":{"foreground":"{{ ${ok} ? 'red' : 'primary' }}","opacity":"{{ ${ok} ? 1 : 0.45 }}","disabled":"{{ !${ok} }}"}}"#
    ),
    Row("is-disabled disabled:opacity-45", #"{"common":{"opacity":0.45,"disabled":true}}"#),
    Row(
      "[${n}]:is-disabled disabled:opacity-45",
      #"{"common":{"opacity":"{{ ${n} ? 0.45 : 1 }}","disabled":"{{ ${n} ? true : false }}"}}"#),
    Row(
      "[{{_${n}_>_3_}}]:is-disabled", #"{"common":{"disabled":"{{ ${n} > 3 }}"}}"#),
    // Borders, shadows and glass in states
    Row(
      "[${e}]:border [${e}]:border-red",
      #"{"common":{"overlay":{"id":"border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"{{ ${e} ? 'red' : 'clear' }}","style":{"lineWidth":1}},"inset":0.5},"accessibility":{"hidden":true}}}}}"#
    ),
    Row(
      "border border-red [${e}]:border-2",
      #"{"common":{"overlay":{"id":"border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"red","style":{"lineWidth":1}},"inset":0.5},"accessibility":{"hidden":true}}}}}"#,
      type: nil, .strict, "condition-not-carried at [${e}]:border-2"),
    Row(
      "border border-red [${e}]:border-2",
      #"{"common":{"overlay":{"id":"border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"red","style":{"lineWidth":"{{ ${e} ? 2 : 1 }}"}},"inset":"{{ ${e} ? 1 : 0.5 }}"},"accessibility":{"hidden":true}}}}}"#,
      type: nil, .open, "expression-by-general-rule at [${e}]:border-2"),
    Row(
      "[${e}]:shadow-[0,2,4] [${e}]:shadow-red",
      #"{"shadow":{"color":"{{ ${e} ? 'red' : 'clear' }}","radius":4,"x":0,"y":2}}"#),
    Row(
      "bg-blue [${e}]:bg-red",
      #"{"button":{"custom":{"common":{"background":"{{ ${e} ? 'red' : 'blue' }}"}}}}"#,
      type: "button"),
    Row(
      "bg-blue [${e}]:bezel-bordered", #"{"button":{"custom":{"common":{"background":"blue"}}}}"#,
      type: "button", .strict,
      "condition-not-carried at [${e}]:bezel-bordered"),
    // Strict and open
    Row(
      "p-2 [${a}]:p-4", #"{"layout":{"padding":8}}"#, type: nil, .strict,
      "condition-not-carried at [${a}]:p-4"),
    Row(
      "p-2 [${a}]:p-4", #"{"layout":{"padding":"{{ ${a} ? 16 : 8 }}"}}"#, type: nil, .open,
      "expression-by-general-rule at [${a}]:p-4"),
    Row(
      "[${a}]:min-h-[44]", #"{}"#, type: nil, .open, "condition-not-carried at [${a}]:min-h-[44]"),
    Row(
      "text-sm [${a}]:text-title", #"{"common":{"font":"{{ ${a} ? 'title' : 'subheadline' }}"}}"#, type: nil,
      .open, "expression-by-general-rule at [${a}]:text-title"),
    Row(
      "text-[12] [${a}]:text-[18]",
      #"{"common":{"font":{"kind":"system","size":"{{ ${a} ? 18 : 12 }}"}}}"#, type: nil, .open,
      "expression-by-general-rule at [${a}]:text-[18]"),
    Row(
      "text-[12] [${a}]:text-[length:${size}]",
      #"{"common":{"font":{"kind":"system","size":"{{ ${a} ? ${size} : 12 }}"}}}"#, type: nil, .open,
      "expression-by-general-rule at [${a}]:text-[length:${size}]"),
    Row(
      "text-title [${a}]:text-[length:${size}]", #"{"common":{"font":"title"}}"#, type: nil, .open,
      "condition-not-carried at [${a}]:text-[length:${size}]"),
    Row(
      "text-[12] [${a}]:text-title", #"{"common":{"font":{"kind":"system","size":12}}}"#, type: nil, .open,
      "condition-not-carried at [${a}]:text-title"),
    Row(
      "[${a}]:group/x opacity-50", #"{"common":{"opacity":0.5}}"#, type: nil, .strict,
      "condition-not-carried at [${a}]:group/x"),
    Row("group/x [${a}]:opacity-50", #"{"common":{"opacity":"{{ ${a} ? 0.5 : 1 }}"}}"#),
    // What nothing answers
    Row(
      "text-red hover:text-blue", #"{"common":{"foreground":"red"}}"#, type: nil, .strict,
      "condition-dropped at hover:text-blue"),
    Row(
      "text-red not-hover:text-blue", #"{"common":{"foreground":"blue"}}"#, type: nil, .strict,
      "condition-dropped at not-hover:text-blue"),
    Row("disabled:opacity-50", #"{}"#, type: nil, .strict, "condition-dropped at disabled:opacity-50"),
    Row("md:opacity-50", #"{}"#, type: nil, .strict, "condition-dropped at md:opacity-50"),
    Row("ios:opacity-50", #"{}"#, type: nil, .strict, "condition-dropped at ios:opacity-50"),
    Row("group-hover:opacity-50", #"{}"#, type: nil, .strict, "condition-dropped at group-hover:opacity-50"),
    Row(
      "[${a}_&&]:opacity-50 text-red", #"{"common":{"foreground":"red"}}"#, type: nil, .strict,
      "condition-expression at [${a}_&&]:opacity-50"),
    // Motion
    Row(
      "animate-linear duration-200 [${open}]:opacity-50",
      #"{"common":{"opacity":"{{ ${open} ? 0.5 : 1 }}"},"animation":{"kind":"linear","value":"${open}","duration":0.2}}"#
    ),
    Row(
      "animate-linear animate-on-[${x}] [${open}]:opacity-50",
      #"{"common":{"opacity":"{{ ${open} ? 0.5 : 1 }}"},"animation":{"kind":"linear","value":"${x}"}}"#),
    Row(
      "animate-linear [${a}]:opacity-50 [${b}]:scale-90",
      #"{"common":{"opacity":"{{ ${a} ? 0.5 : 1 }}","scale":"{{ ${b} ? 0.9 : 1 }}"},"animation":{"kind":"linear"}}"#,
      type: nil, .strict, "animation-without-value at animate-linear"),
  ]

  @Test(arguments: rows) func lowers(_ row: Row) {
    var component = StemJSONTarget.Component(kind: row.type.map { ComponentKind($0) })
    component.sources = .ofStyleAlone
    var options = StemJSONTarget.Options()
    options.dynamic = row.dynamic
    let (output, diagnostics) = Self.engine.stemJSON(row.classes, for: component, options: options)
    #expect(JSONWriter.text(output.json) == row.json)
    let bytes = Array(row.classes.utf8)
    let found = diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
    #expect(found == row.findings)
  }

  /// A condition may be as deep as the language lets it, and a branch makes the expression deeper.
  @Test func refusesWhatWouldNestTooDeep() {
    func lowered(_ count: Int) -> (json: String, findings: [String]) {
      let sum = Array(repeating: "${k}", count: count).joined(separator: "_+_")
      let (output, diagnostics) = Self.engine.stemJSON("opacity-20 [{{_\(sum)_>_3_}}]:opacity-50")
      return (JSONWriter.text(output.json), diagnostics.map { $0.id })
    }
    let accepted = lowered(254)
    #expect(accepted.json.hasSuffix(#"+ ${k} > 3 ? 0.5 : 0.2 }}"}}"#) && accepted.findings == [])
    let refused = lowered(255)
    #expect(refused.json == #"{"common":{"opacity":0.2}}"# && refused.findings == ["condition-not-carried"])
  }

  /// Rules name what conditions read, under the names of variants or under new ones.
  @Test func rulesAnswerConditions() {
    let loaded = RulesLoader.load(
      Array(
        #"{"conditions": {"hover": "${hovered}", "dark": "${isDark}", "invalid": "{{ ${error} != '' }}", "quiet": "!${loud}", "active": "${held}", "group-active/a": "${heldOuter}"}}"#
          .utf8), source: "rules")
    #expect(loaded.diagnostics.isEmpty)
    let engine = Self.engine.overlaid(by: loaded.rules)
    func json(_ classes: String) -> String {
      let (output, diagnostics) = engine.stemJSON(classes)
      #expect(diagnostics.isEmpty)
      return JSONWriter.text(output.json)
    }
    #expect(json("hover:opacity-50") == #"{"common":{"opacity":"{{ ${hovered} ? 0.5 : 1 }}"}}"#)
    #expect(
      json("invalid:text-error") == #"{"common":{"foreground":"{{ ${error} != '' ? 'error' : 'primary' }}"}}"#
    )
    #expect(json("not-invalid:opacity-50") == #"{"common":{"opacity":"{{ ${error} == '' ? 0.5 : 1 }}"}}"#)
    #expect(json("quiet:opacity-50") == #"{"common":{"opacity":"{{ ${loud} ? 1 : 0.5 }}"}}"#)
    #expect(json("pressed:opacity-50") == #"{"common":{"opacity":"{{ ${held} ? 0.5 : 1 }}"}}"#)
    #expect(json("group-active/a:opacity-50") == #"{"common":{"opacity":"{{ ${heldOuter} ? 0.5 : 1 }}"}}"#)
    // A colour has both appearances; another property asks the key.
    #expect(
      json("dark:bg-black bg-white dark:opacity-50")
        == #"{"common":{"background":{"light":"white","dark":"black"},"opacity":"{{ ${isDark} ? 0.5 : 1 }}"}}"#
    )
  }

  @Test(arguments: [
    (#"{"conditions": {"hover": "${a"}}"#, "the condition \"hover\" cannot be read"),
    (#"{"conditions": {"not-x": "${a}"}}"#, "a condition is named like the variant"),
    (#"{"conditions": {"": "${a}"}}"#, "a condition is named like the variant"),
    (#"{"conditions": {"x": 1}}"#, "a condition is an expression in a string"),
    (#"{"conditions": ["x"]}"#, "conditions are an object"),
  ]) func refusesConditions(_ rules: String, _ message: String) {
    let loaded = RulesLoader.load(Array(rules.utf8), source: "rules")
    #expect(loaded.diagnostics.contains { $0.message.contains(message) })
    #expect(loaded.rules.conditions.isEmpty)
  }
}
