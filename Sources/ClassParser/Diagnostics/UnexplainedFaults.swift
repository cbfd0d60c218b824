/// A class string in which something is wrong, kept until somebody asks what it is.
///
/// Most readers of a string want its declarations alone; reasons and suggestions cost many times as much.
struct UnexplainedFaults: Sendable {
  let bytes: [UInt8]
  let vocabulary: Vocabulary
  /// The recipes that stood behind the vocabulary's names.
  let recipes: [CompiledRecipe]

  /// - Complexity: O(*n*) in the length of the string, and for each unknown name O(*m*) in the vocabulary's names.
  var faults: [ClassFault] {
    bytes.withUnsafeBufferPointer { ClassParser.faults(in: $0, with: vocabulary, recipes: recipes) }
  }
}
