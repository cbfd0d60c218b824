import JSONText
import StyleModel
import Theme

/// `twc theme check`: whether texts can be read on their fills, in both appearances.
enum ThemeCheck {
  static let command = Command(
    name: "theme check", operands: "THEME",
    summary: "Report the contrast of texts on fills, and missing dark values",
    details: """
      Prints the ratio of WCAG 2.2 and the Lc of APCA for each text and fill that belong together by their names:
      foreground and mutedForeground on every surface, onX and x-foreground on x; in light, in dark and, where the theme
      has forms for it, under increased contrast. A ratio below 4.5 to 1 is a warning, below 7 to 1 for such a form, as
      is a colour without a dark form beside a surface that has one.
      """,
    options: [.failOn, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let name = try ThemeCommand.operand(invocation, "theme")
    let reporter = Reporter(invocation)
    guard let (theme, source) = ThemeCommand.theme(name, reporter) else { return reporter.finish() }
    let report = ThemeContrast(of: theme)
    reporter.raise(Output.print(report.pairs.map { line($0) }.joined()))
    let findings = findings(of: report)
    for finding in findings {
      if let source, let range = place(of: finding.token, in: source) {
        reporter.report([Diagnostic(.warning, id: finding.id, at: range, finding.message)], in: source)
      } else {
        reporter.warn(finding.message, file: name, id: finding.id)
      }
    }
    let isStrict = invocation[.failOn].map { $0 != "error" } ?? false
    if isStrict, !findings.isEmpty { reporter.raise(ExitCode.findings) }
    return reporter.finish()
  }

  private static func findings(of report: ThemeContrast) -> [(id: String, token: String, message: String)] {
    let poor = report.pairs.filter { !$0.isReadable }
    return poor.compactMap { pair in
      // Under increased contrast the same figures tell nothing new.
      if pair.isIncreased, !pair.hasOwnForm { return nil }
      let twin = poor.first {
        $0.text == pair.text && $0.fill == pair.fill && $0.isDark != pair.isDark
          && $0.isIncreased == pair.isIncreased
      }
      let isSame = twin?.ratio == pair.ratio
      if isSame, pair.isDark { return nil }
      let place =
        isSame ? "light and dark\(pair.isIncreased ? " under increased contrast" : "")" : appearance(pair)
      return (
        id: "low-contrast", token: pair.text,
        message:
          "\(pair.text) on \(pair.fill) has a contrast of \(ContrastLevel.written(ratio: pair.ratio)) to 1 in \(place); "
          + "WCAG 2.2 asks for \(JSONWriter.number(pair.needed))"
      )
    }
      + report.withoutDark.map { token in
        (
          id: "no-dark-value", token: token,
          message: "\(token) is the same in light and dark, and the background is not"
        )
      }
  }

  private static func appearance(_ pair: ThemeContrast.Pair) -> String {
    (pair.isDark ? "dark" : "light") + (pair.isIncreased ? " under increased contrast" : "")
  }

  private static func line(_ pair: ThemeContrast.Pair) -> String {
    "\(pair.text) on \(pair.fill), \(appearance(pair)): \(ContrastLevel.written(ratio: pair.ratio)) to 1, "
      + "Lc \(ContrastLevel.written(lightness: pair.lightness))\n"
  }

  /// Where a file defines a colour, or makes a name a second one for it.
  private static func place(of token: String, in source: SourceText) -> Range<Int>? {
    guard let document = source.json().document else { return nil }
    let name = NameTable([token], matching: .folded)
    for part in ["colors", "aliases"] {
      guard let entries = document.member(part, of: document.root) else { continue }
      for member in document.members(of: entries)
      where document.string(of: member.key).flatMap({ name.position(of: $0) }) != nil {
        return document.range(of: member.key)
      }
    }
    return nil
  }
}
