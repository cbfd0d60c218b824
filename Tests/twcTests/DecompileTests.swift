import TestSupport
import Testing

/// `twc decompile`: what comes out, where it goes, and the figures.
@Suite struct DecompileTests {
  static let styled = #"{"id":"a","type":"text","style":{"layout":{"padding":16},"common":{"glow":1}}}"#
  static let classed = #"{"id":"a","type":"text","class":"p-4","style":{"common":{"glow":1}}}"#

  @Test func oneDocumentGoesToStdout() throws {
    let folder = try Scratch(["a.json": Self.styled, "plain.json": #"{"id":"a","type":"text"}"#])
    try Row(arguments: ["decompile", "a.json"], out: Self.classed, errors: ["1 note; --notes shows it"])
      .check(in: folder)
    try Row(
      arguments: ["decompile", "-"], stdin: Self.styled, out: Self.classed,
      errors: ["1 note; --notes shows it"]
    ).check(in: folder)
    try Row(arguments: ["decompile", "plain.json"], out: #"{"id":"a","type":"text"}"#).check(in: folder)
    try Row(
      arguments: ["decompile", "a.json", "--check"], out: "", errors: ["a.json: error:", "[would-change]"],
      code: 1
    ).check(in: folder)
    #expect(try folder.text("a.json") == Self.styled)
  }

  @Test func writeReplacesAndIsStable() throws {
    let folder = try Scratch(["a.json": Self.styled, "b/c.json": Self.styled])
    try Row(arguments: ["decompile", ".", "--write"], out: "", errors: ["2 notes; --notes shows them"]).check(
      in: folder)
    #expect(try folder.text("a.json") == Self.classed)
    #expect(try folder.text("b/c.json") == Self.classed)
    try Row(arguments: ["decompile", ".", "--check", "--notes"], out: "").check(in: folder)
    try Row(arguments: ["compile", "a.json"], has: [#""padding""#, #""glow":1"#]).check(in: folder)
  }

  @Test func figuresAreExact() throws {
    let kept =
      #"{"id":"a","type":"text","style":{"common":{"tint":{"color":"red","opacity":"${o}"},"scale":2}}}"#
    let folder = try Scratch(["a.json": Self.styled, "b.json": kept])
    try Row(
      arguments: ["decompile", "--stats", "a.json", "b.json"],
      out: """
        a.json: 100.0 % of 4 properties in 1 style; 1 value is not understood
        b.json: 50.0 % of 2 properties in 1 style
        total: 83.3 % of 6 properties in 2 styles; 1 value is not understood

        """, errors: ["2 notes; --notes shows them"]
    ).check(in: folder)
    try Row(
      arguments: ["decompile", "--notes", "b.json"], has: [#""class":"scale-200""#],
      errors: ["b.json:1:51: note: common.tint stays in style", "[style-kept]"]
    ).check(in: folder)
    try Row(
      arguments: ["decompile", "--stats", "--write", "a.json"], has: ["100.0 %"],
      errors: ["1 note; --notes shows it"]
    ).check(in: folder)
    #expect(try folder.text("a.json") == Self.classed)
  }

  @Test func optionsReachTheDecompiler() throws {
    let stack = #"{"id":"a","type":"vstack","context":{"_spacing":8},"style":{"layout":{"padding":10}}}"#
    try Row(
      arguments: ["decompile", "-"], stdin: stack,
      out: #"{"id":"a","type":"vstack","context":{"_spacing":8},"class":"p-2.5"}"#
    ).check()
    try Row(
      arguments: ["decompile", "-", "--context"], stdin: stack,
      out: #"{"id":"a","type":"vstack","class":"p-2.5 gap-2"}"#
    ).check()
    let theme = try Scratch(["theme.json": #"{"extends":"swiftcn","spacing":5}"#])
    try Row(
      arguments: ["decompile", "-", "--theme", "theme.json"], stdin: stack,
      out: #"{"id":"a","type":"vstack","context":{"_spacing":8},"class":"p-2"}"#
    ).check(in: theme)
    let card = try Tool.run(
      ["compile", "-"], stdin: Array(#"{"id":"a","type":"vstack","class":"card"}"#.utf8))
    let plain = try Tool.run(["decompile", "-"], stdin: card.bytes)
    let matched = try Tool.run(["decompile", "-", "--recipes-match"], stdin: card.bytes)
    #expect(plain.code == 0 && matched.code == 0)
    #expect(matched.bytes.count < plain.bytes.count)
    #expect(matched.text.contains(#""class":"card""#))
  }

  @Test func badUseIsRefused() throws {
    try Row(arguments: ["decompile"], errors: ["no document is named"], code: 2).check()
    try Row(
      arguments: ["decompile", "--stats", "-o", "-", "-"], errors: ["exclude one another"], code: 2
    ).check()
    try Row(arguments: ["decompile", "-"], stdin: "{", out: "", errors: ["[json-syntax]"], code: 3).check()
  }
}
