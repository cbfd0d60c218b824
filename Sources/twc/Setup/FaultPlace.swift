import JSONText
import Recipes
import StyleModel

/// Finds where a fault of a recipe's classes stands in the file of the recipe.
enum FaultPlace {
  /// The fault as a diagnostic at bytes of the file.
  ///
  /// Faults count bytes of the decoded class text; the file has it as a JSON string, perhaps with escapes.
  static func diagnostic(_ fault: RecipeFault, in source: SourceText) -> Diagnostic {
    var diagnostic = fault.fault.diagnostic
    let whole = fault.textRange.clamped(to: 0..<source.bytes.count)
    guard let string = try? JSONDocument(parsing: Array(source.bytes[whole])),
      let text = string.string(of: string.root), !fault.fault.range.isEmpty
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
    diagnostic.range = place(fault.fault.range) ?? whole
    if let fix = diagnostic.fix {
      diagnostic.fix = place(fix.range).map { TextEdit(replacing: $0, with: fix.replacement) }
    }
    return diagnostic
  }
}
