import JSONText

extension JSONDocument {
  /// Whether a value is a component: an object with a type.
  func isComponent(_ node: JSONNode) -> Bool {
    guard kind(of: node) == .object, let type = member("type", of: node) else { return false }
    return kind(of: type) == .string
  }

  /// The outermost components inside a style object, in order.
  func components(insideStyle style: JSONNode) -> [JSONNode] {
    var found: [JSONNode] = []
    var open = [style]
    while let node = open.popLast() {
      switch kind(of: node) {
      case .array:
        for element in elements(of: node).reversed() {
          if isComponent(element) { found.append(element) } else { open.append(element) }
        }
      case .object:
        for member in members(of: node).reversed() {
          // `standard` has a type too, but that is the style of a button.
          if isComponent(member.value), !text(of: member.key, equals: "standard") {
            found.append(member.value)
          } else {
            open.append(member.value)
          }
        }
      default: break
      }
    }
    return found.sorted { range(of: $0).lowerBound < range(of: $1).lowerBound }
  }
}
