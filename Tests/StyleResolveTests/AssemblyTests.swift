import ClassParser
import Engine
import StyleModel
import StyleResolve
import Testing

@Suite("Assembly")
struct AssemblyTests {
  static let rows: [ResolveRow] = [
    ResolveRow("line-clamp-2 line-clamp-none", ""),
    ResolveRow("hover:line-clamp-none line-clamp-2", "lineLimit nothing if hover else 2"),
    ResolveRow("text-sm/6 text-lg", "font title3"),
    ResolveRow("text-lg leading-6", "font title3; lineHeight 24"),
    ResolveRow("leading-6 text-lg", "font title3"),
    ResolveRow("leading-normal", "lineHeight 25.5"),
    ResolveRow("text-[20] leading-normal", "font 20; lineHeight 30"),
    ResolveRow("text-sm/none", "font subheadline; lineHeight 15"),
    ResolveRow(
      "hover:text-[20] text-[10] leading-loose",
      "font 20 if hover else 10; lineHeight nothing if hover else 20"),
    ResolveRow("text-sm hover:leading-6", "font subheadline; lineHeight 24 if hover else nothing"),
    ResolveRow("bg-red dark:bg-blue", "background red|blue"),
    ResolveRow("dark:bg-blue", "background clear|blue"),
    ResolveRow("light:bg-blue", "background blue|clear"),
    ResolveRow("dark:text-blue", "foreground primary|blue"),
    ResolveRow("dark:tint-blue", "tint accentColor|blue"),
    ResolveRow("bg-primary dark:bg-primary/50", "background #2E2E31|#E0E0E3@0.5"),
    ResolveRow("dark:bg-none bg-red", "background red|clear"),
    ResolveRow("bg-red dark:bg-blue", in: "dark", "background blue"),
    ResolveRow("bg-red dark:bg-blue", in: "light", "background red"),
    ResolveRow("dark:hover:bg-red bg-blue", "background blue|red if hover else blue"),
    ResolveRow("dark:hover:bg-red bg-blue", in: "hover", "background blue|red"),
    ResolveRow("hover:bg-red dark:bg-blue", "background red if hover else clear|blue"),
    ResolveRow(
      "dark:bg-linear-to-r from-red to-blue bg-red",
      "background linear(leading, trailing) red blue if dark else red"),
    ResolveRow(
      "dark:from-red from-blue to-white bg-linear-to-r",
      "background linear(leading, trailing) blue|red white"),
    ResolveRow("dark:opacity-50", "opacity 0.5 if dark else nothing"),
    ResolveRow("bg-linear-to-r from-red to-blue", "background linear(leading, trailing) red blue"),
    ResolveRow(
      "bg-linear-to-r from-red via-white to-blue", "background linear(leading, trailing) red white blue"),
    ResolveRow("bg-linear-to-r from-red", "background linear(leading, trailing) red clear"),
    ResolveRow("bg-linear-to-r to-red", "background linear(leading, trailing) clear red"),
    ResolveRow("bg-linear-to-r", "background linear(leading, trailing) clear clear"),
    ResolveRow("from-red to-blue", ""),
    ResolveRow("bg-linear-to-r bg-red from-red to-blue", "background red"),
    ResolveRow("bg-red bg-linear-to-r from-red to-blue", "background linear(leading, trailing) red blue"),
    ResolveRow(
      "bg-linear-to-r hover:from-red from-blue to-white",
      "background linear(leading, trailing) red white if hover else linear(leading, trailing) blue white"),
    ResolveRow(
      "hover:bg-linear-to-r bg-linear-to-l from-red to-blue",
      "background linear(leading, trailing) red blue if hover else linear(trailing, leading) red blue"),
    ResolveRow(
      "text-linear-to-b fill-radial-[center,0,20] from-primary to-red/50",
      "foreground linear(top, bottom) #2E2E31|#E0E0E3 red@0.5; "
        + "fill radial(center, 0, 20) #2E2E31|#E0E0E3 red@0.5"),
    ResolveRow("scale-[1,2]", "scaleX 1; scaleY 2"),
    ResolveRow("scale-50 scale-[1,2]", "scaleX 1; scaleY 2"),
    ResolveRow("scale-[1,2] scale-50", "scale 0.5"),
    ResolveRow(
      "hover:scale-[1,2] scale-50",
      "scale nothing if hover else 0.5; scaleX 1 if hover else nothing; scaleY 2 if hover else nothing"),
    ResolveRow("border hover:border-red", "borderColor red if hover else #E6E6E9|#38383B; borderWidth 1"),
    ResolveRow("hover:border-2", "borderColor #E6E6E9|#38383B; borderWidth 2 if hover else nothing"),
    ResolveRow("hover:border-2 border-red", "borderColor red; borderWidth 2 if hover else nothing"),
    ResolveRow("border-2 border-red", in: "dark", "borderColor red; borderWidth 2"),
    ResolveRow("border", in: "dark", "borderColor #38383B; borderWidth 1"),
    ResolveRow("border", in: "light", "borderColor #E6E6E9; borderWidth 1"),
    ResolveRow("rounded-lg rounded-t-none", "cornerRadius 12; cornerTopLeading 0; cornerTopTrailing 0"),
    ResolveRow("rounded-t-lg rounded", "cornerRadius 8"),
    ResolveRow("shadow shadow-none", ""),
    ResolveRow("shadow-lg shadow-red", "shadowColor red; shadowRadius 24; shadowX 0; shadowY 8"),
    ResolveRow("animate-bouncy animate-linear", "animationKind linear; motionPreset 'linear'"),
    ResolveRow("text-lg font-bold", "font title3; fontWeight bold"),
    ResolveRow("offset-[1,2] offset-x-4", "offsetX 16; offsetY 2"),
    ResolveRow(
      "[layout.padding:8] pt-1", "paddingTop 4; paddingBottom 8; paddingLeading 8; paddingTrailing 8"),
    ResolveRow(
      "pt-1 [layout.padding:8]", "paddingTop 8; paddingBottom 8; paddingLeading 8; paddingTrailing 8"),
    ResolveRow("animate-on-[${a}] duration-100", "animationValue ${a}; duration 0.1"),
    ResolveRow("opacity-[${a}] opacity-50", "opacity 0.5"),
    ResolveRow("opacity-50 opacity-[${a}]", "opacity ${a}"),
    ResolveRow("bg-[${a}] dark:bg-red", "background ${a}|red"),
    ResolveRow("bg-red bg-material-thin", "background red; material thin"),
    ResolveRow("bg-none bg-red", "background red"),
    ResolveRow("bg-red bg-none", ""),
  ]

  @Test("turns winners into whole values", arguments: rows)
  func row(_ row: ResolveRow) { row.check() }
}
