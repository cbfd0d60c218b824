import StyleModel
import Testing

@testable import ClassParser

/// A class string with what it declares, and what is wrong in it.
struct ClassRow: Sendable, CustomTestStringConvertible {
  let text: String
  let declared: String
  /// Spaces and carets below the bytes at fault; `nil` where nothing is wrong.
  var mark: String?
  var id = ""
  /// How the message starts.
  var message = ""
  /// The string after the fault's fix.
  var repaired: String?
  var testDescription: String { text }

  static func accepts(_ text: String, _ declared: String) -> ClassRow {
    ClassRow(text: text, declared: declared)
  }

  static func refuses(
    _ text: String, _ mark: String, _ id: String, _ message: String, repaired: String? = nil,
    declaring declared: String = ""
  ) -> ClassRow {
    ClassRow(text: text, declared: declared, mark: mark, id: id, message: message, repaired: repaired)
  }

  /// Expects what the row says.
  func check(with vocabulary: Vocabulary = .plain, sourceLocation: SourceLocation = #_sourceLocation) {
    let list = ClassParser.parse(text, with: vocabulary)
    #expect(ClassParserTests.declared(list, with: vocabulary) == declared, sourceLocation: sourceLocation)
    guard let mark else {
      #expect(list.faults.map(\.message) == [], sourceLocation: sourceLocation)
      return
    }
    #expect(list.faults.count == 1, sourceLocation: sourceLocation)
    guard let fault = list.faults.first else { return }
    #expect(underline(fault.range) == mark, sourceLocation: sourceLocation)
    #expect(fault.id == id, sourceLocation: sourceLocation)
    #expect(fault.message.hasPrefix(message), "\(fault.message)", sourceLocation: sourceLocation)
    #expect(fault.fix?.applied(to: text) == repaired, sourceLocation: sourceLocation)
  }
}
