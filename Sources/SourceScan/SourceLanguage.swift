/// A kind of source that class strings stand in.
public enum SourceLanguage: String, CaseIterable, Sendable {
  case swift, kotlin, javascript, html, json, yaml, markdown

  /// The endings of its files, without the dot.
  public var endings: [String] {
    switch self {
    case .swift: ["swift"]
    case .kotlin: ["kt", "kts"]
    case .javascript: ["js", "jsx", "ts", "tsx", "mjs", "cjs"]
    case .html: ["html", "htm", "vue", "svelte"]
    case .json: ["json"]
    case .yaml: ["yaml", "yml"]
    case .markdown: ["md", "markdown"]
    }
  }

  /// The language of a file, by the ending of its name.
  public init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    self.init(ending: String(fileName[fileName.index(after: dot)...]))
  }

  /// The language that has an ending, or the name that a code fence gives it.
  public init?(ending: String) {
    let ending = ending.lowercased()
    guard let language = Self.allCases.first(where: { $0.endings.contains(ending) || $0.rawValue == ending })
    else { return nil }
    self = language
  }

  /// How string literals of the language are written.
  var literals: LiteralSyntax {
    switch self {
    case .swift: LiteralSyntax(quotes: [0x22], escapes: .swift, hasRaw: true, hasMultiline: true)
    case .kotlin: LiteralSyntax(quotes: [0x22], escapes: .dollar, hasMultiline: true)
    case .javascript: LiteralSyntax(quotes: [0x22, 0x27, 0x60], escapes: .backslash)
    case .html: LiteralSyntax(quotes: [0x22, 0x27, 0x60], escapes: .backslash)
    case .json, .yaml, .markdown: LiteralSyntax(quotes: [0x22], escapes: .backslash)
    }
  }
}

/// How the string literals of a language are written.
struct LiteralSyntax: Sendable {
  /// What a backslash means, and where values stand in a text.
  enum Escapes: Sendable {
    /// `\n`, `\u{…}`, and `\(…)` for a value.
    case swift
    /// `\n`, `\uXXXX`, and `$name` or `${…}` for a value.
    case dollar
    /// `\n`, `\uXXXX`, and `${…}` for a value between backticks.
    case backslash
    /// `&quot;` and the like.
    case entities
    /// Two quotes for one.
    case doubled
    case none
  }

  let quotes: [UInt8]
  let escapes: Escapes
  /// Whether `#"…"#` is a literal.
  var hasRaw = false
  /// Whether `"""` opens a literal of several lines.
  var hasMultiline = false
}
