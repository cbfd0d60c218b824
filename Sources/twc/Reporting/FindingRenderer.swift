import JSONText
import StyleModel

/// Writes one finding in the format that was asked for.
struct FindingRenderer {
  let format: Reporter.Format
  let isColored: Bool

  /// Appends a finding at a place of a text.
  func append(_ diagnostic: Diagnostic, in source: SourceText, to output: inout [UInt8]) {
    let start = source.position(at: diagnostic.range.lowerBound)
    switch format {
    case .text: appendText(diagnostic, start, source, &output)
    case .json: appendJSON(diagnostic, start, source, &output)
    case .github: appendGitHub(diagnostic, start, source, &output)
    }
  }

  /// Appends a finding that concerns a file as a whole.
  func append(_ severity: Severity, _ message: String, file: String, id: String, to output: inout [UInt8]) {
    switch format {
    case .text:
      let place = bold(Printable.text(file) + ":")
      output += "\(place) \(colored("\(severity.name):", severity)) \(Printable.text(message)) [\(id)]\n".utf8
    case .json:
      Self.append(
        [
          "file": .string(file), "severity": .string(severity.name), "id": .string(id),
          "message": .string(message),
        ], &output)
    case .github:
      let properties = "file=\(Self.property(file)),title=\(Self.property(id))"
      output += "::\(Self.command(severity)) \(properties)::\(Self.escaped(message))\n".utf8
    }
  }

  private func appendText(
    _ diagnostic: Diagnostic, _ start: SourcePosition, _ source: SourceText, _ output: inout [UInt8]
  ) {
    let place = "\(Printable.text(source.name)):\(start.line):\(start.column):"
    let severity = colored("\(diagnostic.severity.name):", diagnostic.severity)
    let message = Printable.text(Self.withoutSuggestions(diagnostic))
    let excerpt = Excerpt(of: diagnostic.range, in: source)
    output += "\(bold(place)) \(severity) \(bold(message)) [\(diagnostic.id)]\n".utf8
    output += "\(excerpt.line)\n\(excerpt.indent)\(colored(excerpt.mark, nil))\n".utf8
    if let help = Self.help(diagnostic, source) { output += "help: \(Printable.text(help))\n".utf8 }
  }

  /// The suggestions stand in a line of their own.
  private static func withoutSuggestions(_ diagnostic: Diagnostic) -> String {
    guard !diagnostic.suggestions.isEmpty else { return diagnostic.message }
    let question = Array("; did you mean ".utf8)
    let bytes = Array(diagnostic.message.utf8)
    guard bytes.last == UInt8(ascii: "?"), bytes.count > question.count else { return diagnostic.message }
    for start in stride(from: bytes.count - question.count, through: 0, by: -1)
    where bytes[start...].starts(with: question) {
      return String(decoding: bytes[..<start], as: UTF8.self)
    }
    return diagnostic.message
  }

  private static func help(_ diagnostic: Diagnostic, _ source: SourceText) -> String? {
    if let fix = diagnostic.fix {
      let (old, new) = (cut(source.text(fix.range)), cut(fix.replacement))
      // JSON is shown as it is: a number in quotes would look like a text.
      let isJSON = [old, new].contains { text in
        text.utf8.first.map { [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")].contains($0) }
          ?? false
      }
      func shown(_ text: String) -> String { isJSON ? text : "\"\(text)\"" }
      if fix.replacement.isEmpty { return "remove " + shown(old) }
      return fix.range.isEmpty ? "insert " + shown(new) : "write " + shown(new) + " instead of " + shown(old)
    }
    if diagnostic.suggestions.isEmpty { return nil }
    return "did you mean " + Wording.list(diagnostic.suggestions.map { "\"\($0)\"" }, "or") + "?"
  }

  /// A piece of a document for one line.
  private static func cut(_ text: String) -> String {
    text.unicodeScalars.count > 80 ? String(text.unicodeScalars.prefix(79)) + "…" : text
  }

  private func appendJSON(
    _ diagnostic: Diagnostic, _ start: SourcePosition, _ source: SourceText, _ output: inout [UInt8]
  ) {
    let end = source.position(at: diagnostic.range.upperBound)
    var members: [JSONMember] = [
      JSONMember("file", .string(source.name)), JSONMember("line", .integer(start.line)),
      JSONMember("column", .integer(start.column)), JSONMember("endLine", .integer(end.line)),
      JSONMember("endColumn", .integer(end.column)),
      JSONMember("severity", .string(diagnostic.severity.name)),
    ]
    members += Self.members(of: diagnostic)
    if let fix = diagnostic.fix {
      members.append(
        JSONMember("fix", ["range": Self.json(fix.range), "replacement": .string(fix.replacement)]))
    }
    Self.append(.object(members), &output)
  }

  /// What a diagnostic says wherever it stands: id, message, range and suggestions.
  static func members(of diagnostic: Diagnostic) -> [JSONMember] {
    [
      JSONMember("id", .string(diagnostic.id)), JSONMember("message", .string(diagnostic.message)),
      JSONMember("range", json(diagnostic.range)),
      JSONMember("suggestions", .array(diagnostic.suggestions.map { .string($0) })),
    ]
  }

  /// What answers a line that is wrong: `error`, and `errors` where there are several.
  static func answer(_ errors: [Diagnostic]) -> [JSONMember] {
    let objects = errors.map { JSONValue.object(Self.members(of: $0)) }
    var members = objects.prefix(1).map { JSONMember("error", $0) }
    if objects.count > 1 { members.append(JSONMember("errors", .array(objects))) }
    return members
  }

  private static func json(_ range: Range<Int>) -> JSONValue {
    [.integer(range.lowerBound), .integer(range.upperBound)]
  }

  private static func append(_ value: JSONValue, _ output: inout [UInt8]) {
    var writer = JSONWriter()
    writer.write(value, layout: .compact)
    output += writer.bytes
    output.append(UInt8(ascii: "\n"))
  }

  private func appendGitHub(
    _ diagnostic: Diagnostic, _ start: SourcePosition, _ source: SourceText, _ output: inout [UInt8]
  ) {
    let end = source.position(at: diagnostic.range.upperBound)
    var properties = "file=\(Self.property(source.name)),line=\(start.line),endLine=\(end.line)"
    // Columns on several lines are refused.
    if end.line == start.line {
      properties += ",col=\(start.column),endColumn=\(max(end.column, start.column))"
    }
    properties += ",title=\(Self.property(diagnostic.id))"
    output +=
      "::\(Self.command(diagnostic.severity)) \(properties)::\(Self.escaped(diagnostic.message))\n".utf8
  }

  /// The workflow command of a severity.
  private static func command(_ severity: Severity) -> String {
    severity == .note ? "notice" : severity.name
  }

  /// The data of a workflow command.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result.append(contentsOf: "%25".unicodeScalars)
      case "\r": result.append(contentsOf: "%0D".unicodeScalars)
      case "\n": result.append(contentsOf: "%0A".unicodeScalars)
      default: result.append(Printable.picture(scalar))
      }
    }
    return String(result)
  }

  /// A property of a workflow command.
  private static func property(_ text: String) -> String {
    var result = ""
    for character in escaped(text) {
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
    return result
  }

  private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// Text in the colour of a severity; marks are green.
  private func colored(_ text: String, _ severity: Severity?) -> String {
    guard isColored else { return text }
    let code =
      switch severity {
      case .error?: "1;31"
      case .warning?: "1;35"
      case .note?: "1;36"
      case nil: "1;32"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
