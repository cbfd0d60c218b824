import StyleModel

/// Tells which classes must keep their order, and puts others into that of their keys.
struct FormatOrder {
  let list: ClassList
  let use: ClassFormatter.Use

  /// The places of some nodes in their canonical order.
  ///
  /// Of the nodes that nothing before them holds back the one with the least key comes first, of equal ones the
  /// first as written; so a second pass finds every node at its place.
  func order(_ nodes: ArraySlice<FormatTree.Node>) -> [Int] {
    var result: [Int] = []
    var start = nodes.startIndex
    while start < nodes.endIndex {
      if nodes[start].isFixed {
        result.append(start)
        start += 1
      } else {
        let end = nodes[start...].firstIndex { $0.isFixed } ?? nodes.endIndex
        result += arranged(nodes[start..<end])
        start = end
      }
    }
    return result
  }

  private func arranged(_ nodes: ArraySlice<FormatTree.Node>) -> [Int] {
    guard nodes.count > 1 else { return Array(nodes.indices) }
    let keys = nodes.map { FormatKey($0, list) }
    var holders = [Int](repeating: 0, count: nodes.count)
    var followers = [[Int]](repeating: [], count: nodes.count)
    for late in 1..<nodes.count {
      for early in 0..<late where conflict(nodes[nodes.startIndex + early], nodes[nodes.startIndex + late]) {
        holders[late] += 1
        followers[early].append(late)
      }
    }
    var waiting = Array(0..<nodes.count)
    var result: [Int] = []
    while !waiting.isEmpty {
      var best = -1
      for (place, node) in waiting.enumerated()
      where holders[node] == 0 && (best < 0 || keys[node] < keys[waiting[best]]) {
        best = place
      }
      // The first one waiting is held back by nothing.
      let node = waiting.remove(at: max(best, 0))
      for follower in followers[node] { holders[follower] -= 1 }
      result.append(nodes.startIndex + node)
    }
    return result
  }

  /// Whether the order of two nodes may decide a property.
  private func conflict(_ left: FormatTree.Node, _ right: FormatTree.Node) -> Bool {
    if left.hasSlots, right.hasSlots { return true }
    guard left.properties.sharesRow(with: right.properties) else { return false }
    if left.group != nil { return left.children.contains { conflict($0, right) } }
    if right.group != nil { return right.children.contains { conflict(left, $0) } }
    for one in list.declarations[left.declarations] {
      for other in list.declarations[right.declarations] where other.property == one.property {
        if isDecidedByPosition(one, other) { return true }
      }
    }
    return false
  }

  /// Whether of two declarations of a property the later one wins.
  ///
  /// Importance and depth in recipes decide wherever a string stands. Weights, which count conditions, do so only
  /// where nothing can put more conditions around the string: `hover:p-2 p-4` means `hover:p-4` behind `hover:`.
  private func isDecidedByPosition(_ one: Declaration, _ other: Declaration) -> Bool {
    guard one.isImportant == other.isImportant, one.depth == other.depth else { return false }
    return use == .part || one.weight == other.weight
  }
}
