import StyleModel
import Testing

/// The way from the colour spaces of CSS to sRGB.
struct ColorSpaceTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let rgb: (Double, Double, Double)
    let clipped: String
    let reduced: String
    var testDescription: String { text }
    init(_ text: String, _ rgb: (Double, Double, Double), _ clipped: String, _ reduced: String) {
      (self.text, self.rgb, self.clipped, self.reduced) = (text, rgb, clipped, reduced)
    }
  }

  // Samples of CSS Color 4 and its test suite, with components computed by another implementation.
  @Test(arguments: [
    Sample("oklch(62.3% 0.214 259.815)", (0.169333, 0.498049, 1.022833), "#2B7FFF", "#2B7FFF"),
    Sample("oklch(63.7% 0.237 25.331)", (0.982661, 0.171797, 0.213070), "#FB2C36", "#FB2C36"),
    Sample("oklch(72.3% 0.219 149.579)", (-0.194098, 0.787156, 0.315622), "#00C950", "#00C950"),
    Sample("oklch(79.5% 0.184 86.047)", (0.941312, 0.692915, -0.232152), "#F0B100", "#EFB100"),
    Sample("oklch(62.7% 0.265 303.9)", (0.677910, 0.275942, 1.027084), "#AD46FF", "#AD46FF"),
    Sample("oklch(0.6 0.4 140)", (-0.418243, 0.671015, -0.382607), "#00AB00", "#039D00"),
    Sample("lab(29.2345% 39.3825 20.0664)", (0.490634, 0.138671, 0.159006), "#7D2329", "#7D2329"),
    Sample("lab(52.2345% 40.1645 59.9971)", (0.776174, 0.363390, 0.024547), "#C65D06", "#C65D06"),
    Sample("lab(60.2345% -5.3654 58.956)", (0.616502, 0.575084, 0.092855), "#9D9318", "#9D9318"),
    Sample("lab(62.2345% -34.9638 47.7721)", (0.407235, 0.651222, 0.223519), "#68A639", "#68A639"),
    Sample("lab(67.5345% -8.6911 -41.6019)", (0.382862, 0.672716, 0.938469), "#62ACEF", "#62ACEF"),
    Sample("lab(50% -50% 25%)", (-0.275953, 0.558552, 0.235909), "#008E3C", "#008B45"),
    Sample("lch(52.2345% 72.2 56.2)", (0.776174, 0.363390, 0.024548), "#C65D06", "#C65D06"),
    Sample("lch(60.2345% 59.2 95.2)", (0.616502, 0.575085, 0.092849), "#9D9318", "#9D9318"),
    Sample("lch(29.2345% 44.2 27)", (0.490634, 0.138671, 0.159006), "#7D2329", "#7D2329"),
    Sample("oklab(40.101% 0.1147 0.0453)", (0.490551, 0.138739, 0.159133), "#7D2329", "#7D2329"),
    Sample("oklab(59.686% 0.1009 0.1192)", (0.776020, 0.363447, 0.025954), "#C65D07", "#C65D07"),
    Sample("oklab(0.65125 -0.0320 0.1274)", (0.616362, 0.575147, 0.093712), "#9D9318", "#9D9318"),
    Sample("oklch(40.101% 0.12332 21.555)", (0.490550, 0.138745, 0.159113), "#7D2329", "#7D2329"),
    Sample("oklch(59.686% 0.15619 49.7694)", (0.776018, 0.363461, 0.025284), "#C65D06", "#C65D06"),
    Sample("color(srgb-linear 0.5 0.25 -0.1)", (0.735357, 0.537099, -0.349190), "#BC8900", "#AE8E00"),
    Sample("color(display-p3 1 0.5 0)", (1.074044, 0.462533, -0.210493), "#FF7600", "#FF7D00"),
    Sample("color(display-p3 0.2 0.9 0.4)", (-0.405238, 0.915847, 0.319666), "#00EA52", "#00E563"),
    Sample("color(a98-rgb 0.281363 0.498012 0.116746)", (0, 0.501956, 0), "#008000", "#008000"),
    Sample("color(prophoto-rgb 0.28 0.5 0.12)", (-0.099660, 0.610150, -0.148719), "#009C00", "#009C00"),
    Sample("color(prophoto-rgb 0.01 0.02 0.03)", (-0.002754, 0.017974, 0.025601), "#000507", "#000507"),
    Sample("color(rec2020 0.3 0.5 0.2)", (-0.154016, 0.492917, 0.044290), "#007E0B", "#007E0B"),
    Sample("color(rec2020 0.42053 0.979780 0.00579)", (-0.627723, 1.027253, -0.345857), "#00FF00", "#00F74D"),
    Sample("color(xyz-d50 0.2005 0.14089 0.4472)", (0.462665, 0.329471, 0.804015), "#7654CD", "#7654CD"),
    Sample("color(xyz-d65 0.21661 0.14602 0.59452)", (0.462673, 0.329467, 0.804016), "#7654CD", "#7654CD"),
    Sample("color(xyz 0.3 0.4 0.1)", (0.590418, 0.710970, 0.223189), "#97B539", "#97B539"),
    Sample("color(display-p3 0 1 0)", (-0.511605, 1.018266, -0.310675), "#00FF00", "#00FB29"),
    Sample("color(rec2020 0 0 1)", (-0.299213, -0.088640, 1.050489), "#0000FF", "#005193"),
    Sample("hsl(200 60% 40%)", (0.160000, 0.480000, 0.640000), "#297AA3", "#297AA3"),
    Sample("hsl(330 100% 75%)", (1.000000, 0.500000, 0.750000), "#FF80BF", "#FF80BF"),
    Sample("hwb(150 20% 10%)", (0.200000, 0.900000, 0.550000), "#33E68C", "#33E68C"),
    Sample("hwb(330 40% 40%)", (0.600000, 0.400000, 0.500000), "#996680", "#996680"),
    Sample("color(display-p3-linear 0.2 0.4 0.6)", (0.430182, 0.671457, 0.811546), "#6EABCF", "#6EABCF"),
    Sample("color(srgb 1.2 -0.1 0.5)", (1.200000, -0.100000, 0.500000), "#FF0080", "#FF678D"),
    Sample("lch(100% 110 60)", (1.479539, 0.814894, 0.197911), "#FFD032", "#FFFFFF"),
  ]) func converts(_ row: Sample) throws {
    let color = try CSSColor.parse(row.text)
    #expect(abs(color.red - row.rgb.0) < 1e-5, "red \(color.red)")
    #expect(abs(color.green - row.rgb.1) < 1e-5, "green \(color.green)")
    #expect(abs(color.blue - row.rgb.2) < 1e-5, "blue \(color.blue)")
    #expect(color.rgba().hex == row.clipped)
    #expect(color.rgba(.reduceChroma).hex == row.reduced)
  }

  @Test func oklabOfWhiteAndNaN() {
    let white = ExtendedRGB(1, 1, 1).oklab
    #expect(abs(white.lightness - 1) < 1e-7 && abs(white.a) < 1e-7 && abs(white.b) < 1e-7)
    let lost = ExtendedRGB(.nan, .infinity, -.infinity, alpha: 2)
    #expect(lost.rgba() == RGBA(0, 255, 0))
    _ = lost.rgba(.reduceChroma)
  }
}
