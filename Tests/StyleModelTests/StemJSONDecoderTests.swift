import JSONText
import StyleModel
import Testing

@Suite struct StemJSONDecoderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let canonical: String
    var testDescription: String { json }

    init(_ json: String, _ canonical: String? = nil) {
      self.json = json
      self.canonical = canonical ?? json
    }

    static func common(_ json: String, _ canonical: String? = nil) -> Row {
      Row("{\"common\":{\(json)}}", canonical.map { "{\"common\":{\($0)}}" })
    }

    static func layout(_ json: String, _ canonical: String? = nil) -> Row {
      Row("{\"layout\":{\(json)}}", canonical.map { "{\"layout\":{\($0)}}" })
    }
  }

  static let colors: [Row] = [
    .common(#""tint":"primary""#),
    .common(#""tint":"ACCENTcolor""#, #""tint":"accentColor""#),
    .common(##""tint":"#f00""##, ##""tint":"#FF0000""##),
    .common(##""tint":"#4a90d9""##, ##""tint":"#4A90D9""##),
    .common(##""tint":"#4a90d980""##, ##""tint":"#4A90D980""##),
    .common(##""tint":"#4A90D9FF""##, ##""tint":"#4A90D9""##),
    .common(#""tint":"${brand}""#),
    .common(#""tint":"@{bg}""#),
    .common(##""tint":"#{accent}""##),
    .common(#""tint":"{{ ${bad} ? 'red' : 'green' }}""#),
    .common(#""tint":{"color":"blue"}"#, #""tint":"blue""#),
    .common(#""tint":{"color":{"color":"blue"}}"#, #""tint":"blue""#),
    .common(#""tint":{"color":"blue","opacity":0.5}"#),
    .common(#""tint":{"opacity":1,"color":"blue"}"#, #""tint":"blue""#),
    .common(#""tint":{"color":{"color":"gray","opacity":0.45}}"#, #""tint":{"color":"gray","opacity":0.45}"#),
    .common(
      #""tint":{"color":{"color":"gray","opacity":0.5},"opacity":0.5}"#,
      #""tint":{"color":"gray","opacity":0.25}"#),
    .common(#""tint":{"light":"white","dark":"black"}"#),
    .common(#""tint":{"light":"white","dark":"WHITE"}"#, #""tint":"white""#),
    .common(#""tint":{"light":"white","dark":"black","opacity":0.8}"#),
    .common(
      #""tint":{"color":{"light":"white","dark":"black"},"opacity":0.8}"#,
      #""tint":{"light":"white","dark":"black","opacity":0.8}"#),
    .common(
      #""tint":{"light":{"color":"white","opacity":0.5},"dark":{"color":"black","opacity":0.5}}"#,
      #""tint":{"light":"white","dark":"black","opacity":0.5}"#),
    .common(
      ##""tint":{"light":{"color":"#fff","opacity":0.5},"dark":{"color":"black","opacity":0.25}}"##,
      ##""tint":{"light":"#FFFFFF80","dark":{"color":"black","opacity":0.25}}"##),
    .common(#""tint":{"light":"{{ ${a} ? 'red' : 'blue' }}","dark":"${b}"}"#),
    // What the model cannot take apart stays as it is written.
    .common(#""tint":{"color":"blue","opacity":"${fade}"}"#),
  ]

  static let fills: [Row] = [
    .common(#""foreground":{"color":"blue"}"#, #""foreground":"blue""#),
    .common(#""background":{"material":"ultraThick"}"#),
    .common(
      #""background":{"material":"thin","color":"blue"}"#, #""background":{"color":"blue","material":"thin"}"#
    ),
    .common(#""background":{"color":{"light":"white","dark":"black"},"material":"thin"}"#),
    .common(#""background":{"color":{"color":"blue","opacity":0.5},"material":"thin"}"#),
    .common(#""background":{"color":{"color":"blue","opacity":"${o}"},"material":"thin"}"#),
    .common(#""background":{"material":"${m}"}"#),
    .common(
      #""background":{"gradient":{"linear":{"colors":["indigo","yellow"],"startPoint":"topLeading","endPoint":"bottom"}}}"#
    ),
    .common(
      #""background":{"gradient":{"linear":{"endPoint":"bottom","startPoint":"top","colors":[{"color":"red"},"${b}"]}}}"#,
      #""background":{"gradient":{"linear":{"colors":["red","${b}"],"startPoint":"top","endPoint":"bottom"}}}"#
    ),
    .common(
      #""foreground":{"gradient":{"radial":{"colors":["red"],"center":"center","startRadius":0,"endRadius":90}}}"#
    ),
    .common(
      #""foreground":{"gradient":{"angular":{"colors":["red","blue"],"center":"top","startAngle":-90,"endAngle":270}}}"#
    ),
    .common(
      #""foreground":{"gradient":{"radial":{"colors":["red"],"center":"center","startRadius":0,"endRadius":"${r}"}}}"#
    ),
    .common(#""background":{ "id": "b", "type": "capsule", "style": { "shape": { "fill": "indigo" } } }"#),
    .common(#""background":"{{ ${a} ? 'red' : 'blue' }}""#),
    Row(
      #"{"shape":{"fill":{"light":"white","dark":"black"},"stroke":{"content":{"color":"green"},"style":{"lineWidth":6}}}}"#,
      #"{"shape":{"fill":{"light":"white","dark":"black"},"stroke":{"content":"green","style":{"lineWidth":6}}}}"#
    ),
  ]

  static let fonts: [Row] = [
    .common(#""font":"caption2""#),
    .common(#""font":{"kind":"body"}"#, #""font":"body""#),
    .common(
      #""font":{"weight":"semibold","kind":"title2"}"#, #""font":{"kind":"title2","weight":"semibold"}"#),
    .common(#""font":{"kind":"system","size":13}"#),
    .common(#""font":{"kind":"system","size":13.5,"weight":"bold"}"#),
    .common(#""font":{"kind":"system","size":"@{size}","weight":"bold"}"#),
    .common(#""font":{"kind":"@{kind}","weight":"${w}"}"#),
    .common(#""font":{"kind":"@{kind}","size":"${s}"}"#),
    .common(#""font":"${font}""#),
  ]

  static let edges: [Row] = [
    .layout(#""padding":8"#),
    .layout(#""padding":"{{ ${wide} ? 24 : 16 }}""#),
    .layout(#""padding":{"top":8,"bottom":8,"leading":8,"trailing":8}"#, #""padding":8"#),
    .layout(#""padding":{"horizontal":12,"vertical":8}"#),
    .layout(#""padding":{"vertical":8,"horizontal":8}"#, #""padding":8"#),
    .layout(
      #""padding":{"horizontal":20,"top":16,"bottom":8}"#, #""padding":{"top":16,"bottom":8,"horizontal":20}"#
    ),
    .layout(#""padding":{"top":4,"vertical":8}"#, #""padding":{"top":4,"bottom":8}"#),
    .layout(#""padding":{"vertical":8,"top":8}"#, #""padding":{"vertical":8}"#),
    .layout(#""padding":{"top":"${t}","horizontal":"${h}"}"#),
    .layout(#""padding":{}"#, ""),
    .layout(#""offset":{"x":-4}"#),
    .layout(
      #""width":44.0,"maxWidth":"infinity","minHeight":4.4e1"#,
      #""width":44,"minHeight":44,"maxWidth":"infinity""#),
    Row(
      #"{"section":{"listRowInsets":"zero","listRowBackground":"clear"}}"#,
      #"{"section":{"listRowBackground":"clear","listRowInsets":"zero"}}"#),
    Row(
      #"{"section":{"listRowInsets":{"top":0,"bottom":0,"leading":0,"trailing":0}}}"#,
      #"{"section":{"listRowInsets":"zero"}}"#),
    Row(
      #"{"section":{"listRowInsets":{"trailing":4,"top":2}}}"#,
      #"{"section":{"listRowInsets":{"top":2,"trailing":4}}}"#),
  ]

  static let others: [Row] = [
    Row("{}"),
    Row(#"{"common":{}}"#, "{}"),
    Row(
      #"{"text":{"lineLimit":2.0,"textCase":"upper"}}"#, #"{"text":{"lineLimit":2,"textCase":"uppercase"}}"#),
    Row(#"{"text":{"textCase":"lower"}}"#, #"{"text":{"textCase":"lowercase"}}"#),
    Row(
      #"{"textField":{"standard":"plain","autocapitalization":"none"}}"#,
      #"{"textField":{"standard":"plain","autocapitalization":"never"}}"#),
    Row(#"{"picker":"inline","datePicker":"graphical"}"#, #"{"datePicker":"graphical","picker":"inline"}"#),
    Row(#"{"common":{"opacity":"{{ ${sending} ? 0.45 : 1 }}","disabled":"${sending}"}}"#),
    Row(
      #"{"accessibility":{"traits":"button,selected, button"}}"#,
      #"{"accessibility":{"traits":"button, selected"}}"#),
    Row(#"{"accessibility":{"label":"{{ ${on} ? 'Lamp on' : 'Lamp off' }}","hidden":"${x}"}}"#),
    Row(
      #"{"animation":{"kind":"easeOut","value":"${open}","duration":0.25,"repeater":{"count":3,"autoreverses":true}}}"#
    ),
    Row(
      #"{"grid":{"columns":[{"minimum":80,"kind":"flexible","spacing":8},{"kind":"fixed","size":64}]}}"#,
      #"{"grid":{"columns":[{"kind":"flexible","minimum":80,"spacing":8},{"kind":"fixed","size":64}]}}"#),
    Row(
      #"{"grid":{"rows":[{"kind":"adaptive","minimum":80,"maximum":"infinity","alignment":"top"}],"pinnedViews":"all"}}"#,
      #"{"grid":{"rows":[{"kind":"adaptive","minimum":80,"alignment":"top"}],"pinnedViews":"all"}}"#),
    Row(#"{"grid":{"rows":[{ "kind": "fixed", "size": "${s}" }]}}"#),
    Row(
      #"{"chart":{"legend":"none","palette":["red",{"color":"blue"},"${c}"]}}"#,
      #"{"chart":{"legend":"none","palette":["red","blue","${c}"]}}"#),
    Row(#"{"common":{"overlay":{ "id": "o", "type": "circle" }}}"#),
    Row(#"{"modal":{"sheet":{ "isPresented": "${shown}", "content": { "id": "s", "type": "text" } }}}"#),
    Row(
      #"{"modal":{"alert":{"title":"Sure?","isPresented":"${ask}","actions":[{"id":"a","type":"button"}]}}}"#),
    Row(#"{"swipe":{"leading":{"content":{"id":"s","type":"button"},"allowsFullSwipe":true}}}"#),
    Row(#"{"button":{"custom":{"layout":{ "height": 48 },"common":{"background":"accentColor"}}}}"#),
    Row(
      #"{"button":{"standard":{"shape":"capsule","type":"bordered"}}}"#,
      #"{"button":{"standard":{"type":"bordered","shape":"capsule"}}}"#),
    // The last of two equal keys wins, as JSON readers have it.
    Row(#"{"common":{"opacity":0.5,"opacity":0.25}}"#, #"{"common":{"opacity":0.25}}"#),
    Row(#"{"navigation":{"navigationTitle":"Costs $5 {a}"}}"#),
  ]

  @Test("reads every form and writes it canonically", arguments: colors + fills + fonts + edges + others)
  func forms(_ row: Row) throws {
    let first = try DecodedStyle(row.json)
    #expect(first.result.diagnostics == [])
    #expect(first.result.rest == [])
    let canonical = row.canonical == #"{"layout":{}}"# ? "{}" : row.canonical
    #expect(first.canonical == canonical)
    let second = try DecodedStyle(first.canonical)
    #expect(second.result.diagnostics == [])
    #expect(second.canonical == canonical)
  }

  @Test(
    "keeps what it cannot hold and puts it back",
    arguments: [
      Row(#"{"common":{"opacity":0.5,"border":1}}"#),
      Row(#"{"layout":{"padding":8,"margin":8}}"#),
      Row(#"{"glow":{"radius":4},"picker":"menu"}"#, #"{"picker":"menu","glow":{"radius":4}}"#),
      Row(#"{"layout":{"padding":{"all":8}}}"#),
      Row(
        #"{"layout":{"padding":{"all":8,"vertical":2,"horizontal":2}}}"#,
        #"{"layout":{"padding":{"horizontal":2,"vertical":2,"all":8}}}"#),
      Row(
        #"{"layout":{"padding":{"vertical":8,"top":"x"}}}"#,
        #"{"layout":{"padding":{"vertical":8,"top":"x"}}}"#),
      Row(#"{"common":{"font":{"kind":"title","tracking":1}}}"#),
      Row(#"{"common":{"font":{"kind":"title","weight":"bold","foo":[1, 2]}}}"#),
      Row(#"{"common":{"background":{"color":"blue","glow":1}}}"#),
      Row(#"{"shape":{"stroke":{"content":"red","lineWidth":2}}}"#),
      Row(#"{"section":{"listRowInsets":{"top":0,"bottom":0,"leading":0,"trailing":0,"all":1}}}"#),
      Row(#"{"section":{"listRowInsets":"${i}"}}"#),
      Row(#"{"layout":{"offset":"${o}","width":"4em"}}"#),
      Row(
        #"{"button":{"standard":"bordered","custom":{}}}"#, #"{"button":{"custom":{},"standard":"bordered"}}"#
      ),
      Row(#"{"picker":{"picker":"menu"}}"#),
      Row(#"{"grid":{"columns":[{"kind":"flexible","glow":1}]}}"#),
      Row(#"[1]"#),
    ])
  func keeps(_ row: Row) throws {
    let first = try DecodedStyle(row.json)
    #expect(first.complete == row.canonical)
    let second = try DecodedStyle(first.complete)
    #expect(second.complete == row.canonical)
    #expect(second.style == first.style)
  }

  @Test("reads one colour for others")
  func oneColor() throws {
    func color(_ text: String) throws -> Color? {
      let document = try JSONDocument(parsing: text)
      return StemJSONDecoder.color(document.root, in: document)
    }
    #expect(try color(#""red""#) == Color(.red))
    #expect(
      try color(##"{"light":"#FFF","dark":"black"}"##)
        == Color(light: Tone(.rgba(RGBA(255, 255, 255))), dark: Tone(.keyword(.black))))
    #expect(try color(#""reed""#) == nil)
    #expect(try color(#"{"color":"red","opacity":"${x}"}"#) == nil)
    #expect(StemJSONDecoder.color(text: "Primary") == Color(.primary))
    #expect(StemJSONDecoder.color(text: "#1234") == Color(RGBA(0x11, 0x22, 0x33, 0x44)))
    #expect(StemJSONDecoder.color(text: "rgb(255 0 0 / 50%)") == Color(RGBA(255, 0, 0, 128)))
    #expect(StemJSONDecoder.color(text: "rebeccapurple") == Color(RGBA(0x66, 0x33, 0x99)))
    #expect(StemJSONDecoder.color(text: "${brand}") == Color(.dynamic("${brand}")))
    #expect(StemJSONDecoder.color(text: "var(--x)") == nil)
  }

  @Test("reads the value of one property alone")
  func oneProperty() throws {
    let document = try JSONDocument(parsing: #"["infinity", 4, {"kind":"system","size":9}]"#)
    let nodes = Array(document.elements(of: document.root))
    #expect(StemJSONDecoder.decode(.maxWidth, from: nodes[0], in: document).value == .infinity)
    #expect(StemJSONDecoder.decode(.width, from: nodes[0], in: document).diagnostics.map(\.id) == ["R17"])
    #expect(StemJSONDecoder.decode(.paddingTop, from: nodes[1], in: document).value == .number(4))
    #expect(StemJSONDecoder.decode(.font, from: nodes[2], in: document).value == .number(9))
  }
}
