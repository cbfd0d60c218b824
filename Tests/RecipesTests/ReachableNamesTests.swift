import Engine
import JSONText
import Recipes
import Testing

/// Every name that the loader takes can be written in a class.
@Suite("Reachable names") struct ReachableNamesTests {
  /// Every text of up to `length` of some characters.
  static func texts(of characters: String, upTo length: Int) -> [String] {
    var all: [String] = []
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in characters.map { text + String($0) } }
      all += last
    }
    return all
  }

  /// The names of recipes that a catalog may have, of candidates.
  static func sound(_ candidates: [String], _ entry: (String) -> JSONMember) -> [String] {
    candidates.filter { name in
      let text = JSONWriter.text(.object([entry(name)]))
      return CatalogLoader.load(Array(text.utf8), source: "test").diagnostics.isEmpty
    }
  }

  static func engine(_ members: [JSONMember]) -> StyleEngine {
    let text = JSONWriter.text(.object([JSONMember("recipes", .object(members))]))
    let loaded = CatalogLoader.load(Array(text.utf8), source: "test")
    return StyleEngine(catalog: Catalog(loaded.recipes), rules: Rules())
  }

  @Test func recipes() {
    let candidates = Self.texts(of: "a-_.1A!/:(", upTo: 3)
    let names = Self.sound(candidates) { JSONMember($0, "bold") }
    #expect(names.count > 100 && names.count < candidates.count)
    let engine = Self.engine(names.map { JSONMember($0, "bold") })
    for name in names {
      for classes in [name, "hover:\(name)", "(\(name))", "!\(name)"] {
        let list = engine.parse(classes)
        #expect(list.isSound && list.declarations.count == 1, "\(classes)")
      }
    }
  }

  @Test func axesAndValues() {
    let candidates = Self.texts(of: "a_-(){}=,[]!'/.\\ :", upTo: 2)
    func recipe(_ axis: String, _ value: String) -> JSONValue {
      [
        "variants": .object([
          JSONMember(axis, .object([JSONMember(value, "bold")])), JSONMember("zz", "italic"),
        ])
      ]
    }
    let values = Self.sound(candidates) { JSONMember("q", recipe("s", $0)) }
    let axes = Self.sound(candidates) { JSONMember("q", recipe($0, "x")) }
    #expect(values.count > 20 && axes == values)
    var members: [JSONMember] = []
    for (index, name) in values.enumerated() {
      members += [JSONMember("v\(index)", recipe("s", name)), JSONMember("x\(index)", recipe(name, "x"))]
    }
    let engine = Self.engine(members)
    for (index, name) in values.enumerated() {
      for (recipe, choice) in [("v\(index)", "s=\(name)"), ("x\(index)", "\(name)=x")] {
        for choices in ["\(choice),zz", "zz,\(choice)"] {
          let list = engine.parse("\(recipe)-[\(choices)]")
          #expect(list.isSound && list.declarations.count == 2, "\(recipe)-[\(choices)]")
        }
      }
    }
  }
}
