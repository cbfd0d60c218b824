import ClassParser
import Engine
import StyleModel
import StyleResolve
import Testing

@Suite("Surfaces")
struct SurfaceTests {
  static let rows: [ResolveRow] = [
    ResolveRow("border-2 dark:border-red", "borderColor #E6E6E9|red; borderWidth 2"),
    ResolveRow("surface-floating", "cornerRadius 10000; surfaceRole floating"),
    ResolveRow(
      "surface-floating", in: "os-26 ios none",
      "cornerRadius 10000; glass regular; surfaceRole floating; surfaceFill glass"),
    ResolveRow(
      "surface-floating", in: "os-18 ios",
      "material regular; cornerRadius 10000; borderColor #E6E6E9@0.7|#38383B@0.7; borderWidth 1; "
        + "surfaceRole floating; surfaceFill material"),
    ResolveRow(
      "surface-floating", in: "os-18 ios reduce-transparency",
      "background #FFFFFF|#1D1D20; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; "
        + "surfaceRole floating; surfaceFill solid"),
    ResolveRow(
      "surface-floating", in: "os-26 ios reduce-transparency",
      "cornerRadius 10000; glass regular; surfaceRole floating; surfaceFill glass"),
    ResolveRow(
      "surface-solid",
      "background #FFFFFF|#1D1D20; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; "
        + "surfaceRole solid; surfaceFill solid"),
    ResolveRow(
      "surface-solid", in: "dark",
      "background #1D1D20; cornerRadius 10000; borderColor #38383B; borderWidth 1; surfaceRole solid; "
        + "surfaceFill solid"),
    ResolveRow(
      "surface-solid bg-red",
      "background red; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; "
        + "surfaceRole solid; surfaceFill solid"),
    // A later role takes back what an earlier class says of glass.
    ResolveRow("glass surface-none", in: "os-26 ios", ""),
    ResolveRow("glass-clear surface-none bg-red", "background red"),
    ResolveRow(
      "glass-clear surface-floating", in: "os-26 ios none",
      "cornerRadius 10000; glass regular; surfaceRole floating; surfaceFill glass"),
    ResolveRow(
      "surface-floating glass-clear", in: "os-26 ios none",
      "cornerRadius 10000; glass clear; surfaceRole glass; surfaceFill glass"),
    // A sheet's root: the system's own where it draws glass, the theme's surface elsewhere.
    ResolveRow("surface-presentation", "surfacePresentation true"),
    ResolveRow("surface-presentation bg-red", in: "os-26 ios none", ""),
    ResolveRow("surface-presentation", in: "os-18 ios", "background #FFFFFF|#1D1D20"),
    ResolveRow("surface-presentation", in: "os-18 ios dark", "background #1D1D20"),
    ResolveRow("surface-presentation bg-red", in: "os-18 ios", "background red"),
    ResolveRow(
      "glass", in: "os-26 macos",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass"),
    ResolveRow(
      "glass", in: "os-18 macos",
      "material regular; cornerRadius 10000; borderColor #E6E6E9@0.7|#38383B@0.7; borderWidth 1; "
        + "surfaceRole glass; surfaceFill material"),
    ResolveRow(
      "glass", in: "os-26 visionos",
      "material regular; cornerRadius 10000; borderColor #E6E6E9@0.7|#38383B@0.7; borderWidth 1; "
        + "surfaceRole glass; surfaceFill material"),
    ResolveRow(
      "glass bg-red", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; surfaceTint red"),
    ResolveRow(
      "glass bg-red glass-tint-blue", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; surfaceTint blue"),
    // A background of one appearance is no tint in the other one, and the surface's colour under a solid fill.
    ResolveRow(
      "glass dark:bg-red", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; surfaceTint clear|red"),
    ResolveRow(
      "glass bg-blue dark:bg-red", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; surfaceTint blue|red"),
    ResolveRow(
      "glass dark:glass-tint-red", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; surfaceTint clear|red"),
    ResolveRow(
      "glass dark:bg-red", in: "os-26 ios light",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass"),
    ResolveRow(
      "glass dark:bg-red", in: "os-26 ios dark",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; surfaceTint red"),
    ResolveRow(
      "glass light:bg-red hover:bg-blue", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; surfaceTint blue if hover else red|clear"
    ),
    ResolveRow(
      "surface-solid dark:bg-red", in: "os-26 ios",
      "background #FFFFFF|red; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; surfaceRole solid; surfaceFill solid"
    ),
    ResolveRow(
      "surface-floating bg-red", in: "os-18 ios",
      "material regular; cornerRadius 10000; borderColor #E6E6E9@0.7|#38383B@0.7; borderWidth 1; "
        + "surfaceRole floating; surfaceFill material"),
    ResolveRow(
      "glass shadow-lg border-2 border-red", in: "os-26 ios",
      "cornerRadius 10000; glass regular; borderColor red; borderWidth 2; surfaceRole glass; "
        + "surfaceFill glass"),
    ResolveRow(
      "surface-floating shadow-lg border-2 border-red", in: "os-18 ios",
      "material regular; cornerRadius 10000; shadowColor #00000024|#0000005C; shadowRadius 24; "
        + "shadowX 0; shadowY 8; borderColor red; borderWidth 2; surfaceRole floating; "
        + "surfaceFill material"),
    ResolveRow(
      "surface-floating border-0", in: "os-18 ios",
      "material regular; cornerRadius 10000; borderColor #E6E6E9@0.7|#38383B@0.7; borderWidth 1; "
        + "surfaceRole floating; surfaceFill material"),
    ResolveRow(
      "surface-floating border-red", in: "os-18 ios",
      "material regular; cornerRadius 10000; borderColor #E6E6E9@0.7|#38383B@0.7; borderWidth 1; "
        + "surfaceRole floating; surfaceFill material"),
    ResolveRow(
      "surface-floating edge-none", in: "os-18 ios",
      "material regular; cornerRadius 10000; surfaceRole floating; surfaceFill material; "
        + "surfaceEdge false"),
    ResolveRow(
      "surface-floating hover:border-2", in: "os-18 ios",
      "material regular; cornerRadius 10000; "
        + "borderColor #E6E6E9|#38383B if hover else #E6E6E9@0.7|#38383B@0.7; "
        + "borderWidth 2 if hover else 1; surfaceRole floating; surfaceFill material"),
    ResolveRow(
      "surface-floating hover:border-2 border-red", in: "os-18 ios",
      "material regular; cornerRadius 10000; borderColor red if hover else #E6E6E9@0.7|#38383B@0.7; "
        + "borderWidth 2 if hover else 1; surfaceRole floating; surfaceFill material"),
    ResolveRow(
      "surface-solid", in: "contrast-more",
      "background #FFFFFF|#1D1D20; cornerRadius 10000; borderColor #CCCCCF|#57575A; borderWidth 1; "
        + "surfaceRole solid; surfaceFill solid"),
    ResolveRow(
      "surface-floating", in: "os-18 ios contrast-more",
      "material regular; cornerRadius 10000; borderColor #CCCCCF|#57575A; borderWidth 1; "
        + "surfaceRole floating; surfaceFill material"),
    ResolveRow("surface-floating rounded-lg", "cornerRadius 12; surfaceRole floating"),
    ResolveRow("surface-floating rounded-none", "cornerRadius 0; surfaceRole floating"),
    ResolveRow(
      "surface-floating hover:rounded-lg", "cornerRadius 12 if hover else 10000; surfaceRole floating"),
    ResolveRow(
      "surface-floating rounded-t-lg", "cornerTopLeading 12; cornerTopTrailing 12; surfaceRole floating"),
    ResolveRow("surface-floating surface-none", ""),
    ResolveRow("surface-none", ""),
    ResolveRow(
      "surface-solid glass", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass"),
    ResolveRow(
      "glass surface-solid", in: "os-26 ios",
      "background #FFFFFF|#1D1D20; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; "
        + "surfaceRole solid; surfaceFill solid"),
    ResolveRow(
      "glass-clear", in: "os-26 ios",
      "cornerRadius 10000; glass clear; surfaceRole glass; surfaceFill glass"),
    ResolveRow(
      "glass-clear", in: "os-18 ios",
      "material regular; cornerRadius 10000; borderColor #E6E6E9@0.7|#38383B@0.7; borderWidth 1; "
        + "surfaceRole glass; surfaceFill material"),
    ResolveRow(
      "glass-prominent glass-interactive", in: "os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole glass; surfaceFill glass; "
        + "surfaceProminent true; surfaceInteractive true"),
    ResolveRow(
      "surface-floating", in: "glass-policy os-26 ios",
      "cornerRadius 10000; glass regular; surfaceRole floating; surfaceFill glass"),
    ResolveRow(
      "surface-floating", in: "solid-policy os-26 ios",
      "background #FFFFFF|#1D1D20; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; "
        + "surfaceRole floating; surfaceFill solid"),
    ResolveRow(
      "surface-floating", in: "solid-policy",
      "background #FFFFFF|#1D1D20; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; "
        + "surfaceRole floating; surfaceFill solid"),
    ResolveRow(
      "hover:glass", in: "os-26 ios",
      "glass regular if hover else nothing; surfaceRole glass if hover else nothing"),
    ResolveRow(
      "ios:glass macos:surface-solid", in: "macos",
      "background #FFFFFF|#1D1D20; cornerRadius 10000; borderColor #E6E6E9|#38383B; borderWidth 1; "
        + "surfaceRole solid; surfaceFill solid"),
  ]

  @Test("resolve to one fill with its edge, shape and tint", arguments: rows)
  func row(_ row: ResolveRow) { row.check() }

  @Test("fall back when compatibility is asked for, those of the role glass excepted")
  func compatibility() {
    var context = StyleContext("ios os-26")
    context.requiresCompatibility = true
    #expect(
      StyleEngine.plain.resolve("surface-floating", in: context).style.defaults[.surfaceFill] == "material")
    #expect(StyleEngine.plain.resolve("glass", in: context).style.defaults[.surfaceFill] == "glass")
  }
}
