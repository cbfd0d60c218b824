import StyleModel
import Testing
import Theme

@testable import ClassParser

@Suite("Recipes, custom utilities and modifiers in a string")
struct DefinedNameTests {
  static let vocabulary: Vocabulary = {
    func list(_ text: String) -> ClassList { ClassParser.parse(text, with: .plain) }
    let size = CompiledRecipe.Axis(
      name: "size", values: [(name: "sm", list: list("p-1")), (name: "lg", list: list("p-4"))],
      defaultValue: 0)
    let wide = CompiledRecipe.Axis(
      name: "wide", values: [(name: "true", list: list("w-full")), (name: "false", list: ClassList())],
      defaultValue: 1)
    let card = CompiledRecipe(
      name: "card", base: list("bold hover:italic"), axes: [size, wide],
      compounds: [
        CompiledRecipe.Compound(when: [(axis: 0, values: [1]), (axis: 1, values: [0])], list: list("lazy"))
      ],
      slots: [(name: "title", recipe: 1)])
    let loop = CompiledRecipe(name: "loop", broken: .recipeRecursion(["loop", "loop"]))
    let recipes = [card, CompiledRecipe(name: "card/title", base: list("uppercase")), loop]
    return Vocabulary(
      theme: .swiftcn, recipeNames: recipes.map(\.name),
      customUtilities: [
        CustomUtility(name: "stripe", argument: .none, classes: "border-2 border-red"),
        CustomUtility(name: "inked", argument: .color, classes: "text-[{value}] fill-[{value}]"),
        CustomUtility(name: "boxed", argument: .length, classes: "w-[{value}] h-[{value}]"),
        CustomUtility(name: "half", argument: .number, classes: "opacity-[{value}]"),
        CustomUtility(name: "stepped", argument: .token, classes: "rounded-{value}"),
        CustomUtility(name: "self", argument: .none, classes: "bold self"),
        CustomUtility(name: "ping", argument: .none, classes: "pong"),
        CustomUtility(name: "pong", argument: .none, classes: "ping"),
        CustomUtility(name: "broken", argument: .none, classes: "bold nope"),
        CustomUtility(name: "blur", argument: .none, classes: "bold"),
      ],
      modifiers: [
        NativeModifier(name: "cn-shimmer", argument: .number, phase: "effects"),
        NativeModifier(name: "cn-crop", argument: .none, phase: "decoration"),
      ]
    ).with(recipes: recipes, chains: [])
  }()

