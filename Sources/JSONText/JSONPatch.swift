/// Edits of one document that leave every other byte as it was.
///
/// Edits compose when they touch different places: a value inside a member that stays, a new member beside
/// it, and a wrapper around the whole object go together in any order of calls. What is removed or replaced
/// takes the edits inside it along. A later call about the same value or key wins over an earlier one.
///
///     var patch = JSONPatch(document)
///     patch.setMember("style", to: ["opacity": 0.5], in: document.root, after: ["type"])
///     patch.removeMember("class", in: document.root)
///     let bytes = patch.applied()
///
/// - Precondition: Nodes come from the same document. Bytes given to ``replaceBytes(_:with:)`` do not overlap
///   the other edits. Where they do, the edit that starts first wins, then the longer one, then the later call.
public struct JSONPatch: Sendable {
  /// Bytes around a value.
  struct Wrapper: Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]
  }

  /// Edits that are still values.
  struct Pending: Sendable {
    /// New values by the tape index of the old ones.
    var replacements: [UInt32: JSONValue] = [:]
    /// Members of the objects that gain or lose some, by tape index.
    var objects: [UInt32: MemberList] = [:]
    /// Wrappers by tape index, the innermost first.
    var wrappers: [UInt32: [Wrapper]] = [:]

    var isEmpty: Bool { replacements.isEmpty && objects.isEmpty && wrappers.isEmpty }
  }

  let document: JSONDocument
  private var pending = Pending()
  private var byteEdits: [ByteEdit] = []
  /// What turns values into bytes, once it has been asked to.
  private var renderer: PatchRenderer?

  /// Patch without edits.
  public init(_ document: JSONDocument) {
    self.document = document
  }

  /// Whether ``applied()`` gives the document as it is, since nothing was asked.
  public var isEmpty: Bool {
    pending.isEmpty && byteEdits.isEmpty
  }

  /// Puts a value in the place of another.
  ///
  /// It is laid out over several lines if the old value or the container around it is, else on one line, with
  /// the blanks that the document uses.
  ///
  /// - Precondition: The place of a key takes a string.
  public mutating func replace(_ node: JSONNode, with value: JSONValue) {
    pending.replacements[node.index] = value
  }

  /// Gives a member a value; O(members).
  ///
  /// An existing member keeps its place, even if this patch removed it; of duplicates, the last gets the
  /// value. A new member comes behind those of the members `after` that the document has, removed ones
  /// included, and if it has none of them behind the first member. Several new members at one place keep the
  /// order of the calls. Where the members stand on lines of their own, a new one does too.
  ///
  /// Nothing happens if the node is no object.
  /// - Parameter alike: A number that stands for the key and its value wherever it is given, so that what is written
  ///   many times is laid out once.
  public mutating func setMember(
    _ key: String, to value: JSONValue, in object: JSONNode, after: [String] = [], alike: Int? = nil
  ) {
    guard document.kind(of: object) == .object else { return }
    var list = pending.objects[object.index] ?? MemberList(of: object, in: document)
    if let member = list.set(key, to: value, after: after, alike: alike, in: document) {
      pending.replacements[member.value.index] = value
      // A list that changes nothing is not kept, so that a mere new value leaves the blanks alone.
      guard pending.objects[object.index] != nil else { return }
    }
    pending.objects[object.index] = list
  }

  /// Takes a member out, all duplicates too, with its comma and its line; O(members).
  ///
  /// Nothing happens if the node is no object or has no such member.
  public mutating func removeMember(_ key: String, in object: JSONNode) {
    guard document.kind(of: object) == .object else { return }
    var list = pending.objects[object.index] ?? MemberList(of: object, in: document)
    guard list.remove(key, in: document) else { return }
    pending.objects[object.index] = list
  }

  /// Writes bytes before and behind a value; a later wrapper of the same value goes around an earlier one.
  public mutating func wrap(_ node: JSONNode, prefix: [UInt8], suffix: [UInt8]) {
    pending.wrappers[node.index, default: []].append(Wrapper(prefix: prefix, suffix: suffix))
  }

  /// Puts bytes in the place of others, or between two if the range is empty.
  ///
  /// A range is cut to the bounds of the document.
  public mutating func replaceBytes(_ range: Range<Int>, with bytes: [UInt8]) {
    let range = range.clamped(to: 0..<document.bytes.count)
    let rank: ByteEdit.Rank = range.isEmpty ? .bytes : .replacement
    byteEdits.append(ByteEdit(range: range, bytes: bytes, rank: rank, order: byteEdits.count))
  }

  /// Turns the edits of a value and of everything in it into bytes, which take much less room than values.
  ///
  /// What is settled is not edited any more; it may still be removed, replaced or wrapped together with what is
  /// around it.
  /// - Complexity: O(edits that are not settled), and once O(length of the document).
  public mutating func settle(_ node: JSONNode) {
    let range = node.index..<document.entry(node).next
    var part = Pending()
    for index in pending.replacements.keys where range.contains(index) {
      part.replacements[index] = pending.replacements.removeValue(forKey: index)
    }
    for index in pending.objects.keys where range.contains(index) {
      part.objects[index] = pending.objects.removeValue(forKey: index)
    }
    for index in pending.wrappers.keys where range.contains(index) {
      part.wrappers[index] = pending.wrappers.removeValue(forKey: index)
    }
    guard !part.isEmpty else { return }
    if renderer == nil { renderer = PatchRenderer(document) }
    renderer?.render(part, into: &byteEdits)
  }

  /// Text of the document with all edits; O(length + edits · log edits).
  public func applied() -> [UInt8] {
    guard !isEmpty else { return document.bytes }
    guard !pending.isEmpty else { return ByteEdit.apply(byteEdits, to: document.bytes) }
    var edits = byteEdits
    var renderer = renderer ?? PatchRenderer(document)
    renderer.render(pending, into: &edits)
    return ByteEdit.apply(edits, to: document.bytes)
  }
}
