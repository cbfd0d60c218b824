import JSONText
import StyleModel
import Theme

/// `twc theme`: themes from token files, token files from themes, and how themes look and read.
enum ThemeCommand {
  static let command = Command(
    name: "theme", operands: "", summary: "Import design tokens; export, show and check themes",
    details: """
      A theme is a file, or the name of a preset: \(Wording.list(Theme.presetNames, "and")). ThemeKit's own presets are
      \(Wording.list(Theme.themeKitPresetNames, "and")).
      """,
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
      throw UsageError("one \(what) is due", help: ["presets are \(ThemeSource.presets)"])
    }
    return invocation.operands[0]
  }

  /// The theme of a preset's name or a file, with the file; `nil` when something is wrong in it.
  ///
  /// - Parameter read: The file, where it was read before.
  static func theme(
    _ name: String, _ reporter: Reporter, read: SourceText? = nil
  ) -> (theme: Theme, source: SourceText?)? {
    guard let found = ThemeSource.load(name, reporter, takesInput: true, read: read), found.isSound else {
      return nil
    }
    return (found.theme, found.source)
  }

  static func write(_ json: JSONValue, _ reporter: Reporter) {
    var writer = JSONWriter()
    writer.write(json, layout: .pretty())
    reporter.raise(Output.write(writer.bytes + [UInt8(ascii: "\n")]))
  }
}
