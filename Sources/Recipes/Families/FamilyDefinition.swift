import ClassParser

/// A family of recipes that take their shell from one style, which a subtree may replace.
///
/// A recipe with `"family": "card"` adopts the style in force: what the style says holds for the shell, and the
/// recipe's own classes win over it.
public struct FamilyDefinition: Hashable, Sendable {
  /// A style by the name of its recipe, and where the name stands in its file.
  public struct StyleName: Hashable, Sendable {
    public var name: String
    public var range: Range<Int>

    public init(_ name: String, at range: Range<Int> = 0..<0) {
      self.name = name
      self.range = range
    }
  }

  public var name: String
  public var description: String?
  /// The axes that every adopter takes, whether the style in force uses them or not; their values have no classes.
  public var configuration: [RecipeDefinition.Axis]
  /// Axis name and the value that holds when neither a use, the adopter nor the style names one.
  public var defaults: [String: String]
  /// The states of the component that a style may ask for.
  public var states: [Condition]
  /// The style that is in force where no rules name another.
  public var standard: StyleName
  /// The styles that come with the family, the standard one among them or not.
  public var presets: [StyleName]
  /// Which source it comes from, such as a file's name.
  public var source: String
  /// Where the name stands in its file.
  public var range: Range<Int>

  public init(
    _ name: String, standard: StyleName, source: String = "", at range: Range<Int> = 0..<0
  ) {
    self.name = name
    self.standard = standard
    configuration = []
    defaults = [:]
    states = []
    presets = []
    self.source = source
    self.range = range
  }

  /// The names of the styles that come with the family, each once, the standard one first.
  public var styles: [String] { [standard.name] + presets.map { $0.name }.filter { $0 != standard.name } }
}

/// The style that rules put into force for a family: the name of a recipe, or a recipe of its own.
public struct FamilyStyle: Hashable, Sendable {
  public var family: String
  /// The style; its base alone is the name of a recipe, or classes.
  public var style: RecipeDefinition
  /// Where the family's name stands in its file; the file is that of the style.
  public var range: Range<Int>

  public init(_ family: String, _ style: RecipeDefinition, at range: Range<Int> = 0..<0) {
    self.family = family
    self.style = style
    self.range = range
  }

  /// What the style is called in chains and explanations; no class can spell it.
  static func name(of family: String) -> String { "style of \(family)" }

  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// The word that may be a recipe's name, if the style is no more than a word.
  var word: String? {
    let text = Self.trimmed(style.base.text)
    guard style.extends == nil, style.axes.isEmpty, style.compounds.isEmpty, style.slots.isEmpty,
      !text.isEmpty,
      text.utf8.allSatisfy({ byte in
        let lower = byte | 0x20
        return (lower >= 0x61 && lower <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      })
    else { return nil }
    return text
  }
}
