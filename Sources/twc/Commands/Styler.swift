import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// Turns class strings into the JSON of a target, always for the same component and context.
struct Styler {
  let engine: StyleEngine
  let component: StemJSONTarget.Component
  let context: StyleContext
  /// What is written where it is not Flow.
  let form: Form
  var options = StemJSONTarget.Options()
  /// What writes Flow, and the part of a page that gets the style; `nil` where Flow is not asked for.
  var flow: (engine: FlowEngine, role: FlowRole)?

  enum Form {
    case stemJSON, model, css
  }

  struct Result {
    /// What is wrong with the classes and what the target cannot carry, at bytes of the string.
    let diagnostics: [Diagnostic]
    /// What the classes came to; `nil` where Flow is written.
    fileprivate let resolved: StyleEngine.Result?
    /// The style and what StemJSON carries beside it; `nil` where the model is written.
    fileprivate let output: StemJSONTarget.Output?
    /// What is written in place of both.
    fileprivate var other: JSONValue?

    /// The JSON of the target.
    var json: JSONValue { other ?? output?.json ?? resolved.map { ModelWriter.json($0.style) } ?? .null }

    /// Appends the JSON on one line.
    func write(to bytes: inout [UInt8]) {
      if let output {
        output.write(to: &bytes)
      } else {
        JSONWriter.appendValue(json, to: &bytes)
      }
    }
  }

  func style(_ bytes: UnsafeBufferPointer<UInt8>) -> Result {
    if let flow {
      let resolved = flow.engine.resolve(bytes, for: flow.role, in: context)
      let (output, diagnostics) = flow.engine.emit(resolved, for: flow.role)
      return Result(diagnostics: diagnostics, resolved: nil, output: nil, other: output.json)
    }
    let resolved = engine.resolve(bytes, for: component.kind, in: context)
    switch form {
    case .model: return Result(diagnostics: resolved.diagnostics, resolved: resolved, output: nil)
    case .css:
      let (output, diagnostics) = engine.css(resolved, for: component.kind)
      return Result(diagnostics: diagnostics, resolved: nil, output: nil, other: output.json)
    case .stemJSON: break
    }
    let output = engine.emit(resolved, for: component, options: options)
    var diagnostics = resolved.diagnostics
    if !output.findings.isEmpty { diagnostics += engine.diagnostics(of: output.findings, resolved) }
    return Result(diagnostics: diagnostics, resolved: resolved, output: output)
  }

  /// Warnings about what a document would carry beside the style: context members, and margins.
  func leftOut(_ result: Result) -> [Diagnostic] {
    guard let output = result.output, let resolved = result.resolved else { return [] }
    var diagnostics = output.context.map { member in
      Diagnostic(
        .warning, id: "context-in-style", at: place(Self.rows[member.key] ?? [], resolved),
        "a style cannot hold this; in a document it is \(member.key): \(JSONWriter.text(member.value)) "
          + "of the component's context")
    }
    if !output.margin.isZero {
      let padding = output.margin.padding
      let json = StemJSONEncoder.encode(padding)["layout"]?["padding"] ?? .null
      diagnostics.append(
        Diagnostic(
          .warning, id: "margin-in-style",
          at: place([.marginTop, .marginLeading, .marginBottom, .marginTrailing], resolved),
          padding.isEmpty
            ? "a negative margin has no place in StemJSON; use offset-x- and offset-y-"
            : "a style cannot hold a margin; in a document it is padding: \(JSONWriter.text(json)) "
              + "of a stack around the component"
              + (output.margin.hasNegativeEdge ? ", negative edges counting as zero" : "")))
    }
    return diagnostics
  }

  /// The rows that context members come from.
  private static let rows: [String: [StyleProperty]] = [
    "_spacing": [.stackSpacingX, .stackSpacingY, .stackSpacing], "_horizontalSpacing": [.stackSpacingX],
    "_verticalSpacing": [.stackSpacingY], "_alignment": [.stackAlignment], "_contentMode": [.contentMode],
    "_lazy": [.lazy],
  ]

  /// The class of the string that sets one of some properties.
  private func place(_ properties: [StyleProperty], _ result: StyleEngine.Result) -> Range<Int> {
    for property in properties {
      let decision = result.style.decision(for: property)
      guard let origin = decision?.origin ?? decision?.cases.first?.origin,
        origin.layer == result.layers.count - 1,
        let tokens = result.layers.last?.list.tokens, tokens.indices.contains(origin.token)
      else { continue }
      return tokens[origin.token].range
    }
    return 0..<0
  }
}
