import StyleModel

// Surfaces that change, and glass where content stands.
extension CheckRow {
  private static func stack(_ classes: String, type: String = "vstack") -> String {
    #"{"id":"v","type":"\#(type)","class":"\#(classes)","children":[{"id":"t","type":"text"}]}"#
  }

  private static func list(_ row: String) -> String { #"{"id":"l","type":"list","children":[\#(row)]}"# }

  private static let ownGlass = #"{"id":"g","type":"text","style":{"common":{"glass":"regular"}}}"#

  static let surfaces: [CheckRow] = [
    // Roles that change
    .part(
      "surface-role-changes", .warning, stack("[${a}]:glass"), at: "[${a}]:glass", "built anew",
      valid: stack("glass [${a}]:opacity-50"), also: ["condition-not-carried"]),
    .part(
      "surface-role-changes", .warning, stack("surface-solid [${a}]:surface-floating"),
      at: "[${a}]:surface-floating", "keep one role", valid: stack("surface-floating")),
    .part(
      "surface-role-changes", .warning, stack("glass regular:surface-solid"), at: "regular:surface-solid",
      "\"regular:\"", valid: stack("glass")),
    // Beside an author's glass
    .part(
      "surface-beside-glass", .warning,
      #"{"id":"v","type":"text","class":"surface-floating","style":{"common":{"glass":"clear"}}}"#,
      at: #""clear""#, "one of them",
      valid: #"{"id":"v","type":"text","class":"surface-floating","style":{"common":{"opacity":0.5}}}"#),
    .part(
      "surface-beside-glass", .warning,
      #"{"id":"h","type":"hstack","children":[\#(stack("glass")),\#(ownGlass)]}"#, at: #""regular""#,
      "use one way for both",
      valid: #"{"id":"h","type":"hstack","children":[\#(stack("surface-solid")),\#(ownGlass)]}"#),
    // Rows
    .part(
      "glass-on-row", .warning, list(stack("p-2 surface-floating")), at: "surface-floating",
      "rows are content",
      valid: list(stack("surface-solid"))),
    .part(
      "glass-on-row", .warning,
      #"{"id":"l","type":"list","children":[{"id":"s","type":"section","children":[\#(ownGlass)]}]}"#,
      at: #""regular""#, "rows are content",
      valid: #"{"id":"l","type":"vstack","children":[{"id":"s","type":"section","children":[\#(ownGlass)]}]}"#
    ),
    .part(
      "glass-on-row", .warning,
      list(#"{"id":"h","type":"hstack","children":[\#(stack("p-1"))],"class":"glass"}"#),
      at: "glass", "glass floats",
      // What stands in a row may float over it.
      valid: list(#"{"id":"h","type":"hstack","children":[\#(stack("glass"))],"class":"p-1"}"#)),
    .part(
      "glass-on-row", .warning, list(stack("glass")), at: "glass", "glass floats",
      valid: list(#"{"id":"b","type":"button","class":"glass","context":{"_label":"L"}}"#)),
    // Large areas
    .part(
      "glass-on-large-area", .warning, stack("glass", type: "scroll"), at: "glass", "glass on scroll",
      valid: stack("bg-surface", type: "scroll")),
    .part(
      "glass-on-large-area", .warning, stack("size-full surface-floating"), at: "surface-floating",
      "fills its screen", valid: stack("w-full surface-floating")),
    .part(
      "glass-on-large-area", .warning,
      #"{"id":"v","type":"vstack","class":"glass","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"}}}"#,
      at: "glass", "fills its screen",
      valid:
        #"{"id":"v","type":"vstack","class":"glass","style":{"layout":{"maxWidth":"infinity","maxHeight":90}}}"#
    ),
    // Glass with a background
    .part(
      "glass-with-background", .warning, stack("glass bg-red"), at: "bg-red", "takes the place",
      valid: stack("glass")),
  ]
}
