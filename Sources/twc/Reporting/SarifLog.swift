import Documents
import JSONText
import StyleModel

/// Findings as a log of SARIF 2.1.0: one run, with every rule in its driver.
struct SarifLog {
  private var results: [JSONValue] = []
  private static let indices: [String: Int] = {
    var indices: [String: Int] = [:]
    for (index, row) in RuleTable.rows.enumerated() { indices[row.id] = index }
    return indices
  }()

  mutating func add(_ diagnostic: Diagnostic, in source: SourceText) {
    let artifact: JSONValue = ["uri": .string(Path.uri(source.name))]
    var members = [JSONMember("ruleId", .string(diagnostic.id))]
    if let index = Self.indices[diagnostic.id] { members.append(JSONMember("ruleIndex", .integer(index))) }
    members += [
      JSONMember("level", .string(diagnostic.severity.name)),
      JSONMember("message", ["text": .string(Printable.text(diagnostic.message))]),
      JSONMember(
        "locations",
        [
          [
            "physicalLocation": [
              "artifactLocation": artifact, "region": Self.region(diagnostic.range, source),
            ]
          ]
        ]),
    ]
    if let fix = diagnostic.fix {
      let change: JSONValue = [
        "artifactLocation": artifact,
        "replacements": [
          [
            "deletedRegion": Self.region(fix.range, source),
            "insertedContent": ["text": .string(fix.replacement)],
          ]
        ],
      ]
      members.append(
        JSONMember(
          "fixes",
          [["description": ["text": "Apply the certain repair"], "artifactChanges": .array([change])]]))
    }
    if !diagnostic.suggestions.isEmpty {
      let suggestions = diagnostic.suggestions.map { JSONValue.string($0) }
      members.append(JSONMember("properties", ["suggestions": .array(suggestions)]))
    }
    results.append(.object(members))
  }

  /// The whole log.
  func bytes(isComplete: Bool) -> [UInt8] {
    let rules = RuleTable.rows.map { row -> JSONValue in
      [
        "id": .string(row.id), "shortDescription": ["text": .string(row.summary)],
        "defaultConfiguration": ["level": .string(row.severity.name)],
      ]
    }
    let driver: JSONValue = [
      "name": "twc", "version": .string(Program.version), "semanticVersion": .string(Program.version),
      "rules": .array(rules),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "invocations": [["executionSuccessful": .bool(isComplete)]], "results": .array(results),
        ]
      ],
    ]
    var writer = JSONWriter()
    writer.write(log, layout: .pretty())
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func region(_ range: Range<Int>, _ source: SourceText) -> JSONValue {
    let start = source.lines.position(at: range.lowerBound)
    let end = source.lines.position(at: range.upperBound)
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.column), "endLine": .integer(end.line),
      "endColumn": .integer(end.column), "byteOffset": .integer(range.lowerBound),
      "byteLength": .integer(range.count),
    ]
  }
}
