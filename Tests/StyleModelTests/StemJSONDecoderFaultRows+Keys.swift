import StyleModel

// Keys that runtimes ignore.
extension StemJSONDecoderFaultTests {
  static let keys = [
    Row(
      "R01", .warning, #"{"comon":{"opacity":1}}"#, at: #""comon""#,
      #"unknown domain "comon": runtimes ignore it"#, suggestions: ["common"],
      neighbour: #"{"common":{"opacity":1}}"#),
    Row(
      "R01", .warning, #"{"textfield":{"standard":"plain"}}"#, at: #""textfield""#,
      #"unknown domain "textfield": runtimes ignore it"#, suggestions: ["textField"],
      fixed: #"{"textField":{"standard":"plain"}}"#),
    Row(
      "R01", .warning, #"{"padding":8}"#, at: #""padding""#, #"unknown domain "padding": runtimes ignore it"#,
      suggestions: ["layout.padding"], neighbour: #"{"layout":{"padding":8}}"#),
    Row(
      "R01", .warning, #"{"common":{"opactiy":1}}"#, at: #""opactiy""#,
      #"unknown key "opactiy" in "common": runtimes ignore it"#, suggestions: ["opacity"],
      neighbour: #"{"common":{"opacity":1}}"#),
    Row(
      "R01", .warning, #"{"common":{"cornerradius":1}}"#, at: #""cornerradius""#,
      #"unknown key "cornerradius" in "common": runtimes ignore it"#, suggestions: ["cornerRadius"],
      fixed: #"{"common":{"cornerRadius":1}}"#),
    Row(
      "R01", .warning, #"{"common":{"shadow":{"radius":4}}}"#, at: #""shadow""#,
      #"unknown key "shadow" in "common": runtimes ignore it"#, suggestions: ["shadow"],
      neighbour: #"{"shadow":{"radius":4}}"#),
    Row(
      "R01", .warning, #"{"common":{"border":{"width":1}}}"#, at: #""border""#,
      #"unknown key "border" in "common": runtimes ignore it"#, suggestions: ["common.overlay"]),
    Row(
      "R01", .warning, #"{"layout":{"margin":8}}"#, at: #""margin""#,
      #"unknown key "margin" in "layout": runtimes ignore it"#, suggestions: ["layout.padding"]),
    Row(
      "R01", .warning, #"{"common":{"lineLimit":2}}"#, at: #""lineLimit""#,
      #"unknown key "lineLimit" in "common": runtimes ignore it"#, suggestions: ["text.lineLimit"],
      neighbour: #"{"text":{"lineLimit":2}}"#),
    Row(
      "R01", .warning, #"{"shape":{"stroke":{"content":"red","lineWidth":2}}}"#, at: #""lineWidth""#,
      #"unknown key "lineWidth" in "shape.stroke": runtimes ignore it; it stands in "style""#,
      suggestions: ["shape.stroke.style.lineWidth"],
      fixed: #"{"shape":{"stroke":{"content":"red","style": { "lineWidth": 2 }}}}"#),
    Row(
      "R01", .warning, #"{"common":{"tint":{"color":"red","alpha":1}}}"#, at: #""alpha""#,
      #"unknown key "alpha" in "common.tint": runtimes ignore it"#,
      neighbour: #"{"common":{"tint":{"color":"red","opacity":1}}}"#),
    Row(
      "R01", .warning, #"{"common":{"background.material":"thin"}}"#, at: #""background.material""#,
      #"unknown key "background.material" in "common": runtimes ignore it"#, suggestions: ["background"],
      neighbour: #"{"common":{"background":{"material":"thin"}}}"#),
    Row(
      "R11", .warning, #"{"layout":{"padding":{ "all": 8 }}}"#, at: #""all""#,
      #"unknown key "all" in "layout.padding": runtimes ignore it, so there is no padding at all"#,
      fixed: #"{"layout":{"padding":8}}"#),
    Row(
      "R12", .warning, #"{"layout":{"frame":{ "width": 40, "height": 20 }}}"#, at: #""frame""#,
      #"unknown key "frame" in "layout": runtimes ignore it; sizes stand in "layout" itself"#,
      fixed: #"{"layout":{"width": 40, "height": 20}}"#),
    Row(
      "R13", .warning, #"{"layout":{"spacing":8,"maxWidth":"infinity"}}"#, at: #""spacing""#,
      #"unknown key "spacing" in "layout": runtimes ignore it; a stack's gap is "_spacing" in its context"#,
      suggestions: ["_spacing"], neighbour: #"{"layout":{"maxWidth":"infinity"}}"#),
    Row(
      "R15", .warning, #"{"common":{"font":{"kind":"system","size":14,"tracking":1}}}"#, at: #""tracking""#,
      #""tracking" in "common.font" is no part of StemJSON: runtimes ignore it"#,
      neighbour: #"{"common":{"font":{"kind":"system","size":14}}}"#),
    Row(
      "R15", .warning, #"{"common":{"font":{"kind":"system","size":14,"design":"rounded"}}}"#,
      at: #""design""#,
      #""design" in "common.font" is no part of StemJSON: runtimes may ignore it"#),
    Row(
      "R18", .warning, #"{"modal":{"shet":{}}}"#, at: #""shet""#,
      #"unknown key "shet" in "modal": runtimes ignore it"#, suggestions: ["sheet"]),
  ]
}
