import ClassParser
import StyleModel
import Theme

/// How one property came to its value: the declarations for it, strongest first.
public struct Explanation: Hashable, Sendable {
  /// One declaration and where it was written.
  public struct Entry: Hashable, Sendable {
    /// The layer's name, such as `view` or `class`.
    public let layer: String
    /// The token's place in the layer's string, in UTF-8 bytes.
    public let range: Range<Int>
    /// The recipes that lead to it, outermost first; empty for a class of the string itself.
    public let recipes: [String]
    public let value: StyleValue
    /// The conditions that the context leaves open.
    public let when: [String]
    /// Whether the context rules it out.
    public let isExcluded: Bool
    public let isImportant: Bool
  }

  public let property: StyleProperty
  /// The entries that can apply, strongest first, then those that the context rules out.
  public let entries: [Entry]

  /// What wins when no open condition holds.
  public var winner: Entry? { entries.first { $0.when.isEmpty && !$0.isExcluded } }

  /// Explains every property that a declaration sets, in the table's order.
  ///
  /// - Complexity: O(*d* log *d*) in the number of declarations.
  public static func all(
    _ layers: [Layer], vocabulary: Vocabulary, in context: StyleContext
  ) -> [Explanation] {
    var found: [(property: StyleProperty, key: CascadeKey, entry: Entry)] = []
    for (index, layer) in layers.enumerated() {
      for (position, declaration) in layer.list.declarations.enumerated() {
        let set = layer.list.conditions(of: declaration)
        let remaining = context.remaining(of: set)
        found.append(
          (
            declaration.property, CascadeKey(declaration, layer: index, position: position),
            Entry(
              layer: layer.name, range: layer.list.tokens[Int(declaration.token)].range,
              recipes: vocabulary.recipeNames(ofChain: declaration.chain),
              value: layer.list.value(of: declaration, theme: vocabulary.theme),
              when: (remaining ?? set).names, isExcluded: remaining == nil,
              isImportant: declaration.isImportant)
          ))
      }
    }
    found.sort { left, right in
      if left.property != right.property { return left.property.rawValue < right.property.rawValue }
      if left.entry.isExcluded != right.entry.isExcluded { return right.entry.isExcluded }
      return left.key > right.key
    }
    var explanations: [Explanation] = []
    var start = 0
    while start < found.count {
      var end = start
      while end < found.count, found[end].property == found[start].property { end += 1 }
      explanations.append(
        Explanation(property: found[start].property, entries: found[start..<end].map { $0.entry }))
      start = end
    }
    return explanations
  }
}
