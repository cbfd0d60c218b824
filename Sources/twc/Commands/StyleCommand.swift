import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// `twc style`: one class string, or one a line, as styles.
struct StyleCommand {
  static let command = Command(
    name: "style", operands: "[--] \"CLASSES\"", summary: "Turn one class string into a style",
    details: """
      Prints one JSON object. With - in place of the classes they come from stdin; with --lines each line of
      stdin is a class string of its own, and a bad one becomes {"error": {…}} in its place.
      Classes that begin with - stand after --.
      """,
    options: [.target, .type, .tokens, .shorthand, .lines, .compact, .dynamic] + OptionTable.sources + [
      .strict, .keepGoing, .format,
    ]
      + OptionTable.context + [.help]
  ) { (invocation: Invocation) throws(UsageError) -> Int32 in
    let isFlow = TargetFlags.isFlow(invocation)
    let flow = try TargetFlags.flow(invocation)
    let kind = isFlow ? nil : try kind(invocation)
    let role = isFlow ? try role(invocation) : .widget
    let context = try ContextFlags.context(invocation)
    let isLines = invocation.has(.lines)
    if isLines, !invocation.operands.isEmpty {
      throw UsageError("--lines reads stdin and takes no classes")
    }
    if !isLines, invocation.operands.isEmpty {
      throw UsageError(
        "no classes are given", help: ["write them as one argument: twc style \"px-3 rounded-lg\""])
    }
    let reporter = Reporter(invocation)
    guard let engine = EngineSetup.engine(invocation, reporter) else { return reporter.finish() }
    var component = StemJSONTarget.Component(kind: kind)
    component.sources = .ofStyleAlone
    var styler = Styler(
      engine: engine.settled(for: context), component: component, context: context,
      form: TargetFlags.form(invocation),
      options: TargetFlags.options(invocation))
    if isFlow { styler.flow = (FlowEngine(engine.settled(for: context), options: flow), role) }
    if isLines {
      var lines = StyleLines(styler: styler, reporter: reporter)
      lines.run()
      return reporter.finish()
    }
    if let source = source(invocation, reporter) {
      run(source, styler, invocation, reporter)
    }
    return reporter.finish()
  }

  /// The type that `--type` names.
  static func kind(_ invocation: Invocation) throws(UsageError) -> ComponentKind? {
    guard let text = invocation[.type] else { return nil }
    let kind = ComponentKind(text)
    if kind.isKnown { return kind }
    throw UsageError(
      "StemJSON has no component type \"\(text)\"",
      suggestions: Suggestions.nearest(to: kind.name, in: ComponentKind.names))
  }

  private static func role(_ invocation: Invocation) throws(UsageError) -> FlowRole {
    guard let text = invocation[.type] else { return .widget }
    if let role = FlowRole(rawValue: text) { return role }
    let names = FlowRole.allCases.map(\.rawValue)
    throw UsageError(
      "Flow has no part \"\(text)\" that a class styles",
      suggestions: Suggestions.nearest(to: text, in: names),
      help: ["the parts are " + Wording.list(names, "and")])
  }

  /// The classes: the operands, a blank between them, or stdin.
  private static func source(_ invocation: Invocation, _ reporter: Reporter) -> SourceText? {
    guard invocation.operands == ["-"] else {
      return SourceText(
        SourceText.classesName, Array(invocation.operandBytes.joined(separator: [UInt8(ascii: " ")])))
    }
    do throws(SystemError) {
      return SourceText(SourceText.inputName, try FileReader.read(System.input))
    } catch {
      reporter.fail("cannot read: \(error.message)", file: SourceText.inputName, id: "cannot-read")
      return nil
    }
  }

  private static func run(
    _ source: SourceText, _ styler: Styler, _ invocation: Invocation, _ reporter: Reporter
  ) {
    let result = source.bytes.withUnsafeBufferPointer { styler.style($0) }
    let diagnostics = (result.diagnostics + styler.leftOut(result)).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    reporter.report(diagnostics, in: source)
    if reporter.hasErrors(diagnostics), !invocation.has(.keepGoing) { return }
    var writer = JSONWriter()
    writer.write(result.json, layout: invocation.has(.compact) ? .compact : .pretty())
    writer.bytes.append(UInt8(ascii: "\n"))
    reporter.raise(Output.write(writer.bytes))
  }
}
