import JSONText
import StyleModel
import Theme

/// Finds the theme of a preset's name or a file, and reports what is wrong.
enum ThemeSource {
  /// The theme with its file, if it has one; `nil` when it cannot be read.
  ///
  /// - Parameter read: The file, where it was read before.
  static func load(
    _ name: String, _ reporter: Reporter, takesInput: Bool = false, read: SourceText? = nil
  ) -> Found? {
    load(name, reporter, takesInput: takesInput, chain: [], known: read)
  }

  /// A theme, its file if it has one, and whether that file and those that it extends are free of errors.
  typealias Found = (theme: Theme, source: SourceText?, isSound: Bool)

  /// Where a file names the one that it extends.
  private typealias Mention = (source: SourceText, range: Range<Int>)

  /// `chain` holds the files that lead here by `extends`, the last of which has the mention.
  private static func load(
    _ name: String, _ reporter: Reporter, takesInput: Bool, chain: [String], from mention: Mention? = nil,
    known: SourceText? = nil
  ) -> Found? {
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
    guard let source = known ?? read(name, reporter, takesInput: takesInput, from: mention) else {
      return nil
    }
    let (document, fault) = source.json()
    if let fault {
      reporter.report([fault], in: source, code: ExitCode.inputOutput)
      return nil
    }
    let base = document.flatMap { baseFile(of: source, $0, name, reporter, chain) }
    let result = ThemeLoader.load(source.bytes) { wanted in
      if let base, base.name == wanted { return base.found?.theme ?? .swiftcn }
      return Theme.preset(named: wanted)
    }
    reporter.report(result.diagnostics, in: source)
    return (result.theme, source, !result.hasErrors && base.map { $0.found?.isSound ?? false } ?? true)
  }

  /// The theme file that a file extends, by its path from that file; `nil` where it extends a preset.
  private static func baseFile(
    of source: SourceText, _ document: JSONDocument, _ path: String, _ reporter: Reporter, _ chain: [String]
  ) -> (name: String, found: Found?)? {
    guard let base = base(in: document, of: path) else { return nil }
    let way = chain + [path]
    let range = document.range(of: base.node)
    var fault: String?
    if way.contains(where: { key($0) == key(base.path) }) {
      fault = "the theme extends itself: \((way + [base.path]).joined(separator: " -> "))"
    } else if way.count > depthLimit {
      fault = "the theme \(way[0]) extends more than \(depthLimit) files, one through the other"
    }
    if let fault {
      reporter.report([Diagnostic(.error, id: "theme-cycle", at: range, fault)], in: source)
      return (base.name, nil)
    }
    return (base.name, load(base.path, reporter, takesInput: false, chain: way, from: (source, range)))
  }

  private static let depthLimit = 32

  /// What `extends` names in a theme file, where that is a file too.
  private static func base(
    in document: JSONDocument, of path: String
  ) -> (name: String, path: String, node: JSONNode)? {
    guard let node = document.member("extends", of: document.root), let name = document.string(of: node),
      name.hasSuffix(".json"), Theme.preset(named: name) == nil
    else { return nil }
    return (name, Path.resolve(name, in: Path.folder(of: path)), node)
  }

  /// A path as it is compared with others.
  private static func key(_ path: String) -> String {
    (Path.isAbsolute(path) ? "/" : "") + Path.parts(path).joined(separator: "/")
  }

  /// The files that a theme is made of: its own, and those that it extends; what cannot be read ends the way.
  static func files(of path: String) -> [String] {
    var files = [path]
    while let last = files.last, files.count <= depthLimit {
      var bytes: [UInt8] = []
      do throws(SystemError) { bytes = try FileReader.read(last) } catch { break }
      guard let document = SourceText(last, bytes).json().document, let base = base(in: document, of: last),
        !files.contains(where: { key($0) == key(base.path) })
      else { break }
      files.append(base.path)
    }
    return files
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
    read(path, reporter, takesInput: takesInput, from: nil)
  }

  private static func read(
    _ path: String, _ reporter: Reporter, takesInput: Bool, from mention: Mention?
  ) -> SourceText? {
    let isInput = takesInput && path == "-"
    let name = isInput ? SourceText.inputName : path
    if path == "-", !isInput, FileStatus.of(path) == nil {
      // Documents are what - stands for, and standard input can be read once.
      reporter.fail("cannot read: options take standard input as /dev/stdin", file: path, id: "cannot-read")
      return nil
    }
    do throws(SystemError) {
      return SourceText(name, isInput ? try FileReader.read(System.input) : try FileReader.read(path))
    } catch {
      guard let mention else {
        reporter.fail("cannot read: \(error.message)", file: name, id: "cannot-read")
        return nil
      }
      let message = "cannot read \(MessageText.quoted(name)): \(error.message)"
      reporter.report(
        [Diagnostic(.error, id: "cannot-read", at: mention.range, message)], in: mention.source,
        code: ExitCode.inputOutput)
      return nil
    }
  }
}
