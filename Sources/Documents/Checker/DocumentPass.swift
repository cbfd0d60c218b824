import JSONText
import StyleModel

/// A walk over one document that finds what is wrong in it.
protocol DocumentPass {
  var document: JSONDocument { get }
  var result: DocumentChecker.Result { get set }
  /// Made when the first finding names a line.
  var lines: LineMap? { get set }
}

extension DocumentPass {
  mutating func report(
    _ severity: Severity, _ id: String, at node: JSONNode, _ message: String, suggestions: [String] = [],
    fix: TextEdit? = nil
  ) {
    report(severity, id, at: document.range(of: node), message, suggestions: suggestions, fix: fix)
  }

  mutating func report(
    _ severity: Severity, _ id: String, at range: Range<Int>, _ message: String, suggestions: [String] = [],
    fix: TextEdit? = nil
  ) {
    result.diagnostics.append(
      Diagnostic(severity, id: id, at: range, message, suggestions: suggestions, fix: fix))
  }

  /// A value of the document in quotes, cut to one line.
  func quoted(_ node: JSONNode) -> String {
    MessageText.quoted(document.string(of: node) ?? String(decoding: document.raw(of: node), as: UTF8.self))
  }

  mutating func line(of node: JSONNode) -> Int {
    let map = lines ?? LineMap(document.bytes)
    lines = map
    return map.position(at: document.range(of: node).lowerBound).line
  }
}
