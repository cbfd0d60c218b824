import StyleModel
import TestSupport
import Testing
import Theme

@testable import ClassParser

/// The usual classes have short ways through the parser, which declare what the long ones do.
@Suite struct ShortWayTests {
  /// A theme whose names look like values of other kinds.
  private static let odd: Theme = {
    var theme = Theme.swiftcn
    for name in ["12", "1-2", "2xl", "#fff", "Md", "accentSolid", "12px", "x-large", "hover", "50%"] {
      theme.colors[name] = Color(light: Tone(.rgba(RGBA(1, 2, 3))), dark: Tone(.rgba(RGBA(4, 5, 6))))
    }
    for name in ["2", "none", "primary", "accent-soft"] { theme.radii[name] = 7 }
    for name in ["3", "mutedForeground", "xLarge"] { theme.type[name] = TypeRole(.size(21), lineHeight: 30) }
    theme.shadows["4"] = theme.shadows["sm"]
    theme.shadows["red"] = theme.shadows["lg"]
    theme.spacings["md"] = 11
    theme.spacings["4"] = 99
    theme.breakpoints["dark"] = 1234
    theme.breakpoints["12"] = 12
    return theme
  }()

  private static func vocabulary(_ theme: Theme) -> Vocabulary {
    let plain = Vocabulary(theme: theme)
    let card = CompiledRecipe(name: "card", base: ClassParser.parse("p-3 hover:bold", with: plain))
    let numbered = CompiledRecipe(name: "p-7", base: ClassParser.parse("italic", with: plain))
    let recipes = [card, numbered]
    return Vocabulary(
      theme: theme, recipeNames: recipes.map(\.name),
      customUtilities: [
        CustomUtility(name: "stripe", classes: "border-2 border-red text-[primary] accent-primary"),
        CustomUtility(name: "hinted", classes: "hover:bold"),
        CustomUtility(name: "nested", classes: "stripe"),
        CustomUtility(name: "carded", classes: "card"), CustomUtility(name: "wrong", classes: "bold nope"),
        CustomUtility(name: "shaped", classes: "glinting"),
        CustomUtility(name: "tinted", argument: .color, classes: "tint-[{value}]"),
        CustomUtility(name: "pillow", argument: .length, classes: "min-h-[{value}]"),
        CustomUtility(name: "twice", argument: .color, classes: "text-[{value}] fill-[{value}]"),
        CustomUtility(name: "accented", argument: .color, classes: "accent-[{value}]"),
        CustomUtility(name: "leading", argument: .length, classes: "w-[{value}]"),
        CustomUtility(name: "gap-2", classes: "bold"), CustomUtility(name: "border-1.5", classes: "lazy"),
      ],
      modifiers: [
        NativeModifier(name: "glinting", argument: .none, phase: "effects"),
        NativeModifier(name: "cn-spin", argument: .number, phase: "effects"),
      ]
    ).with(recipes: recipes, chains: [])
  }

  private static let vocabularies = [Vocabulary(theme: .swiftcn), vocabulary(.swiftcn), vocabulary(odd)]

  private static let values = [
    "0", "1", "2", "3", "4", "7", "12", "100", "101", "150", "1.5", ".5", "1.", "1.2.3", "12345", "px",
    "full",
    "primary", "red", "mutedForeground", "muted-foreground", "mutedforeground", "muted_foreground", "Primary",
    "accent-solid", "accentSolid", "accent-soft", "sm", "md", "Md", "lg", "2xl", "none", "title2", "x-large",
    "xLarge", "tight", "fast", "DEFAULT", "1-2", "2-1", "transparent", "system-red", "nope", "hover", "",
  ]

  private static let bracketed = [
    "0", "12", "12px", "1.5", "0.5", "1.5px", "2px", ".5", "12pt", "1rem", "50%", "100%", "101%", "33.3%",
    "px",
    "#fff", "#FFF", "#0f08", "#12345", "#A1b2C3", "#a1b2c3d4", "#", "#ggg", "primary", "red", "tint",
    "mutedForeground", "muted-foreground", "accent-solid", "accent-soft", "Md", "nope", "rebeccapurple",
    "1,2",
    "length:4", "1e2", "-4", "", "${a}", "200ms", "x-large", "hover",
  ]

  private static let modifiers = [
    "0", "50", "12.5", "100", "101", "6", "2", "3", "33.3333333", "", "[0.5]", "x",
  ]

  /// Everything that a list says.
  private struct Reading: Equatable {
    let tokens: [ClassList.Token]
    let declarations: [String]
    let conditions: [ConditionSet]
    let slots: [ClassList.SlotUse]
    let accentUse: AccentUse
    let isSound: Bool

    init(_ list: ClassList, _ theme: Theme) {
      tokens = list.tokens
      declarations = list.declarations.map {
        "\($0.property) \($0.kind) \($0.kind == .boxed ? 0 : $0.payload) \(list.value(of: $0, theme: theme))"
          + " \(list.conditions(of: $0)) \($0.weight) \($0.token) \($0.chain) \($0.depth)"
      }
      conditions = list.conditionSets
      slots = list.slots
      accentUse = list.accentUse
      isSound = list.isSound
    }
  }

