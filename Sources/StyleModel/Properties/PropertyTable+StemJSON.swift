extension PropertyTable {
  /// The 96 properties of StemJSON, those with edges or parts one row each.
  static let stemJSONRows: [PropertyRow] = [
    row(
      .foreground, .common, "foreground", .shapeStyle, .color, flow: near("TextData.color"),
      swiftUI: exact("foregroundStyle"), css: exact("color")),
    row(
      .background, .common, "background", .background, .color, flow: exact("layout.background"),
      swiftUI: exact("background"), css: exact("background")),
    row(
      .material, .common, "background.material", .keyword(materials), swiftUI: exact("background(Material)"),
      css: near("backdrop-filter")),
    row(
      .font, .common, "font", .font, flow: exact("FontData.size"), swiftUI: exact("font"),
      css: exact("font-size")),
    row(
      .fontWeight, .common, "font.weight", .keyword(fontWeights), flow: exact("FontData.weight"),
      swiftUI: exact("fontWeight"), css: exact("font-weight")),
    row(
      .cornerRadius, .common, "cornerRadius", size, unit: .points, initial: .number(0),
      flow: exact("layout.corner_radius"), swiftUI: exact("clipShape(.rect(cornerRadius:))"),
      css: exact("border-radius")),
    row(
      .opacity, .common, "opacity", share, .explicit, initial: .number(1), swiftUI: exact("opacity"),
      css: exact("opacity")),
    row(
      .scale, .common, "scale", anyNumber, .explicit, initial: .number(1), swiftUI: exact("scaleEffect"),
      css: exact("scale")),
    row(.overlay, .common, "overlay", .component, .never, swiftUI: exact("overlay")),
    row(
      .tint, .common, "tint", .color, .color, flow: near("ButtonData.bg_color"), swiftUI: exact("tint"),
      css: near("accent-color")),
    row(
      .disabled, .common, "disabled", .bool, .explicit, initial: .bool(false),
      flow: near("ButtonData.disabled"), swiftUI: exact("disabled")),
    row(
      .glass, .common, "glass", .keyword(["regular", "clear", "identity"]), .explicit,
      swiftUI: exact("glassEffect"), css: near("backdrop-filter")),
    row(
      .width, .layout, "width", size, unit: .points,
      swiftUI: exact("frame(width:)"), css: exact("width")),
    row(
      .height, .layout, "height", size, unit: .points, swiftUI: exact("frame(height:)"), css: exact("height")),
    row(
      .minWidth, .layout, "minWidth", size, unit: .points, swiftUI: exact("frame(minWidth:)"),
      css: exact("min-width")),
    row(
      .minHeight, .layout, "minHeight", size, unit: .points, swiftUI: exact("frame(minHeight:)"),
      css: exact("min-height")),
    row(
      .maxWidth, .layout, "maxWidth", size, unit: .points, flow: near("layout.width"),
      swiftUI: exact("frame(maxWidth:)"), css: exact("max-width")),
    row(
      .maxHeight, .layout, "maxHeight", size, unit: .points, swiftUI: exact("frame(maxHeight:)"),
      css: exact("max-height")),
    row(
      .alignment, .layout, "alignment", .keyword(nine), initial: .keyword("center"),
      swiftUI: exact("frame(alignment:)"), css: exact("place-items")),
    row(
      .paddingTop, .layout, "padding.top", size, unit: .points, initial: .number(0),
      flow: exact("layout.padding.top"), swiftUI: exact("padding(.top)"), css: exact("padding-top")),
    row(
      .paddingBottom, .layout, "padding.bottom", size, unit: .points, initial: .number(0),
      flow: exact("layout.padding.bottom"), swiftUI: exact("padding(.bottom)"), css: exact("padding-bottom")),
    row(
      .paddingLeading, .layout, "padding.leading", size, unit: .points, initial: .number(0),
      flow: exact("layout.padding.left"), swiftUI: exact("padding(.leading)"),
      css: exact("padding-inline-start")),
    row(
      .paddingTrailing, .layout, "padding.trailing", size, unit: .points, initial: .number(0),
      flow: exact("layout.padding.right"), swiftUI: exact("padding(.trailing)"),
      css: exact("padding-inline-end")),
    row(
      .offsetX, .layout, "offset.x", anyNumber, unit: .points, initial: .number(0),
      swiftUI: exact("offset(x:)"), css: exact("translate")),
    row(
      .offsetY, .layout, "offset.y", anyNumber, unit: .points, initial: .number(0),
      swiftUI: exact("offset(y:)"), css: exact("translate")),
    row(
      .navigationTitle, .navigation, "navigationTitle", .text, .explicit, swiftUI: exact("navigationTitle")),
    row(
      .navigationBarTitleDisplayMode, .navigation, "navigationBarTitleDisplayMode",
      .keyword(["automatic", "inline", "large"]), initial: .keyword("automatic"),
      swiftUI: exact("navigationBarTitleDisplayMode")),
    row(.toolbarLeading, .navigation, "toolbarLeading", .component, .never, swiftUI: exact("toolbar")),
    row(.toolbarTrailing, .navigation, "toolbarTrailing", .component, .never, swiftUI: exact("toolbar")),
    row(
      .buttonType, .button, "standard.type",
      .keyword(["plain", "borderless", "automatic", "bordered", "borderedProminent"]),
      flow: near("ButtonData.style"), swiftUI: exact("buttonStyle"), css: near("background of a drawn bezel")),
    row(
      .buttonShape, .button, "standard.shape",
      .keyword(["capsule", "circle", "automatic", "roundedRectangle"]), swiftUI: exact("buttonBorderShape"),
      css: near("border-radius of a drawn bezel")),
    row(.buttonCustom, .button, "custom", .component, .never, swiftUI: exact("buttonStyle")),
    row(.fill, .shape, "fill", .shapeStyle, .color, swiftUI: exact("fill"), css: exact("background")),
    row(
      .strokeContent, .shape, "stroke.content", .shapeStyle, .color, swiftUI: exact("stroke"),
      css: exact("outline-color")),
    row(
      .strokeWidth, .shape, "stroke.style.lineWidth", size, unit: .points,
      swiftUI: exact("stroke(lineWidth:)"), css: exact("outline-width")),
    row(.trimFrom, .shape, "trim.from", share, initial: .number(0), swiftUI: exact("trim(from:)")),
    row(.trimTo, .shape, "trim.to", share, initial: .number(1), swiftUI: exact("trim(to:)")),
    row(
      .rotationAngle, .shape, "rotation.angle", anyNumber, .explicit, unit: .degrees,
      swiftUI: exact("rotation"), css: exact("rotate")),
    row(
      .rotationAnchor, .shape, "rotation.anchor", .keyword(nine), initial: .keyword("center"),
      swiftUI: exact("rotation(anchor:)"), css: exact("transform-origin")),
    row(.inset, .shape, "inset", size, unit: .points, swiftUI: exact("inset(by:)"), css: exact("margin")),
    row(
      .animationKind, .animation, "kind",
      .keyword(["spring", "easeIn", "easeOut", "easeInOut", "linear", "none"]), swiftUI: exact("animation"),
      css: near("transition-timing-function")),
    row(.animationValue, .animation, "value", .text, .explicit, swiftUI: exact("animation(value:)")),
    row(
      .duration, .animation, "duration", size, unit: .seconds, swiftUI: exact("animation"),
      css: exact("transition-duration")),
    row(.bounce, .animation, "bounce", share, swiftUI: exact("spring(bounce:)")),
    row(
      .blendDuration, .animation, "blendDuration", size, unit: .seconds,
      swiftUI: exact("spring(blendDuration:)")),
    row(
      .repeatCount, .animation, "repeater.count", size, swiftUI: exact("repeatCount")),
    row(
      .repeatForever, .animation, "repeater.repeatForever", .bool, swiftUI: exact("repeatForever")),
    row(
      .autoreverses, .animation, "repeater.autoreverses", .bool, swiftUI: exact("repeatCount(autoreverses:)")),
    row(.alert, .modal, "alert", .component, .never, swiftUI: exact("alert")),
    row(.popover, .modal, "popover", .component, .never, swiftUI: exact("popover")),
    row(.sheet, .modal, "sheet", .component, .never, swiftUI: exact("sheet")),
    row(.fullScreenCover, .modal, "fullScreenCover", .component, .never, swiftUI: exact("fullScreenCover")),
    row(
      .multilineTextAlignment, .text, "multilineTextAlignment", .keyword(["leading", "center", "trailing"]),
      initial: .keyword("leading"), flow: exact("TextData.alignment"),
      swiftUI: exact("multilineTextAlignment"), css: exact("text-align")),
    row(
      .lineLimit, .text, "lineLimit", .integer(minimum: 1), flow: exact("TextData.max_lines"),
      swiftUI: exact("lineLimit"), css: exact("line-clamp")),
    row(
      .lineSpacing, .text, "lineSpacing", size, unit: .points, swiftUI: exact("lineSpacing"),
      css: near("line-height")),
    row(
      .truncationMode, .text, "truncationMode", .keyword(["head", "middle", "tail"]),
      initial: .keyword("tail"), swiftUI: exact("truncationMode"), css: near("text-overflow")),
    row(.minimumScaleFactor, .text, "minimumScaleFactor", share, swiftUI: exact("minimumScaleFactor")),
    row(
      .bold, .text, "bold", .bool, flow: near("FontData.weight"), swiftUI: exact("bold"),
      css: exact("font-weight")),
    row(.italic, .text, "italic", .bool, swiftUI: exact("italic"), css: exact("font-style")),
    row(
      .textCase, .text, "textCase", .keyword(["uppercase", "lowercase"]), swiftUI: exact("textCase"),
      css: exact("text-transform")),
    row(
      .textFieldStyle, .textField, "standard", .keyword(["automatic", "plain", "roundedBorder"]),
      initial: .keyword("automatic"), swiftUI: exact("textFieldStyle")),
    row(
      .keyboardType, .textField, "keyboardType",
      .keyword([
        "default", "emailAddress", "numberPad", "decimalPad", "phonePad", "url", "numbersAndPunctuation",
        "twitter", "webSearch", "asciiCapable",
      ]), swiftUI: exact("keyboardType")),
    row(
      .autocapitalization, .textField, "autocapitalization",
      .keyword(["sentences", "words", "characters", "never"]), initial: .keyword("sentences"),
      swiftUI: exact("textInputAutocapitalization")),
    row(
      .submitLabel, .textField, "submitLabel",
      .keyword(["done", "go", "next", "return", "search", "send", "continue", "join"]),
      swiftUI: exact("submitLabel")),
    row(
      .autocorrectionDisabled, .textField, "autocorrectionDisabled", .bool,
      swiftUI: exact("autocorrectionDisabled")),
    row(
      .datePickerStyle, .datePicker, "", .keyword(["compact", "graphical", "wheel", "automatic"]),
      initial: .keyword("automatic"), swiftUI: exact("datePickerStyle")),
    row(
      .shadowColor, .shadow, "color", .color, .color, swiftUI: exact("shadow(color:)"),
      css: exact("box-shadow")),
    row(
      .shadowRadius, .shadow, "radius", size, unit: .points, swiftUI: exact("shadow(radius:)"),
      css: exact("box-shadow")),
    row(
      .shadowX, .shadow, "x", anyNumber, unit: .points, swiftUI: exact("shadow(x:)"), css: exact("box-shadow")
    ),
    row(
      .shadowY, .shadow, "y", anyNumber, unit: .points, swiftUI: exact("shadow(y:)"), css: exact("box-shadow")
    ),
    row(.shadowOuter, .shadow, "outer", .bool, swiftUI: near("shadow"), css: exact("box-shadow")),
    row(.scrollAnchor, .scroll, "anchor", .keyword(nine), swiftUI: exact("defaultScrollAnchor")),
    row(
      .scrollDisabled, .scroll, "scrollDisabled", .bool, swiftUI: exact("scrollDisabled"),
      css: near("overflow")),
    row(
      .scrollBounce, .scroll, "bounce", .bool, swiftUI: exact("scrollBounceBehavior"),
      css: near("overscroll-behavior")),
    row(
      .scrollPaging, .scroll, "paging", .bool, swiftUI: exact("scrollTargetBehavior(.paging)"),
      css: near("scroll-snap-type")),
    row(
      .dismissesKeyboard, .scroll, "dismissesKeyboard",
      .keyword(["automatic", "interactively", "immediately", "never"]),
      swiftUI: exact("scrollDismissesKeyboard")),
    row(.swipeLeading, .swipe, "leading", .component, .never, swiftUI: exact("swipeActions(edge:)")),
    row(.swipeTrailing, .swipe, "trailing", .component, .never, swiftUI: exact("swipeActions(edge:)")),
    row(
      .rowBackground, .section, "listRowBackground", .color, .color, swiftUI: exact("listRowBackground"),
      css: exact("background")),
    row(
      .rowInsetTop, .section, "listRowInsets.top", size, unit: .points, swiftUI: exact("listRowInsets"),
      css: exact("padding-top")),
    row(
      .rowInsetBottom, .section, "listRowInsets.bottom", size, unit: .points, swiftUI: exact("listRowInsets"),
      css: exact("padding-bottom")),
    row(
      .rowInsetLeading, .section, "listRowInsets.leading", size, unit: .points,
      swiftUI: exact("listRowInsets"), css: exact("padding-inline-start")),
    row(
      .rowInsetTrailing, .section, "listRowInsets.trailing", size, unit: .points,
      swiftUI: exact("listRowInsets"), css: exact("padding-inline-end")),
    row(
      .mapKind, .map, "kind", .keyword(["standard", "hybrid", "imagery"]), initial: .keyword("standard"),
      swiftUI: exact("mapStyle")),
    row(
      .pickerStyle, .picker, "", .keyword(["segmented", "menu", "wheel", "inline", "automatic"]),
      initial: .keyword("automatic"), swiftUI: exact("pickerStyle")),
    row(
      .videoControls, .video, "controls", .bool, initial: .bool(true), swiftUI: near("VideoPlayer"),
      css: near("controls")),
    row(
      .videoGravity, .video, "gravity", .keyword(["resizeAspect", "resizeAspectFill", "resize"]),
      initial: .keyword("resizeAspect"), swiftUI: near("AVPlayerLayer.videoGravity"), css: exact("object-fit")
    ),
    row(
      .pdfDisplayMode, .pdf, "displayMode",
      .keyword(["singlePage", "singlePageContinuous", "twoUp", "twoUpContinuous"]),
      initial: .keyword("singlePage"), swiftUI: near("PDFView.displayMode")),
    row(
      .pdfDisplayDirection, .pdf, "displayDirection", .keyword(["vertical", "horizontal"]),
      initial: .keyword("vertical"), swiftUI: near("PDFView.displayDirection")),
    row(.pdfAutoScales, .pdf, "autoScales", .bool, initial: .bool(true), swiftUI: near("PDFView.autoScales")),
    row(.pdfShowPageNumbers, .pdf, "showPageNumbers", .bool, initial: .bool(false), swiftUI: near("overlay")),
    row(
      .gridColumns, .grid, "columns", .tracks, .never, flow: near("SectionLayout.columns"),
      swiftUI: exact("LazyVGrid(columns:)"),
      css: exact("grid-template-columns")),
    row(
      .gridRows, .grid, "rows", .tracks, .never, swiftUI: exact("LazyHGrid(rows:)"),
      css: exact("grid-template-rows")),
    row(
      .pinnedViews, .grid, "pinnedViews", .keyword(["sectionHeaders", "sectionFooters", "all"]),
      swiftUI: exact("LazyVGrid(pinnedViews:)")),
    row(
      .splitPreferred, .splitView, "preferred", .keyword(["automatic", "balanced", "prominentDetail"]),
      initial: .keyword("automatic"), swiftUI: exact("navigationSplitViewStyle")),
    row(
      .splitVisibility, .splitView, "visibility", .keyword(["automatic", "all", "detailOnly"]),
      initial: .keyword("automatic"), swiftUI: exact("NavigationSplitView(columnVisibility:)")),
    row(
      .sidebarMin, .splitView, "sidebarWidth.min", size, unit: .points,
      swiftUI: exact("navigationSplitViewColumnWidth(min:)")),
    row(
      .sidebarIdeal, .splitView, "sidebarWidth.ideal", size, unit: .points,
      swiftUI: exact("navigationSplitViewColumnWidth(ideal:)")),
    row(
      .sidebarMax, .splitView, "sidebarWidth.max", size, unit: .points,
      swiftUI: exact("navigationSplitViewColumnWidth(max:)")),
    row(
      .accessibilityLabel, .accessibility, "label", .text, .explicit, flow: near("ImageData.alt"),
      swiftUI: exact("accessibilityLabel"), css: near("aria-label")),
    row(
      .accessibilityHint, .accessibility, "hint", .text, .explicit, swiftUI: exact("accessibilityHint"),
      css: near("aria-description")),
    row(
      .accessibilityValue, .accessibility, "value", .text, .explicit, swiftUI: exact("accessibilityValue"),
      css: near("aria-valuetext")),
    row(
      .accessibilityHidden, .accessibility, "hidden", .bool, .explicit, swiftUI: exact("accessibilityHidden"),
      css: near("aria-hidden")),
    row(
      .accessibilityTraits, .accessibility, "traits",
      .words([
        "button", "header", "image", "link", "selected", "searchField", "startsMediaSession",
        "updatesFrequently", "isModal",
      ]), swiftUI: exact("accessibilityAddTraits"), css: near("role")),
    row(
      .accessibilityIdentifier, .accessibility, "identifier", .text, .explicit,
      swiftUI: exact("accessibilityIdentifier"), css: near("data-identifier")),
    row(.tabSelectedTint, .tab, "selectedTint", .color, .color, swiftUI: exact("tint")),
    row(
      .tabUnselectedTint, .tab, "unselectedTint", .color, .color,
      swiftUI: near("UITabBar.unselectedItemTintColor")),
    row(.tabBarBackground, .tab, "barBackground", .color, .color, swiftUI: exact("toolbarBackground(for:)")),
    row(.chartLegend, .chart, "legend", .keyword(["none", "top", "bottom"]), swiftUI: exact("chartLegend")),
    row(.chartGridLines, .chart, "gridLines", .bool, initial: .bool(true), swiftUI: exact("AxisGridLine")),
    row(.chartAnimated, .chart, "animated", .bool, initial: .bool(true), swiftUI: near("animation")),
    row(.chartPalette, .chart, "palette", .palette, .color, swiftUI: exact("chartForegroundStyleScale")),
    row(
      .webJavaScript, .web, "javaScript", .bool, initial: .bool(true), swiftUI: near("WKWebpagePreferences")),
  ]
}
