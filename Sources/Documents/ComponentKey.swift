import JSONText

/// The members of a component that mean something, told apart by the bytes of their keys.
enum ComponentKey: UInt8 {
  case id, type, classes, rules, appearance, style, context, events
  case children, prototype, destination, dependencies
  case state, version, debug

  /// Whether a member holds nothing but components.
  var isPlace: Bool { self == .children || self == .prototype || self == .destination }

  /// The meaning of a key.
  @inline(__always)
  init?(_ key: JSONNode, in document: JSONDocument) {
    guard let known = document.withText(of: key, { Self.named($0) }), let known else { return nil }
    self = known
  }

  /// The length leaves a few names, which mostly differ in their first byte.
  private static func named(_ key: UnsafeBufferPointer<UInt8>) -> ComponentKey? {
    switch key.count {
    case 2: return key.spells("id") ? .id : nil
    case 4: return key.spells("type") ? .type : nil
    case 5:
      if key.spells("class") { return .classes }
      if key.spells("style") { return .style }
      if key.spells("rules") { return .rules }
      return key.spells("state") ? .state : nil
    case 6:
      if key.spells("events") { return .events }
      return key.spells("_debug") ? .debug : nil
    case 7:
      if key.spells("context") { return .context }
      return key.spells("version") ? .version : nil
    case 8: return key.spells("children") ? .children : nil
    case 9: return key.spells("prototype") ? .prototype : nil
    case 10: return key.spells("appearance") ? .appearance : nil
    case 11: return key.spells("destination") ? .destination : nil
    case 12: return key.spells("dependencies") ? .dependencies : nil
    default: return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of a word as long as they are.
  @inline(__always) fileprivate func spells(_ word: StaticString) -> Bool {
    for index in indices where self[index] != word.utf8Start[index] { return false }
    return true
  }
}
