import StyleModel

/// Reads command lines by the tables of commands and options.
enum ArgumentParser {
  /// Understands a command line, the program's name not included.
  ///
  /// Options may stand anywhere before `--`; values follow after a blank or `=`.
  static func parse(_ arguments: [RawArgument]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return Invocation(.program) }
    if first.bytes.first == UInt8(ascii: "-") {
      return try read(arguments[...], for: .program)
    }
    guard let command = Command.named(first.text) else {
      throw UsageError(
        "unknown command \"\(first.text)\"",
        suggestions: Suggestions.nearest(to: first.text, in: Command.all.map(\.name)),
        help: ["the commands are " + Wording.list(Command.all.map(\.name), "and")])
    }
    do throws(UsageError) {
      let rest = arguments.dropFirst()
      if !command.subcommands.isEmpty, let word = rest.first, word.bytes.first != UInt8(ascii: "-") {
        let subcommand = try command.subcommand(named: word.text)
        do throws(UsageError) {
          return try read(rest.dropFirst(), for: subcommand)
        } catch {
          throw error.of(subcommand)
        }
      }
      return try read(rest, for: command)
    } catch {
      throw error.of(command)
    }
  }

  private static func read(_ arguments: ArraySlice<RawArgument>, for command: Command) throws(UsageError)
    -> Invocation
  {
    var invocation = Invocation(command)
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument.text == "--" {
        for operand in rest { invocation.add(operand) }
        break
      }
      guard argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 else {
        invocation.add(argument)
        continue
      }
      guard argument.isValid else {
        throw UsageError("the option \"\(argument.text)\" is not UTF-8")
      }
      try readOption(argument.text, &rest, &invocation)
    }
    // Help wins over what else is wrong with the operands.
    if command.operands.isEmpty, let operand = invocation.operands.first, !invocation.has(.help) {
      throw UsageError("\"\(operand)\" means nothing here: \(command.name) takes options alone")
    }
    if command.name.isEmpty, let operand = invocation.operands.first, !invocation.has(.help) {
      throw UsageError("the command comes first, then its options; \"\(operand)\" comes too late")
    }
    return invocation
  }

  private static func readOption(
    _ argument: String, _ rest: inout ArraySlice<RawArgument>, _ invocation: inout Invocation
  ) throws(UsageError) {
    let (name, attached) = split(argument)
    guard let row = invocation.command.row(named: name) else {
      throw unknown(argument, name, invocation.command)
    }
    switch (row.value, attached) {
    case (.none, nil), (.truth, nil):
      invocation.add(row.option, "")
    case (.none, _?):
      throw UsageError("\(row.name) takes no value")
    case (_, let value?):
      try add(value, row, &invocation)
    case (_, nil):
      guard let next = rest.popFirst() else { throw missing(row) }
      guard next.isValid else { throw UsageError("the value of \(row.name) is not UTF-8: \"\(next.text)\"") }
      if invocation.command.row(named: split(next.text).name) != nil { throw missing(row) }
      try add(next.text, row, &invocation)
    }
  }

  /// `--name=value` and `-nvalue` in their parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if argument.utf8.starts(with: "--".utf8) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    guard argument.unicodeScalars.count > 2 else { return (argument, nil) }
    let scalars = argument.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: 2)
    return (String(argument[..<start]), String(argument[start...]))
  }

  private static func missing(_ row: OptionRow) -> UsageError {
    UsageError("\(row.name) needs a value: \(row.expected)")
  }

  private static func add(_ value: String, _ row: OptionRow, _ invocation: inout Invocation)
    throws(UsageError)
  {
    switch row.value {
    case .none: break
    case .text:
      if value.isEmpty { throw missing(row) }
    case .truth:
      guard value == "true" || value == "false" else { throw wrong(value, row, ["true", "false"]) }
    case .choice(let words):
      if row.option == .format, value == "sarif" {
        throw UsageError("--format sarif is not built yet", help: ["use \(row.expected)"])
      }
      guard words.contains(value) else { throw wrong(value, row, words) }
    case .list(let words, let aliases):
      let items = value.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      for item in items where !words.contains(item) && !aliases.contains(item) {
        if item == "none" {
          guard items.count == 1 else {
            throw UsageError("\(row.name) is none or a list, not both: \"\(value)\"")
          }
        } else {
          throw wrong(item, row, words + aliases + ["none"])
        }
      }
    }
    invocation.add(row.option, value)
  }

  private static func wrong(_ value: String, _ row: OptionRow, _ words: [String]) -> UsageError {
    UsageError(
      "\(row.name) takes \(row.expected), not \"\(value)\"",
      suggestions: Suggestions.nearest(to: value, in: words))
  }

  private static func unknown(_ argument: String, _ name: String, _ command: Command) -> UsageError {
    let isLong = name.utf8.starts(with: "--".utf8)
    let shown = isLong ? name : argument
    let names = command.options.flatMap { $0.row.names }
    var help: [String] = []
    if !isLong, command.name == "style" {
      help.append("a class string that begins with \"-\" stands after --: twc style -- \"\(argument)\"")
    }
    return UsageError(
      "unknown option \"\(shown)\"", suggestions: Suggestions.nearest(to: shown, in: names), help: help)
  }
}
