/// What a JSON value is.
public enum JSONKind: UInt8, Hashable, Sendable {
  case null, bool, number, string, array, object
}
