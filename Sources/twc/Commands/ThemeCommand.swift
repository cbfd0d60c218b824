import JSONText
import StyleModel
import Theme

/// `twc theme`: themes from token files, and token files from themes.
enum ThemeCommand {
  static let command = Command(
    name: "theme", operands: "import FILE|- | export THEME | show THEME",
    summary: "Bring design tokens in, write them out, and look at them",
    details: """
      import reads Design Tokens (2025.10), Style Dictionary and Tokens Studio JSON, or the @theme blocks of
      Tailwind CSS v4, and prints a theme file for --theme; colours beyond sRGB are clipped unless --gamut says
      otherwise. export writes a theme (a file, or a preset's name) as tokens, as @theme CSS, as Swift constants,
      or as a whole theme file. show prints the swatches and scales of a theme.
      """,
    options: [.tokenSource, .tokenTarget, .gamut, .keepGoing, .format, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let actions = ["import", "export", "show"]
    guard let action = invocation.operands.first else {
      throw UsageError("no action is named", help: ["twc theme does \(Wording.list(actions, "and"))"])
    }
    guard actions.contains(action) else {
      throw UsageError(
        "twc theme has no action \"\(action)\"", suggestions: Suggestions.nearest(to: action, in: actions),
        help: ["it does \(Wording.list(actions, "and"))"])
    }
    guard invocation.operands.count == 2 else {
      throw UsageError(
        action == "import"
          ? "import takes one token file, or -" : "\(action) takes one theme: a file, or a preset",
        help: ["presets are \(Wording.list(Theme.presetNames, "and"))"])
    }
    let reporter = Reporter(invocation)
    let operand = invocation.operands[1]
    switch action {
    case "import": importTokens(operand, invocation, reporter)
    case "export":
      if let theme = theme(operand, reporter) { export(theme, invocation, reporter) }
    default:
      if let theme = theme(operand, reporter) { reporter.raise(Output.print(ThemeSheet(theme).text)) }
    }
    return reporter.finish()
  }

  // MARK: - Import

  private static func importTokens(_ path: String, _ invocation: Invocation, _ reporter: Reporter) {
    guard let source = read(path, reporter) else { return }
    let mapping: GamutMapping = invocation[.gamut] == "reduce" ? .reduceChroma : .clip
    let isSheet =
      invocation[.tokenSource].map { $0 == "tailwind" }
      ?? (path.hasSuffix(".css") || looksLikeCSS(source.bytes))
    let result =
      isSheet
      ? TailwindThemeImport.theme(of: source.bytes, mapping: mapping)
      : DesignTokenImport.theme(of: source.bytes, mapping: mapping)
    reporter.report(result.diagnostics, in: source)
    if reporter.hasErrors(result.diagnostics), !invocation.has(.keepGoing) { return }
    write(result.theme, reporter)
  }

  private static func looksLikeCSS(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 > 0x20 }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }

  // MARK: - Export

  private static func export(_ theme: Theme, _ invocation: Invocation, _ reporter: Reporter) {
    switch invocation[.tokenTarget] {
    case "tailwind":
      let sheet = TailwindThemeExport.css(of: theme)
      if !sheet.left.isEmpty {
        reporter.warn(
          "the system gives these colours, and CSS has no value for them: \(Wording.list(sheet.left, "and"))",
          file: theme.name, id: "tokens-left")
      }
      reporter.raise(Output.print(sheet.text))
    case "swift": reporter.raise(Output.print(SwiftThemeExport.source(of: theme)))
    case "theme": write(ThemeFile.json(of: theme), reporter)
    default: write(DesignTokenExport.json(of: theme), reporter)
    }
  }

  // MARK: - Files

  private static func theme(_ name: String, _ reporter: Reporter) -> Theme? {
    if let preset = Theme.preset(named: name) { return preset }
    guard let source = read(name, reporter) else { return nil }
    let (_, fault) = source.json()
    if let fault {
      reporter.report([fault], in: source, code: ExitCode.inputOutput)
      return nil
    }
    let result = ThemeLoader.load(source.bytes) { Theme.preset(named: $0) }
    reporter.report(result.diagnostics, in: source)
    return result.hasErrors ? nil : result.theme
  }

