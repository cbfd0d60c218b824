import Documents
import Engine
import Gallery
import JSONText
import StyleModel
import StyleResolve

/// `twc preview`: a screen as one HTML page, or as a picture of it.
enum PreviewCommand {
  static let command = Command(
    name: "preview", operands: "SCREEN.json|-",
    summary: "Show a screen of StemJSON as an HTML page or a picture",
    details: """
      The classes of the screen are compiled, and its components drawn as iOS draws them. The page has controls for the
      state, the appearance, the direction, the text size and the size class; its expressions are evaluated in the page. It
      needs no network and no other file, and says what it cannot show. Without -o it goes to stdout. --png takes a picture
      with the Chromium that is on the path.
      """,
    options: [.pageFile, .pictureFile, .screenSize, .textSize, .strings, .watch] + OptionTable.sources
      + [.dynamic, .strict, .keepGoing, .notes, .format] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard invocation.operands.count == 1 else {
      throw UsageError("one screen is due", help: ["name a document of StemJSON, or - for stdin"])
    }
    var session = try PreviewSession(invocation)
    if invocation.has(.watch) {
      guard invocation.has(.pictureFile) || (invocation[.pageFile] ?? "-") != "-" else {
        throw UsageError("--watch needs a place for the page", help: ["use -o FILE or --png FILE"])
      }
      guard invocation.operands[0] != "-" else {
        throw UsageError("--watch needs a file, not stdin")
      }
      try session.watch()
    }
    let reporter = session.reporter()
    session.run(reporter)
    return reporter.finish()
  }
}

