/// Markdown of the guides as a terminal shows it.
enum MarkdownPage {
  /// Headings without their signs, code set in, tables in columns, links as their texts.
  static func plain(_ markdown: String) -> String {
    var result = ""
    var isCode = false
    var table: [[String]] = []
    let lines: [Substring] = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines + [""] {
      if !table.isEmpty, !line.hasPrefix("|") {
        result += columns(table)
        table = []
      }
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        result += "    \(line)\n"
      } else if line.hasPrefix("|") {
        let cells = cells(line)
        if !cells.allSatisfy({ $0.allSatisfy { $0 == "-" } }) { table.append(cells.map(inline)) }
      } else if line.hasPrefix("#") {
        result += heading(line.drop { $0 == "#" }.dropFirst())
      } else {
        result += line.hasPrefix("    ") ? "\(line)\n" : "\(inline(line))\n"
      }
    }
    while result.hasSuffix("\n\n") { result.removeLast() }
    return result
  }

  private static func heading(_ text: Substring) -> String {
    "\(inline(text))\n\(String(repeating: "=", count: text.count))\n"
  }

  /// The text of links without their targets.
  private static func inline(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstRange(of: "]("), !rest[..<close.lowerBound].contains("`"),
        let end = rest[close.upperBound...].firstIndex(of: ")")
      else {
        result.append(rest.removeFirst())
        continue
      }
      result += rest[rest.index(after: open)..<close.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The cells of a row; a bar behind a backslash, or in code, is text.
  private static func cells(_ line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if isEscaped {
        cell += character == "|" ? "|" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "|" {
        cells.append(trimmed(cell))
        cell = ""
      } else {
        cell.append(character)
      }
    }
    return cells
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func columns(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = " "
      for (column, cell) in row.enumerated() {
        line += " \(cell)"
        let isLast = column == row.count - 1
        if !isLast { line += String(repeating: " ", count: widths[column] - cell.count + 1) }
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
