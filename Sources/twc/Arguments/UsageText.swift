/// Usage lines, help pages and usage errors, all made of the two tables.
enum UsageText {
  private static let width = 100

  static func usage(_ command: Command) -> String {
    let name = command.name.isEmpty ? "" : " \(command.name)"
    let words = command.subcommands.map(\.word).joined(separator: "|")
    let subcommand = words.isEmpty ? "" : " [\(words)]"
    let options = command.options.isEmpty ? "" : " [OPTIONS]"
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    return "usage: twc\(name)\(subcommand)\(options)\(operands)\n"
  }

  static func help(_ command: Command) -> String {
    if command.name.isEmpty { return overview() }
    var text = usage(command) + "\n" + command.summary + ".\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    if !command.subcommands.isEmpty {
      text += "\nSubcommands:\n" + table(command.subcommands.map { ($0.word, $0.summary) })
    }
    let context = command.options.filter { OptionTable.context.contains($0) }
    text += section("Options", command.options.filter { !context.contains($0) })
    text += section("Where the style is used (what is not given stays open)", context)
    return text
  }

  static func overview() -> String {
    var text = "twc turns utility classes into native styles.\n\n" + usage(.program) + "\nCommands:\n"
    text += table(Command.all.map { ($0.name, $0.summary) })
    text += section("Options", Command.program.options)
    text += """

      Exit codes: 0 fine, 1 findings, 2 usage, 3 input or output.
      twc help COMMAND says more, and twc help TOPIC has a chapter of the guides:
      \(wrap(HelpTopic.all.map(\.name).joined(separator: ", "), width - 2).map { "  \($0)" }.joined(separator: "\n"))

      """
    return text
  }

  /// The list of topics.
  static func topics() -> String {
    "Topics of twc help:\n" + table(HelpTopic.all.map { ($0.name, $0.summary) })
  }

  /// What stderr gets to read about a usage error.
  static func complaint(_ error: UsageError) -> String {
    let command = error.command ?? .program
    let more = command.name.isEmpty ? "twc help" : "twc help \(command.name)"
    var text = "twc: error: \(Printable.text(error.message))\n"
    for line in error.help { text += "help: \(Printable.text(line))\n" }
    return text + usage(command) + "help: \(more) lists the options\n"
  }

  private static func section(_ title: String, _ options: [Option]) -> String {
    if options.isEmpty { return "" }
    return "\n\(title):\n" + table(options.map { ($0.row.signature, $0.row.help) })
  }

  /// Two columns; a first column that is too wide stands on a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let column = min(rows.map(\.0.utf8.count).max() ?? 0, 28) + 4
    let margin = String(repeating: " ", count: column)
    var text = ""
    for (first, second) in rows {
      let lines = wrap(second, width - column)
      text += "  \(first)"
      if first.utf8.count + 4 > column {
        text += "\n" + margin
      } else {
        text += String(repeating: " ", count: column - first.utf8.count - 2)
      }
      text += lines.joined(separator: "\n" + margin) + "\n"
    }
    return text
  }

  private static func wrap(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count + 1 > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "\(word)" : " \(word)"
    }
    lines.append(line)
    return lines
  }
}
