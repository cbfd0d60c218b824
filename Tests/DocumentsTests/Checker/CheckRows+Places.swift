import StyleModel

// Documents that are none, components in odd places, and members that nobody reads.
extension CheckRow {
  private static let text = #"{"id":"t","type":"text"}"#

  static let places: [CheckRow] = [
    CheckRow("document-form", .warning, "7", at: "7", "this is no component", valid: "[]"),
    CheckRow(
      "document-form", .warning, #"[{"a":{}}]"#, at: "{", "nothing in it is checked", valid: "[\(text)]"),
    CheckRow(
      "document-form", .warning, #"{"common":{"tint":"systemRed"}}"#, at: "{", #"with "id" and "type""#,
      valid: #"{"id":"t","type":"text","style":{"common":{"tint":"red"}}}"#),
    CheckRow("R24", #"{"id":"t"}"#, at: #""t""#, #""type" is missing in a component"#, valid: text),
    CheckRow(
      "R24", #"{"style":{},"id":"t","class":"p-4"}"#, at: #""t""#, #""type" is missing"#, valid: text),
    CheckRow("R24", #"{"class":"p-4"}"#, at: #""class""#, #""type" is missing"#, valid: text),
    CheckRow("R03", #"{"id":"t","type":7}"#, at: "7", #"where "type" takes a text"#, valid: text),
    // What has no type is checked as a component all the same.
    .part(
      "unknown-class", #"{"id":"t","class":"p-4 zzz"}"#, at: "zzz", #"unknown class "zzz""#, valid: text,
      also: ["R24"]),
    .part(
      "unknown-class", #"{"id":"t","type":4,"class":"p-4 zzz"}"#, at: "zzz", "unknown class", valid: text,
      also: ["R03"]),
    .part(
      "unknown-class", #"{"id":"t","children":[{"id":"u","type":"text","class":"zzz"}]}"#, at: "zzz",
      "unknown class", valid: text, also: ["R24"]),
    .part(
      "R05", #"{"id":"t","style":{"common":{"tint":"blak"}}}"#, at: #""blak""#, "is not a colour keyword",
      valid: text, also: ["R24"]),
    .style(
      "unknown-class", #"{"common":{"overlay":{"id":"o","class":"zzz"}}}"#, at: "zzz", "unknown class",
      valid: #"{"common":{"overlay":{"id":"o","type":"circle","class":"p-4"}}}"#, also: ["R24"]),
    CheckRow(
      "unknown-class", #"{"id":"m","type":"module","dependencies":[{"component":{"id":"d","class":"zzz"}}]}"#,
      at: "zzz", "unknown class",
      valid: #"{"id":"m","type":"module","dependencies":[{"component":{"id":"d","type":"text"}}]}"#,
      also: ["R24"]),
    CheckRow(
      "R24", #"{"id":"m","type":"module","dependencies":[{"component":{"id":"d","class":"p-4"}}]}"#,
      at: #""d""#, #""type" is missing in a component"#,
      valid: #"{"id":"m","type":"module","dependencies":[{"action":{"id":"d"}}]}"#),
    // A theme has a type too.
    CheckRow(
      "document-form", .warning, #"{"extends":"swiftcn","type":{}}"#, at: "{", "this is no component",
      valid: text),
    // Contexts.
    .part(
      "R03", #"{"id":"v","type":"hstack","context":{"_spacing":"16"}}"#, at: #""16""#,
      #""16" where "context._spacing" takes a number"#,
      fixed: #"{"id":"v","type":"hstack","context":{"_spacing":16}}"#),
    .part(
      "R03", #"{"id":"v","type":"VStack","context":{"lazy":"yes"}}"#, at: #""yes""#, "takes true or false",
      valid: #"{"id":"v","type":"vstack","context":{"lazy":"{{ ${n} > 0 }}","_spacing":"${n}"}}"#),
    .part(
      "R07", #"{"id":"v","type":"color","context":{"_color":{"light":"red"}}}"#, at: #"{"light":"red"}"#,
      #"in "context._color""#,
      valid:
        #"{"id":"v","type":"color","context":{"_color":{"light":"red","dark":{"color":"red","opacity":"${n}"}}}}"#
    ),
    .part(
      "R32",
      #"{"id":"v","type":"color","context":{"color":{"light":"{{ ${a} ? 'blak' : 'red' }}","dark":"red"}}}"#,
      at: "'blak'", "is no colour", valid: #"{"id":"v","type":"color","context":{"color":"@{tint}"}}"#),
    .part(
      "R05", #"{"id":"v","type":"chart","context":{"_series":[{"color":"systemRed"}]}}"#, at: #""systemRed""#,
      "is not a colour keyword", fixed: #"{"id":"v","type":"chart","context":{"_series":[{"color":"red"}]}}"#,
      also: ["R36"]),
    // Forms.
    .part(
      "R03", #"{"id":"v","type":"vstack","children":"x"}"#, at: #""x""#,
      #""x" where "children" takes a component"#,
      valid: #"{"id":"v","type":"vstack","children":[]}"#),
    .part(
      "R03", #"{"id":"v","type":"vstack","prototype":["x"]}"#, at: #""x""#, "takes a component",
      valid: #"{"id":"v","type":"link","context":{"_label":"L"},"destination":"dp://x"}"#),
    .part(
      "R03", #"{"id":"v","type":"vstack","context":[]}"#, at: "[]", #""context" takes an object"#,
      valid: #"{"id":"v","type":"vstack","context":{}}"#),
    .part(
      "R03", #"{"id":"v","type":"vstack","events":4}"#, at: "4", #""events" takes an object"#,
      valid: #"{"id":"v","type":"vstack","events":{}}"#),
    .part(
      "R01", .warning, #"{"id":"v","type":"vstack","events":{"onAppeared":[]}}"#, at: #""onAppeared""#,
      "unknown event", suggestions: ["onAppear"],
      valid: #"{"id":"v","type":"vstack","events":{"onCustom":[]}}"#),
    .part(
      "R01", .warning, #"{"id":"v","type":"vstack","events":{"OnAppear":[]}}"#, at: #""OnAppear""#,
      "runtimes ignore it", fixed: #"{"id":"v","type":"vstack","events":{"onAppear":[]}}"#),
    // Members that are nearly known.
    .part(
      "R01", .warning, #"{"id":"t","type":"text","className":"p-4"}"#, at: #""className""#,
      "in a component: runtimes ignore it", suggestions: ["class"],
      valid: #"{"id":"t","type":"text","note":"p-4"}"#),
    .part(
      "R01", .warning, #"{"id":"t","type":"text","clas":"p-4"}"#, at: #""clas""#, "unknown key",
      suggestions: ["class"], valid: #"{"id":"t","type":"text","class":"p-4"}"#),
    .part(
      "R01", .warning, #"{"id":"t","type":"text","Class":"p-4"}"#, at: #""Class""#, "unknown key",
      suggestions: ["class"], fixed: #"{"id":"t","type":"text","class":"p-4"}"#),
    .part(
      "R01", .warning, #"{"id":"t","type":"text","styel":{}}"#, at: #""styel""#, "unknown key",
      suggestions: ["style"], valid: #"{"id":"t","type":"text","style":{},"styel":{}}"#),
    .part(
      "R01", .warning, #"{"id":"v","type":"vstack","child":[]}"#, at: #""child""#, "unknown key",
      suggestions: ["children"], valid: #"{"id":"v","type":"vstack","child":[],"children":[]}"#),
    // Members that belong a level deeper.
    .part(
      "R01", .warning, #"{"id":"t","type":"text","text":"Hi"}"#, at: #""text""#, "unknown key",
      suggestions: ["context._text"], valid: #"{"id":"t","type":"text","context":{"_text":"Hi"}}"#),
    .part(
      "R01", .warning, #"{"id":"t","type":"vstack","_spacing":4}"#, at: #""_spacing""#, "unknown key",
      suggestions: ["context._spacing"], valid: #"{"id":"t","type":"vstack","_debug":{}}"#),
    .part(
      "R01", .warning, #"{"id":"t","type":"vstack","onAppear":[]}"#, at: #""onAppear""#, "unknown key",
      suggestions: ["events.onAppear"], valid: #"{"id":"t","type":"vstack","onward":[]}"#),
    .part(
      "R01", .warning, #"{"id":"t","type":"vstack","layout":{"padding":4}}"#, at: #""layout""#, "unknown key",
      suggestions: ["style.layout"], valid: #"{"id":"t","type":"vstack","style":{"layout":{"padding":4}}}"#),
    // A domain with a type is no component.
    .style(
      "R01", .warning, on: "button", #"{"button":{"type":"bordered"}}"#, at: #""type""#,
      #"unknown key "type" in "button""#, suggestions: ["button.standard.type"],
      valid: #"{"button":{"standard":{"type":"bordered"}}}"#),
    .part(
      "R35", .warning, #"{"id":"t","type":"for-each"}"#, at: #""for-each""#, "unknown component type",
      suggestions: ["dynamic"], valid: #"{"id":"t","type":"dynamic"}"#),
    // Classes that nobody compiles.
    .part(
      "class-left", .warning,
      #"{"id":"v","type":"vstack","context":{"_rows":[{"id":"a","type":"text","class":"p-4"}]}}"#,
      at: #""p-4""#, #"the classes of "text" stay as they are"#,
      valid: #"{"id":"v","type":"vstack","context":{"_rows":[{"id":"a","type":"seat","class":"economy"}]}}"#),
    .part(
      "class-left", .warning,
      #"{"id":"v","type":"vstack","events":{"onAppear":[{"x":{"id":"a","type":"Text","class":["p-4"]}}]}}"#,
      at: #"["p-4"]"#, "no component can stand here",
      valid: #"{"id":"v","type":"vstack","context":{"_x":{"id":"a","type":"text","class":"p-4"}}}"#),
    // Keys and words of other systems.
    .style(
      "R01", .warning, #"{"layout":{"padding":{"left":2}}}"#, at: #""left""#, "runtimes ignore it",
      suggestions: ["leading"], fixed: #"{"layout":{"padding":{"leading":2}}}"#),
    .style(
      "R01", .warning, #"{"layout":{"padding":{"right":2,"trailing":3}}}"#, at: #""right""#, "unknown key",
      suggestions: ["trailing"], valid: #"{"layout":{"padding":{"trailing":3}}}"#),
    .style(
      "R03", #"{"layout":{"maxWidth":"Infinity"}}"#, at: #""Infinity""#, #"a number or "infinity""#,
      fixed: #"{"layout":{"maxWidth":"infinity"}}"#),
    .style(
      "R33", #"{"text":{"minimumScaleFactor":1.2}}"#, at: "1.2", "out of range", suggestions: [],
      valid: #"{"text":{"minimumScaleFactor":1}}"#),
    .style(
      "R25", #"{"common":{"tint":"${}"}}"#, at: #""${}""#, "names nothing between its braces",
      valid: #"{"common":{"tint":"${s}"}}"#),
  ]
}
