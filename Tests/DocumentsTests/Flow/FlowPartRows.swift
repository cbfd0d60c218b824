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
}
