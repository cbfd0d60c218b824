import SourceScan

/// A place in a file as findings write it: `screens/home.json:12:15`.
struct SourcePlace {
  let path: String
  /// Counted from 1.
  let line: Int
  /// Counted from 1, in characters of Unicode.
  let column: Int

  /// Reads `FILE:LINE:COLUMN`; `nil` for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // Places count from 1; what is none there is told of.
    func number(_ part: Substring) -> Int? { Int(part).flatMap { $0 >= 0 ? $0 : nil } }
    guard parts.count >= 3, let line = number(parts[parts.count - 2]),
      let column = number(parts[parts.count - 1])
    else { return nil }
    path = parts.dropLast(2).joined(separator: ":")
    (self.line, self.column) = (line, column)
    // A class such as `a:1:2` is no file.
    guard FileStatus.of(path) != nil || SourceLanguage(fileName: path) != nil else { return nil }
  }

  /// The byte of a text that the place names.
  func offset(in source: SourceText) -> Int? {
    guard line > 0, column > 0, line <= source.lines.lineCount else { return nil }
    let range = source.lines.lineRange(of: line)
    var offset = range.lowerBound
    var left = column - 1
    while left > 0, offset < range.upperBound {
      offset += 1
      while offset < range.upperBound, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return left == 0 ? offset : nil
  }
}
