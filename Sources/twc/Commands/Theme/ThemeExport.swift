import Theme

/// `twc theme export`: a theme for other tools.
enum ThemeExport {
  static let command = Command(
    name: "theme export", operands: "THEME", summary: "Write a theme as tokens, CSS, Swift or a theme file",
    details: """
      Token files and theme files read back as the same theme. A file of ThemeKit is one appearance: --scheme dark writes
      that of the dark variant.
      """,
    options: [.tokenTarget, .scheme, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let name = try ThemeCommand.operand(invocation, "theme")
    let reporter = Reporter(invocation)
    if invocation[.scheme] != nil, invocation[.tokenTarget] != "themekit" {
      throw UsageError("--scheme goes with --to themekit: other files hold both appearances")
    }
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
    case "themekit":
      let (json, left) = ThemeKitExport.json(of: theme, isDark: invocation[.scheme] == "dark")
      if !left.isEmpty {
        reporter.warn(
          "ThemeKit's files have no place for \(Wording.list(left, "and"))", file: name, id: "tokens-left")
      }
      ThemeCommand.write(json, reporter)
    case "stemjson": ThemeCommand.write(StemJSONTokens.json(of: theme), reporter)
    case "theme": ThemeCommand.write(ThemeFile.json(of: theme), reporter)
    default: ThemeCommand.write(DesignTokenExport.json(of: theme), reporter)
    }
    return reporter.finish()
  }
}
