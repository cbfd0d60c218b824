import ClassParser
import Engine
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Testing

@Suite("Laws of the canonical order")
struct ClassFormatterLawTests {
  static let contexts = ["", "dark none", "hover focus", "ios os-26 light", "macos disabled pressed w-900"]

  static let classes =
    ResolveLawTests.groups.flatMap { $0 } + [
      "card-[size=sm]", "nope", "p-[4", "flex", "glass", "surface-floating", "surface-solid",
      "glass-tint-red",
      "accent-red", "bg-accent-solid", "animate-smooth", "duration-200", "group", "shared-[a]/b", "text-sm",
      "row-bg-red", "tint-blue", "is-disabled-[${x}]", "[common.opacity:0.4]", "[layout.padding:8]", "gap-2",
      "gap-x-4",
      "undefined", "\u{FFFC}", "a11y-label-[\u{FFFC}]",
    ]

  @Test(
    "recipes come first and keep their order",
    arguments: [
      ("p-4 card", "card p-4"),
      ("bold hover:card !card card-[size=lg] p-4", "!card hover:card card-[size=lg] p-4 bold"),
      ("card-[size=lg] card", "card-[size=lg] card"),
      ("bold hover:(p-4 card) card", "hover:(card p-4) card bold"),
      ("bold nope card", "bold nope card"),
    ])
  func recipes(_ text: String, _ due: String) {
    #expect(ClassFormatter(RecipeLawEngine.engine.vocabulary).formatted(text) == due)
  }

  @Test("random strings keep their style, and a second pass changes nothing", arguments: 0..<8)
  func random(_ chunk: Int) {
    var random = SplitMix64(seed: 0xF0_4A_0000 + UInt64(chunk))
    for _ in 0..<150 { Self.check(Self.text(&random), RecipeLawEngine.engine) }
  }

  @Test("strings of the examples and the built-in recipes keep their style")
  func examples() throws {
    var texts: [String] = []
    for file in Repository.files("Examples", suffix: ".json") {
      texts += Repository.classes(in: try Repository.text(file))
    }
    for file in Repository.files("Recipes", suffix: ".json") {
      // Whatever stands between quotes and has a blank in it.
      texts += try Repository.text(file).split(separator: "\"").filter { $0.contains(" ") }.map { String($0) }
    }
    #expect(texts.count > 500)
    for text in texts { Self.check(text, .recipes) }
  }

  @Test("strings of the corpus keep their style", arguments: ["native-classes.txt", "web-classes.txt"])
  func corpus(_ name: String) {
    for text in Repository.corpus(name) { Self.check(text, .recipes) }
  }

  @Test("a part of a string keeps its style whatever stands around it", arguments: 0..<4)
  func part(_ chunk: Int) {
    var random = SplitMix64(seed: 0xFA_0000 + UInt64(chunk))
    var count = 0
    while count < 60 {
      let text = Self.text(&random)
      guard RecipeLawEngine.engine.parse(text).isSound, !text.contains("\u{FFFC}"), !text.isEmpty else {
        continue
      }
      count += 1
      let new = ClassFormatter(RecipeLawEngine.engine.vocabulary).formatted(text, use: .part)
      for around in ["hover:", "[${a}]:", "macos:dark:", "not-dark:"] {
        #expect(
          Self.style("\(around)(\(text))", RecipeLawEngine.engine)
            == Self.style("\(around)(\(new))", RecipeLawEngine.engine), "\(around)(\(text)) and \(new)")
      }
      #expect(Self.recipe(text) == Self.recipe(new), "\(text) and \(new)")
    }
  }

  /// What a recipe of these classes comes to, alone and behind a state.
  private static func recipe(_ text: String) -> [String] {
    var rules = Rules()
    rules.named = [RecipeDefinition("made", .init(text))]
    let engine = RecipeLawEngine.engine.overlaid(by: rules)
    return ["made", "hover:made", "made p-4 bg-red"].flatMap { style($0, engine) }
  }

  private static func check(_ text: String, _ engine: StyleEngine) {
    let formatter = ClassFormatter(engine.vocabulary)
    for use in [ClassFormatter.Use.whole, .part] {
      let new = formatter.formatted(text, use: use)
      #expect(new.utf8.count <= text.utf8.count, "\(text.debugDescription) grows to \(new.debugDescription)")
      guard new != text else { continue }
      #expect(formatter.formatted(new, use: use) == new, "\(text.debugDescription)")
      #expect(
        style(text, engine) == style(new, engine), "\(text.debugDescription) and \(new.debugDescription)")
      #expect(
        engine.parse(text).faults.map(\.id) == engine.parse(new).faults.map(\.id), "\(text.debugDescription)")
    }
  }

  private static func style(_ text: String, _ engine: StyleEngine) -> [String] {
    contexts.map { context in
      let style = engine.resolve(text, in: StyleContext(context)).style
      return described(style) + style.slots.map { "\($0.slot)" }.joined()
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    var text = ""
    var open = 0
    for _ in 0..<random.below(12) {
      for _ in 0..<random.below(3) {
        text += ResolveLawTests.variants[random.below(ResolveLawTests.variants.count - 1)]
      }
      if random.below(8) == 0 {
        text += "("
        open += 1
        continue
      }
      text += ["", "", "", "", "!"][random.below(5)] + classes[random.below(classes.count)]
      text += ["", "", "", "", "!"][random.below(5)]
      if open > 0, random.below(3) == 0 {
        text += ")"
        open -= 1
      }
      text += [" ", " ", " ", "  ", "\n", " \n  "][random.below(6)]
    }
    return text + String(repeating: ")", count: open)
  }
}
