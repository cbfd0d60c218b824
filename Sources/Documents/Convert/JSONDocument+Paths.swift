import JSONText

extension JSONDocument {
  /// Keys and indices that lead to the innermost value, or key, at a byte.
  func path(to offset: Int) -> [String] {
    var path: [String] = []
    var node = root
    descent: while true {
      for (index, element) in elements(of: node).enumerated() where range(of: element).contains(offset) {
        path.append("\(index)")
        node = element
        continue descent
      }
      for member in members(of: node) {
        let isInside = range(of: member.value).contains(offset) || range(of: member.key).contains(offset)
        guard isInside else { continue }
        path.append(string(of: member.key) ?? "")
        node = member.value
        continue descent
      }
      return path
    }
  }

  /// The value that a path leads to, or the last one on the way that is there.
  func node(at path: [String]) -> JSONNode {
    var node = root
    for step in path {
      var next = member(step, of: node)
      if next == nil, let wanted = Int(step) {
        for (index, element) in elements(of: node).enumerated() where index == wanted { next = element }
      }
      guard let next else { return node }
      node = next
    }
    return node
  }
}
