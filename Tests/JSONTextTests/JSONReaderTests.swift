import Testing

import JSONText

@Suite("Reader") struct JSONReaderTests {
  /// Texts that are JSON, each near one of the table below.
  @Test(arguments: [
    "0", "-0", "1.5", "1e5", "1E+5", "-1.25e-10", " \t\r\n1 \t\r\n", "true", "false", "null", "\"\"", "\"a\"",
    "[]", "[ ]", "{}", "{ }", "[[]]", "[1,2]", "[1 , 2]", "{\"a\":1}", "{ \"a\" : 1 , \"b\" : [ ] }",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\"", "\"\\uD800\"", "\"\\uDC00x\"",
    "\"\u{7F}é€😀\u{10FFFF}\"",
    "{\"a\":1,\"a\":2}", "\"long enough for eight bytes at a time, and then some more\"", "[true,false,null]",
    "1000000000000000000000000000000000000000", "1e99999999999999", "{\"\":0}",
  ])
  func accepts(_ text: String) {
    #expect(fault(text) == nil)
  }

  @Test(
    arguments: [
      ("", .empty, 0), (" \n", .empty, 2), ("\u{FEFF}1", .byteOrderMark, 0),
      ("[", .unexpectedEnd, 1), ("[1", .unexpectedEnd, 2), ("[1,", .unexpectedEnd, 3),
      ("{", .unexpectedEnd, 1),
      ("{\"a\"", .unexpectedEnd, 4), ("{\"a\":", .unexpectedEnd, 5), ("{\"a\":1", .unexpectedEnd, 6),
      ("{\"a\":1,", .unexpectedEnd, 7), ("[[]", .unexpectedEnd, 3),
      ("]", .unexpectedByte(0x5D), 0), ("[,1]", .unexpectedByte(0x2C), 1),
      ("[1,,2]", .unexpectedByte(0x2C), 3),
      ("{\"a\":}", .unexpectedByte(0x7D), 5), ("'a'", .unexpectedByte(0x27), 0),
      ("+1", .unexpectedByte(0x2B), 0),
      (".5", .unexpectedByte(0x2E), 0), ("// x", .unexpectedByte(0x2F), 0),
      ("[\u{A0}1]", .unexpectedByte(0xC2), 1),
      ("[\u{0C}1]", .unexpectedByte(0x0C), 1),
      ("tru", .invalidLiteral, 0), ("trux", .invalidLiteral, 0), ("truex", .invalidLiteral, 0),
      ("[nul]", .invalidLiteral, 1), ("fals", .invalidLiteral, 0), ("fxlse", .invalidLiteral, 0),
      ("True", .invalidLiteral, 0), ("NaN", .invalidLiteral, 0), ("[undefined]", .invalidLiteral, 1),
      ("-", .invalidNumber, 1), ("-x", .invalidNumber, 1), ("1.", .invalidNumber, 2),
      ("1.e5", .invalidNumber, 2),
      ("[1e]", .invalidNumber, 3), ("1e+", .invalidNumber, 3), ("-Infinity", .invalidNumber, 1),
      ("01", .leadingZero, 0), ("[-012]", .leadingZero, 2), ("00", .leadingZero, 0),
      ("\"", .unterminatedString, 0), ("[\"abc", .unterminatedString, 1), ("\"a\\", .unterminatedString, 0),
      ("\"\\u00", .unterminatedString, 0), ("\"a\\\"", .unterminatedString, 0),
      ("\"a\nb\"", .controlCharacter(0x0A), 2), ("\"\u{0}\"", .controlCharacter(0), 1),
      ("\"0123456789\tx\"", .controlCharacter(9), 11),
      ("\"\\x\"", .invalidEscape, 1), ("\"a\\u12G4\"", .invalidEscape, 2), ("\"\\U0041\"", .invalidEscape, 1),
      ("1 2", .trailingContent, 2), ("{}}", .trailingContent, 2), ("\"a\"x", .trailingContent, 3),
      ("[1,]", .trailingComma, 2), ("{\"a\":1 , }", .trailingComma, 7), ("[1\n,\n]", .trailingComma, 3),
      ("{a:1}", .expectedKey, 1), ("{1:1}", .expectedKey, 1), ("{,}", .expectedKey, 1),
      ("{\"a\":1,,}", .expectedKey, 7),
      ("{\"a\" 1}", .expectedColon, 5), ("{\"a\"}", .expectedColon, 4), ("{\"a\"=1}", .expectedColon, 4),
      ("[1 2]", .expectedCommaOrEnd, 3), ("[1}", .expectedCommaOrEnd, 2),
      ("{\"a\":1]", .expectedCommaOrEnd, 6),
      ("[1 // x\n]", .expectedCommaOrEnd, 3), ("[0x1]", .expectedCommaOrEnd, 2),
    ] as [(String, JSONError.Kind, Int)])
  func refuses(_ text: String, _ kind: JSONError.Kind, _ offset: Int) {
    let fault = fault(text)
    #expect(fault?.kind == kind)
    #expect(fault?.offset == offset)
    let message = fault?.message ?? ""
    #expect(!message.isEmpty && !message.hasSuffix(".") && !message.contains("\n"))
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func refusesIllFormedUTF8(_ sequence: [UInt8]) {
    // At both ends of a word, behind other scalars, and at the end of the text.
    for before in ["", "é", "0123456", "01234567"] {
      let start = [0x22] + Array(before.utf8)
      #expect(fault(start + sequence + [0x22])?.kind == .invalidUTF8)
      #expect(fault(start + sequence + [0x22])?.offset == start.count)
      #expect(fault(start + sequence)?.kind == .invalidUTF8)
    }
  }

  @Test(
    arguments: [
      [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
      [0xEF, 0xBF, 0xBF],
      [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]])
  func acceptsTheEndsOfUTF8(_ sequence: [UInt8]) {
    #expect(fault([0x22] + sequence + [0x22]) == nil)
  }

  @Test func limitsDepth() {
    func nested(_ depth: Int, _ open: String, _ close: String) -> String {
      String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
    #expect(fault(nested(512, "[", "]")) == nil)
    #expect(fault(nested(512, "{\"a\":", "}")) == nil)
    #expect(fault(nested(513, "[", "]"))?.kind == .depthLimit)
    #expect(fault(nested(513, "[", "]"))?.offset == 512)
    #expect(fault(nested(513, "{\"a\":", "}"))?.kind == .depthLimit)
    #expect(fault(String(repeating: "[", count: 100_000))?.offset == 512)
    #expect(fault(String(repeating: "{\"a\":", count: 100_000))?.kind == .depthLimit)
  }

  @Test func countsOpenContainersAndNotAllContainers() {
    let siblings = "[" + Array(repeating: "[{}]", count: 2_000).joined(separator: ",") + "]"
    #expect(fault(siblings) == nil)
  }

  @Test func namesTheOffender() {
    #expect(
      fault("[1,]")?.message == "trailing ',': the last element or member has no comma")
    #expect(fault("[\u{0C}]")?.message == "unexpected '0x0C': a value is expected here")
    #expect(
      fault("-")?.message == "number is cut short at 'end of text': a digit is expected here")
  }

  @Test func keepsEntriesSmall() {
    #expect(MemoryLayout<TapeEntry>.stride == 16)
    #expect(MemoryLayout<JSONNode>.size == 4)
  }
}
