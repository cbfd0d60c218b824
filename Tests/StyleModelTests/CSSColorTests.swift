import StyleModel
import Testing

/// Reading CSS colours, and what sRGB makes of them.
struct CSSColorTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    let text: String
    let hex: String
    var testDescription: String { text }
    init(_ text: String, _ hex: String) { (self.text, self.hex) = (text, hex) }
  }

  @Test(arguments: [
    // Names and hex forms.
    Accepted("red", "#FF0000"), Accepted("  RebeccaPurple\n", "#663399"),
    Accepted("transparent", "#00000000"),
    Accepted("aliceblue", "#F0F8FF"), Accepted("yellowgreen", "#9ACD32"), Accepted("tan", "#D2B48C"),
    Accepted("lightgoldenrodyellow", "#FAFAD2"), Accepted("mediumpurple", "#9370DB"),
    Accepted("palevioletred", "#DB7093"), Accepted("DarkSlateGrey", "#2F4F4F"),
    Accepted("#abc", "#AABBCC"), Accepted("#abcd", "#AABBCCDD"), Accepted("#0fF", "#00FFFF"),
    Accepted("#aBcDeF", "#ABCDEF"), Accepted("#12345678", "#12345678"), Accepted("#123456ff", "#123456"),
    // rgb(), both syntaxes.
    Accepted("rgb(1,2,3)", "#010203"), Accepted("rgba( 1 , 2 , 3 , 50% )", "#01020380"),
    Accepted("RGB(10%, 50%, 100%)", "#1A80FF"), Accepted("rgb(10% 20 30%)", "#1A144D"),
    Accepted("rgb(255 0 0/.5)", "#FF000080"), Accepted("rgb(300 -20 127.5)", "#FF0080"),
    Accepted("rgb(none 0 none / none)", "#00000000"), Accepted("rgb(1.5.5.5)", "#020101"),
    Accepted("rgb(1e2 +1E+1 2500e-2)", "#640A19"), Accepted("rgba(1 2 3)", "#010203"),
    Accepted("rgb(0 0 0 / 200%)", "#000000"), Accepted("rgb(0 0 0 / -1)", "#00000000"),
    Accepted("rgb(10%20%30%)", "#1A334D"), Accepted("rgb(1e99999, 0, 0)", "#FF0000"),
    // hsl() and hwb().
    Accepted("hsl(120 30% 50%)", "#59A659"), Accepted("hsl(120, 30%, 50%)", "#59A659"),
    Accepted("hsla(120,30%,50%,0.5)", "#59A65980"), Accepted("hsl(120 30 50 / 50%)", "#59A65980"),
    Accepted("hsl(10 100% 50%)", "#FF2B00"), Accepted("hsl(0 -50% 40%)", "#666666"),
    Accepted("hsl(0 0% 49.99999%)", "#7F7F7F"), Accepted("hsl(0 0% 49.999999%)", "#808080"),
    Accepted("hsl(0.5turn 100% 50%)", "#00FFFF"), Accepted("hsl(200GRAD 100% 50%)", "#00FFFF"),
    Accepted("hsl(3.14159265rad 100% 50%)", "#00FFFF"), Accepted("hsl(-180deg 100% 50%)", "#00FFFF"),
    Accepted("hsl(900 100% 50%)", "#00FFFF"), Accepted("hsl(none 100% 50%)", "#FF0000"),
    Accepted("hsl(30 100% 110%)", "#FFFFFF"), Accepted("hsl(1e300 0% 50%)", "#808080"),
    Accepted("hwb(120 30% 50%)", "#4D804D"), Accepted("hwb(320deg 30% 40%)", "#994D80"),
    Accepted("hwb(0 100% 50% / 0)", "#AAAAAA00"), Accepted("hwb(0 20% 100%)", "#2B2B2B"),
    // Clamping of lightness and chroma.
    Accepted("lab(400 0 0)", "#FFFFFF"), Accepted("lab(-40 0 0)", "#000000"),
    Accepted("lch(50 -20 0)", "#777777"), Accepted("oklab(4 0 0)", "#FFFFFF"),
    Accepted("oklch(-4 0 0)", "#000000"), Accepted("oklch(0.5 -0.2 0)", "#636363"),
    Accepted("oklch(none none none)", "#000000"), Accepted("color(srgb 2 -1 50%)", "#FF0080"),
    // The greens of the specification.
    Accepted("color(display-p3 0.21604 0.49418 0.13151)", "#008000"),
    Accepted("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000"),
    Accepted("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000"),
    Accepted("color(xyz-d50 0.08312 0.154746 0.020961)", "#008000"),
    Accepted("color(XYZ 0.07719 0.15438 0.02573)", "#008000"),
    Accepted("color(srgb-linear 0 21.59% 0)", "#008000"),
    Accepted("lab(46.2775% -47.5621 48.5837)", "#008000"),
    Accepted("lch(46.2775% 67.9892 134.3912)", "#008000"),
    Accepted("oklab(51.975% -0.1403 0.10768)", "#008000"),
    Accepted("oklch(51.975% 0.17686 142.495)", "#008000"),
    // Tailwind's own fallbacks.
    Accepted("oklch(62.3% 0.214 259.815)", "#2B7FFF"), Accepted("oklch(63.7% 0.237 25.331)", "#FB2C36"),
    Accepted("oklch(72.3% 0.219 149.579)", "#00C950"), Accepted("oklch(79.5% 0.184 86.047)", "#F0B100"),
    Accepted("oklch(62.7% 0.265 303.9)", "#AD46FF"), Accepted("oklch(98.5% 0.002 247.839)", "#F9FAFB"),
  ]) func accepts(_ row: Accepted) throws {
    #expect(try CSSColor.parse(row.text).rgba().hex == row.hex)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let text: String
    let range: Range<Int>
    let message: String
    /// The same text without its fault.
    let accepted: String
    var testDescription: String { text }
    init(_ text: String, _ range: Range<Int>, _ message: String, but accepted: String) {
      (self.text, self.range, self.message, self.accepted) = (text, range, message, accepted)
    }
  }

  @Test(arguments: [
    Refused("", 0..<0, #""" is not a colour; a name, a hex colour or a colour function is due"#, but: "red"),
    Refused(" bleu ", 1..<5, #""bleu" is not a colour name of CSS"#, but: " blue "),
    Refused("rgb", 0..<3, #""rgb" is not a colour name of CSS"#, but: "rgb(1 2 3)"),
    Refused("123", 0..<3, #""123" where a colour is due"#, but: "#123"),
    Refused(
      "currentColor", 0..<12, #""currentColor" depends on where it stands; a fixed colour is due"#,
      but: "coral"),
    Refused("Canvas", 0..<6, #""Canvas" depends on where it stands; a fixed colour is due"#, but: "white"),
    Refused(
      "var(--x)", 0..<3, #""var()" needs a browser to evaluate; a fixed value is due"#, but: "#1234"),
    Refused(
      "rgb(1 calc(2) 3)", 6..<10, #""calc()" needs a browser to evaluate; a fixed value is due"#,
      but: "rgb(1 2 3)"),
    Refused(
      "rgb(from red r g b)", 4..<8, #""from" starts a relative colour; fixed components are due"#,
      but: "rgb(1 2 3)"),
    Refused(
      "color(from red srgb r g b)", 6..<10, #""from" starts a relative colour; fixed components are due"#,
      but: "color(srgb 1 0 0)"),
    Refused(
      "#12345", 0..<6, ##""#12345" is not a hex colour; 3, 4, 6 or 8 hex digits follow "#""##, but: "#1234"),
    Refused("#ggg", 0..<4, ##""#ggg" is not a hex colour; 3, 4, 6 or 8 hex digits follow "#""##, but: "#aaa"),
    Refused(
      "color-mix(in srgb, red, blue)", 0..<9,
      #"unknown function "color-mix"; rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch and color make colours"#,
      but: "color(srgb 0 0 0)"),
    Refused("rgb(1 2 3", 0..<9, #""rgb(1 2 3" is not closed by ")""#, but: "rgb(1 2 3)"),
    Refused("rgb(1, 2, ", 0..<9, #""rgb(1, 2," is not closed by ")""#, but: "rgb(1, 2, 3)"),
    Refused("color(", 0..<6, #""color(" is not closed by ")""#, but: "color(srgb 1 2 3)"),
    Refused(
      "rgb(1 2)", 0..<8, #""rgb" takes 3 components and an optional alpha, not 2 components"#,
      but: "rgb(1 2 0)"),
    Refused(
      "lab()", 0..<5, #""lab" takes 3 components and an optional alpha, not 0 components"#, but: "lab(1 0 0)"),
    Refused(
      "hsl(1)", 0..<6, #""hsl" takes 3 components and an optional alpha, not 1 component"#, but: "hsl(1 0 0)"),
    Refused(
      " oklch(0 0 0 0)", 1..<15,
      #""oklch" takes 3 components and an optional alpha, not 4 components; alpha follows "/""#,
      but: " oklch(0 0 0/0)"),
    Refused(
      "rgb(1,2,3,4,5)", 0..<14, #""rgb" takes 3 components and an optional alpha, not 5 components"#,
      but: "rgb(1,2,3,4)"),
    Refused(
      "color(p3 1 0 0)", 6..<8,
      #"unknown colour space "p3"; srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, prophoto-rgb, "#
        + "rec2020, xyz, xyz-d50 and xyz-d65 are known", but: "color(display-p3 1 0 0)"),
    Refused("color(1 0 0)", 6..<7, #""1" where a colour space is due"#, but: "color(srgb 1 0 0)"),
    Refused(
      "hsl(90em 1% 1%)", 6..<8, #"unit "em" where an angle is due; deg, grad, rad and turn fit"#,
      but: "hsl(90deg 1% 1%)"),
    Refused("hsl(9% 1% 1%)", 4..<6, #""9%" where an angle is due"#, but: "hsl(9 1% 1%)"),
    Refused(
      "rgb(1px 2 3)", 5..<7, #"unit "px" where a number or a percentage is due"#, but: "rgb(1 2 3)"),
    Refused(
      "lab(0 0 0 / 1deg)", 13..<16, #"unit "deg" where a number or a percentage is due"#,
      but: "lab(0 0 0 / 1)"),
    Refused(
      "color(srgb 0 0 0deg)", 16..<19, #"unit "deg" where a number or a percentage is due"#,
      but: "color(srgb 0 0 0)"),
    Refused(
      "rgb(10%, 20, 30%)", 9..<11,
      #""20" mixes numbers with percentages; "rgb" with commas takes one kind"#, but: "rgb(10% 20 30%)"),
    Refused("hsl(1, 2%, 3)", 11..<12, #""3" where a percentage is due"#, but: "hsl(1 2% 3)"),
    Refused("rgb(none, 2, 3)", 4..<8, #""none" where a number or a percentage is due"#, but: "rgb(none 2 3)"),
    Refused("hsl(none, 2%, 3%)", 4..<8, #""none" where an angle is due"#, but: "hsl(none 2% 3%)"),
    Refused(
      "rgb(1, 2, 3, none)", 13..<17, #""none" where a number or a percentage is due"#, but: "rgb(1 2 3/none)"),
    Refused(
      "lab(1, 2, 3)", 5..<6, #""," between components of "lab", which stand apart by spaces here"#,
      but: "lab(1 2 3)"),
    Refused(
      "rgb(1 2, 3)", 7..<8, #""," between components of "rgb", which stand apart by spaces here"#,
      but: "rgb(1 2 3)"),
    Refused("rgb(1, 2 3)", 9..<10, #""3" where a comma is due"#, but: "rgb(1, 2, 3)"),
    Refused(
      "rgb(1, 2, 3 / 4)", 12..<13, #""/" after commas; alpha of "rgb" follows a comma too"#,
      but: "rgb(1, 2, 3, 4)"),
    Refused("rgb(1,,2,3)", 6..<7, #""," where a number or a percentage is due"#, but: "rgb(1,2,3)"),
    Refused("rgb(1,2,3,)", 10..<11, #"")" where a number or a percentage is due"#, but: "rgb(1,2,3,1)"),
    Refused("rgb(1 2 3 /)", 11..<12, #"")" where a number or a percentage is due"#, but: "rgb(1 2 3 / 1)"),
    Refused("rgb(1 2 3 / 4 5)", 14..<15, #""5" where ")" is due"#, but: "rgb(1 2 3 / 4)"),
    Refused("rgb(1 2 red)", 8..<11, #""red" where a number or a percentage is due"#, but: "rgb(1 2 3)"),
    Refused(
      "rgb(1 2 3) solid ", 11..<16, #""solid" after the colour; one colour is due"#, but: "rgb(1 2 3) "),
    Refused("é\n", 0..<2, #""é" is not a colour name of CSS"#, but: "peru\n"),
    Refused(
      "red\n\t" + String(repeating: "é", count: 30), 5..<65,
      "\"" + String(repeating: "é", count: 20) + "…\" after the colour; one colour is due", but: "red\n\t"),
  ]) func refuses(_ row: Refused) {
    #expect(throws: Never.self) { try CSSColor.parse(row.accepted) }
    do {
      let color = try CSSColor.parse(row.text)
      Issue.record("read as \(color)")
    } catch {
      #expect(error.message == row.message)
      #expect(error.range == row.range)
    }
  }

  @Test func rangesCountFromTheStartOfASlice() {
    let bytes = Array("x: bleu".utf8)
    #expect(throws: CSSColorError(.unknownName("bleu"), at: 0..<4)) { try CSSColor.parse(bytes[3...]) }
  }

  @Test func everyTruncationEndsInAnAnswer() {
    let text = "color(display-p3 .5e-1 none 20% / 1turn) hsl(1,2%,3%,calc(4)) #abc é"
    let bytes = Array(text.utf8)
    for start in bytes.indices {
      for end in start...bytes.count {
        do {
          _ = try CSSColor.parse(bytes[start..<end])
        } catch {
          #expect(error.range.lowerBound >= 0 && error.range.upperBound <= end - start)
          #expect(!error.message.utf8.contains(0x0A) && !error.message.hasSuffix("."))
        }
      }
    }
  }

  @Test func namesAreSortedAndFoundInAnyCase() {
    let names = CSSColor.names
    #expect(names.count == 149)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
    for name in names {
      #expect(CSSColor.named(name) != nil && CSSColor.named(name) == CSSColor.named(name.uppercased()))
      #expect(CSSColor.named(name + "x") == nil && CSSColor.named("-" + name) == nil)
    }
    #expect(CSSColor.named("") == nil)
  }
}
