import StyleModel

/// `twc help [COMMAND|TOPIC]`.
enum HelpCommand {
  static let command = Command(
    name: "help", operands: "[COMMAND [SUBCOMMAND] | TOPIC | topics]",
    summary: "Explain twc, one of its commands, or a topic of the guides",
    details: "The topics are \(Wording.list(HelpTopic.all.map(\.name), "and")).",
    options: [.help],
    choices: HelpTopic.all.map { Command.Choice(word: $0.name, summary: $0.summary) }
      + [Command.Choice(word: "topics", summary: "The list of topics")]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard let name = invocation.operands.first else { return Output.print(UsageText.overview()) }
    if name == "topics" { return Output.print(UsageText.topics()) }
    let topic = HelpTopic.named(name)
    guard let command = Command.named(name) else {
      if let topic { return Output.print(topic.page) }
      throw UsageError(
        "no command or topic is named \"\(name)\"",
        suggestions: Suggestions.nearest(
          to: name, in: Command.all.map(\.name) + HelpTopic.all.map(\.name)),
        help: ["twc help lists the commands, and twc help topics the topics"])
    }
    guard invocation.operands.count > 1, !command.subcommands.isEmpty else {
      // A name may be that of both.
      return Output.print(UsageText.help(command) + (topic.map { "\n\($0.page)" } ?? ""))
    }
    return Output.print(UsageText.help(try command.subcommand(named: invocation.operands[1])))
  }
}
