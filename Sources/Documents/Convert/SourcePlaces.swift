import JSONText

/// Where the values of a rewritten document stand in the one that it was made of.
///
/// Both are walked once: what the source does not have stands where the innermost value around it stands.
struct SourcePlaces {
  private let source: JSONDocument
  private let rewritten: JSONDocument
  private var places: [Int: Range<Int>] = [:]

  /// - Complexity: O(*n*) in the rewritten document, times the members of single objects.
  init(of rewritten: JSONDocument, in source: JSONDocument) {
    self.rewritten = rewritten
    self.source = source
    var open: [(node: JSONNode, place: JSONNode, isThere: Bool)] = [(rewritten.root, source.root, true)]
    while let (node, place, isThere) = open.popLast() {
      places[rewritten.range(of: node).lowerBound] = source.range(of: place)
      guard rewritten.kind(of: node) != .array else {
        var others = isThere ? Array(source.elements(of: place))[...] : []
        for element in rewritten.elements(of: node) {
          let other = others.popFirst()
          open.append((element, other ?? place, other != nil))
        }
        continue
      }
      for member in rewritten.members(of: node) {
        let other = isThere ? rewritten.string(of: member.key).flatMap { source.member($0, of: place) } : nil
        let range = source.range(of: other ?? place)
        places[rewritten.range(of: member.key).lowerBound] = range
        open.append((member.value, other ?? place, other != nil))
      }
    }
  }

  /// The place of what starts at a byte of the rewritten document.
  func place(at start: Int) -> Range<Int> {
    places[start] ?? source.range(of: source.node(at: rewritten.path(to: start)))
  }
}
