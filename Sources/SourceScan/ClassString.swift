/// A class string that stands in a source.
public struct ClassString: Hashable, Sendable {
  /// The name of the pattern that found it.
  public let pattern: String
  /// The bytes of the source between its quotes.
  public internal(set) var range: Range<Int>
  /// Its text with escapes read; each value that the source puts in is one `holeSign`.
  public internal(set) var text: String
  /// Where the text goes on at a place of the source that the bytes before do not lead to.
  private var edges: [Edge] = []

  private struct Edge: Hashable, Sendable {
    let text: Int
    let source: Int
    /// Whether the text from here on stands byte by byte in the source, and not for something else.
    let isPlain: Bool
  }

  /// What stands in a text for a value that is known when the program runs.
  public static let holeSign = "\u{FFFC}"

  init(pattern: String, range: Range<Int>, text: String) {
    self.pattern = pattern
    self.range = range
    self.text = text
  }

  /// Notes that the text from one of its bytes on stands at a byte of the source.
  mutating func mark(text: Int, source: Int, isPlain: Bool) {
    edges.append(Edge(text: text, source: source, isPlain: isPlain))
  }

  /// The byte of the source at which a byte of the text stands; inside an escape or a hole, its start.
  public func sourceOffset(at offset: Int) -> Int {
    // The last edge at or before the place.
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].text <= offset { low = middle + 1 } else { high = middle }
    }
    let next = low < edges.count ? edges[low].source : range.upperBound
    guard low > 0 else { return min(range.lowerBound + offset, next) }
    let edge = edges[low - 1]
    return edge.isPlain ? min(edge.source + offset - edge.text, next) : edge.source
  }

  /// Whether values are put into the text.
  public var hasHoles: Bool { text.unicodeScalars.contains("\u{FFFC}") }

  /// The same string where its source starts at a byte of a larger one.
  func shifted(by offset: Int) -> ClassString {
    guard offset != 0 else { return self }
    var copy = self
    copy.range = range.lowerBound + offset..<range.upperBound + offset
    copy.edges = edges.map { Edge(text: $0.text, source: $0.source + offset, isPlain: $0.isPlain) }
    return copy
  }
}
