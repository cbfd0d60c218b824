import Documents
import Engine
import FlowModel
import JSONText
import StyleModel
import StyleTargets
import Testing

/// The samples and rules of Flow's two articles, on atoms and on the layout of widgets, with what they mean.
@Suite struct FlowSeedTests {
  static let stock = DefaultFlowTheme()
  static let theme = TokenFlowTheme(
    colors: ["surface.primary": Color(.rgba(RGBA(1, 2, 3)))],
    fonts: ["title.large": .system(size: 28, weight: "bold")])

  private func decode<Value: FlowValue>(_ text: String) throws -> Value {
    let document = try JSONDocument(parsing: text)
    return try Value(document.root, in: document)
  }

  private func ids(_ layout: String) -> [String] {
    let page = FlowCheckTests.widget(layout)
    return FlowCheckTests.checker.check(Array(page.utf8)).diagnostics.map(\.id)
  }

  // MARK: Atoms

  @Test("a bare string is a text, and both forms are one value")
  func textShorthand() throws {
    let short: TextData = try decode(#""Hello""#)
    let long: TextData = try decode(#"{"text":"Hello"}"#)
    #expect(short == long && short == TextData("Hello"))
    #expect(short.resolved(in: Self.stock).maxLines == nil)
  }

  @Test(
    "alignment is leading, center, trailing, also left and right; lines are unlimited without a number or with 0"
  )
  func textDetails() throws {
    let text: TextData = try decode(#"{"text":"A","alignment":"right","max_lines":0,"is_markdown":true}"#)
    let resolved = text.resolved(in: Self.stock)
    #expect(resolved.alignment == "trailing" && resolved.maxLines == nil && resolved.isMarkdown)
  }

  @Test("eight digits have alpha first")
  func hexOrder() {
    #expect(HexColor.parse("#80FF0000") == RGBA(255, 0, 0, 128))
    #expect(HexColor.parse("#4F8CFF") == RGBA(0x4F, 0x8C, 0xFF))
  }

  @Test("a bare string is a hex colour")
  func colorShorthand() throws {
    #expect(try decode(##""#4F8CFF""##) == ColorData(hex: "#4F8CFF"))
  }

  @Test(
    "a token wins over a leftover hex when the theme understands it; then hex with dark_hex; then nothing")
  func colorOrder() {
    let both = ColorData(hex: "#FFFFFF", darkHex: "#000000", token: "surface.primary")
    #expect(Self.theme.color(both) == Color(.rgba(RGBA(1, 2, 3))))
    #expect(
      Self.stock.color(both)
        == Color(light: Tone(.rgba(RGBA(255, 255, 255))), dark: Tone(.rgba(RGBA(0, 0, 0)))))
    #expect(Self.stock.color(ColorData(token: "surface.primary")) == nil)
    #expect(Self.stock.color(nil) == nil)
  }

  @Test("alpha multiplies after resolution")
  func alpha() {
    #expect(
      Self.theme.color(ColorData(token: "surface.primary", alpha: 0.5))
        == Color(.rgba(RGBA(1, 2, 3)), opacity: 0.5))
  }

  @Test("dark_hex on surfaces: one payload, two appearances; a surface without it is told")
  func darkSurfaces() {
    #expect(ids(##""background":{"hex":"#FFFFFF","dark_hex":"#1C1C1E"}"##) == [])
    #expect(ids(##""background":{"hex":"#FFFFFF"}"##) == ["flow-dark-hex"])
    #expect(ids(##""background":{"token":"surface.primary"}"##) == [])
  }

  @Test("a font token wins over size and weight; an unknown weight is regular")
  func fonts() {
    #expect(
      Self.theme.font(FontData(size: 12, weight: "bold", token: "title.large"))
        == .system(size: 28, weight: "bold"))
    for weight in ["regular", "medium", "semibold", "bold", "heavy"] {
      #expect(Self.stock.font(FontData(size: 16, weight: weight)) == .system(size: 16, weight: weight))
    }
    #expect(Self.stock.font(FontData(size: 16, weight: "fat")) == .system(size: 16, weight: "regular"))
  }

