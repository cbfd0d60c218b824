import FlowModel
import JSONText
import Testing

/// The field tables themselves.
@Suite struct FlowShapeTests {
  /// Required fields, shorthand and words of every atom, and what stands for an absent field.
  static let rows: [(name: String, keys: String, required: String, shorthand: String?)] = [
    ("TextData", "text font color alignment max_lines is_markdown", "text", "text"),
    ("ColorData", "hex dark_hex token alpha", "", "hex"),
    ("FontData", "size weight token", "", nil),
    (
      "ImageData", "url aspect_ratio scale_mode corner_radius placeholder_color shimmer alt", "url", "url"
    ),
    ("IconData", "symbol size color action", "symbol", "symbol"),
    ("ButtonData", "title style bg_color corner_radius icon full_width disabled action", "title", nil),
    ("TagData", "text bg_color border_color corner_radius icon action", "text", nil),
    ("SeparatorData", "style color thickness insets", "", nil),
    ("GradientData", "colors angle", "colors", nil),
    ("BorderData", "width color dash_width dash_gap", "", nil),
    ("CornerRadiusData", "top_left top_right bottom_left bottom_right", "", nil),
    ("EdgeInsetsData", "top left right bottom", "", nil),
    ("WidgetLayout", "margin padding corner_radius background gradient border width", "", nil),
    ("SectionLayout", "arrangement columns item_spacing insets", "", nil),
    ("NavData", "title subtitle bg_color left_button right_buttons", "", nil),
    ("RefreshData", "pull_to_refresh", "pull_to_refresh", nil),
    ("PaginationData", "has_more postback", "has_more", nil),
    ("SheetConfig", "detents grabber dismissible corner_radius", "", nil),
  ]

  @Test("has the fields of the contract", arguments: rows)
  func fields(_ row: (name: String, keys: String, required: String, shorthand: String?)) throws {
    let shape = try #require(FlowShapes.named(row.name))
    #expect(shape.fields.map(\.key).joined(separator: " ") == row.keys)
    #expect(shape.fields.filter(\.isRequired).map(\.key).joined(separator: " ") == row.required)
    #expect(shape.shorthand == row.shorthand)
  }

  @Test("every shape has a row here, and no key stands twice")
  func complete() {
    #expect(FlowShapes.all.map(\.name) == Self.rows.map(\.name))
    for shape in FlowShapes.all { #expect(Set(shape.fields.map(\.key)).count == shape.fields.count) }
    for widget in StarterWidget.all { #expect(Set(widget.fields.map(\.key)).count == widget.fields.count) }
  }

  @Test("every nested atom is a shape of the table")
  func references() {
    let fields = FlowShapes.all.flatMap(\.fields) + StarterWidget.all.flatMap(\.fields)
    for field in fields {
      switch field.kind {
      case .atom(let name), .atoms(let name), .lossyAtoms(let name): #expect(FlowShapes.named(name) != nil)
      default: break
      }
    }
  }

  @Test("an absent field and an unknown word have a meaning where Flow gives one")
  func absences() throws {
    func text(_ shape: String, _ key: String) -> String {
      guard let field = FlowShapes.named(shape)?.field(key) else { return "no such field" }
      let initial = field.initial.map { JSONWriter.text($0) } ?? field.fallback ?? "nothing"
      if case .word(_, let unknown) = field.kind { return "\(initial), else \(unknown)" }
      return initial
    }
    #expect(text("TextData", "alignment") == "nothing, else leading")
    #expect(text("FontData", "weight") == "nothing, else regular")
    #expect(text("ImageData", "scale_mode") == #""fill", else fill"#)
    #expect(text("ButtonData", "style") == #""solid", else solid"#)
    #expect(text("SeparatorData", "style") == #""line", else line"#)
    #expect(text("SectionLayout", "arrangement") == #""vertical", else vertical"#)
    #expect(text("IconData", "size") == "17")
    #expect(text("BorderData", "width") == "1")
    #expect(text("SectionLayout", "columns") == "2")
    #expect(text("TextData", "font") == "theme bodyFont")
    #expect(text("ButtonData", "bg_color") == "theme accentColor")
    #expect(text("WidgetLayout", "background") == "nothing")
  }
}
