import JSONText
import TestSupport
import Testing

@testable import Gallery

/// Components without an identifier, and numbers that a `Double` rounds.
@Suite struct ScreenComparisonTests {
  private static func root(_ children: String, id: String? = "r", type: String = "vstack") -> String {
    let name = id.map { #""id":"\#($0)","# } ?? ""
    return #"{\#(name)"type":"\#(type)","children":[\#(children)]}"#
  }

  private static let plain = #"{"type":"text"}"#
  private static let a = #"{"id":"a","type":"text"}"#
  private static let b = #"{"id":"b","type":"text"}"#

  private static func text(_ members: String) -> String { #"{"type":"text",\#(members)}"# }

  static let positions: [ScreenRow] = [
    // The root.
    .init(old: #"{"type":"Text"}"#, new: #"{ "type":"text" }"#, differences: []),
    .init(
      old: #"{"type":"text"}"#, new: #"{"type":"image"}"#,
      differences: [["root", "type", "\"text\"", "\"image\""]]),
    .init(
      old: #"{"type":"vstack","style":{"layout":{"padding":16}},"children":[\#(a)]}"#,
      new: #"{"type":"vstack","style":{"layout":{"padding":36}},"children":[\#(a)]}"#,
      differences: [["root", "style.layout.padding", "16", "36"]]),
    .init(
      old: root(text(#""context":{"_text":"A"}"#), id: nil), new: root("", id: nil, type: "hstack"),
      differences: [["children[0]", "", "", ""], ["root", "type", "\"vstack\"", "\"hstack\""]]),
    .init(
      old: #"{"type":"text"}"#, new: #"{"id":"root","type":"text"}"#,
      differences: [["root", "", "", ""], ["root", "", "", ""]]),
    .init(
      old: "[\(plain),\(root(plain, id: nil))]", new: "[\(plain),\(root(text(#""class":"p-4""#), id: nil))]",
      differences: [["root[1]/children[0]", "class", "", "\"p-4\""]]),
    // Children.
    .init(
      old: root(text(#""style":{"layout":{"padding":8}}"#)),
      new: root(text(#""style":{"layout":{"padding":{"horizontal":8,"vertical":8.0}}}"#)), differences: []),
    .init(
      old: root(text(#""style":{"layout":{"padding":8}}"#)),
      new: root(text(#""style":{"layout":{"padding":9}}"#)),
      differences: [["r/children[0]", "style.layout.padding", "8", "9"]]),
    .init(
      old: root(text(#""class":"p-4""#)), new: root(text(#""class":"p-8""#)),
      differences: [["r/children[0]", "class", "\"p-4\"", "\"p-8\""]]),
    .init(
      old: root(text(#""context":{"_text":"A","_n":1}"#)),
      new: root(text(#""context":{"_n":1.0,"_text":"B"}"#)),
      differences: [["r/children[0]", "context._text", "\"A\"", "\"B\""]]),
    .init(
      old: root(#"{"type":"button"}"#), new: root(#"{"type":"image"},\#(plain)"#),
      differences: [
        ["r/children[0]", "type", "\"button\"", "\"image\""], ["r/children[1]", "", "", ""],
      ]),
    .init(old: root(a), new: root("\(a),\(plain)"), differences: [["r/children[1]", "", "", ""]]),
    .init(
      old: root("\(a),\(plain)"), new: root("\(plain),\(a)"),
      differences: [["r/children[1]", "", "", ""], ["r/children[0]", "", "", ""]]),
    .init(
      old: root(plain), new: root(a), differences: [["r/children[0]", "", "", ""], ["a", "", "", ""]]),
    .init(old: root(""), new: #"{"id":"r","type":"vstack"}"#, differences: []),
    // The nearest identifier names the path.
    .init(
      old: root(root(root(plain, id: nil), id: nil)),
      new: root(root(root(#"{"type":"image"}"#, id: nil), id: nil)),
      differences: [["r/children[0]/children[0]/children[0]", "type", "\"text\"", "\"image\""]]),
    .init(
      old: root(root(plain, id: "in"), id: nil), new: root(root("", id: "in"), id: nil),
      differences: [["in/children[0]", "", "", ""]]),
    .init(
      old: root(root(plain, id: nil), id: nil), new: root(root(#"{"type":"image"}"#, id: nil), id: nil),
      differences: [["children[0]/children[0]", "type", "\"text\"", "\"image\""]]),
    // The order of identifiers stays the order of identifiers.
    .init(
      old: root("\(a),\(plain),\(b)"), new: root("\(b),\(plain),\(a)"),
      differences: [["r", "children", #"["a","r/children[1]","b"]"#, #"["b","r/children[1]","a"]"#]]),
    // Other places of components, and what is no component.
    .init(
      old: #"{"id":"d","type":"dynamic","prototype":{"type":"text"}}"#,
      new: #"{"id":"d","type":"dynamic","prototype":{"type":"image"}}"#,
      differences: [["d/prototype", "type", "\"text\"", "\"image\""]]),
    .init(
      old: #"{"id":"a","type":"text","style":{"common":{"overlay":{"type":"circle"}}}}"#,
      new: #"{"id":"a","type":"text","style":{"common":{"overlay":{"type":"capsule"}}}}"#,
      differences: [["a", "style.common.overlay", #"{"type":"circle"}"#, #"{"type":"capsule"}"#]]),
    .init(
      old: root("\(plain),1"), new: root("\(plain),2"),
      differences: [["r", "children", #"["r/children[0]",1]"#, #"["r/children[0]",2]"#]]),
    .init(
      old: #"{"screen":\#(root(plain, id: nil))}"#, new: #"{"screen":\#(root("", id: nil))}"#,
      differences: [["screen/children[0]", "", "", ""]]),
    // An identifier that reads like a position is none.
    .init(
      old: root(plain), new: root(#"{"id":"r/children[0]","type":"text"}"#),
      differences: [["r/children[0]", "", "", ""], ["r/children[0]", "", "", ""]]),
  ]

  private static func module(_ number: String) -> String {
    #"{"id":"m","type":"module","state":{"n":\#(number)},"children":[]}"#
  }

  private static func width(_ number: String) -> String {
    #"{"id":"m","type":"text","style":{"layout":{"width":\#(number)}}}"#
  }

  /// Two numbers and whether they are one.
  static let numbers: [(old: String, new: String, isSame: Bool)] = [
    ("9007199254740993", "9007199254740992", false), ("9007199254740993", "9007199254740993", true),
    ("9007199254740993", "9007199254740993.0", true), ("9007199254740993", "9007199254740994", false),
    ("9007199254740993", "900719925474099300e-2", true), ("9007199254740993", "9.007199254740993e15", true),
    ("-9007199254740993", "-9007199254740992", false), ("-9007199254740993", "9007199254740993", false),
    ("9223372036854775807", "9223372036854775808", false),
    ("18446744073709551616", "18446744073709551617", false), ("1e30", "10e29", true),
    ("1e30", "1000000000000000000000000000000", true), ("1e30", "1000000000000000000000000000001", false),
    ("1e400", "10e399", true), ("1e400", "1e401", false), ("2", "2.0", true), ("2", "20e-1", true),
    ("0.5", "5e-1", true), ("0", "0.000", true), ("2", "3", false),
  ]

  @Test("whole numbers compare exactly", arguments: numbers.indices) func exactNumbers(_ index: Int) throws {
    let row = Self.numbers[index]
    let screens: [(property: String, screen: (String) -> String)] = [
      ("state.n", Self.module), ("state.n", { Self.module(#"{"list":[\#($0)]}"#) }),
      ("context._n", { #"{"id":"m","type":"text","context":{"_n":\#($0)}}"# }),
      ("style.layout.width", Self.width),
      ("style.layout.padding", { Self.padding($0, "1") }),
      ("style.layout.padding", { Self.padding($0, "9007199254740992") }),
    ]
    for (property, screen) in screens {
      let (old, new) = (
        try JSONDocument(parsing: screen(row.old)), try JSONDocument(parsing: screen(row.new))
      )
      let found = ScreenComparison(from: old, to: new).differences
      #expect(found.map { $0.property } == (row.isSame ? [] : [property]), "\(screen(row.new))")
    }
  }

  private static func padding(_ horizontal: String, _ vertical: String) -> String {
    #"{"id":"m","type":"text","style":{"layout":{"padding":{"horizontal":\#(horizontal),"vertical":\#(vertical)}}}}"#
  }

  @Test("a difference shows all digits") func digits() throws {
    let (old, new) = (
      try JSONDocument(parsing: Self.module("9007199254740993")),
      try JSONDocument(parsing: Self.module("9007199254740992.0"))
    )
    #expect(
      ScreenComparison(from: old, to: new).differences.map { JSONWriter.text($0.json) } == [
        #"{"change":"changed","subject":"m","property":"state.n","old":9007199254740993,"new":9007199254740992}"#
      ])
  }

  /// Numbers and their text where a `Double` may round them.
  static let whole: [(number: String, text: String?)] = [
    ("0", nil), ("-0", nil), ("0e99", nil), ("999999999999999", nil),
    ("1000000000000000", "1000000000000000"),
    ("1e15", "1000000000000000"), ("1E+15", "1000000000000000"), ("1e14", nil), ("0.5", nil),
    ("9007199254740993.5", nil), ("-12345678901234567890", "-12345678901234567890"), ("1e-30", nil),
    ("1e99", "1e99"), ("1e99999999999999999999", nil), ("1.5e9223372036854775807", "15e9223372036854775806"),
  ]

  @Test("whole numbers have one text", arguments: whole.indices) func wholeNumbers(_ index: Int) {
    let row = Self.whole[index]
    #expect(WholeNumber.text(of: Array(row.number.utf8)) == row.text, "\(row.number)")
  }

  @Test("components without an identifier go by their positions", arguments: positions)
  func goByPositions(_ row: ScreenRow) throws {
    let (old, new) = (try JSONDocument(parsing: row.old), try JSONDocument(parsing: row.new))
    let comparison = ScreenComparison(from: old, to: new)
    #expect(DifferenceTests.shown(comparison.differences) == row.differences)
    for document in [old, new] {
      #expect(ScreenComparison(from: document, to: document).differences.isEmpty)
    }
    let back = ScreenComparison(from: new, to: old).differences
    #expect(Set(back.map { $0.subject }) == Set(row.differences.map { $0[0] }))
    // All forms name the component.
    let page = DifferencePage(screens: old, new, comparison, names: ("old", "new")).html
    let markdown = comparison.differences.markdown(of: .screen)
    for one in row.differences {
      #expect(page.contains("<h3>\(one[0])</h3>"))
      #expect(markdown.contains("| `\(one[0])` |"))
    }
  }

  @Test("a page outlines the components that differ, and no other") func outlines() throws {
    let row = (
      Self.root("\(Self.plain),\(Self.text(#""context":{"_text":"A"}"#))", id: nil),
      Self.root("\(Self.plain),\(Self.text(#""context":{"_text":"B"}"#))", id: nil)
    )
    let (old, new) = (try JSONDocument(parsing: row.0), try JSONDocument(parsing: row.1))
    let page = DifferencePage(
      screens: old, new, ScreenComparison(from: old, to: new), names: ("old", "new")
    ).html
    #expect(page.split(separator: " changed\"", omittingEmptySubsequences: false).count == 3)
    let same = DifferencePage(
      screens: old, old, ScreenComparison(from: old, to: old), names: ("old", "old")
    ).html
    #expect(!same.contains(" changed\""))
  }
}
