/// Documents that one compiler compiles one after another, each faster for those before it.
///
/// What becomes of a document does not depend on the others.
public struct DocumentSeries: Sendable {
  public let compiler: DocumentCompiler
  private var memory = CompilationMemory()

  public init(_ compiler: DocumentCompiler) { self.compiler = compiler }

  /// Compiles the next document.
  public mutating func compile(_ bytes: [UInt8]) -> DocumentCompiler.Result {
    compiler.compile(bytes, &memory)
  }
}
