import Testing

@testable import ClassParser

@Suite("Surfaces")
struct SurfaceTests {
  static let rows: [ClassRow] = [
    .accepts("surface-floating", "surfaceRole floating; glass+surfaceProminent unset"),
    .refuses(
      "surface-flaoting",
      "^^^^^^^^^^^^^^^^", "unknown-class",
      #"unknown class "surface-flaoting"; did you mean "surface-floating"?"#),
    .accepts("surface-solid", "surfaceRole solid; glass+surfaceProminent unset"),
    .accepts("surface-none", "surfaceRole+glass+Prominent unset"),
    .accepts("glass", "surfaceRole glass; glass regular"),
    .accepts("glass-clear", "surfaceRole glass; glass clear"),
    .refuses(
      "glass-clea",
      "^^^^^^^^^^", "unknown-class",
      #"unknown class "glass-clea"; did you mean "glass-clear" or "glass"?"#),
    .accepts("glass-identity", "surfaceRole glass; glass identity"),
    .accepts("glass-interactive", "surfaceInteractive true"),
    .accepts("glass-prominent", "surfaceRole glass; glass regular; surfaceProminent true"),
    .accepts("glass-tint-red/50", "surfaceTint red@0.5"),
    .refuses(
      "glass-tint-nope",
      "           ^^^^", "unknown-token",
      #"the theme has no colour "nope""#),
    .accepts("edge-none", "surfaceEdge false"),
    .refuses(
      "-edge-none",
      "^^^^^^^^^^", "negative-not-allowed",
      #""edge-none" takes no negative value"#),
    .accepts("surface-presentation", "surfacePresentation true"),
    .accepts("surface-group-8", "surfaceGroup 32"),
    .refuses(
      "surface-group-[x]",
      "               ^", "invalid-value",
      #""x" is not a length in points"#),
    .accepts("surface-id-[photo]", "surfaceID 'photo'"),
    .refuses(
      "surface-id",
      "^^^^^^^^^^", "missing-value",
      #""surface-id" needs text in brackets, as in surface-id-[Sign_in]"#),
  ]

  @Test("declare what the row says, or say what is wrong", arguments: rows)
  func row(_ row: ClassRow) { row.check() }
}
