import ClassParser
import JSONText
import StyleModel

extension RecipeFault {
  /// The fault as a diagnostic at bytes of the file that holds the recipe.
  ///
  /// Faults count bytes of the decoded class text; the file has it as a JSON string, perhaps with escapes.
  public func diagnostic(in bytes: [UInt8]) -> Diagnostic {
    var diagnostic = fault.diagnostic
    let whole = textRange.clamped(to: 0..<bytes.count)
    guard let string = try? JSONDocument(parsing: Array(bytes[whole])),
      let text = string.string(of: string.root), !fault.range.isEmpty
    else {
      diagnostic.range = whole
      diagnostic.fix = nil
      return diagnostic
    }
    func place(_ range: Range<Int>) -> Range<Int>? {
      guard range.upperBound <= text.utf8.count else { return nil }
      let start = string.sourceOffset(inString: string.root, decodedOffset: range.lowerBound)
      let end = string.sourceOffset(inString: string.root, decodedOffset: range.upperBound)
      return whole.lowerBound + start..<whole.lowerBound + max(start, end)
    }
    diagnostic.range = place(fault.range) ?? whole
    if let fix = diagnostic.fix {
      diagnostic.fix = place(fix.range).map { TextEdit(replacing: $0, with: fix.replacement) }
    }
    return diagnostic
  }
}