  private static func read(_ path: String, _ reporter: Reporter) -> SourceText? {
    let name = path == "-" ? SourceText.inputName : path
    do throws(SystemError) {
      let bytes = path == "-" ? try FileReader.read(System.input) : try FileReader.read(path)
      return SourceText(name, bytes)
    } catch {
      reporter.fail("cannot read: \(error.message)", file: name, id: "cannot-read")
      return nil
    }
  }

  private static func write(_ json: JSONValue, _ reporter: Reporter) {
    var writer = JSONWriter()
    writer.write(json, layout: .pretty())
    reporter.raise(Output.write(writer.bytes + [UInt8(ascii: "\n")]))
  }
}

/// The tokens of a theme as lines of text, with swatches where the terminal shows colours.
struct ThemeSheet {
  private let theme: Theme
  private let isColored: Bool

  init(_ theme: Theme) {
    self.theme = theme
    isColored =
      System.isTerminal(System.output) && (System.variable("NO_COLOR") ?? "").isEmpty
      && System.variable("TERM") != "dumb"
  }

  var text: String {
    var text = "\(Printable.text(theme.name)): \(points(theme.spacing)) a unit, \(points(theme.rem)) a rem\n"
    let width = theme.colors.names.map { $0.utf8.count }.max() ?? 0
    text += section("colors", theme.colors.names) { name in
      theme.colors[name].map { color in
        let gap = String(repeating: " ", count: width - name.utf8.count)
        return "\(gap)\(tone(color.light))\(color.isAdaptive ? "  dark \(tone(color.dark))" : "")"
      }
    }
    text += section("type", theme.type.names) { name in theme.type[name].map { role($0) } }
    text += section("spacing", theme.spacings.names) { name in theme.spacings[name].map { points($0) } }
    text += section("radii", theme.radii.names) { name in theme.radii[name].map { points($0) } }
    text += section("shadows", theme.shadows.names) { name in
      theme.shadows[name].map { shadow in
        "\(points(shadow.radius)) blur, \(points(shadow.x)) across, \(points(shadow.y)) down, \(tone(shadow.color.light))"
          + (shadow.color.isAdaptive ? "  dark \(tone(shadow.color.dark))" : "")
      }
    }
    text += section("breakpoints", theme.breakpoints.names) { name in
      theme.breakpoints[name].map { points($0) }
    }
    return text
  }

  private func section(_ title: String, _ names: [String], _ line: (String) -> String?) -> String {
    let lines = names.compactMap { name in line(name).map { "  \(name)  \($0)\n" } }
    return lines.isEmpty ? "" : "\n\(title)\n" + lines.joined()
  }

  private func points(_ number: Double) -> String { JSONWriter.text(.number(number)) + " pt" }

  private func tone(_ tone: Tone) -> String {
    let opacity = tone.opacity == 1 ? "" : " at \(JSONWriter.text(.number(tone.opacity * 100))) %"
    switch tone.shade {
    case .rgba(let rgba):
      let swatch = isColored ? "\u{1B}[48;2;\(rgba.red);\(rgba.green);\(rgba.blue)m    \u{1B}[0m " : ""
      return swatch + rgba.hex + opacity
    case .keyword(let keyword): return keyword.name + opacity
    case .dynamic(let text): return Printable.text(text) + opacity
    }
  }

  private func role(_ role: TypeRole) -> String {
    var parts: [String]
    switch role.face {
    case .preset(let style): parts = [style]
    case .size(let size): parts = [points(size)]
    }
    if let weight = role.weight { parts.append(weight) }
    if let tracking = role.tracking { parts.append("tracking \(points(tracking))") }
    if let height = role.lineHeight { parts.append("line height \(points(height))") }
    return parts.joined(separator: ", ")
  }
}
