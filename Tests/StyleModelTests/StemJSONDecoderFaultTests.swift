import JSONText
import StyleModel
import Testing

@Suite struct StemJSONDecoderFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let severity: Severity
    let json: String
    /// The text at fault.
    let mark: String
    let message: String
    let suggestions: [String]
    /// The whole text after the fix.
    let fixed: String?
    /// A valid style close by.
    let neighbour: String
    var testDescription: String { id + " " + json }

    init(
      _ id: String, _ severity: Severity, _ json: String, at mark: String, _ message: String,
      suggestions: [String] = [], fixed: String? = nil, neighbour: String? = nil
    ) {
      self.id = id
      self.severity = severity
      self.json = json
      self.mark = mark
      self.message = message
      self.suggestions = suggestions
      self.fixed = fixed
      self.neighbour = neighbour ?? fixed ?? "{}"
    }

    init(
      _ id: String, _ json: String, at mark: String, _ message: String, suggestions: [String] = [],
      fixed: String? = nil, neighbour: String? = nil
    ) {
      self.init(
        id, .error, json, at: mark, message, suggestions: suggestions, fixed: fixed, neighbour: neighbour)
    }
  }

  @Test("names the rule, marks the bytes and repairs them", arguments: keys + colors + values + components)
  func faults(_ row: Row) throws {
    let decoded = try DecodedStyle(row.json)
    let found = decoded.result.diagnostics
    #expect(found.map(\.id) == [row.id])
    let first = try #require(found.first)
    #expect(first.severity == row.severity)
    #expect(excerpt(first.range, of: row.json) == row.mark)
    #expect(first.message == row.message)
    #expect(first.suggestions == row.suggestions)
    #expect(first.fix?.applied(to: row.json) == row.fixed)
    // Nothing is lost, and a second reading finds the same.
    let again = try DecodedStyle(decoded.complete)
    if row.id != "R18" { #expect(again.result.diagnostics.map(\.message) == found.map(\.message)) }
    #expect(again.complete == decoded.complete)
    #expect(try DecodedStyle(row.neighbour).result.diagnostics == [])
  }

  @Test("collects every fault of a style, in document order")
  func many() throws {
    let decoded = try DecodedStyle(
      #"{"layout":{"padding":{"top":-1,"vertical":"x"},"alignment":"left"},"common":{"opacity":2,"tint":"reed"}}"#
    )
    #expect(decoded.result.diagnostics.map(\.id) == ["R33", "R03", "R02", "R33", "R05"])
    #expect(decoded.result.hasErrors)
    #expect(decoded.style.isEmpty)
    #expect(decoded.result.rest.map(\.path).count == 5)
  }

  @Test("survives any wrong type in any place")
  func wrongTypes() throws {
    for row in PropertyTable.rows where row.domain.isStemJSON && !row.property.isPart {
      for value in ["null", "true", "-7", "1e400", #""?""#, "[]", "[[]]", "{}", #"{"a":{}}"#, #""{{""#] {
        let keys = row.key.split(separator: ".").map { #"{"\#($0)":"# }.joined()
        let close = String(repeating: "}", count: row.key.split(separator: ".").count)
        let text = #"{"\#(row.domain.name)":\#(keys)\#(value)\#(close)}"#
        let decoded = try DecodedStyle(text)
        let again = try DecodedStyle(decoded.complete)
        #expect(again.complete == decoded.complete, "\(text)")
        for finding in decoded.result.diagnostics {
          #expect(finding.range.upperBound <= text.utf8.count)
          #expect(!finding.message.contains("\n") && !finding.message.hasSuffix("."))
        }
      }
    }
  }
}
