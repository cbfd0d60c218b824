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

  /// Weaker than every declaration.
  static let none = CascadeKey(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  init(_ declaration: Declaration, layer: Int, position: Int) {
    self.init(weight: declaration.weight, depth: declaration.depth, layer: layer, position: position)
  }

  init(weight: UInt16, depth: UInt8, layer: Int, position: Int) {
    // Positions count from one so that no declaration is `none`.
    bits =
      UInt64(weight) << 48 | UInt64(layer & 0xFF) << 40 | UInt64(255 - depth) << 32
      | UInt64(UInt32(truncatingIfNeeded: position + 1))
  }

  /// The index of the declaration's layer.
  var layer: Int { Int(truncatingIfNeeded: bits >> 40) & 0xFF }

  /// The index of the declaration in its layer.
  var position: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) - 1 }

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
  /// For each property the strongest declaration that holds.
  private let keys: UnsafeMutableBufferPointer<CascadeKey>
  /// The properties that a declaration sets.
  private(set) var present = PropertySet()
  /// Declarations whose conditions are open, strongest first within a property.
  private(set) var open: [Candidate] = []

  /// - Parameter keys: Room for a key of each property.
  init(_ layers: [Layer], _ context: StyleContext, keys: UnsafeMutableBufferPointer<CascadeKey>) {
    self.keys = keys
    keys.initialize(repeating: .none)
    for index in layers.indices { enter(layers[index].list, index, context) }
    guard !open.isEmpty else { return }
    open.removeAll { $0.key < keys[Int($0.property.rawValue)] }
    open.sort { left, right in
      left.property == right.property
        ? left.key > right.key : left.property.rawValue < right.property.rawValue
    }
  }

  private mutating func enter(_ list: borrowing ClassList, _ layer: Int, _ context: StyleContext) {
    // What is left of each set of conditions, worked out once a list.
    let remaining = list.conditionSets.isEmpty ? [] : list.conditionSets.map { context.remaining(of: $0) }
    for position in list.declarations.indices {
      let declaration = list.declarations[position]
      let key = CascadeKey(declaration, layer: layer, position: position)
      if declaration.conditions != 0 {
        guard let when = remaining[Int(declaration.conditions) - 1] else { continue }
        if !when.isEmpty {
          open.append(Candidate(key: key, property: declaration.property, when: when))
          present.insert(declaration.property)
          continue
        }
      }
      let slot = Int(declaration.property.rawValue)
      if key > keys[slot] { keys[slot] = key }
      present.insert(declaration.property)
    }
  }

  /// The strongest declaration of a property that holds for certain, if there is one.
  func certain(_ property: StyleProperty) -> CascadeKey? {
    let key = keys[Int(property.rawValue)]
    return key == .none ? nil : key
  }
}
