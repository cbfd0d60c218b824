import StyleModel

// Where expressions inside classes stand, and the bounds of what they can come to.
extension CheckRow {
  private static func text(_ classes: String) -> String { #"{"id":"t","type":"text","class":\#(classes)}"# }

  static let classPlaces: [CheckRow] = [
    .part(
      "R27", text(#""p-4 opacity-[{{_fooo(1)_}}] m-2""#), at: "fooo", "unknown function",
      valid: text(#""p-4 opacity-[{{_max(1,_2)_}}] m-2""#)),
    // Classes that lose are checked too, each where it stands.
    .part(
      "R27", text(#""opacity-[{{_1_+_}}] opacity-50""#), at: "", "expected a value",
      valid: text(#""opacity-[{{_0_+_1_}}] opacity-50""#), also: ["conflicting-classes"]),
    .part(
      "R28", .note, text(#""opacity-[${q}] scale-[${n}]""#), at: "${q}", #""q" is read"#,
      valid: text(#""opacity-[${n}] scale-[${n}]""#)),
    // Escapes of JSON, escapes of brackets and characters of several bytes before the place.
    .part(
      "R32", text(#""\u0070-4\ttext-[{{_${a}_?_'r\u0065ed'_:_'red'_}}]""#), at: #"'r\u0065ed'"#,
      "is no colour", suggestions: ["red"],
      valid: text(#""\u0070-4\ttext-[{{_${a}_?_'r\u0065d'_:_'red'_}}]""#)),
    .part(
      "R27", text(#""a11y-label-[é🎉] a11y-hint-[{{_'a\\_é🎉'_+_fooo()_}}]""#), at: "fooo", "unknown function",
      valid: text(#""a11y-label-[é🎉] a11y-hint-[{{_'a\\_é🎉'_+_upper('x')_}}]""#)),
    .part(
      "R32", text(#"["p-4",{"dark":"m-0"},"bg-[{{_${a}_?_'blak'_:_'red'_}}]"]"#), at: "'blak'",
      "is no colour",
      valid: text(#"["p-4","bg-[{{_${a}_?_'black'_:_'red'_}}]"]"#), also: ["invalid-reference"]),
    // A size of text lies deeper in its value.
    .part(
      "R27", text(#""text-[length:{{_fooo()_}}]""#), at: "fooo", "unknown function",
      valid: text(#""text-[length:{{_${n}_+_1_}}]""#)),
    // What a recipe says has the recipe's name as its place.
    CheckRow(
      "R27",
      #"{"id":"m","type":"vstack","rules":{"named":{"fade":"opacity-[{{_fooo()_}}]"}},"class":"p-4 fade"}"#,
      at: "fade", "unknown function",
      valid:
        #"{"id":"m","type":"vstack","rules":{"named":{"fade":"opacity-[{{_max(1,_2)_}}]"}},"class":"p-4 fade"}"#
    ),
    // Conditions of rules, with braces and without.
    CheckRow(
      "R27", #"{"id":"m","type":"vstack","rules":{"conditions":{"disabled":"{{ fooo(\"x\") }}"}}}"#,
      at: "fooo",
      "unknown function",
      valid: #"{"id":"m","type":"vstack","rules":{"conditions":{"disabled":"{{ !${x} }}"}}}"#),
    CheckRow(
      "R27", #"{"id":"m","type":"vstack","rules":{"conditions":{"focus":"\u0024{x} == 'é' && fooo(1)"}}}"#,
      at: "fooo", "unknown function",
      valid: #"{"id":"m","type":"vstack","rules":{"conditions":{"focus":"\u0024{x} == 'é' && !${y}"}}}"#),
    // Bounds.
    .part(
      "R33", text(#""opacity-[{{_${a}_?_45_:_1_}}]""#), at: "45",
      #""45" in an expression is out of range: "common.opacity" takes a number from 0 to 1"#,
      valid: text(#""opacity-[{{_${a}_?_0.45_:_1_}}]""#)),
    .style(
      "R33", #"{"common":{"opacity":"{{ ${a} ? 1 : -0.5 }}"}}"#, at: "-0.5",
      "in an expression is out of range",
      valid: #"{"common":{"opacity":"{{ ${a} ? 1 : 0.5 }}"}}"#),
    .style(
      "R33", #"{"text":{"lineLimit":"{{ ${a} ? 0 : 2 }}"}}"#, at: "0", "a number of at least 1",
      valid: #"{"text":{"lineLimit":"{{ ${a} ? 1 : 2 }}"}}"#),
    .style(
      "R33", #"{"layout":{"width":"{{ ${n} ?? -1 }}"}}"#, at: "-1", "a number of at least 0",
      valid: #"{"layout":{"maxWidth":"{{ ${a} ? 'infinity' : 1 }}"}}"#),
  ]
}