  static let rows: [ClassRow] = [
    .accepts("card", "bold true; italic true if hover; paddingTop+Bottom+Leading+Trailing 4"),
    .accepts("card-[size=lg]", "bold true; italic true if hover; paddingTop+Bottom+Leading+Trailing 16"),
    .accepts(
      "dark:!card-[size=lg,wide]",
      "bold true if dark !; italic true if hover dark !; paddingTop+Bottom+Leading+Trailing 16 if dark !;"
        + " width infinity if dark !; lazy true if dark !"),
    .refuses(
      "card-[sise=lg]",
      "      ^^^^", "unknown-axis",
      #"the recipe "card" has no axis "sise"; did you mean "size"?"#),
    .refuses(
      "card-[size=xl]",
      "           ^^", "unknown-axis-value",
      #"the axis "size" of the recipe "card" has no value "xl""#),
    .refuses(
      "card-[size]",
      "      ^^^^", "unknown-axis-value",
      #"the axis "size" of the recipe "card" has no value "true""#),
    .accepts("card/title", "textCase uppercase"),
    .refuses(
      "card/titel",
      "     ^^^^^", "unknown-slot",
      #"the recipe "card" has no slot "titel"; did you mean "title"?"#),
    .refuses(
      "-card",
      "^^^^^", "negative-not-allowed",
      #""card" takes no negative value"#),
    .refuses(
      "crad",
      "^^^^", "unknown-class",
      #"unknown class "crad"; did you mean "card"?"#),
    .refuses(
      "loop",
      "^^^^", "recipe-recursion",
      "the recipe expands into itself: loop -> loop"),
    .accepts("stripe", "borderWidth 2; borderColor red"),
    .refuses(
      "stripe-[red]",
      "        ^^^", "unexpected-argument",
      #""stripe" takes no argument"#),
    .accepts("inked-[primary]", "foreground+fill #2E2E31|#E0E0E3"),
    .accepts("hover:inked-[#00F]", "foreground+fill #0000FF if hover"),
    .refuses(
      "inked-[nope]",
      "       ^^^^", "unknown-token",
      #"the theme has no colour "nope""#),
    .refuses(
      "inked",
      "^^^^^", "missing-argument",
      #""inked" needs a color in brackets"#),
    .accepts("boxed-[2rem]", "width+height 32"),
    .refuses(
      "boxed-[2em]",
      "        ^^", "unsupported-unit",
      #"the unit "em" is not supported"#),
    .accepts("half-[0.5]", "opacity 0.5"),
    .refuses(
      "half-[2]",
      "      ^", "out-of-range",
      #""2" is out of range"#),
    .refuses(
      "half-[x]",
      "      ^", "invalid-value",
      #""x" is not a number"#),
    .accepts(
      "stepped-[lg]", "cornerTopLeading+TopTrailing+BottomLeading+BottomTrailing unset; cornerRadius 12"),
    .refuses(
      "stepped-[lgg]",
      "         ^^^", "unknown-token",
      #"the theme has no token "lgg"; did you mean "lg""#),
    .refuses(
      "self",
      "^^^^", "recipe-recursion",
      "the recipe expands into itself: self -> self"),
    .refuses(
      "ping",
      "^^^^", "recipe-recursion",
      "the recipe expands into itself: ping -> pong -> ping"),
    .refuses(
      "hover:broken",
      "^^^^^^^^^^^^", "unknown-class",
      #"unknown class "nope""#),
    .refuses(
      "stripe/50",
      "      ^^^", "unexpected-modifier",
      #"the modifier "/50" means nothing on this class"#),
    // The name of a custom utility beats a built-in one, whose values stay in reach.
    .accepts("blur blur-2", "bold true; blur 8"),
    .accepts("cn-crop", ""),
    .refuses(
      "cn-crop-[1]",
      "         ^", "unexpected-argument",
      #""cn-crop" takes no argument"#),
    .refuses(
      "cn-shimmer",
      "^^^^^^^^^^", "missing-argument",
      #""cn-shimmer" needs a number in brackets"#),
    .refuses(
      "cn-shimmer-[fast]",
      "            ^^^^", "invalid-value",
      #""fast" is not a number"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check(with: Self.vocabulary) }

  @Test("are refused before they are written out where they would be too long", arguments: [29, 30, 60_000])
  func tooLong(_ length: Int) {
    let utility = CustomUtility(
      name: "many", argument: .text,
      classes: "a11y-label-[" + String(repeating: "{value}", count: 2_184) + "]")
    let vocabulary = Vocabulary(theme: .swiftcn, customUtilities: [utility])
    let argument = String(repeating: "x", count: length)
    let list = ClassParser.parse("many-[\(argument)] p-1", with: vocabulary)
    // 2,184 times 30, and 13 bytes around them, are one string's limit and less by three.
    #expect(list.faults.map { $0.id } == (length <= 30 ? [] : ["length-limit"]))
    #expect(list.faults.first.map { $0.range } == (length <= 30 ? nil : 6..<6 + length))
    #expect(list.declarations.count == (length <= 30 ? 5 : 4))
  }

  @Test("activate modifiers with argument, conditions and importance")
  func modifiers() {
    let list = ClassParser.parse("cn-shimmer-[1.5] hover:!cn-crop", with: Self.vocabulary)
    #expect(list.faults == [])
    #expect(list.slots.map(\.slot) == [Slot("cn-shimmer", argument: "1.5"), Slot("cn-crop")])
    #expect(list.slots.map(\.conditions.names) == [[], ["hover"]])
    #expect(list.slots.map { $0.weight >> 15 } == [0, 1])
  }

  @Test("name the recipes that a string uses, through custom utilities too")
  func names() {
    let recipes = [CompiledRecipe(name: "card"), CompiledRecipe(name: "row")]
    let vocabulary = Vocabulary(
      theme: .swiftcn, recipeNames: recipes.map(\.name),
      customUtilities: [CustomUtility(name: "framed", argument: .none, classes: "card bold")]
    ).with(recipes: recipes, chains: [])
    let rows: [(text: String, names: [String])] = [
      ("hover:(row p-4) framed row", ["row", "card", "row"]),
      ("p-4 card/title", ["card"]), ("!row card-[size=lg]", ["row", "card"]), ("(card)", ["card"]),
      ("p-4 rows card-[", []), ("[card.row:1] -row", []),
    ]
    for row in rows {
      #expect(ClassParser.recipeNames(in: row.text, with: vocabulary) == row.names, "\(row.text)")
    }
  }
}
