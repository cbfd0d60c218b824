import StyleModel

// Expressions in styles, contexts and actions: R02, R03 and R25 to R34.
extension CheckRow {
  static let expressions: [CheckRow] = [
    .style(
      "R25", #"{"common":{"foreground":"brand-${s}"}}"#, at: #""brand-${s}""#, "mixes text and markers",
      valid: #"{"common":{"foreground":"{{ ${a} ? 'primary' : 'secondary' }}"}}"#),
    .style(
      "R25", .warning, #"{"accessibility":{"label":"${n} items"}}"#, at: #""${n} items""#, "shown as it is",
      valid: #"{"accessibility":{"label":"{{ ${n} + ' items' }}"}}"#),
    .part(
      "R25", .warning, #"{"id":"t","type":"text","context":{"_text":"Hello {{ ${s} }}"}}"#,
      at: #""Hello {{ ${s} }}""#, "one reference or one {{ expression }}",
      valid: #"{"id":"t","type":"text","context":{"_text":"{{ 'Hello ' + ${s} }}"}}"#),
    .style(
      "R26", .warning, #"{"accessibility":{"label":"@${s}"}}"#, at: #""@${s}""#, "references do not nest",
      valid: #"{"accessibility":{"label":"@{s}"}}"#),
    .style(
      "R26", #"{"common":{"opacity":"${@{n}}"}}"#, at: #""${@{n}}""#, "runs markers into each other",
      valid: #"{"common":{"opacity":"${n}"}}"#),
    .part(
      "R26", .warning, ##"{"id":"t","type":"text","context":{"_text":"${a[@{i}]}x#{${n}}"}}"##,
      at: ##""${a[@{i}]}x#{${n}}""##, "runs markers into each other",
      valid: #"{"id":"t","type":"text","context":{"_text":"${a[@{i}]}"}}"#),
    .style(
      "R27", #"{"common":{"foreground":"{{ ${a} ? 'red' : (${b} ? 'blue' : 'green' }}"}}"#, at: "",
      "expected ')'",
      valid: #"{"common":{"foreground":"{{ ${a} ? 'red' : ${b} ? 'blue' : 'green' }}"}}"#),
    .style(
      "R27", #"{"common":{"opacity":"{{ ${a} ? 1 }}"}}"#, at: "", "expected ':'",
      valid: #"{"common":{"opacity":"{{ ${a} ? 1 : 0 }}"}}"#),
    .style(
      "R27", #"{"common":{"opacity":"{{ abs(${n}) }}"}}"#, at: "abs", "unknown function 'abs'",
      valid: #"{"common":{"opacity":"{{ sqrt(${n}) }}"}}"#),
    .part(
      "R27", #"{"id":"t","type":"text","context":{"_text":"{{ Upper(${s}) }}"}}"#, at: "Upper",
      "unknown function 'Upper'", suggestions: ["upper"],
      fixed: #"{"id":"t","type":"text","context":{"_text":"{{ upper(${s}) }}"}}"#),
    .style(
      "R27", ##"{"common":{"glass":"{{ #{devicetype} == 'pad' ? 'regular' : 'clear' }}"}}"##,
      at: "devicetype",
      "unknown system value '#{devicetype}'", suggestions: ["device_type"],
      valid: ##"{"common":{"glass":"{{ #{device_type} == 'pad' ? 'regular' : 'clear' }}"}}"##),
    .part(
      "R27",
      #"{"id":"t","type":"text","context":{"_text":"A"},"events":{"onTap":[{"state":{"id":"x","input":{"n":"{{ prefix(${s}) }}"}}}]}}"#,
      at: "prefix(${s})", "prefix(s, n)",
      valid:
        #"{"id":"t","type":"text","context":{"_text":"A"},"events":{"onTap":[{"state":{"id":"x","input":{"n":"{{ prefix(${s}, 1) }}"}}}]}}"#
    ),
    .style(
      "R28", .note, #"{"common":{"opacity":"${fade}"}}"#, at: "${fade}", #""fade" is read"#,
      valid: #"{"common":{"opacity":"${n}"}}"#),
    .part(
      "R28", .note, #"{"id":"t","type":"text","context":{"_text":"{{ 'é' + ${ss.name} }}"}}"#,
      at: "${ss.name}", "no state declares it", suggestions: ["s"],
      valid: #"{"id":"t","type":"text","context":{"_text":"{{ 'é' + ${s.name} }}"}}"#),
    .part(
      "R28", .note, ##"{"id":"t","type":"text","context":{"_text":"\u007b{ \u0022x\u0022 + ${q} }}"}}"##,
      at: "${q}", #""q" is read"#, valid: #"{"id":"t","type":"text","context":{"_text":"@{q}"}}"#),
    .style(
      "R29", #"{"common":{"opacity":"{{ random() }}"}}"#, at: "random", "changes with every rendering",
      valid: #"{"common":{"opacity":"${n}"}}"#),
    .style(
      "R29", on: "star", #"{"shape":{"rotation":{"angle":"{{ ${n} + random(0, 90) }}"}}}"#, at: "random",
      "put its result into state", valid: #"{"shape":{"rotation":{"angle":"{{ ${n} + 90 }}"}}}"#),
    .part(
      "R29", #"{"id":"t","type":"text","context":{"_text":"{{ random(1, 6) }}"}}"#, at: "random",
      "by an action",
      valid:
        #"{"id":"t","type":"text","context":{"_text":"A"},"events":{"onTap":[{"state":{"id":"x","input":{"n":"{{ random(1, 6) }}"}}}]}}"#
    ),
    .style(
      "R30", #"{"common":{"opacity":"{{ switch(${n} == 1, 0.5) }}"}}"#, at: "switch(${n} == 1, 0.5)",
      "an odd number from 3 on", valid: #"{"common":{"opacity":"{{ switch(${n} == 1, 0.5, 1) }}"}}"#),
    .style(
      "R30", #"{"common":{"opacity":"{{ switch(1) }}"}}"#, at: "switch(1)", "not 1 argument",
      valid: #"{"common":{"opacity":"{{ 1 }}"}}"#),
    .style(
      "R30", on: "circle",
      #"{"shape":{"fill":"{{ switch(${a}, 'red', ${b}, 'blue') }}"}}"#,
      at: "switch(${a}, 'red', ${b}, 'blue')",
      "pairs of test and value and a default",
      valid: #"{"shape":{"fill":"{{ switch(${a}, 'red', ${b}, 'blue', 'gray') }}"}}"#),
    .part(
      "R31", .warning,
      #"{"id":"t","type":"text","context":{"_text":"{{ count(strtojson(${s})[age > 3]) }}"}}"#,
      at: "age > 3", "stands outside a path",
      valid: #"{"id":"t","type":"text","context":{"_text":"{{ count(${s[age > 3]}) }}"}}"#),
    .part(
      "R31", .warning, #"{"id":"t","type":"text","context":{"_text":"{{ [1, 2][!${a}] }}"}}"#, at: "!${a}",
      "inside the braces of the reference",
      valid: #"{"id":"t","type":"text","context":{"_text":"{{ [1, 2][${n}] }}"}}"#),
    .style(
      "R31", .warning, #"{"accessibility":{"value":"{{ sort(${s})[name == 'x'] }}"}}"#, at: "name == 'x'",
      "gives none", valid: #"{"accessibility":{"value":"{{ sort(${s[name == 'x']}) }}"}}"#),
    .style(
      "R32", #"{"common":{"foreground":"{{ ${a} ? 'red' : 'reed' }}"}}"#, at: "'reed'", "is no colour",
      suggestions: ["red"], valid: #"{"common":{"foreground":"{{ ${a} ? 'red' : 'Gray' }}"}}"#),
    .style(
      "R32", on: "vstack",
      ##"{"common":{"background":{"light":"{{ ${a} ? '#12345' : 'clear' }}","dark":"black"}}}"##,
      at: "'#12345'", "a colour keyword or a hex colour",
      valid: ##"{"common":{"background":{"light":"{{ ${a} ? '#' + '123' : 'clear' }}","dark":"black"}}}"##),
    .style(
      "R32", #"{"shadow":{"color":{"color":"{{ ${a} ? 3 : ${s} }}","opacity":0.5}}}"#, at: "3",
      "is no colour",
      valid: #"{"shadow":{"color":{"color":"{{ ${a} ? 'red' : ${s} }}","opacity":0.5}}}"#),
    .style(
      "R32", on: "button", #"{"button":{"custom":{"common":{"tint":"{{ ${s} ?? 'systemRed' }}"}}}}"#,
      at: "'systemRed'", "is no colour",
      valid: #"{"button":{"custom":{"common":{"tint":"{{ ${s} ?? 'red' }}"}}}}"#),
    .part(
      "R32", #"{"id":"c","type":"color","context":{"_color":"{{ ${a} ? 'red' : 'rot' }}"}}"#, at: "'rot'",
      "is no colour", valid: #"{"id":"c","type":"color","context":{"_color":"{{ ${a} ? 'red' : 'teal' }}"}}"#),
    .part(
      "R29", #"{"id":"t","type":"text","class":"p-4 opacity-[{{_random()_}}]"}"#,
      at: "random", "changes with every rendering",
      valid: #"{"id":"t","type":"text","class":"p-4 opacity-[${n}]"}"#),
    .part(
      "R32", #"{"id":"t","type":"text","class":["text-[{{_${a}_?_'reed'_:_'red'_}}]"]}"#,
      at: "'reed'", "is no colour",
      valid: #"{"id":"t","type":"text","class":["text-[{{_${a}_?_'green'_:_'red'_}}]"]}"#),
    .part(
      "R28", .note, #"{"id":"t","type":"text","class":"opacity-[${q}]","style":{"common":{"scale":"${n}"}}}"#,
      at: "${q}", #""q" is read"#,
      valid: #"{"id":"t","type":"text","class":"opacity-[${n}]","style":{"common":{"scale":"${n}"}}}"#),
    .style(
      "R02", #"{"common":{"glass":"{{ ${a} ? 'regular' : 'thick' }}"}}"#, at: "'thick'",
      #""thick" in an expression is not a value of "common.glass""#,
      valid: #"{"common":{"glass":"{{ ${a} ? 'regular' : 'clear' }}"}}"#),
    .style(
      "R02", #"{"layout":{"alignment":"{{ ${a} ? 'left' : 'trailing' }}"}}"#, at: "'left'",
      "layout.alignment",
      valid: #"{"layout":{"alignment":"{{ ${a} ? 'leading' : 'trailing' }}"}}"#),
    .part(
      "R02", #"{"id":"v","type":"vstack","context":{"_alignment":"{{ ${a} ? 'top' : 'leading' }}"}}"#,
      at: "'top'", "context._alignment",
      valid: #"{"id":"v","type":"vstack","context":{"_alignment":"{{ ${a} ? 'center' : 'leading' }}"}}"#),
    .style(
      "R03", #"{"layout":{"maxWidth":"{{ ${a} ? 'wide' : 'infinity' }}"}}"#, at: "'wide'", "takes a number",
      valid: #"{"layout":{"maxWidth":"{{ ${a} ? 100 : 'infinity' }}"}}"#),
    .style(
      "R03", #"{"layout":{"padding":{"horizontal":"{{ ${a} ? '8' : 4 }}"}}}"#, at: "'8'",
      #"where "layout.padding.horizontal" takes a number"#,
      valid: #"{"layout":{"padding":{"horizontal":"{{ ${a} ? 8 : 4 }}"}}}"#),
    CheckRow(
      "R34", .warning,
      screen(#"{"id":"t","type":"text","context":{"_text":"{{ pow(${n}, 2) }}"}}"#, version: "1.1"),
      at: "pow",
      #"the function "pow" belongs to StemJSON 1.2"#, suggestions: ["1.2"],
      valid: screen(#"{"id":"t","type":"text","context":{"_text":"{{ pow(${n}, 2) }}"}}"#)),
    CheckRow(
      "R34", .warning,
      screen(
        #"{"id":"t","type":"text","context":{"_text":"{{ switch(${a}, 1, 2) |> range() |> sum() }}"}}"#,
        version: "1.0"),
      at: "switch", "belongs to StemJSON 1.1",
      valid: screen(#"{"id":"t","type":"text","context":{"_text":"{{ ${a} ? 1 : 2 }}"}}"#, version: "1.0"),
      also: ["R34"]),
  ]
}
