import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// Styles that depend on nothing but a class string, a type and a parent, kept for the next component that is alike.
///
/// Screens say the same again and again. A string is plain where nothing is to be reported about it, no condition is
/// open, and nothing but a style comes of it: no context, margin, border, group or disabled state.
struct PlainStyles {
  /// What a plain class string gives a component.
  struct Plain {
    /// The style object; `nil` where the string sets nothing.
    let json: JSONValue?
    /// A number of its own, so that it is laid out once.
    let number: Int
    let classes: Int
  }

  private struct Key: Hashable {
    let result: ObjectIdentifier
    let kind: ComponentKind?
    let parent: ComponentKind?
  }

  /// What is known of results, which are held so that no other one takes their place; `nil` where one is not plain.
  private var known: [Key: (result: StyleEngine.Result, plain: Plain?)] = [:]
  private var numbers = 0

  /// Results that are held at most.
  private static let limit = 4_096

  /// The style of a result for a component without a style of its own; `nil` where it is not plain.
  mutating func style(
    of result: StyleEngine.Result, for kind: ComponentKind?, in parent: ComponentKind?, _ engine: StyleEngine,
    _ options: StemJSONTarget.Options
  ) -> Plain? {
    let key = Key(result: result.identity, kind: kind, parent: parent)
    if let known = known[key] { return known.plain }
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    let plain = Self.json(of: result, for: kind, in: parent, engine, options).map { json in
      numbers += 1
      return Plain(json: json, number: numbers, classes: result.list.tokens.count)
    }
    known[key] = (result, plain)
    return plain
  }

  /// The style object, an empty one as `.some(nil)`.
  private static func json(
    of result: StyleEngine.Result, for kind: ComponentKind?, in parent: ComponentKind?, _ engine: StyleEngine,
    _ options: StemJSONTarget.Options
  ) -> JSONValue?? {
    let style = result.style
    guard style.isStatic, style.slots.isEmpty, style.decision(for: .disabled) == nil,
      style.decision(for: .groupName) == nil, result.diagnostics.isEmpty
    else { return nil }
    let component = StemJSONTarget.Component(kind: kind, parent: parent)
    let output = ExplicitStyle().laid(over: engine.emit(result, for: component, options: options), kind: kind)
      .output
    guard output.findings.isEmpty, output.context.isEmpty, output.margin.isZero,
      output.style.value(of: .overlay) == nil, output.custom.value(of: .overlay) == nil
    else { return nil }
    let json = StemJSONDecoder.encode(output.whole, rest: [])
    if case .object(let members) = json, members.isEmpty { return .some(nil) }
    return .some(json)
  }
}
