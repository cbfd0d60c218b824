/// A second name of a colour token, which follows the token when a theme redefines it.
public struct ColorAlias: Hashable, Sendable {
  public let name: String
  /// The name of the token, or of another alias.
  public let target: String

  /// A second name for a target.
  public init(_ name: String, for target: String) {
    self.name = name
    self.target = target
  }
}
