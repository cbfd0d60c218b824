import Testing

extension FlowCheckTests {
  /// Parts of documents that hold others.
  static let parts = [
    // Sheets are reached behind every button.
    Row(
      document:
        #"{"page":{"nav":{"left_button":{"title":"A","action":{"type":"open","sheet":{"sections":5}}}}}}"#,
      "flow-form at 5"),
    Row(
      document:
        #"{"page":{"nav":{"right_buttons":[{"title":"A","action":{"type":"open","sheet":{"sections":[]}}}]}}}"#
    ),
    Row(
      document: #"{"page":{"nav":{"left_button":{"title":"A","action":{"type":"open","sheet":5}}}}}"#,
      "flow-form at 5"),
    Row(
      #"{"type":"separator","id":"a","data":{},"actions":{"tap":{"type":"open","sheet":[]}}}"#,
      "flow-form at []"),
    Row(#"{"type":"separator","id":"a","data":{},"actions":{"tap":{"type":"open","sheet":null}}}"#),
    // A value of a wrong type is one fault, with classes or without.
    Row(#"{"type":"title_block","class":"bold","data":{"title":5}}"#, "flow-form at 5"),
    Row(
      #"{"type":"separator","class":"p-1","layout":{"padding":[]},"data":{}}"#, "flow-insets at []"),
    // Keys of the document inside a page are unknown, and the page is checked all the same.
    Row(
      document: #"{"page":{"page":{},"sections":{}}}"#, #"flow-unknown-key at "page""#, "flow-form at {}"),
    Row(
      document: #"{"sheet":{"mutations":[],"id":5}}"#, #"flow-unknown-key at "mutations""#, "flow-form at 5"),
    Row(document: #"{"sections":[5],"sheet":4}"#, "flow-form at 5", #"flow-unknown-key at "sheet""#),
    Row(document: #"{"page":{"sections":[]},"sheet":4}"#, "flow-form at 4"),
    // Mutations and what they hold.
    Row(document: #"{"mutations":5}"#, "flow-form at 5"),
    Row(document: #"{"mutations":[5,{"kind":"remove_widget","id":"a"}]}"#, "flow-form at 5"),
    Row(
      document: #"{"mutations":[{"kind":1,"widget":2,"page":3,"sections":4}]}"#, "flow-form at 1",
      "flow-form at 2", "flow-form at 3", "flow-form at 4"),
    Row(document: #"{"mutations":[{"sections":[5,{"id":"s"}]}]}"#, "flow-form at 5"),
  ]

  private static func separator(_ id: String, _ more: String = "") -> String {
    #"{"type":"separator","id":"\#(id)",\#(more)"data":{}}"#
  }

  /// Which of two widgets of one identifier Flow renames.
  static let identities = [
    // A widget that is dropped has none, nor have those of a section that is.
    Row(
      separator("a", #""layout":{"padding":4},"#) + "," + separator("a"), "flow-insets at 4",
      repaired: separator("a", #""layout":{"padding":{ "top": 4, "left": 4, "right": 4, "bottom": 4 }},"#)
        + ","
        + separator("a")),
    Row(
      document:
        #"{"page":{"sections":[{"layout":5,"widgets":[\#(separator("a"))]},{"widgets":[\#(separator("a"))]}]}}"#,
      "flow-form at 5"),
    Row(
      document:
        #"{"page":{"sections":[{"header":{"type":5},"widgets":[\#(separator("a"))]},{"widgets":[\#(separator("a"))]}]}}"#,
      "flow-form at 5"),
    Row(separator("a") + "," + separator("a"), #"flow-duplicate-id at "a""#),
    // Each mutation is applied by itself.
    Row(document: #"{"mutations":[{"widget":\#(separator("a"))},{"widget":\#(separator("a"))}]}"#),
    Row(
      document: #"{"mutations":[{"sections":[{"widgets":[\#(separator("a")),\#(separator("a"))]}]}]}"#,
      #"flow-duplicate-id at "a""#),
    Row(#"{"type":"separator","data":{},"actions":null}"#),
    Row(#"{"type":"separator","data":{},"actions":{}}"#, #"flow-missing-id at "separator""#),
  ]

  @Test("the footer is drawn last, so that it is renamed")
  func footerLast() {
    let page =
      #"{"page":{"footer":{"widgets":[\#(Self.separator("a"))]},"sections":[{"widgets":[\#(Self.separator("a"))]}]}}"#
    let found = Self.checker.check(Array(page.utf8)).diagnostics
    #expect(
      found.map(\.range.lowerBound) == [
        #"{"page":{"footer":{"widgets":[{"type":"separator","id":"#.utf8.count
      ])
  }

  /// A colour, where it stands, and the end of what is said of it.
  static let unreadable: [(widget: String, id: String, ending: String?)] = [
    (layout(##""background":{"hex":"#GG0000","dark_hex":"nope"}"##), "flow-hex", ": it paints nothing"),
    (
      layout(##""background":{"hex":"#FFFFFF","dark_hex":"nope"}"##), "flow-hex",
      ": \"hex\" stands in both appearances"
    ),
    (
      layout(##""background":{"hex":"nope","dark_hex":"#000000"}"##), "flow-hex",
      ": \"dark_hex\" stands in both appearances"
    ),
    (
      layout(##""background":{"hex":"nope","token":"a"}"##), "flow-hex",
      ": without a theme that knows \"a\", it paints nothing"
    ),
    (
      #"{"type":"title_block","data":{"title":{"text":"A","color":"nope"}}}"#, "flow-hex",
      ": the theme textColor is painted in its place"
    ),
    (
      #"{"type":"title_block","data":{"title":{"text":"A","color":{}}}}"#, "flow-hex",
      ": the theme textColor is painted in its place"
    ),
    (
      #"{"type":"separator","data":{"color":"nope"}}"#, "flow-hex",
      ": the theme separatorColor is painted in its place"
    ),
    (
      layout(##""border":{"color":{"token":null,"hex":"zzz"}}"##), "flow-border-color",
      "so that it is not painted"
    ),
    (layout(##""border":{"color":{"token":"a","hex":"zzz"}}"##), "flow-border-color", nil),
  ]

  private static func layout(_ members: String) -> String {
    #"{"type":"separator","layout":{\#(members)},"data":{}}"#
  }

  @Test("a colour that cannot be read says what is painted in its place", arguments: unreadable)
  func unreadables(_ row: (widget: String, id: String, ending: String?)) {
    let found = Self.checker.check(Array(Self.page(row.widget).utf8)).diagnostics.filter { $0.id == row.id }
    #expect(found.allSatisfy { $0.message.hasSuffix(row.ending ?? "-") }, "\(found.map(\.message))")
    #expect(found.isEmpty == (row.ending == nil))
  }
}
