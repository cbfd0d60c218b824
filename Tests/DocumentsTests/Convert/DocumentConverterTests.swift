import Documents
import Engine
import FlowModel
import JSONText
import StyleModel
import TestSupport
import Testing

/// Documents of one system as documents of the other, and what cannot cross.
@Suite struct DocumentConverterTests {
  static let engine = StyleEngine()

  static func converter() -> DocumentConverter {
    var options = DocumentConverter.Options()
    options.flow.form = .shorthand
    return DocumentConverter(engine: engine, options: options)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let input: String
    let target: DocumentConverter.System
    /// The widgets of the page's only section, or the children of the module's content.
    let output: String
    /// Findings, as `severity: what stands there`.
    var findings: [String] = []
    var testDescription: String { name }
  }

  /// StemJSON components in a column.
  static func toFlow(_ name: String, _ components: String, _ widgets: String, _ findings: String...) -> Row {
    Row(
      name: name, input: #"{"id":"m","type":"module","children":[\#(components)]}"#, target: .flow,
      output: widgets, findings: findings)
  }

  /// Flow widgets in a section.
  static func toStemJSON(_ name: String, _ widgets: String, _ components: String, _ findings: String...)
    -> Row
  {
    Row(
      name: name, input: #"{"page":{"id":"m","sections":[{"id":"s","widgets":[\#(widgets)]}]}}"#,
      target: .stemjson, output: components, findings: findings)
  }

  /// A StemJSON document and all of the page.
  static func page(_ name: String, _ document: String, _ page: String, _ findings: String...) -> Row {
    Row(name: name, input: document, target: .flow, output: page, findings: findings)
  }

  /// A Flow document and all of the module.
  static func module(_ name: String, _ document: String, _ module: String, _ findings: String...) -> Row {
    Row(name: name, input: document, target: .stemjson, output: module, findings: findings)
  }

