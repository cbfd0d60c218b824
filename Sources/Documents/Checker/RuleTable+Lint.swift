import StyleModel

// What is looked for in classes that are right.
extension RuleTable {
  static let lint: [CheckRule] = [
    CheckRule(
      "duplicate-class", .classes, .warning, "A class stands once under the same conditions", "p-2 m-1 p-2",
      right: "m-1 p-2"),
    CheckRule("unformatted", .classes, .error, "Class strings are as twc fmt writes them"),
    CheckRule(
      "conflicting-classes", .classes, .warning,
      "Of two classes that set the same, the one that loses is left out", "p-2 p-4", right: "p-4"),
    CheckRule(
      "shadowed-class", .classes, .warning, "A class sets something that others do not always win",
      "px-2 p-4", right: "p-4 px-2"),
    CheckRule(
      "border-without-width", .classes, .warning, "A border that has a colour has a width", "border-primary",
      right: "border border-primary"),
    CheckRule(
      "arbitrary-value", .classes, .note, "A value that a token or step gives is written by its name",
      "p-[16]", right: "p-4"),
    CheckRule(
      "shorthand", .classes, .note, "What one class says is not said by several", "px-4 py-4", right: "p-4"),
    CheckRule(
      "dark-mode-hole", .classes, .warning,
      "A colour has a form for the appearance in which the one beside it changes",
      "text-[#000] bg-[#fff] dark:bg-[#111]", right: "text-[#000] dark:text-[#fff] bg-[#fff] dark:bg-[#111]"),
    CheckRule(
      "touch-target", .classes, .warning, "What is tapped on iOS has 44 points at least", "h-8", right: "h-11"
    ),
  ]
}
