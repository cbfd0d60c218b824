/// A named pattern of places at which class strings stand.
///
/// A pattern with a group `classes` gives the string itself, with the escapes of `escapes`; one without ends
/// with an opening bracket, and every literal up to the bracket's end is a class string.
public struct SourcePattern: Sendable {
  public let name: String
  public let languages: [SourceLanguage]
  public let pattern: Pattern
  let escapes: LiteralSyntax.Escapes

  /// Compiles a pattern for some languages; a `$` matches at the end of each line.
  public init(_ name: String, in languages: [SourceLanguage], _ text: String) throws(PatternError) {
    try self.init(name, in: languages, text, .none)
  }

  init(
    _ name: String, in languages: [SourceLanguage], _ text: String, _ escapes: LiteralSyntax.Escapes
  ) throws(PatternError) {
    self.name = name
    self.languages = languages
    self.escapes = escapes
    pattern = try Pattern(text, options: [.compiled, .lines], limits: .ofSource)
    let last = text.utf8.last.map { Character(Unicode.Scalar($0)) }
    guard group != nil || last.map({ "([{])".contains($0) }) ?? false else {
      throw PatternError(
        "a pattern has a group named classes, or ends with an opening bracket", at: text.utf8.count)
    }
  }

  /// Whether it finds attributes of tags, where alone entities stand; a name may be anybody's.
  var isAttribute: Bool { escapes == .entities }

  /// The group that holds the classes.
  var group: Int? { pattern.groups.firstIndex(of: "classes") }

  /// The patterns that come with the engine; the tests compile every one.
  public static let builtIn: [SourcePattern] = table.compactMap { row in
    try? SourcePattern(row.name, in: row.languages, row.text, row.escapes)
  }

  static let table:
    [(name: String, languages: [SourceLanguage], text: String, escapes: LiteralSyntax.Escapes)] =
      [
        ("tw", [.swift, .kotlin], #"\.tw\("#, .none),
        ("cn", [.swift, .kotlin, .javascript, .html], #"\b(?:cn|clsx|cva|twMerge)\("#, .none),
        ("className", [.javascript], #"(?<![\w.-])className\s*=\s*\{"#, .none),
        (
          "attribute", [.html, .javascript],
          #"(?J)(?<![\w:.-])class(?:Name)?\s*=\s*(?:"(?<classes>[^"]*+)"|'(?<classes>[^']*+)')"#, .entities
        ),
        ("member", [.json], #""class(?:es)?"\s*+:\s*+"(?<classes>(?:[^"\\\n]++|\\.)*+)""#, .backslash),
        ("members", [.json], #""class(?:es)?"\s*+:\s*+[\[{]"#, .none),
      ]
}
