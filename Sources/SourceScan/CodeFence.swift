/// The code between two fences of a Markdown file.
struct CodeFence {
  let language: SourceLanguage
  /// The bytes between the lines of the fences.
  let range: Range<Int>

  /// Every fence whose first word names a language; one that is never closed ends with the file.
  static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [CodeFence] {
    var fences: [CodeFence] = []
    var open: (sign: UInt8, count: Int, language: SourceLanguage?, start: Int)?
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      if let fence = Fence(bytes, line..<end) {
        if let current = open {
          if fence.sign == current.sign, fence.count >= current.count, fence.word.isEmpty {
            if let language = current.language {
              fences.append(CodeFence(language: language, range: current.start..<line))
            }
            open = nil
          }
        } else {
          open = (
            fence.sign, fence.count, SourceLanguage(ending: fence.word), min(end + 1, bytes.count)
          )
        }
      }
      line = end + 1
    }
    if let open, let language = open.language {
      fences.append(CodeFence(language: language, range: open.start..<bytes.count))
    }
    // A fence of Markdown inside Markdown would lead into itself.
    return fences.filter { $0.language != .markdown }
  }

  /// A line of at least three backticks or tildes.
  private struct Fence {
    let sign: UInt8
    let count: Int
    let word: String

    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
      var at = line.lowerBound
      while at < line.upperBound, bytes[at] == 0x20 { at += 1 }
      guard at < line.upperBound, bytes[at] == UInt8(ascii: "`") || bytes[at] == UInt8(ascii: "~") else {
        return nil
      }
      sign = bytes[at]
      let start = at
      while at < line.upperBound, bytes[at] == sign { at += 1 }
      count = at - start
      guard count >= 3 else { return nil }
      while at < line.upperBound, bytes[at] <= 0x20 { at += 1 }
      let rest = bytes[at..<line.upperBound]
      word = String(decoding: rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "{") }, as: UTF8.self)
      if sign == UInt8(ascii: "`"), rest.contains(sign) { return nil }
    }
  }
}
