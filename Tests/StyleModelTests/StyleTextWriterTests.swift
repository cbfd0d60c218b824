import JSONText
import StyleModel
import TestSupport
import Testing

/// Writing a style as bytes says what encoding it and writing the tree say.
@Suite struct StyleTextWriterTests {
  @Test func randomStyles() {
    var random = RandomStyles(seed: 0x5717)
    for _ in 0..<20_000 {
      let style = random.style()
      #expect(written(style) == JSONWriter.text(StemJSONEncoder.encode(style)))
    }
  }

  @Test(arguments: StyleProperty.allCases)
  func everyPropertyAlone(property: StyleProperty) {
    var random = RandomStyles(seed: UInt64(property.rawValue))
    for kind in 0..<RandomStyles.kinds {
      let style = Style([Style.Entry(property, random.value(kind))])
      #expect(written(style) == JSONWriter.text(StemJSONEncoder.encode(style)))
    }
  }

  @Test func appendsToWhatIsThere() {
    var bytes = Array("x".utf8)
    StemJSONEncoder.write(Style([Style.Entry(.opacity, .number(0.5))]), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"x{"common":{"opacity":0.5}}"#)
  }

  private func written(_ style: Style) -> String {
    var bytes: [UInt8] = []
    StemJSONEncoder.write(style, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Styles of any properties and values, those that no class makes too.
private struct RandomStyles {
  static let kinds = 18
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func style() -> Style {
    // A few neighbours make rows that fold and paths that share their beginnings; equal values fold edges.
    var entries: [Style.Entry] = []
    let shared = value(below(Self.kinds))
    for _ in 0..<below(6) {
      let first = below(StyleProperty.count)
      for raw in first..<min(first + 1 + below(5), StyleProperty.count) {
        guard let property = StyleProperty(rawValue: UInt8(raw)) else { continue }
        let value = below(3) == 0 ? shared : below(3) == 0 ? .number(8) : self.value(below(Self.kinds))
        entries.append(Style.Entry(property, value))
      }
    }
    return Style(entries)
  }

  mutating func value(_ kind: Int) -> StyleValue {
    switch kind {
    case 0: .number(Double(below(40)) - 8)
    case 1: .number(Double(below(1000)) / 7)
    case 2: .integer(below(100) - 50)
    case 3: .bool(below(2) == 0)
    case 4: .keyword(text())
    case 5: .text(text())
    case 6, 7, 8: .color(color())
    case 9: .gradient(Gradient(.linear(from: "top", to: text()), colors: [color(), color()]))
    case 10: .pair(1, 2)
    case 11: .fraction(0.5)
    case 12: .infinity
    case 13: .tracks([GridTrack(.flexible(minimum: nil, maximum: 80), spacing: 4)])
    case 14: .palette([color()])
    case 15: .json(["a": [1, "b"], "kind": .string(text())])
    case 16: .dynamic("${\(text())}")
    default: .unset
    }
  }

  private mutating func color() -> Color {
    below(2) == 0 ? Color(tone()) : Color(light: tone(), dark: tone())
  }

  private mutating func tone() -> Tone {
    let shade: Shade =
      switch below(3) {
      case 0: .keyword(.primary)
      case 1: .rgba(RGBA(packed: UInt32(truncatingIfNeeded: random.next())))
      default: .dynamic("${brand}")
      }
    return Tone(shade, opacity: [1, 1, 0.5, 0.125][below(4)])
  }

  private mutating func text() -> String {
    ["body", "", "a\"b", "\u{1}\n", "größe", "a longer text that is no small string"][below(6)]
  }

  private mutating func below(_ bound: Int) -> Int { random.below(bound) }
}
