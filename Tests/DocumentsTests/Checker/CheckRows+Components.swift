import StyleModel

// Components and what they need: R18 to R20, R22 to R24, R34 to R39.
extension CheckRow {
  static let components: [CheckRow] = [
    .style(
      "R18", .warning, #"{"modal":{"shet":{}}}"#, at: #""shet""#, #"unknown key "shet""#,
      suggestions: ["sheet"], valid: #"{"modal":{}}"#),
    .style(
      "R18", .warning, #"{"modal":{"Sheet":{"isPresented":"${a}","content":{"id":"s","type":"text"}}}}"#,
      at: #""Sheet""#, "runtimes ignore it",
      fixed: #"{"modal":{"sheet":{"isPresented":"${a}","content":{"id":"s","type":"text"}}}}"#),
    .style(
      "R18",
      #"{"modal":{"alert":{"title":"A","isPresented":"${a}"},"alert":{"title":"B","isPresented":"${b}"}}}"#,
      at: #""alert""#, "each kind of modal stands once",
      valid: #"{"modal":{"alert":{"title":"A","isPresented":"${a}"}}}"#),
    .style(
      "R19", #"{"modal":{"alert":{"title":"A","isPresented":true}}}"#, at: "true", "a bare state reference",
      valid: #"{"modal":{"alert":{"title":"A","isPresented":"${a}"}}}"#),
    .style(
      "R19", #"{"modal":{"popover":{"isPresented":"{{ !${a} }}","content":{"id":"p","type":"text"}}}}"#,
      at: #""{{ !${a} }}""#, "modal.popover.isPresented",
      valid: #"{"modal":{"popover":{"isPresented":"${a}","content":{"id":"p","type":"text"}}}}"#),
    .style(
      "R19", #"{"modal":{"sheet":{"isPresented":"@{open}","content":{"id":"p","type":"text"}}}}"#,
      at: #""@{open}""#, "${isShown}",
      valid: #"{"modal":{"sheet":{"isPresented":"${b}","content":{"id":"p","type":"text"}}}}"#),
    .style(
      "R20", #"{"modal":{"alert":{"title":"A","isPresented":"${a}","actions":[{"id":"x","type":"text"}]}}}"#,
      at: #"{"id":"x","type":"text"}"#, "takes buttons alone",
      valid:
        #"{"modal":{"alert":{"title":"A","isPresented":"${a}","actions":[{"id":"x","type":"button","context":{"_label":"B"}}]}}}"#
    ),
    .style(
      "R20", #"{"modal":{"alert":{"title":"A","isPresented":"${a}","actions":["OK"]}}}"#, at: #""OK""#,
      "takes buttons alone", valid: #"{"modal":{"alert":{"title":"A","isPresented":"${a}","actions":[]}}}"#),
    .style(
      "R20", #"{"modal":{"alert":{"title":"A","isPresented":"${a}","actions":[{"label":"OK"}]}}}"#,
      at: #"{"label":"OK"}"#, "modal.alert.actions",
      valid: #"{"modal":{"alert":{"title":"A","message":"M","isPresented":"${a}"}}}"#),
    .part(
      "R22", #"{"id":"i","type":"image","context":{"_source":"sf://x"}}"#, at: #""image""#,
      "drawn with no size",
      valid: #"{"id":"i","type":"image","context":{"_source":"sf://x"},"class":"size-4"}"#),
    .part(
      "R22", #"{"id":"i","type":"Image","style":{"layout":{"minWidth":4,"padding":2}}}"#, at: #""Image""#,
      "width, height, maxWidth and maxHeight",
      valid: #"{"id":"i","type":"Image","style":{"layout":{"maxHeight":4}}}"#
    ),
    .part(
      "R22", #"{"id":"i","type":"image","class":"p-4 rounded-lg"}"#, at: #""image""#, "no size",
      valid: #"{"id":"i","type":"image","class":"p-4 w-full"}"#),
    .style(
      "R22", #"{"common":{"overlay":{"id":"o","type":"image"}}}"#, at: #""image""#, "no size",
      valid: #"{"common":{"overlay":{"id":"o","type":"image","style":{"layout":{"width":1}}}}}"#),
    .part(
      "R23", .warning, #"{"id":"b","type":"button","children":[{"id":"s","type":"spacer"}]}"#,
      at: #""button""#,
      "neither text nor accessibility.label",
      valid: #"{"id":"b","type":"button","children":[{"id":"s","type":"text","context":{"_text":"A"}}]}"#),
    .part(
      "R23", .warning, #"{"id":"s","type":"slider","context":{"_value":"${n}"}}"#, at: #""slider""#,
      "reacts to people",
      valid: #"{"id":"s","type":"slider","context":{"_value":"${n}"},"class":"a11y-label-[L]"}"#),
    .part(
      "R23", .warning, #"{"id":"t","type":"textfield","context":{"_label":"","_text":"${s}"}}"#,
      at: #""textfield""#, "neither text",
      valid: #"{"id":"t","type":"textfield","context":{"_label":"Name","_text":"${s}"}}"#),
    .part(
      "R23", .warning,
      #"{"id":"h","type":"hstack","events":{"onTap":[]},"children":[{"id":"c","type":"circle"}]}"#,
      at: #""hstack""#, "neither text",
      valid:
        #"{"id":"h","type":"hstack","events":{"onTap":[]},"style":{"accessibility":{"label":"L"}},"children":[{"id":"c","type":"circle"}]}"#
    ),
    .part(
      "R23", .warning,
      #"{"id":"l","type":"link","destination":{"id":"d","type":"module","children":[{"id":"t","type":"text","context":{"_text":"A"}}]}}"#,
      at: #""link""#, "neither text",
      valid:
        #"{"id":"l","type":"link","children":[{"id":"x","type":"template","context":{"_source":"dp://x"}}]}"#),
    .part(
      "R24", #"{"type":"text"}"#, at: #""text""#, #""id" is missing"#, valid: #"{"id":"t","type":"text"}"#),
    .part(
      "R24", #"{"id":"t","typ":"text"}"#, at: #""t""#, #""type" is missing in a component of "children""#,
      valid: #"{"id":"t","type":"text"}"#, also: ["R01"]),
    .part(
      "R24", #"{"id":"m","type":"text"}"#, at: #""m""#, "is the id of another component too, on line 1",
      valid: #"{"id":"m2","type":"text"}"#),
    .style(
      "R24", #"{"common":{"background":{"type":"capsule"}}}"#, at: #"{"type":"capsule"}"#,
      #""id" is missing in the component of "common.background""#,
      valid: #"{"common":{"background":{"id":"x","type":"capsule"}}}"#),
    .style(
      "R24", #"{"common":{"overlay":{"id":"c","type":"capsule"}}}"#, at: #""c""#,
      "unique in the whole document",
      valid: #"{"common":{"overlay":{"id":"o","type":"capsule"}}}"#),
    .part(
      "R24", #"{"id":"","type":"text"}"#, at: #""""#, "is empty", valid: #"{"id":"t","type":"text"}"#),
    CheckRow(
      "R34", .warning, screen(#"{"id":"w","type":"web"}"#, version: "1.1"), at: #""web""#,
      #"the type "web" belongs to StemJSON 1.2, but the module declares "1.1""#, suggestions: ["1.2"],
      valid: screen(#"{"id":"w","type":"web"}"#), also: ["R36"]),
    CheckRow(
      "R34", .warning,
      screen(#"{"id":"w","type":"chart","style":{"chart":{"legend":"top"}}}"#, version: "1.0"),
      at: #""chart""#, "belongs to StemJSON 1.2",
      valid: screen(#"{"id":"w","type":"chart","style":{"chart":{"legend":"top"}}}"#), also: ["R36", "R34"]),
    CheckRow(
      "R34", .warning, #"{"id":"m","type":"module","version":1.1,"children":[{"id":"w","type":"web"}]}"#,
      at: #""web""#, "declares", valid: #"{"id":"m","type":"module","children":[{"id":"w","type":"web"}]}"#,
      also: ["R36"]),
    .part(
      "R35", .warning, #"{"id":"v","type":"vstak"}"#, at: #""vstak""#, "unknown component type",
      suggestions: ["vstack"], valid: #"{"id":"v","type":"VStack"}"#),
    .part(
      "R35", .warning, #"{"id":"v","type":"rounded-rectangle"}"#, at: #""rounded-rectangle""#,
      "a placeholder",
      fixed: #"{"id":"v","type":"roundedrectangle"}"#),
    .style(
      "R35", .warning, #"{"common":{"background":{"id":"x","type":"oval"}}}"#, at: #""oval""#,
      "draw a placeholder", valid: #"{"common":{"background":{"id":"x","type":"ellipse"}}}"#),
    .part(
      "R36", .note, #"{"id":"v","type":"video"}"#, at: #""video""#, "optional capability",
      valid: #"{"id":"v","type":"progress"}"#),
    .part(
      "R36", .note, #"{"id":"v","type":"Map"}"#, at: #""Map""#, "optional capability"),
    .part(
      "R36", .note, #"{"id":"v","type":"pdf","context":{"_source":"https://x"}}"#, at: #""pdf""#,
      "a runtime without it warns"),
    .part(
      "R37", .warning, #"{"id":"l","type":"label","context":{"_title":"A","_image":"sun.max"}}"#,
      at: #""sun.max""#, "names no source", suggestions: ["sf://sun.max", "asset://sun.max"],
      valid:
        #"{"id":"l","type":"label","context":{"_title":"A","_image":"sf://sun.max","_tabImage":"sun.max"}}"#),
    .part(
      "R37", .warning, #"{"id":"t","type":"template","context":{"_source":"row"}}"#, at: #""row""#,
      "starts with none of dp:// and file://", suggestions: ["dp://row"],
      valid: #"{"id":"t","type":"template","context":{"_source":"dp://row"}}"#),
    .part(
      "R37", .warning,
      #"{"id":"i","type":"image","context":{"source":"/a/b.png"},"style":{"layout":{"width":1}}}"#,
      at: #""/a/b.png""#, "names no source", suggestions: [],
      valid: #"{"id":"i","type":"image","context":{"source":"@{item.image}"},"style":{"layout":{"width":1}}}"#
    ),
    .part(
      "R38", .warning,
      #"{"id":"t","type":"text","context":{"_text":"A"},"events":{"onTap":[{"state":{"id":"s","input":{"aa":1}}}]}}"#,
      at: #""aa""#, "no state declares it", suggestions: ["a"],
      valid:
        #"{"id":"t","type":"text","context":{"_text":"A"},"events":{"onTap":[{"state":{"id":"s","input":{"a":1}}}]}}"#
    ),
    .part(
      "R38", .warning,
      #"{"id":"t","type":"textfield","context":{"_label":"A"},"events":{"onFocus":[{"state":{"id":"s","input":{"focused.x":true}}}]}}"#,
      at: #""focused.x""#, "the write is dropped",
      valid:
        #"{"id":"t","type":"textfield","context":{"_label":"A"},"events":{"onFocus":[{"state":{"id":"s","input":{"s.x":true}}}]}}"#
    ),
    CheckRow(
      "R38", .warning,
      #"{"id":"m","type":"module","state":{"a":1},"dependencies":[{"action":{"state":{"id":"x","input":{"b":1}}}}]}"#,
      at: #""b""#, "is written",
      valid:
        #"{"id":"m","type":"module","state":{"b":1},"dependencies":[{"action":{"state":{"id":"x","input":{"b":1}}}}]}"#
    ),
    CheckRow(
      "R39", ##"{"id":"m","type":"module","state":{"a":"#{today}"}}"##, at: ##""#{today}""##,
      "literals alone",
      valid: #"{"id":"m","type":"module","state":{"a":"today"}}"#),
    CheckRow(
      "R39", #"{"id":"m","type":"module","state":{"a":[1,{"b":"{{ 1 + 1 }}"}]}}"#, at: #""{{ 1 + 1 }}""#,
      "in the initial state", valid: #"{"id":"m","type":"module","state":{"a":[1,{"b":2}]}}"#),
    CheckRow(
      "R39",
      #"{"id":"m","type":"module","children":[{"id":"n","type":"module","state":{"x":"${a}"}}]}"#,
      at: #""${a}""#, "let an event write it",
      valid: #"{"id":"m","type":"module","children":[{"id":"n","type":"module","state":{"x":null}}]}"#),
  ]
}
