/// A text with its font, colour and place.
public struct TextData: FlowAtom {
  public var text: String
  public var font: FontData?
  public var color: ColorData?
  /// A word of ``alignments``; another one counts as `leading`.
  public var alignment: String?
  /// Most lines; zero and below mean as many as needed.
  public var maxLines: Int?
  /// Whether inline Markdown is read.
  public var isMarkdown: Bool?

  public init(
    _ text: String, font: FontData? = nil, color: ColorData? = nil, alignment: String? = nil,
    maxLines: Int? = nil, isMarkdown: Bool? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.maxLines = maxLines
    self.isMarkdown = isMarkdown
  }

  public init() { self.init("") }

  public static let alignments = ["leading", "center", "trailing", "left", "right"]
  public static let name = "TextData"
  public static let shorthand: String? = "text"
  public static let fields: [FlowField<TextData>] = [
    .required("text", get: { $0.text }, set: { $0.text = $1 }),
    FlowField("font", fallback: "theme bodyFont", get: { $0.font }, set: { $0.font = $1 }),
    FlowField("color", fallback: "theme textColor", get: { $0.color }, set: { $0.color = $1 }),
    FlowField(
      "alignment", .word(alignments, unknown: "leading"), get: { $0.alignment }, set: { $0.alignment = $1 }),
    FlowField("max_lines", get: { $0.maxLines }, set: { $0.maxLines = $1 }),
    FlowField("is_markdown", get: { $0.isMarkdown }, set: { $0.isMarkdown = $1 }),
  ]
}
