import Documents
import JSONText
import StyleModel

/// The rules of findings as `twc check --list-rules` prints them.
enum RuleList {
  static func print(asJSON: Bool) -> Int32 { Output.write(asJSON ? json() : table()) }

  /// What is to be said of an identifier that no finding has.
  static func unknown(_ id: String) -> String { "no finding has the identifier \"\(id)\"" }

  /// The identifiers near one that no finding has.
  static func near(_ id: String) -> [String] { Suggestions.nearest(to: id, in: RuleTable.rows.map(\.id)) }

  /// Prints some rules; one that does not exist is a fault of the command line.
  static func print(named ids: [String], asJSON: Bool) throws(UsageError) -> Int32 {
    var rows: [CheckRule] = []
    for id in ids {
      guard let row = RuleTable.row(id) else {
        throw UsageError(unknown(id), suggestions: near(id))
      }
      rows.append(row)
    }
    return Output.write(asJSON ? json(rows) : table(rows, showsExamples: true))
  }

  private static func table(_ rows: [CheckRule] = RuleTable.rows, showsExamples: Bool = false) -> [UInt8] {
    let width = rows.map(\.id.utf8.count).max() ?? 0
    var text = ""
    for group in CheckRule.Group.allCases where rows.contains(where: { $0.group == group }) {
      text += (text.isEmpty ? "" : "\n") + group.title + ":\n"
      for row in rows where row.group == group {
        let name = row.id + String(repeating: " ", count: width - row.id.utf8.count)
        let severity = row.severity.name + String(repeating: " ", count: 7 - row.severity.name.utf8.count)
        text += "  \(name)  \(severity)  \(row.summary)\n"
        if let example = row.example, showsExamples {
          let indent = String(repeating: " ", count: width + 4)
          text += "\(indent)instead of \(example.wrong)\n\(indent)write      \(example.right)\n"
        }
      }
    }
    return Array(text.utf8)
  }

  private static func json(_ rows: [CheckRule] = RuleTable.rows) -> [UInt8] {
    var writer = JSONWriter()
    let rows = rows.map { row -> JSONValue in
      var members = [
        JSONMember("id", .string(row.id)), JSONMember("group", .string(row.group.rawValue)),
        JSONMember("severity", .string(row.severity.name)), JSONMember("summary", .string(row.summary)),
      ]
      if let example = row.example {
        members += [JSONMember("wrong", .string(example.wrong)), JSONMember("right", .string(example.right))]
      }
      return .object(members)
    }
    writer.write(.array(rows), layout: .pretty())
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
