import Documents
import Engine
import Testing

// What classes say beside what the author wrote: the author wins, and what is left out is reported.
extension FlowCompilerTests {
  static let authorRows = [
    Row(
      name: "a navigation bar without a title gets none",
      input: #"{"page":{"nav":{"class":"text-lg"},"sections":[]}}"#,
      output: #"{"page":{"nav":{},"sections":[]}}"#, findings: [#"flow-misplaced at "text-lg""#]),
    Row(
      name: "nor with a title of null", input: #"{"page":{"nav":{"class":"text-lg","title":null}}}"#,
      output: #"{"page":{"nav":{"title":null}}}"#, findings: [#"flow-misplaced at "text-lg""#]),
    Row(
      name: "nor does the button of a host",
      input: page(#"{"type":"promo","data":{"cta":{"title":null,"class":"bold"}}}"#),
      output: page(#"{"type":"promo","data":{"cta":{"title":null}}}"#),
      findings: [#"flow-misplaced at "bold""#]),
    Row(
      name: "with a title it has one", input: #"{"page":{"nav":{"class":"text-lg","title":"A"}}}"#,
      output: #"{"page":{"nav":{"title":{"text":"A","font":{"size":20}}}}}"#),
    Row(
      name: "expressions on a widget with a text are not lost in silence",
      input: page(
        #"{"type":"title_block","class":"bg-[${x}] p-[${z}] rounded-[${r}]","data":{"title":"x"}}"#),
      output: page(#"{"type":"title_block","data":{"title":"x"}}"#),
      findings: [
        "not-carried at bg-[${x}]", "not-carried at p-[${z}]", "not-carried at rounded-[${r}]",
      ]),
    Row(
      name: "nor are sizes and gradients that Flow has no form for",
      input: page(
        #"{"type":"banner","class":"max-w-[40] bg-radial-[center,0,120] from-[#FF0000] to-[#00FF00]","data":{"image":"u"}}"#
      ),
      output: page(#"{"type":"banner","data":{"image":"u"}}"#),
      findings: ["not-carried at max-w-[40]", "not-carried at bg-radial-[center,0,120]"]),
    Row(
      name: "what the text or the image carries is no loss",
      input: page(
        ##"{"type":"banner","class":"text-[#111111] object-contain","data":{"image":"u","title":"A"}}"##),
      output: page(
        ##"{"type":"banner","data":{"image":{"url":"u","scale_mode":"fit"},"title":{"text":"A","color":"#111111"}}}"##
      )),
    Row(
      name: "a gradient would cover the author's background",
      input: page(
        ##"{"type":"separator","class":"bg-linear-to-r from-[#FF0000] to-[#00FF00]","layout":{"background":"#000000"},"data":{}}"##
      ),
      output: page(##"{"type":"separator","layout":{"background":"#000000"},"data":{}}"##),
      findings: [##"flow-misplaced at "bg-linear-to-r from-[#FF0000] to-[#00FF00]""##]),
    Row(
      name: "an outline would stroke in the author's fill",
      input: page(
        ##"{"type":"button_row","data":{"buttons":[{"title":"A","class":"border border-[#00FF00]","bg_color":"#FF0000"}]}}"##
      ),
      output: page(##"{"type":"button_row","data":{"buttons":[{"title":"A","bg_color":"#FF0000"}]}}"##),
      findings: [##"flow-misplaced at "border border-[#00FF00]""##]),
    Row(
      name: "the colour of a border is no fill",
      input: page(
        ##"{"type":"button_row","data":{"buttons":[{"title":"A","class":"border border-[#00FF00]","style":"solid"}]}}"##
      ),
      output: page(##"{"type":"button_row","data":{"buttons":[{"title":"A","style":"solid"}]}}"##),
      findings: [##"flow-misplaced at "border border-[#00FF00]""##]),
    Row(
      name: "it strokes the author's outline",
      input: page(
        ##"{"type":"button_row","data":{"buttons":[{"title":"A","class":"border border-[#00FF00]","style":"outline"}]}}"##
      ),
      output: page(
        ##"{"type":"button_row","data":{"buttons":[{"title":"A","style":"outline","bg_color":"#00FF00"}]}}"##)
    ),
    Row(
      name: "members join no value of a wrong type",
      input: page(#"{"type":"title_block","class":"bold","data":{"title":5}}"#), output: nil,
      findings: ["flow-form at 5"]),
    Row(
      name: "nor in a layout",
      input: page(#"{"type":"separator","class":"p-1","layout":{"padding":8},"data":{}}"#),
      output: nil, findings: ["flow-form at 8"]),
    Row(
      name: "nor a radius, nor a font",
      input: page(
        #"{"type":"title_block","class":"rounded-lg bold","layout":{"corner_radius":"x"},"data":{"title":{"text":"A","font":"x"}}}"#
      ), output: nil, findings: [#"flow-form at "x""#, #"flow-form at "x""#]),
    Row(
      name: "dashes and a colour are no border without a width",
      input: page(
        ##"{"type":"title_block","class":"border-dash-[5,3] border-[#F00]","data":{"title":"A"}}"##),
      output: page(#"{"type":"title_block","data":{"title":"A"}}"#),
      findings: ["not-carried at border-dash-[5,3]", "not-carried at border-[#F00]"]),
    Row(
      name: "a width, dashes and a colour are one",
      input: page(##"{"type":"separator","class":"border border-dash-[5,3] border-[#F00]","data":{}}"##),
      output: page(
        ##"{"type":"separator","layout":{"border":{"width":1,"color":"#FF0000","dash_width":5,"dash_gap":3}},"data":{}}"##
      )),
    Row(
      name: "one number is the author's radius of every corner",
      input: page(#"{"type":"separator","class":"rounded-lg","layout":{"corner_radius":8},"data":{}}"#),
      output: page(#"{"type":"separator","layout":{"corner_radius":8},"data":{}}"#)),
  ]

  /// A title with a font of its author's, a class on the widget, one on the text, and the font that comes of it.
  static let fonts: [(own: String, widget: String, text: String, font: String)] = [
    (#","font":{"size":30}"#, "text-lg", "", #"{"size":30}"#),
    (#","font":{"weight":"bold"}"#, "text-lg", "", #"{"weight":"bold","size":20}"#),
    (#","font":{"token":null}"#, "text-lg", "", #"{"token":"lg"}"#),
    (#","font":{"token":"own"}"#, "text-lg", "", #"{"token":"own"}"#),
    (#","font":{"token":"own"}"#, "text-[12]", "", #"{"token":"own"}"#),
    ("", "text-lg", "", #"{"token":"lg"}"#),
    ("", "text-lg", "text-[12]", #"{"size":12}"#),
    ("", "text-lg", "bold", #"{"size":20,"weight":"bold"}"#),
    ("", "bold", "text-lg", #"{"token":"lg"}"#),
  ]

  @Test("a token of a class does not beat a font that is nearer", arguments: fonts)
  func tokens(_ row: (own: String, widget: String, text: String, font: String)) {
    var options = DocumentCompiler.Options()
    var flow = FlowEngine.Options()
    (flow.form, flow.keepsTokens) = (.shorthand, true)
    options.flow = flow
    let input =
      #"{"type":"title_block","class":"\#(row.widget)","data":{"title":{"text":"a","class":"\#(row.text)"\#(row.own)}}}"#
    let result = DocumentCompiler(engine: Self.engine, options: options).compile(Array(input.utf8))
    #expect(
      result.output.map { String(decoding: $0, as: UTF8.self) }
        == #"{"type":"title_block","data":{"title":{"text":"a","font":\#(row.font)}}}"#)
  }
}
