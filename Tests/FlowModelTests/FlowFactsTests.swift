import FlowModel
import Foundation
import JSONText
import StyleModel
import TestSupport
import Testing

/// The tables against the facts about Flow, where they are at hand.
@Suite struct FlowFactsTests {
  static let file = Repository.root.appendingPathComponent("../shared/facts/flow.json").standardizedFileURL
  static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }

  private func facts() throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: Self.file))
    return try #require(json as? [String: Any])
  }

  private func object(_ path: String...) throws -> [String: Any] {
    var found = try facts()
    for step in path { found = try #require(found[step] as? [String: Any]) }
    return found
  }

  @Test("every atom has the fields, required keys, words and shorthand of the facts", .enabled(if: isPresent))
  func atoms() throws {
    for (name, value) in try object("atoms") {
      let fact = try #require(value as? [String: Any])
      let shape = try #require(FlowShapes.named(name), "\(name)")
      let fields = try #require(fact["fields"] as? [String: [String: Any]])
      #expect(Set(shape.fields.map(\.key)) == Set(fields.keys), "\(name)")
      #expect(
        Set(shape.fields.filter(\.isRequired).map(\.key)) == Set(fact["object_required"] as? [String] ?? []))
      let accepted = (fact["shorthand"] as? [String: Any])?["accepted"] as? [String] ?? []
      #expect((shape.shorthand != nil) == accepted.contains("string"), "\(name)")
      for (key, field) in fields {
        guard let words = (field["enum"] ?? field["enum_documented"]) as? [String],
          case .word(let known, let unknown)? = shape.field(key)?.kind
        else { continue }
        #expect(Set(known) == Set(words) && unknown == field["unknown"] as? String, "\(name).\(key)")
      }
    }
  }

  @Test("layouts have the fields of the facts", .enabled(if: isPresent))
  func layouts() throws {
    for (key, name) in [("widget_layout", "WidgetLayout"), ("section_layout", "SectionLayout")] {
      let fields = try object(key, "fields")
      #expect(Set(try #require(FlowShapes.named(name)).fields.map(\.key)) == Set(fields.keys))
    }
    let steps = try #require(try object("widget_layout")["modifier_order"] as? [[String: Any]])
    #expect(steps.compactMap { $0["name"] as? String } == Chrome.order.map(\.name))
  }

  @Test("hex colours read as observed", .enabled(if: isPresent))
  func hex() throws {
    let examples = try #require(try object("hex_notation")["examples"] as? [[String: Any]])
    #expect(examples.count > 10)
    for example in examples {
      let color = HexColor.parse(try #require(example["input"] as? String))
      let argb = color.map { String(format: "%02X%02X%02X%02X", $0.alpha, $0.red, $0.green, $0.blue) }
      #expect(argb == example["argb"] as? String, "\(example)")
    }
  }

  @Test("widths are accepted and rejected as observed", .enabled(if: isPresent))
  func widths() throws {
    let facts = try object("widget_layout", "width")
    func decodes(_ value: Any) throws -> Bool {
      let data = try JSONSerialization.data(withJSONObject: [value])
      let document = try JSONDocument(parsing: [UInt8](data))
      guard let node = document.elements(of: document.root).first(where: { _ in true }) else { return false }
      return (try? WidgetWidth(node, in: document)) != nil
    }
    for value in try #require(facts["fraction_examples_accepted"] as? [Any]) { #expect(try decodes(value)) }
    for value in try #require(facts["quirk_accepted"] as? [Any]) { #expect(try decodes(value)) }
    for value in try #require(facts["rejected_examples"] as? [Any]) {
      #expect(try !decodes(value), "\(value)")
    }
  }

  @Test("gradient angles give the observed points", .enabled(if: isPresent))
  func angles() throws {
    let table = try #require(try object("atoms", "GradientData", "unit_points")["table"] as? [[String: Any]])
    for row in table {
      let (start, end) = GradientData.points(angle: try #require(row["angle"] as? Double))
      let wanted = (row["start"] as? [Double] ?? []) + (row["end"] as? [Double] ?? [])
      for (found, one) in zip([start.x, start.y, end.x, end.y], wanted) { #expect(abs(found - one) < 0.0001) }
    }
  }

  @Test("starter widgets have the payloads of the facts", .enabled(if: isPresent))
  func widgets() throws {
    for (type, value) in try object("starter_widgets") where type != "envelope" && type != "separator" {
      let widget = try #require(StarterWidget.named(type))
      let fields = try #require(value as? [String: String])
      #expect(Set(widget.fields.map(\.key)) == Set(fields.keys), "\(type)")
      let required = fields.filter { $0.value.hasSuffix("required") }.map(\.key)
      #expect(Set(widget.fields.filter(\.isRequired).map(\.key)) == Set(required), "\(type)")
    }
  }
}
