import JSONText
import StyleModel
import Testing
import Theme

/// Themes as values that StemJSON takes.
@Suite struct StemJSONTokensTests {
  @Test func values() {
    let theme = loaded(
      ##"""
      {
        "extends": "none", "spacing": { "md": 16 }, "radii": { "lg": 12 }, "breakpoints": { "md": 700 },
        "colors": { "a": { "light": "#000", "dark": "#fff" }, "b": { "ref": "a", "opacity": 0.5 }, "c": "accentColor" },
        "type": { "lg": { "size": 20, "weight": "bold", "lineHeight": 30 }, "note": "footnote" },
        "shadows": { "deep": [ { "color": "#0003", "radius": 4, "y": 2 }, { "color": "#0001", "radius": 9 } ],
                     "in": { "color": "#000", "radius": 1, "inset": true } },
        "motion": { "fast": 150, "pop": { "kind": "snappy", "duration": 300 } }
      }
      """##
    ).theme
    #expect(
      JSONWriter.text(StemJSONTokens(of: theme).json)
        == ##"{"colors":{"a":{"light":"#000000","dark":"#FFFFFF"},"b":{"light":"#000000","dark":"#FFFFFF","opacity":0.5},"c":"accentColor"},"spacing":{"md":16},"radii":{"lg":12},"type":{"lg":{"common":{"font":{"kind":"system","size":20,"weight":"bold"}},"text":{"lineSpacing":6}},"note":{"common":{"font":"footnote"}}},"shadows":{"deep":{"shadow":{"color":"#00000033","radius":4,"x":0,"y":2}}},"motion":{"pop":{"animation":{"kind":"spring","duration":0.3,"bounce":0.15}}}}"##
    )
  }

  /// What StemJSON has no place for is named, beside what it holds.
  @Test func lossesAreNamed() {
    let theme = loaded(
      ##"""
      {
        "extends": "none", "spacing": 5, "rem": 10, "breakpoints": { "md": 700 },
        "colors": { "a": { "color": "#000", "increasedContrast": "#111" } },
        "type": { "low": { "size": 20, "lineHeight": 1 }, "wide": { "size": 20, "tracking": 1, "lineHeight": 40 } },
        "shadows": { "two": [ { "color": "#000", "radius": 4 }, { "color": "#0001", "radius": 9 } ],
                     "in": { "color": "#000", "radius": 1, "inset": true },
                     "far": { "color": "#000", "radius": 1, "spread": 2 } },
        "motion": { "fast": 150, "own": { "bezier": [0.2, 0, 0, 1], "delay": 5 }, "pop": { "kind": "snappy", "delay": 0 } }
      }
      """##
    ).theme
    #expect(
      StemJSONTokens(of: theme).left == [
        "the line height of low, which is less than the font's own", "the tracking of wide",
        "further layers of the shadow two", "the shadow in, which falls inside",
        "the spread of the shadow far",
        "the duration fast", "the curve of own, for which the nearest stands", "the delay of own",
        "the forms for increased contrast", "breakpoints", "the spacing unit", "the rem",
      ])
    let plain = loaded(##"{"extends":"none","colors":{"a":"#000"},"type":{"t":{"size":9,"weight":"bold"}}}"##)
    #expect(StemJSONTokens(of: plain.theme).left == [])
  }

  /// StemJSON's own reader has nothing to say about the style objects.
  @Test(arguments: Theme.presetNames) func stylesAreSound(_ name: String) throws {
    let theme = try #require(Theme.preset(named: name))
    guard case .object(let groups) = StemJSONTokens(of: theme).json else { return }
    var count = 0
    for group in groups where ["type", "shadows", "motion"].contains(group.key) {
      guard case .object(let tokens) = group.value else { continue }
      for token in tokens {
        let document = try JSONDocument(parsing: Array(JSONWriter.text(token.value).utf8))
        let result = StemJSONDecoder.decode(document.root, in: document)
        #expect(result.diagnostics.isEmpty && result.rest.isEmpty, "\(group.key) \(token.key)")
        count += 1
      }
    }
    #expect(count > 10)
  }
}
