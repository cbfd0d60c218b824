/// `twc completions`: what a shell reads to complete command lines.
enum CompletionsCommand {
  private static let shells = ["bash", "zsh", "fish"]

  static let command = Command(
    name: "completions", operands: "bash|zsh|fish", summary: "Print the completions of a shell",
    details: """
      bash: twc completions bash > /etc/bash_completion.d/twc
      zsh: twc completions zsh > _twc in a folder of $fpath
      fish: twc completions fish > ~/.config/fish/completions/twc.fish
      """,
    options: [.help],
    choices: shells.map { Command.Choice(word: $0, summary: "The completions of \($0)") }
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard invocation.operands.count == 1, shells.contains(invocation.operands[0]) else {
      throw UsageError("name one shell", help: ["the shells are \(Wording.list(shells, "and"))"])
    }
    switch invocation.operands[0] {
    case "bash": return Output.print(CompletionScript.bash())
    case "zsh": return Output.print(CompletionScript.zsh())
    default: return Output.print(CompletionScript.fish())
    }
  }
}

/// Completions, made of the command table.
enum CompletionScript {
  /// A command as it is typed, with everything that may follow.
  private struct Entry {
    let words: [String]
    let summary: String
    let options: [OptionRow]
    let subcommands: [Command]
    let operands: [Command.Choice]
  }

  private static let entries: [Entry] = Command.all.flatMap { command -> [Entry] in
    ([command] + command.subcommands).map { one in
      Entry(
        words: one.name.split(separator: " ").map { String($0) }, summary: one.summary,
        options: one.options.map { $0.row }, subcommands: one.subcommands, operands: operands(one))
    }
  }

  /// The words that a command's operands may be; help takes the names of commands too.
  private static func operands(_ command: Command) -> [Command.Choice] {
    let commands = Command.all.map { Command.Choice(word: $0.name, summary: $0.summary) }
    return command.choices + (command.name == HelpCommand.command.name ? commands : [])
  }

  /// The words that an option's value may be; `nil` where it is a file or any text.
  private static func choices(_ row: OptionRow) -> [String]? {
    switch row.value {
    case .choice(let words): words
    case .list(let words, _): ["none"] + words
    case .truth: ["true", "false"]
    case .none, .text: nil
    }
  }

  private static func takesValue(_ row: OptionRow) -> Bool {
    switch row.value {
    case .choice, .text, .list: true
    case .none, .truth: false
    }
  }

  static func bash() -> String {
    var text = """
      # Completions of twc for bash; made by twc completions bash.
      _twc() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$command $word" in

      """
    for entry in entries {
      let outer = entry.words.dropLast().joined(separator: " ")
      text +=
        "      '\(outer) \(entry.words.last ?? "")') command='\(entry.words.joined(separator: " "))' ;;\n"
    }
    text += """
          esac
        done
        case "$command $prev" in

      """
    for entry in entries {
      for row in entry.options {
        guard let choices = choices(row), takesValue(row) else { continue }
        let patterns = row.names.map { "'\(entry.words.joined(separator: " ")) \($0)'" }.joined(
          separator: "|")
        text +=
          "    \(patterns)) COMPREPLY=($(compgen -W '\(choices.joined(separator: " "))' -- \"$cur\")); return ;;\n"
      }
    }
    text += """
        esac
        local words=''
        case "$command" in
          '') words='\((Command.all.map(\.name) + ["--help", "--version"]).joined(separator: " "))' ;;

      """
    for entry in entries {
      let words = entry.subcommands.map(\.word) + entry.operands.map(\.word) + entry.options.flatMap(\.names)
      text += "    '\(entry.words.joined(separator: " "))') words='\(words.joined(separator: " "))' ;;\n"
    }
    text += """
        esac
        if [[ -z $command || $cur == -* || $words != *--* ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$cur"))
        else
          COMPREPLY=($(compgen -W "$words" -- "$cur") $(compgen -f -- "$cur"))
        fi
      }
      complete -o filenames -o bashdefault -F _twc twc

      """
    return text
  }

