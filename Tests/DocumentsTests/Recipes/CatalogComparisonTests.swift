import Documents
import Engine
import JSONText
import Testing

@Suite struct CatalogComparisonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let changes: [String]
    var testDescription: String { "\(old) to \(new)" }
  }

  @Test(arguments: [
    Row(old: #"{"a": "p-4"}"#, new: #"{"a": "p-4"}"#, changes: []),
    // Another way to write the same is no change.
    Row(old: #"{"a": "p-4"}"#, new: #"{"a": "px-4 py-[16]"}"#, changes: []),
    Row(old: #"{"a": "p-4"}"#, new: #"{"a": "p-2"}"#, changes: ["changed a layout.padding 16 8"]),
    Row(
      old: #"{"a": "p-4"}"#, new: #"{"a": "bold"}"#,
      changes: ["changed a text.bold - true", "changed a layout.padding 16 -"]),
    Row(old: #"{"a": "p-4"}"#, new: #"{"b": "p-4"}"#, changes: ["removed a", "added b"]),
    // A recipe changes with those that it names.
    Row(
      old: #"{"a": "p-4", "b": "a"}"#, new: #"{"a": "p-2", "b": "a"}"#,
      changes: ["changed a layout.padding 16 8", "changed b layout.padding 16 8"]),
    Row(
      old: #"{"a": "bg-white"}"#, new: #"{"a": "bg-white dark:bg-black"}"#,
      changes: [#"changed a common.background "white" {"light":"white","dark":"black"}"#]),
    Row(
      old: #"{"a": "opacity-50"}"#, new: #"{"a": "opacity-50 hover:opacity-70"}"#,
      changes: [#"changed a common.opacity 0.5 {"cases":[{"when":["hover"],"value":0.7}],"default":0.5}"#]),
    // What changes in all variants is told once.
    Row(
      old: #"{"a": {"base": "p-4", "variants": {"s": {"x": "bold", "y": "p-1"}}}}"#,
      new: #"{"a": {"base": "p-2", "variants": {"s": {"x": "italic", "z": "p-3"}}}}"#,
      changes: [
        "removed a s=y", "changed a layout.padding 16 8", "changed a s=x text.italic - true",
        "changed a s=x text.bold true -", "added a s=z",
      ]),
    Row(
      old: #"{"a": {"base": "p-4", "slots": {"t": "bold", "u": "p-1"}}}"#,
      new: #"{"a": {"base": "p-4", "slots": {"t": "italic", "v": "p-1"}}}"#,
      changes: ["changed a/t text.italic - true", "changed a/t text.bold true -", "removed a/u", "added a/v"]),
    Row(
      old: #"{"recipes": {"s": "", "a": {"base": "p-4", "description": "One"}}}"#,
      new:
        #"{"families": {"f": {"default": "s"}}, "recipes": {"s": "", "a": {"base": "p-4", "description": "Two", "deprecated": "b", "family": "f"}}}"#,
      changes: [
        #"changed a description "One" "Two""#, #"changed a deprecated - "b""#, #"changed a family - "f""#,
      ]),
    Row(
      old: #"{"a": {"variants": {"s": {"x": "p-1", "y": "p-2"}}, "defaults": {"s": "x"}}}"#,
      new: #"{"a": {"variants": {"s": {"x": "p-1", "y": "p-2"}}, "defaults": {"s": "y"}}}"#,
      changes: [#"changed a defaults {"s":"x"} {"s":"y"}"#, "changed a layout.padding 4 8"]),
    // What values change only together.
    Row(
      old: #"{"q": {"variants": {"s": {"a": "p-1"}, "t": {"x": "m-1"}}}}"#,
      new:
        #"{"q": {"variants": {"s": {"a": "p-1"}, "t": {"x": "m-1"}}, "compounds": [{"when": {"s": "a", "t": "x"}, "classes": "bold"}]}}"#,
      changes: ["changed q s=a,t=x text.bold - true"]),
    Row(
      old:
        #"{"q": {"variants": {"s": {"a": "p-1", "b": ""}, "t": {"x": "m-1", "y": ""}}, "defaults": {"s": "b", "t": "y"}}}"#,
      new:
        #"{"q": {"variants": {"s": {"a": "p-1", "b": ""}, "t": {"x": "m-1", "y": ""}}, "defaults": {"s": "b", "t": "y"}, "compounds": [{"when": {"s": "a", "t": ["x", "y"]}, "classes": "bold"}]}}"#,
      // The combination with x is told by the value alone.
      changes: ["changed q s=a text.bold - true"]),
    Row(
      old: #"{"q": {"variants": {"s": {"a": "p-1"}, "t": {"x": "p-2"}}}}"#,
      new: #"{"q": {"variants": {"t": {"x": "p-2"}, "s": {"a": "p-1"}}}}"#,
      changes: ["changed q t=x,s=a layout.padding 8 4"]),
    // Neither order says anything where the axes do not meet.
    Row(
      old: #"{"q": {"variants": {"s": {"a": "p-1"}, "t": {"x": "m-2"}}}}"#,
      new: #"{"q": {"variants": {"t": {"x": "m-2"}, "s": {"a": "p-1"}}}}"#, changes: []),
    // A family's configuration is an axis of each adopter, and what its style makes of it too.
    Row(
      old:
        #"{"families": {"f": {"default": "s", "configuration": {"t": ["x"]}}}, "recipes": {"s": "", "a": {"family": "f"}, "b": "p-1"}}"#,
      new:
        #"{"families": {"f": {"default": "s", "configuration": {"t": ["x", "y"]}}}, "recipes": {"s": "", "a": {"family": "f"}, "b": "p-1"}}"#,
      changes: ["added a t=y"]),
    Row(
      old:
        #"{"families": {"f": {"default": "s"}}, "recipes": {"s": {"variants": {"t": {"x": "p-1"}}}, "a": {"family": "f", "base": "m-1"}}}"#,
      new:
        #"{"families": {"f": {"default": "s"}}, "recipes": {"s": {"variants": {"t": {"x": "p-2"}}}, "a": {"family": "f", "base": "m-1"}}}"#,
      changes: ["changed a t=x layout.padding 4 8", "changed s t=x layout.padding 4 8"]),
  ])
  func changes(_ row: Row) {
    let comparison = CatalogComparison(
      from: SmallCatalog.engine(row.old), to: SmallCatalog.engine(row.new))
    let found = comparison.changes.map { change in
      func text(_ value: JSONValue?) -> String { value.map { JSONWriter.text($0) } ?? "-" }
      var words = [change.kind.rawValue, change.recipe + (change.slot.map { "/\($0)" } ?? "")]
      if let variant = change.variant { words.append(variant) }
      if let property = change.property { words += [property, text(change.old), text(change.new)] }
      return words.joined(separator: " ")
    }
    #expect(found == row.changes)
  }

  /// Eight axes of three values, with a compound over three of them and perhaps another order of two.
  private static func wide(_ compound: String, isSwapped: Bool = false) -> StyleEngine {
    var axes = (1...8).map { "\"s\($0)\": {\"a\": \"p-\($0)\", \"b\": \"w-\($0)\", \"c\": \"\"}" }
    if isSwapped { axes.swapAt(6, 7) }
    return SmallCatalog.engine(
      #"{"q": {"variants": {\#(axes.joined(separator: ", "))}, "compounds": [{"when": {"s1": "a", "s4": "b", "s8": "c"}, "classes": "\#(compound)"}]}, "r": "p-1"}"#
    )
  }

  @Test("says where there are too many combinations, and compares pairs and those of compounds")
  func bounded() {
    let compound = CatalogComparison(from: Self.wide("bold"), to: Self.wide("italic"))
    #expect(compound.bounded == ["q"])
    #expect(
      compound.changes.map { "\($0.variant ?? "") \($0.property ?? "")" } == [
        "s1=a,s4=b,s8=c text.italic", "s1=a,s4=b,s8=c text.bold",
      ])
    let order = CatalogComparison(from: Self.wide("bold"), to: Self.wide("bold", isSwapped: true))
    #expect(order.changes.map { $0.variant ?? "" } == ["s8=a,s7=a", "s8=b,s7=b"])
  }

  @Test func theBuiltInCatalogIsItself() {
    let engine = DecompilerTests.engine
    #expect(CatalogComparison(from: engine, to: engine).changes == [])
    #expect(CatalogComparison(from: engine, to: engine).bounded == [])
  }
}
