import JSONText
import StyleTargets

/// The kinds of components that were met before, by their types as written, since screens have many of few types.
struct KnownKinds {
  private var known: [(type: [UInt8], kind: ComponentKind)] = []
  /// The one that was asked for last.
  private var last = 0
  /// Types that are kept at most, which are gone through one by one.
  private let limit: Int

  init(limit: Int = 32) { self.limit = limit }

  /// The kind of a component with a value as its type; nil where that is no text.
  mutating func kind(of type: JSONNode, in document: JSONDocument) -> ComponentKind? {
    let found = document.withText(of: type) { text in place(of: text) }
    guard let place = found else { return nil }
    if place < known.count {
      last = place
      return known[place].kind
    }
    let name = document.string(of: type) ?? ""
    let kind = ComponentKind(name)
    if known.count < limit { known.append((Array(name.utf8), kind)) }
    return kind
  }

  /// The place of a type, or the end.
  private func place(of type: UnsafeBufferPointer<UInt8>) -> Int {
    if last < known.count, EightBytes.areEqual(type, known[last].type) { return last }
    return known.firstIndex { EightBytes.areEqual(type, $0.type) } ?? known.count
  }
}
