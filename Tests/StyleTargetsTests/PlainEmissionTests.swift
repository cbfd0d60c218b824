import Engine
import Recipes
import StyleResolve
import TestSupport
import Testing

@testable import StyleTargets

/// A style that is written straight from its declarations has the bytes that its emission has.
@Suite struct PlainEmissionTests {
  static let engine = StyleEngine()
  static let variants = [
    "", "", "", "hover:", "not-hover:", "disabled:", "not-disabled:focus:", "ios:", "not-macos:", "dark:",
    "md:",
    "compact:", "odd:", "not-odd:not-even:", "first:", "group-hover:", "motion-reduce:", "contrast-more:",
    "!",
    "[${a}]:",
  ]
  static let classes = [
    "p-1", "px-2", "pt-[3.25]", "ps-4", "m-1", "-mt-2", "w-4", "w-full", "w-1/2", "h-full", "max-w-[80]",
    "max-w-none", "max-h-full", "min-h-[44]", "bg-red", "bg-primary", "bg-primary/50", "bg-surface/12",
    "bg-[#12345678]", "bg-none", "bg-linear-to-r", "from-red", "bg-material-thin", "text-red",
    "text-muted-foreground/30", "text-sm", "text-sm/6", "text-[18]", "leading-none", "text-title",
    "font-bold",
    "font-mono", "font-sans", "font-serif", "tracking-wide", "border", "border-2", "border-0", "border-red",
    "border-primary/40", "border-dashed", "rounded", "rounded-lg", "rounded-t-lg", "rounded-full",
    "rounded-none",
    "shadow", "shadow-md", "shadow-none", "shadow-red/20", "shadow-[0,2,8]", "opacity-10", "scale-50",
    "scale-[1,2]", "rotate-45", "blur-2", "truncate", "line-clamp-2", "line-clamp-none", "uppercase", "glass",
    "surface", "surface-glass", "bezel-prominent", "bezel-none", "bezel-link", "tint-red", "control-motion",
    "animate-none", "animate-spring", "duration-200", "gap-4", "items-center", "flex-1", "grow", "lazy",
    "hidden",
    "is-disabled-[${busy}]", "accent-success", "bg-accent-solid", "card", "button", "input", "cn-mono",
    "cn-tint-[red]", "offset-x-2", "[layout.padding:8]", "[overlay:x]", "fill-red", "stroke-blue", "stroke-2",
  ]
  static let kinds = [nil, nil, "text", "vstack", "button", "rectangle", "module", "navigation", "image"]

  @Test(arguments: 0..<8) func randomLists(chunk: Int) {
    var random = SplitMix64(seed: 0x9A1_0000 + UInt64(chunk))
    var plain = 0
    for _ in 0..<2_000 {
      let text = (0..<random.below(8)).map { _ in
        Self.variants[random.below(Self.variants.count)] + Self.classes[random.below(Self.classes.count)]
      }.joined(separator: " ")
      if check(text, &random) { plain += 1 }
    }
    // The law would say little if most styles were emitted either way.
    #expect(plain > 200)
  }

  @Test func everyClassUnderEveryVariant() {
    var random = SplitMix64(seed: 0x9A2)
    for variant in Self.variants {
      for one in Self.classes { for rest in ["", " border w-full"] { check(variant + one + rest, &random) } }
    }
  }

  @Test func everyRecipe() {
    var random = SplitMix64(seed: 0x9A3)
    for recipe in Self.engine.recipes { check(recipe.name, &random) }
  }

  /// Compares both ways; returns whether the direct one was taken.
  @discardableResult
  private func check(_ text: String, _ random: inout SplitMix64) -> Bool {
    let kind = Self.kinds[random.below(Self.kinds.count)].map { ComponentKind($0) }
    var component = StemJSONTarget.Component(
      id: [nil, "a", "größe \"b\""][random.below(3)], kind: kind,
      parent: random.below(4) == 0 ? ComponentKind("hstack") : nil,
      explicitRadius: random.below(6) == 0 ? 6 : nil)
    if random.below(4) == 0 { component.sources = .ofStyleAlone }
    var context = StyleContext()
    switch random.below(6) {
    case 0: context[.dark] = true
    case 1: context[.dark] = false
    case 2: context.setStates([.hover])
    case 3: context.platform = .ios
    default: break
    }
    let result = Self.engine.resolve(Self.engine.parse(text), for: kind, in: context)
    var (written, emitted): ([UInt8], [UInt8]) = ([1], [1])
    Self.engine.write(result, for: component, to: &written)
    Self.engine.emit(result, for: component).write(to: &emitted)
    #expect(
      written == emitted,
      """
      \(text) on \(component) in \(context):
      \(String(decoding: written, as: UTF8.self))
      \(String(decoding: emitted, as: UTF8.self))
      """)
    var direct: [UInt8] = [1]
    return PlainEmission.write(result.resolution, component, to: &direct)
  }
}
