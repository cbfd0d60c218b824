import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// The reverse of compilation: style objects become the shortest class strings that give the same style.
///
///     let result = Decompiler(engine: StyleEngine()).decompile(bytes)
///     result.output                  // the document with classes
///     result.stats.percentage        // how much of its styles the classes carry
///
/// What the classes say is compiled again before it is believed: a property that would come out otherwise stays
/// in `style`, with a note. Components inside a style, what the model does not know and invalid values stay
/// there too, byte for byte.
public struct Decompiler: Sendable {
  /// How styles are turned into classes.
  public struct Options: Sendable {
    /// What is known of the place where the documents will be compiled.
    public var place = StyleContext()
    /// Whether spacing, alignment, content mode and laziness move from the context into classes too.
    public var context = false
    /// Whether the names of recipes are tried.
    public var recipes = false

    public init() {}
  }

  public let engine: StyleEngine
  public let options: Options
  let inversion: StyleInversion

  public init(engine: StyleEngine, options: Options = Options()) {
    self.engine = engine
    self.options = options
    var inversion = StyleInversion(engine.settled(for: options.place))
    inversion.context = options.place
    self.inversion = inversion
  }

  /// How much of some styles the classes carry.
  public struct Stats: Hashable, Sendable {
    /// Style objects that were looked at.
    public var styles = 0
    /// Properties in them; those inside a custom button count one by one.
    public var properties = 0
    /// Properties whose value is a component or an object of components, which no class can say.
    public var components = 0
    /// Properties that classes carry now.
    public var carried = 0
    /// Unknown keys and invalid values, which are no properties.
    public var unknown = 0
    /// Style objects whose classes name a recipe.
    public var recipes = 0
    /// Properties that those recipes give by themselves.
    public var recipeProperties = 0

    public init() {}

    /// Properties that classes carry, in percent of those that are no components; 100 when there are none.
    public var percentage: Double {
      let sayable = properties - components
      return sayable > 0 ? Double(carried) * 100 / Double(sayable) : 100
    }

    /// The sums of two.
    public static func + (left: Stats, right: Stats) -> Stats {
      var sum = left
      sum.styles += right.styles
      sum.properties += right.properties
      sum.components += right.components
      sum.carried += right.carried
      sum.unknown += right.unknown
      sum.recipes += right.recipes
      sum.recipeProperties += right.recipeProperties
      return sum
    }
  }

  /// What one style came to.
  public struct Classes: Sendable {
    /// The class string; empty when no class carries anything.
    public var classes: String
    /// What stays in the style.
    public var leftover: Style
    /// What the model could not hold, as it was.
    public var rest: [StemJSONDecoder.Leftover]
    public var coverage: Stats

    /// The style object of what stays.
    public var json: JSONValue { StemJSONDecoder.encode(leftover, rest: rest) }
  }

  /// What became of one document.
  public struct Result: Sendable {
    /// The document with classes in the place of styles; `nil` when it is no JSON.
    public var output: [UInt8]?
    /// Notes on what stays, and errors, at bytes of the document, in their order.
    public var diagnostics: [Diagnostic] = []
    public var stats = Stats()
  }

  /// The shortest classes for a style on a component.
  ///
  /// - Complexity: O(*n* · *c*) in the number of properties and of the theme's colours.
  public func classes(
    for style: Style, rest: [StemJSONDecoder.Leftover] = [], kind: ComponentKind? = nil, id: String? = nil
  ) -> Classes {
    let explicit = ExplicitStyle(style, rest: rest, kind: kind)
    let component = StemJSONTarget.Component(id: id, kind: kind)
    let prefixes = options.recipes ? inversion.prefixes(for: component) : RecipePrefixes()
    let outcome = inversion.invert(explicit, for: component, among: prefixes, named: id)
    let remaining = explicit.removing(outcome.carried)
    var output = StemJSONTarget.Output()
    output.style = remaining.style
    output.custom = remaining.custom
    return Classes(
      classes: outcome.classes, leftover: output.whole, rest: rest, coverage: Stats(explicit, outcome))
  }
}

extension Decompiler.Stats {
  init(_ style: ExplicitStyle, _ outcome: StyleInversion.Outcome) {
    self.init()
    styles = 1
    properties = style.places.count
    // An overlay that became a border is no component any more.
    components = style.places.count { style.isComponent($0) && !outcome.carried.contains($0) }
    carried = outcome.carried.count
    unknown = style.rest.count
    recipes = outcome.recipe == nil ? 0 : 1
    recipeProperties = outcome.recipe?.covered ?? 0
  }
}
