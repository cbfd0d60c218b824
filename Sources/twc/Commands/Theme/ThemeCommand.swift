import JSONText
import StyleModel
import Theme

/// `twc theme`: themes from token files, token files from themes, and how themes look and read.
enum ThemeCommand {
  static let command = Command(
    name: "theme", operands: "", summary: "Import design tokens; export, show and check themes",
    details: "A theme is a file, or the name of a preset: \(Wording.list(Theme.presetNames, "and")).",
    options: [.help],
    subcommands: subcommands
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let words = subcommands.map { $0.word }
    throw UsageError(
      "no subcommand is named", help: ["the subcommands are \(Wording.list(words, "and"))"])
  }

  private static let subcommands = [
    ThemeImport.command, ThemeExport.command, ThemeShow.command, ThemeCheck.command,
  ]

  /// The one operand of a subcommand.
  static func operand(_ invocation: Invocation, _ what: String) throws(UsageError) -> String {
    guard invocation.operands.count == 1 else {
      throw UsageError("one \(what) is due", help: ["presets are \(Wording.list(Theme.presetNames, "and"))"])
    }
    return invocation.operands[0]
  }

  /// The theme of a preset's name or a file, with the file.
  static func theme(_ name: String, _ reporter: Reporter) -> (theme: Theme, source: SourceText?)? {
    if let preset = Theme.preset(named: name) { return (preset, nil) }
    guard let source = read(name, reporter) else { return nil }
    let (_, fault) = source.json()
    if let fault {
      reporter.report([fault], in: source, code: ExitCode.inputOutput)
      return nil
    }
    let result = ThemeLoader.load(source.bytes) { Theme.preset(named: $0) }
    reporter.report(result.diagnostics, in: source)
    return result.hasErrors ? nil : (result.theme, source)
  }

  static func read(_ path: String, _ reporter: Reporter) -> SourceText? {
    let name = path == "-" ? SourceText.inputName : path
    do throws(SystemError) {
      let bytes = path == "-" ? try FileReader.read(System.input) : try FileReader.read(path)
      return SourceText(name, bytes)
    } catch {
      reporter.fail("cannot read: \(error.message)", file: name, id: "cannot-read")
      return nil
    }
  }

  static func write(_ json: JSONValue, _ reporter: Reporter) {
    var writer = JSONWriter()
    writer.write(json, layout: .pretty())
    reporter.raise(Output.write(writer.bytes + [UInt8(ascii: "\n")]))
  }
}
