import Theme

/// `twc theme export`: a theme for other tools.
enum ThemeExport {
  static let command = Command(
    name: "theme export", operands: "THEME", summary: "Write a theme as tokens, CSS, Swift or a theme file",
    details: "Token files and theme files read back as the same theme.",
    options: [.tokenTarget, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let name = try ThemeCommand.operand(invocation, "theme")
    let reporter = Reporter(invocation)
    guard let theme = ThemeCommand.theme(name, reporter)?.theme else { return reporter.finish() }
    switch invocation[.tokenTarget] {
    case "tailwind":
      let sheet = TailwindThemeExport.css(of: theme)
      if !sheet.left.isEmpty {
        reporter.warn(
          "the system gives these colours, and CSS has no value for them: \(Wording.list(sheet.left, "and"))",
          file: name, id: "tokens-left")
      }
      reporter.raise(Output.print(sheet.text))
    case "swift": reporter.raise(Output.print(SwiftThemeExport.source(of: theme)))
    case "theme": ThemeCommand.write(ThemeFile.json(of: theme), reporter)
    default: ThemeCommand.write(DesignTokenExport.json(of: theme), reporter)
    }
    return reporter.finish()
  }
}
