import FlowModel
import JSONText
import Testing

/// What a fault costs: a field, a placeholder, a widget, a section or the page.
@Suite struct PageDecoderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let page: String
    /// `type`, `type?` for an unknown one, `type!` for a malformed one; sections in brackets.
    let kept: String
    var diagnostics: [String] = []
    var testDescription: String { name }
  }

  static func title(_ extra: String = "") -> String {
    #"{"type":"title_block","id":"t"\#(extra),"data":{"title":"A"}}"#
  }

  static func page(_ widgets: String, layout: String = "{}", header: String = "null") -> String {
    #"{"page":{"id":"p","sections":[{"id":"s","layout":\#(layout),"header":\#(header),"widgets":[\#(widgets)]}]}}"#
  }

  static let rows = [
    Row(name: "a sound page", page: page(title()), kept: "[title_block]"),
    Row(
      name: "an unregistered type leaves a placeholder", page: page(#"{"type":"promo"}"# + "," + title()),
      kept: "[promo? title_block]", diagnostics: ["unknownType promo at page.sections.0.widgets.0"]),
    Row(
      name: "a payload that does not decode leaves a placeholder",
      page: page(#"{"type":"title_block","data":{"title":{"text":"A","font":"big"}}}"#),
      kept: "[title_block!]", diagnostics: ["malformedPayload title_block at page.sections.0.widgets.0"]),
    Row(
      name: "a payload that is missing does too", page: page(#"{"type":"title_block"}"#),
      kept: "[title_block!]", diagnostics: ["malformedPayload title_block at page.sections.0.widgets.0"]),
    Row(
      name: "a layout that does not decode drops the widget",
      page: page(title(#","layout":{"width":"wide"}"#) + "," + #"{"type":"separator","data":{}}"#),
      kept: "[separator]", diagnostics: ["droppedElement title_block at page.sections.0.widgets.0"]),
    Row(
      name: "insets of one number drop the widget", page: page(title(#","layout":{"padding":8}"#)),
      kept: "[]", diagnostics: ["droppedElement title_block at page.sections.0.widgets.0"]),
    Row(
      name: "actions that do not decode drop the widget", page: page(title(#","actions":{"tap":{}}"#)),
      kept: "[]", diagnostics: ["droppedElement title_block at page.sections.0.widgets.0"]),
    Row(
      name: "a type that is missing drops the widget", page: page(#"{"data":{}}"#), kept: "[]",
      diagnostics: ["droppedElement - at page.sections.0.widgets.0"]),
    Row(
      name: "a section's layout drops the section",
      page: page(title(), layout: #"{"arrangement":2}"#), kept: "",
      diagnostics: ["droppedElement - at page.sections.0"]),
    Row(
      name: "an unknown arrangement is vertical", page: page(title(), layout: #"{"arrangement":"masonry"}"#),
      kept: "[title_block]"),
    Row(
      name: "a section's header drops the section",
      page: page(title(), header: #"{"type":"title_block","layout":[]}"#), kept: "",
      diagnostics: ["droppedElement - at page.sections.0"]),
    Row(
      name: "a header whose payload is bad stays",
      page: page("", header: #"{"type":"title_block","data":{}}"#), kept: "[title_block!|]",
      diagnostics: ["malformedPayload title_block at page.sections.0.header"]),
    Row(
      name: "elements of lossy arrays are dropped alone",
      page: page(
        #"{"type":"tag_rail","data":{"tags":[{"text":"A"},"B",{"text":"C"}]}},{"type":"button_row","data":{"buttons":[{}]}}"#
      ),
      kept: "[tag_rail button_row]",
      diagnostics: [
        "droppedElement - at page.sections.0.widgets.0.data.tags.1",
        "droppedElement - at page.sections.0.widgets.1.data.buttons.0",
      ]),
    Row(
      name: "widgets inside an accordion are contained like any",
      page: page(
        #"{"type":"accordion","data":{"header":"H","items":[{"type":"promo"},{"id":1,"type":"separator"},\#(title())]}}"#
      ),
      kept: "[accordion(promo? title_block)]",
      diagnostics: [
        "unknownType promo at page.sections.0.widgets.0.data.items.0",
        "droppedElement separator at page.sections.0.widgets.0.data.items.1",
      ]),
    Row(
      name: "a list that is none is a malformed payload",
      page: page(#"{"type":"tag_rail","data":{"tags":{}}}"#), kept: "[tag_rail!]",
      diagnostics: ["malformedPayload tag_rail at page.sections.0.widgets.0"]),
    Row(
      name: "the later of two widgets with one id is renamed",
      page: page([title(), title(), title()].joined(separator: ",")),
      kept: "[title_block title_block title_block]",
      diagnostics: ["duplicateID title_block at ", "duplicateID title_block at "]),
    Row(
      name: "a nav that does not decode fails the page",
      page: #"{"page":{"id":"p","nav":{"right_buttons":[{}]},"sections":[]}}"#,
      kept: "fails: \"title\" is missing at page.nav.right_buttons.0"),
    Row(
      name: "a pagination without has_more fails the page",
      page: #"{"page":{"id":"p","pagination":{},"sections":[]}}"#,
      kept: "fails: \"has_more\" is missing at page.pagination"),
    Row(
      name: "a refresh without its key fails the page",
      page: #"{"page":{"id":"p","refresh":{},"sections":[]}}"#,
      kept: "fails: \"pull_to_refresh\" is missing at page.refresh"),
    Row(
      name: "a bar drops its widgets alone",
      page: #"{"page":{"id":"p","header":{"widgets":[{"type":1},\#(title())]},"sections":[]}}"#,
      kept: "title_block / ", diagnostics: ["droppedElement - at page.header.widgets.0"]),
    Row(
      name: "a sheet is decoded like a page",
      page: #"{"sheet":{"id":"s","config":{"detents":[0.4]},"sections":[{"widgets":[\#(title())]}]}}"#,
      kept: "[title_block]"),
  ]

  @Test("keeps what can be kept, and says what was lost", arguments: rows)
  func contains(_ row: Row) throws {
    let result = PageDecoder.decode(try JSONDocument(parsing: row.page))
    #expect(described(result) == row.kept)
    let diagnostics = result.diagnostics.map {
      "\($0.kind.rawValue) \($0.widgetType ?? "-") at \($0.codingPath)"
    }
    #expect(diagnostics == row.diagnostics)
  }

  @Test("a type that the host registers is known, whatever its payload is")
  func hostTypes() throws {
    let document = try JSONDocument(parsing: Self.page(#"{"type":"promo"}"#))
    #expect(described(PageDecoder.decode(document, hostTypes: ["promo"])) == "[promo]")
  }

  @Test("an element without an id is named by its place; later duplicates get #2, #3, header first")
  func identity() throws {
    let document = try JSONDocument(
      parsing: #"""
        {"page": {"footer": {"widgets": [{"type": "separator", "id": "a", "data": {}}]},
          "header": {"widgets": [{"type": "separator", "id": "a", "data": {}}]},
          "sections": [{"widgets": [{"type": "separator", "data": {}},
            {"type": "separator", "id": "a", "data": {}}]}]}}
        """#)
    let page = try #require(PageDecoder.decode(document).page)
    #expect(page.id == "page@page")
    #expect(page.sections.map(\.id) == ["section@page.sections.0"])
    #expect(page.widgets.map(\.id) == ["a", "separator@page.sections.0.widgets.0", "a#2", "a#3"])
  }

  private func described(_ result: PageDecoder.Result) -> String {
    guard let page = result.page else { return "fails: \(result.fault?.message ?? "")" }
    let header = page.header.map { described($0.widgets) + " / " } ?? ""
    return header
      + page.sections.map { section in
        "[" + (section.header.map { described([$0]) + "|" } ?? "") + described(section.widgets) + "]"
      }.joined()
  }

  private func described(_ widgets: [FlowWidget]) -> String {
    widgets.map { widget in
      let mark =
        switch widget.content {
        case .known: ""
        case .unknown: "?"
        case .malformed: "!"
        }
      return widget.type + mark + (widget.items.isEmpty ? "" : "(\(described(widget.items)))")
    }.joined(separator: " ")
  }
}
