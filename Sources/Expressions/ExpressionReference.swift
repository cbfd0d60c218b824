/// A reference to a value: `${path}`, `@{path}` or `#{key}`.
public struct ExpressionReference: Sendable, Equatable {
  /// Where the value lives.
  public enum Scope: Sendable, Equatable, CaseIterable {
    /// `${path}`: the state of the module.
    case state
    /// `@{path}`: the context chain.
    case context
    /// `#{key}`: what the runtime provides.
    case system

    /// Text that opens the reference.
    public var marker: String {
      switch self {
      case .state: "${"
      case .context: "@{"
      case .system: "#{"
      }
    }
  }

  /// Where the value lives.
  public var scope: Scope
  /// Steps from there; the first is a name or a key.
  public var segments: [PathSegment]

  /// Makes a reference.
  public init(_ scope: Scope, _ segments: [PathSegment]) {
    self.scope = scope
    self.segments = segments
  }

  /// Makes a reference of names alone: `${user.name}`.
  public init(_ scope: Scope, _ names: String...) {
    self.init(scope, names.map { PathSegment(.name($0)) })
  }

  /// The key that the path begins with.
  public var root: String {
    switch segments.first?.step {
    case .name(let name): name
    case .key(let key): key
    default: ""
    }
  }
}
