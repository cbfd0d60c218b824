import StyleModel

/// Brings class strings into their canonical order without changing what they mean.
///
/// Recipes come first, then classes by the groups of the utility table, within a group by the rank of their variants,
/// then by the table's rows. Two classes keep their order where it decides a property, and nothing passes an unknown
/// class, a hole, or the end of a line: each line of a string is put into order by itself.
///
///     let formatter = ClassFormatter(vocabulary)
///     formatter.formatted(" hover:bg-red  p-4! card")  // "card !p-4 hover:bg-red"
public struct ClassFormatter: Sendable {
  /// Who else has a say in when the classes apply.
  public enum Use: Sendable {
    /// Nobody: a component has the string as it stands.
    case whole
    /// A recipe, a condition or a value of the program may put conditions around it, so that two classes whose
    /// conditions differ may come to have the same.
    case part
  }

  /// What becomes of the blanks at both ends.
  public enum Ends: Sendable {
    /// They are taken away.
    case trimmed
    /// One is left where there are any, because something may be joined to the string there.
    case single
  }

  /// A stretch of the formatted string.
  public enum Piece: Hashable, Sendable {
    /// Bytes of the text that was given.
    case range(Range<Int>)
    /// One of ` `, `!`, `:`, `(` and `)`.
    case sign(UInt8)
  }

  private let vocabulary: Vocabulary

  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// A class string in its canonical order.
  ///
  /// - Complexity: O(*n* + *c*²) in the length of the string and the classes of its longest line.
  public func formatted(_ text: String, use: Use = .whole, ends: Ends = .trimmed) -> String {
    guard let pieces = pieces(of: text, use: use, ends: ends) else { return text }
    return Self.text(of: pieces, from: Array(text.utf8))
  }

  /// The stretches of a formatted string; `nil` where the string is best left as it is: one that passes a limit, or
  /// holds what a template language would read.
  ///
  /// - Parameter isPlain: Whether a range of the text's bytes is spelled by the same bytes in the source. What is not
  ///   is moved as a whole, and as a blank it stays and counts as the end of a line.
  public func pieces(
    of text: String, use: Use = .whole, ends: Ends = .trimmed,
    isPlain: @escaping (Range<Int>) -> Bool = { _ in true }
  ) -> [Piece]? {
    var copy = text
    return copy.withUTF8 { bytes in
      guard bytes.count <= ClassParser.Limit.bytes, let tree = FormatTree(bytes, vocabulary) else {
        return nil
      }
      let layout = FormatLayout(
        bytes: bytes, vocabulary: vocabulary, use: text.hasHole ? .part : use, ends: ends, isPlain: isPlain)
      return layout.pieces(of: tree)
    }
  }

  /// The bytes that pieces of a text stand for.
  static func text(of pieces: [Piece], from bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .range(let range): result += bytes[range]
      case .sign(let sign): result.append(sign)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// Whether a value of the program stands in it: U+FFFC, as the scanner of sources writes one.
  fileprivate var hasHole: Bool { unicodeScalars.contains("\u{FFFC}") }
}
