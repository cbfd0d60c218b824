import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// `twc explain`: which class wins each property, through which recipes, and what it beat.
enum ExplainCommand {
  static let command = Command(
    name: "explain", operands: "[--] \"CLASSES\" | FILE:LINE:COLUMN",
    summary: "Tell which class wins each property, and what it beat",
    details: """
      Lists for each property the classes that set it, the strongest first; * marks what wins when no open condition
      holds. With a place in a source it explains the class string that stands there; in a StemJSON document
      the component's type and the rules around it count. Flags such as --state and --scheme settle conditions.
      """,
    options: [.type, .listFormat] + OptionTable.sources + [.keepGoing] + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard !invocation.operands.isEmpty else {
      throw UsageError(
        "no classes are given",
        help: ["write them as one argument, or name a place: twc explain screen.json:12:15"])
    }
    let kind = try StyleCommand.kind(invocation)
    let context = try ContextFlags.context(invocation)
    let reporter = Reporter(.text, isStrict: false)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    var subject: ExplainedClasses?
    if invocation.operands.count == 1, let place = SourcePlace(invocation.operands[0]) {
      subject = ExplainedClasses(
        at: place, engine, context, invocation.configuration?.patterns ?? [], reporter)
      if subject == nil { return reporter.finish() }
    }
    var explained =
      subject
      ?? ExplainedClasses(
        source: SourceText(
          SourceText.classesName, Array(invocation.operandBytes.joined(separator: [UInt8(ascii: " ")]))),
        engine: engine, context: context)
    if let kind { explained.kind = kind }
    explained.report(to: reporter)
    let isJSON = invocation[.listFormat] == "json"
    reporter.raise(Output.write(isJSON ? explained.json() : Array(explained.tree().utf8)))
    return reporter.finish()
  }
}

/// `twc explain-id`: what an identifier of findings stands for.
enum ExplainIDCommand {
  static let command = Command(
    name: "explain-id", operands: "ID …", summary: "Tell what an identifier of findings stands for",
    details:
      "Findings end with their identifier in brackets, such as [unknown-class]; twc check --list-rules has all.",
    options: [.listFormat, .help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    guard !invocation.operands.isEmpty else { throw UsageError("no identifier is named") }
    return try RuleList.print(named: invocation.operands, asJSON: invocation[.listFormat] == "json")
  }
}
