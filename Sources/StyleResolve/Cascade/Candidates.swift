import ClassParser
import StyleModel
import Theme

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

/// The strength of a declaration, and which one it is: importance, state rank, conditions, layer, depth in
/// recipes and position, in this order of weight.
struct CascadeKey: Comparable {
  private let bits: UInt64

  init(_ declaration: Declaration, layer: Int, position: Int) {
    self.init(weight: declaration.weight, depth: declaration.depth, layer: layer, position: position)
  }

  init(weight: UInt16, depth: UInt8, layer: Int, position: Int) {
    bits =
      UInt64(weight) << 48 | UInt64(layer & 0xFF) << 40 | UInt64(255 - depth) << 32
      | UInt64(UInt32(truncatingIfNeeded: position))
  }

  /// The index of the declaration's layer.
  var layer: Int { Int(truncatingIfNeeded: bits >> 40) & 0xFF }

  /// The index of the declaration in its layer.
  var position: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  static func < (left: CascadeKey, right: CascadeKey) -> Bool { left.bits < right.bits }
}

/// A declaration whose conditions are open.
struct Candidate {
  let key: CascadeKey
  let property: StyleProperty
  /// Conditions that are still open.
  let when: ConditionSet
}

/// The strongest declaration of each property that holds for certain, and those that may beat it.
struct Contest: ~Copyable {
  /// How many places a table of winners has: one for each value of a property's byte.
  static var capacity: Int { 256 }

  private let layers: [Layer]
  /// For each property that is certain, the layer (high byte) and place of the strongest declaration that holds.
  private let winners: UnsafeMutableBufferPointer<UInt32>
  /// The properties that have a winner.
  private var certain = PropertySet()
  /// The properties that a declaration sets.
  private(set) var present = PropertySet()
  /// Declarations whose conditions are open, strongest first within a property.
  private(set) var open: [Candidate] = []

  /// - Parameter winners: Room for `capacity` winners.
  init(_ layers: [Layer], _ context: StyleContext, winners: UnsafeMutableBufferPointer<UInt32>) {
    self.layers = layers
    self.winners = winners
    for index in layers.indices { enter(index, context) }
    guard !open.isEmpty else { return }
    open = open.filter { candidate in winner(candidate.property).map { candidate.key > $0 } ?? true }
    open.sort { left, right in
      left.property == right.property
        ? left.key > right.key : left.property.rawValue < right.property.rawValue
    }
  }

  private mutating func enter(_ layer: Int, _ context: StyleContext) {
    let declarations = layers[layer].list.declarations
    let conditionSets = layers[layer].list.conditionSets
    // What is left of each set of conditions, worked out once a list.
    let remaining = conditionSets.isEmpty ? [] : conditionSets.map { context.remaining(of: $0) }
    for position in declarations.indices {
      let declaration = declarations[position]
      let property = declaration.property
      if declaration.conditions != 0 {
        guard let when = remaining[Int(declaration.conditions) - 1] else { continue }
        if !when.isEmpty {
          let key = CascadeKey(declaration, layer: layer, position: position)
          open.append(Candidate(key: key, property: property, when: when))
          present.insert(property)
          continue
        }
      }
      let place = UInt32(truncatingIfNeeded: layer) << 24 | UInt32(truncatingIfNeeded: position)
      let slot = Int(property.rawValue)
      if !certain.contains(property) {
        certain.insert(property)
        present.insert(property)
        winners[slot] = place
      } else if declaration.isStronger(
        than: self.declaration(at: winners[slot]), isLater: winners[slot] >> 24 != layer)
      {
        winners[slot] = place
      }
    }
  }

  private func declaration(at place: UInt32) -> Declaration {
    layers[Int(place >> 24)].list.declarations[Int(place & 0xFF_FFFF)]
  }

  /// The strongest declaration of a property that holds for certain, if there is one.
  func winner(_ property: StyleProperty) -> CascadeKey? {
    guard certain.contains(property) else { return nil }
    let place = winners[Int(property.rawValue)]
    return CascadeKey(declaration(at: place), layer: Int(place >> 24), position: Int(place & 0xFF_FFFF))
  }
}

extension Declaration {
  /// Whether this declaration beats one that stands before it, in the same layer or in an earlier one.
  fileprivate func isStronger(than other: Declaration, isLater: Bool) -> Bool {
    weight != other.weight ? weight > other.weight : isLater || depth <= other.depth
  }
}
