/// White space that a ``JSONWriter`` puts between values.
///
/// Empty containers are `{}` and `[]` in every layout.
public struct JSONLayout: Hashable, Sendable {
  /// Indentation of a layout over several lines.
  struct Lines: Hashable, Sendable {
    /// White space that each level adds.
    var indent: [UInt8]
    /// White space that every line but the first begins with.
    var base: [UInt8]
    /// Line end.
    var newline: [UInt8]
    /// Width of what stands on the first line before the value, in columns.
    var firstColumn: Int
  }

  /// Columns that an array of scalars may end at and still stay on one line.
  static let lineWidth = 80
  /// Columns that an object may end at and still stay on one line, where short objects are joined.
  static let objectWidth = 100

  /// Nil for one line.
  var lines: Lines?
  /// Colon with the white space around it.
  var colon: [UInt8]
  /// Whether a blank follows a comma on one line.
  var spacesCommas: Bool
  /// Whether blanks stand inside the braces on one line.
  var spacesBraces: Bool
  /// Whether an object that fits on its line stays there.
  var joinsShortObjects = false

  /// Whether the layout has no white space at all.
  var isCompact: Bool { lines == nil && !spacesCommas && !spacesBraces && colon.count == 1 }

  /// No white space: `{"a":1,"b":[1,2]}`.
  public static let compact = JSONLayout(
    lines: nil, colon: [0x3A], spacesCommas: false, spacesBraces: false)

  /// One line to be read by people: `{ "a": 1, "b": [1, 2] }`.
  public static let spaced = JSONLayout(
    lines: nil, colon: [0x3A, 0x20], spacesCommas: true, spacesBraces: true)

  /// One line for each member and element; an array of scalars stays on one line if that ends within 80
  /// columns.
  ///
  /// - Parameters:
  ///   - indent: White space that each level adds.
  ///   - base: White space that every line but the first begins with.
  ///   - newline: Line end, LF or CRLF.
  ///   - joinsShortObjects: Whether an object that ends within 100 columns stays on one line.
  public static func pretty(
    indent: String = "  ", base: String = "", newline: String = "\n", joinsShortObjects: Bool = false
  ) -> JSONLayout {
    let lines = Lines(
      indent: Array(indent.utf8), base: Array(base.utf8), newline: Array(newline.utf8),
      firstColumn: base.utf8.count)
    return JSONLayout(
      lines: lines, colon: [0x3A, 0x20], spacesCommas: true, spacesBraces: true,
      joinsShortObjects: joinsShortObjects)
  }
}
