import StyleModel

/// The rows of one name that take a value.
///
/// Roots and rows are shared and not copied, since every class that uses a name reads them.
final class UtilityRoot: Sendable {
  let name: String
  let rows: [UtilityRow]
  let allowsNegative: Bool

  init(name: String, rows: [UtilityRow]) {
    self.name = name
    self.rows = rows
    allowsNegative = rows.contains { $0.allowsNegative }
  }
}

/// A utility that takes a value, ready for reading.
final class UtilityRow: Sendable {
  let name: String
  let argument: UtilityArgument
  let properties: [StyleProperty]
  /// What else the class sets, packed.
  let also: [Vocabulary.PackedSetting]
  let allowsNegative: Bool
  /// Whether `/…` may follow: an opacity, a line height, a group.
  let takesModifier: Bool

  init(_ utility: Utility, also: [Vocabulary.PackedSetting] = []) {
    name = utility.name
    argument = utility.argument
    properties = utility.properties
    self.also = also
    allowsNegative = utility.allowsNegative
    takesModifier = utility.takesModifier
  }
}
