import Documents
import Engine
import Recipes

/// Whole documents: rates with and without classes, and how time grows with components and recipes.
enum DocumentCosts {
  /// A screen of so many components, each with a class string or without.
  static func screen(_ components: Int, hasClasses: Bool) -> [UInt8] {
    var text = #"{"id":"screen","type":"module","children":[{"id":"rows","type":"vstack","children":["#
    text.reserveCapacity(components * 160)
    for index in 0..<max(components - 2, 1) {
      if index > 0 { text += "," }
      let classes = hasClasses ? #","class":"\#(strings[index % strings.count])""# : ""
      text +=
        #"{"id":"row\#(index)","type":"text"\#(classes),"context":{"text":"Row \#(index) of the list"}}"#
    }
    return Array((text + "]}]}").utf8)
  }

  private static let strings = [
    "text-sm font-semibold text-primary", "px-3 py-2 rounded-lg bg-surface",
    "text-muted-foreground line-clamp-2",
    "p-4 opacity-80", "w-full min-h-[44]", "dark:text-white text-black bold",
  ]

  static func measure(_ figures: inout Figures, largest: Int, _ count: (Int) -> Void) {
    let compiler = DocumentCompiler(engine: StyleEngine())
    for hasClasses in [false, true] {
      let bytes = screen(20_000, hasClasses: hasClasses)
      let seconds = best(of: 3) { count(compiler.compile(bytes).output?.count ?? 0) }
      let kind = hasClasses ? "a class string on each component" : "no classes"
      print("documents with \(kind): \(fixed(Double(bytes.count) / seconds / 1e6, 1)) MB/s")
    }
    var points: [(Double, Double)] = []
    var size = 1_000
    while size <= largest {
      let bytes = screen(size, hasClasses: true)
      // A large document always gets its memory from the system; a small one would find that of the run before.
      let seconds = best(of: size > 100_000 ? 2 : 200_000 / size + 2, before: Memory.giveBack) {
        count(compiler.compile(bytes).output?.count ?? 0)
      }
      points.append((Double(size), seconds))
      print("  \(size) components: \(fixed(seconds * 1e9 / Double(size), 0)) ns each")
      size *= 8
    }
    let growth = exponent(points)
    print("  growth exponent \(fixed(growth, 3))")
    figures.note("growth of documents", growth)
    measureRecipes(&figures, count)
  }

  private static func measureRecipes(_ figures: inout Figures, _ count: (Int) -> Void) {
    var points: [(Double, Double)] = []
    for size in [1_000, 4_000, 16_000] {
      let recipes = (0..<size).map { index in
        RecipeDefinition(
          "r\(index)", .init(index % 3 == 0 ? "p-\(index % 40) bold" : "r\(index / 3 * 3) m-1"),
          source: "bench")
      }
      let catalog = Catalog(recipes)
      let seconds = best(of: 3) { count(StyleEngine(catalog: catalog).vocabulary.names.count) }
      points.append((Double(size), seconds))
    }
    let growth = exponent(points)
    print("recipes, 1,000 to 16,000: growth exponent \(fixed(growth, 3))")
    figures.note("growth of recipes", growth)
  }

  /// The slope of the logarithms between the first and the last point.
  private static func exponent(_ points: [(size: Double, seconds: Double)]) -> Double {
    guard let first = points.first, let last = points.last, first.size < last.size else { return 1 }
    return logarithm(last.seconds / first.seconds) / logarithm(last.size / first.size)
  }
}
