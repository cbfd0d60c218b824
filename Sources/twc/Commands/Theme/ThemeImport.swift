import StyleModel
import Theme

/// `twc theme import`: a theme file from design tokens.
enum ThemeImport {
  static let command = Command(
    name: "theme import", operands: "FILE|-", summary: "Turn design tokens into a theme file",
    details: """
      Reads Design Tokens (2025.10), Style Dictionary and Tokens Studio JSON, or the @theme blocks of Tailwind CSS v4, and
      prints a theme file for --theme. With errors nothing is printed, unless --keep-going asks for what is good.
      """,
    options: [.tokenSource, .gamut, .keepGoing, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let path = try ThemeCommand.operand(invocation, "token file, or -,")
    let reporter = Reporter(invocation)
    guard let source = ThemeSource.read(path, reporter, takesInput: true) else { return reporter.finish() }
    let mapping: GamutMapping = invocation[.gamut] == "reduce" ? .reduceChroma : .clip
    let isSheet =
      invocation[.tokenSource].map { $0 == "tailwind" }
      ?? (path.hasSuffix(".css") || looksLikeCSS(source.bytes))
    let result =
      isSheet
      ? TailwindThemeImport.theme(of: source.bytes, mapping: mapping)
      : DesignTokenImport.theme(of: source.bytes, mapping: mapping)
    reporter.report(result.diagnostics, in: source)
    if !reporter.hasErrors(result.diagnostics) || invocation.has(.keepGoing) {
      ThemeCommand.write(result.theme, reporter)
    }
    return reporter.finish()
  }

  private static func looksLikeCSS(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 > 0x20 }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}
