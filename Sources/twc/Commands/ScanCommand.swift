import Engine
import JSONText
import SourceScan
import StyleModel

/// `twc scan`: the class strings of sources, and what they are made of.
struct ScanCommand {
  static let command = Command(
    name: "scan", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Find the class strings of Swift, JSON, HTML and other sources",
    details: """
      Prints each string with its file, line and column. A value that the source puts in is printed as ….
      A folder stands for every source below it, hidden ones left out; - is stdin, with --language. The
      languages are \(Wording.list(SourceLanguage.allCases.map(\.rawValue), "and")).
      """,
    options: [.language, .pattern, .noIgnore, .scanStats, .jobs, .listFormat] + OptionTable.sources + [
      .keepGoing, .help,
    ]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard SourceFlags.hasInputs(invocation) else {
      throw UsageError("no source is named", help: ["name files, globs or folders, or - for stdin"])
    }
    let language = try SourceFlags.neededLanguage(invocation)
    let scanner = SourceScanner(adding: try SourceFlags.patterns(invocation))
    let reporter = Reporter(invocation[.listFormat] == "json" ? .json : .text, isStrict: false)
    var census: ClassCensus?
    if invocation.has(.scanStats) {
      guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
      census = ClassCensus(engine)
    }
    let inputs = SourceFlags.inputs(invocation, reporter)
    var run = ScanCommand(
      scanner: scanner, language: language, census: census, isJSON: invocation[.listFormat] == "json")
    run.scan(inputs, jobs: try SourceFlags.jobs(invocation), reporter)
    reporter.raise(Output.write(run.end))
    return reporter.finish()
  }

  private let scanner: SourceScanner
  private let language: SourceLanguage?
  /// What is counted so far; `nil` where strings are printed.
  private var census: ClassCensus?
  private let isJSON: Bool
  private var found: [JSONValue] = []

  /// What was found in one source.
  private struct Outcome: Sendable {
    var report: Reporter.Report
    var census: ClassCensus?
    /// Lines to print.
    var lines: [UInt8] = []
    var found: [JSONValue] = []
  }

  /// Scans all sources by several threads; what is found stands in their order.
  private mutating func scan(_ inputs: [InputFile], jobs: Int, _ reporter: Reporter) {
    // The thread that delivers is the only one that uses these while the pipeline runs.
    nonisolated(unsafe) var run = self
    nonisolated(unsafe) let reporter = reporter
    nonisolated(unsafe) let settings = reporter.part()
    let start = self
    OrderedPipeline<Int, Outcome>(jobs: min(jobs, inputs.count)).run(
      over: Array(inputs.indices),
      work: { index in start.scan(inputs[index], settings.part()) },
      deliver: { outcome in
        reporter.add(outcome.report)
        if let counted = outcome.census { run.census?.add(counted) }
        run.found += outcome.found
        let code = Output.write(outcome.lines)
        reporter.raise(code)
        return code == ExitCode.fine
      })
    self = run
  }

  private func scan(_ input: InputFile, _ reporter: Reporter) -> Outcome {
    var outcome = Outcome(report: reporter.report(), census: census)
    if let language = SourceFlags.language(of: input, language, reporter),
      let source = input.source(reporter)
    {
      scan(source, language, &outcome, reporter)
    }
    outcome.report = reporter.report()
    return outcome
  }

  private func scan(
    _ source: SourceText, _ language: SourceLanguage, _ outcome: inout Outcome, _ reporter: Reporter
  ) {
    let result = source.bytes.withUnsafeBufferPointer { scanner.scan($0, as: language) }
    reporter.report(result.diagnostics, in: source)
    for string in result.strings { add(string, source, &outcome) }
  }

  private func add(_ string: ClassString, _ source: SourceText, _ outcome: inout Outcome) {
    guard outcome.census == nil else {
      outcome.census?.add(string)
      return
    }
    let place = source.lines.position(at: string.range.lowerBound)
    if isJSON {
      outcome.found.append(
        .object([
          JSONMember("file", .string(source.name)), JSONMember("line", .integer(place.line)),
          JSONMember("column", .integer(place.column)), JSONMember("pattern", .string(string.pattern)),
          JSONMember("classes", .string(string.text)), JSONMember("hasHoles", .bool(string.hasHoles)),
        ]))
      return
    }
    let words = string.text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    let text = words.unicodeScalars.map { $0 == "\u{FFFC}" ? "…" : String($0) }.joined()
    outcome.lines += "\(source.name):\(place.line):\(place.column): \(Printable.text(text))\n".utf8
  }

  /// What is printed when everything is scanned.
  private var end: [UInt8] {
    if let census { return isJSON ? Self.text(json(census)) : Array(table(census).utf8) }
    return isJSON ? Self.text(.array(found)) : []
  }

  private static func text(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value, layout: .pretty())
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func name(_ kind: ClassCensus.Kind) -> String {
    switch kind {
    case .utilities: "utilities"
    case .variants: "variants"
    case .recipes: "recipes"
    case .unknown: "unknown"
    }
  }

  private func table(_ census: ClassCensus) -> String {
    var text = "strings \(census.strings), classes \(census.classes), open \(census.open)\n"
    for kind in ClassCensus.Kind.allCases {
      let rows = census.rows(kind)
      text += "\n\(name(kind)): \(rows.count)\n"
      for row in rows {
        let count = String(row.count)
        text +=
          String(repeating: " ", count: max(8 - count.count, 0)) + count + "  \(Printable.text(row.name))\n"
      }
    }
    return text
  }

  private func json(_ census: ClassCensus) -> JSONValue {
    var members = [
      JSONMember("strings", .integer(census.strings)),
      JSONMember("classes", .integer(census.classes)),
      JSONMember("open", .integer(census.open)),
    ]
    for kind in ClassCensus.Kind.allCases {
      let rows = census.rows(kind).map { JSONMember($0.name, .integer($0.count)) }
      members.append(JSONMember(name(kind), .object(rows)))
    }
    return .object(members)
  }
}
