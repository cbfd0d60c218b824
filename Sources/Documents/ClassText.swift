import ClassParser
import JSONText
import StyleModel

/// The class string of a component, joined from what its `class` member holds, with a way back to the file.
///
/// `"class"` is a string, or an array of strings and of objects `{"${isError}": "text-error"}`, whose values may
/// be arrays of strings as well.
struct ClassText {
  private(set) var text = ""
  /// Pieces of the text and the JSON strings that they come from, in order.
  private var pieces: [(start: Int, end: Int, node: JSONNode)] = []
  private let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }

  /// Reads a `class` member; what has another form is reported.
  static func read(
    _ node: JSONNode, in document: JSONDocument, diagnostics: inout [Diagnostic]
  ) -> ClassText {
    var classes = ClassText(document)
    switch document.kind(of: node) {
    case .string: classes.append(node)
    case .array:
      for element in document.elements(of: node) {
        switch document.kind(of: element) {
        case .string: classes.append(element)
        case .object: classes.append(conditional: element, &diagnostics)
        default: diagnostics.append(form(element, document))
        }
      }
    default: diagnostics.append(form(node, document))
    }
    return classes
  }

  private static func form(_ node: JSONNode, _ document: JSONDocument) -> Diagnostic {
    Diagnostic(
      .error, id: "class-form", at: document.range(of: node),
      "\"class\" is a string, or an array of strings and of objects from conditions to classes")
  }

  private mutating func append(_ node: JSONNode) {
    guard let string = document.string(of: node) else { return }
    if !text.isEmpty { text += " " }
    add(string, node)
  }

  private mutating func add(_ string: String, _ node: JSONNode) {
    let start = text.utf8.count
    text += string
    pieces.append((start, text.utf8.count, node))
  }

  /// `{"${isError}": "text-error"}` reads like `[${isError}]:(text-error)`.
  private mutating func append(conditional node: JSONNode, _ diagnostics: inout [Diagnostic]) {
    for member in document.members(of: node) {
      let isList = document.kind(of: member.value) == .array
      for value in isList ? Array(document.elements(of: member.value)) : [member.value] {
        guard let condition = document.string(of: member.key), let classes = document.string(of: value) else {
          diagnostics.append(Self.form(value, document))
          continue
        }
        if Self.closesTooMuch(classes) {
          diagnostics.append(
            Diagnostic(
              .error, id: "unexpected-closing", at: document.range(of: value), "\")\" closes nothing"))
          continue
        }
        if !text.isEmpty { text += " " }
        text += "["
        add(escapedForBrackets(condition), member.key)
        text += "]:("
        add(classes, value)
        text += ")"
      }
    }
  }

  /// Whether classes close a parenthesis that they did not open, and so would leave their condition.
  private static func closesTooMuch(_ classes: String) -> Bool {
    var (brackets, parentheses) = (0, 0)
    var isEscaped = false
    for byte in classes.utf8 {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "(") where brackets <= 0: parentheses += 1
      case UInt8(ascii: ")") where brackets <= 0:
        parentheses -= 1
        if parentheses < 0 { return true }
      default: break
      }
    }
    return false
  }

  /// The bytes of the document that a range of the text comes from.
  func source(of range: Range<Int>) -> Range<Int> {
    guard
      let piece = pieces.first(where: { range.lowerBound >= $0.start && range.lowerBound < $0.end })
        ?? pieces.first(where: { $0.end >= range.lowerBound }) ?? pieces.last
    else { return 0..<0 }
    let whole = document.range(of: piece.node)
    guard document.string(of: piece.node)?.utf8.count == piece.end - piece.start else { return whole }
    let lower = max(range.lowerBound, piece.start) - piece.start
    let upper = min(max(range.upperBound, piece.start), piece.end) - piece.start
    let start = document.sourceOffset(inString: piece.node, decodedOffset: lower)
    let end = document.sourceOffset(inString: piece.node, decodedOffset: max(upper, lower))
    return start..<max(start, end)
  }

  /// A diagnostic of the text as one of the document.
  func diagnostic(_ found: Diagnostic) -> Diagnostic {
    var copy = found
    copy.range = source(of: found.range)
    // A repair of the decoded text is one of the file only where nothing is escaped.
    if let fix = found.fix {
      let range = source(of: fix.range)
      copy.fix = range.count == fix.range.count ? TextEdit(replacing: range, with: fix.replacement) : nil
    }
    return copy
  }
}
