import JSONText
import TestSupport
import Testing

@Suite("Patch") struct JSONPatchTests {
  @Test(arguments: PatchRow.oneLine + PatchRow.lines + PatchRow.composed)
  func edits(_ row: PatchRow) throws {
    var editor = try Editor(Array(row.source.utf8))
    row.edit(&editor)
    let result = editor.patch.applied()
    #expect(text(result) == row.expected)
    #expect(fault(result) == nil)
    guard row.isIdempotent else { return }
    var again = try Editor(result)
    row.edit(&again)
    #expect(text(again.patch.applied()) == row.expected)
  }

  @Test func leavesTheTextAloneWithoutEdits() throws {
    for source in [" {\"a\" :1\r\n,\t\"b\":[ ] } \n", "1", "[\r1]"] {
      let patch = JSONPatch(try JSONDocument(parsing: source))
      #expect(patch.isEmpty)
      #expect(text(patch.applied()) == source)
    }
  }

  @Test func ignoresMembersOfWhatIsNoObject() throws {
    var editor = try Editor(Array("[1, \"a\"]".utf8))
    editor.set("a", 1, in: "0")
    editor.set("a", 1)
    editor.remove("a", in: "1")
    #expect(editor.patch.isEmpty)
  }

  @Test func resolvesOverlapsByPlaceThenLengthThenCall() throws {
    func edited(_ edits: [(Range<Int>, String)]) throws -> String {
      var patch = JSONPatch(try JSONDocument(parsing: "[1,2,3]"))
      for (range, bytes) in edits { patch.replaceBytes(range, with: Array(bytes.utf8)) }
      return text(patch.applied())
    }
    #expect(try edited([(3..<4, "x"), (1..<4, "y")]) == "[y,3]")
    #expect(try edited([(1..<2, "x"), (1..<4, "y")]) == "[y,3]")
    #expect(try edited([(1..<2, "x"), (1..<2, "y")]) == "[y,2,3]")
    #expect(try edited([(1..<1, "x"), (1..<1, "y")]) == "[xy1,2,3]")
    #expect(try edited([(6..<99, "]\n"), (-5..<0, "\n")]) == "\n[1,2,3]\n")
  }

  /// Random edits against the same edits of a tree, member order aside.
  @Test func agreesWithEditsOfTrees() throws {
    var random = SplitMix64(seed: 99)
    let layouts = [
      JSONLayout.compact, .spaced, .pretty(), .pretty(indent: "\t", newline: "\r\n"), .pretty(indent: "    "),
    ]
    for _ in 0..<3_000 {
      let source = JSONWriter.text(
        keyedValue(depth: 0, &random), layout: layouts[random.below(layouts.count)])
      var model = PatchModel(try JSONDocument(parsing: source))
      for _ in 0...random.below(6) { model.editAtRandom(&random) }
      let result = model.patch.applied()
      guard fault(result) == nil else {
        Issue.record("\(source)\nbecame\n\(text(result))")
        continue
      }
      let document = try JSONDocument(parsing: result)
      #expect(
        PatchModel.sorted(document.value(of: document.root))
          == PatchModel.sorted(model.expected(document: model.document.root)),
        "\(source)\nbecame\n\(text(result))")
    }
  }
}
