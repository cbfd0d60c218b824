import ClassParser
import StyleModel
import Theme

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

/// A declaration among those of all layers.
struct Placed: BitwiseCopyable {
  let declaration: Declaration
  let layer: UInt32
  let position: UInt32

  var key: CascadeKey { CascadeKey(declaration, layer: Int(layer), position: Int(position)) }
}

/// A declaration whose conditions are open.
struct Candidate {
  let key: CascadeKey
  let placed: Placed
  /// Conditions that are still open.
  let when: ConditionSet

  var property: StyleProperty { placed.declaration.property }
}

/// The strongest declaration of each property that holds for certain, and those that may beat it.
struct Contest: ~Copyable {
  /// How many places a table of winners has: one for each value of a property's byte.
  static var capacity: Int { 256 }

  private let defaults: [Layer]
  /// The declarations of the stack's own list, nearly always all there are.
  private let own: UnsafeBufferPointer<Declaration>
  /// For each property that is certain, the layer (high byte) and place of the strongest declaration that holds.
  private let winners: UnsafeMutableBufferPointer<UInt32>
  /// The properties that have a winner.
  private var certain = PropertySet()
  /// The properties that a declaration sets.
  private(set) var present = PropertySet()
  /// Declarations whose conditions are open, strongest first within a property.
  private(set) var open: [Candidate] = []

  /// - Parameters:
  ///   - own: The declarations of the stack's own list.
  ///   - winners: Room for `capacity` winners.
  init(
    _ stack: LayerStack, own: UnsafeBufferPointer<Declaration>, _ context: StyleContext,
    winners: UnsafeMutableBufferPointer<UInt32>
  ) {
    defaults = stack.defaults
    self.own = own
    self.winners = winners
    for index in stack.defaults.indices {
      let list = stack.defaults[index].list
      list.declarations.withUnsafeBufferPointer { enter(list, $0, index, context) }
    }
    enter(stack.own, own, stack.defaults.count, context)
    guard !open.isEmpty else { return }
    var rivals: [Candidate] = []
    swap(&rivals, &open)
    rivals.removeAll { candidate in winner(candidate.property).map { candidate.key <= $0.key } ?? false }
    rivals.sort { left, right in
      left.property == right.property
        ? left.key > right.key : left.property.rawValue < right.property.rawValue
    }
    swap(&rivals, &open)
  }

  private mutating func enter(
    _ list: ClassList, _ declarations: UnsafeBufferPointer<Declaration>, _ layer: Int, _ context: StyleContext
  ) {
    // What is left of each set of conditions, worked out once a list.
    let remaining = list.isPlain ? [] : list.conditionSets.map { context.remaining(of: $0) }
    let layer = UInt32(truncatingIfNeeded: layer)
    for position in declarations.indices {
      let declaration = declarations[position]
      let property = declaration.property
      let place = layer << 24 | UInt32(truncatingIfNeeded: position)
      if declaration.conditions != 0 {
        guard let when = remaining[Int(declaration.conditions) - 1] else { continue }
        if !when.isEmpty {
          let placed = Placed(
            declaration: declaration, layer: layer, position: UInt32(truncatingIfNeeded: position))
          open.append(Candidate(key: placed.key, placed: placed, when: when))
          present.insert(property)
          continue
        }
      }
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

  @inline(__always)
  private func declaration(at place: UInt32) -> Declaration {
    let (layer, position) = (Int(place >> 24), Int(place & 0xFF_FFFF))
    return layer == defaults.count ? own[position] : defaults[layer].list.declarations[position]
  }

  /// The strongest declaration of a property that holds for certain, if there is one.
  func winner(_ property: StyleProperty) -> Placed? {
    guard certain.contains(property) else { return nil }
    let place = winners[Int(property.rawValue)]
    return Placed(declaration: declaration(at: place), layer: place >> 24, position: place & 0xFF_FFFF)
  }
}

extension Declaration {
  /// Whether this declaration beats one that stands before it, in the same layer or in an earlier one.
  fileprivate func isStronger(than other: Declaration, isLater: Bool) -> Bool {
    weight != other.weight ? weight > other.weight : isLater || depth <= other.depth
  }
}
