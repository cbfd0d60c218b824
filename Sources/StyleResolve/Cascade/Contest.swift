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
package struct Placed: BitwiseCopyable, Sendable {
  package let declaration: Declaration
  /// The index of its layer, then that of the declaration in it, in 24 bits.
  let place: UInt32

  init(_ declaration: Declaration, at place: UInt32) {
    self.declaration = declaration
    self.place = place
  }

  var layer: Int { Int(place >> 24) }
  var position: Int { Int(place & 0xFF_FFFF) }
  var key: CascadeKey { CascadeKey(declaration, layer: layer, position: position) }
  package var property: StyleProperty { declaration.property }
}

/// A declaration whose conditions are open.
package struct Contender: BitwiseCopyable, Sendable {
  package let placed: Placed
  /// The plain conditions that are left.
  package let positive: UInt64
  package let negative: UInt64
  /// The place of what is left among the sets with arguments, counted from one; zero for a set without.
  fileprivate let named: Int

  package var property: StyleProperty { placed.property }

  /// Whether it stands before another one: by property, then by strength.
  fileprivate func stands(before other: Contender) -> Bool {
    property == other.property
      ? placed.key > other.placed.key : property.rawValue < other.property.rawValue
  }
}

/// The strongest declaration of each property that holds for certain, and those that may beat it.
struct Contest: ~Copyable {
  /// How many places a table of winners has: one for each value of a property's byte.
  static var capacity: Int { 256 }

  /// The layers before the stack's own list.
  private let defaults: UnsafeBufferPointer<Layer>
  /// The declarations of the stack's own list, nearly always all there are.
  private let own: UnsafeBufferPointer<Declaration>
  /// For each property that is certain, the layer (high byte) and place of the strongest declaration that holds.
  private let winners: UnsafeMutableBufferPointer<UInt32>
  /// The properties that have a winner.
  private var certain = PropertySet()
  /// The properties that a declaration sets.
  var present: PropertySet {
    var present = certain
    present.formUnion(contended)
    return present
  }
  /// The properties that have a contender.
  private var contended = PropertySet()
  /// Declarations whose conditions are open, strongest first within a property.
  private(set) var open: [Contender]?
  /// What is left of sets of conditions with arguments.
  private var named: [ConditionSet]?
  /// The boxed values of the stack's own list, if it can have any.
  let boxed: [StyleValue]?
  /// Whether a declaration has conditions, open or not.
  private(set) var hasConditions = false

  /// Whether some condition that is open has an argument.
  var hasArguments: Bool { named != nil }

  /// Calls a function with the contest between the declarations of a stack.
  static func among<Outcome>(
    _ stack: LayerStack, _ context: StyleContext, _ body: (borrowing Contest) -> Outcome
  ) -> Outcome {
    // Closures take up words more easily than a context.
    let (words, names) = (context.words, context.names)
    let (sets, boxed) = stack.own.isPlain ? ([], nil) : (stack.own.conditionSets, stack.own.values)
    return stack.defaults.withUnsafeBufferPointer { defaults in
      stack.own.declarations.withUnsafeBufferPointer { own in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { winners in
          sets.withUnsafeBufferPointer { body(Contest(defaults, own, $0, boxed, words, names, winners)) }
        }
      }
    }
  }

  private init(
    _ defaults: UnsafeBufferPointer<Layer>, _ own: UnsafeBufferPointer<Declaration>,
    _ sets: UnsafeBufferPointer<ConditionSet>, _ boxed: [StyleValue]?, _ words: ContextWords,
    _ names: ContextNames?, _ winners: UnsafeMutableBufferPointer<UInt32>
  ) {
    self.defaults = defaults
    self.own = own
    self.winners = winners
    self.boxed = boxed
    for index in defaults.indices {
      let list = defaults[index].list
      list.conditionSets.withUnsafeBufferPointer { sets in
        list.declarations.withUnsafeBufferPointer { enter(sets, $0, index, words, names) }
      }
    }
    enter(sets, own, defaults.count, words, names)
    if open != nil { sort() }
  }

  /// Drops contenders that a winner beats, and sorts the others.
  private mutating func sort() {
    guard var contenders = open else { return }
    open = nil
    var count = 0
    for index in contenders.indices {
      let contender = contenders[index]
      if let winner = winner(contender.property), contender.placed.key <= winner.key { continue }
      contenders[count] = contender
      count += 1
    }
    contenders.removeLast(contenders.count - count)
    if count > 8 {
      contenders.sort { $0.stands(before: $1) }
    } else {
      // Few elements are soon in order, without the calls of a sort.
      for index in contenders.indices.dropFirst() {
        var place = index
        while place > 0, contenders[place].stands(before: contenders[place - 1]) {
          contenders.swapAt(place, place - 1)
          place -= 1
        }
      }
    }
    if count > 0 { open = contenders }
  }

