import Documents
import Foundation
import JSONText
import TestSupport
import Testing

/// `twc check --format sarif`.
@Suite struct SarifTests {
  @Test func logsHaveThePublishedShape() throws {
    let folder = try Scratch([
      "a b.json": CheckTests.bad, "sub/c.json": CheckTests.warned, "good.json": CheckTests.good,
      "broken.json": "{", "empty.json": "",
    ])
    let shape = try Shape("Tests/Fixtures/sarif-shape.json")
    for arguments in [["."], ["good.json"], ["a b.json"], ["none.json", "sub"]] {
      let outcome = try Tool.run(["check", "--format", "sarif"] + arguments, in: folder)
      #expect(try shape.faults(in: outcome.bytes) == [])
    }
    // The validator itself finds what is wrong.
    #expect(try shape.faults(in: Array(#"{"version":"2.0","runs":[{"results":[{"x":1}]}]}"#.utf8)).count == 4)
  }

  @Test func resultsSayEverything() throws {
    let folder = try Scratch(["a b.json": CheckTests.bad])
    let outcome = try Tool.run(["check", "a b.json", "--format", "sarif"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("checked 1 document"))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == RuleTable.rows.map(\.id))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["R22", "R05", "R13"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let location = (results[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect((location?["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b.json")
    let region = try #require(location?["region"] as? [String: Int])
    // Columns count code points, the é of the line before takes two bytes.
    #expect(
      region == [
        "startLine": 3, "startColumn": 34, "endLine": 3, "endColumn": 45, "byteOffset": 66, "byteLength": 11,
      ])
    let bytes = Array(CheckTests.bad.utf8)[66..<77]
    #expect(String(decoding: bytes, as: UTF8.self) == #""systemRed""#)
    let fix = (results[1]["fixes"] as? [[String: Any]])?.first
    let change = (fix?["artifactChanges"] as? [[String: Any]])?.first
    let replacement = (change?["replacements"] as? [[String: Any]])?.first
    #expect((replacement?["insertedContent"] as? [String: Any])?["text"] as? String == #""red""#)
    #expect(replacement?["deletedRegion"] as? [String: Int] == region)
    #expect((results[2]["properties"] as? [String: Any])?["suggestions"] as? [String] == ["_spacing"])
    #expect(results[0]["fixes"] == nil)
  }

  @Test func whatCouldNotBeReadMakesARunIncomplete() throws {
    let outcome = try Tool.run(["check", "/none/x.json", "--format", "sarif"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("/none/x.json: error: cannot read"))
    let log = try JSONDocument(parsing: outcome.bytes)
    let run = try #require(log.member("runs", of: log.root).flatMap { Array(log.elements(of: $0)).first })
    let invocations = try #require(log.member("invocations", of: run).map { Array(log.elements(of: $0)) })
    #expect(invocations.count == 1)
    let isSuccessful = log.member("executionSuccessful", of: invocations[0]).flatMap { log.bool(of: $0) }
    #expect(isSuccessful == false)
  }
}
