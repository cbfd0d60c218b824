import Theme

/// `twc theme show`: the tokens of a theme.
enum ThemeShow {
  static let command = Command(
    name: "theme show", operands: "THEME", summary: "Print the swatches and scales of a theme",
    details: """
      Swatches show where the terminal has colours. --html writes one HTML file with the colours in every appearance, the
      contrast of texts on fills, and the scales of type, spacing, radii and shadows.
      """,
    options: [.sheetFile, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let name = try ThemeCommand.operand(invocation, "theme")
    let reporter = Reporter(invocation)
    guard let theme = ThemeCommand.theme(name, reporter)?.theme else { return reporter.finish() }
    if let path = invocation[.sheetFile] {
      Page.write(ThemePage(theme).html, to: path, reporter)
    } else {
      reporter.raise(Output.print(ThemeSheet(theme).text))
    }
    return reporter.finish()
  }
}
