import Testing

@testable import ClassParser

@Suite("Gradients and materials")
struct GradientTests {
  static let rows: [ClassRow] = [
    .accepts("bg-linear-to-t", "background linear(bottom, top)"),
    .accepts("bg-linear-to-tr", "background linear(bottomLeading, topTrailing)"),
    .refuses(
      "bg-linear-to-x",
      "^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "bg-linear-to-x"; did you mean "bg-linear-to-"#),
    .accepts("bg-linear-to-r", "background linear(leading, trailing)"),
    .refuses(
      "bg-linear-to-r/50",
      "              ^^^", "unexpected-modifier",
      #"the modifier "/50" means nothing on this class"#),
    .accepts("bg-linear-to-br", "background linear(topLeading, bottomTrailing)"),
    .accepts("bg-linear-to-b", "background linear(top, bottom)"),
    .accepts("bg-linear-to-bl", "background linear(topTrailing, bottomLeading)"),
    .accepts("bg-linear-to-l", "background linear(trailing, leading)"),
    .accepts("bg-linear-to-tl", "background linear(bottomTrailing, topLeading)"),
    .refuses(
      "bg-gradient-to-r",
      "^^^^^^^^^^^^^^^^", "css-only-class",
      #""bg-gradient-to-r" has no native meaning: use bg-linear-to-…, as Tailwind 4 calls it"#),
    .accepts("text-linear-to-tl", "foreground linear(bottomTrailing, topLeading)"),
    .accepts("fill-linear-to-b", "fill linear(top, bottom)"),
    .accepts("stroke-linear-to-l", "strokeContent linear(trailing, leading)"),
    .accepts("bg-linear-[top-leading,bottom]", "background linear(topLeading, bottom)"),
    .accepts("bg-linear-[topLeading,bottom]", "background linear(topLeading, bottom)"),
    .accepts("bg-linear-[top,bottom,red]", "background linear(top, bottom) red"),
    .accepts(
      "bg-linear-[top,bottom,red,white/50,light-dark(#FFF,black),${c}]",
      "background linear(top, bottom) red white@0.5 #FFFFFF|black ${c}"),
    .accepts("fill-radial-[center,0,1e2,red,blue]", "fill radial(center, 0, 100) red blue"),
    .accepts("stroke-angular-[top,-45,0.5turn,red]", "strokeContent angular(top, -45, 180) red"),
    .refuses(
      "bg-linear-[top,bottom,nope]",
      "                      ^^^^", "unknown-token",
      #"the theme has no colour "nope""#),
    .refuses(
      "bg-linear-[top,bottom,]",
      "                     ^", "invalid-color",
      #""," where a colour is due"#),
    .refuses(
      "bg-linear-[top]",
      "           ^^^", "invalid-value",
      #""top" is not two points of a box, as in [topLeading,bottom]"#),
    .refuses(
      "bg-linear-45",
      "^^^^^^^^^^^^", "missing-value",
      #""bg-linear" needs its geometry in brackets, as in bg-linear-[top,bottom]"#),
    .accepts("bg-radial-[center,0,120]", "background radial(center, 0, 120)"),
    .refuses(
      "bg-radial-[center,0]",
      "           ^^^^^^^^", "invalid-value",
      #""center,0" is not a centre and two radii, as in [center,0,120]"#),
    .accepts("bg-angular-[center,0,360]", "background angular(center, 0, 360)"),
    .refuses(
      "bg-angular-[center,0,360px]",
      "                     ^^^^^", "invalid-value",
      #""360px" is not an angle"#),
    .accepts("stroke-radial-[top,1,2]", "strokeContent radial(top, 1, 2)"),
    .refuses(
      "bg-conic-45",
      "^^^^^^^^^^^", "css-only-class",
      #""bg-conic-45" has no native meaning: use bg-angular-[center,0,360]"#),
    .accepts("from-primary", "gradientFrom #2E2E31|#E0E0E3"),
    .refuses(
      "from-10%",
      "^^^^^^^^", "css-only-class",
      #""from-10%" has no native meaning: write a colour, as in from-primary"#),
    .accepts("via-red/50", "gradientVia red@0.5"),
    .accepts("to-[#fff]/50", "gradientTo #FFFFFF@0.5"),
    .refuses(
      "to-nope",
      "   ^^^^", "unknown-token",
      #"the theme has no colour "nope""#),
    .accepts("bg-material-ultra-thin", "material ultraThin"),
    .refuses(
      "bg-material-foo",
      "   ^^^^^^^^^^^^", "unknown-token",
      #"the theme has no colour "material-foo""#),
    .accepts("bg-material-thin", "material thin"),
    .accepts("bg-material-regular", "material regular"),
    .accepts("bg-material-thick", "material thick"),
    .accepts("bg-material-ultra-thick", "material ultraThick"),
    .accepts("bg-material-none", "material unset"),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
