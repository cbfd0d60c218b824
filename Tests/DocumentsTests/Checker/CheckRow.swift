import Documents
import Engine
import StyleModel
import Testing

/// One row of the table of faults: a document, what is found in it, and a valid neighbour.
struct CheckRow: Sendable, CustomTestStringConvertible {
  let id: String
  let severity: Severity
  let document: String
  /// The text that the finding covers.
  let mark: String
  /// Pieces of the message.
  let message: [String]
  var suggestions: [String]?
  /// The document after the repair; `nil` where none is certain.
  let fixed: String?
  /// A document close by in which nothing is found.
  let valid: String
  /// Identifiers of what comes along with the finding, before and after it.
  let also: [String]

  var testDescription: String { id + " " + mark + " in " + document }

  /// A row about a whole document.
  init(
    _ id: String, _ severity: Severity, _ document: String, at mark: String, _ message: String...,
    suggestions: [String]? = nil, fixed: String? = nil, valid: String? = nil, also: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.document = document
    self.mark = mark
    self.message = message
    self.suggestions = suggestions
    self.fixed = fixed
    self.valid = valid ?? fixed ?? ""
    self.also = also
  }

  /// A row about an error in a whole document.
  init(
    _ id: String, _ document: String, at mark: String, _ message: String, suggestions: [String]? = nil,
    fixed: String? = nil, valid: String? = nil, also: [String] = []
  ) {
    self.init(
      id, .error, document, at: mark, message, suggestions: suggestions, fixed: fixed, valid: valid,
      also: also)
  }

  /// A row about an error in the style of a component.
  static func style(
    _ id: String, on type: String = "text", _ style: String, at mark: String, _ message: String,
    suggestions: [String]? = nil, fixed: String? = nil, valid: String? = nil, also: [String] = []
  ) -> CheckRow {
    .style(
      id, .error, on: type, style, at: mark, message, suggestions: suggestions, fixed: fixed, valid: valid,
      also: also)
  }

  /// A row about an error in a component on a screen.
  static func part(
    _ id: String, _ component: String, at mark: String, _ message: String, suggestions: [String]? = nil,
    fixed: String? = nil, valid: String? = nil, also: [String] = []
  ) -> CheckRow {
    .part(
      id, .error, component, at: mark, message, suggestions: suggestions, fixed: fixed, valid: valid,
      also: also)
  }

  /// A row about the style of a component.
  static func style(
    _ id: String, _ severity: Severity, on type: String = "text", _ style: String, at mark: String,
    _ message: String, suggestions: [String]? = nil, fixed: String? = nil, valid: String? = nil,
    also: [String] = []
  ) -> CheckRow {
    CheckRow(
      id, severity, screen(type, style), at: mark, message, suggestions: suggestions,
      fixed: fixed.map { screen(type, $0) }, valid: screen(type, valid ?? fixed ?? "{}"), also: also)
  }

  /// A row about a component on a screen.
  static func part(
    _ id: String, _ severity: Severity, _ component: String, at mark: String, _ message: String,
    suggestions: [String]? = nil, fixed: String? = nil, valid: String? = nil, also: [String] = []
  ) -> CheckRow {
    CheckRow(
      id, severity, screen(component), at: mark, message, suggestions: suggestions,
      fixed: fixed.map { screen($0) }, valid: screen(valid ?? fixed ?? #"{"id":"x","type":"spacer"}"#),
      also: also)
  }

  /// A module with the state keys a, b, n and s around a component.
  static func screen(_ component: String, version: String = "1.2") -> String {
    #"{"id":"m","type":"module","version":"\#(version)","state":{"a":false,"b":false,"n":1,"s":"x"},"children":[\#(component)]}"#
  }

  static func screen(_ type: String, _ style: String) -> String {
    screen(#"{"id":"c","type":"\#(type)","context":{"_label":"L"},"style":\#(style)}"#)
  }

  static let checker = DocumentChecker(engine: StyleEngine())

  static func findings(in document: String) -> [Diagnostic] {
    checker.check(Array(document.utf8)).diagnostics
  }

  /// Checks everything that the row says.
  func check() throws {
    let found = Self.findings(in: document)
    #expect(found.map(\.id).sorted() == ([id] + also).sorted(), "\(found.map(\.message))")
    let marked = found.filter { $0.id == id && excerpt($0.range) == mark }
    let finding = try #require(marked.first, "\(found.map { excerpt($0.range) })")
    #expect(finding.severity == severity)
    for piece in message { #expect(finding.message.contains(piece), "\(finding.message)") }
    if let suggestions { #expect(finding.suggestions == suggestions) }
    #expect(finding.fix?.applied(to: document) == fixed)
    if let fixed {
      #expect(Self.findings(in: fixed).map(\.id).filter { !also.contains($0) } == [])
    }
    #expect(Self.findings(in: valid).filter { !also.contains($0.id) } == [])
  }

  private func excerpt(_ range: Range<Int>) -> String {
    String(decoding: Array(document.utf8)[range], as: UTF8.self)
  }
}
