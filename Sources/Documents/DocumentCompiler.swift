import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// Compiles whole documents: resolves the classes of every component and patches the bytes.
public struct DocumentCompiler: Sendable {
  /// How documents are compiled.
  public struct Options: Sendable {
    /// What is known of the place where the document is shown.
    public var context = StyleContext()
    /// Whether every style object is rewritten in canonical form, classes or not.
    public var canonicalStyles = false
    /// Whether good classes are compiled although others are wrong.
    public var keepGoing = false

    public init() {}
  }

  /// What became of one document.
  public struct Result: Sendable {
    /// The compiled bytes; `nil` when errors forbid writing any.
    public var output: [UInt8]?
    /// Everything to report, at bytes of the document, in their order.
    public var diagnostics: [Diagnostic] = []
    /// How many components the document has.
    public var components = 0
    /// How many classes its components carry.
    public var classes = 0

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  public let engine: StyleEngine
  public let options: Options

  public init(engine: StyleEngine, options: Options = Options()) {
    self.engine = engine
    self.options = options
  }
}
