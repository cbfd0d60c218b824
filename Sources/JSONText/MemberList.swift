/// Members of one object while a patch changes them.
struct MemberList: Sendable {
  enum Item: Sendable {
    case kept(JSONMemberRef)
    /// Member of the document that goes, still a landmark for new ones.
    case removed(JSONMemberRef)
    case added(JSONMember)
  }

  private(set) var items: [Item]

  init(of object: JSONNode, in document: JSONDocument) {
    items = document.members(of: object).map { .kept($0) }
  }

  /// Sets a member; gives the member of the document whose value is to be replaced, if there is one.
  mutating func set(
    _ key: String, to value: JSONValue, after: [String], in document: JSONDocument
  ) -> JSONMemberRef? {
    guard let index = items.lastIndex(where: { MemberList.has($0, key, in: document) }) else {
      items.insert(.added(JSONMember(key, value)), at: place(after: after, in: document))
      return nil
    }
    switch items[index] {
    case .kept(let member):
      return member
    case .removed(let member):
      items[index] = .kept(member)
      return member
    case .added:
      items[index] = .added(JSONMember(key, value))
      return nil
    }
  }

  /// Removes all members with a key; gives whether there were any.
  mutating func remove(_ key: String, in document: JSONDocument) -> Bool {
    var isFound = false
    for index in items.indices.reversed() where MemberList.has(items[index], key, in: document) {
      isFound = true
      switch items[index] {
      case .kept(let member): items[index] = .removed(member)
      case .removed: break
      case .added: items.remove(at: index)
      }
    }
    return isFound
  }

  /// Index for a new item: behind the landmark and the new items that already stand there.
  private func place(after: [String], in document: JSONDocument) -> Int {
    let landmark = items.lastIndex { item in after.contains { MemberList.has(item, $0, in: document) } }
    var place = landmark.map { $0 + 1 } ?? firstInDocument.map { $0 + 1 } ?? items.count
    while place < items.count, case .added = items[place] { place += 1 }
    return place
  }

  private var firstInDocument: Int? {
    items.firstIndex { if case .added = $0 { false } else { true } }
  }

  private static func has(_ item: Item, _ key: String, in document: JSONDocument) -> Bool {
    switch item {
    case .kept(let member), .removed(let member): document.text(of: member.key, equals: key)
    case .added(let member): member.key.utf8.elementsEqual(key.utf8)
    }
  }
}
