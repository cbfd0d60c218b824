import StyleModel

/// What CSS cannot show of a property, or shows in another way.
///
/// The property table says which rows there are: each whose grade for CSS is not exact has a message here, or is one
/// that nobody sees.
enum CSSLimits {
  /// What is said of a property whose row is not exact.
  static func message(for property: StyleProperty) -> String? { messages[property] }

  /// Whether a row has nothing to show: other rows carry what it decides, or resolution assembles it into them.
  static func isUnseen(_ property: StyleProperty) -> Bool { property.isPart || settled.contains(property) }

  /// Rows whose effect others carry: a surface has chosen its background, glass and border.
  private static let settled: Set<StyleProperty> = [.surfaceRole, .surfaceFill, .surfaceEdge]

  private static let messages: [StyleProperty: String] = [
    .material: "a blur of what lies behind stands for the material",
    .overlay: "is a component of its own in front of the view",
    .tint: "colours check boxes and the like, and the bezel of a button; other controls draw it themselves",
    .disabled: "the system dims what is disabled; a class such as disabled:opacity-45 shows",
    .glass: "a blur of what lies behind stands for glass, which bends light and adapts to it",
    .navigationTitle: "the system draws the title in the bar of the screen",
    .navigationBarTitleDisplayMode: "the system draws the title in the bar of the screen",
    .toolbarLeading: "the system draws toolbars", .toolbarTrailing: "the system draws toolbars",
    .buttonType: "the system draws the bezel; one like it stands for it",
    .buttonShape: "the system draws the bezel; one like it stands for it",
    .controlSize: "the system chooses the room around a label; the room of one like it stands for it",
    .buttonCustom: "is the style of the button's label, which its component draws",
    .trimFrom: "the whole outline of a shape is shown", .trimTo: "the whole outline of a shape is shown",
    .animationKind: "a curve like it stands for the animation, which shows when something changes",
    .animationValue: "a page does not know when the value changes",
    .bounce: "the curve of the animation does not follow it",
    .blendDuration: "springs of a page do not blend", .repeatCount: "a still page repeats nothing",
    .repeatForever: "a still page repeats nothing", .autoreverses: "a still page repeats nothing",
    .motionPreset: "a curve like it stands for the animation, which shows when something changes",
    .alert: "a presentation that the system draws", .popover: "a presentation that the system draws",
    .sheet: "a presentation that the system draws", .fullScreenCover: "a presentation that the system draws",
    .lineSpacing: "half of the room between lines also stands above the first and below the last",
    .truncationMode: "a text of several lines ends with an ellipsis wherever it is cut",
    .minimumScaleFactor: "a text does not shrink to its frame",
    .textFieldStyle: "the system draws the field", .keyboardType: "belongs to the keyboard",
    .autocapitalization: "belongs to the keyboard", .submitLabel: "belongs to the keyboard",
    .autocorrectionDisabled: "belongs to the keyboard", .datePickerStyle: "the system draws the picker",
    .scrollAnchor: "a page begins at its start",
    .scrollDisabled: "what does not fit is cut off", .scrollBounce: "the browser decides how far it bounces",
    .scrollPaging: "the page snaps where its children ask for it",
    .dismissesKeyboard: "belongs to the keyboard",
    .swipeLeading: "swipes belong to lists of the system",
    .swipeTrailing: "swipes belong to lists of the system",
    .mapKind: "the system draws the map", .pickerStyle: "the system draws the picker",
    .videoControls: "the browser draws controls of its own",
    .pdfDisplayMode: "the system draws the document", .pdfDisplayDirection: "the system draws the document",
    .pdfAutoScales: "the system draws the document", .pdfShowPageNumbers: "the system draws the document",
    .pinnedViews: "headers and footers scroll with the rest",
    .splitPreferred: "the system lays out the columns", .splitVisibility: "the system lays out the columns",
    .sidebarMin: "the system lays out the columns", .sidebarIdeal: "the system lays out the columns",
    .sidebarMax: "the system lays out the columns",
    .accessibilityLabel: "is an attribute, for readers of the screen",
    .accessibilityHint: "is an attribute, for readers of the screen",
    .accessibilityValue: "is an attribute, for readers of the screen",
    .accessibilityHidden: "is an attribute, for readers of the screen",
    .accessibilityTraits: "is the role of ARIA that is nearest, for readers of the screen",
    .accessibilityIdentifier: "is an attribute, for tests",
    .tabSelectedTint: "the system draws the bar of tabs",
    .tabUnselectedTint: "the system draws the bar of tabs",
    .tabBarBackground: "the system draws the bar of tabs",
    .chartLegend: "the system draws the chart", .chartGridLines: "the system draws the chart",
    .chartAnimated: "the system draws the chart", .chartPalette: "the system draws the chart",
    .webJavaScript: "belongs to the web view",
    .borderDash: "the browser chooses the length of dashes",
    .surfaceProminent: "prominence belongs to the button that the system draws",
    .surfaceInteractive: "glass here does not answer to touch",
    .surfaceTint: "a veil of the colour stands for the tint of glass",
    .surfacePresentation: "the system draws the sheet", .surfaceGroup: "panes of glass do not merge here",
    .surfaceID: "panes of glass do not morph here",
    .lazy: "a page draws everything at once",
    .arrangement: "an arrangement like it stands for the section",
    .groupName: "a name for states of the children, which shows nothing",
    .sharedID: "views do not move from place to place here",
    .sharedGroup: "views do not move from place to place here",
    .sharedProperties: "views do not move from place to place here",
    .sharedSource: "views do not move from place to place here",
  ]
}
