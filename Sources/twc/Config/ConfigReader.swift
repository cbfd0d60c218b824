import Documents
import JSONText
import Recipes
import SourceScan
import StyleModel
import Theme

/// Reads `twc.json` by the table of its keys.
struct ConfigReader {
  private let source: SourceText
  private let document: JSONDocument
  private(set) var configuration: Configuration
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, _ document: JSONDocument) {
    self.source = source
    self.document = document
    configuration = Configuration(
      path: source.name, folder: Path.folder(of: source.name), document: document)
  }

  mutating func read() { read(document.root, ConfigRow.all, "a configuration") }

  private mutating func read(_ node: JSONNode, _ rows: [ConfigRow], _ what: String) {
    guard document.kind(of: node) == .object else { return complain(node, "\(what) is an object") }
    var seen: Set<String> = []
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      guard let row = rows.first(where: { $0.key == key }) else {
        let near = Suggestions.nearest(to: key, in: rows.map(\.key))
        diagnostics.append(
          Diagnostic(
            .error, id: "unknown-key", at: document.range(of: member.key),
            "\(what) has no key \"\(key)\"" + (near.isEmpty ? "" : "; did you mean \"\(near[0])\"?"),
            suggestions: near))
        continue
      }
      guard seen.insert(key).inserted else {
        diagnostics.append(
          Diagnostic(
            .error, id: "duplicate-key", at: document.range(of: member.key), "the key \"\(key)\" stands twice"
          ))
        continue
      }
      read(member.value, row)
    }
  }

  private mutating func complain(_ node: JSONNode, _ message: String) {
    diagnostics.append(Diagnostic(.error, id: "config-form", at: document.range(of: node), message))
  }

  private mutating func read(_ node: JSONNode, _ row: ConfigRow) {
    switch row.form {
    case .schema: _ = text(node, "\"$schema\" is a text")
    case .path(let option):
      if let name = text(node, "\"\(row.key)\" is a file's path or a name") { readPath(name, node, option) }
    case .paths(let option):
      for (name, place) in texts(node, row, allowsOne: true) ?? [] { readPath(name, place, option) }
    case .value(let option): readValue(node, row, option)
    case .flag(let option): readFlag(node, row, option)
    case .words(let option): readWords(node, row, option)
    case .object(let rows): read(node, rows, "\"\(row.key)\"")
    case .rules:
      if document.kind(of: node) == .object {
        configuration.rules = node
      } else if let name = text(node, "\"rules\" is a file's path, or an object of rules") {
        readPath(name, node, .rules)
      }
    case .conditions: configuration.conditions = node
    case .levels: readLevels(node)
    case .patterns: readPatterns(node)
    case .texts: readTexts(node, row)
    }
  }

  private mutating func set(_ option: Option, _ values: [String]) {
    if let index = configuration.options.firstIndex(where: { $0.option == option }) {
      configuration.options[index].values += values
    } else {
      configuration.options.append((option, values))
    }
  }

  /// A file, or the name of a theme or catalog that comes with twc.
  private mutating func readPath(_ name: String, _ node: JSONNode, _ option: Option) {
    let path = located(name)
    let isKnown =
      option == .theme
      ? Theme.preset(named: path) != nil
      : option == .recipes ? Catalog.preset(named: path) != nil : false
    guard isKnown || FileStatus.of(path) != nil else {
      let what = option == .rules ? "file" : "file, and nothing that comes with twc,"
      return complain(node, "no \(what) is named \"\(name)\"")
    }
    set(option, [path])
  }

  private mutating func text(_ node: JSONNode, _ form: String) -> String? {
    if let text = document.string(of: node), !text.isEmpty { return text }
    complain(node, form)
    return nil
  }

  private mutating func texts(
    _ node: JSONNode, _ row: ConfigRow, allowsOne: Bool = false
  ) -> [(text: String, node: JSONNode)]? {
    if allowsOne, let text = document.string(of: node), !text.isEmpty { return [(text, node)] }
    let form = "\"\(row.key)\" is an array of texts" + (allowsOne ? ", or one text" : "")
    guard document.kind(of: node) == .array else {
      complain(node, form)
      return nil
    }
    return document.elements(of: node).compactMap { element in
      text(element, form).map { ($0, element) }
    }
  }

  /// A path as it counts from the working folder; the name of what comes with twc stays.
  private func located(_ name: String) -> String {
    let path = Path.resolve(name, in: configuration.folder)
    let isName = !name.utf8.contains(UInt8(ascii: "."))
    return isName && FileStatus.of(path) == nil ? name : path
  }

  private mutating func readValue(_ node: JSONNode, _ row: ConfigRow, _ option: Option) {
    let option = option.row
    var text = document.string(of: node)
    if document.kind(of: node) == .number, case .text = option.value {
      text = String(decoding: document.raw(of: node), as: UTF8.self)
    }
    guard let text, !text.isEmpty else {
      if case .text = option.value { return complain(node, "\"\(row.key)\" is a text or a number") }
      return complain(node, "\"\(row.key)\" is \(option.expected)")
    }
    if case .choice(let words) = option.value, !words.contains(text) {
      let near = Suggestions.nearest(to: text, in: words)
      return diagnostics.append(
        Diagnostic(
          .error, id: "config-form", at: document.range(of: node),
          "\"\(row.key)\" is \(option.expected), not \"\(text)\"", suggestions: near))
    }
    // Numbers and versions are read as those of the command line are.
    var probe = Invocation(.program)
    probe.add(option.option, text)
    do throws(UsageError) {
      _ = try ContextFlags.context(probe)
    } catch {
      return complain(node, error.message.replacingName(option.name, by: "\"\(row.key)\""))
    }
    set(option.option, [text])
  }

  private mutating func readFlag(_ node: JSONNode, _ row: ConfigRow, _ option: Option) {
    guard let truth = document.bool(of: node) else {
      return complain(node, "\"\(row.key)\" is true or false")
    }
    if case .truth = option.row.value { return set(option, [truth ? "true" : "false"]) }
    if truth { set(option, [""]) }
  }

  private mutating func readWords(_ node: JSONNode, _ row: ConfigRow, _ option: Option) {
    guard case .list(let words, let aliases) = option.row.value, let texts = texts(node, row) else { return }
    for (text, place) in texts where !words.contains(text) && !aliases.contains(text) {
      diagnostics.append(
        Diagnostic(
          .error, id: "config-form", at: document.range(of: place),
          "\"\(row.key)\" lists \(Wording.list(words, "and")), not \"\(text)\"",
          suggestions: Suggestions.nearest(to: text, in: words)))
    }
    set(option, [texts.isEmpty ? "none" : texts.map(\.text).joined(separator: ",")])
  }

  private mutating func readTexts(_ node: JSONNode, _ row: ConfigRow) {
    guard let texts = texts(node, row)?.map(\.text) else { return }
    switch row.key {
    case "reserved": configuration.reserved = texts
    case "ignore": configuration.ignored += texts
    default:
      configuration.ignored += texts.filter { $0.hasPrefix("!") }.map { "/" + $0.dropFirst() }
      configuration.content = texts.filter { !$0.hasPrefix("!") }.map {
        Path.resolve($0, in: configuration.folder)
      }
    }
  }

  private mutating func readLevels(_ node: JSONNode) {
    guard document.kind(of: node) == .object else { return complain(node, "\"levels\" is an object") }
    for member in document.members(of: node) {
      let id = document.string(of: member.key) ?? ""
      guard RuleTable.row(id) != nil else {
        diagnostics.append(
          Diagnostic(
            .error, id: "unknown-key", at: document.range(of: member.key), RuleList.unknown(id),
            suggestions: RuleList.near(id)))
        continue
      }
      guard let word = document.string(of: member.value), Levels.words.contains(word) else {
        complain(member.value, "a level is \(Wording.list(Levels.words.map { "\"\($0)\"" }, "or"))")
        continue
      }
      configuration.levels.append("\(id)=\(word)")
    }
  }

  /// `{"name": "regex"}` or `{"name": {"pattern": "regex", "languages": ["swift"]}}`.
  private mutating func readPatterns(_ node: JSONNode) {
    guard document.kind(of: node) == .object else { return complain(node, "\"patterns\" is an object") }
    for member in document.members(of: node) {
      let name = document.string(of: member.key) ?? ""
      var languages = SourceLanguage.allCases
      var place = member.value
      if document.kind(of: member.value) == .object {
        guard let pattern = document.member("pattern", of: member.value) else {
          complain(member.value, "a pattern has the key \"pattern\"")
          continue
        }
        place = pattern
        for inner in document.members(of: member.value) where !document.text(of: inner.key, equals: "pattern")
        {
          guard document.text(of: inner.key, equals: "languages") else {
            complain(inner.key, "a pattern has the keys \"pattern\" and \"languages\"")
            continue
          }
          languages = readLanguages(inner.value)
        }
      }
      guard let text = text(place, "a pattern is a text, or an object with \"pattern\" and \"languages\"")
      else {
        continue
      }
      do throws(PatternError) {
        configuration.patterns.append(try SourcePattern(name, in: languages, text))
      } catch {
        let start = document.sourceOffset(inString: place, decodedOffset: min(error.offset, text.utf8.count))
        diagnostics.append(
          Diagnostic(
            .error, id: "pattern-syntax", at: start..<start,
            "the pattern \"\(name)\" cannot be read: \(error.message)"))
      }
    }
  }

  private mutating func readLanguages(_ node: JSONNode) -> [SourceLanguage] {
    let words = SourceLanguage.allCases.map(\.rawValue)
    guard document.kind(of: node) == .array else {
      complain(node, "\"languages\" is an array of \(Wording.list(words, "and"))")
      return []
    }
    return document.elements(of: node).compactMap { element in
      if let word = document.string(of: element), let language = SourceLanguage(rawValue: word) {
        return language
      }
      complain(element, "the languages are \(Wording.list(words, "and"))")
      return nil
    }
  }
}

extension String {
  /// A message that begins with the name of an option, with another name in its place.
  fileprivate func replacingName(_ name: String, by other: String) -> String {
    hasPrefix(name) ? other + dropFirst(name.count) : self
  }
}
