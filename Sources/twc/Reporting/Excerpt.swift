/// A source line with the mark below it, cut around the mark when the line is long.
struct Excerpt {
  /// The line as it is shown.
  private(set) var line = ""
  /// White space as wide as what stands before the mark; tabs stay tabs.
  private(set) var indent = ""
  /// `^~~~`, as wide as what is marked.
  private(set) var mark = ""

  /// Columns that a shown line may take.
  static let width = 100
  /// Columns kept before the mark when a line is cut.
  private static let lead = 40

  private struct Cell {
    let scalar: Unicode.Scalar
    let width: Int
  }

  /// Shows the line of a range; a range over several lines is marked to the end of the first one.
  init(of range: Range<Int>, in source: SourceText) {
    let start = min(max(range.lowerBound, 0), source.bytes.count)
    let bounds = source.lines.lineRange(of: source.lines.position(at: start).line)
    let from = min(max(start, bounds.lowerBound), bounds.upperBound)
    let end = min(max(range.upperBound, from), bounds.upperBound)
    // No more than a window is looked at: a line may be a whole file.
    let reach = Excerpt.width * 4
    let first = Self.boundary(max(bounds.lowerBound, from - reach), source.bytes, in: bounds)
    let stop = Self.boundary(min(end, from + reach), source.bytes, in: bounds)
    let last = Self.boundary(min(bounds.upperBound, stop + reach), source.bytes, in: bounds)
    var before = Self.cells(source.bytes[first..<from])
    var marked = Self.cells(source.bytes[from..<max(from, stop)])
    var after = Self.cells(source.bytes[max(from, stop)..<last])
    if first > bounds.lowerBound || last < bounds.upperBound
      || Self.width(before) + Self.width(marked) + Self.width(after) > Excerpt.width
    {
      Self.cut(&before, &marked, &after)
    }
    line = Self.text(before + marked + after)
    indent = before.map { $0.scalar == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
    mark = "^" + String(repeating: "~", count: max(Self.width(marked) - 1, 0))
  }

  /// Leaves some context before the mark and fills the rest of the width with the mark and what follows.
  private static func cut(_ before: inout [Cell], _ marked: inout [Cell], _ after: inout [Cell]) {
    let room = Excerpt.width - width(marked) - width(after)
    let allowed = max(lead, room)
    if width(before) > allowed { before = [ellipsis] + tail(before, allowed - 1) }
    let left = Excerpt.width - width(before)
    if width(marked) > left {
      marked = head(marked, left - 1)
      after = [ellipsis]
    } else if width(after) > left - width(marked) {
      after = head(after, left - width(marked) - 1) + [ellipsis]
    }
  }

  private static let ellipsis = Cell(scalar: "…", width: 1)

  /// As much of the start as fits.
  private static func head(_ cells: [Cell], _ width: Int) -> [Cell] {
    var left = width
    return Array(
      cells.prefix { cell in
        left -= cell.width
        return left >= 0
      })
  }

  /// As much of the end as fits.
  private static func tail(_ cells: [Cell], _ width: Int) -> [Cell] {
    head(cells.reversed(), width).reversed()
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar == "\t"
        ? Cell(scalar: scalar, width: 4)
        : Cell(scalar: Printable.picture(scalar), width: Printable.width(scalar))
    }
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  private static func text(_ cells: [Cell]) -> String {
    var text = String.UnicodeScalarView()
    for cell in cells { text.append(cell.scalar) }
    return String(text)
  }

  /// The start of the character that an offset stands in.
  private static func boundary(_ offset: Int, _ bytes: [UInt8], in bounds: Range<Int>) -> Int {
    var offset = offset
    while offset > bounds.lowerBound, offset < bounds.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