/// What `twc preview` is asked for.
struct PreviewSession {
  private let invocation: Invocation
  private let options: DocumentCompiler.Options
  private let shown: ScreenPage.Options
  /// Whether notes on the classes of a screen are reported.
  var tellsNotes = true

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    var options = DocumentCompiler.Options()
    options.context = try ContextFlags.context(invocation)
    options.target = TargetFlags.options(invocation)
    options.keepGoing = invocation.has(.keepGoing)
    self.options = options
    shown = try Self.shown(invocation)
  }

  /// What the page shows first; flags that settle conditions settle the controls too.
  private static func shown(_ invocation: Invocation) throws(UsageError) -> ScreenPage.Options {
    var options = ScreenPage.Options()
    options.isDark = invocation[.scheme] == "dark"
    options.isRightToLeft = invocation[.direction] == "rtl"
    options.device = invocation[.device] ?? "phone"
    let isWide = ["pad", "mac", "vision"].contains(options.device)
    options.isRegular = invocation[.sizeClass].map { $0 == "regular" } ?? isWide
    if isWide { (options.width, options.height) = (1024, 768) }
    if let text = invocation[.screenSize] {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (100...4096).contains(width), (100...4096).contains(height)
      else {
        throw UsageError(
          "--size takes points from 100 to 4096 such as 390x844, not \"\(Printable.text(text))\"")
      }
      (options.width, options.height) = (width, height)
    } else if let orientation = invocation[.orientation],
      (orientation == "landscape") != (options.width > options.height)
    {
      swap(&options.width, &options.height)
    }
    if let name = invocation[.textSize], let size = ContentSizeCategory(rawValue: name) {
      options.textSize = size
    }
    return options
  }

  func reporter() -> Reporter { Reporter(invocation, hidesNotes: !invocation.has(.notes)) }

  /// Writes the page and the picture once.
  func run(_ reporter: Reporter) {
    let name = invocation.operands[0]
    guard let engine = EngineSetup.engine(invocation, reporter), let shown = pageOptions(reporter),
      let document = document(named: name, engine, reporter)
    else { return }
    let page = ScreenPage(document, title: name == "-" ? "Screen" : Path.name(of: name), options: shown)
    for note in page.notes {
      reporter.note("\(note.component): \(note.message)", file: name, id: "not-shown")
    }
    // A picture alone needs no page on stdout.
    if invocation.has(.pageFile) || !invocation.has(.pictureFile) {
      Page.write(page.html, to: invocation[.pageFile], reporter)
    }
    if let path = invocation[.pictureFile] {
      writePicture(of: page, shown, to: path, reporter)
    }
  }

  private func writePicture(
    of page: ScreenPage, _ shown: ScreenPage.Options, to path: String, _ reporter: Reporter
  ) {
    do throws(Browser.Failure) {
      let picture = try Browser.picture(of: page.html, width: shown.width, height: shown.height)
      Page.write(picture, to: path, reporter)
    } catch {
      reporter.fail(error.message, file: path, id: error.id)
    }
  }

  /// What the page shows first, with the localised texts; `nil` after a report.
  func pageOptions(_ reporter: Reporter) -> ScreenPage.Options? {
    guard let strings = strings(reporter) else { return nil }
    var options = shown
    options.localizations = strings
    return options
  }

  /// A screen with its classes compiled; `nil` after a report.
  ///
  /// - Parameter read: The file, where it was read before.
  func document(
    named name: String, _ engine: StyleEngine, _ reporter: Reporter, read: SourceText? = nil
  ) -> JSONDocument? {
    guard let source = read ?? ThemeSource.read(name, reporter, takesInput: true) else { return nil }
    return compiled(source, DocumentCompiler(engine: engine, options: options), reporter)
  }

  /// The document with its classes compiled; `nil` after a report.
  private func compiled(
    _ source: SourceText, _ compiler: DocumentCompiler, _ reporter: Reporter
  ) -> JSONDocument? {
    let result = compiler.compile(source.bytes)
    if result.output == nil, let fault = source.json().fault {
      reporter.report([fault], in: source, code: ExitCode.inputOutput)
      return nil
    }
    reporter.report(result.diagnostics.filter { tellsNotes || $0.severity != .note }, in: source)
    guard let output = result.output, !reporter.hasErrors(result.diagnostics) || options.keepGoing else {
      return nil
    }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: output)
      if ScreenPage.hasComponents(document) { return document }
      reporter.fail(
        "this is no screen: no object with a type stands at its root", file: source.name, id: "document-form",
        code: ExitCode.findings)
    } catch {
      reporter.fail(error.message, file: source.name, id: "json-syntax")
    }
    return nil
  }

  /// The localised texts of `--strings`; `nil` after a report.
  private func strings(_ reporter: Reporter) -> [(code: String, text: String)]? {
    guard let path = invocation[.strings] else { return [] }
    guard let source = ThemeSource.read(path, reporter) else { return nil }
    let (document, fault) = source.json()
    if let fault { reporter.report([fault], in: source, code: ExitCode.inputOutput) }
    guard let document else { return nil }
    var texts: [(code: String, text: String)] = []
    for member in document.members(of: document.root) {
      guard let code = document.string(of: member.key), let text = document.string(of: member.value) else {
        reporter.report(
          [
            Diagnostic(
              .error, id: "strings-form", at: document.range(of: member.value),
              "a localised text is a text")
          ], in: source)
        return nil
      }
      texts.append((code, text))
    }
    guard document.kind(of: document.root) == .object else {
      reporter.report(
        [
          Diagnostic(
            .error, id: "strings-form", at: document.range(of: document.root),
            "localised texts are one object: codes and their texts")
        ], in: source)
      return nil
    }
    return texts
  }

  /// Writes the page again whenever the screen or what its styles are made of changes, until a signal comes.
  mutating func watch() throws(UsageError) -> Never {
    Interruption.prepare()
    var configuration = ConfigurationWatch(invocation)
    var last: [String: FileStamp]?
    while true {
      if let changed = try configuration.change(of: invocation) { self = try PreviewSession(changed) }
      var now = FileStamp.ofSources(invocation)
      for path in [invocation.operands[0]] + [invocation[.strings]].compactMap({ $0 }) {
        now[path] = FileStamp(path)
      }
      if now != last {
        last = now
        let reporter = reporter()
        run(reporter)
        _ = reporter.finish()
        let errors = reporter.count()
        Output.complain(errors == 0 ? "wrote the preview\n" : "wrote nothing, \(errors) errors\n")
      }
      FileStamp.pause()
    }
  }
}
