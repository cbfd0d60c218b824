import JSONText
import Recipes
import SourceScan
import StyleModel

/// What a file `twc.json` says.
struct Configuration: Sendable {
  /// The file's path, as messages write it.
  let path: String
  /// The folder that its paths count from.
  let folder: String
  let document: JSONDocument
  /// Values of options, for those that the command line does not name.
  var options: [(option: Option, values: [String])] = []
  /// Rules that stand in the file itself.
  var rules: JSONNode?
  /// What conditions read.
  var conditions: JSONNode?
  var reserved: [String] = []
  /// The sources, as paths and globs that count from the working folder; `nil` where the file names none.
  var content: [String]?
  /// Patterns of what is left out, counted from the folder.
  var ignored: [String] = []
  var patterns: [SourcePattern] = []
  var levels: [String] = []

  var source: SourceText { SourceText(path, document.bytes) }

  /// The name of the file.
  static let name = "twc.json"
}

extension Configuration {
  /// The nearest configuration upwards from a folder; an empty one is the working folder.
  static func path(above folder: String) -> String? {
    let current = Path.parts(Folder.current())
    var parts = Path.parts(folder, from: current)
    while true {
      // Below the working folder paths are written as people do.
      let name =
        parts.starts(with: current)
        ? parts.dropFirst(current.count).joined(separator: "/") : "/" + parts.joined(separator: "/")
      let path = Path.join(name, Self.name)
      // What is there and cannot be read is to be told of, not passed by.
      if FileStatus.of(path) != nil || FileStatus.isLink(path) { return path }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }

  /// Reads a configuration; `nil` after a report of what is wrong in it.
  static func load(_ path: String, _ reporter: Reporter) -> Configuration? {
    guard let source = ThemeSource.read(path, reporter) else { return nil }
    let (document, fault) = source.json()
    guard let document else {
      reporter.report([fault].compactMap { $0 }, in: source, code: ExitCode.inputOutput)
      return nil
    }
    var reader = ConfigReader(source, document)
    reader.read()
    reporter.report(reader.diagnostics, in: source)
    return reporter.hasErrors(reader.diagnostics) ? nil : reader.configuration
  }
}
