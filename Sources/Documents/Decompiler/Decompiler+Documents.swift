import JSONText
import StyleModel

extension Decompiler {
  /// Puts classes in the place of a document's styles; bytes that no style has stay as they are.
  ///
  /// - Complexity: O(*n*) in the document, plus the search for the classes of each style.
  public func decompile(_ bytes: [UInt8]) -> Result {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      var result = Result()
      result.diagnostics = [Diagnostic(jsonError: error, in: bytes)]
      return result
    }
    var decompilation = Decompilation(document, options)
    let scope = Decompilation.Scope(inversion: inversion, parent: nil)
    switch document.kind(of: document.root) {
    case .object: decompilation.decompile(component: document.root, scope)
    case .array:
      for element in document.elements(of: document.root) {
        decompilation.decompile(component: element, scope)
      }
    default: break
    }
    var result = decompilation.result
    result.diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    result.output = decompilation.patch.isEmpty ? bytes : decompilation.patch.applied()
    return result
  }
}