  static func zsh() -> String {
    var text = "#compdef twc\n# Completions of twc for zsh; made by twc completions zsh.\n\n"
    text += "_twc() {\n  local -a commands\n"
    text += list("commands", Command.all.map { ($0.name, $0.summary) })
    text += """
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          _arguments '--help[Show this help]' '--version[Show the version]'
          return
        fi
        case "$words[2]" in

      """
    for command in Command.all {
      text += "    \(command.name))\n"
      if !command.subcommands.isEmpty {
        text += "      local -a subcommands\n"
        text += list("subcommands", command.subcommands.map { ($0.word, $0.summary) }, indent: "      ")
        text += "      if (( CURRENT == 3 )); then _describe 'subcommand' subcommands; return; fi\n"
        text += "      case \"$words[3]\" in\n"
        for inner in command.subcommands {
          text += "        \(inner.word)) _arguments -s \(arguments(inner)) '*:file:_files' ;;\n"
        }
        text += "      esac ;;\n"
      } else {
        let operands = operands(command).map { escaped("\($0.word)", ":\\ ") }
        let action = operands.isEmpty ? "file:_files" : "word:(\(operands.joined(separator: " ")))"
        text += "      _arguments -s \(arguments(command)) '*:\(action)' ;;\n"
      }
    }
    return text + "  esac\n}\n\n_twc \"$@\"\n"
  }

  private static func list(_ name: String, _ rows: [(String, String)], indent: String = "  ") -> String {
    let items = rows.map { "\(indent)  \(quoted("\($0.0):\($0.1)"))" }.joined(separator: "\n")
    return "\(indent)\(name)=(\n\(items)\n\(indent))\n"
  }

  private static func arguments(_ command: Command) -> String {
    command.options.flatMap { option -> [String] in
      let row = option.row
      let help = escaped(row.help, "[]:")
      return row.names.map { name in
        let repeats = row.isRepeatable ? "*" : ""
        guard takesValue(row) else { return quoted("\(repeats)\(name)[\(help)]") }
        let values = choices(row).map { ":value:(\($0.joined(separator: " ")))" } ?? ":value:_files"
        return quoted("\(repeats)\(name)[\(help)]\(values)")
      }
    }.joined(separator: " ")
  }

  static func fish() -> String {
    var text = "# Completions of twc for fish; made by twc completions fish.\n"
    let names = Command.all.map(\.name).joined(separator: " ")
    for command in Command.all {
      text +=
        "complete -c twc -n 'not __fish_seen_subcommand_from \(names)' -f -a \(command.name) -d \(quoted(command.summary))\n"
    }
    for command in Command.all {
      let words = command.subcommands.map(\.word).joined(separator: " ")
      for inner in command.subcommands {
        text +=
          "complete -c twc -n '__fish_seen_subcommand_from \(command.name); and not __fish_seen_subcommand_from \(words)' -f -a \(inner.word) -d \(quoted(inner.summary))\n"
        text += options(
          inner, "__fish_seen_subcommand_from \(command.name); and __fish_seen_subcommand_from \(inner.word)")
      }
      if command.subcommands.isEmpty {
        let condition = "__fish_seen_subcommand_from \(command.name)"
        for one in operands(command) {
          text += "complete -c twc -n '\(condition)' -f -a \(one.word) -d \(quoted(one.summary))\n"
        }
        text += options(command, condition)
      }
    }
    return text
  }

  private static func options(_ command: Command, _ condition: String) -> String {
    command.options.map { option in
      let row = option.row
      var line = "complete -c twc -n '\(condition)'"
      for name in row.names {
        line += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
      }
      if takesValue(row) {
        line += choices(row).map { " -x -a '\($0.joined(separator: " "))'" } ?? " -r"
      }
      return line + " -d \(quoted(row.help))\n"
    }.joined()
  }

  /// A word of a shell in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func escaped(_ text: String, _ signs: String) -> String {
    text.reduce(into: "") { result, character in
      if signs.contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
