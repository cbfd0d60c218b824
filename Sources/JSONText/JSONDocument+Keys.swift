extension JSONDocument {
  /// Value of the last member with this key; nil if there is none or the node is no object.
  ///
  /// Keys are compared by their decoded bytes. O(members).
  public func member(_ key: String, of node: JSONNode) -> JSONNode? {
    memberRef(key, of: node)?.value
  }

  /// Last member with this key.
  func memberRef(_ key: String, of node: JSONNode) -> JSONMemberRef? {
    var found: JSONMemberRef?
    for member in members(of: node) where text(of: member.key, equals: key) { found = member }
    return found
  }

  /// Keys that their object already had, in document order; O(length) in all.
  public func duplicateKeys() -> [JSONDuplicateKey] {
    var found: [JSONDuplicateKey] = []
    var slots: [UInt32] = []
    for index in tape.indices where tape[index].kind == .object && tape[index].count > 1 {
      collectDuplicates(in: JSONNode(index: UInt32(index)), slots: &slots, into: &found)
    }
    // Objects come in the order of their opening brackets, keys of the outer one may stand behind the inner
    // ones.
    found.sort { $0.key.index < $1.key.index }
    return found
  }

  /// Adds the duplicates of one object; `slots` is a hash table by linear probing, reused, with 0 for free.
  private func collectDuplicates(
    in object: JSONNode, slots: inout [UInt32], into found: inout [JSONDuplicateKey]
  ) {
    var size = 4
    while size < count(of: object) * 2 { size *= 2 }
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: size))
    for member in members(of: object) {
      var slot = hash(of: member.key) & (size - 1)
      while slots[slot] != 0, !equal(JSONNode(index: slots[slot]), member.key) {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] == 0 {
        slots[slot] = member.key.index
      } else {
        found.append(JSONDuplicateKey(key: member.key, first: JSONNode(index: slots[slot])))
      }
    }
  }

  private func hash(of key: JSONNode) -> Int {
    let entry = entry(key)
    var hasher = Hasher()
    if entry.hasEscapes {
      decoded(entry).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      let content = content(entry)
      bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[content])) }
    }
    return hasher.finalize()
  }

  private func equal(_ first: JSONNode, _ second: JSONNode) -> Bool {
    let first = entry(first)
    let second = entry(second)
    if !first.hasEscapes, !second.hasEscapes {
      return bytes[content(first)] == bytes[content(second)]
    }
    var left = StringDecoder(bytes, range: first.range)
    var right = StringDecoder(bytes, range: second.range)
    while let byte = left.next() {
      guard right.next() == byte else { return false }
    }
    return right.next() == nil
  }
}
