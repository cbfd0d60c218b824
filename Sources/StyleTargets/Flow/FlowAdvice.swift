import ClassParser
import StyleModel

/// What is said of properties that Flow has no place for: the closest way.
enum FlowAdvice {
  /// Why a property is lost, and what comes closest.
  static func text(_ property: StyleProperty) -> String {
    properties[property] ?? domains[property.domain] ?? "the widget's own view draws it"
  }

  /// Whether all rows of the property's domain are lost for one reason.
  static func isOfDomain(_ property: StyleProperty) -> Bool {
    properties[property] == nil && domains[property.domain] != nil
  }

  private static let properties: [StyleProperty: String] = [
    .material: "it blurs nothing; use a colour with an opacity, as in bg-surface/80",
    .opacity: "layouts have no opacity; give colours one, as in bg-surface/80",
    .scale: "nothing is scaled", .overlay: "nothing lies over a widget", .tint: "controls have no tint",
    .disabled: "only a button can be disabled",
    .glass: "it draws no glass; use bg- with a colour",
    .width: "widths are w-full, w-fit or a share such as w-3/4, not points",
    .height: "heights are the content's; use py- for room",
    .minWidth: "widths are w-full, w-fit or a share such as w-3/4",
    .maxWidth: "widths are w-full, w-fit or a share such as w-3/4, not points",
    .minHeight: "heights are the content's; use py- for room", .maxHeight: "heights are the content's",
    .heightFraction: "heights are the content's",
    .alignment: "content stands in the middle of its width; texts have text-start, text-center and text-end",
    .offsetX: "nothing is shifted; use ms- and me-", .offsetY: "nothing is shifted; use mt- and mb-",
    .lineSpacing: "lines have the font's own spacing", .lineHeight: "lines have the font's own height",
    .truncationMode: "texts are cut at their end",
    .minimumScaleFactor: "texts do not shrink; use line-clamp-",
    .italic: "fonts have no italics; send Markdown, *so*, with is_markdown",
    .textCase: "texts are shown as sent; send them in capitals", .tracking: "fonts have no tracking",
    .fontDesign: "fonts have no design; a font token of the theme may have one",
    .buttonShape: "buttons have a radius; use rounded-full for a capsule",
    .borderWidth: "only layouts and tags have borders", .borderColor: "only layouts and tags have borders",
    .accessibilityLabel: "only images have a spoken label, alt",
    .accessibilityHidden: "an image without alt is hidden, and an icon without an action",
    .stackAlignment: "sections do not line up their widgets", .lazy: "sections are lazy by themselves",
    .grow: "use w-full",
    .gridRows: "grids have columns alone", .pinnedViews: "the header of a section is pinned by itself",
    .surfaceTint: "it draws no glass; use bg- with a colour",
  ]

  private static let domains: [StyleDomain: String] = [
    .navigation: "write it into the page's nav", .button: "buttons are solid, outline or plain",
    .shape: "it draws no shapes", .animation: "nothing is animated", .motion: "nothing is animated",
    .modal: "sheets are opened by an action", .textField: "it has no inputs of its own",
    .datePicker: "it has no inputs of its own", .picker: "it has no inputs of its own",
    .shadow: "layouts have no shadow; a widget's view may draw one, which stays whole without a radius",
    .scroll: "pages and carousels scroll by themselves", .swipe: "widgets have no swipe actions",
    .section: "sections have insets and a spacing; use section-p- and gap-",
    .map: "it has no map", .video: "it has no video", .pdf: "it has no PDF",
    .splitView: "it has no split view",
    .accessibility: "only images have a spoken label, alt", .tab: "it has no tabs",
    .chart: "it has no charts",
    .web: "it has no web view", .effect: "layouts have no effects",
    .surface: "it draws no glass; use bg- with a colour",
    .group: "widgets do not follow one another's state", .shared: "widgets share no geometry",
    .control: "controls have one size",
  ]

  /// Where a property belongs that another part of a page has a place for.
  static func home(_ place: String) -> String {
    switch place.split(separator: ".").first {
    case "layout": "a widget's layout: put the class on the widget"
    case "TextData": "a text: put the class on the text, or use --type text"
    case "FontData": "a text: put the class on the text, or use --type text"
    case "ImageData": "an image: put the class on the image, or use --type image"
    case "ButtonData": "a button: put the class on the button, or use --type button"
    case "SectionLayout": "a section: put the class on the section, or use --type section"
    default: "another part of the page"
    }
  }

  /// Why a condition is left out.
  static func text(_ condition: String) -> String {
    switch condition {
    case "dark", "light": "colours alone change with the appearance: settle it with --scheme"
    case "disabled":
      "a disabled button is painted at half opacity; settle it with --state, or send disabled: true"
    case "hover", "focus", "pressed", "checked", "selected", "loading":
      "Flow's payloads have no states: settle it with --state, or send the widget again when it changes"
    case "first", "odd", "even": "widgets do not know their place: put the class on the widget that is meant"
    case "ios", "macos", "visionos", "tvos", "watchos": "settle it with --platform, or send a page for each"
    default: "nothing in a payload answers it: settle it with the options that say where the page is shown"
    }
  }
}
