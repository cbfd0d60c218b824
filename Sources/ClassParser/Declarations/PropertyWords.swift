import StyleModel

/// The words of keyword properties, taken from the property table once.
package enum PropertyWords {
  private static let words: [[String]] = PropertyTable.rows.map { row in
    switch row.kind {
    case .keyword(let words): words
    case .font: PropertyTable.fontPresets
    default: []
    }
  }

  /// The words of all properties as values, and for each property where its own are.
  private static let values: (flat: [StyleValue], spans: [Span]) = {
    var flat: [StyleValue] = []
    var spans: [Span] = []
    for words in words {
      spans.append(Span(start: flat.count, count: words.count))
      flat += words.map { .keyword($0) }
    }
    return (flat, spans)
  }()

  /// A word of a property as a value.
  package static func value(_ index: Int, of property: StyleProperty) -> StyleValue {
    let span = values.spans[Int(property.rawValue)]
    return index < span.count ? values.flat[span.start + index] : .keyword("")
  }

  /// A word of a property as JSON.
  package static func text(_ index: Int, of property: StyleProperty) -> JSONWord {
    let span = texts.spans[Int(property.rawValue)]
    return texts.flat[index < span.count ? span.start + index : 0]
  }

  /// The same words as JSON; the first one is empty.
  private static let texts: Texts = {
    var flat = [JSONWord("")]
    var spans: [Span] = []
    for words in words {
      spans.append(Span(start: flat.count, count: words.count))
      flat += words.map { JSONWord($0) }
    }
    return Texts(flat, spans)
  }()

  /// Where the words of one property start, and how many they are.
  private struct Span: BitwiseCopyable {
    let start: Int
    let count: Int
  }

  /// Words that are read without a reference count, for as long as the process runs.
  private struct Texts: @unchecked Sendable {
    let flat: UnsafeBufferPointer<JSONWord>
    let spans: UnsafeBufferPointer<Span>

    init(_ flat: [JSONWord], _ spans: [Span]) {
      self.flat = Self.kept(flat)
      self.spans = Self.kept(spans)
    }

    private static func kept<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeBufferPointer<Element>
    {
      let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
      _ = memory.initialize(from: elements)
      return UnsafeBufferPointer(memory)
    }
  }

  package static func index(of word: String, in property: StyleProperty) -> Int? {
    words[Int(property.rawValue)].firstIndex(of: word)
  }
}
