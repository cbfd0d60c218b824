import StyleModel

/// `twc help [COMMAND]`.
enum HelpCommand {
  static let command = Command(
    name: "help", operands: "[COMMAND]", summary: "Explain twc or one of its commands", details: "",
    options: [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard let name = invocation.operands.first else { return Output.print(UsageText.overview()) }
    guard let command = Command.named(name) else {
      throw UsageError(
        "no command is named \"\(name)\"",
        suggestions: Suggestions.nearest(to: name, in: Command.all.map(\.name)))
    }
    return Output.print(UsageText.help(command))
  }
}
