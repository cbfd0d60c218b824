import Engine
import JSONText
import StyleResolve

/// What components leave to later ones, in the same document and in others that the same compiler compiles.
///
/// Nothing in it changes what a component becomes.
struct CompilationMemory {
  var kinds = KnownKinds()
  var plain = PlainStyles()
  /// What the plain styles look like in documents, by their numbers.
  var texts = MemberTexts()
  var surroundings = KnownSurroundings()

  /// The memory, which is left empty so that it is changed in place.
  mutating func taken() -> CompilationMemory {
    let taken = self
    self = CompilationMemory()
    return taken
  }
}

/// Numbers for engines with contexts, which take longer to compare than a number.
struct KnownSurroundings {
  private var known: [(number: Int, engine: StyleEngine, context: StyleContext)] = []
  /// No number is given twice.
  private var next = 0

  /// Engines that are held at most.
  private static let limit = 16

  mutating func number(of engine: StyleEngine, _ context: StyleContext) -> Int {
    if let same = known.first(where: { $0.engine === engine && $0.context == context }) { return same.number }
    if known.count >= Self.limit { known.removeAll() }
    known.append((next, engine, context))
    next += 1
    return next - 1
  }
}
