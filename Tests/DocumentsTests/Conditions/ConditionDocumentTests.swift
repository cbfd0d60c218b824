import Documents
import Engine
import JSONText
import StyleModel
import TestSupport
import Testing

/// What conditions in documents read, and what is written for them.
@Suite struct ConditionDocumentTests {
  static let engine = StyleEngine()

  /// A component's members beside `id` and `type`, and the style that they come to.
  struct Row: Sendable, CustomTestStringConvertible {
    let type: String
    let members: String
    let style: String
    var findings: [String] = []
    var fails = false
    var testDescription: String { members }
  }

  static let rows = [
    Row(
      type: "toggle", members: #""class": "checked:tint-green", "context": { "_isOn": "${on}" }"#,
      style: #"{"common":{"tint":"{{ ${on} ? 'green' : 'accentColor' }}"}}"#),
    Row(
      type: "toggle", members: #""class": "on:tint-green", "context": { "isOn": "${on}" }"#,
      style: #"{"common":{"tint":"{{ ${on} ? 'green' : 'accentColor' }}"}}"#),
    Row(
      type: "toggle", members: #""class": "checked:tint-green", "context": { "_isOn": true }"#,
      style: #"{"common":{"tint":"green"}}"#),
    Row(
      type: "toggle", members: #""class": "checked:tint-green", "context": { "_isOn": "on" }"#, style: "{}",
      findings: ["condition-dropped"]),
    Row(
      type: "vstack", members: #""class": "checked:opacity-50", "context": { "_isPresented": "${open}" }"#,
      style: #"{"common":{"opacity":"{{ ${open} ? 0.5 : 1 }}"}}"#),
    Row(
      type: "picker", members: #""class": "selected:opacity-50", "context": { "_selection": "${choice}" }"#,
      style: #"{"common":{"opacity":"{{ ${choice} ? 0.5 : 1 }}"}}"#),
    Row(
      type: "text", members: #""class": "loading:opacity-50", "context": { "_isLoading": "${busy}" }"#,
      style: #"{"common":{"opacity":"{{ ${busy} ? 0.5 : 1 }}"}}"#),
    Row(
      type: "text", members: #""class": "loading:opacity-50""#, style: "{}", findings: ["condition-dropped"]),
    Row(
      type: "textfield",
      members: #""class": "focus:opacity-50", "context": { "_focused": "{{ ${field} == 'a' }}" }"#,
      style: #"{"common":{"opacity":"{{ ${field} == 'a' ? 0.5 : 1 }}"}}"#),
    Row(
      type: "textfield",
      members:
        #""class": "focus:opacity-50", "events": { "onFocus": [{ "state": { "id": "f", "input": { "n": 1, "active": true } } }], "onBlur": [{ "state": { "id": "b", "input": { "active": false } } }] }"#,
      style: #"{"common":{"opacity":"{{ ${active} ? 0.5 : 1 }}"}}"#),
    Row(
      type: "textfield",
      members:
        #""class": "focus:opacity-50", "events": { "onFocus": [{ "state": { "id": "f", "input": { "active": true } } }] }"#,
      style: "{}", findings: ["condition-dropped"]),
    Row(
      type: "button",
      members: #""class": "disabled:opacity-50", "style": { "common": { "disabled": "${busy}" } }"#,
      style: #"{"common":{"opacity":"{{ ${busy} ? 0.5 : 1 }}","disabled":"${busy}"}}"#),
    Row(
      type: "button",
      members: #""class": "disabled:opacity-50", "style": { "common": { "disabled": false } }"#,
      style: #"{"common":{"disabled":false}}"#),
    Row(
      type: "button",
      members:
        #""class": "disabled:opacity-50 is-disabled-[${mine}]", "style": { "common": { "disabled": "${busy}" } }"#,
      style: #"{"common":{"opacity":"{{ ${busy} ? 0.5 : 1 }}","disabled":"${busy}"}}"#),
    Row(
      type: "text",
      members:
        #""class": ["p-4", { "${isError}": "text-error bg-[#FF0000]/10", "!${isOpen}": "opacity-60" }]"#,
      style:
        ##"{"common":{"foreground":"{{ ${isError} ? 'error' : 'primary' }}","background":"{{ ${isError} ? '#FF00001A' : 'clear' }}","opacity":"{{ ${isOpen} ? 1 : 0.6 }}"},"layout":{"padding":16}}"##
    ),
    // A condition may have its classes in an array, and none of them can leave it.
    Row(
      type: "text", members: #""class": [{ "${a}": ["text-red", "opacity-50"] }]"#,
      style: #"{"common":{"foreground":"{{ ${a} ? 'red' : 'primary' }}","opacity":"{{ ${a} ? 0.5 : 1 }}"}}"#),
    Row(
      type: "text", members: #""class": [{ "${a}": ["text-red", 1] }]"#, style: "{}",
      findings: ["class-form"], fails: true),
    Row(
      type: "text", members: #""class": [{ "${a}": "(text-red opacity-50)" }]"#,
      style: #"{"common":{"foreground":"{{ ${a} ? 'red' : 'primary' }}","opacity":"{{ ${a} ? 0.5 : 1 }}"}}"#),
    Row(
      type: "text", members: #""class": [{ "${a}": "text-red) p-1 (bold" }]"#, style: "{}",
      findings: ["unexpected-closing"], fails: true),
    Row(
      type: "text", members: #""class": [{ "disabled": "text-red" }]"#, style: "{}",
      findings: ["invalid-reference"], fails: true),
    // What reads nothing is settled.
    Row(
      type: "text",
      members:
        #""rules": { "conditions": { "beta": "true", "hover": "1 == 2" } }, "class": "beta:text-red not-beta:scale-90 hover:opacity-50""#,
      style: #"{"common":{"foreground":"red"}}"#),
    Row(
      type: "text", members: #""class": "[{{_1_==_1_&&_${a}_}}]:opacity-50""#,
      style: #"{"common":{"opacity":"{{ ${a} ? 0.5 : 1 }}"}}"#),
    // The border of a button beside an overlay of the author's
    Row(
      type: "button",
      members:
        #""class": "[${e}]:border [${e}]:border-red bg-blue", "style": { "common": { "overlay": { "id": "o", "type": "circle" } } }"#,
      style:
        #"{"common":{"overlay":{"id":"a_overlay","type":"zstack","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"}},"children":[{"id":"o","type":"circle"},{"id":"a_border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"{{ ${e} ? 'red' : 'clear' }}","style":{"lineWidth":1}},"inset":0.5},"accessibility":{"hidden":true}}}]}},"button":{"custom":{"common":{"background":"blue"}}}}"#
    ),
    Row(type: "text", members: #""class": "odd:opacity-50""#, style: "{}", findings: ["condition-dropped"]),
    Row(
      type: "text", members: #""class": "group-disabled:opacity-50""#, style: "{}",
      findings: ["condition-dropped"]),
  ]

  @Test(arguments: rows) func componentsAnswer(_ row: Row) throws {
    let text = #"{"id":"a","type":"\#(row.type)",\#(row.members)}"#
    let result = DocumentCompiler(engine: Self.engine).compile(Array(text.utf8))
    #expect(result.diagnostics.map { $0.id } == row.findings)
    #expect((result.output == nil) == row.fails)
    guard let output = result.output else { return }
    let document = try JSONDocument(parsing: output)
    let style = document.member("style", of: document.root).map { JSONWriter.text(document.value(of: $0)) }
    #expect(style ?? "{}" == row.style)
  }

  private static func compiled(
    _ text: String, wiresFocus: Bool = false
  ) throws -> (text: String, findings: [String]) {
    var options = DocumentCompiler.Options()
    options.wiresFocus = wiresFocus
    let result = DocumentCompiler(engine: engine, options: options).compile(Array(text.utf8))
    return (
      String(decoding: try #require(result.output), as: UTF8.self),
      result.diagnostics.filter { $0.severity > .note }.map { $0.id }
    )
  }

  @Test func groupsAnswerBelowThem() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"a","type":"vstack","class":"group/card is-disabled-[${busy}]","children":[{"id":"b","type":"vstack","class":"group","children":[{"id":"c","type":"text","class":"group-disabled/card:opacity-50 group-checked:scale-90"}]}]}"#
    )
    #expect(text.contains(#""opacity":"{{ ${busy} ? 0.5 : 1 }}""#))
    // The nearest group has no such state.
    #expect(!text.contains("scale"))
    #expect(findings == ["condition-dropped"])
  }

  @Test func whatIsDisabledDisablesWhatStandsInside() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"a","type":"vstack","style":{"common":{"disabled":"${busy}"}},"children":[{"id":"b","type":"text","class":"disabled:opacity-50"},{"id":"c","type":"text","class":"is-disabled-[${own}] disabled:opacity-50"},{"id":"d","type":"module","children":[{"id":"e","type":"text","class":"disabled:opacity-50"}]}]}"#
    )
    #expect(
      text.contains(#"{"id":"b","type":"text","style":{"common":{"opacity":"{{ ${busy} ? 0.5 : 1 }}"}}}"#))
    #expect(text.contains(#""opacity":"{{ ${own} || ${busy} ? 0.5 : 1 }}","disabled":"${own}""#))
    #expect(findings == ["condition-dropped"])
  }

  @Test func groupsKeepWhatIsPrivateToThem() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"a","type":"vstack","class":"group/f is-disabled-[@{_locked}]","children":[{"id":"b","type":"text","class":"group-disabled/f:opacity-50 disabled:scale-90"}]}"#
    )
    #expect(!text.contains("opacity") && !text.contains("scale"))
    #expect(findings == ["condition-dropped", "condition-dropped"])
  }

  /// A group answers by the rules around it, whatever those inside say.
  @Test func groupsKeepTheRulesAroundThem() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"a","type":"vstack","rules":{"conditions":{"hover":"${outer}"}},"class":"group","children":[{"id":"b","type":"text","rules":{"conditions":{"hover":"${inner}"}},"class":"group-hover:text-red hover:opacity-50"}]}"#
    )
    #expect(text.contains(#""foreground":"{{ ${outer} ? 'red' : 'primary' }}""#))
    #expect(text.contains(#""opacity":"{{ ${inner} ? 0.5 : 1 }}""#))
    #expect(findings == [])
  }

  /// What rules name may disable a component, and what stands inside is told.
  @Test func namedConditionsDisableWhatStandsInside() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"a","type":"vstack","rules":{"conditions":{"hover":"${l}"}},"class":"group hover:is-disabled","children":[{"id":"b","type":"text","class":"group-disabled:text-red disabled:opacity-50"}]}"#
    )
    #expect(
      text.contains(
        #"{"foreground":"{{ ${l} ? 'red' : 'primary' }}","opacity":"{{ ${l} ? 0.5 : 1 }}"}"#))
    #expect(findings == [])
  }

  /// A context of its own hides the keys that a group around it reads.
  @Test func contextsHideWhatGroupsRead() throws {
    func compiled(_ context: String) throws -> (text: String, findings: [String]) {
      try Self.compiled(
        #"{"id":"a","type":"vstack","class":"group is-disabled-[@{busy}]","context":{"busy":"${x}"},"children":[{"id":"b","type":"text","context":\#(context),"class":"group-disabled:text-red disabled:opacity-50"}]}"#
      )
    }
    let shown = try compiled(#"{"_text":"t"}"#)
    #expect(
      shown.text.contains(
        #"{"foreground":"{{ @{busy} ? 'red' : 'primary' }}","opacity":"{{ @{busy} ? 0.5 : 1 }}"}"#))
    #expect(shown.findings == [])
    let hidden = try compiled(#"{"_text":"t","busy":true}"#)
    #expect(!hidden.text.contains("@{busy} ?"))
    #expect(hidden.findings == ["condition-dropped", "condition-dropped"])
  }

  @Test func marginsBelowZeroCountAsNone() throws {
    func compiled(_ classes: String) throws -> (text: String, findings: [String]) {
      var options = DocumentCompiler.Options()
      options.target.dynamic = .open
      let input = #"{"id":"a","type":"text","class":"\#(classes)"}"#
      let result = DocumentCompiler(engine: Self.engine, options: options).compile(Array(input.utf8))
      return (
        String(decoding: try #require(result.output), as: UTF8.self),
        result.diagnostics.filter { $0.severity > .note }.map { $0.id }
      )
    }
    let plain = try compiled("m-2 [${a}]:m-0")
    #expect(plain.text.contains(#""padding": "{{ ${a} ? 0 : 8 }}""#) && plain.findings == [])
    let negative = try compiled("m-2 [${a}]:-m-2")
    #expect(negative.text.contains(#""padding": "{{ ${a} ? 0 : 8 }}""#))
    #expect(negative.findings == ["negative-margin"])
    let alone = try compiled("[${a}]:-m-2")
    #expect(!alone.text.contains("padding") && alone.findings == ["negative-margin"])
  }

  @Test func wiredKeysBelongToOneInput() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"m","type":"module","state":{"cFocused":"x"},"children":[{"id":"a-b","type":"textfield","class":"focus:opacity-50"},{"id":"a_b","type":"textfield","class":"focus:opacity-50"},{"id":"c","type":"textfield","class":"focus:opacity-50"},{"id":"d","type":"textfield","class":"focus:p-1"}]}"#,
      wiresFocus: true)
    #expect(
      text.contains(#""state":{"cFocused":"x","a_bFocused":false,"a_bFocused2":false,"cFocused2":false}"#))
    #expect(!text.contains("dFocused"))
    #expect(findings == ["condition-dropped"])
  }

  @Test func groupsEndAtModules() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"a","type":"vstack","class":"group is-disabled-[${busy}]","children":[{"id":"b","type":"module","children":[{"id":"c","type":"text","class":"group-disabled:opacity-50"}]}]}"#
    )
    #expect(!text.contains("opacity"))
    #expect(findings == ["condition-dropped"])
  }

  @Test func prototypesHavePositions() throws {
    let (text, findings) = try Self.compiled(
      #"{"id":"a","type":"dynamic","context":{"data":"${rows}"},"prototype":{"id":"b","type":"hstack","class":"odd:bg-white group is-disabled-[@{item.off}]","children":[{"id":"c","type":"text","class":"first:opacity-50 group-disabled:scale-90"},{"id":"d","type":"dynamic","context":{"data":"@{item.parts}"},"prototype":{"id":"e","type":"text","class":"group-disabled:opacity-50 even:scale-90"}}]}}"#
    )
    #expect(text.contains(#""background":"{{ @{index} % 2 == 0 ? 'white' : 'clear' }}""#))
    #expect(
      text.contains(#""opacity":"{{ @{index} == 0 ? 0.5 : 1 }}","scale":"{{ @{item.off} ? 0.9 : 1 }}""#))
    // In the inner list `@{item}` is another one.
    #expect(
      text.contains(
        #""id":"e","type":"text","style":{"common":{"scale":"{{ @{index} % 2 == 1 ? 0.9 : 1 }}"}}"#))
    #expect(findings == ["condition-dropped"])
  }

  @Test func wiresTheFocusOfInputs() throws {
    let (text, findings) = try Self.compiled(
      """
      {
        "id": "m", "type": "module", "state": { "nameFocused": false },
        "children": [
          { "id": "e-mail", "type": "textfield", "class": "focus:opacity-50" },
          { "id": "name", "type": "textfield", "class": "focus:opacity-50", "events": { "onFocus": [], "onSubmit": [] } },
          { "id": "plain", "type": "textfield", "class": "opacity-50" },
          { "id": "t", "type": "text", "class": "focus:opacity-50" }
        ]
      }
      """, wiresFocus: true)
    #expect(text.contains(#""state": { "nameFocused": false, "e_mailFocused": false }"#))
    #expect(
      text.contains(
        #""events": { "onFocus": [{ "state": { "id": "e-mail_focus", "input": { "e_mailFocused": true } } }], "onBlur": [{ "state": { "id": "e-mail_blur", "input": { "e_mailFocused": false } } }] }"#
      ))
    #expect(
      text.contains(
        #""onFocus": [{ "state": { "id": "name_focus", "input": { "nameFocused": true } } }], "onSubmit": [], "onBlur": [{ "state": { "id": "name_blur", "input": { "nameFocused": false } } }]"#
      ))
    #expect(
      text.contains(#"{ "id": "plain", "type": "textfield", "style": { "common": { "opacity": 0.5 } } }"#))
    #expect(findings == ["condition-dropped"])
  }

  @Test(arguments: [
    #"{"id":"a","type":"textfield","class":"focus:opacity-50"}"#,
    #"{"id":"m","type":"module","children":[{"id":"a","type":"textfield","class":"focus:opacity-50","events":{"onFocus":{}}}]}"#,
    #"{"id":"m","type":"module","children":[{"id":"a","type":"textfield","class":"focus:opacity-50","events":[]}]}"#,
    #"{"id":"m","type":"module","state":"x","children":[{"id":"a","type":"textfield","class":"focus:opacity-50"}]}"#,
    #"{"id":"m","type":"module","children":[{"id":"l","type":"dynamic","prototype":{"id":"a","type":"textfield","class":"focus:opacity-50"}}]}"#,
  ]) func doesNotWireWhatItCannot(_ text: String) throws {
    let result = try Self.compiled(text, wiresFocus: true)
    #expect(result.findings.sorted() == ["condition-dropped", "focus-not-wired"])
    #expect(!result.text.contains("Focused"))
  }

  @Test func generatedIdentifiersStayUnique() throws {
    let one = #"{"id":"a","type":"text","class":"[${e}]:border"}"#
    let (text, _) = try Self.compiled(
      #"{"id":"r","type":"vstack","children":[\#(one),\#(one),{"id":"a_border","type":"text"}]}"#)
    #expect(text.contains(#""id":"a_border_2""#) && text.contains(#""id":"a_border_3""#))
    // The same on every run.
    #expect(
      try Self.compiled(
        #"{"id":"r","type":"vstack","children":[\#(one),\#(one),{"id":"a_border","type":"text"}]}"#
      ).text == text)
  }
}
