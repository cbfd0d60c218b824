import SourceScan

/// One key of `twc.json`: everything that reading it, its JSON Schema and its documentation need to know.
struct ConfigRow: Sendable {
  /// What stands behind a key.
  enum Form: Sendable {
    /// A file, or the name of what comes with twc; the value of an option.
    case path(Option)
    /// Several of those.
    case paths(Option)
    /// A text or a number that an option takes.
    case value(Option)
    /// `true` or `false`.
    case flag(Option)
    /// Words of an option's list, in an array.
    case words(Option)
    /// An object of rows.
    case object([ConfigRow])
    /// A file, or an object of the same form.
    case rules
    /// An object from names of conditions to expressions.
    case conditions
    /// An object from identifiers of findings to levels.
    case levels
    /// An object from names to patterns.
    case patterns
    /// An array of texts.
    case texts
    /// Where the schema is; nothing is read.
    case schema
  }

  let key: String
  let form: Form
  let summary: String

  init(_ key: String, _ form: Form, _ summary: String) {
    self.key = key
    self.form = form
    self.summary = summary
  }

  /// Every key, in the order of the documentation.
  static let all: [ConfigRow] = [
    ConfigRow("$schema", .schema, "Where this schema is, for editors"),
    ConfigRow("theme", .path(.theme), "A theme file, or the name of a theme that comes with twc"),
    ConfigRow("recipes", .paths(.recipes), "Recipe files and folders, or themekit for ThemeKit's"),
    ConfigRow("rules", .rules, "A file of rules, or the rules themselves"),
    ConfigRow("conditions", .conditions, "What variants read, as in rules: expressions by their names"),
    ConfigRow(
      "reserved", .texts,
      "How names begin that belong to others: unknown classes of such names are left alone"),
    ConfigRow("target", .value(.target), "What styles and documents become"),
    ConfigRow("dynamic", .value(.dynamic), "Where conditions become expressions"),
    ConfigRow("wireFocus", .flag(.wireFocus), "Whether inputs are given what focus: reads"),
    ConfigRow("strict", .flag(.strict), "Whether conditions that are left out are errors"),
    ConfigRow("context", .object(context), "What is known of the place where styles are used"),
    ConfigRow("states", .words(.state), "The states that hold; those not listed are off"),
    ConfigRow("content", .texts, "The sources: files, folders and globs; ! in front leaves out what fits"),
    ConfigRow("ignore", .texts, "What is left out of folders and globs, in the form of .gitignore"),
    ConfigRow(
      "patterns", .patterns, "Where class strings stand in sources, besides the places that twc knows"),
    ConfigRow("levels", .levels, "What findings count as, by their identifiers: off, note, warning or error"),
    ConfigRow("failOn", .value(.failOn), "The severity from which on twc check fails"),
  ]

  /// The keys of `context`, named like the options without their dashes.
  static let context: [ConfigRow] = OptionTable.context.filter { $0 != .state }.map { option in
    let form: Form =
      switch option.row.value {
      case .none, .truth: .flag(option)
      default: .value(option)
      }
    return ConfigRow(camelCase(option.row.name), form, option.row.help)
  }

  /// `--size-class` as `sizeClass`.
  static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return (words.first.map { String($0) } ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
