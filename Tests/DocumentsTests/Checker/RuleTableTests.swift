import ClassParser
import Documents
import Foundation
import StyleModel
import TestSupport
import Testing

@Suite struct RuleTableTests {
  @Test("has every identifier that the sources emit, and no other")
  func everyIdentifier() throws {
    var emitted: [String: String] = [:]
    for path in try Self.sources() {
      let text = try Repository.text(path)
      for id in Self.identifiers(in: text, isFaultText: Self.tables.contains { path.hasSuffix($0) }) {
        emitted[id] = path
      }
    }
    #expect(emitted.count > 100)
    for (id, path) in emitted { #expect(RuleTable.row(id) != nil, "\(id) of \(path)") }
    for row in RuleTable.rows { #expect(emitted[row.id] != nil, "\(row.id) is emitted by nothing") }
  }

  @Test("names each rule once, in one sentence")
  func rows() {
    let ids = RuleTable.rows.map(\.id)
    #expect(Set(ids).count == ids.count)
    for row in RuleTable.rows {
      #expect(!row.summary.hasSuffix(".") && !row.summary.contains("\n") && row.summary.utf8.count <= 90)
    }
    for number in 1...39 { #expect(ids.contains("R" + (number < 10 ? "0" : "") + "\(number)")) }
    #expect(RuleTable.row("R40") == nil)
  }

  private static func sources() throws -> [String] {
    let walk = FileManager.default.enumerator(atPath: Repository.root.appendingPathComponent("Sources").path)
    let names = walk?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains("RuleTable") }.map { "Sources/" + $0 }
  }

  /// Files whose findings take their identifier from a switch.
  private static let tables = ["ClassFault+Text.swift", "ExpressionFinding.swift"]

  /// What stands where the functions that report take an identifier.
  private static func identifiers(in text: String, isFaultText: Bool) -> [String] {
    let id = #"(R[0-9][0-9]|[a-z][a-z0-9]*(?:-[a-z0-9]+)+)"#
    var patterns = [
      #"\bid: "\#(id)""#, #"\bid: "([a-z]+)""#, #"\b(?:report|find|complain)\(\s*(?:\.\w+,\s*)?"\#(id)""#,
      #"\b(?:report|complain)\(\s*\w+ \? "\#(id)" : ""#,
      #"\b(?:report|complain)\(\s*\w+ \? "[\w-]+" : "\#(id)""#,
      #"\bid: [^\n]*\? "\#(id)" : ""#, #"\bid: [^\n]*\? "[\w-]+" : "\#(id)""#,
      #"(?:severity|\.(?:note|warning|error)), "\#(id)""#, #"return "\#(id)""#,
    ]
    var text = text
    if isFaultText {
      patterns = [#": "\#(id)""#]
      // Names of kinds, and what messages say, are no identifiers.
      text = text.components(separatedBy: "public var rule").last ?? text
      text = text.components(separatedBy: "public var message")[0]
    }
    var found: [String] = []
    for pattern in patterns {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { continue }
      let whole = NSRange(text.startIndex..., in: text)
      for match in expression.matches(in: text, range: whole) {
        guard let range = Range(match.range(at: 1), in: text) else { continue }
        found.append(String(text[range]))
      }
    }
    return found
  }
}
