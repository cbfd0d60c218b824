import JSONText
import StyleModel
import Theme

/// `twc theme import`: a theme file from design tokens.
enum ThemeImport {
  static let command = Command(
    name: "theme import", operands: "FILE|-", summary: "Turn design tokens into a theme file",
    details: """
      Reads Design Tokens (2025.10), Style Dictionary and Tokens Studio JSON, theme files, configurations and style sheets of
      ThemeKit, or the @theme blocks of Tailwind CSS v4, and prints a theme file for --theme, which is loaded before. With
      errors nothing is printed, unless --keep-going asks for what is good.
      """,
    options: [.tokenSource, .darkFile, .gamut, .keepGoing, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let path = try ThemeCommand.operand(invocation, "token file, or -,")
    let reporter = Reporter(invocation)
    guard let source = ThemeSource.read(path, reporter, takesInput: true) else { return reporter.finish() }
    let mapping: GamutMapping = invocation[.gamut] == "reduce" ? .reduceChroma : .clip
    let theme: JSONValue
    let isSound: Bool
    let kind = invocation[.tokenSource] ?? kind(of: source, path)
    if kind == "themekit", !isCSS(source, path) {
      let dark = invocation[.darkFile].map { ThemeSource.read($0, reporter) }
      if case .some(.none) = dark { return reporter.finish() }
      let darkSource = dark.flatMap { $0 }
      let result = ThemeKitImport.theme(of: source.bytes, dark: darkSource?.bytes)
      reporter.report(result.diagnostics, in: source)
      if let darkSource { reporter.report(result.darkDiagnostics, in: darkSource) }
      theme = result.theme
      isSound = !reporter.hasErrors(result.diagnostics + result.darkDiagnostics)
    } else {
      if invocation[.darkFile] != nil {
        throw UsageError("--dark goes with JSON of ThemeKit: other files hold both appearances")
      }
      let result =
        switch kind {
        case "themekit": ThemeKitSheetImport.theme(of: source.bytes, mapping: mapping)
        case "tailwind": TailwindThemeImport.theme(of: source.bytes, mapping: mapping)
        default: DesignTokenImport.theme(of: source.bytes, mapping: mapping)
        }
      reporter.report(result.diagnostics, in: source)
      theme = result.theme
      isSound = !reporter.hasErrors(result.diagnostics)
    }
    if isSound || invocation.has(.keepGoing) { ThemeCommand.write(theme, reporter) }
    return reporter.finish()
  }

  /// What a file is, by what it holds.
  private static func kind(of source: SourceText, _ path: String) -> String {
    if isCSS(source, path) { return ThemeKitSheetImport.recognizes(source.bytes) ? "themekit" : "tailwind" }
    return source.json().document.map { ThemeKitImport.recognizes($0) } ?? false ? "themekit" : "tokens"
  }

  private static func isCSS(_ source: SourceText, _ path: String) -> Bool {
    if path.hasSuffix(".css") { return true }
    let first = source.bytes.first { $0 > 0x20 }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}
