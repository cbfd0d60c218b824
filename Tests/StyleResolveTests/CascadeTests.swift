import ClassParser
import Engine
import StyleModel
import StyleResolve
import Testing

@Suite("The cascade")
struct CascadeTests {
  static let rows: [ResolveRow] = [
    ResolveRow("p-4 px-2", "paddingTop 16; paddingBottom 16; paddingLeading 8; paddingTrailing 8"),
    ResolveRow("px-2 p-4", "paddingTop 16; paddingBottom 16; paddingLeading 16; paddingTrailing 16"),
    ResolveRow("p-4 pt-[3] pe-1", "paddingTop 3; paddingBottom 16; paddingLeading 16; paddingTrailing 4"),
    ResolveRow("border", "borderColor #E6E6E9|#38383B; borderWidth 1"),
    ResolveRow("border-2", "borderColor #E6E6E9|#38383B; borderWidth 2"),
    ResolveRow("border-primary", "borderColor #2E2E31|#E0E0E3"),
    ResolveRow("border border-primary", "borderColor #2E2E31|#E0E0E3; borderWidth 1"),
    ResolveRow("border-primary border", "borderColor #E6E6E9|#38383B; borderWidth 1"),
    ResolveRow("border-2 border-primary", "borderColor #2E2E31|#E0E0E3; borderWidth 2"),
    ResolveRow("border-primary border-2", "borderColor #2E2E31|#E0E0E3; borderWidth 2"),
    ResolveRow("border border-0", "borderColor #E6E6E9|#38383B; borderWidth 0"),
    ResolveRow("border-0 border-red", "borderColor red; borderWidth 0"),
    ResolveRow("w-full w-[20]", "width 20"),
    ResolveRow("w-[20] w-full", "maxWidth infinity"),
    ResolveRow("w-1/2 w-full", "maxWidth infinity"),
    ResolveRow("w-full w-1/2", "widthFraction 0.5"),
    ResolveRow("w-full w-fit", ""),
    ResolveRow("w-full max-w-[320]", "maxWidth 320"),
    ResolveRow("max-w-[320] w-full", "maxWidth 320"),
    ResolveRow("size-full h-4", "height 16; maxWidth infinity"),
    ResolveRow("h-1/2 h-4", "height 16"),
    ResolveRow("hover:w-full w-4", "width nothing if hover else 16; maxWidth infinity if hover else nothing"),
    ResolveRow(
      "hover:w-1/2 w-full",
      "maxWidth nothing if hover else infinity; widthFraction 0.5 if hover else nothing"),
    ResolveRow("!p-2 p-4", "paddingTop 8; paddingBottom 8; paddingLeading 8; paddingTrailing 8"),
    ResolveRow("p-4 !p-2 p-6", "paddingTop 8; paddingBottom 8; paddingLeading 8; paddingTrailing 8"),
    ResolveRow("hover:p-4 !p-2", "paddingTop 8; paddingBottom 8; paddingLeading 8; paddingTrailing 8"),
    ResolveRow(
      "!p-2 hover:!p-4",
      "paddingTop 16 if hover else 8; paddingBottom 16 if hover else 8; "
        + "paddingLeading 16 if hover else 8; paddingTrailing 16 if hover else 8"),
    ResolveRow(
      "hover:focus:bold hover:not-italic italic",
      "bold true if hover focus else nothing; italic false if hover else true"),
    ResolveRow(
      "pressed:opacity-10 hover:focus:opacity-20",
      "opacity 0.1 if pressed else 0.2 if hover focus else nothing"),
    ResolveRow(
      "hover:focus:opacity-20 pressed:opacity-10",
      "opacity 0.1 if pressed else 0.2 if hover focus else nothing"),
    ResolveRow("hover:focus:opacity-20 pressed:opacity-10", in: "hover focus pressed", "opacity 0.1"),
    ResolveRow("hover:focus:opacity-20 focus:opacity-30", in: "hover focus", "opacity 0.2"),
    ResolveRow("focus:opacity-30 hover:focus:opacity-20", in: "hover focus", "opacity 0.2"),
    ResolveRow("disabled:opacity-40 pressed:opacity-50", in: "pressed disabled", "opacity 0.4"),
    ResolveRow(
      "disabled:opacity-40 pressed:opacity-50", "opacity 0.4 if disabled else 0.5 if pressed else nothing"),
    ResolveRow(
      "group-pressed:opacity-10 focus:opacity-20",
      "opacity 0.1 if group-pressed else 0.2 if focus else nothing"),
    ResolveRow(
      "group-hover:opacity-10 focus:opacity-20",
      "opacity 0.2 if focus else 0.1 if group-hover else nothing"),
    ResolveRow(
      "checked:opacity-10 hover:opacity-20", "opacity 0.2 if hover else 0.1 if checked else nothing"),
    ResolveRow(
      "hover:opacity-20 checked:opacity-10", "opacity 0.2 if hover else 0.1 if checked else nothing"),
    ResolveRow(
      "dark:ios:opacity-10 dark:opacity-20 opacity-30",
      "opacity 0.1 if dark ios else 0.2 if dark else 0.3"),
    ResolveRow("dark:ios:opacity-10 dark:opacity-20 opacity-30", in: "ios dark", "opacity 0.1"),
    ResolveRow("hover:opacity-50 opacity-40", in: "none", "opacity 0.4"),
    ResolveRow("hover:opacity-50 opacity-40", in: "hover", "opacity 0.5"),
    ResolveRow("not-hover:opacity-50 opacity-40", in: "none", "opacity 0.5"),
    ResolveRow("not-hover:opacity-50 opacity-40", in: "hover", "opacity 0.4"),
    ResolveRow("hover:hover:opacity-50", "opacity 0.5 if hover else nothing"),
    ResolveRow("hover:not-hover:opacity-50 opacity-20", "opacity 0.2"),
    ResolveRow("dark:light:opacity-50", ""),
    ResolveRow("ios:macos:opacity-50", ""),
    ResolveRow("hover:opacity-20 opacity-20", "opacity 0.2"),
    ResolveRow("hover:dark:opacity-10 hover:opacity-20 opacity-20", "opacity 0.1 if hover dark else 0.2"),
    ResolveRow(
      "hover:opacity-10 hover:dark:opacity-20", "opacity 0.2 if hover dark else 0.1 if hover else nothing"),
  ]

  @Test("decides property by property", arguments: rows)
  func row(_ row: ResolveRow) { row.check() }
}
