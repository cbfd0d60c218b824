import Documents
import JSONText
import StyleModel

/// `twc convert`: documents of one system as documents of another.
struct ConvertCommand {
  static let command = Command(
    name: "convert", operands: "FILE|GLOB|FOLDER|- …",
    summary: "Carry documents from StemJSON to Flow, or back",
    details: """
      What both systems can say crosses; what cannot is told on stderr, at its place in the source, and --notes tells
      what crosses nearly. --from and --to name different systems; one of them is enough. One document goes to stdout
      unless -o says otherwise.
      """,
    options: [.convertSource, .convertTarget, .tokens, .shorthand, .output, .compact] + OptionTable.sources
      + [.keepGoing, .notes, .format] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard !invocation.operands.isEmpty else {
      throw UsageError("no document is named", help: ["name files, globs or folders, or - for stdin"])
    }
    let target = try target(invocation)
    var options = DocumentConverter.Options()
    options.flow = try TargetFlags.flow(invocation)
    options.context = try ContextFlags.context(invocation)
    let reporter = Reporter(invocation, hidesNotes: !invocation.has(.notes))
    let inputs = InputList(invocation.operandBytes.map { RawArgument($0) }, reporter).files
    let plan = try OutputPlan.of(invocation, inputs)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    let run = ConvertCommand(
      converter: DocumentConverter(engine: engine, options: options), target: target,
      layout: invocation.has(.compact) ? .compact : .pretty(joinsShortObjects: true), plan: plan,
      keepsGoing: invocation.has(.keepGoing), reporter: reporter)
    for (index, input) in inputs.enumerated() {
      run.convert(input, index)
      reporter.flush()
    }
    return reporter.finish()
  }

  private static func target(_ invocation: Invocation) throws(UsageError) -> DocumentConverter.System {
    let target = invocation[.convertTarget].flatMap { DocumentConverter.System(rawValue: $0) }
    let source = invocation[.convertSource].flatMap { DocumentConverter.System(rawValue: $0) }
    guard target != nil || source != nil else {
      throw UsageError(
        "neither --from nor --to is given", help: ["write --from stemjson --to flow, or the reverse"])
    }
    let other: DocumentConverter.System = source == .flow ? .stemjson : .flow
    guard (target ?? other) == (source == nil ? target ?? other : other) else {
      throw UsageError("--from and --to name one system")
    }
    return target ?? other
  }

  private let converter: DocumentConverter
  private let target: DocumentConverter.System
  private let layout: JSONLayout
  private let plan: OutputPlan
  private let keepsGoing: Bool
  private let reporter: Reporter

  private func convert(_ input: InputFile, _ index: Int) {
    guard let source = input.source(reporter) else { return }
    let bytes = source.bytes
    if let fault = source.json().fault {
      return reporter.report([fault], in: source, code: ExitCode.inputOutput)
    }
    let result = converter.convert(bytes, to: target)
    reporter.report(result.diagnostics, in: source)
    guard let document = result.document else { return }
    if reporter.hasErrors(result.diagnostics), !keepsGoing { return }
    var writer = JSONWriter()
    writer.write(document, layout: layout)
    plan.deliver(writer.bytes + [UInt8(ascii: "\n")], of: input, bytes, index, reporter, verb: "converting")
  }
}
