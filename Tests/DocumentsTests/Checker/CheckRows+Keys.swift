import StyleModel

// Keys and domains: R01, R11, R12, R13, R15, R16 and what types ignore.
extension CheckRow {
  static let keys: [CheckRow] = [
    .style(
      "R01", .warning, #"{"comon":{"opacity":1}}"#, at: #""comon""#, #"unknown domain "comon""#,
      suggestions: ["common"], valid: #"{"common":{"opacity":1}}"#),
    .style(
      "R01", .warning, on: "textfield", #"{"textfield":{"standard":"plain"}}"#, at: #""textfield""#,
      #"unknown domain "textfield""#, fixed: #"{"textField":{"standard":"plain"}}"#),
    .style(
      "R01", .warning, #"{"common":{"border":{"width":1,"color":"outline"}}}"#, at: #""border""#,
      #"unknown key "border" in "common""#, suggestions: ["common.overlay"],
      valid: #"{"common":{"overlay":{"id":"o","type":"rectangle","style":{"shape":{"fill":"clear"}}}}}"#),
    .style(
      "R01", .warning, #"{"common":{"shadow":{"color":"black","radius":4}}}"#, at: #""shadow""#,
      #"unknown key "shadow""#, suggestions: ["shadow"], valid: #"{"shadow":{"color":"black","radius":4}}"#),
    .style(
      "R01", .warning, #"{"layout":{"margin":8}}"#, at: #""margin""#, #"unknown key "margin" in "layout""#,
      valid: #"{"layout":{"padding":8}}"#),
    .style(
      "R01", .warning, on: "circle", #"{"shape":{"stroke":{"content":"red","lineWidth":2}}}"#,
      at: #""lineWidth""#, #"it stands in "style""#,
      fixed: #"{"shape":{"stroke":{"content":"red","style": { "lineWidth": 2 }}}}"#),
    .style(
      "R01", .warning, on: "button", #"{"button":{"custom":{"common":{"opactiy":1}}}}"#, at: #""opactiy""#,
      #"unknown key "opactiy""#, valid: #"{"button":{"custom":{"common":{"opacity":1}}}}"#),
    .style(
      "R11", .warning, on: "vstack", #"{"layout":{"padding":{"all":8}}}"#, at: #""all""#,
      #"no padding at all"#, fixed: #"{"layout":{"padding":8}}"#),
    .style(
      "R11", .warning, on: "vstack", #"{"layout":{"padding":{"all":8,"top":2}}}"#, at: #""all""#,
      #"unknown key "all""#, suggestions: ["horizontal", "vertical"],
      valid: #"{"layout":{"padding":{"horizontal":8,"vertical":8,"top":2}}}"#),
    .style(
      "R11", .warning, on: "button", #"{"button":{"custom":{"layout":{"padding":{"all":4.5}}}}}"#,
      at: #""all""#, "layout.padding", fixed: #"{"button":{"custom":{"layout":{"padding":4.5}}}}"#),
    .style(
      "R12", .warning, on: "vstack", #"{"layout":{"frame":{"width":40}}}"#, at: #""frame""#,
      #"sizes stand in "layout" itself"#, fixed: #"{"layout":{"width": 40}}"#),
    .style(
      "R12", .warning, on: "image", #"{"layout":{"frame":{"width":40,"hight":9}}}"#,
      at: #""frame""#, "unknown key", fixed: nil, valid: #"{"layout":{"width":40,"maxHeight":"infinity"}}"#),
    .style(
      "R12", .warning, on: "vstack", #"{"layout":{"width":1,"frame":{"width":40}}}"#, at: #""frame""#,
      "runtimes ignore it", valid: #"{"layout":{"width":40}}"#),
    .style(
      "R13", .warning, on: "vstack", #"{"layout":{"spacing":8,"maxWidth":"infinity"}}"#, at: #""spacing""#,
      #"a stack's gap is "_spacing""#, suggestions: ["_spacing"],
      valid: #"{"layout":{"maxWidth":"infinity"}}"#),
    .style(
      "R13", .warning, on: "hstack", #"{"layout":{"spacing":"8"}}"#, at: #""spacing""#, "in its context"),
    .part(
      "R13", .warning, #"{"id":"g","type":"grid","style":{"layout":{"spacing":2}}}"#, at: #""spacing""#,
      "runtimes ignore it", valid: #"{"id":"g","type":"grid","context":{"_spacing":2}}"#),
    .style(
      "R15", .warning, #"{"common":{"font":{"kind":"system","size":14,"tracking":1}}}"#, at: #""tracking""#,
      "no part of StemJSON", valid: #"{"common":{"font":{"kind":"system","size":14}}}"#),
    .style(
      "R15", .warning, #"{"common":{"font":{"kind":"system","size":14,"design":"rounded"}}}"#,
      at: #""design""#, #""design" in "common.font""#,
      valid: #"{"common":{"font":{"kind":"system","size":14,"weight":"bold"}}}"#),
    .style(
      "R15", .warning, #"{"common":{"font":{"kind":"title","leading":2}}}"#, at: #""leading""#,
      "runtimes ignore it", valid: #"{"common":{"font":{"kind":"title"}}}"#),
    .style(
      "R16", on: "picker", #"{"picker":{"picker":"menu"}}"#, at: #"{"picker":"menu"}"#, "takes one word",
      fixed: #"{"picker":"menu"}"#),
    .style(
      "R16", on: "datepicker", #"{"datePicker":{"preset":"wheel"}}"#, at: #"{"preset":"wheel"}"#,
      "do not honour it", fixed: #"{"datePicker":"wheel"}"#),
    .style(
      "R16", on: "picker", #"{"picker":{"style":"drop"}}"#, at: #"{"style":"drop"}"#, "takes one word",
      valid: #"{"picker":"inline"}"#),
    .style(
      "domain-ignored", .warning, on: "button", #"{"text":{"bold":true}}"#, at: #""text""#,
      #"a button ignores the domain "text", which speaks to text"#, valid: #"{"common":{"opacity":1}}"#),
    .style(
      "domain-ignored", .warning, on: "vstack", #"{"shape":{"fill":"red"}}"#, at: #""shape""#,
      "speaks to circle, ellipse", valid: #"{"common":{"background":"red"}}"#),
    .part(
      "domain-ignored", .warning,
      #"{"id":"i","type":"image","style":{"layout":{"width":9},"textField":{"standard":"plain"}}}"#,
      at: #""textField""#, "an image ignores",
      valid: #"{"id":"i","type":"image","style":{"layout":{"width":9}}}"#),
    .part(
      "style-ignored", .warning,
      #"{"id":"t","type":"template","context":{"_source":"dp://x"},"style":{"layout":{"padding":8}}}"#,
      at: #""layout""#, "a template draws nothing itself",
      valid: #"{"id":"t","type":"template","context":{"_source":"dp://x"}}"#),
    CheckRow(
      "style-ignored", .warning, #"{"id":"m","type":"module","style":{"common":{"opacity":1}}}"#,
      at: #""common""#, "a module draws nothing itself",
      valid: #"{"id":"m","type":"module","style":{"navigation":{"navigationTitle":"A"}}}"#),
    .part(
      "style-ignored", .warning,
      #"{"id":"d","type":"Dynamic","context":{"_data":"${n}"},"style":{"layout":{"width":8}}}"#,
      at: #""layout""#, "a dynamic draws nothing",
      valid: #"{"id":"d","type":"Dynamic","context":{"_data":"${n}"}}"#),
    .style(
      "glass-with-background", .warning, on: "hstack", #"{"common":{"background":"red","glass":"regular"}}"#,
      at: #""regular""#, "glass takes the place of the background", valid: #"{"common":{"glass":"regular"}}"#),
    .style(
      "min-above-max", .warning, on: "hstack", #"{"layout":{"minWidth":90,"maxWidth":40}}"#, at: "90",
      #""90" of "layout.minWidth" is more than"#, valid: #"{"layout":{"minWidth":40,"maxWidth":"infinity"}}"#),
    CheckRow(
      "duplicate-key", .warning, #"{"id":"a","type":"text","context":{"_text":"A","_text":"B"}}"#,
      at: #""_text""#, "stands twice", "on line 1",
      valid: #"{"id":"a","type":"text","context":{"_text":"A","text":"B"}}"#),
  ]
}
