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

  struct Row: Sendable, CustomTestStringConvertible {
    let catalog: String
    /// Pieces of the document as components.
    var has: [String] = []
    /// Pieces of it as styles.
    var styles: [String] = []
    /// What is told of the components, and of the styles where that differs.
    var told: [String] = []
    var toldOfStyles: [String]?
    var testDescription: String { catalog }
  }

  @Test(
    "loses nothing in silence, and gives every component a type, an id and keys of its own",
    arguments: [
      // The type that the style speaks to, also by what is made of it.
      Row(
        catalog: #"{"q": "text-sm/6 px-2"}"#,
        has: [#"{"id":"q","type":"text""#, #""text":{"lineSpacing":4}"#],
        styles: [#"{"id":"q","type":"text""#],
        told: ["the line height is carried as the nearest text.lineSpacing"]),
      Row(catalog: #"{"q": "text-sm px-2"}"#, has: [#"{"id":"q","type":"vstack""#]),
      Row(
        catalog: #"{"q": "bezel-bordered italic"}"#,
        has: [
          #"{"id":"q","type":"button","context":{"_label":"@{text}","text":""},"style":{"button":{"standard":{"type":"bordered"}}}}"#
        ],
        told: [#"a button ignores the domain "text", which speaks to text"#]),
      // Slots of what holds none stand behind it; the look of texts is passed on.
      Row(
        catalog: #"{"q": {"base": "text-sm", "slots": {"t": "italic bg-red"}}}"#,
        has: [
          #"{"id":"q","type":"vstack","context":{"t":""},"style":{"common":{"font":"subheadline"}},"children":[{"id":"q_t","type":"text","#,
          #""background":"red""#,
        ]),
      Row(
        catalog: #"{"q": {"base": "bezel-bordered", "slots": {"t": "p-1"}}}"#,
        has: [
          #"{"id":"q","type":"vstack","context":{"text":"","t":""},"children":[{"id":"q_self","type":"button","context":{"_label":"@{text}"}"#,
          #"{"id":"q_t","type":"vstack","#,
        ]),
      Row(
        catalog: #"{"q": {"base": "italic", "slots": {"t": "p-1"}}}"#,
        has: [
          #""children":[{"id":"q_self","type":"text","context":{"_text":"@{text}"},"style":{"text":{"italic":true}}}"#
        ]),
      Row(
        catalog: #"{"q": {"base": "grid-cols-3 p-1", "slots": {"t": "p-1"}}}"#,
        has: [#"{"id":"q","type":"grid","context":{"t":""}"#, #""children":[{"id":"q_t""#]),
      // Keys
      Row(
        catalog:
          #"{"q": {"base": "p-1", "slots": {"a-b": "p-1", "a_b": "p-2", "_text": "p-3", "text": "p-4"}}}"#,
        has: [#""context":{"a_b":"","a_b_2":"","slot__text":"","slot_text":""}"#, ##""_text":"@{a_b_2}""##]),
      Row(
        catalog:
          #"{"q": {"base": "p-1", "variants": {"t": {"a": "opacity-50", "b": ""}}, "slots": {"t": "p-1", "t_2": "p-2"}}}"#,
        has: [#""context":{"t_2":"","t_2_2":"","t":""}"#, "@{t} == 'a' ? 0.5 : 1"]),
      // Identifiers
      Row(
        catalog: #"{"recipes": {"recipes": "p-1"}}"#,
        has: [#"{"id":"recipes_2","type":"module""#, "dp://recipes\""],
        styles: [#"{"id":"recipes_2","type":"module","children":[{"id":"recipes","#]),
      Row(
        catalog: #"{"a": "border", "a_border": "border", "m": "m-1", "m_margin": "p-1"}"#,
        has: ["dp://a_border_2\"", "dp://m_margin_2\""],
        styles: [
          #"{"id":"a_border","type":"vstack""#, #"{"id":"a_border_2","type":"rectangle""#,
          #"{"id":"m_margin_2","#,
        ]),
      // Too many combinations
      Row(
        catalog:
          #"{"q": {"variants": {"a": {"1": "p-1", "2": "p-2", "3": "p-3", "4": ""}, "b": {"1": "w-1", "2": "w-2", "3": "w-3"}, "c": {"1": "h-1", "2": "h-2", "3": "h-3"}, "d": {"1": "min-h-1", "2": "min-h-2"}}}}"#,
        told: ["64 combinations of its values are written, of 240"], toldOfStyles: []),
      Row(
        catalog:
          #"{"q": {"variants": {"a": {"1": "p-1", "2": "p-2", "3": "p-3", "4": ""}, "b": {"1": "w-1", "2": "w-2", "3": "w-3"}, "c": {"1": "h-1", "2": "h-2", "3": "h-3"}, "d": {"1": "min-h-1", "2": "min-h-2", "3": "min-h-3"}}}}"#,
        told: ["64 combinations of its values are written, of 320"],
        toldOfStyles: ["256 combinations of its values are written, of 320"]),
    ])
  func row(_ row: Row) {
    let engine = SmallCatalog.engine(row.catalog)
    for form in RecipeConverter.Form.allCases {
      let result = RecipeConverter(engine: engine).convert(as: form)
      let text = JSONWriter.text(result.document)
      for piece in form == .styles ? row.styles : row.has { #expect(text.contains(piece), "\(text)") }
      let told = form == .styles ? row.toldOfStyles ?? row.told : row.told
      #expect(result.findings.map(\.diagnostic.message) == told)
      #expect(result.findings.allSatisfy { $0.diagnostic.severity < .error && $0.recipe == "q" })
      let checked = DocumentChecker(engine: engine).check(Array(text.utf8))
      #expect(checked.diagnostics.map(\.message) == [])
    }
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
