import Testing

@testable import ClassParser

@Suite("Arbitrary properties")
struct PropertyClassTests {
  static let rows: [ClassRow] = [
    .accepts("[layout.maxWidth:320]", "maxWidth 320"),
    .refuses(
      "[layout.maxWidth:-320]",
      "                 ^^^^", "out-of-range",
      #""-320" is out of range: 0 or more"#),
    .accepts("[layout.maxWidth:infinity]", "maxWidth infinity"),
    .accepts("[layout.maxWidth:20rem]", "maxWidth 320"),
    .refuses(
      "[layout.maxWidth:20em]",
      "                   ^^", "unsupported-unit",
      #"the unit "em" is not supported: it depends on a font that is known only on the device; w"#),
    .accepts("[layout.maxWidth:${x}]", "maxWidth ${x}"),
    .accepts("[layout.padding:8]", "paddingTop+Bottom+Leading+Trailing 8"),
    .refuses(
      "[layout.pading:8]",
      " ^^^^^^^^^^^^^", "unknown-property",
      #"no property is named "layout.pading"; write [domain.key:value]; did you mean "layout.pad"#),
    .accepts("[layout.padding.top:8]", "paddingTop 8"),
    .accepts("[layout.offset.x:-3]", "offsetX -3"),
    .refuses(
      "-[layout.offset.x:3]",
      "^^^^^^^^^^^^^^^^^^^^", "negative-not-allowed",
      #""[layout.offset.x:…]" takes no negative value"#),
    .accepts("[video.gravity:resizeAspectFill]", "videoGravity resizeAspectFill"),
    .refuses(
      "[video.gravity:cover]",
      "               ^^^^^", "invalid-value",
      #""cover" is not one of resizeAspect, resizeAspectFill, resize"#),
    .refuses(
      "[video.gravity:resize]/50",
      "                      ^^^", "unexpected-modifier",
      #"the modifier "/50" means nothing on this class"#),
    .accepts("[common.tint:red]", "tint red"),
    .accepts("[common.tint:red]/50", "tint red@0.5"),
    .accepts("[common.tint:#F00]", "tint #FF0000"),
    .refuses(
      "[common.tint:rood]",
      "             ^^^^", "unknown-token",
      #"the theme has no colour "rood""#),
    .accepts("[common.tint:${brand}]/50", "tint ${brand}@0.5"),
    .refuses(
      "[common.tint:]",
      "^^^^^^^^^^^^^^", "empty-value",
      "the brackets hold no value"),
    .accepts("[common.opacity:0.5]", "opacity 0.5"),
    .accepts("[common.opacity:50%]", "opacity 0.5"),
    .refuses(
      "[common.opacity:2]",
      "                ^", "out-of-range",
      #""2" is out of range: from 0 to 1"#),
    .accepts("[common.font:body]", "font body"),
    .accepts("[common.font:18]", "font 18"),
    .refuses(
      "[common.font:nope]",
      "             ^^^^", "invalid-value",
      #""nope" is not one of largeTitle, title, title2, title3, headline, body, callout, subhead"#),
    .accepts("[common.disabled:true]", "disabled true"),
    .accepts("[common.disabled:${busy}]", "disabled ${busy}"),
    .refuses(
      "[common.disabled:yes]",
      "                 ^^^", "invalid-value",
      #""yes" is not true or false"#),
    .accepts("[text.lineLimit:2]", "lineLimit 2"),
    .refuses(
      "[text.lineLimit:0]",
      "                ^", "invalid-value",
      #""0" is not a whole number of at least 1"#),
    .accepts("[animation.duration:0.2s]", "duration 0.2"),
    .accepts("[animation.duration:200ms]", "duration 0.2"),
    .refuses(
      "[animation.duration:200px]",
      "                    ^^^^^", "invalid-value",
      #""200px" is not a number"#),
    .accepts("[effect.rotation:90deg]", "rotation 90"),
    .accepts("[effect.rotation:0.25turn]", "rotation 90"),
    .accepts("[box.widthFraction:0.5]", "width 0.5x"),
    .refuses(
      "[box.widthFraction:1.5]",
      "                   ^^^", "out-of-range",
      #""1.5" is out of range: from 0 to 1"#),
    .accepts("[border.dash:4,2]", "borderDash (4, 2)"),
    .refuses(
      "[border.dash:4]",
      "             ^", "invalid-value",
      #""4" is not dash and gap in points, as in 4,2"#),
    .accepts("[accessibility.label:Sign_in;_now]", "accessibilityLabel 'Sign in; now'"),
    .accepts("[accessibility.traits:button,header]", "accessibilityTraits button, header"),
    .refuses(
      "[accessibility.traits:button,nope]",
      "                             ^^^^", "invalid-value",
      #""nope" is not one of button, header, image, link, selected, searchField, startsMediaSess"#),
    .accepts("[chart.palette:red,#00F]", "chartPalette [red, #0000FF]"),
    .refuses(
      "[chart.palette:red,]",
      "                  ^", "invalid-color",
      #""," where a colour is due"#),
    .refuses(
      "[group.name:${x}]",
      "            ^^^^", "dynamic-not-allowed",
      #""group.name" takes no reference or expression"#),
    .refuses(
      "[common.overlay:x]",
      "                ^", "invalid-value",
      #""x" is not a value that a class can hold; write this property in style"#),
    .refuses(
      "[grid.columns:2]",
      "              ^", "invalid-value",
      #""2" is not a value that a class can hold; use grid-cols- or grid-rows-"#),
    .refuses(
      "[common.gradient.from:red]",
      " ^^^^^^^^^^^^^^^^^^^^", "unknown-property",
      #"no property is named "common.gradient.from"; write [domain.key:value]"#),
    .refuses(
      "[layout.maxWidth]",
      " ^^^^^^^^^^^^^^^", "missing-value",
      #""layout.maxWidth" needs a value behind a colon"#),
    .refuses(
      "[color:red;]",
      "          ^", "structural-character",
      #"";" cannot stand in a class"#),
    .refuses(
      "[layout.width:320;]",
      "                 ^", "structural-character",
      #"";" cannot stand in a class"#),
    .refuses(
      "[display:none]",
      " ^^^^^^^", "unknown-property",
      #"no property is named "display"; write [domain.key:value]"#),
    .refuses(
      "[:red]",
      " ^^^^", "unknown-property",
      #"no property is named ""; write [domain.key:value]"#),
    .refuses(
      "[chart.palette:,]",
      "               ^", "invalid-color",
      #""," where a colour is due"#),
    .refuses(
      "[text.bold:_]",
      "           ^", "invalid-value",
      #""_" is not true or false"#),
    .refuses(
      "offset-[4,]",
      "         ^", "invalid-value",
      #""," is not a length in points"#),
    .refuses(
      "trim-[,1]",
      "      ^^", "invalid-value",
      #"",1" is not from and to, numbers from 0 to 1"#),
    .refuses(
      "a11y-traits-[button,]",
      "                   ^", "invalid-value",
      #""," is not one of button, header, image, link, selected, searchField, startsMediaSession"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
