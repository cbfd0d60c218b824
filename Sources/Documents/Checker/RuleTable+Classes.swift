import StyleModel

// What class strings are checked for, by the parser and by the target.
extension RuleTable {
  static let classes: [CheckRule] = [
    CheckRule("unknown-class", .classes, .error, "A class is known"),
    CheckRule("unknown-variant", .classes, .error, "A variant is known"),
    CheckRule("unknown-token", .classes, .error, "A token stands in the theme"),
    CheckRule("unknown-property", .classes, .error, "A property in brackets stands in the property table"),
    CheckRule("unknown-recipe", .classes, .error, "The recipe that a recipe extends exists"),
    CheckRule("unknown-hint", .classes, .error, "A hint in brackets is known"),
    CheckRule("unknown-slot", .classes, .error, "A recipe has the slot that a class names"),
    CheckRule("unknown-axis", .classes, .error, "A recipe has the axis that a class names"),
    CheckRule("unknown-axis-value", .classes, .error, "An axis has the value that a class names"),
    CheckRule("unknown-family", .classes, .error, "The family that a recipe or rules name exists"),
    CheckRule("unknown-style", .classes, .error, "The style that a family or rules name exists"),
    CheckRule("adopter-as-style", .classes, .error, "A style of a family does not take its shell from it"),
    CheckRule("leaked-value", .classes, .error, "No condition or value leaks into a class string"),
    CheckRule("css-only-class", .classes, .error, "A class of CSS has a native meaning"),
    CheckRule("css-only-variant", .classes, .error, "A variant of CSS has a native meaning"),
    CheckRule("empty-class", .classes, .error, "Marks and variants stand before a class"),
    CheckRule("empty-variant", .classes, .error, "A variant has a name"),
    CheckRule("empty-value", .classes, .error, "Brackets hold a value"),
    CheckRule("mark-on-group", .classes, .error, "Marks stand before classes, not before groups"),
    CheckRule("unclosed-bracket", .classes, .error, "Brackets are closed"),
    CheckRule("unclosed-group", .classes, .error, "Groups are closed"),
    CheckRule("unexpected-closing", .classes, .error, "What is closed was opened"),
    CheckRule("text-after-bracket", .classes, .error, "A value ends with its bracket"),
    CheckRule("structural-character", .classes, .error, "Characters of the grammar stand where it has them"),
    CheckRule("invisible-character", .classes, .error, "Invisible characters are no blanks"),
    CheckRule("nesting-limit", .classes, .error, "Brackets and groups nest within a limit"),
    CheckRule("variant-limit", .classes, .error, "The variants of a class are within a limit"),
    CheckRule("class-limit", .classes, .error, "The classes of a string are within a limit"),
    CheckRule("length-limit", .classes, .error, "The length of a string is within a limit"),
    CheckRule("expansion-limit", .classes, .error, "What a string expands to is within a limit"),
    CheckRule("recipe-depth-limit", .classes, .error, "Recipes name one another within a limit"),
    CheckRule("recipe-recursion", .classes, .error, "A recipe does not expand into itself"),
    CheckRule("negative-not-allowed", .classes, .error, "Only some utilities take a minus sign"),
    CheckRule("double-negative", .classes, .error, "The minus sign stands before the class"),
    CheckRule("missing-value", .classes, .error, "A utility has the value that it needs"),
    CheckRule("unexpected-value", .classes, .error, "A utility without values has none"),
    CheckRule("missing-argument", .classes, .error, "A custom utility has the argument that it needs"),
    CheckRule("unexpected-argument", .classes, .error, "A custom utility without arguments has none"),
    CheckRule("invalid-value", .classes, .error, "A value is of the kind that its utility takes"),
    CheckRule("invalid-color", .classes, .error, "A colour can be read"),
    CheckRule("invalid-reference", .classes, .error, "A dynamic value is one reference or one expression"),
    CheckRule("invalid-modifier", .classes, .error, "A modifier is of the kind that its class takes"),
    CheckRule("unexpected-modifier", .classes, .error, "A modifier stands on classes that take one"),
    CheckRule("unsupported-unit", .classes, .error, "A unit has a native meaning"),
    CheckRule("percent-not-carried", .classes, .error, "A percentage stands where something carries it"),
    CheckRule("out-of-range", .classes, .error, "A number lies in the range of its property"),
    CheckRule("hint-mismatch", .classes, .error, "A hint fits the utility"),
    CheckRule("dynamic-not-allowed", .classes, .error, "A property takes a reference or an expression"),
    CheckRule("pattern-syntax", .classes, .error, "The pattern of a rule can be read"),
    CheckRule("pattern-unsupported", .classes, .error, "Something matches the patterns of rules"),
    CheckRule(
      "pattern-matches-empty", .classes, .error, "The pattern of a rule does not match the empty string"),
    CheckRule("pattern-shadowed", .classes, .warning, "The pattern of a rule matches no name that is known"),
    CheckRule("pattern-limit", .classes, .error, "Matching the pattern of a rule stays within its limits"),
    CheckRule("unknown-group", .classes, .error, "A group stands in the pattern of its rule"),
    CheckRule("condition-dropped", .classes, .warning, "A condition has an answer, or an expression"),
    CheckRule(
      "condition-not-carried", .classes, .warning,
      "A property that changes with a condition takes an expression"),
    CheckRule("too-many-conditions", .classes, .warning, "The tests that decide together are within a limit"),
    CheckRule(
      "expression-by-general-rule", .classes, .note,
      "An expression stands where a property's own row allows it"),
    CheckRule(
      "condition-expression", .classes, .error,
      "A condition in brackets can be read; check reports R27 in its place"),
    CheckRule(
      "direction-by-language", .classes, .note, "A direction is told by the language, for want of another way"
    ),
    CheckRule(
      "focus-not-wired", .classes, .warning,
      "An input that is to tell its focus has a module and events for it"),
    CheckRule("not-carried", .classes, .warning, "The target has a place for a property"),
    CheckRule("slot-not-carried", .classes, .note, "Native modifiers are known to hosts alone"),
    CheckRule("animation-without-value", .classes, .note, "An animation has a value that starts it"),
    CheckRule("accent-without-reader", .classes, .warning, "A class reads the accent that another sets"),
    CheckRule("style-form", .classes, .error, "The style of a component with classes is an object"),
    CheckRule("context-form", .classes, .error, "The context of a component with classes is an object"),
    CheckRule("paint-on-bezel", .classes, .note, "Nothing is painted over a bezel that the system draws"),
    CheckRule("radius-of-bezel", .classes, .note, "A standard button has a shape and no radius"),
    CheckRule("font-design", .classes, .note, "The design of a font is outside the specification"),
    CheckRule("line-height-approximate", .classes, .note, "A line height is carried as line spacing"),
    CheckRule("shadow-layers", .classes, .note, "A shadow has one layer, without spread"),
    CheckRule("glass-button", .classes, .note, "StemJSON has no glass style of a button"),
    CheckRule("context-in-style", .classes, .warning, "A style by itself has no context"),
    CheckRule(
      "duplicate-class", .classes, .warning, "A class stands once under the same conditions", "p-2 m-1 p-2",
      right: "m-1 p-2"),
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
    CheckRule("margin-in-style", .classes, .warning, "A style by itself has no margin"),
  ]
}
