import StyleModel

extension UtilityTable {
  private static let paddings: [(suffix: String, edges: [StyleProperty], text: String)] = [
    ("", [.paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing], "all edges"),
    ("x", [.paddingLeading, .paddingTrailing], "the leading and trailing edges"),
    ("y", [.paddingTop, .paddingBottom], "the top and bottom edges"),
    ("t", [.paddingTop], "the top edge"),
    ("b", [.paddingBottom], "the bottom edge"),
    ("s", [.paddingLeading], "the leading edge"),
    ("e", [.paddingTrailing], "the trailing edge"),
    ("l", [.paddingLeading], "the leading edge, right-to-left too"),
    ("r", [.paddingTrailing], "the trailing edge, right-to-left too"),
  ]

  private static let margins: [StyleProperty: StyleProperty] = [
    .paddingTop: .marginTop, .paddingBottom: .marginBottom, .paddingLeading: .marginLeading,
    .paddingTrailing: .marginTrailing,
  ]

  private static let insets: [StyleProperty: StyleProperty] = [
    .paddingTop: .sectionInsetTop, .paddingBottom: .sectionInsetBottom,
    .paddingLeading: .sectionInsetLeading, .paddingTrailing: .sectionInsetTrailing,
  ]

  /// Space around all widgets of a section, which is not the padding of one of them.
  static let sectionInsets: [Utility] = paddings.map {
    Utility(
      "section-p\($0.suffix)", .section, .spacing(negative: false), $0.edges.compactMap { insets[$0] },
      "Space around a section's widgets on \($0.text)")
  }

  private static let rowInsets: [StyleProperty: StyleProperty] = [
    .paddingTop: .rowInsetTop, .paddingBottom: .rowInsetBottom, .paddingLeading: .rowInsetLeading,
    .paddingTrailing: .rowInsetTrailing,
  ]

  /// Padding, margin and size.
  static let box: [Utility] =
    paddings.map {
      Utility("p\($0.suffix)", .padding, .spacing(negative: false), $0.edges, "Padding on \($0.text)")
    }
    + paddings.map {
      Utility(
        "m\($0.suffix)", .margin, .spacing(negative: true), $0.edges.compactMap { margins[$0] },
        "Margin on \($0.text)")
    }
    + paddings.map {
      Utility(
        "row-p\($0.suffix)", .behaviour, .spacing(negative: false), $0.edges.compactMap { rowInsets[$0] },
        "List row insets on \($0.text)")
    } + [
      Utility(
        "row-insets-none", .behaviour,
        [.rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing].map { Setting($0, .number(0)) },
        "No list row insets"),
      Utility("w", .size, .spacing(negative: false), [.width], "Fixed width"),
      Utility("w", .size, .fraction, [.width], "Width as a share of the container"),
      Utility("w-full", .size, [Setting(.width, .infinity)], "All the width that is offered"),
      Utility("w-fit", .size, [Setting(.width, .unset)], "The content's own width"),
      Utility("h", .size, .spacing(negative: false), [.height], "Fixed height"),
      Utility("h", .size, .fraction, [.height], "Height as a share of the container"),
      Utility("h-full", .size, [Setting(.height, .infinity)], "All the height that is offered"),
      Utility("h-fit", .size, [Setting(.height, .unset)], "The content's own height"),
      Utility("size", .size, .spacing(negative: false), [.width, .height], "Fixed width and height"),
      Utility("size", .size, .fraction, [.width, .height], "Width and height as a share of the container"),
      Utility(
        "size-full", .size, [Setting(.width, .infinity), Setting(.height, .infinity)],
        "All the space that is offered"),
      Utility(
        "size-fit", .size, [Setting(.width, .unset), Setting(.height, .unset)], "The content's own size"),
      Utility("min-w", .size, .spacing(negative: false), [.minWidth], "Smallest width"),
      Utility("min-w-fit", .size, [Setting(.minWidth, .unset)], "No smallest width"),
      Utility("min-h", .size, .spacing(negative: false), [.minHeight], "Smallest height"),
      Utility("min-h-fit", .size, [Setting(.minHeight, .unset)], "No smallest height"),
      Utility("max-w", .size, .spacing(negative: false), [.maxWidth], "Largest width"),
      Utility("max-w-full", .size, [Setting(.maxWidth, .infinity)], "Unlimited largest width"),
      Utility("max-w-none", .size, [Setting(.maxWidth, .unset)], "No largest width"),
      Utility("max-w-fit", .size, [Setting(.maxWidth, .unset)], "No largest width"),
      Utility("max-h", .size, .spacing(negative: false), [.maxHeight], "Largest height"),
      Utility("max-h-full", .size, [Setting(.maxHeight, .infinity)], "Unlimited largest height"),
      Utility("max-h-none", .size, [Setting(.maxHeight, .unset)], "No largest height"),
      Utility("max-h-fit", .size, [Setting(.maxHeight, .unset)], "No largest height"),
    ]
}
