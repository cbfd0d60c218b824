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

    /// Highest tape index of all.
    var last: UInt32 = 0

    var isEmpty: Bool { replacements.isEmpty && objects.isEmpty && wrappers.isEmpty }

    mutating func touch(_ node: JSONNode) { last = max(last, node.index) }

    mutating func findLast() {
      let indices = [replacements.keys.max(), objects.keys.max(), wrappers.keys.max()]
      last = indices.reduce(0) { max($0, $1 ?? 0) }
    }
  }

  let document: JSONDocument
  private var pending = Pending()
  private var byteEdits: [ByteEdit] = []
  /// What turns values into bytes, once it has been asked to.
  private var renderer: PatchRenderer?
  /// New members that come many times.
  package var texts = MemberTexts()

  /// Patch without edits.
  public init(_ document: JSONDocument) {
    self.document = document
  }

  /// Patch without edits that knows what another one has laid out, its numbers meaning the same.
  package init(_ document: JSONDocument, texts: MemberTexts) {
    self.document = document
    self.texts = texts
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
    pending.touch(node)
  }

  /// Gives a member a value; O(members).
  ///
  /// An existing member keeps its place, even if this patch removed it; of duplicates, the last gets the
  /// value. A new member comes behind those of the members `after` that the document has, removed ones
  /// included, and if it has none of them behind the first member. Several new members at one place keep the
  /// order of the calls. Where the members stand on lines of their own, a new one does too.
  ///
  /// Nothing happens if the node is no object.
  public mutating func setMember(
    _ key: String, to value: JSONValue, in object: JSONNode, after: [String] = []
  ) {
    guard document.kind(of: object) == .object else { return }
    var list = pending.objects[object.index] ?? MemberList(of: object, in: document)
    if let member = list.set(key, to: value, after: after, in: document) {
      pending.replacements[member.value.index] = value
      pending.touch(member.value)
      // A list that changes nothing is not kept, so that a mere new value leaves the blanks alone.
      guard pending.objects[object.index] != nil else { return }
    }
    pending.objects[object.index] = list
    pending.touch(object)
  }

  /// Takes a member out, all duplicates too, with its comma and its line; O(members).
  ///
  /// Nothing happens if the node is no object or has no such member.
  public mutating func removeMember(_ key: String, in object: JSONNode) {
    guard document.kind(of: object) == .object else { return }
    var list = pending.objects[object.index] ?? MemberList(of: object, in: document)
    guard list.remove(key, in: document) else { return }
    pending.objects[object.index] = list
    pending.touch(object)
  }

  /// Writes bytes before and behind a value; a later wrapper of the same value goes around an earlier one.
  public mutating func wrap(_ node: JSONNode, prefix: [UInt8], suffix: [UInt8]) {
    pending.wrappers[node.index, default: []].append(Wrapper(prefix: prefix, suffix: suffix))
    pending.touch(node)
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
    guard !pending.isEmpty, pending.last >= node.index else { return }
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
    pending.findLast()
    preparedStyle()
    renderer?.render(part, into: &byteEdits)
  }

  /// Takes a member out and puts another one behind one that stays, and settles both.
  ///
  /// The bytes are those of ``removeMember(_:in:)`` and ``setMember(_:to:in:after:)``, and the object must have no other
  /// edits of its members.
  /// - Parameters:
  ///   - gone: The key of the member that goes.
  ///   - landmark: The key of the member that the new one comes behind; one that goes is a landmark too.
  ///   - number: The number of the new member in ``texts``; nil for none.
  /// - Returns: Whether it was done: not where the place of the new member is before the first one that stays.
  package mutating func exchange(
    _ gone: JSONNode, behind landmark: JSONNode, in object: JSONNode, for number: Int?
  ) -> Bool {
    guard pending.isEmpty || pending.last < object.index else { return false }
    let style = preparedStyle()
    guard let exchange = MemberExchange(of: gone, behind: landmark, in: object, style) else { return false }
    exchange.render(in: object, for: number, &texts, style, into: &byteEdits)
    return true
  }

  /// The habits of the document, with a renderer that knows them.
  @discardableResult
  private mutating func preparedStyle() -> TextStyle {
    if let style = renderer?.style { return style }
    let made = PatchRenderer(document)
    texts.adapt(to: made.style)
    // Growing would take the room of half a document for a while; what stays unused is never touched.
    byteEdits.reserveCapacity(byteEdits.count + document.tape.count / 4)
    renderer = made
    return made.style
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
