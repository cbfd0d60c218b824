import ClassParser

/// One class list in the cascade: the defaults of rules, or a string of the element.
public struct Layer: Sendable {
  /// What the layer is called in explanations, such as `view` or `class`.
  public let name: String
  public let list: ClassList

  public init(_ name: String, _ list: ClassList) {
    self.name = name
    self.list = list
  }
}

/// The layers of one element, weakest first: the defaults of rules, which elements share, then its own classes.
public struct LayerStack: Sendable {
  public let defaults: [Layer]
  /// The list of the element's own string.
  public let own: ClassList

  public init(defaults: [Layer] = [], own: ClassList) {
    self.defaults = defaults
    self.own = own
  }

  public var count: Int { defaults.count + 1 }

  /// How many declarations all lists have.
  var declarationCount: Int {
    var count = own.declarations.count
    for index in defaults.indices { count += defaults[index].list.declarations.count }
    return count
  }

  /// The list of a layer by its index.
  public func list(at index: Int) -> ClassList { index < defaults.count ? defaults[index].list : own }

  /// All layers; the last one is called `class`.
  public var layers: [Layer] { defaults + [Layer("class", own)] }

  /// Whether a list activates native modifiers.
  var hasSlots: Bool {
    if !own.isPlain, !own.slots.isEmpty { return true }
    return defaults.contains { !$0.list.isPlain && !$0.list.slots.isEmpty }
  }

  /// Whether any of the lists has to do with an accent.
  package var hasAccent: Bool {
    if own.accentUse.rawValue != 0 { return true }
    for index in defaults.indices where defaults[index].list.accentUse.rawValue != 0 { return true }
    return false
  }

  /// What any of the lists has to do with the accent.
  package var accentUse: AccentUse {
    var use = own.accentUse
    for index in defaults.indices { use.formUnion(defaults[index].list.accentUse) }
    return use
  }
}
