import StyleModel

/// One row of the command table.
struct Command: Sendable {
  let name: String
  /// What follows the options in the usage line.
  let operands: String
  /// One line for the list of commands.
  let summary: String
  /// What the help says after the usage line.
  let details: String
  let options: [Option]
  /// What may follow the name; the command itself runs when none does.
  var subcommands: [Command] = []
  /// Words that its operands may be, for completion.
  var choices: [Choice] = []
  /// Runs the command and gives the exit code.
  let run: @Sendable (Invocation) throws(UsageError) -> Int32

  /// A word that an operand may be, and what it stands for.
  struct Choice: Sendable {
    let word: String
    let summary: String
  }

  /// Every command, in the order of help.
  static let all: [Command] = [
    StyleCommand.command, CompileCommand.command, DecompileCommand.command, ConvertCommand.command,
    CheckCommand.command, FormatCommand.command,
    ScanCommand.command, ExplainCommand.command, ExplainIDCommand.command, RecipesCommand.command,
    ThemeCommand.command, PreviewCommand.command, DiffCommand.command, GalleryCommand.command,
    SchemaCommand.command,
    DocsCommand.command, CompletionsCommand.command, ManualCommand.command, HelpCommand.command,
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  /// Whether its operands name files.
  var takesFiles: Bool { operands.contains("FILE") }

  /// The last word of the name, which sets a subcommand apart.
  var word: String { name.split(separator: " ").last.map { String($0) } ?? name }

  /// The subcommand of this word.
  func subcommand(named word: String) throws(UsageError) -> Command {
    if let found = subcommands.first(where: { $0.word == word }) { return found }
    let words = subcommands.map(\.word)
    throw UsageError(
      "\(name) has no subcommand \"\(word)\"", suggestions: Suggestions.nearest(to: word, in: words),
      help: ["the subcommands are " + Wording.list(words, "and")]
    ).of(self)
  }

  /// What runs when no command is named: `twc --help` and `twc --version`.
  static let program = Command(
    name: "", operands: "COMMAND", summary: "", details: "", options: [.help, .version]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    if invocation.has(.version) { return Output.print("twc \(Program.version)\n") }
    throw UsageError(
      "no command is named", help: ["the commands are " + Wording.list(all.map(\.name), "and")])
  }

  /// The option that is written so.
  func row(named written: String) -> OptionRow? {
    for option in options {
      let row = option.row
      if row.names.contains(written) { return row }
    }
    return nil
  }
}

/// A command line that does not make sense, and the way out.
struct UsageError: Error {
  let message: String
  /// Lines of advice.
  var help: [String]
  /// The command whose usage line belongs to it.
  var command: Command?

  init(_ message: String, suggestions: [String] = [], help: [String] = []) {
    self.message = message
    let quoted = suggestions.map { "\"\($0)\"" }
    self.help = (quoted.isEmpty ? [] : ["did you mean \(Wording.list(quoted, "or"))?"]) + help
  }

  func of(_ command: Command) -> UsageError {
    var copy = self
    copy.command = copy.command ?? command
    return copy
  }
}
