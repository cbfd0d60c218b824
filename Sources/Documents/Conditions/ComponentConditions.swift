import ClassParser
import Expressions
import JSONText
import StyleModel
import StyleTargets

/// What the conditions of a component read in its own members: its style, its context, its events.
struct ComponentConditions {
  private let document: JSONDocument
  private let parts: ComponentParts

  init(_ parts: ComponentParts, in document: JSONDocument) {
    self.parts = parts
    self.document = document
  }

  /// The conditions that the component answers.
  ///
  /// - Parameter isInPrototype: Whether it stands in the prototype of a dynamic component, which has positions.
  func own(isInPrototype: Bool) -> [Condition: Expression] {
    var own: [Condition: Expression] = [:]
    own[.disabled] = disabled
    own[.focus] = contextValue("focused") ?? focusEvents
    own[.checked] = contextValue("isOn") ?? contextValue("isPresented")
    own[.selected] = contextValue("selection")
    own[.loading] = contextValue("isLoading")
    if isInPrototype {
      for condition in [Condition.first, .odd, .even] {
        own[condition] = ConditionSources.position(condition)
      }
    }
    return own
  }

  /// What the component's own style disables it by.
  var disabled: Expression? {
    guard let style = parts.style, let common = document.member("common", of: style),
      let node = document.member("disabled", of: common)
    else { return nil }
    return expression(node)
  }

  /// A member of the context under its private or its public key.
  private func contextValue(_ key: String) -> Expression? {
    guard let context = parts.context,
      let node = document.member("_\(key)", of: context) ?? document.member(key, of: context)
    else { return nil }
    return expression(node)
  }

  private func expression(_ node: JSONNode) -> Expression? {
    if let flag = document.bool(of: node) { return Expression(.literal(.bool(flag))) }
    guard let text = document.string(of: node) else { return nil }
    return ExpressionParser.expression(whole: text)
  }

  /// The key that `onFocus` sets to true and `onBlur` to false.
  private var focusEvents: Expression? {
    let cleared = settings(of: "onBlur", to: false)
    guard let key = settings(of: "onFocus", to: true).first(where: { cleared.contains($0) }) else {
      return nil
    }
    return Expression(.reference(.init(.state, [PathSegment(.name(key))])))
  }

  /// The plain state keys that an event gives a truth value.
  private func settings(of event: String, to value: Bool) -> [String] {
    guard let events = parts.events, let actions = document.member(event, of: events),
      document.kind(of: actions) == .array
    else { return [] }
    var keys: [String] = []
    for action in document.elements(of: actions) {
      guard let state = document.member("state", of: action), let input = document.member("input", of: state),
        document.kind(of: input) == .object
      else { continue }
      for member in document.members(of: input) where document.bool(of: member.value) == value {
        if let key = document.string(of: member.key), isStateKey(key) { keys.append(key) }
      }
    }
    return keys
  }
}

/// Whether a name can stand in `${…}` as it is.
func isStateKey(_ name: String) -> Bool {
  guard let first = name.utf8.first, !(first >= 0x30 && first <= 0x39) else { return false }
  return name.utf8.allSatisfy { byte in
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_")
  }
}

extension JSONDocument {
  /// The truth value of a literal.
  func bool(of node: JSONNode) -> Bool? {
    guard kind(of: node) == .bool else { return nil }
    return raw(of: node).first == UInt8(ascii: "t")
  }
}

extension Expression {
  /// Whether it reads a private key of the context, which the component alone sees.
  var readsPrivateContext: Bool {
    if case .reference(let reference) = node, reference.scope == .context,
      reference.root.utf8.first == UInt8(ascii: "_")
    {
      return true
    }
    return children.contains { $0.readsPrivateContext }
  }

  /// Whether it reads one of some keys of the context.
  func readsContext(_ keys: [String]) -> Bool {
    if case .reference(let reference) = node, reference.scope == .context, keys.contains(reference.root) {
      return true
    }
    return children.contains { $0.readsContext(keys) }
  }

  /// Whether it reads the context, which differs from place to place.
  var readsContext: Bool {
    if case .reference(let reference) = node, reference.scope == .context { return true }
    return children.contains { $0.readsContext }
  }
}
