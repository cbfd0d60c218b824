import StyleModel

extension UtilityTable {
  /// What controls and containers do.
  static let behaviour: [Utility] =
    [
      Utility("is-disabled", .behaviour, .flag, [.disabled], "Greyed out and without interaction"),
      Utility(
        "textfield-rounded", .behaviour, [Setting(.textFieldStyle, .keyword("roundedBorder"))],
        "A field with a rounded border"),
      Utility(
        "textfield-plain", .behaviour, [Setting(.textFieldStyle, .keyword("plain"))],
        "A field without decoration"),
      Utility(
        "textfield-automatic", .behaviour, [Setting(.textFieldStyle, .keyword("automatic"))],
        "A field as the platform draws it"),
    ]
    + words("keyboard", .behaviour, .keyboardType, "Keyboard layout")
    + words("autocap", .behaviour, .autocapitalization, "Automatic capitals")
    + words("submit", .behaviour, .submitLabel, "Label of the return key")
    + onOff(
      "autocorrect-on", "autocorrect-off", .behaviour, .autocorrectionDisabled, inverted: true,
      "Autocorrection")
    + words("picker", .behaviour, .pickerStyle, "Presentation of a picker")
    + words("datepicker", .behaviour, .datePickerStyle, "Presentation of a date picker")
    + onOff("scroll-disabled", "scroll-enabled", .behaviour, .scrollDisabled, "Scrolling")
    + onOff("scroll-bounce", "scroll-no-bounce", .behaviour, .scrollBounce, "Bounce at the ends")
    + onOff("scroll-paging", "scroll-no-paging", .behaviour, .scrollPaging, "One page a swipe")
    + words("scroll-anchor", .behaviour, .scrollAnchor, "Where a scroll view starts")
    + words("dismiss-keyboard", .behaviour, .dismissesKeyboard, "How scrolling hides the keyboard")
    + words("map", .behaviour, .mapKind, "Presentation of a map")
    + [("fit", "resizeAspect"), ("fill", "resizeAspectFill"), ("stretch", "resize")].map {
      Utility("video-\($0.0)", .behaviour, [Setting(.videoGravity, .keyword($0.1))], "Video in its frame")
    }
    + onOff("video-controls", "video-no-controls", .behaviour, .videoControls, "Playback controls")
    + words("pdf", .behaviour, .pdfDisplayMode, "Page layout of a PDF")
    + words("pdf", .behaviour, .pdfDisplayDirection, "Scroll direction of a PDF")
    + onOff("pdf-auto-scale", "pdf-no-auto-scale", .behaviour, .pdfAutoScales, "Pages fit the width")
    + onOff(
      "pdf-page-numbers", "pdf-no-page-numbers", .behaviour, .pdfShowPageNumbers, "Page numbers")
    + words("split", .behaviour, .splitPreferred, "Style of a split view")
    + words("split-show", .behaviour, .splitVisibility, "Columns on appearance")
    + [
      Utility(
        "sidebar-w", .behaviour, .triple, [.sidebarMin, .sidebarIdeal, .sidebarMax],
        "Sidebar width: min, ideal, max"),
      Utility("grid-cols", .behaviour, .tracks, [.gridColumns], "Columns of a grid"),
      Utility("grid-rows", .behaviour, .tracks, [.gridRows], "Rows of a grid"),
      Utility(
        "pin-headers", .behaviour, [Setting(.pinnedViews, .keyword("sectionHeaders"))], "Pinned headers"),
      Utility(
        "pin-footers", .behaviour, [Setting(.pinnedViews, .keyword("sectionFooters"))], "Pinned footers"),
      Utility("pin-all", .behaviour, [Setting(.pinnedViews, .keyword("all"))], "Pinned headers and footers"),
      Utility("pin-none", .behaviour, [Setting(.pinnedViews, .unset)], "Nothing pinned"),
      Utility("nav-title", .behaviour, .text, [.navigationTitle], "Title of the navigation bar"),
    ]
    + words("nav", .behaviour, .navigationBarTitleDisplayMode, "Size of the navigation title")
    + words("chart-legend", .behaviour, .chartLegend, "Legend of a chart")
    + onOff("chart-grid", "chart-no-grid", .behaviour, .chartGridLines, "Grid lines of a chart")
    + onOff("chart-animated", "chart-static", .behaviour, .chartAnimated, "Animation of a chart")
    + [Utility("chart-palette", .behaviour, .palette, [.chartPalette], "Colours of a chart's series")]
    + onOff("web-js-on", "web-js-off", .behaviour, .webJavaScript, "JavaScript in a web view")
    + bezels + controlSizes

  private static let bezels: [Utility] =
    [
      ("automatic", "automatic"), ("plain", "plain"), ("borderless", "borderless"),
      ("bordered", "bordered"), ("prominent", "borderedProminent"), ("link", "borderless"),
    ].map {
      Utility(
        "bezel-\($0.0)", .behaviour, [Setting(.buttonType, .keyword($0.1))], "The system's button style")
    }
    + [
      Utility(
        "bezel-none", .behaviour, [Setting(.buttonType, .keyword("none"))],
        "No button style: the other classes stay outside button.custom")
    ]
    + [("capsule", "capsule"), ("circle", "circle"), ("rounded", "roundedRectangle")].map {
      Utility("bezel-\($0.0)", .behaviour, [Setting(.buttonShape, .keyword($0.1))], "Shape of a button")
    }

  private static let controlSizes: [Utility] =
    words("control", .behaviour, .controlSize, "Size of a control")
    + [("sm", "small"), ("lg", "large"), ("xl", "extraLarge")].map {
      Utility("control-\($0.0)", .behaviour, [Setting(.controlSize, .keyword($0.1))], "Size of a control")
    }
}
