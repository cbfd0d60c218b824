/// An option of some command; its row in the table says how it is written.
enum Option: CaseIterable, Hashable, Sendable {
  case help, version
  // What styles are made of
  case theme, rules, recipes, config, noConfig
  // Where a style is used
  case state, scheme, platform, os, device, sizeClass, orientation, width, direction, contrast
  case reduceMotion, reduceTransparency, splitView, appearance, requiresCompatibility
  // What comes out
  case target, type, compact, lines, output, write, check, canonicalStyles, schemaRoot, docsForm
  case dynamic, wireFocus, documentLines, jobs, cache, watch
  case tokenSource, tokenTarget, gamut, darkFile, sheetFile, pageFile
  // What preview and diff show
  case pictureFile, screenSize, textSize, strings, reportFile, reportFormat
  // How Flow is written
  case compileTarget, tokens, shorthand
  // What convert reads and writes
  case convertSource, convertTarget, recipeTarget
  case recipesMatch, moveContext, stats
  // What recipes are looked at for
  case usedIn, recipeForm, checkChanges, exportTarget, exportName, outputFile
  // What scan looks for
  case language, pattern, scanStats, noIgnore
  // What fmt does
  case formatWrite, formatCheck, diff
  // What happens to findings
  case strict, keepGoing, format, listFormat, notes, checkFormat, failOn
  // What check does
  case stamp, fix, dryRun, listRules, level

  /// How the option is written and what it means.
  var row: OptionRow { OptionTable.row(of: self) }
}

/// One row of the option table: everything that parsing, usage and help need to know.
struct OptionRow {
  /// What follows the name.
  enum Value {
    /// Nothing.
    case none
    /// Any text; the name stands for it in help.
    case text(String)
    /// One of some words.
    case choice([String])
    /// Words separated by commas, or `none`; aliases are accepted and not listed.
    case list([String], aliases: [String])
    /// Nothing, or `=true` and `=false`.
    case truth
  }

  let option: Option
  /// With their dashes, the long one first.
  let names: [String]
  let value: Value
  let help: String
  /// Whether all uses count; otherwise the last one does.
  var isRepeatable = false

  init(_ option: Option, _ names: String..., value: Value = .none, repeatable: Bool = false, help: String) {
    self.option = option
    self.names = names
    self.value = value
    self.help = help
    isRepeatable = repeatable
  }

  /// The long name.
  var name: String { names.first ?? "" }

  /// The option as usage text writes it.
  var signature: String {
    let shown = names.reversed().joined(separator: ", ")
    switch value {
    case .none: return shown
    case .text(let placeholder): return "\(shown) \(placeholder)"
    case .choice(let words): return "\(shown) \(words.joined(separator: "|"))"
    case .list: return "\(shown) LIST"
    case .truth: return "\(shown)[=true|false]"
    }
  }

  /// What the value may be, as a message says it.
  var expected: String {
    switch value {
    case .none: "no value"
    case .text(let placeholder): placeholder
    case .choice(let words): Wording.list(words, "or")
    case .list(let words, _): "none or a comma list of " + Wording.list(words, "and")
    case .truth: "true or false"
    }
  }
}

/// Joins words for messages.
enum Wording {
  /// `a, b or c`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
