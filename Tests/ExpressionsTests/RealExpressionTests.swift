import Expressions
import Foundation
import Testing

/// Strings of the documents in `shared/stemjson-docs`, which lies beside the repository and may be missing.
private let strings: [(file: String, text: String)] = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder = root.deletingLastPathComponent().appendingPathComponent("shared/stemjson-docs")
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  var found: [(String, String)] = []
  for file in files.sorted() where file.hasSuffix(".json") {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
      let document = try? JSONSerialization.jsonObject(with: data)
    else {
      found.append((file, "{{ the document is unreadable }}"))
      continue
    }
    var waiting = [document]
    while let value = waiting.popLast() {
      if let text = value as? String { found.append((file, text)) }
      if let array = value as? [Any] { waiting += array }
      if let object = value as? [String: Any] { waiting += object.sorted { $0.key < $1.key }.map(\.value) }
    }
  }
  return found
}()

@Suite struct RealExpressionTests {
  @Test(.enabled(if: !strings.isEmpty)) func everyStringParsesAndPrints() throws {
    var (references, wrapped) = (0, 0)
    for (file, text) in strings {
      let parsed = try ExpressionParser.parse(whole: text)
      switch parsed.form {
      case .literal(let literal):
        #expect(literal == text)
        #expect(!text.hasPrefix("{{"), "\(file): \(text)")
      case .reference: references += 1
      case .wrapped: wrapped += 1
      }
      guard let expression = parsed.expression else { continue }
      let printed = ExpressionPrinter.print(whole: expression)
      #expect(try ExpressionParser.parse(whole: printed).expression == expression, "\(file): \(text)")
      _ = try ExpressionEvaluator.evaluate(expression, in: standard)
    }
    #expect(references >= 80)
    #expect(wrapped >= 80)
  }

  @Test(.enabled(if: !strings.isEmpty)) func nothingInThemIsAnError() {
    for (file, text) in strings {
      for finding in ExpressionChecker.check(whole: text, in: .action) {
        #expect(finding.severity == .warning && finding.rule == "R25", "\(file): \(text): \(finding.message)")
      }
    }
  }

  @Test func expressionsOfTheDocumentsEvaluate() {
    let home = ExpressionEnvironment(
      state: [
        "billText": .string("50"), "tip": .double(0.2), "name": .string(""),
        "devices": .array([
          .dictionary(["id": .string("a"), "room": .string("Kitchen"), "on": .bool(true)]),
          .dictionary(["id": .string("b"), "room": .string("Bedroom"), "on": .bool(false)]),
        ]),
        "targetId": .string("b"), "targetOn": .bool(true), "op": .string("+"),
        "json": .string("{\"tags\": [\"x\"], \"age\": 3}"),
      ],
      context: ["item": .dictionary(["on": .bool(true), "kind": .string("Light"), "icon": .string("bulb")])])
    for (text, value) in [
      ("@{item.on} ? '#34C759' : '#8E8E93'", "'#34C759'"),
      ("@{item.kind} + ' · ' + (@{item.on} ? 'On' : 'Off')", "'Light · On'"),
      ("'sf://' + @{item.icon}", "'sf://bulb'"), ("notEmpty(${name}) ? ${name} : 'Guest'", "'Guest'"),
      ("sum(map(${devices}, @{item.id} == ${targetId} ? (${targetOn} ? 1 : 0) : (@{item.on} ? 1 : 0)))", "2"),
      ("(cast(${billText}, 'double') ?? 0) * ${tip}", "10.0"), ("cast(${tip} * 100, 'int') + '%'", "'20%'"),
      ("strtojson(${json}).tags", "['x']"),
      ("${devices[room ~ 'Kitchen']}[0].id", "'a'"),
      ("[ { 'id': 'n' } ] + ${devices[on]}", "[{id: 'n'}, {id: 'a', room: 'Kitchen', on: true}]"),
      ("${op} == '+' ? 1 + 2 : (${op} == '-' ? 1 - 2 : 0)", "3"),
      ("cast(count(${devices}), 'string') + ' devices'", "'2 devices'"),
    ] {
      #expect(run(text, home) == value, "\(text)")
    }
  }
}