  private mutating func enter(
    _ sets: UnsafeBufferPointer<ConditionSet>, _ declarations: UnsafeBufferPointer<Declaration>, _ layer: Int,
    _ words: ContextWords, _ names: ContextNames?
  ) {
    guard let first = declarations.baseAddress else { return }
    let layer = UInt32(truncatingIfNeeded: layer)
    for position in 0..<declarations.count {
      let declaration = first + position
      let place = layer << 24 | UInt32(truncatingIfNeeded: position)
      if declaration.pointee.conditions != 0,
        !holds(declaration.pointee, at: place, sets, words, names, declarations.count - position)
      {
        continue
      }
      let slot = Int(declaration.pointee.property.rawValue)
      if !certain.contains(index: slot) {
        certain.insert(declaration.pointee.property)
        winners[slot] = place
      } else if declaration.pointee.isStronger(
        than: self.declaration(at: winners[slot]), isLater: winners[slot] >> 24 != layer)
      {
        winners[slot] = place
      }
    }
  }

  /// Whether the conditions of a declaration hold for certain; where they may hold it is a contender.
  ///
  /// - Parameter left: How many declarations there are from this one on.
  private mutating func holds(
    _ declaration: Declaration, at place: UInt32, _ sets: UnsafeBufferPointer<ConditionSet>,
    _ words: ContextWords, _ names: ContextNames?, _ left: Int
  ) -> Bool {
    hasConditions = true
    let index = Int(declaration.conditions) - 1
    var (positive, negative) = (sets[index].positive, sets[index].negative)
    let (known, truth) = (words.known, words.truth)
    if positive & known & ~truth != 0 || negative & known & truth != 0 { return false }
    positive &= ~known
    negative &= ~known
    var namedPlace = 0
    if sets[index].hasArguments {
      guard let when = StyleContext(words, names).remaining(of: sets[index]) else { return false }
      if when.isEmpty { return true }
      if !when.arguments.isEmpty {
        named = (named ?? []) + [when]
        namedPlace = named?.count ?? 0
      }
    } else if positive | negative == 0 {
      return true
    }
    if open == nil {
      var room: [Contender] = []
      room.reserveCapacity(min(left, 16))
      open = room
    }
    open?.append(
      Contender(
        placed: Placed(declaration, at: place), positive: positive, negative: negative, named: namedPlace))
    contended.insert(declaration.property)
    return false
  }

  @inline(__always)
  func declaration(at place: UInt32) -> Declaration {
    let (layer, position) = (Int(place >> 24), Int(place & 0xFF_FFFF))
    return layer == defaults.count ? own[position] : defaults[layer].list.declarations[position]
  }

  /// The strongest declaration of a property that holds for certain, if there is one.
  @inline(__always)
  func winner(_ property: StyleProperty) -> Placed? {
    place(of: Int(property.rawValue)).map { Placed(declaration(at: $0), at: $0) }
  }

  /// Where the winner of the property of an index stands: its layer, then its position in 24 bits.
  @inline(__always)
  func place(of index: Int) -> UInt32? { certain.contains(index: index) ? winners[index] : nil }

  /// The boxed value of a declaration of the stack's own list; `nil` for any other one.
  func boxed(_ declaration: Declaration, at place: UInt32) -> StyleValue? {
    guard place >> 24 == UInt32(truncatingIfNeeded: defaults.count), let boxed else { return nil }
    return boxed[Int(declaration.payload)]
  }

  /// What is left of a contender's conditions.
  func conditions(of contender: Contender) -> ConditionSet {
    guard contender.named > 0, let named else { return contender.plainConditions }
    return named[contender.named - 1]
  }
}

extension Contender {
  /// Whether it asks which appearance shows.
  package var asksAppearance: Bool {
    (positive | negative) & (Condition.dark.bit | Condition.light.bit) != 0
  }

  /// The conditions that are left, where none has an argument.
  var plainConditions: ConditionSet {
    ConditionSet.always.with(positive: positive, negative: negative, arguments: [])
  }
}

extension Declaration {
  /// Whether this declaration beats one that stands before it, in the same layer or in an earlier one.
  fileprivate func isStronger(than other: Declaration, isLater: Bool) -> Bool {
    weight != other.weight ? weight > other.weight : isLater || depth <= other.depth
  }
}
