import Documents
import Engine
import JSONText
import StyleModel
import StyleTargets
import TestSupport
import Testing

/// Random styles of the property table come back whole, whatever the component is.
@Suite struct DecompilerLawTests {
  @Test(arguments: 0..<16)
  func roundTrip(_ seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed) &+ 0x5EED)
    for _ in 0..<12 {
      let type = ComponentKind.names.randomElement(using: &generator) ?? "text"
      let json = StemJSONEncoder.encode(Self.style(&generator))
      let text = "{\"id\":\"a\",\"type\":\"\(type)\",\"style\":\(JSONWriter.text(json))}"
      let result = try DecompilerTests.expectRoundTrip(Array(text.utf8))
      #expect(result.stats.unknown == 0, "\(text)")
      // A custom button's opacity and the like have no class beside those of the button itself.
      if type != "button" { #expect(result.stats.percentage == 100, "\(text) \(result.diagnostics)") }
    }
  }

  /// Whatever the spelling and the value: style to classes to style is equal, and all of it is carried.
  @Test(arguments: 0..<24)
  func anyStyle(_ seed: Int) throws {
    var random = RandomStyleJSON(seed: UInt64(seed) &+ 0xD0C5)
    for round in 0..<20 {
      let type =
        round % 3 == 0 ? "button" : ComponentKind.names.randomElement(using: &random.generator) ?? "text"
      let json = random.component(type, rarity: [4, 10, 30][round % 3])
      let text = JSONWriter.text(json)
      let result = try DecompilerTests.expectRoundTrip(Array(text.utf8))
      #expect(result.stats.unknown == 0, "\(text)")
      #expect(result.stats.percentage == 100, "\(text) \(result.diagnostics.map { $0.message })")
    }
  }

  /// A style with about a tenth of the properties, and few values so that neighbours are equal now and then.
  private static func style(_ generator: inout SplitMix64) -> Style {
    var style = Style()
    for property in DecompilerVocabularyTests.properties
    where property.domain.isStemJSON && Int.random(in: 0..<10, using: &generator) == 0 {
      let samples = DecompilerVocabularyTests.samples(property.row)
      guard var value = samples.randomElement(using: &generator) else { continue }
      if case .gradient(var gradient) = value {
        gradient.colors = [Color(.red), Color(.clear), Color(.blue)]
        value = .gradient(gradient)
      }
      style.set(property, to: value)
    }
    for edge in [StyleProperty.paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing]
    where Bool.random(using: &generator) {
      style.set(edge, to: .number(Double([4, 8, 13].randomElement(using: &generator) ?? 4)))
    }
    if Bool.random(using: &generator) { style.set(.maxWidth, to: .infinity) }
    // What StemJSON cannot hold at once.
    if style.value(of: .glass) != nil {
      style.set(.background, to: nil)
      style.set(.material, to: nil)
    }
    if case .gradient? = style.value(of: .background) { style.set(.material, to: nil) }
    return style
  }
}
