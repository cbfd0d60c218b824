import ClassParser
import Engine
import StyleModel

/// A class string that is looked at, with the tokens as they are written.
struct LintedString {
  let text: String
  let bytes: [UInt8]
  let list: ClassList
  /// The declarations of each token.
  let declarations: [[Int]]
  /// How each token is written; `nil` for one that is faulty.
  private let elements: [TokenTrace.Element?]

  init(_ text: String, _ engine: StyleEngine) {
    self.text = text
    let bytes = Array(text.utf8)
    self.bytes = bytes
    let (list, elements) = bytes.withUnsafeBufferPointer { ClassPrinter.read($0, with: engine.vocabulary) }
    self.list = list
    var declarations = [[Int]](repeating: [], count: list.tokens.count)
    for (index, declaration) in list.declarations.enumerated() {
      declarations[Int(declaration.token)].append(index)
    }
    self.declarations = declarations
    var written: [Int: TokenTrace.Element] = [:]
    for element in elements where element.sound != nil { written[element.range.lowerBound] = element }
    self.elements = list.tokens.map { written[$0.range.lowerBound] }
  }

  /// The token as it is written, in quotes.
  func quoted(_ token: Int) -> String { "\"\(written(list.tokens[token].range))\"" }

  func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// How a sound token is written.
  func element(_ token: Int) -> (outer: [Range<Int>], sound: TokenTrace.Sound)? {
    guard let element = elements[token], let sound = element.sound else { return nil }
    return (element.outer, sound)
  }

  /// The utility of a sound token with its value, without variants and marks.
  func body(_ token: Int) -> String? { element(token).map { written($0.sound.body) } }

  /// What tells a class from others: its conditions, its weight and its utility.
  func key(of token: Int) -> String? {
    guard let sound = element(token)?.sound else { return nil }
    return sound.set.names.map { "\($0):" }.joined() + (sound.isImportant ? "!" : "") + written(sound.body)
  }

  /// The edit that takes a class out, with one blank; `nil` where a group would be left empty.
  func removal(of token: Int) -> TextEdit? {
    let range = list.tokens[token].range
    let isFirst = range.lowerBound == 0 || bytes[range.lowerBound - 1] == UInt8(ascii: "(")
    let isLast = range.upperBound == bytes.count || bytes[range.upperBound] == UInt8(ascii: ")")
    if isFirst, isLast { return nil }
    if isLast {
      let start = bytes[..<range.lowerBound].lastIndex { !ByteClass.isBlank($0) }
      return TextEdit(replacing: (start ?? -1) + 1..<range.upperBound, with: "")
    }
    let end = bytes[range.upperBound...].firstIndex { !ByteClass.isBlank($0) }
    return TextEdit(replacing: range.lowerBound..<(end ?? bytes.count), with: "")
  }

  /// One edit that makes several at once, which do not touch one another.
  func joined(_ edits: [TextEdit]) -> TextEdit? {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.last else { return nil }
    var text = ""
    var at = first.range.lowerBound
    for edit in edits {
      guard edit.range.lowerBound >= at else { return nil }
      text += written(at..<edit.range.lowerBound) + edit.replacement
      at = edit.range.upperBound
    }
    return TextEdit(replacing: first.range.lowerBound..<last.range.upperBound, with: text)
  }
}
