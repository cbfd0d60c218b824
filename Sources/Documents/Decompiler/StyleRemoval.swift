import JSONText
import StyleModel

/// Takes values out of a style object and leaves every other byte.
struct StyleRemoval {
  let document: JSONDocument
  let paths: [[String]]

  /// Whether a key stands twice in one of the objects on the way to the values.
  func meetsDuplicate(in node: JSONNode, depth: Int = 0) -> Bool {
    guard document.kind(of: node) == .object else { return false }
    var seen: [String] = []
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      if seen.contains(key) { return true }
      seen.append(key)
      let isOnWay = paths.contains { $0.count > depth + 1 && $0[depth] == key }
      if isOnWay, meetsDuplicate(in: member.value, depth: depth + 1) { return true }
    }
    return false
  }

  /// Removes the values; objects that hold nothing else go with them.
  ///
  /// - Returns: Whether nothing is left of the object; it is not touched then.
  func apply(to node: JSONNode, _ patch: inout JSONPatch) -> Bool {
    apply(paths, to: node, isStyle: true, &patch)
  }

  private func apply(
    _ paths: [[String]], to node: JSONNode, isStyle: Bool, _ patch: inout JSONPatch
  ) -> Bool {
    var removed: [String] = []
    var keepsSome = false
    var inner = patch
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      let below = paths.filter { $0.first == key }
      if below.contains(where: { $0.count == 1 }) {
        removed.append(key)
      } else if !below.isEmpty,
        apply(below.map { Array($0.dropFirst()) }, to: member.value, isStyle: false, &inner)
      {
        removed.append(key)
      } else if isStyle, StyleDomain(key)?.isStemJSON == true, isEmptyObject(member.value) {
        // A domain without members says nothing.
        removed.append(key)
      } else {
        keepsSome = true
      }
    }
    guard keepsSome else { return true }
    for key in removed { inner.removeMember(key, in: node) }
    patch = inner
    return false
  }

  private func isEmptyObject(_ node: JSONNode) -> Bool {
    document.kind(of: node) == .object && document.count(of: node) == 0
  }
}
