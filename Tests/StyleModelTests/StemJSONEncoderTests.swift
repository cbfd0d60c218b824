import JSONText
import StyleModel
import Testing

@Suite struct StemJSONEncoderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let entries: [Style.Entry]
    let json: String
    var testDescription: String { name }

    init(_ name: String, _ values: [(StyleProperty, StyleValue)], _ json: String) {
      self.name = name
      entries = values.map { Style.Entry($0.0, $0.1) }
      self.json = json
    }
  }

  static let edges = [
    Row("nothing", [], "{}"),
    Row("four equal edges", edges(.number(16), .number(16), .number(16), .number(16)), padding("16")),
    Row("four edges of zero", edges(.number(0), .number(0), .number(0), .number(0)), padding("0")),
    Row(
      "two axes", edges(.number(8), .number(8), .number(12), .number(12)),
      padding(#"{"horizontal":12,"vertical":8}"#)),
    Row(
      "an axis and two edges", edges(.number(16), .number(8), .number(20), .number(20)),
      padding(#"{"top":16,"bottom":8,"horizontal":20}"#)),
    Row(
      "two edges and an axis", edges(.number(8), .number(8), .number(20), .number(24)),
      padding(#"{"leading":20,"trailing":24,"vertical":8}"#)),
    Row("one axis", edges(nil, nil, .number(12), .number(12)), padding(#"{"horizontal":12}"#)),
    Row("one edge", edges(.number(4), nil, nil, nil), padding(#"{"top":4}"#)),
    Row(
      "three equal edges", edges(.number(4), .number(4), .number(4), nil),
      padding(#"{"leading":4,"vertical":4}"#)),
    Row(
      "an edge of zero counts", edges(.number(0), .number(4), .number(0), .number(0)),
      padding(#"{"top":0,"bottom":4,"horizontal":0}"#)),
    Row(
      "one reference for all edges",
      edges(.dynamic("${gap}"), .dynamic("${gap}"), .dynamic("${gap}"), .dynamic("${gap}")),
      padding(#""${gap}""#)),
    Row("an unset edge is skipped", edges(.number(4), .unset, .unset, .unset), padding(#"{"top":4}"#)),
    Row(
      "an offset", [(.offsetX, .number(4)), (.offsetY, .number(-8))], #"{"layout":{"offset":{"x":4,"y":-8}}}"#
    ),
    Row("half an offset", [(.offsetY, .number(-0.5))], #"{"layout":{"offset":{"y":-0.5}}}"#),
    Row(
      "row insets of zero",
      [
        (.rowInsetTop, .number(0)), (.rowInsetBottom, .number(0)), (.rowInsetLeading, .number(0)),
        (.rowInsetTrailing, .number(0)),
      ], #"{"section":{"listRowInsets":"zero"}}"#),
    Row(
      "some row insets", [(.rowInsetTop, .number(0)), (.rowInsetLeading, .number(16))],
      #"{"section":{"listRowInsets":{"top":0,"leading":16}}}"#),
  ]

  static let fonts = [
    Row("a preset", [(.font, .keyword("subheadline"))], font(#""subheadline""#)),
    Row(
      "a preset with a weight", [(.font, .keyword("subheadline")), (.fontWeight, .keyword("semibold"))],
      font(#"{"kind":"subheadline","weight":"semibold"}"#)),
    Row("a size", [(.font, .number(18))], font(#"{"kind":"system","size":18}"#)),
    Row(
      "a size with everything",
      [(.font, .number(18)), (.fontWeight, .keyword("bold")), (.fontDesign, .keyword("rounded"))],
      font(#"{"kind":"system","size":18,"weight":"bold","design":"rounded"}"#)),
    Row("a weight alone", [(.fontWeight, .keyword("medium"))], font(#"{"kind":"body","weight":"medium"}"#)),
    Row("a design alone", [(.fontDesign, .keyword("serif"))], font(#"{"kind":"body","design":"serif"}"#)),
    Row("a reference", [(.font, .dynamic("${font}"))], font(#""${font}""#)),
    Row(
      "a size that is a reference", [(.font, .json(["kind": "system", "size": "@{size}"]))],
      font(#"{"kind":"system","size":"@{size}"}"#)),
    Row(
      "a design between neighbours",
      [(.foreground, .color(Color(.blue))), (.opacity, .number(0.5)), (.fontDesign, .keyword("serif"))],
      #"{"common":{"foreground":"blue","font":{"kind":"body","design":"serif"},"opacity":0.5}}"#),
  ]

  static let fills = [
    Row("a keyword", [(.background, .color(Color(.surfaceVariant)))], background(#""surfaceVariant""#)),
    Row("components", [(.background, .color(Color(RGBA(74, 144, 217))))], background(##""#4A90D9""##)),
    Row(
      "components with alpha", [(.background, .color(Color(RGBA(0, 0, 0, 10))))],
      background(##""#0000000A""##)),
    Row(
      "an opacity", [(.background, .color(Color(.keyword(.blue), opacity: 0.5)))],
      background(#"{"color":"blue","opacity":0.5}"#)),
    Row(
      "two tones", [(.background, .color(adaptive(Tone(.keyword(.white)), Tone(.rgba(RGBA(28, 28, 30))))))],
      background(##"{"light":"white","dark":"#1C1C1E"}"##)),
    Row(
      "two tones of one opacity",
      [
        (
          .background,
          .color(adaptive(Tone(.keyword(.white), opacity: 0.8), Tone(.keyword(.black), opacity: 0.8)))
        )
      ],
      background(#"{"light":"white","dark":"black","opacity":0.8}"#)),
    Row(
      "two tones of two opacities",
      [
        (
          .background,
          .color(adaptive(Tone(.rgba(RGBA(255, 0, 0)), opacity: 0.5), Tone(.keyword(.black), opacity: 0.8)))
        )
      ], background(##"{"light":"#FF000080","dark":{"color":"black","opacity":0.8}}"##)),
    Row("a reference", [(.background, .color(Color(.dynamic("${brand}"))))], background(#""${brand}""#)),
    Row("a reference as it is", [(.background, .dynamic("${brand}"))], background(#""${brand}""#)),
    Row("a material", [(.material, .keyword("thin"))], background(#"{"material":"thin"}"#)),
    Row(
      "a colour with a material", [(.background, .color(Color(.blue))), (.material, .keyword("ultraThin"))],
      background(#"{"color":"blue","material":"ultraThin"}"#)),
    Row(
      "two tones with a material",
      [
        (.background, .color(adaptive(Tone(.keyword(.white)), Tone(.keyword(.black))))),
        (.material, .keyword("thick")),
      ], background(#"{"color":{"light":"white","dark":"black"},"material":"thick"}"#)),
    Row(
      "a material under no colour", [(.background, .unset), (.material, .keyword("thin"))],
      background(#"{"material":"thin"}"#)),
    Row(
      "a linear gradient",
      [
        (
          .background,
          .gradient(Gradient(.linear(from: "top", to: "bottom"), colors: [Color(.red), Color(.blue)]))
        )
      ],
      background(#"{"gradient":{"linear":{"colors":["red","blue"],"startPoint":"top","endPoint":"bottom"}}}"#)
    ),
    Row(
      "a radial gradient in a foreground",
      [
        (
          .foreground,
          .gradient(
            Gradient(
              .radial(center: "center", startRadius: 0, endRadius: 90.5),
              colors: [Color(.red), Color(.clear)]))
        )
      ],
      #"{"common":{"foreground":{"gradient":{"radial":{"colors":["red","clear"],"center":"center","#
        + #""startRadius":0,"endRadius":90.5}}}}}"#),
    Row(
      "an angular gradient in a fill",
      [
        (
          .fill,
          .gradient(Gradient(.angular(center: "center", startAngle: 0, endAngle: 360), colors: [Color(.red)]))
        )
      ],
      #"{"shape":{"fill":{"gradient":{"angular":{"colors":["red"],"center":"center","startAngle":0,"endAngle":360}}}}}"#
    ),
    Row(
      "a component", [(.background, .json(.raw(Array(#"{ "id": "b", "type": "capsule" }"#.utf8))))],
      background(#"{ "id": "b", "type": "capsule" }"#)),
  ]

  static let others = [
    Row(
      "a stroke", [(.strokeContent, .color(Color(.outline))), (.strokeWidth, .number(1.5))],
      #"{"shape":{"stroke":{"content":"outline","style":{"lineWidth":1.5}}}}"#),
    Row(
      "nested rows",
      [(.trimTo, .number(0.5)), (.rotationAngle, .dynamic("${a}")), (.rotationAnchor, .keyword("top"))],
      #"{"shape":{"trim":{"to":0.5},"rotation":{"angle":"${a}","anchor":"top"}}}"#),
    Row(
      "bare words", [(.pickerStyle, .keyword("menu")), (.datePickerStyle, .keyword("wheel"))],
      #"{"datePicker":"wheel","picker":"menu"}"#),
    Row(
      "infinity", [(.maxWidth, .infinity), (.maxHeight, .number(40))],
      #"{"layout":{"maxWidth":"infinity","maxHeight":40}}"#),
    Row(
      "tracks",
      [
        (
          .gridColumns,
          .tracks([
            GridTrack(.fixed(64)), GridTrack(.flexible(minimum: nil, maximum: nil), spacing: 8),
            GridTrack(.adaptive(minimum: 80, maximum: 120), alignment: "top"),
          ])
        )
      ],
      #"{"grid":{"columns":[{"kind":"fixed","size":64},{"kind":"flexible","spacing":8},"#
        + #"{"kind":"adaptive","minimum":80,"maximum":120,"alignment":"top"}]}}"#),
    Row(
      "a palette", [(.chartPalette, .palette([Color(.red), Color(.keyword(.blue), opacity: 0.5)]))],
      #"{"chart":{"palette":["red",{"color":"blue","opacity":0.5}]}}"#),
    Row(
      "domains in the table's order",
      [(.webJavaScript, .bool(false)), (.lineLimit, .integer(2)), (.disabled, .bool(true))],
      #"{"common":{"disabled":true},"text":{"lineLimit":2},"web":{"javaScript":false}}"#),
    Row(
      "shortest numbers", [(.opacity, .number(0.45)), (.width, .number(44)), (.height, .number(-0.0))],
      #"{"common":{"opacity":0.45},"layout":{"width":44,"height":0}}"#),
    Row(
      "nothing of the extended rows",
      [
        (.marginTop, .number(4)), (.tracking, .number(1)), (.gradientFrom, .color(Color(.red))),
        (.blur, .number(2)),
      ],
      "{}"),
    Row("nothing of an unset value", [(.opacity, .unset), (.lineLimit, .unset)], "{}"),
  ]

  @Test("writes the shortest form in the table's order", arguments: edges + fonts + fills + others)
  func writes(_ row: Row) {
    #expect(JSONWriter.text(StemJSONEncoder.encode(Style(row.entries))) == row.json)
  }

  @Test("gives equal bytes for equal styles, whatever the order of setting")
  func equalBytes() {
    let entries = (Self.edges + Self.fonts + Self.others).flatMap { $0.entries }
    let forward = Style(entries)
    var backward = Style()
    for entry in entries.reversed() where backward.value(of: entry.property) == nil {
      backward.set(entry.property, to: entry.value)
    }
    #expect(forward == backward)
    #expect(
      JSONWriter.text(StemJSONEncoder.encode(forward)) == JSONWriter.text(StemJSONEncoder.encode(backward)))
  }

  @Test("writes one domain alone")
  func oneDomain() {
    let style = Style([Style.Entry(.width, .number(4)), Style.Entry(.opacity, .number(1))])
    #expect(StemJSONEncoder.encode(.layout, of: style).map { JSONWriter.text($0) } == #"{"width":4}"#)
    #expect(StemJSONEncoder.encode(.shape, of: style) == nil)
    #expect(StemJSONEncoder.encode(.box, of: Style([Style.Entry(.marginTop, .number(1))])) == nil)
  }

  private static func edges(
    _ top: StyleValue?, _ bottom: StyleValue?, _ leading: StyleValue?, _ trailing: StyleValue?
  ) -> [(StyleProperty, StyleValue)] {
    [(.paddingTop, top), (.paddingBottom, bottom), (.paddingLeading, leading), (.paddingTrailing, trailing)]
      .compactMap { property, value in value.map { (property, $0) } }
  }

  private static func adaptive(_ light: Tone, _ dark: Tone) -> Color { Color(light: light, dark: dark) }
  private static func padding(_ json: String) -> String { #"{"layout":{"padding":\#(json)}}"# }
  private static func font(_ json: String) -> String { #"{"common":{"font":\#(json)}}"# }
  private static func background(_ json: String) -> String { #"{"common":{"background":\#(json)}}"# }
}
