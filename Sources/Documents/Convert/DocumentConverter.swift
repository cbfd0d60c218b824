import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve

/// Carries documents from StemJSON to Flow and back, as far as both can say the same, and reports the rest.
public struct DocumentConverter: Sendable {
  /// A format of documents.
  public enum System: String, CaseIterable, Sendable {
    case stemjson, flow
  }

  /// How documents are written and what is known of their place.
  public struct Options: Sendable {
    public var context = StyleContext()
    public var flow = FlowEngine.Options()

    public init() {}
  }

  /// What became of one document.
  public struct Result: Sendable {
    /// `nil` when the document cannot be read.
    public var document: JSONValue?
    /// What cannot cross, and what crosses nearly, at bytes of the source.
    public var diagnostics: [Diagnostic] = []
  }

  public let engine: StyleEngine
  public let options: Options

  public init(engine: StyleEngine, options: Options = Options()) {
    self.engine = engine
    self.options = options
  }

  /// Converts one document to the other system.
  ///
  /// - Complexity: O(*n*) in the document, times the search for the classes of each style.
  public func convert(_ bytes: [UInt8], to target: System) -> Result {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      return Result(diagnostics: [Diagnostic(jsonError: error, in: bytes)])
    }
    switch target {
    case .flow:
      guard FlowTree.of(document) == nil else { return refused(document, "a page of Flow", "stemjson") }
      guard holdsComponent(document) else {
        return Result(
          diagnostics: [
            Diagnostic(
              .error, id: "document-form", at: document.range(of: document.root),
              "this is no document of StemJSON: a component is an object with a \"type\"")
          ])
      }
      var writer = FlowPageWriter(document, self)
      writer.run()
      return sorted(writer.result)
    case .stemjson:
      guard let tree = FlowTree.of(document, acceptsAnyWidget: !isStemJSON(document)) else {
        return refused(document, "no document of Flow", "flow")
      }
      // Classes become layouts and atoms first.
      var compiler = DocumentCompiler.Options()
      compiler.context = options.context
      compiler.flow = FlowEngine.Options()
      let compiled = DocumentCompiler(engine: engine, options: compiler).compile(bytes)
      guard let output = compiled.output else { return Result(diagnostics: compiled.diagnostics) }
      guard output != bytes else {
        var writer = StemJSONWriter(document, self)
        writer.run(tree)
        return sorted(writer.result)
      }
      var result = convert(output, to: .stemjson)
      // Those places are in the compiled text, whose parts stand where those of the source stand.
      do throws(JSONError) {
        let places = SourcePlaces(of: try JSONDocument(parsing: output), in: document)
        for index in result.diagnostics.indices {
          result.diagnostics[index].range = places.place(at: result.diagnostics[index].range.lowerBound)
        }
      } catch {}
      result.diagnostics = compiled.diagnostics + result.diagnostics
      return sorted(result)
    }
  }

  /// Whether a document is a component, or an array with one in it.
  private func holdsComponent(_ document: JSONDocument) -> Bool {
    document.isComponent(document.root)
      || document.elements(of: document.root).contains { document.isComponent($0) }
  }

  private func isStemJSON(_ document: JSONDocument) -> Bool {
    document.member("type", of: document.root).flatMap { document.string(of: $0) }
      .map { FlowPageWriter.isKnown($0) } ?? false
  }

  private func refused(_ document: JSONDocument, _ what: String, _ system: String) -> Result {
    let start = document.range(of: document.root).lowerBound
    return Result(
      diagnostics: [
        Diagnostic(
          .error, id: "document-form", at: start..<start + 1,
          "this is \(what), which --from \(system) reads another way")
      ])
  }

  private func sorted(_ result: Result) -> Result {
    var sorted = result
    let order = result.diagnostics.enumerated().sorted { left, right in
      left.element.range.lowerBound == right.element.range.lowerBound
        ? left.offset < right.offset : left.element.range.lowerBound < right.element.range.lowerBound
    }
    sorted.diagnostics = order.map { $0.element }
    return sorted
  }
}
