import ClassParser

/// A compiled recipe while its parts are put together: what its shell sets, then what it says itself.
struct RecipeParts {
  struct Axis {
    var name: String
    var values: [(name: String, list: ClassList)]
    /// The value that a use takes without naming one, if the recipe, its style or its family says so.
    var defaultValue: Int?
  }

  private(set) var base = ClassList()
  /// Whether some part would expand to more than any string may.
  private(set) var isTooLarge = false
  private(set) var axes: [Axis] = []
  var compounds: [CompiledRecipe.Compound] = []

  /// The place of an axis, if there is one of this name.
  func place(of axis: String) -> Int? { axes.firstIndex { $0.name == axis } }

  /// Adds classes that always apply.
  mutating func addBase(_ list: ClassList) {
    let joined = base.followed(by: list)
    if let joined { base = joined }
    isTooLarge = isTooLarge || joined == nil
  }

  /// Adds the classes of a value, over those that it has.
  mutating func add(_ axis: String, _ value: String, _ list: ClassList) {
    let place = place(of: axis) ?? axes.count
    if place == axes.count { axes.append(Axis(name: axis, values: [])) }
    if let known = axes[place].values.firstIndex(where: { $0.name == value }) {
      let joined = axes[place].values[known].list.followed(by: list)
      if let joined { axes[place].values[known].list = joined }
      isTooLarge = isTooLarge || joined == nil
    } else {
      axes[place].values.append((value, list))
    }
  }

  /// Makes a value the default of its axis; returns whether there is such a value.
  mutating func setDefault(_ axis: String, _ value: String) -> Bool {
    guard let place = place(of: axis),
      let index = axes[place].values.firstIndex(where: { $0.name == value })
    else { return false }
    axes[place].defaultValue = index
    return true
  }

  /// The recipe that the parts make.
  func recipe(_ name: String, slots: [(name: String, recipe: Int)]) -> CompiledRecipe {
    CompiledRecipe(
      name: name, base: base,
      axes: axes.map { axis in
        CompiledRecipe.Axis(
          name: axis.name, values: axis.values, defaultValue: axis.defaultValue ?? axis.falseValue)
      }, compounds: compounds, slots: slots)
  }
}

extension RecipeParts.Axis {
  /// What a boolean axis stands at unless something else is said; `nil` for any other axis.
  var falseValue: Int? {
    isBoolean ? values.firstIndex { $0.name == "false" } : nil
  }

  private var isBoolean: Bool { values.allSatisfy { $0.name == "true" || $0.name == "false" } }
}
