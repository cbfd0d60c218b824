/// A utility that rules define: a name or a pattern of names, its arguments, and the classes that it stands for.
public struct CustomUtility: Hashable, Sendable {
  /// What an argument, or a group of a pattern, has to be.
  public enum Argument: String, Hashable, Sendable, CaseIterable {
    case none, color, number, length, token, text
  }

  /// A pattern of class names in place of one name.
  public struct Pattern: Hashable, Sendable {
    /// A kind that the rules ask of a named group.
    public struct Group: Hashable, Sendable {
      public let name: String
      public let kind: Argument
      /// Where the name stands in its file, quotes included.
      public let range: Range<Int>

      public init(_ name: String, _ kind: Argument, at range: Range<Int> = 0..<0) {
        self.name = name
        self.kind = kind
        self.range = range
      }
    }

    /// The regular expression, which has to match the whole class.
    public let text: String
    /// Where the text stands in its file, quotes included.
    public let range: Range<Int>
    /// The groups that have a kind; the others take any text.
    public let groups: [Group]

    public init(_ text: String, at range: Range<Int> = 0..<0, groups: [Group] = []) {
      self.text = text
      self.range = range
      self.groups = groups
    }
  }

  public let name: String
  public let argument: Argument
  /// The pattern that classes match; the name is then only a name for messages and for replacing the rule.
  public let pattern: Pattern?
  /// The classes, with `{value}` where the argument goes, or `{name}` where the text of a group goes.
  public let classes: String
  /// Where the classes stand in their file, quotes included.
  public let range: Range<Int>
  /// The file or document that defines it.
  public let source: String

  public init(
    name: String, argument: Argument = .none, pattern: Pattern? = nil, classes: String,
    at range: Range<Int> = 0..<0, in source: String = ""
  ) {
    self.name = name
    self.argument = argument
    self.pattern = pattern
    self.classes = classes
    self.range = range
    self.source = source
  }
}
