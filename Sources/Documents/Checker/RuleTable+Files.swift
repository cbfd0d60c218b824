import StyleModel

// What the files beside a document are checked for, and what can happen to files.
extension RuleTable {
  static let files: [CheckRule] = [
    CheckRule("theme-form", .files, .error, "A part of a theme has the form that it takes"),
    CheckRule("theme-range", .files, .error, "A number of a theme lies in its range"),
    CheckRule("theme-name", .files, .error, "The name of a token can stand in a class"),
    CheckRule("theme-duplicate", .files, .error, "A token is defined once"),
    CheckRule("theme-cycle", .files, .error, "Tokens do not lead back to themselves"),
    CheckRule("no-dark-value", .files, .warning, "A colour has a dark form where the background has one"),
    CheckRule("unknown-preset", .files, .error, "The theme that a theme extends exists"),
    CheckRule("unknown-color", .files, .error, "A colour that a theme names exists"),
    CheckRule("unknown-shadow", .files, .error, "A shadow that a theme names exists"),
    CheckRule("unknown-value", .files, .error, "A word of a theme is known"),
    CheckRule("unknown-key", .files, .error, "A key of a theme, a recipe or rules is known"),
    CheckRule(
      "tokens-form", .files, .error, "A token file is made of groups and tokens, a style sheet of blocks"),
    CheckRule("tokens-depth", .files, .error, "Groups of tokens nest within a limit"),
    CheckRule("tokens-reference", .files, .error, "The token or group that a token names exists"),
    CheckRule("tokens-cycle", .files, .error, "References between tokens come to an end"),
    CheckRule("tokens-value", .files, .error, "The value of a token is of the kind that its type says"),
    CheckRule("tokens-duplicate", .files, .warning, "Tokens have names of their own in a theme"),
    CheckRule(
      "tokens-left", .files, .warning, "A theme has a place for a token, and a format for what it holds"),
    CheckRule("catalog-form", .files, .error, "A catalog is an object of recipes"),
    CheckRule("recipe-form", .files, .error, "A part of a recipe has the form that it takes"),
    CheckRule("recipe-name", .files, .error, "The name of a recipe can stand in a class"),
    CheckRule("duplicate-recipe", .files, .error, "A recipe is defined once"),
    CheckRule("unreachable-value", .files, .error, "A class can choose every value of an axis"),
    CheckRule(
      "combinations", .files, .warning, "A recipe has no more combinations of values than are looked at"),
    CheckRule("unused-recipe", .files, .warning, "Some document leads to a recipe"),
    CheckRule("deprecated-recipe", .files, .warning, "Nothing uses a recipe that is deprecated"),
    CheckRule("unknown-successor", .files, .error, "The successor of a deprecated recipe exists"),
    CheckRule("duplicate-style", .files, .note, "Two recipes do not come to the same"),
    CheckRule("shadowed-variant", .files, .warning, "The classes of a variant or compound change something"),
    CheckRule(
      "low-contrast", .files, .warning, "A text has the contrast to its fill that WCAG 2.2 asks for",
      "text-[#888] bg-[#999]", right: "text-[#222] bg-[#999]"),
    CheckRule("low-contrast-apca", .files, .note, "A text has the lightness contrast that APCA advises"),
    CheckRule("config-form", .files, .error, "A part of a configuration has the form that it takes"),
    CheckRule("strings-form", .files, .error, "Localised texts are an object of codes and texts"),
    CheckRule("rules-form", .files, .error, "A part of rules has the form that it takes"),
    CheckRule("unknown-language", .files, .error, "The language of a source is known"),
    CheckRule("style-kept", .document, .note, "A class can say what a style says"),
    CheckRule("has-class", .document, .note, "A component that is decompiled has no classes yet"),
    CheckRule("built-in-recipes", .files, .warning, "Built-in recipes keep their classes"),
  ]

  static let tool: [CheckRule] = [
    CheckRule("cannot-read", .tool, .error, "What is named can be read"),
    CheckRule("cannot-write", .tool, .error, "What is to be written can be written"),
    CheckRule("no-match", .tool, .error, "A pattern or folder has files"),
    CheckRule("line-limit", .tool, .error, "A line of --lines has at most 64 MiB"),
    CheckRule("stale", .tool, .error, "A compiled file is what compiling its source gives"),
    CheckRule("would-change", .tool, .error, "A document is as it would be written"),
    CheckRule("not-shown", .tool, .note, "A preview shows everything as it is"),
    CheckRule("no-browser", .tool, .error, "A Chromium for pictures is on the path"),
    CheckRule("browser-failed", .tool, .error, "The Chromium on the path takes a picture"),
  ]
}
