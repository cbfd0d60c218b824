import StyleModel

/// What one identifier of findings stands for.
public struct CheckRule: Hashable, Sendable {
  /// Where findings of a rule come from.
  public enum Group: String, CaseIterable, Sendable {
    /// The rules of StemJSON about documents.
    case document
    /// Pages of Flow.
    case flow
    /// Classes of components and of recipes.
    case classes
    /// Files of themes, recipes and rules.
    case files
    /// Reading and writing.
    case tool

    public var title: String {
      switch self {
      case .document: "Documents"
      case .flow: "Flow pages"
      case .classes: "Classes"
      case .files: "Themes, recipes and rules"
      case .tool: "Input and output"
      }
    }
  }

  /// The stable identifier, `R01` or in kebab-case.
  public let id: String
  public let group: Group
  /// The severity that findings mostly have.
  public let severity: Severity
  /// One sentence without a full stop.
  public let summary: String
  /// A class string with the finding, and what to write instead.
  public let example: Example?

  /// Classes before and after an author has followed a rule.
  public struct Example: Hashable, Sendable {
    public let wrong: String
    public let right: String
  }

  init(
    _ id: String, _ group: Group, _ severity: Severity, _ summary: String, _ wrong: String? = nil,
    right: String = ""
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.summary = summary
    example = wrong.map { Example(wrong: $0, right: right) }
  }
}

/// Every identifier that a finding of twc can have.
///
/// Rule R40 is about findings themselves, which name no paths and no systems; no finding has it.
public enum RuleTable {
  /// The rules, those of StemJSON first.
  public static let rows: [CheckRule] = document + flow + classes + lint + files + tool

  /// The rule of an identifier.
  public static func row(_ id: String) -> CheckRule? { rows.first { $0.id == id } }
}
