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

/// A declaration in the cascade.
struct Candidate {
  /// Importance, state rank, conditions, layer, depth in recipes and position, in this order of weight.
  let key: UInt64
  let property: StyleProperty
  /// Conditions that are still open.
  let when: ConditionSet
  let layer: UInt32
  let declaration: UInt32

  static func key(_ declaration: Declaration, layer: Int, position: Int) -> UInt64 {
    UInt64(declaration.weight) << 48 | UInt64(layer & 0xFF) << 40 | UInt64(255 - declaration.depth) << 32
      | UInt64(UInt32(truncatingIfNeeded: position))
  }
}

/// The strongest declaration of each property that holds for certain, and those that may beat it.
struct Contest {
  /// For each property the key of the strongest declaration that holds; zero for none.
  var keys: [UInt64]
  var layers: [UInt8]
  var declarations: [UInt32]
  /// Declarations whose conditions are open.
  var open: [Candidate] = []

  init(_ layers: [Layer], _ context: StyleContext) {
    keys = Array(repeating: 0, count: StyleProperty.count)
    self.layers = Array(repeating: 0, count: StyleProperty.count)
    declarations = Array(repeating: 0, count: StyleProperty.count)
    for (index, layer) in layers.enumerated() {
      let list = layer.list
      // What is left of each set of conditions, worked out once a list.
      let remaining = list.conditionSets.map(context.remaining)
      for (position, declaration) in list.declarations.enumerated() {
        var when = ConditionSet.always
        if declaration.conditions != 0 {
          guard let left = remaining[Int(declaration.conditions) - 1] else { continue }
          when = left
        }
        // Position counts from one so that no key is zero.
        let key = Candidate.key(declaration, layer: index, position: position + 1)
        let slot = Int(declaration.property.rawValue)
        if when.isEmpty {
          if key > keys[slot] {
            keys[slot] = key
            self.layers[slot] = UInt8(truncatingIfNeeded: index)
            declarations[slot] = UInt32(position)
          }
        } else {
          open.append(
            Candidate(
              key: key, property: declaration.property, when: when, layer: UInt32(index),
              declaration: UInt32(position)))
        }
      }
    }
    if !open.isEmpty {
      open.removeAll { $0.key < keys[Int($0.property.rawValue)] }
      open.sort {
        $0.property.rawValue == $1.property.rawValue
          ? $0.key > $1.key : $0.property.rawValue < $1.property.rawValue
      }
    }
  }
}
