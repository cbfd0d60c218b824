import ClassParser
import StyleModel

extension RecipeDefinition {
  /// Axes and values that the recipe's own defaults and compounds name although neither it nor a parent has them.
  ///
  /// - Parameter whole: The recipe with its parents folded in.
  func unknownNames(beside whole: RecipeDefinition) -> [RecipeFault] {
    var faults: [RecipeFault] = []
    func check(_ axis: String, _ value: String, _ range: Range<Int>) {
      guard let known = whole.axes.first(where: { $0.name == axis }) else {
        let near = Suggestions.nearest(to: axis, in: whole.axes.map { $0.name })
        faults.append(fault(.unknownAxis(axis, recipe: name), near, range))
        return
      }
      guard !known.values.contains(where: { $0.name == value }) else { return }
      let near = Suggestions.nearest(to: value, in: known.values.map { $0.name })
      faults.append(fault(.unknownAxisValue(value, axis: axis, recipe: name), near, range))
    }
    for (axis, value) in defaults.sorted(by: { $0.key < $1.key }) { check(axis, value, range) }
    for compound in compounds {
      for condition in compound.when {
        for value in condition.values { check(condition.axis, value, compound.classes.range) }
      }
    }
    return faults
  }

  private func fault(_ kind: ClassFault.Kind, _ near: [String], _ range: Range<Int>) -> RecipeFault {
    RecipeFault(
      recipe: name, source: source, textRange: range,
      fault: ClassFault(kind, at: 0..<0, suggestions: near))
  }
}
