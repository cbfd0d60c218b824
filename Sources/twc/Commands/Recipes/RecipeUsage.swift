import Documents
import Engine
import JSONText
import Recipes

/// What the documents of `--used-in` use.
struct RecipeUsage {
  private var found: [String: [(source: SourceText, use: RecipeUses.Use)]] = [:]
  /// Every recipe and slot that they lead to.
  let reached: Set<String>
  /// Whether every document could be read, so that what none leads to is known.
  let isComplete: Bool
  /// The documents that could be read.
  let documents: [(source: SourceText, document: JSONDocument)]

  init(_ invocation: Invocation, _ engine: StyleEngine, _ reporter: Reporter) {
    let failures = reporter.count(of: ExitCode.inputOutput)
    let operands = invocation.all(.usedIn).map { RawArgument(Array($0.utf8)) }
    let uses = RecipeUses(engine)
    var documents: [(source: SourceText, document: JSONDocument)] = []
    for input in InputList(operands, reporter).files {
      do throws(SystemError) {
        let source = SourceText(input.name, try input.read())
        let (document, fault) = source.json()
        if let fault { reporter.report([fault], in: source, code: ExitCode.inputOutput) }
        guard let document else { continue }
        documents.append((source, document))
        for use in uses.uses(in: document) { found[use.recipe, default: []].append((source, use)) }
      } catch {
        reporter.fail("cannot read: \(error.message)", file: input.name, id: "cannot-read")
      }
    }
    self.documents = documents
    isComplete = reporter.count(of: ExitCode.inputOutput) == failures
    reached = uses.reached(from: Array(found.keys))
  }

  /// The uses of a recipe and of its slots.
  private func uses(of recipe: RecipeDefinition) -> [(source: SourceText, use: RecipeUses.Use)] {
    ([recipe.name] + recipe.slots.map { "\(recipe.name)/\($0.name)" }).flatMap { found[$0] ?? [] }
  }

  /// `file:line:column`, in the order of the documents.
  func places(of recipe: RecipeDefinition) -> [String] {
    uses(of: recipe).map { source, use in
      let place = source.lines.position(at: use.range.lowerBound)
      return "\(Printable.text(source.name)):\(place.line):\(place.column)"
    }
  }

  func json(of recipe: RecipeDefinition) -> [JSONValue] {
    uses(of: recipe).map { source, use in
      let place = source.lines.position(at: use.range.lowerBound)
      return [
        "recipe": .string(use.recipe), "file": .string(source.name), "line": .integer(place.line),
        "column": .integer(place.column),
      ]
    }
  }
}