  @Test("url is required, a bare string is one, and the rest of an image has its meaning")
  func images() throws {
    #expect(try decode(#""https://e.com/a.png""#) == ImageData("https://e.com/a.png"))
    #expect(throws: FlowFault.self) { let _: ImageData = try decode(#"{"alt":"A"}"#) }
    let image: ImageData = try decode(
      ##"{"url":"u","aspect_ratio":1.5,"scale_mode":"fit","corner_radius":8,"placeholder_color":"#EEEEEE","shimmer":true,"alt":"A cup"}"##
    )
    let resolved = image.resolved(in: Self.stock)
    #expect(resolved.aspectRatio == 1.5 && resolved.scaleMode == "fit" && resolved.showsShimmer)
    #expect(resolved.cornerRadius.uniform == 8 && resolved.label == "A cup")
    #expect(ImageData("u").resolved(in: Self.stock).label == nil)
  }

  @Test("theme defaults fill text colour, accent, surface, separator, corner radius and body font")
  func defaults() {
    var defaults = FlowDefaults()
    defaults.textColor = Color(.red)
    defaults.accentColor = Color(.green)
    defaults.surfaceColor = Color(.blue)
    defaults.separatorColor = Color(.yellow)
    defaults.cornerRadius = 3
    defaults.bodyFont = .system(size: 15, weight: "regular")
    let theme = TokenFlowTheme(defaults: defaults)
    #expect(TextData("A").resolved(in: theme).color == Color(.red))
    #expect(TextData("A").resolved(in: theme).font == .system(size: 15, weight: "regular"))
    let button = ButtonData(title: TextData("A")).resolved(in: theme)
    #expect(button.background == Color(.green) && button.cornerRadius == CornerRadiusData(3))
    #expect(TagData(text: TextData("A")).resolved(in: theme).background == Color(.blue))
    #expect(SeparatorData().resolved(in: theme).color == Color(.yellow))
  }

  // MARK: Layout

