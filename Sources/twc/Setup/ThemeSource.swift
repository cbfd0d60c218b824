import JSONText
import StyleModel
import Theme

/// Finds the theme of a preset's name or a file, and reports what is wrong.
enum ThemeSource {
  /// The theme with its file, if it has one; `nil` when it cannot be read.
  static func load(
    _ name: String, _ reporter: Reporter, takesInput: Bool = false
  ) -> (theme: Theme, source: SourceText?, isSound: Bool)? {
    if let preset = Theme.preset(named: name) { return (preset, nil, true) }
    if !(takesInput && name == "-"), FileStatus.of(name) == nil, !name.hasSuffix(".json"), isPresetLike(name)
    {
      let advice =
        Suggestions.nearest(to: name, in: Theme.presetNames + Theme.themeKitPresetNames).first
        .map { "; did you mean \"\($0)\"?" } ?? ""
      reporter.fail(
        "no theme file and no preset has this name; presets are \(presets)\(advice)", file: name,
        id: "cannot-read")
      return nil
    }
    guard let source = read(name, reporter, takesInput: takesInput) else { return nil }
    let (_, fault) = source.json()
    if let fault {
      reporter.report([fault], in: source, code: ExitCode.inputOutput)
      return nil
    }
    let result = ThemeLoader.load(source.bytes) { Theme.preset(named: $0) }
    reporter.report(result.diagnostics, in: source)
    return (result.theme, source, !result.hasErrors)
  }

  /// The presets as messages name them.
  static let presets =
    "\(Wording.list(Theme.presetNames, "and")), and \(Theme.themeKitPresetNames.count) of ThemeKit's such as themekit/dracula"

  /// A path has a slash, and so have the names of ThemeKit's presets.
  private static func isPresetLike(_ name: String) -> Bool {
    !name.utf8.contains(UInt8(ascii: "/")) || name.utf8.starts(with: "themekit/".utf8)
  }

  /// Reads a file, or standard input for `-` where a command takes it; reports why that fails.
  static func read(_ path: String, _ reporter: Reporter, takesInput: Bool = false) -> SourceText? {
    let isInput = takesInput && path == "-"
    let name = isInput ? SourceText.inputName : path
    do throws(SystemError) {
      return SourceText(name, isInput ? try FileReader.read(System.input) : try FileReader.read(path))
    } catch {
      reporter.fail("cannot read: \(error.message)", file: name, id: "cannot-read")
      return nil
    }
  }
}
