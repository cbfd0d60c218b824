import ClassParser
import Engine
import JSONText
import Recipes
import SourceScan
import StyleModel
import StyleResolve
import StyleTargets

/// A class string whose properties are explained, with everything that has a say in them.
struct ExplainedClasses {
  /// The class string alone.
  var source: SourceText
  var engine: StyleEngine
  var context: StyleContext
  var kind: ComponentKind?

  private var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// Reports what is wrong in the classes, which are explained as far as they are good.
  func report(to reporter: Reporter) {
    reporter.report(engine.parse(text).faults.map { $0.diagnostic }, in: source)
  }

  /// Properties with the same entries, together.
  private func groups() -> [(names: [String], properties: [StyleProperty], entries: [Explanation.Entry])] {
    var groups: [(names: [String], properties: [StyleProperty], entries: [Explanation.Entry])] = []
    for explanation in engine.explain(text, for: kind, in: context) {
      let name = explanation.property.row.name
      if let last = groups.last, last.entries == explanation.entries {
        groups[groups.count - 1].names.append(name)
        groups[groups.count - 1].properties.append(explanation.property)
      } else {
        groups.append(([name], [explanation.property], explanation.entries))
      }
    }
    return groups
  }

  private static func winner(_ entries: [Explanation.Entry]) -> Int? {
    entries.firstIndex { $0.when.isEmpty && !$0.isExcluded }
  }

  /// The class as it is written, or the layer that brings it.
  private func written(_ entry: Explanation.Entry) -> String {
    guard entry.layer == "class" else { return "the rules' \(entry.layer)" }
    return source.text(entry.range)
  }

  private func notes(_ entry: Explanation.Entry) -> String {
    var notes: [String] = []
    if !entry.recipes.isEmpty { notes.append("recipe " + entry.recipes.joined(separator: " > ")) }
    if entry.isImportant { notes.append("important") }
    if entry.isExcluded {
      notes.append("not here: " + entry.when.map { "\($0):" }.joined(separator: " "))
    } else if !entry.when.isEmpty {
      notes.append("while " + entry.when.map { "\($0):" }.joined(separator: " "))
    }
    return notes.joined(separator: ", ")
  }

  /// The explanation for people.
  func tree() -> String {
    var text = ""
    for group in groups() {
      text += (text.isEmpty ? "" : "\n") + group.names.joined(separator: ", ") + "\n"
      let winner = Self.winner(group.entries)
      let rows = group.entries.enumerated().map { index, entry -> [String] in
        let value = ModelWriter.json(entry.value, of: group.properties[0])
        return [index == winner ? "*" : " ", JSONWriter.text(value), written(entry), notes(entry)]
      }
      let widths = (0..<3).map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
      for row in rows {
        var line = "  "
        for column in 0..<3 {
          line +=
            row[column] + String(repeating: " ", count: widths[column] - row[column].unicodeScalars.count)
          if column < 2 { line += column == 0 ? " " : "  " }
        }
        line += row[3].isEmpty ? "" : "  \(row[3])"
        while line.hasSuffix(" ") { line.removeLast() }
        text += Printable.text(line) + "\n"
      }
    }
    return text
  }

  /// The explanation for programs.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    let groups = groups().flatMap { group in
      zip(group.names, group.properties).map { name, property -> JSONValue in
        let winner = Self.winner(group.entries)
        let entries = group.entries.enumerated().map { index, entry -> JSONValue in
          [
            "value": ModelWriter.json(entry.value, of: property), "class": .string(written(entry)),
            "layer": .string(entry.layer),
            "range": [.integer(entry.range.lowerBound), .integer(entry.range.upperBound)],
            "recipes": .array(entry.recipes.map { .string($0) }),
            "when": .array(entry.when.map { .string($0) }),
            "excluded": .bool(entry.isExcluded), "important": .bool(entry.isImportant),
            "wins": .bool(index == winner),
          ]
        }
        return ["property": .string(name), "entries": .array(entries)]
      }
    }
    writer.write(.array(groups), layout: .pretty())
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension ExplainedClasses {
  /// The class string at a place of a file; `nil` when there is none, which is reported.
  init?(
    at place: SourcePlace, _ engine: StyleEngine, _ context: StyleContext, _ patterns: [SourcePattern],
    _ reporter: Reporter
  ) {
    guard let file = ThemeSource.read(place.path, reporter) else { return nil }
    guard let offset = place.offset(in: file) else {
      reporter.fail("the file has no place \(place.line):\(place.column)", file: file.name, id: "cannot-read")
      return nil
    }
    guard let language = SourceLanguage(fileName: Path.name(of: place.path)) else {
      reporter.fail("the file's name does not tell its language", file: file.name, id: "unknown-language")
      return nil
    }
    let scanner = SourceScanner(adding: patterns)
    let found = file.bytes.withUnsafeBufferPointer { scanner.scan($0, as: language).strings }
    let string = found.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    guard let string else {
      reporter.fail(
        "no class string stands at \(place.line):\(place.column)", file: file.name, id: "no-match",
        code: ExitCode.findings)
      return nil
    }
    self.init(
      source: SourceText(SourceText.classesName, Array(string.text.utf8)), engine: engine, context: context)
    if language == .json {
      surround(file, offset)
    } else {
      kind = file.bytes.withUnsafeBufferPointer { SourceRole.kind(before: string.range.lowerBound, in: $0) }
    }
  }

  /// Takes over what stands around a class string of a document: the component's type, and rules and appearances.
  private mutating func surround(_ file: SourceText, _ offset: Int) {
    guard let document = file.json().document else { return }
    var node: JSONNode? = document.root
    while let current = node {
      node = nil
      let children: [JSONNode]
      switch document.kind(of: current) {
      case .object:
        if let rules = document.member("rules", of: current), document.kind(of: rules) == .object {
          engine = engine.overlaid(by: RulesLoader.load(rules, in: document).rules)
        }
        if let word = document.member("appearance", of: current).flatMap({ document.string(of: $0) }),
          let policy = SurfacePolicy(rawValue: word)
        {
          context.appearance = policy
        }
        if let type = document.member("type", of: current).flatMap({ document.string(of: $0) }) {
          kind = ComponentKind(type)
        }
        children = document.members(of: current).map { $0.value }
      case .array: children = Array(document.elements(of: current))
      default: children = []
      }
      node = children.first { document.range(of: $0).contains(offset) }
    }
  }
}