  private static func compare(_ text: String, with vocabulary: Vocabulary) {
    var copy = text
    let (short, long) = copy.withUTF8 { bytes in
      let long = ClassReader.reading(bytes, with: vocabulary) { reader in
        reader.takesShortWays = false
        reader.readString()
        return reader.takeList()
      }
      return (ClassParser.parse(bytes, with: vocabulary), long)
    }
    if Reading(short, vocabulary.theme) == Reading(long, vocabulary.theme) { return }
    Issue.record("read otherwise on a short way: \(text)")
  }

  private static let roots: [String] = {
    var roots: Set<String> = ["stripe", "hinted", "nested", "carded", "wrong", "shaped", "tinted", "pillow"]
    roots.formUnion(["twice", "accented", "card", "cn-spin", "glinting", "nope", "gap-2", "a-b"])
    return (roots.union(Vocabulary(theme: .swiftcn).rootNames)).sorted()
  }()

  @Test("every root with values of every kind", arguments: 0..<3)
  func values(_ index: Int) {
    let vocabulary = Self.vocabularies[index]
    for root in Self.roots {
      var classes = [root, "\(root)-", "\(root)[4]", "\(root)/50"]
      classes += Self.values.flatMap { value in
        ["\(root)-\(value)"] + (root.utf8.count < 8 ? Self.modifiers.map { "\(root)-\(value)/\($0)" } : [])
      }
      classes += Self.bracketed.map { "\(root)-[\($0)]" }
      for text in classes {
        Self.compare(text, with: vocabulary)
        Self.compare("-\(text) bold", with: vocabulary)
        Self.compare("hover:\(text) md:dark:\(text)", with: vocabulary)
      }
    }
  }

  @Test("every class without a value, in front of other classes and behind them", arguments: 0..<3)
  func names(_ index: Int) {
    let vocabulary = Self.vocabularies[index]
    for name in vocabulary.names {
      for text in [name, "-\(name)", "\(name) p-4 not-hover:\(name)", "p-4 bold italic  \(name)"] {
        Self.compare(text, with: vocabulary)
      }
    }
  }

  @Test("random strings", arguments: 0..<3)
  func random(_ index: Int) {
    var random = SplitMix64(seed: 0x54_0000 + UInt64(index))
    let variants = RandomClasses.variants + ["not-not-not-dark", "sm", "lg", "12", "not-md", "", "not-"]
    for _ in 0..<20_000 {
      let classes = (0..<random.below(12)).map { _ in
        var text = ""
        for _ in 0..<[0, 0, 0, 1, 1, 2, 9][random.below(7)] { text += random.of(variants) + ":" }
        switch random.below(8) {
        case 0: return text + random.of(RandomClasses.classes)
        case 1: return text + "\(random.of(Self.roots))-[\(random.of(Self.bracketed))]"
        case 2:
          return text + "\(random.of(Self.roots))-\(random.of(Self.values))/\(random.of(Self.modifiers))"
        case 3: return text + random.of(Self.roots)
        case 4: return text + "bg-\(random.of(Self.values))/\(random.of(Self.modifiers))"
        case 5: return text + "-\(random.of(Self.roots))-\(random.of(Self.values))"
        default: return text + "\(random.of(Self.roots))-\(random.of(Self.values))"
        }
      }
      let text = classes.map { $0 + random.of([" ", " ", " ", "  ", "\n", ""]) }.joined()
      Self.compare(text, with: Self.vocabularies[index])
    }
  }

  @Test("bytes that are not UTF-8 behind classes that were read already")
  func invalid() {
    var bytes = Array("p-4 hover:bold bg-[primary] ".utf8)
    bytes.append(0xFF)
    let list = bytes.withUnsafeBufferPointer { ClassParser.parse($0, with: .plain) }
    #expect(list.tokens.isEmpty)
    #expect(list.declarations.isEmpty)
    #expect(list.faults.map(\.id) == ["invalid-utf8"])
    #expect(list.faults.first?.range == bytes.count - 1..<bytes.count)
  }

  @Test("what was not read for a custom utility counts where it may decide", arguments: [false, true])
  func budget(_ isShort: Bool) {
    // Seventeen expansions leave sixteen bytes.
    let size = 61_680
    let classes = "a11y-label-[{value}]"
    let vocabulary = Vocabulary(
      theme: .swiftcn,
      customUtilities: [
        CustomUtility(name: "stripe", classes: "border-2 border-red"),
        CustomUtility(
          name: "large", argument: .text,
          classes: classes + String(repeating: " ", count: size - classes.utf8.count)),
      ]
    ).with(recipes: [], chains: [])
    let large = (10..<27).map { "large-[label\($0)]" }.joined(separator: " ")
    let text = (isShort ? "stripe stripe " : "") + large
    #expect(ClassParser.parse(text, with: vocabulary).isSound == !isShort)
    Self.compare(text, with: vocabulary)
  }

  @Test("many tokens and long strings keep the places of their tokens", arguments: [0, 1, 7, 8, 9, 40])
  func places(_ count: Int) {
    for blanks in [1, 20, 60] {
      let text = (0..<count).map { "p-\($0)" }.joined(separator: String(repeating: " ", count: blanks))
      let tokens = ClassParser.parse(text, with: .plain).tokens
      let bytes = Array(text.utf8)
      #expect(
        tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } == (0..<count).map { "p-\($0)" })
    }
  }
}
