import ClassParser
import Engine
import StyleModel
import TestSupport
import Testing

@testable import StyleResolve

/// What is kept as plain data means what the cascade decides case by case.
@Suite struct PackedStyleTests {
  static let variants =
    ResolveLawTests.variants + ["not-hover:", "not-dark:hover:", "first:", "contrast-more:"]
  static let classes =
    ResolveLawTests.groups.flatMap { $0 } + [
      "max-w-none", "max-w-[80]", "max-h-full", "border-none", "animate-smooth", "control-motion",
      "font-mono",
      "bezel-link", "surface", "is-disabled-[${busy}]", "truncate", "accent-success", "bg-accent-solid",
    ]

  @Test(arguments: 0..<8) func randomLists(chunk: Int) {
    let engine = RecipeLawEngine.engine
    var random = SplitMix64(seed: 0xBAC_0000 + UInt64(chunk))
    var packed = 0
    for _ in 0..<1_500 {
      let text = (0..<random.below(9)).map { _ in
        (random.below(2) == 0 ? Self.variants[random.below(Self.variants.count)] : "")
          + Self.classes[random.below(Self.classes.count)]
      }.joined(separator: " ")
      let stack = Self.stack(text, &random)
      let context = Self.context(&random)
      let resolution = Cascade.resolution(of: stack, vocabulary: engine.vocabulary, in: context)
      if resolution.isPacked { packed += 1 }
      let style = resolution.style
      let entries = Cascade.entries(of: stack, engine.vocabulary, context)
      let decided = ResolvedStyle(entries: entries)
      #expect(style.entries == entries, "\(text) in \(context)")
      for property in StyleProperty.allCases {
        #expect(style.decision(for: property) == decided.decision(for: property), "\(property) of \(text)")
      }
      #expect(style.defaults.entries == decided.defaults.entries, "\(text) in \(context)")
      #expect(style.holdsForCertain == entries.allSatisfy { $0.decision.isStatic }, "\(text) in \(context)")
      #expect(style.withEntries == style)
    }
    // The law would say little if most styles were decided either way.
    #expect(packed > 500)
  }

  /// A list with other layers below it now and then.
  private static func stack(_ text: String, _ random: inout SplitMix64) -> LayerStack {
    let engine = RecipeLawEngine.engine
    guard random.below(3) == 0 else { return LayerStack(own: engine.parse(text)) }
    let below = classes[random.below(classes.count)]
    return LayerStack(
      defaults: [
        Layer("view", engine.parse(below)), Layer("button", engine.parse("hover:p-3 border w-full")),
      ],
      own: engine.parse(text))
  }

  private static func context(_ random: inout SplitMix64) -> StyleContext {
    var context = StyleContext()
    if random.below(3) == 0 { context[.dark] = random.below(2) == 0 }
    if random.below(3) == 0 { context.setStates([[], [.hover], [.pressed]][random.below(3)]) }
    if random.below(3) == 0 { context.platform = .ios }
    if random.below(3) == 0 { context.width = 800 }
    return context
  }
}
