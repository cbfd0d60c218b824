import Documents
import Engine
import JSONText
import Recipes
import StyleModel
import TestSupport
import Testing

/// The catalog as StemJSON without classes.
@Suite struct RecipeConverterTests {
  static let engine = StyleEngine()

  @Test(
    "converts the whole catalog to documents that the checker finds nothing in",
    arguments: RecipeConverter.Form.allCases)
  func isSound(_ form: RecipeConverter.Form) throws {
    let result = RecipeConverter(engine: Self.engine).convert(as: form)
    let bytes = Array(JSONWriter.text(result.document, layout: .pretty()).utf8)
    #expect(!bytes.contains(sequence: Array("\"class\"".utf8)))
    let checked = DocumentChecker(engine: Self.engine).check(bytes)
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(checked.components > Self.engine.recipes.count)
    #expect(result.findings.allSatisfy { $0.diagnostic.severity < .error })
  }

  /// Names that decompiling cannot find, and why.
  static let unfound: [String: String] = [
    "field": "it has no classes", "field-group": "it has no classes",
    "field/group": "it has no classes",
    "skeleton-motion": "it is a native modifier alone, which StemJSON has no place for",
    "spinner-motion": "it is a native modifier alone, which StemJSON has no place for",
    "input-otp": "its font design is left out", "kbd": "its font design is left out",
  ]

  @Test("decompiles converted styles to the names of the recipes again")
  func names() throws {
    let result = RecipeConverter(engine: Self.engine).convert(as: .styles)
    var options = Decompiler.Options()
    options.recipes = true
    let output = try #require(
      Decompiler(engine: Self.engine, options: options).decompile(
        Array(JSONWriter.text(result.document).utf8)
      )
      .output)
    let document = try JSONDocument(parsing: output)
    let children = document.elements(of: try #require(document.member("children", of: document.root)))
    var missed: [String] = []
    var count = 0
    for child in children {
      count += 1
      let id = document.member("id", of: child).flatMap { document.string(of: $0) } ?? ""
      let classes = document.member("class", of: child).flatMap { document.string(of: $0) }
      if classes != id { missed.append(id) }
    }
    #expect(missed.sorted() == Self.unfound.keys.sorted())
    #expect(count == Self.engine.recipes.reduce(0) { $0 + RecipeVariant.combinations(of: $1).count })
  }

  /// Recipes with one style cannot be told apart, and classes that are shorter than a name win.
  @Test("without the names as ids, finds the recipe, one of the same style, or shorter classes")
  func anonymous() throws {
    let engine = Self.engine
    var options = Decompiler.Options()
    options.recipes = true
    let decompiler = Decompiler(engine: engine, options: options)
    let result = RecipeConverter(engine: engine).convert(as: .styles)
    guard case .array(let children)? = result.document["children"] else {
      Issue.record("a module has children")
      return
    }
    var (found, others) = (0, [String]())
    for child in children {
      guard case .string(let id)? = child["id"], case .string(let type)? = child["type"],
        let style = child["style"]
      else { continue }
      // A border bears the component's name.
      let text = JSONWriter.text(style).split(separator: "\"\(id)_border\"").joined(separator: "\"x_border\"")
      let document = try JSONDocument(parsing: text)
      let decoded = StemJSONDecoder.decode(document.root, in: document)
      let classes = decompiler.classes(for: decoded.style, kind: .init(type), id: "x").classes
      let isEqual =
        engine.resolve(classes).style.defaults == engine.resolve(id).style.defaults
        && engine.recipes.contains { $0.name == classes }
      if classes == id {
        found += 1
      } else if !isEqual, classes.utf8.count > id.utf8.count {
        others.append("\(id): \(classes)")
      }
    }
    #expect(found * 100 >= children.count * 35, "\(found) of \(children.count)")
    #expect(others.map { String($0.prefix { $0 != ":" }) }.sorted() == Self.longer)
  }

  /// Recipes that come back as longer classes: what is left out of them keeps their names from fitting.
  static let longer = ["kbd"]

  @Test("gives keys to axes that expressions carry, and dependencies to the values of others")
  func keys() throws {
    let engine = SmallCatalog.engine(SmallCatalog.pill)
    let result = RecipeConverter(engine: engine).convert(as: .components, only: ["pill"])
    #expect(result.findings.map(\.diagnostic.message) == [])
    let difference = try Repository.compare(
      JSONWriter.text(result.document, layout: .pretty()) + "\n", with: "Tests/Fixtures/Converted/pill.json")
    #expect(difference == nil)
  }

  @Test("converts the recipes that are named with their slots, each combination of values once")
  func combinations() throws {
    let engine = SmallCatalog.engine(SmallCatalog.pill)
    let result = RecipeConverter(engine: engine).convert(as: .styles, only: ["pill"])
    guard case .array(let children)? = result.document["children"] else { return #expect(Bool(false)) }
    let ids = children.compactMap { child -> String? in
      if case .string(let id)? = child["id"] { id } else { nil }
    }
    #expect(
      ids.sorted() == [
        "pill", "pill-[intent=danger,strong=true]", "pill-[intent=danger]",
        "pill-[size=lg,intent=danger,strong=true]", "pill-[size=lg,intent=danger]",
        "pill-[size=lg,strong=true]",
        "pill-[size=lg]", "pill-[strong=true]", "pill/icon", "pill/title",
      ])
    // Nothing answers hover here, which is told.
    #expect(Set(result.findings.map(\.diagnostic.id)) == ["condition-dropped"])
  }
}

extension Array where Element == UInt8 {
  fileprivate func contains(sequence: [UInt8]) -> Bool {
    guard count >= sequence.count else { return false }
    return (0...(count - sequence.count)).contains { self[$0...].starts(with: sequence) }
  }
}
