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
    /// How conditions that stay open are written.
    public var target = StemJSONTarget.Options()
    /// Whether inputs whose classes ask for `focus:` get the state key and the events that tell it.
    public var wiresFocus = false
    /// How Flow is written, where documents are pages of Flow; `nil` for StemJSON.
    public var flow: FlowEngine.Options?
    /// Whether the result names the recipes that it was made with.
    public var namesRecipes = false

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
    /// The recipes and slots that its classes name, where they are asked for; `nil` where it may be any.
    public var recipes: Set<String>? = []

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  public let engine: StyleEngine
  public let options: Options
  /// What writes Flow, where documents are pages of Flow.
  fileprivate let flow: FlowEngine?

  public init(engine: StyleEngine, options: Options = Options()) {
    self.engine = engine
    self.options = options
    flow = options.flow.map { FlowEngine(engine.settled(for: options.context), options: $0) }
  }
}

extension DocumentCompiler {
  /// Compiles one document; bytes that no class touches stay as they are.
  ///
  /// - Complexity: O(*n*) in the document, plus what its classes expand to.
  public func compile(_ bytes: [UInt8]) -> Result {
    var memory = CompilationMemory()
    return compile(bytes, &memory)
  }

  /// Compiles a document with what earlier ones left, and leaves what it met to later ones.
  func compile(_ bytes: [UInt8], _ memory: inout CompilationMemory) -> Result {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes)
    } catch {
      var result = Result()
      result.diagnostics = [Diagnostic(jsonError: error, in: bytes)]
      return result
    }
    if let flow {
      var compilation = FlowCompilation(document, options.context)
      compilation.namesRecipes = options.namesRecipes
      compilation.run(flow)
      return finish(compilation.result, compilation.patch, bytes)
    }
    if FlowTree.of(document) != nil {
      let start = document.range(of: document.root).lowerBound
      let message = "this is a page of Flow, not a document of StemJSON: compile it with --to flow"
      var result = Result()
      result.diagnostics = [Diagnostic(.error, id: "document-form", at: start..<start + 1, message)]
      return result
    }
    var compilation = Compilation(document, options, memory.taken())
    compilation.compileRoot(
      Compilation.Scope(engine: engine.settled(for: options.context), context: options.context))
    memory = compilation.memory
    memory.texts = compilation.patch.texts
    return finish(compilation.result, compilation.patch, bytes)
  }

  private func finish(_ found: Result, _ patch: JSONPatch, _ bytes: [UInt8]) -> Result {
    var result = found
    result.diagnostics.sort { left, right in
      left.range.lowerBound == right.range.lowerBound
        ? left.severity > right.severity : left.range.lowerBound < right.range.lowerBound
    }
    guard !result.hasErrors || options.keepGoing else { return result }
    result.output = patch.isEmpty ? bytes : patch.applied()
    return result
  }
}

extension Compilation {
  /// A document is one component, or an array of components.
  mutating func compileRoot(_ scope: Scope) {
    var scope = scope
    scope.surroundings = memory.surroundings.number(of: scope.engine, scope.context)
    switch document.kind(of: document.root) {
    case .object: compile(component: document.root, in: nil, scope)
    case .array:
      for element in document.elements(of: document.root) { compile(component: element, in: nil, scope) }
    default: break
    }
  }
}
