import JSONText

/// Reads StemJSON's style object, in every form that StemJSON accepts, and reports what breaks its rules.
///
/// Diagnostics carry the ids of the rules about style values, `R01` to `R33`. Expressions are not looked into
/// (rules R27 to R32), and neither are the styles of embedded components: these belong to their own components.
public enum StemJSONDecoder {
  /// A style, and everything that did not become a part of it.
  public struct Result: Sendable {
    public var style: Style
    /// What the style cannot hold: unknown keys and values at fault, in document order.
    public var rest: [Leftover]
    /// Findings with byte ranges into the document, in their order there.
    public var diagnostics: [Diagnostic]

    /// Whether a finding is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// A member of a style object that the model does not understand, kept as written.
  public struct Leftover: Hashable, Sendable {
    /// The keys from the style object to the member: a domain, then mostly a key.
    public var path: [String]
    /// The member's value, verbatim.
    public var value: JSONValue

    public init(at path: [String], _ value: JSONValue) {
      self.path = path
      self.value = value
    }
  }

  /// Decodes the style object at a node.
  ///
  /// - Complexity: O(*n*) in the bytes of the value.
  public static func decode(_ node: JSONNode, in document: JSONDocument) -> Result {
    var reader = StyleReader(document)
    reader.readStyle(node)
    reader.diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Result(style: reader.style, rest: reader.rest, diagnostics: reader.diagnostics)
  }

  /// Decodes one property of the table from the value that StemJSON has at its key; `nil` with a diagnostic
  /// that is an error when the value does not fit.
  ///
  /// For a property that shares its value with others (an edge, a material, a weight) this is the part's own
  /// value. Components are kept as they are written.
  public static func decode(
    _ property: StyleProperty, from node: JSONNode, in document: JSONDocument
  ) -> (value: StyleValue?, diagnostics: [Diagnostic]) {
    var reader = StyleReader(document)
    let value = reader.value(of: property.row, from: node)
    return (value, reader.diagnostics)
  }

  /// Encodes a style canonically and puts what decoding left over back where it was.
  public static func encode(_ style: Style, rest: [Leftover]) -> JSONValue {
    var value = StemJSONEncoder.encode(style)
    for leftover in rest { insert(leftover.value, at: leftover.path[...], of: leftover.path, into: &value) }
    return value
  }

  private static func insert(
    _ new: JSONValue, at steps: ArraySlice<String>, of path: [String], into value: inout JSONValue
  ) {
    guard let step = steps.first else {
      value = new
      return
    }
    var members = unfolded(value, at: path.prefix(path.count - steps.count))
    if let index = members.lastIndex(where: { $0.key == step }) {
      insert(new, at: steps.dropFirst(), of: path, into: &members[index].value)
    } else {
      var inner = JSONValue.object([])
      insert(new, at: steps.dropFirst(), of: path, into: &inner)
      members.append(JSONMember(step, inner))
    }
    value = .object(members)
  }

  // The members of an object, or those of a shorter form that stands for one.
  private static func unfolded(_ value: JSONValue, at path: ArraySlice<String>) -> [JSONMember] {
    if case .object(let members) = value { return members }
    switch path {
    case ["layout", "padding"]: return [JSONMember("horizontal", value), JSONMember("vertical", value)]
    case ["common", "font"]: return [JSONMember("kind", value)]
    case ["section", "listRowInsets"]:
      return ["top", "bottom", "leading", "trailing"].map { JSONMember($0, .number(0)) }
    default: return []
    }
  }
}
