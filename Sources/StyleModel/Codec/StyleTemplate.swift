/// The text of a style with gaps for the values of some rows: written once, then filled again and again.
package struct StyleTemplate: @unchecked Sendable {
  /// What stands before each gap, then the end.
  private let pieces: UnsafeBufferPointer<JSONWord>

  /// Writes what stands behind the identifier of a component but for the values of some rows; the memory of the text
  /// is never freed.
  package init(_ component: GeneratedComponent, gaps: PropertySet) {
    var left = StyleTextWriter.Gaps(properties: gaps)
    var bytes = Array(#","type":"\#(component.type)","style":"#.utf8)
    let start = bytes.count
    TextBuffer.appending(to: &bytes) { text in
      PlainRows.with(component.style) { rows in
        withUnsafeMutablePointer(to: &left) {
          var writer = StyleTextWriter(text: text, rows, gaps: $0)
          writer.write()
        }
      }
    }
    let ends = left.places.map { start + $0 } + [bytes.count]
    let memory = UnsafeMutableBufferPointer<JSONWord>.allocate(capacity: ends.count)
    for (index, end) in ends.enumerated() {
      let piece = bytes[(index == 0 ? 0 : ends[index - 1])..<end]
      memory.initializeElement(at: index, to: JSONWord(json: String(decoding: piece, as: UTF8.self)))
    }
    pieces = UnsafeBufferPointer(memory)
  }

  /// Writes the text with values for its gaps, in the table's order.
  @inline(__always)
  func write(_ values: UnsafeBufferPointer<PlainRow>, to text: TextBuffer, _ write: (PlainRow) -> Void) {
    for index in pieces.indices {
      text.append(pieces[index].base, pieces[index].count)
      if index < values.count { write(values[index]) }
    }
  }
}
