/// What a JSON value is.
public enum JSONKind: UInt8, Hashable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case bool
  /// Number of any size and form.
  case number
  /// String, keys of objects included.
  case string
  /// List of values.
  case array
  /// List of keys with values.
  case object
}