  static let rows = [
    toFlow(
      "a text",
      ##"{"id":"a","type":"text","context":{"_text":"A"},"style":{"common":{"font":{"kind":"system","size":18},"foreground":"#FF0000"},"layout":{"padding":4}}}"##,
      ##"[{"type":"title_block","id":"a","layout":{"padding":{"top":4,"left":4,"right":4,"bottom":4}},"data":{"title":{"text":"A","font":{"size":18},"color":"#FF0000"}}}]"##
    ),
    toFlow(
      "a text with classes",
      #"{"id":"a","type":"text","context":{"_text":"A"},"class":"font-bold pt-1 italic"}"#,
      #"[{"type":"title_block","id":"a","layout":{"padding":{"top":4}},"data":{"title":{"text":"A","font":{"weight":"bold"}}}}]"#,
      "warning: italic"),
    toFlow(
      "the alpha of StemJSON stands last, that of Flow first",
      ##"{"id":"a","type":"text","context":{"_text":"A"},"style":{"common":{"background":{"light":"#FF572280","dark":"#00000080"}}}}"##,
      ##"[{"type":"title_block","id":"a","layout":{"background":{"hex":"#80FF5722","dark_hex":"#80000000"}},"data":{"title":"A"}}]"##
    ),
    toFlow(
      "a column of two texts is a block of a title",
      ##"{"id":"a","type":"vstack","style":{"common":{"background":"#FFFFFF","cornerRadius":8}},"children":[{"id":"b","type":"text","context":{"_text":"B"},"class":"bold"},{"id":"c","type":"text","context":{"_text":"C"}}]}"##,
      ##"[{"type":"title_block","id":"a","layout":{"corner_radius":8,"background":"#FFFFFF"},"data":{"title":{"text":"B","font":{"weight":"bold"}},"subtitle":"C"}}]"##
    ),
    toFlow(
      "an image beside texts is a card, above them a banner",
      #"{"id":"a","type":"hstack","children":[{"id":"i","type":"image","context":{"_source":"https://e.com/i"}},{"id":"v","type":"vstack","children":[{"id":"t","type":"text","context":{"_text":"T"}}]},{"id":"c","type":"image","context":{"_source":"sf://chevron.right"}}]},{"id":"b","type":"vstack","children":[{"id":"j","type":"image","context":{"_source":"https://e.com/j"},"class":"a11y-label-[J]"},{"id":"u","type":"text","context":{"_text":"U"}}]}"#,
      #"[{"type":"image_text_card","id":"a","data":{"image":{"url":"https://e.com/i","scale_mode":"fit"},"title":"T","trailing_icon":{"symbol":"chevron.right"}}},{"type":"banner","id":"b","data":{"image":{"url":"https://e.com/j","scale_mode":"fit","alt":"J"},"title":"U"}}]"#
    ),
    toFlow(
      "buttons in a row",
      ##"{"id":"a","type":"hstack","children":[{"id":"b","type":"button","context":{"_label":"B"},"class":"bg-[#FF0000]"},{"id":"c","type":"button","context":{"_label":"C"}}]}"##,
      ##"[{"type":"button_row","id":"a","data":{"buttons":[{"title":"B","bg_color":"#FF0000"},{"title":"C"}]}}]"##
    ),
    toFlow(
      "a border, which StemJSON draws as an overlay",
      ##"{"id":"a","type":"text","context":{"_text":"A"},"style":{"common":{"cornerRadius":8,"overlay":{"id":"a_border","type":"roundedrectangle","style":{"common":{"cornerRadius":8},"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"#FF0000","style":{"lineWidth":2}},"inset":1},"accessibility":{"hidden":true}}}}}}"##,
      ##"[{"type":"title_block","id":"a","layout":{"corner_radius":8,"border":{"width":2,"color":"#FF0000"}},"data":{"title":"A"}}]"##
    ),
    toFlow(
      "what has no widget is reported and left out",
      #"{"id":"a","type":"toggle","context":{"_label":"A"}},{"id":"b","type":"text","context":{"_text":"${name}"},"events":{"onTap":[]}}"#,
      #"[{"type":"title_block","id":"b","data":{"title":"${name}"}}]"#, #"warning: "a""#, #"warning: "b""#,
      #"note: {"onTap":[]}"#),
    toStemJSON(
      "a block of a title",
      ##"{"type":"title_block","id":"a","layout":{"padding":{"top":4},"background":{"hex":"#80FF5722","dark_hex":"#000000"}},"data":{"title":{"text":"A","font":{"size":18,"weight":"bold"},"color":"#FF0000","max_lines":2}}}"##,
      ##"[{"id":"a","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"style":{"common":{"background":{"light":"#FF572280","dark":"#000000"}},"layout":{"padding":{"top":4}}},"children":[{"id":"a_title","type":"text","context":{"_text":"A"},"style":{"common":{"foreground":"#FF0000","font":{"kind":"system","size":18,"weight":"bold"}},"text":{"lineLimit":2}}}]}]"##
    ),
    toStemJSON(
      "a margin becomes a stack around",
      #"{"type":"title_block","id":"a","layout":{"margin":{"left":8}},"data":{"title":"A"}}"#,
      #"[{"id":"a_margin","type":"vstack","style":{"layout":{"padding":{"leading":8}}},"children":[{"id":"a","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"children":[{"id":"a_title","type":"text","context":{"_text":"A"}}]}]}]"#
    ),
    toStemJSON(
      "actions, hosts' widgets and unknown tokens cannot cross",
      #"{"type":"promo","data":{}},{"type":"separator","id":"s","layout":{"background":{"token":"brand.new"}},"data":{},"actions":{"tap":{"type":"toast"}}}"#,
      #"[{"id":"s","type":"divider","style":{"layout":{"height":1}}}]"#, #"warning: "promo""#,
      #"warning: {"token":"brand.new"}"#,
      #"warning: {"tap":{"type":"toast"}}"#),
    toStemJSON(
      "tokens of the theme are what they stand for",
      #"{"type":"separator","id":"x","data":{"color":{"token":"surface"}}}"#,
      ##"[{"id":"x","type":"divider","style":{"common":{"background":{"light":"#FFFFFF","dark":"#1D1D20"}},"layout":{"height":1}}}]"##
    ),
    toStemJSON(
      "classes count",
      #"{"type":"separator","id":"x","class":"pt-1","data":{}}"#,
      #"[{"id":"x","type":"divider","style":{"layout":{"height":1,"padding":{"top":4}}}}]"#),
  ]

  @Test("carries what both can say and reports the rest", arguments: rows + lostInFlow + lostInStemJSON)
  func converts(_ row: Row) throws {
    let bytes = Array(row.input.utf8)
    let result = Self.converter().convert(bytes, to: row.target)
    let document = try #require(result.document)
    let part =
      row.target == .flow
      ? Self.first(document["page"]?["sections"])?["widgets"]
      : Self.first(
        Self.first(Self.first(Self.first(document["children"])?["children"])?["children"])?["children"])?[
          "children"]
    #expect(part.map { JSONWriter.text($0) } == row.output)
    check(result, row)
  }

  @Test("carries whole documents and reports the rest", arguments: pages + modules)
  func convertsWhole(_ row: Row) throws {
    let result = Self.converter().convert(Array(row.input.utf8), to: row.target)
    #expect(result.document.map { JSONWriter.text($0) } == row.output)
    check(result, row)
  }

  private func check(_ result: DocumentConverter.Result, _ row: Row) {
    let bytes = Array(row.input.utf8)
    let findings = result.diagnostics.map {
      "\($0.severity.name): \(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    #expect(findings == row.findings)
    for finding in result.diagnostics { #expect(RuleTable.row(finding.id) != nil) }
  }

  private static func first(_ json: JSONValue?) -> JSONValue? {
    if case .array(let elements)? = json { elements.first } else { nil }
  }

  @Test(
    "what is made of the examples has no errors, there and back",
    arguments: Repository.files("Examples/Flow", suffix: ".json"))
  func examples(_ path: String) throws {
    let there = Self.converter().convert(try Repository.bytes(path), to: .stemjson)
    let module = Array(JSONWriter.text(try #require(there.document)).utf8)
    let checker = DocumentChecker(engine: Self.engine)
    #expect(checker.check(module).diagnostics == [])
    let back = Self.converter().convert(module, to: .flow)
    let page = Array(JSONWriter.text(try #require(back.document)).utf8)
    #expect(checker.check(page).diagnostics == [])
    // A third crossing loses nothing more.
    let again = Self.converter().convert(page, to: .stemjson)
    let once = Self.converter().convert(Array(JSONWriter.text(try #require(again.document)).utf8), to: .flow)
    #expect(once.document == back.document)
  }

  @Test("what both can say comes back")
  func comesBack() throws {
    let page =
      ##"{"page":{"id":"p","nav":{"title":"N"},"sections":[{"id":"s1","layout":{"item_spacing":0},"widgets":[{"type":"banner","id":"b","layout":{"margin":{"left":8}},"data":{"image":{"url":"https://e.com/i","scale_mode":"fit","corner_radius":4},"title":"T"}},{"type":"separator","id":"x","layout":{"margin":{"top":2},"padding":{"left":16},"background":"#0000FF"},"data":{"color":"#FF0000","thickness":1}}]},{"id":"s2","layout":{"arrangement":"carousel","item_spacing":8,"insets":{"left":16}},"widgets":[{"type":"button_row","id":"r","data":{"buttons":[{"title":{"text":"C","font":{"weight":"semibold"},"color":"#FF0000"},"style":"plain","icon":{"symbol":"star"}}]}}]},{"id":"s3","layout":{"arrangement":"grid","columns":3,"item_spacing":4,"insets":{"top":4}},"widgets":[{"type":"separator","id":"y","data":{"style":"space","thickness":20}},{"type":"separator","id":"z","data":{"color":"#FF0000","thickness":3}}]}]}}"##
    let there = Self.converter().convert(Array(page.utf8), to: .stemjson)
    let module = JSONWriter.text(try #require(there.document))
    let back = Self.converter().convert(Array(module.utf8), to: .flow)
    #expect(back.document.map { JSONWriter.text($0) } == page)
    for result in [there, back] { #expect(result.diagnostics.allSatisfy { $0.severity == .note }) }
  }

  @Test("what holds no component is refused", arguments: ["5", #""x""#, "{}", "[]", "[{}]"])
  func refusesNothing(_ text: String) {
    let result = Self.converter().convert(Array(text.utf8), to: .flow)
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.id) == ["document-form"])
    #expect(result.diagnostics.map(\.range) == [0..<text.utf8.count])
    let accepted = Self.converter().convert(Array(#"[{"type":"divider"}]"#.utf8), to: .flow)
    #expect(accepted.document != nil && accepted.diagnostics == [])
  }

  @Test("findings of classes stand in the source, each once")
  func places() {
    // Spaces keep the compiled text and the source apart.
    let source = #"""
      {"page": {"sections": [{"widgets": [
        {"type": "separator", "class": "w-1/2", "data": {}},
        {"type": "separator", "data": {"color": {"token": "nope"}}},
        {"type": "separator", "data": {"color": {"token": "nope"}}},
        {"type": "separator", "class": "pt-1", "layout": {"width": 0.5}, "data": {}}
      ]}]}}
      """#
    let bytes = Array(source.utf8)
    let result = Self.converter().convert(bytes, to: .stemjson)
    #expect(
      result.diagnostics.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        #"{"type": "separator", "class": "w-1/2", "data": {}}"#, #"{"token": "nope"}"#, #"{"token": "nope"}"#,
        "0.5",
      ])
  }

  @Test("a document of the other system is refused")
  func refuses() {
    let page = Array(#"{"page":{"sections":[]}}"#.utf8)
    let module = Array(#"{"id":"a","type":"vstack"}"#.utf8)
    #expect(Self.converter().convert(page, to: .flow).diagnostics.map(\.id) == ["document-form"])
    #expect(Self.converter().convert(module, to: .stemjson).diagnostics.map(\.id) == ["document-form"])
    #expect(Self.converter().convert(Array("{".utf8), to: .flow).diagnostics.map(\.id) == ["json-syntax"])
  }
}
