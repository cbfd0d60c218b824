import StyleModel
import Testing

@testable import ClassParser

@Suite("Characters")
struct CharacterTests {
  /// Every character of Unicode's White_Space property.
  static let blanks: [Unicode.Scalar] = [
    "\u{9}", "\u{A}", "\u{B}", "\u{C}", "\u{D}", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}", "\u{2001}",
    "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}",
    "\u{200A}",
    "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}",
  ]

  @Test("of the property White_Space separate classes", arguments: blanks)
  func blank(_ scalar: Unicode.Scalar) {
    let text = "\(scalar)bold\(scalar)\(scalar)hover:(italic\(scalar)lazy)\(scalar)"
    let list = ClassParser.parse(text, with: .plain)
    #expect(list.faults == [])
    #expect(declared(list) == "bold true; italic+lazy true if hover")
  }

  @Test("of the property White_Space end brackets, behind a backslash too", arguments: blanks)
  func blankInBrackets(_ scalar: Unicode.Scalar) {
    for text in ["a11y-label-[a\(scalar)bold", "a11y-label-[a\\\(scalar)bold"] {
      let list = ClassParser.parse(text, with: .plain)
      #expect(list.faults.map(\.id) == ["unclosed-bracket"])
      #expect(declared(list) == "bold true")
    }
  }

  struct Invisible: Sendable, CustomTestStringConvertible {
    let scalar: Unicode.Scalar
    let name: String
    var testDescription: String { name }
  }

  static let invisibles = [
    Invisible(scalar: "\u{0}", name: "a control character"),
    Invisible(scalar: "\u{1F}", name: "a control character"),
    Invisible(scalar: "\u{7F}", name: "a control character"),
    Invisible(scalar: "\u{AD}", name: "U+00AD soft hyphen"),
    Invisible(scalar: "\u{180E}", name: "U+180E Mongolian vowel separator"),
    Invisible(scalar: "\u{200B}", name: "U+200B zero-width space"),
    Invisible(scalar: "\u{200C}", name: "U+200C zero-width non-joiner"),
    Invisible(scalar: "\u{200D}", name: "U+200D zero-width joiner"),
    Invisible(scalar: "\u{200E}", name: "U+200E left-to-right mark"),
    Invisible(scalar: "\u{200F}", name: "U+200F right-to-left mark"),
    Invisible(scalar: "\u{202E}", name: "a bidirectional control character"),
    Invisible(scalar: "\u{2060}", name: "U+2060 word joiner"),
    Invisible(scalar: "\u{2066}", name: "a bidirectional control character"),
    Invisible(scalar: "\u{FEFF}", name: "U+FEFF zero-width no-break space"),
  ]

  @Test("that show nothing are no blanks, named, and removed by the fix", arguments: invisibles)
  func invisible(_ row: Invisible) {
    let text = "bo\(row.scalar)ld italic"
    let list = ClassParser.parse(text, with: .plain)
    #expect(list.faults.map(\.message) == ["\(row.name) is not a blank and shows nothing; remove it"])
    #expect(list.faults.first?.range == 2..<2 + UTF8.width(row.scalar))
    #expect(list.faults.first?.fix?.applied(to: text) == "bold italic")
    #expect(declared(list) == "italic true")
  }

  @Test("that show nothing may stand in text, where emoji need them")
  func invisibleInText() {
    let list = ClassParser.parse("a11y-label-[👩\u{200D}🚀]", with: .plain)
    #expect(list.faults == [])
    #expect(declared(list) == "accessibilityLabel '👩\u{200D}🚀'")
  }

  @Test(
    "of no class are unknown classes",
    arguments: ["größe", "p-４", "p-٤", "×", "日本", "🚀", "p-4é", "m-½", "\u{10FFFF}", "e\u{301}"])
  func foreign(_ text: String) {
    let list = ClassParser.parse("\(text) bold", with: .plain)
    #expect(list.faults.count == 1)
    #expect(list.faults.first?.range.isEmpty == false)
    #expect(declared(list) == "bold true")
  }

  struct Bytes: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var fault: Range<Int>?
    var testDescription: String { name }
  }

  static let sequences = [
    Bytes(name: "two bytes", bytes: [0xC3, 0xA9]),
    Bytes(name: "a continuation alone", bytes: [0x80], fault: 0..<1),
    Bytes(name: "an overlong slash", bytes: [0xC0, 0xAF], fault: 0..<1),
    Bytes(name: "a lead at the end", bytes: [0x70, 0xC3], fault: 1..<2),
    Bytes(name: "three bytes", bytes: [0xE2, 0x82, 0xAC]),
    Bytes(name: "three bytes cut", bytes: [0xE2, 0x82], fault: 0..<1),
    Bytes(name: "an overlong euro", bytes: [0xE0, 0x82, 0xAC], fault: 0..<1),
    Bytes(name: "a surrogate", bytes: [0xED, 0xA0, 0x80], fault: 0..<1),
    Bytes(name: "the last before surrogates", bytes: [0xED, 0x9F, 0xBF]),
    Bytes(name: "four bytes", bytes: [0xF0, 0x9F, 0x9A, 0x80]),
    Bytes(name: "an overlong four", bytes: [0xF0, 0x8F, 0x9A, 0x80], fault: 0..<1),
    Bytes(name: "above U+10FFFF", bytes: [0xF4, 0x90, 0x80, 0x80], fault: 0..<1),
    Bytes(name: "a bad third byte", bytes: [0x20, 0xE2, 0x82, 0x20], fault: 1..<2),
    Bytes(name: "a lead that is none", bytes: [0xFF], fault: 0..<1),
  ]

  @Test("that are not UTF-8 are refused at the first bad byte", arguments: sequences)
  func utf8(_ row: Bytes) {
    let list = row.bytes.withUnsafeBufferPointer { ClassParser.parse($0, with: .plain) }
    if let fault = row.fault {
      #expect(list.faults.map(\.id) == ["invalid-utf8"])
      #expect(list.faults.first?.range == fault)
      #expect(list.faults.first?.message == "these bytes are not UTF-8")
    } else {
      #expect(!list.faults.map(\.id).contains("invalid-utf8"))
    }
  }
}
