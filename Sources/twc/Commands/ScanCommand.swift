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
    options: [.language, .pattern, .scanStats, .listFormat] + OptionTable.sources + [.keepGoing, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard !invocation.operands.isEmpty else {
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
      scanner: scanner, language: language, reporter: reporter, census: census,
      isJSON: invocation[.listFormat] == "json")
    for input in inputs { run.scan(input) }
    run.finish()
    return reporter.finish()
  }

  private let scanner: SourceScanner
  private let language: SourceLanguage?
  private let reporter: Reporter
  private var census: ClassCensus?
  private let isJSON: Bool
  private var out: [UInt8] = []
  private var found: [JSONValue] = []

  private init(
    scanner: SourceScanner, language: SourceLanguage?, reporter: Reporter, census: ClassCensus?, isJSON: Bool
  ) {
    self.scanner = scanner
    self.language = language
    self.reporter = reporter
    self.census = census
    self.isJSON = isJSON
  }

  private mutating func scan(_ input: InputFile) {
    guard let language = SourceFlags.language(of: input, language, reporter) else { return }
    guard let source = input.source(reporter) else { return }
    let bytes = source.bytes
    let result = bytes.withUnsafeBufferPointer { scanner.scan($0, as: language) }
    reporter.report(result.diagnostics, in: source)
    for string in result.strings { add(string, source) }
    if out.count > 1 << 16 { flush() }
  }

  private mutating func add(_ string: ClassString, _ source: SourceText) {
    guard census == nil else {
      census?.add(string)
      return
    }
    let place = source.lines.position(at: string.range.lowerBound)
    if isJSON {
      found.append(
        .object([
          JSONMember("file", .string(source.name)), JSONMember("line", .integer(place.line)),
          JSONMember("column", .integer(place.column)), JSONMember("pattern", .string(string.pattern)),
          JSONMember("classes", .string(string.text)), JSONMember("hasHoles", .bool(string.hasHoles)),
        ]))
      return
    }
    let words = string.text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    let text = words.unicodeScalars.map { $0 == "\u{FFFC}" ? "…" : String($0) }.joined()
    out += "\(source.name):\(place.line):\(place.column): \(Printable.text(text))\n".utf8
  }

  private mutating func flush() {
    reporter.raise(Output.write(out))
    out.removeAll(keepingCapacity: true)
  }

  private mutating func finish() {
    if let census {
      out += isJSON ? Self.text(json(census)) : Array(table(census).utf8)
    } else if isJSON {
      out += Self.text(.array(found))
    }
    flush()
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
