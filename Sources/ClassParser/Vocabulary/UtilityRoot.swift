import StyleModel

/// The rows of one name that take a value: a span of the vocabulary's rows.
struct UtilityRoot: Sendable {
  let rows: Range<Int>
  let allowsNegative: Bool
}

/// A utility that takes a value, ready for reading; shared and not copied, since every class of its name reads it.
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
