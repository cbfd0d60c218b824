import Theme

/// `twc theme show`: the tokens of a theme.
enum ThemeShow {
  static let command = Command(
    name: "theme show", operands: "THEME", summary: "Print the swatches and scales of a theme",
    details: "Swatches show where the terminal has colours.", options: [.format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let name = try ThemeCommand.operand(invocation, "theme")
    let reporter = Reporter(invocation)
    if let theme = ThemeCommand.theme(name, reporter)?.theme {
      reporter.raise(Output.print(ThemeSheet(theme).text))
    }
    return reporter.finish()
  }
}
