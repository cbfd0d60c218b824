import StyleModel

extension UtilityTable {
  private static let weights: [(name: String, weight: String)] = [
    ("ultra-light", "ultraLight"), ("light", "light"), ("regular", "regular"), ("normal", "regular"),
    ("medium", "medium"), ("semibold", "semibold"), ("bold", "bold"), ("heavy", "heavy"), ("black", "black"),
  ]

  private static let designs: [(name: String, design: String)] = [
    ("mono", "monospaced"), ("rounded", "rounded"), ("serif", "serif"), ("default", "default"),
  ]

  /// Type and paragraphs.
  static let typography: [Utility] =
    [
      Utility("text", .type, .typeRole, [.font], "A type role of the theme; resets the line height"),
      Utility("text", .type, .fontSize, [.font], also: [Setting(.lineHeight, .unset)], "Fixed font size"),
    ]
    + PropertyTable.fontPresets.map { preset in
      Utility(
        "text-\(kebabCase(preset))", .type,
        [Setting(.font, .keyword(preset)), Setting(.lineHeight, .unset)], "Apple's text style")
    }
    + weights.map {
      Utility("font-\($0.name)", .type, [Setting(.fontWeight, .keyword($0.weight))], "Font weight")
    }
    + designs.map {
      Utility("font-\($0.name)", .type, [Setting(.fontDesign, .keyword($0.design))], "Font design")
    }
    + [
      Utility("bold", .type, [Setting(.bold, .bool(true))], "Bold text"),
      Utility("italic", .type, [Setting(.italic, .bool(true))], "Italic text"),
      Utility("not-italic", .type, [Setting(.italic, .bool(false))], "Upright text"),
      Utility("uppercase", .type, [Setting(.textCase, .keyword("uppercase"))], "Text in capitals"),
      Utility("lowercase", .type, [Setting(.textCase, .keyword("lowercase"))], "Text in small letters"),
      Utility("normal-case", .type, [Setting(.textCase, .unset)], "Text as written"),
      Utility("leading", .paragraph, .lineHeight, [.lineHeight], "Line height"),
      Utility(
        "text-start", .paragraph, [Setting(.multilineTextAlignment, .keyword("leading"))],
        "Lines start at the leading edge"),
      Utility(
        "text-center", .paragraph, [Setting(.multilineTextAlignment, .keyword("center"))], "Centred lines"),
      Utility(
        "text-end", .paragraph, [Setting(.multilineTextAlignment, .keyword("trailing"))],
        "Lines end at the trailing edge"),
      Utility("line-clamp", .paragraph, .integer(minimum: 1), [.lineLimit], "At most so many lines"),
      Utility("line-clamp-none", .paragraph, [Setting(.lineLimit, .unset)], "As many lines as needed"),
      Utility(
        "truncate", .paragraph,
        [Setting(.lineLimit, .integer(1)), Setting(.truncationMode, .keyword("tail"))],
        "One line, cut at its end"),
      Utility("line-spacing", .paragraph, .spacing(negative: false), [.lineSpacing], "Space between lines"),
      Utility("min-scale", .paragraph, .percent, [.minimumScaleFactor], "How far text may shrink to fit"),
      Utility("tracking", .paragraph, .bracketLength(negative: true), [.tracking], "Space between letters"),
    ] + words("truncate", .paragraph, .truncationMode, "Where text that does not fit is cut")
}
