import StyleModel

/// `twc help [COMMAND]`.
enum HelpCommand {
  static let command = Command(
    name: "help", operands: "[COMMAND [SUBCOMMAND]]", summary: "Explain twc or one of its commands",
    details: "",
    options: [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard let name = invocation.operands.first else { return Output.print(UsageText.overview()) }
    guard let command = Command.named(name) else {
      throw UsageError(
        "no command is named \"\(name)\"",
        suggestions: Suggestions.nearest(to: name, in: Command.all.map(\.name)))
    }
    guard invocation.operands.count > 1, !command.subcommands.isEmpty else {
      return Output.print(UsageText.help(command))
    }
    return Output.print(UsageText.help(try command.subcommand(named: invocation.operands[1])))
  }
}
