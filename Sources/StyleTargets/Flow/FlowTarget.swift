import FlowModel
import JSONText
import StyleModel
import StyleResolve
import Theme

/// Emits Flow: the layout of a widget, and the atoms inside it (DESIGN section 8).
public enum FlowTarget {
  public typealias Finding = StemJSONTarget.Finding

  /// How Flow is written.
  public struct Options: Hashable, Sendable {
    public var form = FlowForm.canonical
    /// Whether the style was resolved with names in the place of tokens.
    public var keepsTokens = false

    /// A role beside this one, to which everything is left that it carries, and what is said of conditions.
    public var besides: FlowRole?

    /// Whether a layout can stand beside the atom; inside a page it is the widget's.
    public var hasLayout = true

    public init(form: FlowForm = .canonical, keepsTokens: Bool = false, besides: FlowRole? = nil) {
      self.form = form
      self.keepsTokens = keepsTokens
      self.besides = besides
    }
  }

  /// The emitted parts.
  public struct Output: Sendable {
    public var role: FlowRole
    /// The members of the widget's `layout`, in the order of the contract.
    public var layout: [JSONMember] = []
    /// The members of the role's atom; what only its author knows, such as the text itself, is not among them.
    public var atom: [JSONMember] = []
    public var findings: [Finding] = []
    /// Those of the findings that are about properties with a place on the role, which nothing beside it takes.
    public var settled: Set<Finding> = []

    public init(role: FlowRole) { self.role = role }

    /// The layout alone for a widget; else the atom under the name of its role, with the layout beside it if
    /// there is one.
    public var json: JSONValue {
      guard role.atom != nil else { return .object(layout) }
      var members: [JSONMember] = []
      if !layout.isEmpty { members.append(JSONMember("layout", .object(layout))) }
      members.append(JSONMember(role.rawValue, .object(atom)))
      return .object(members)
    }
  }

  /// Emits what classes came to for a part of a page.
  ///
  /// - Parameter theme: What tokens stand for where two appearances have different ones; a name of
  ///   ``FlowTokens/named(_:)`` otherwise stays a token.
  public static func emit(
    _ style: ResolvedStyle, for role: FlowRole, theme: Theme, options: Options = Options()
  ) -> Output {
    var emitter = FlowEmitter(style, role, theme, options)
    emitter.run()
    return emitter.output
  }
}