  static let chrome = ##"""
    {
      "margin":  { "top": 0, "left": 16, "right": 16, "bottom": 12 },
      "padding": { "top": 12, "left": 12, "right": 12, "bottom": 12 },
      "corner_radius": 12,
      "background": { "hex": "#FFFFFF", "dark_hex": "#1C1C1E" },
      "gradient": { "colors": [{ "hex": "#4F8CFF" }, { "hex": "#6CB8FF" }], "angle": 35 },
      "border": { "width": 1, "color": "#EAEAEA" },
      "width": "fill"
    }
    """##

  @Test("the chrome object decodes whole, and classes author it")
  func chromeObject() throws {
    let layout: WidgetLayout = try decode(Self.chrome)
    #expect(layout.margin == EdgeInsetsData(left: 16, right: 16, bottom: 12))
    #expect(layout.gradient?.angle == 35 && layout.width == .fill)
    let classes = "mx-4 mb-3 p-3 rounded-lg bg-[#FFFFFF] dark:bg-[#1C1C1E] border border-[#EAEAEA] w-full"
    let output = FlowEngine(StyleEngine()).style(classes, for: .widget).output.json
    var expected = layout
    // One class string has one background: a colour or a gradient.
    expected.gradient = nil
    #expect(try decode(JSONWriter.text(output)) == expected)
  }

  @Test("padding, width, background and gradient, clip, border, margin: inside out, and never another order")
  func order() throws {
    let chrome = Chrome(try decode(Self.chrome), theme: Self.stock)
    #expect(Chrome.order == [.padding, .width, .background, .clip, .border, .margin])
    #expect(Chrome.order.allSatisfy { chrome.applies($0) })
    let boxes = chrome.boxes(contentWidth: 100, contentHeight: 40, in: ChromeContainer(offered: 390))
    #expect(boxes[.padding] == ChromeBox(x: 16 + 117, y: 0, width: 124, height: 64))
    #expect(boxes[.border] == ChromeBox(x: 16, y: 0, width: 358, height: 64))
    #expect(boxes.outer == ChromeBox(width: 390, height: 76))
  }

  @Test("width is fill, hug or a fraction, as a number or a text; a fraction sizes the padded body")
  func widths() throws {
    for text in ["0.75", "\"0.75\""] {
      let layout: WidgetLayout = try decode(#"{"padding":{"left":12},"width":\#(text),"margin":{"left":16}}"#)
      #expect(layout.width == .fraction(0.75))
      let boxes = Chrome(layout, theme: Self.stock)
        .boxes(contentWidth: 10, contentHeight: 10, in: ChromeContainer(offered: 400))
      #expect(boxes[.background].width == 300 && boxes.outer.width == 316)
    }
    #expect(try decode(#""hug""#) == WidgetWidth.hug)
  }

  @Test("fractions in a carousel make the next item peek; elsewhere fill is the usual choice")
  func peek() {
    #expect(ids(#""width":0.75"#) == ["flow-fraction-place"])
    let compiled = FlowEngine(StyleEngine()).style("w-3/4", for: .widget).output.layout
    #expect(compiled == [JSONMember("width", .number(0.75))])
  }

  @Test("clipping is skipped when the radius is zero")
  func clip() throws {
    #expect(!Chrome(try decode(#"{"corner_radius":0}"#), theme: Self.stock).applies(.clip))
    #expect(Chrome(try decode(#"{"corner_radius":{"top_left":4}}"#), theme: Self.stock).applies(.clip))
  }

  @Test("corners are a number, or an object of top_left, top_right, bottom_left and bottom_right")
  func corners() throws {
    #expect(try decode("12") == CornerRadiusData(12))
    #expect(
      try decode(#"{"top_left":16,"bottom_right":16}"#) == CornerRadiusData(topLeft: 16, bottomRight: 16))
  }

  @Test("a gradient paints over the background, and both may stand")
  func gradientOverBackground() throws {
    let chrome = Chrome(try decode(Self.chrome), theme: Self.stock)
    #expect(chrome.background != nil && chrome.gradient?.colors.count == 2)
  }

  @Test("an angle of 0 flows from leading to trailing, 90 from top to bottom")
  func angles() {
    #expect(GradientData.points(angle: 0).end == .init(x: 1, y: 0.5))
    #expect(GradientData.points(angle: 90).end == .init(x: 0.5, y: 1))
  }

  @Test("dashed borders need both dash_width and dash_gap")
  func dashes() throws {
    let both: BorderData = try decode(##"{"color":"#888888","dash_width":5,"dash_gap":3}"##)
    let one: BorderData = try decode(##"{"color":"#888888","dash_width":5}"##)
    #expect(both.resolved(in: Self.stock)?.dash == [5, 3] && one.resolved(in: Self.stock)?.dash == [])
    #expect(ids(##""border":{"color":{"token":"line"},"dash_width":5}"##) == ["flow-border-dash"])
  }

  @Test(
    "section layout is another object: arrangement, item spacing and insets; snapping is none of a widget's")
  func sections() throws {
    let layout: SectionLayout = try decode(
      #"{"arrangement":"carousel","item_spacing":8,"insets":{"left":16}}"#)
    #expect(layout.resolvedArrangement == "carousel")
    #expect(ids(#""arrangement":"carousel""#) == ["flow-unknown-key"])
    let misplaced = FlowEngine(StyleEngine()).style("arrangement-carousel", for: .widget).diagnostics
    #expect(misplaced.map(\.id) == ["flow-misplaced"])
  }

  @Test("section insets beside widget margins double the gutter")
  func gutters() {
    let page =
      #"{"page":{"sections":[{"layout":{"insets":{"left":16}},"widgets":[{"type":"separator","layout":{"margin":{"left":16}},"data":{}}]}]}}"#
    #expect(FlowCheckTests.checker.check(Array(page.utf8)).diagnostics.map(\.id) == ["flow-double-gutter"])
  }

  @Test("children of an accordion have the same chrome")
  func nested() throws {
    let page = FlowCheckTests.page(
      #"{"type":"accordion","id":"a","data":{"header":"H","items":[{"type":"title_block","class":"p-2","data":{"title":"A"}}]}}"#
    )
    let output = try #require(FlowCompilerTests.compiler().compile(Array(page.utf8)).output)
    let decoded = try #require(PageDecoder.decode(try JSONDocument(parsing: output)).page)
    #expect(
      decoded.widgets[0].items[0].layout.padding == EdgeInsetsData(top: 8, left: 8, right: 8, bottom: 8))
  }

  @Test("layout is no constraint solver: sizes, shadow, opacity and flex have no place, and classes say so")
  func absences() {
    for classes in ["h-10", "min-w-4", "max-w-[320]", "shadow-md", "opacity-50", "grow", "w-[200]"] {
      let (output, diagnostics) = FlowEngine(StyleEngine()).style(classes, for: .widget)
      #expect(output.layout.isEmpty && diagnostics.map(\.id) == ["not-carried"], "\(classes)")
    }
  }
}
