/// `twc man`: the manual page.
enum ManualCommand {
  static let command = Command(
    name: "man", operands: "", summary: "Print the manual page",
    details: "Install it with: twc man > /usr/local/share/man/man1/twc.1", options: [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    Output.print(page())
  }

  /// The page in the macros of man(7), made of the command table.
  static func page() -> String {
    var text = """
      .TH TWC 1 "" "twc \(Program.version)" "User Commands"
      .SH NAME
      twc \\- turn utility classes into native styles
      .SH SYNOPSIS
      .B twc
      .I COMMAND
      .RI [ OPTIONS ]\\ \\|.\\|.\\|.
      .SH DESCRIPTION
      twc turns class strings into the style objects of StemJSON and the layouts of Flow, compiles whole documents, checks them,
      and turns styles back into classes.
      .SH COMMANDS

      """
    for command in Command.all {
      for one in [command] + command.subcommands {
        text += ".SS \(escaped("twc \(one.name)\(one.operands.isEmpty ? "" : " \(one.operands)")"))\n"
        text += "\(escaped(one.summary)).\n"
        for line in one.details.split(separator: "\n") { text += escaped(String(line)) + "\n" }
        for option in one.options {
          text += ".TP\n.B \(escaped(option.row.signature))\n\(escaped(option.row.help)).\n"
        }
      }
    }
    text += ".SH TOPICS\ntwc help TOPIC prints a chapter of the guides.\n"
    for topic in HelpTopic.all { text += ".TP\n.B \(escaped(topic.name))\n\(escaped(topic.summary)).\n" }
    text += """
      .SH EXIT STATUS
      0 fine, 1 findings, 2 usage, 3 input or output.
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      Findings are written without colours.

      """
    return text
  }

  /// Text without what the formatter would take for its own.
  private static func escaped(_ text: String) -> String {
    var result = text.first == "." || text.first == "'" ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "…": result += "\\|.\\|.\\|."
      default: result.append(character)
      }
    }
    return result
  }
}
