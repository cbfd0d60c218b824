import Engine
import JSONText
import Recipes
import StyleResolve
import StyleTargets
import Testing

/// Writing an output as bytes says what its tree says, whether or not somebody has looked at the style before.
@Suite struct WrittenOutputTests {
  static let classes =
    Catalog.builtIn.recipes.map(\.base.text) + Catalog.builtIn.recipes.map(\.name)
    + [
      "border rounded-full font-mono", "border-2 w-full p-4 mb-2", "surface rounded-lg border",
      "border text-sm",
    ]

  @Test(
    "writes borders, custom buttons and all other parts as their tree",
    arguments: [nil, "button", "text", "vstack"])
  func sameBytes(_ kind: String?) {
    let engine = StyleEngine()
    let component = StemJSONTarget.Component(id: "a", kind: kind.map { ComponentKind($0) })
    for text in Self.classes {
      var output = engine.stemJSON(text, for: component).output
      let tree = JSONWriter.text(output.json)
      var written: [UInt8] = []
      output.write(to: &written)
      #expect(String(decoding: written, as: UTF8.self) == tree, "\(text)")
      // The border is a row of the style from the first change on.
      output.style = output.style
      written = []
      output.write(to: &written)
      #expect(String(decoding: written, as: UTF8.self) == tree, "\(text)")
    }
  }
}
