import StyleModel

/// A recipe as its author wrote it: a class string, or base, variants, compounds and slots.
public struct RecipeDefinition: Hashable, Sendable {
  /// Class text with the place where it was written.
  public struct Classes: Hashable, Sendable {
    public var text: String
    /// Where the text stands in its file: UTF-8 bytes of the JSON string with its quotes.
    public var range: Range<Int>
    /// The file or document that holds it.
    public var source: String
    /// How many bytes at the start of `text` a parent recipe wrote, which stand elsewhere.
    var inherited = 0
    /// How many bytes at the start of what was written do not belong to `text`, as `extends card ` does.
    var skipped = 0

    public init(_ text: String, at range: Range<Int> = 0..<0, in source: String = "") {
      self.text = text
      self.range = range
      self.source = source
    }
  }

  /// One choice of an axis.
  public struct Value: Hashable, Sendable {
    public var name: String
    public var classes: Classes

    public init(_ name: String, _ classes: Classes) {
      self.name = name
      self.classes = classes
    }
  }

  /// A named choice between values, such as `size`.
  public struct Axis: Hashable, Sendable {
    public var name: String
    public var values: [Value]

    public init(_ name: String, _ values: [Value]) {
      self.name = name
      self.values = values
    }
  }

  /// Classes for a combination of values.
  public struct Compound: Hashable, Sendable {
    /// The axes that matter, each with the values that match.
    public var when: [Condition]
    public var classes: Classes

    public init(when: [Condition], classes: Classes) {
      self.when = when
      self.classes = classes
    }

    public struct Condition: Hashable, Sendable {
      public var axis: String
      public var values: [String]

      public init(axis: String, values: [String]) {
        self.axis = axis
        self.values = values
      }
    }
  }

  public var name: String
  /// The recipe that this one adds to.
  public var extends: String?
  /// Where that name stands in its file, if it does.
  public var extendsRange: Range<Int>?
  public var base: Classes
  public var axes: [Axis]
  public var compounds: [Compound]
  /// Axis name and the value that holds when a use names none.
  public var defaults: [String: String]
  /// Parts that are used as `card/title`; each is a recipe of its own.
  public var slots: [RecipeDefinition]
  /// The family whose style in force is the recipe's shell.
  public var family: String?
  /// Where the family's name stands in its file.
  public var familyRange: Range<Int>?
  public var description: String?
  /// The recipe to use instead, empty when there is none.
  public var deprecated: String?
  /// Which source it comes from, such as a file's name.
  public var source: String
  /// Where the name stands in its file.
  public var range: Range<Int>

  public init(_ name: String, _ base: Classes, source: String = "", at range: Range<Int> = 0..<0) {
    self.name = name
    self.base = base
    axes = []
    compounds = []
    defaults = [:]
    slots = []
    self.source = source
    self.range = range
  }

  /// Every class text of the recipe, slots apart.
  package var classTexts: [String] {
    [base.text] + axes.flatMap { $0.values.map { $0.classes.text } } + compounds.map { $0.classes.text }
  }

  /// This recipe on top of the one that it extends.
  func extending(_ parent: RecipeDefinition) -> RecipeDefinition {
    func joined(_ first: Classes, _ second: Classes) -> Classes {
      guard !first.text.isEmpty else { return second }
      var both = second
      both.text = second.text.isEmpty ? first.text : "\(first.text) \(second.text)"
      both.inherited = first.text.utf8.count + 1
      return both
    }
    var merged = self
    merged.extends = parent.extends
    merged.base = joined(parent.base, base)
    merged.axes = parent.axes
    for axis in axes {
      guard let index = merged.axes.firstIndex(where: { $0.name == axis.name }) else {
        merged.axes.append(axis)
        continue
      }
      for value in axis.values {
        if let known = merged.axes[index].values.firstIndex(where: { $0.name == value.name }) {
          merged.axes[index].values[known].classes = joined(
            merged.axes[index].values[known].classes, value.classes)
        } else {
          merged.axes[index].values.append(value)
        }
      }
    }
    merged.compounds = parent.compounds + compounds
    merged.defaults = parent.defaults
    for (axis, value) in defaults { merged.defaults[axis] = value }
    merged.slots = parent.slots
    for slot in slots {
      if let index = merged.slots.firstIndex(where: { $0.name == slot.name }) {
        merged.slots[index] = slot.extending(merged.slots[index])
      } else {
        merged.slots.append(slot)
      }
    }
    merged.family = family ?? parent.family
    merged.familyRange = family == nil ? parent.familyRange : familyRange
    return merged
  }
}
