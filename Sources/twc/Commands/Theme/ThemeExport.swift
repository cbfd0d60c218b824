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
    /// Names what the files of a format have no place for.
    func warn(_ left: [String], missingIn format: String) {
      guard !left.isEmpty else { return }
      reporter.warn(
        "\(format) has no place for \(Wording.list(left, "and"))", file: name, id: "tokens-left")
    }
    switch invocation[.tokenTarget] {
    case "tailwind":
      let sheet = TailwindThemeExport.css(of: theme)
      warn(sheet.left, missingIn: "the CSS of a theme")
      reporter.raise(Output.print(sheet.text))
    case "swift":
      let source = SwiftThemeExport.source(of: theme)
      warn(source.left, missingIn: "a file of constants")
      reporter.raise(Output.print(source.text))
    case "themekit":
      let (json, left) = ThemeKitExport.json(of: theme, isDark: invocation[.scheme] == "dark")
      warn(left, missingIn: "a file of ThemeKit")
      ThemeCommand.write(json, reporter)
    case "stemjson":
      let tokens = StemJSONTokens(of: theme)
      warn(tokens.left, missingIn: "StemJSON")
      ThemeCommand.write(tokens.json, reporter)
    case "theme": ThemeCommand.write(ThemeFile.json(of: theme), reporter)
    default: ThemeCommand.write(DesignTokenExport.json(of: theme), reporter)
    }
    return reporter.finish()
  }
}
