import FlowModel
import JSONText
import StyleModel
import Testing

/// What atoms are drawn as: tokens, hex pairs, alpha, fallbacks of the theme and of the atom.
@Suite struct ResolutionTests {
  /// A design system with one colour and one font.
  static let theme = TokenFlowTheme(
    colors: ["surface.primary": Color(light: Tone(.rgba(RGBA(1, 2, 3))), dark: Tone(.rgba(RGBA(4, 5, 6))))],
    fonts: ["title.large": .system(size: 28, weight: "bold")])

  static let colors: [(json: String, stock: String, themed: String)] = [
    (##""#4F8CFF""##, "#4F8CFF", "#4F8CFF"),
    (##"{"hex":"#4F8CFF","dark_hex":"#000000"}"##, "#4F8CFF|#000000", "#4F8CFF|#000000"),
    (##"{"hex":"#4F8CFF","dark_hex":"#FFF"}"##, "#4F8CFF", "#4F8CFF"),
    (##"{"hex":"red","dark_hex":"#000000"}"##, "#000000", "#000000"),
    (##"{"dark_hex":"#000000"}"##, "#000000", "#000000"),
    (##"{"hex":"red","dark_hex":"blue"}"##, "none", "none"),
    ("{}", "none", "none"),
    // The stock theme knows no token, so a leftover hex counts there.
    (##"{"token":"surface.primary","hex":"#FFFFFF"}"##, "#FFFFFF", "#010203|#040506"),
    (#"{"token":"surface.primary"}"#, "none", "#010203|#040506"),
    (##"{"token":"unknown","hex":"#FFFFFF"}"##, "#FFFFFF", "#FFFFFF"),
    // Alpha comes last, on top of the alpha of the hex.
    (##"{"hex":"#80FFFFFF","alpha":0.5}"##, "#FFFFFF80@0.5", "#FFFFFF80@0.5"),
    (##"{"token":"surface.primary","alpha":0.5}"##, "none", "#010203@0.5|#040506@0.5"),
    (##"{"hex":"#FFFFFF","alpha":0}"##, "#FFFFFF@0", "#FFFFFF@0"),
    (#"{"alpha":0.5}"#, "none", "none"),
  ]

  @Test("token, then hex with dark hex, then nothing; alpha last", arguments: colors)
  func color(_ row: (json: String, stock: String, themed: String)) throws {
    let data: ColorData = try decoded(row.json)
    #expect(described(DefaultFlowTheme().color(data)) == row.stock)
    #expect(described(Self.theme.color(data)) == row.themed)
  }

  static let fonts: [(json: String, stock: ResolvedFont?, themed: ResolvedFont?)] = [
    (
      #"{"size":16,"weight":"semibold"}"#, .system(size: 16, weight: "semibold"),
      .system(size: 16, weight: "semibold")
    ),
    (#"{"size":16}"#, .system(size: 16, weight: "regular"), .system(size: 16, weight: "regular")),
    (#"{"weight":"heavy"}"#, .style("body", weight: "heavy"), .style("body", weight: "heavy")),
    ("{}", nil, nil),
    (
      #"{"token":"title.large","size":12}"#, .system(size: 12, weight: "regular"),
      .system(size: 28, weight: "bold")
    ),
    (#"{"token":"title.large"}"#, nil, .system(size: 28, weight: "bold")),
    (#"{"token":"unknown"}"#, nil, nil),
    // Words outside the list are regular, in another case too.
    (
      #"{"size":16,"weight":"Bold"}"#, .system(size: 16, weight: "regular"),
      .system(size: 16, weight: "regular")
    ),
    (#"{"weight":"thin"}"#, .style("body", weight: "regular"), .style("body", weight: "regular")),
    (#"{"weight":"black"}"#, .style("body", weight: "regular"), .style("body", weight: "regular")),
    (#"{"weight":"700"}"#, .style("body", weight: "regular"), .style("body", weight: "regular")),
    (#"{"weight":"light"}"#, .style("body", weight: "light"), .style("body", weight: "light")),
  ]

  @Test("a font token wins over size and weight", arguments: fonts)
  func font(_ row: (json: String, stock: ResolvedFont?, themed: ResolvedFont?)) throws {
    let data: FontData = try decoded(row.json)
    #expect(DefaultFlowTheme().font(data) == row.stock)
    #expect(Self.theme.font(data) == row.themed)
  }

  @Test("a text falls back to the theme's font and colour")
  func text() throws {
    let stock = DefaultFlowTheme()
    let plain: TextData = try decoded(#""Hello""#)
    let resolved = plain.resolved(in: stock)
    #expect(resolved.font == .style("body"))
    #expect(described(resolved.color) == "primary")
    #expect(resolved.alignment == "leading" && resolved.maxLines == nil && !resolved.isMarkdown)
    let words = [
      "leading": "leading", "left": "leading", "center": "center", "trailing": "trailing",
      "right": "trailing", "justify": "leading", "Center": "leading",
    ]
    for (word, place) in words {
      #expect(TextData("A", alignment: word).resolved(in: stock).alignment == place)
    }
    for (lines, shown) in [(2, 2), (0, nil), (-3, nil)] {
      #expect(TextData("A", maxLines: lines).resolved(in: stock).maxLines == shown)
    }
    #expect(TextData("A", isMarkdown: false).resolved(in: stock).isMarkdown == false)
    #expect(TextData("A", isMarkdown: true).resolved(in: stock).isMarkdown)
  }

  @Test("an image without alt is decoration; its placeholder is the theme's surface")
  func image() throws {
    let stock = DefaultFlowTheme()
    let plain = ImageData("u").resolved(in: stock)
    #expect(plain.label == nil && plain.scaleMode == "fill" && !plain.showsShimmer)
    #expect(described(plain.placeholder) == "surface" && plain.cornerRadius.isZero)
    #expect(ImageData("u", alt: "").resolved(in: stock).label == nil)
    #expect(ImageData("u", alt: "A cup").resolved(in: stock).label == "A cup")
    #expect(ImageData("u", scaleMode: "fit").resolved(in: stock).scaleMode == "fit")
    #expect(ImageData("u", scaleMode: "stretch").resolved(in: stock).scaleMode == "fill")
    let color = ColorData(hex: "nonsense")
    #expect(described(ImageData("u", placeholderColor: color).resolved(in: stock).placeholder) == "surface")
  }

  @Test("an icon is 17 points in the text colour, and hidden without an action")
  func icon() {
    let stock = DefaultFlowTheme()
    let plain = IconData("star").resolved(in: stock)
    #expect(plain.size == 17 && plain.isHidden && described(plain.color) == "primary")
    #expect(!IconData("star", action: ActionData("toast")).resolved(in: stock).isHidden)
  }

  @Test("the accent of a button fills, strokes or colours, by its style")
  func button() {
    let stock = DefaultFlowTheme()
    let red = ColorData(hex: "#FF0000")
    let solid = ButtonData(title: TextData("Buy"), backgroundColor: red).resolved(in: stock)
    #expect(described(solid.background) == "#FF0000" && described(solid.titleColor) == "#FFFFFF")
    #expect(solid.padding == EdgeInsetsData(top: 12, left: 16, right: 16, bottom: 12))
    #expect(solid.cornerRadius == CornerRadiusData(12) && solid.strokeWidth == 0 && solid.opacity == 1)
    #expect(solid.font == .style("body", weight: "semibold"))
    let outline = ButtonData(title: TextData("Buy"), style: "outline", backgroundColor: red)
      .resolved(in: stock)
    #expect(outline.background == nil && described(outline.stroke) == "#FF0000")
    #expect(outline.strokeWidth == 1.5 && described(outline.titleColor) == "#FF0000")
    let plain = ButtonData(title: TextData("Buy"), style: "plain", cornerRadius: CornerRadiusData(4))
      .resolved(in: stock)
    #expect(plain.padding.isZero && plain.cornerRadius == nil)
    #expect(described(plain.titleColor) == "accentColor")
    let unknown = ButtonData(title: TextData("Buy"), style: "ghost", isDisabled: true).resolved(in: stock)
    #expect(described(unknown.background) == "accentColor" && unknown.opacity == 0.5 && !unknown.isEnabled)
  }

  @Test("a tag has the theme's surface, six points of radius, and a border only with a colour")
  func tag() {
    let stock = DefaultFlowTheme()
    let plain = TagData(text: TextData("New")).resolved(in: stock)
    #expect(described(plain.background) == "surface" && plain.border == nil)
    #expect(plain.cornerRadius == CornerRadiusData(6) && plain.font == .style("caption", weight: "medium"))
    #expect(plain.padding == EdgeInsetsData(top: 4, left: 8, right: 8, bottom: 4))
    let bordered = TagData(text: TextData("New"), borderColor: ColorData(hex: "#FFF")).resolved(in: stock)
    #expect(bordered.border == nil)
  }

  @Test("a dashed separator has room for its stroke; a gap has no colour")
  func separator() {
    let stock = DefaultFlowTheme()
    let line = SeparatorData().resolved(in: stock)
    #expect(line.style == "line" && line.thickness == 1 && line.height == 1 && line.dash.isEmpty)
    #expect(described(line.color) == "outline")
    let dashed = SeparatorData(style: "dashed", thickness: 2).resolved(in: stock)
    #expect(dashed.dash == [4, 4] && dashed.height == 4)
    let space = SeparatorData(style: "space", color: ColorData(hex: "#000000")).resolved(in: stock)
    #expect(space.color == nil)
    #expect(SeparatorData(style: "wavy").resolved(in: stock).style == "line")
  }

  static let angles: [(angle: Double, start: [Double], end: [Double])] = [
    (0, [0, 0.5], [1, 0.5]), (35, [0.0904, 0.2132], [0.9096, 0.7868]),
    (45, [0.1464, 0.1464], [0.8536, 0.8536]), (90, [0.5, 0], [0.5, 1]),
    (135, [0.8536, 0.1464], [0.1464, 0.8536]), (180, [1, 0.5], [0, 0.5]),
    (225, [0.8536, 0.8536], [0.1464, 0.1464]), (270, [0.5, 1], [0.5, 0]),
    (315, [0.1464, 0.8536], [0.8536, 0.1464]), (360, [0, 0.5], [1, 0.5]), (-90, [0.5, 1], [0.5, 0]),
    (755, [0.0904, 0.2132], [0.9096, 0.7868]),
  ]

  @Test("an angle of 0 runs to the trailing side, one of 90 down", arguments: angles)
  func angle(_ row: (angle: Double, start: [Double], end: [Double])) {
    let (start, end) = GradientData.points(angle: row.angle)
    for (found, wanted) in zip([start.x, start.y, end.x, end.y], row.start + row.end) {
      #expect(abs(found - wanted) < 0.00005)
    }
  }

  @Test("colours of a gradient that do not resolve are left out")
  func gradient() {
    let data = GradientData(colors: [ColorData(hex: "#000000"), ColorData(hex: "red"), ColorData(token: "a")])
    #expect(data.resolved(in: DefaultFlowTheme()).colors.map { described($0) } == ["#000000"])
    #expect(GradientData(colors: []).resolved(in: DefaultFlowTheme()).colors.isEmpty)
  }

  @Test("a border needs a colour, and dashes need both lengths")
  func border() {
    let stock = DefaultFlowTheme()
    let gray = ColorData(hex: "#888888")
    #expect(BorderData(width: 2).resolved(in: stock) == nil)
    #expect(BorderData(width: 2, color: ColorData(hex: "#888")).resolved(in: stock) == nil)
    #expect(BorderData(color: gray).resolved(in: stock)?.width == 1)
    #expect(BorderData(color: gray, dashWidth: 5, dashGap: 3).resolved(in: stock)?.dash == [5, 3])
    #expect(BorderData(color: gray, dashWidth: 5).resolved(in: stock)?.dash == [])
    #expect(BorderData(color: gray, dashGap: 3).resolved(in: stock)?.dash == [])
  }

  @Test("explicit sizes follow the text style of their band")
  func bands() {
    let rows: [(Double, String)] = [
      (11.9, "caption2"), (12, "caption1"), (13, "footnote"), (15, "subheadline"), (16, "callout"),
      (17, "body"), (20, "title3"), (22, "title2"), (28, "title1"), (34, "largeTitle"),
    ]
    for (size, style) in rows { #expect(DynamicTypeBand.style(forSize: size) == style) }
  }

  @Test("detents that mean nothing are skipped, and both named ones stand for none")
  func detents() throws {
    let config: SheetConfig = try decoded(#"{"detents":["medium",0.4,"0.6","tall",true,null]}"#)
    #expect(config.heights == [.medium, .fraction(0.4), .fraction(0.6)])
    #expect(try (decoded(#"{"detents":["tall"]}"#) as SheetConfig).heights == [.medium, .large])
    #expect(try (decoded("{}") as SheetConfig).heights == [.medium, .large])
  }
}
