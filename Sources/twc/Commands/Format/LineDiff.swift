/// The difference between two texts with the same number of lines, as `diff -u` writes it.
///
/// Formatting never adds or removes a line, so lines are compared one by one.
struct LineDiff {
  private static let context = 3
  private let name: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  init(_ name: String, _ old: [UInt8], _ new: [UInt8]) {
    self.name = name
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  func bytes() -> [UInt8] {
    var result = Array("--- \(name)\n+++ \(name)\n".utf8)
    let changed = zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }.map { $0.offset }
    // What follows a last line feed is no line.
    let count = old.last?.isEmpty == true ? old.count - 1 : old.count
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * Self.context { last += 1 }
      let lines = max(0, changed[index] - Self.context)..<min(count, changed[last] + Self.context + 1)
      result += "@@ -\(lines.lowerBound + 1),\(lines.count) +\(lines.lowerBound + 1),\(lines.count) @@\n".utf8
      append(lines, to: &result)
      index = last + 1
    }
    return result
  }

  private func append(_ lines: Range<Int>, to result: inout [UInt8]) {
    func write(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, _ index: Int) {
      result.append(UInt8(ascii: sign))
      result += line
      result.append(0x0A)
      if index == old.count - 1 { result += "\\ No newline at end of file\n".utf8 }
    }
    var index = lines.lowerBound
    while index < lines.upperBound {
      guard old[index] != new[index] else {
        write(" ", old[index], index)
        index += 1
        continue
      }
      let end = lines[index...].firstIndex { old[$0] == new[$0] } ?? lines.upperBound
      for line in index..<end { write("-", old[line], line) }
      for line in index..<end { write("+", new[line], line) }
      index = end
    }
  }
}
