import Testing

@testable import ClassParser

@Suite("Controls and containers")
struct BehaviourTests {
  static let rows: [ClassRow] = [
    .accepts("is-disabled", "disabled true"),
    .refuses(
      "is-disabled-x",
      "^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "is-disabled-x"; did you mean "is-disabled"?"#),
    .accepts("is-disabled-[${busy}]", "disabled ${busy}"),
    .refuses(
      "is-disabled-[busy]",
      "             ^^^^", "invalid-reference",
      #""busy" is neither one reference ${…}, @{…}, #{…} nor one expression {{ … }}"#),
    .accepts("is-disabled-[true]", "disabled true"),
    .accepts("is-disabled-[false]", "disabled false"),
    .accepts("textfield-automatic", "textFieldStyle automatic"),
    .accepts("textfield-plain", "textFieldStyle plain"),
    .accepts("textfield-rounded", "textFieldStyle roundedBorder"),
    .refuses(
      "textfield-round",
      "^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "textfield-round"; did you mean "textfield-rounded" or "text"?"#),
    .accepts("keyboard-number-pad", "keyboardType numberPad"),
    .accepts("keyboard-email-address", "keyboardType emailAddress"),
    .refuses(
      "keyboard-emoji",
      "^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "keyboard-emoji""#),
    .accepts("autocap-words", "autocapitalization words"),
    .refuses(
      "autocap-all",
      "^^^^^^^^^^^", "unknown-class",
      #"unknown class "autocap-all""#),
    .accepts("submit-go", "submitLabel go"),
    .refuses(
      "submit-gone",
      "^^^^^^^^^^^", "unknown-class",
      #"unknown class "submit-gone"; did you mean "submit-done" or "submit-go" or "submit-join"?"#),
    .accepts("autocorrect-on", "autocorrectionDisabled false"),
    .accepts("autocorrect-off", "autocorrectionDisabled true"),
    .refuses(
      "autocorrect",
      "^^^^^^^^^^^", "unknown-class",
      #"unknown class "autocorrect"; did you mean "autocorrect-on" or "autocorrect-off"?"#),
    .accepts("picker-wheel", "pickerStyle wheel"),
    .refuses(
      "picker-weel",
      "^^^^^^^^^^^", "unknown-class",
      #"unknown class "picker-weel"; did you mean "picker-wheel" or "picker-menu"?"#),
    .accepts("datepicker-graphical", "datePickerStyle graphical"),
    .refuses(
      "datepicker-calendar",
      "^^^^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "datepicker-calendar""#),
    .accepts("scroll-disabled", "scrollDisabled true"),
    .accepts("scroll-enabled", "scrollDisabled false"),
    .accepts("scroll-bounce", "scrollBounce true"),
    .accepts("scroll-no-bounce", "scrollBounce false"),
    .accepts("scroll-paging", "scrollPaging true"),
    .accepts("scroll-no-paging", "scrollPaging false"),
    .accepts("scroll-anchor-top", "scrollAnchor top"),
    .refuses(
      "scroll-anchor-up",
      "^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "scroll-anchor-up"; did you mean "scroll-anchor-top"?"#),
    .accepts("dismiss-keyboard-interactively", "dismissesKeyboard interactively"),
    .refuses(
      "dismiss-keyboard-now",
      "^^^^^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "dismiss-keyboard-now""#),
    .accepts("map-hybrid", "mapKind hybrid"),
    .refuses(
      "map-satellite",
      "^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "map-satellite""#),
    .accepts("video-fit", "videoGravity resizeAspect"),
    .accepts("video-fill", "videoGravity resizeAspectFill"),
    .accepts("video-stretch", "videoGravity resize"),
    .refuses(
      "video-cover",
      "^^^^^^^^^^^", "unknown-class",
      #"unknown class "video-cover""#),
    .accepts("video-controls", "videoControls true"),
    .accepts("video-no-controls", "videoControls false"),
    .accepts("pdf-two-up", "pdfDisplayMode twoUp"),
    .accepts("pdf-horizontal", "pdfDisplayDirection horizontal"),
    .refuses(
      "pdf-diagonal",
      "^^^^^^^^^^^^", "unknown-class",
      #"unknown class "pdf-diagonal""#),
    .accepts("pdf-auto-scale", "pdfAutoScales true"),
    .accepts("pdf-no-page-numbers", "pdfShowPageNumbers false"),
    .accepts("split-balanced", "splitPreferred balanced"),
    .accepts("split-show-all", "splitVisibility all"),
    .refuses(
      "split-show-none",
      "^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "split-show-none""#),
    .accepts("sidebar-w-[200,250,300]", "sidebarMin 200; sidebarIdeal 250; sidebarMax 300"),
    .refuses(
      "sidebar-w-[300,250,200]",
      "           ^^^^^^^^^^^", "out-of-range",
      #""300,250,200" is out of range: 0 <= min <= ideal <= max"#),
    .refuses(
      "sidebar-w-200",
      "^^^^^^^^^^^^^", "missing-value",
      #""sidebar-w" needs its values in brackets, as in sidebar-w-[0,4]"#),
    .accepts("grid-cols-2", "gridColumns [flexible, flexible]"),
    .refuses(
      "grid-cols-0",
      "          ^", "invalid-value",
      #""0" is not a number of tracks from 1 to 64"#),
    .refuses(
      "grid-cols-65",
      "          ^^", "invalid-value",
      #""65" is not a number of tracks from 1 to 64"#),
    .accepts(
      "grid-cols-[adaptive(80),flexible,fixed(120)]",
      "gridColumns [adaptive(80, -), flexible, fixed(120)]"),
    .refuses(
      "grid-cols-[1fr]",
      "           ^^^", "invalid-value",
      #""1fr" is not a track such as flexible, flexible(80,200), fixed(120) or adaptive(80)"#),
    .accepts("grid-cols-[80,flexible(80,200)]", "gridColumns [fixed(80), flexible(80, 200)]"),
    .accepts("grid-rows-[adaptive(80,120)]", "gridRows [adaptive(80, 120)]"),
    .accepts(
      "grid-rows-[flexible(maximum=90),fixed(0),adaptive(minimum=1e2,maximum=200)]",
      "gridRows [flexible(-, 90), fixed(0), adaptive(100, 200)]"),
    .accepts(
      "grid-rows-[fixed(size=12,spacing=4),flexible(alignment=top-leading)]",
      "gridRows [fixed(12) spacing 4, flexible topLeading]"),
    .refuses(
      "grid-rows-[fixed(1,2)]",
      "           ^^^^^^^^^^", "invalid-value",
      #""fixed(1,2)" is not a track such as flexible, flexible(80,200), fixed(120) or adaptive(80)"#),
    .refuses(
      "grid-rows-[fixed(1,spacing=2,spacing=3)]",
      "           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^", "invalid-value",
      #""fixed(1,spacing=2,spacing=3)" is not a track such as"#),
    .refuses(
      "grid-rows-[fixed(1,gap=2)]",
      "           ^^^^^^^^^^^^^^", "invalid-value",
      #""fixed(1,gap=2)" is not a track such as"#),
    .refuses(
      "grid-rows-[flexible(1,alignment=middle)]",
      "           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^", "invalid-value",
      #""flexible(1,alignment=middle)" is not a track such as"#),
    .refuses(
      "grid-rows-[adaptive(maximum=9)]",
      "           ^^^^^^^^^^^^^^^^^^^", "invalid-value",
      #""adaptive(maximum=9)" is not a track such as"#),
    .refuses(
      "grid-rows-[adaptive()]",
      "           ^^^^^^^^^^", "invalid-value",
      #""adaptive()" is not a track such as flexible, flexible(80,200), fixed(120) or adaptive(8"#),
    .accepts("pin-headers", "pinnedViews sectionHeaders"),
    .accepts("pin-footers", "pinnedViews sectionFooters"),
    .accepts("pin-all", "pinnedViews all"),
    .accepts("pin-none", "pinnedViews unset"),
    .refuses(
      "pin-sides",
      "^^^^^^^^^", "unknown-class",
      #"unknown class "pin-sides""#),
    .accepts("nav-title-[Sign_in]", "navigationTitle 'Sign in'"),
    .refuses(
      "nav-title",
      "^^^^^^^^^", "missing-value",
      #""nav-title" needs text in brackets, as in nav-title-[Sign_in]"#),
    .accepts("nav-inline", "navigationBarTitleDisplayMode inline"),
    .accepts("nav-large", "navigationBarTitleDisplayMode large"),
    .refuses(
      "nav-small",
      "^^^^^^^^^", "unknown-class",
      #"unknown class "nav-small""#),
    .accepts("chart-legend-top", "chartLegend top"),
    .refuses(
      "chart-legend-left",
      "^^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "chart-legend-left""#),
    .accepts("chart-grid", "chartGridLines true"),
    .accepts("chart-no-grid", "chartGridLines false"),
    .accepts("chart-animated", "chartAnimated true"),
    .accepts("chart-static", "chartAnimated false"),
    .accepts("chart-palette-[red,#0F0,primary]", "chartPalette [red, #00FF00, #2E2E31|#E0E0E3]"),
    .accepts(
      "chart-palette-[red/50,light-dark(#FFF,black/[0.25]),${c},rgb(0_0_0_/_50%)/50]",
      "chartPalette [red@0.5, #FFFFFF|black@0.25, ${c}, #00000080@0.5]"),
    .accepts(
      #"chart-palette-[{{_max(1,2)_>_${a}[0]_?_'red'_:_'#FFF'_}},{{_'\,\}\)'_}}]"#,
      "chartPalette [{{ max(1,2) > ${a}[0] ? 'red' : '#FFF' }}, {{ ',})' }}]"),
    .refuses(
      "chart-palette-[light-dark(red)]",
      "               ^^^^^^^^^^^^^^^", "invalid-value",
      #""light-dark(red)" is not a colour for light and one for dark, as in light-dark(white,black)"#),
    .refuses(
      "chart-palette-[red/200]",
      "                   ^^^", "out-of-range",
      #""200" is out of range: an opacity from 0 to 100 percent"#),
    .refuses(
      "chart-palette-[red,light-dark(red,nope)]",
      "                                  ^^^^", "unknown-token",
      #"the theme has no colour "nope""#),
    .refuses(
      "chart-palette-[red,nope]",
      "                   ^^^^", "unknown-token",
      #"the theme has no colour "nope""#),
    .refuses(
      "chart-palette-red",
      "^^^^^^^^^^^^^^^^^", "missing-value",
      #""chart-palette" needs colours in brackets, as in chart-palette-[red,blue]"#),
    .accepts("web-js-on", "webJavaScript true"),
    .accepts("web-js-off", "webJavaScript false"),
    .refuses(
      "web-js",
      "^^^^^^", "unknown-class",
      #"unknown class "web-js"; did you mean "web-js-on" or "web-js-off"?"#),
    .accepts("bezel-automatic", "buttonType automatic"),
    .accepts("bezel-plain", "buttonType plain"),
    .accepts("bezel-borderless", "buttonType borderless"),
    .accepts("bezel-bordered", "buttonType bordered"),
    .accepts("bezel-prominent", "buttonType borderedProminent"),
    .accepts("bezel-none", "buttonType none"),
    .refuses(
      "bezel-promient",
      "^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "bezel-promient"; did you mean "bezel-prominent"?"#),
    .accepts("bezel-capsule", "buttonShape capsule"),
    .accepts("bezel-circle", "buttonShape circle"),
    .accepts("bezel-rounded", "buttonShape roundedRectangle"),
    .accepts("control-mini", "controlSize mini"),
    .accepts("control-sm", "controlSize small"),
    .accepts("control-lg", "controlSize large"),
    .accepts("control-extra-large", "controlSize extraLarge"),
    .refuses(
      "control-huge",
      "^^^^^^^^^^^^", "unknown-class",
      #"unknown class "control-huge"; did you mean "control-lg" or "control-large"?"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
