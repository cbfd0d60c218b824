import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// Checks whole documents by the rules of StemJSON, R01 to R40, or of Flow, and the classes in them.
///
///     let checker = DocumentChecker(engine: StyleEngine())
///     for finding in checker.check(bytes).diagnostics { print(finding.id, finding.message) }
///
/// Every identifier that a finding can have stands in ``RuleTable``.
public struct DocumentChecker: Sendable {
  /// How documents are checked.
  public struct Options: Sendable {
    /// What is known of the place where the document is shown; it settles conditions of classes.
    public var context = StyleContext()
    /// How conditions that stay open are to be written.
    public var target = StemJSONTarget.Options()
    /// Whether inputs whose classes ask for `focus:` will be wired.
    public var wiresFocus = false
    /// Whether classes that are right are looked at for what is doubtful in them, as ``ClassLinter`` does.
    public var lints = true

    public init() {}
  }

  /// What is wrong in one document.
  public struct Result: Sendable {
    /// The findings, at bytes of the document, in their order.
    public var diagnostics: [Diagnostic] = []
    /// How many components the document has.
    public var components = 0
    /// How many style objects its components carry.
    public var styles = 0
    /// How many classes its components carry.
    public var classes = 0
    /// How many class strings a source has that is no document.
    public var strings = 0

    public init() {}

    /// The weightiest severity, or `nil` without findings.
    public var worst: Severity? { diagnostics.map { $0.severity }.max() }
  }

  public let engine: StyleEngine
  public let options: Options
  /// What looks at classes outside of rules of a document's own.
  private let linter: ClassLinter

  public init(engine: StyleEngine, options: Options = Options()) {
    self.engine = engine
    self.options = options
    linter = ClassLinter(engine.settled(for: options.context))
  }

  /// Whether some JSON is a document: a component, an array of components, or one of Flow.
  public static func isDocument(_ document: JSONDocument) -> Bool {
    if FlowTree.of(document) != nil { return true }
    let root = document.root
    guard document.kind(of: root) == .array else { return document.isComponent(root) }
    return document.elements(of: root).contains { document.isComponent($0) }
  }

  /// Checks one document.
  ///
  /// - Complexity: O(*n*) in the document, plus what its classes expand to.
  public func check(_ bytes: [UInt8]) -> Result {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      var result = Result()
      result.diagnostics = [Diagnostic(jsonError: error, in: bytes)]
      return result
    }
    return check(document)
  }

  private func check(_ document: JSONDocument) -> Result {
    if let tree = FlowTree.of(document) { return check(document, tree) }
    var compilerOptions = DocumentCompiler.Options()
    compilerOptions.context = options.context
    compilerOptions.keepGoing = true
    compilerOptions.target = options.target
    compilerOptions.wiresFocus = options.wiresFocus
    var compilation = Compilation(document, compilerOptions)
    compilation.recordsStyles = true
    compilation.compileRoot(
      Compilation.Scope(engine: linter.engine, context: options.context))
    var pass = CheckPass(compilation)
    pass.run()
    var result = pass.result
    result.classes = compilation.result.classes
    // The pass marks what is wrong inside a condition, where it stands.
    let compiled = compilation.result.diagnostics.filter { $0.id != "condition-expression" }
    result.diagnostics = Self.sorted(
      compiled + result.diagnostics + doubts(about: compilation.classLists.values))
    return result
  }

  /// What is doubtful in classes that are right, at bytes of the document.
  private func doubts(about classes: some Collection<ReadClasses>) -> [Diagnostic] {
    guard options.lints else { return [] }
    var linters = [linter.engine.identity: linter]
    var found: [Diagnostic] = []
    for read in classes {
      let linter = linters[read.engine.identity] ?? ClassLinter(read.engine)
      linters[read.engine.identity] = linter
      for diagnostic in linter.lint(read.text.text, for: read.kind, in: read.context) {
        found.append(read.text.diagnostic(diagnostic))
      }
    }
    return found
  }

  /// Checks a document of Flow.
  private func check(_ document: JSONDocument, _ tree: FlowTree) -> Result {
    var compilation = FlowCompilation(document, options.context)
    compilation.recordsClasses = options.lints
    compilation.run(FlowEngine(linter.engine))
    var pass = FlowCheck(compilation)
    pass.run(tree)
    let doubts = doubts(about: compilation.classLists)
    var result = pass.result
    // A value of a wrong type is one fault, with classes or without.
    let faulty = Set(result.diagnostics.filter { $0.severity == .error }.map { $0.range })
    let compiled = compilation.result.diagnostics.filter {
      $0.id != "flow-form" || !faulty.contains($0.range)
    }
    result.diagnostics = Self.sorted(compiled + result.diagnostics + doubts)
    return result
  }

  /// In document order, each finding once; of those at one place the weightier first.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let order = diagnostics.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.range.lowerBound != other.range.lowerBound {
        return one.range.lowerBound < other.range.lowerBound
      }
      if one.severity != other.severity { return one.severity > other.severity }
      return left.offset < right.offset
    }
    var found: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for (_, diagnostic) in order where seen.insert(diagnostic).inserted { found.append(diagnostic) }
    return found
  }
}
