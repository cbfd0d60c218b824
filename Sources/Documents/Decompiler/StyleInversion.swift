import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// Turns the style of one component into classes, with an engine's names.
struct StyleInversion {
  let engine: StyleEngine
  let speller: ClassSpeller
  /// What is known of the place where classes will be compiled.
  var context = StyleContext()

  init(_ engine: StyleEngine) {
    self.engine = engine
    speller = ClassSpeller(engine.vocabulary)
  }

  /// What a style came to.
  struct Outcome {
    var classes = ""
    /// What the classes carry.
    var carried: Set<StylePlace> = []
    /// The recipe among the classes, if any, and how many properties it gives by itself.
    var recipe: RecipeUse?
    /// Properties that could not be said, with the reason.
    var left: [(place: StylePlace, reason: Reason)] = []
  }

  /// A recipe in front of the other classes.
  struct RecipeUse {
    let name: String
    let covered: Int
  }

  /// Why a property stays in the style.
  enum Reason {
    /// No class gives the value.
    case inexpressible
    /// The classes are there, but compiling them gives another value.
    case differs
    /// It shares a value of the style object with something that stays.
    case shared
  }

  /// Finds the shortest classes whose compilation gives the style again, together with what stays in it.
  func invert(
    _ style: ExplicitStyle, for component: StemJSONTarget.Component, prefix: RecipePrefix? = nil
  ) -> Outcome {
    var best = attempt(style, component, prefix, .plain)
    for way in ways(style, component) {
      let other = attempt(style, component, prefix, way)
      let isShorter =
        other.carried.count == best.carried.count && other.classes.utf8.count < best.classes.utf8.count
      if isShorter || other.carried.count > best.carried.count { best = other }
    }
    return best
  }

  /// The other ways to say a style that are worth trying.
  private func ways(_ style: ExplicitStyle, _ component: StemJSONTarget.Component) -> [LiftedStyle.Way] {
    if component.kind == .button {
      let isDrawn = style.style.entries.contains {
        $0.property.domain == .layout || $0.property.domain == .common || $0.property == .fontDesign
      }
      let isBezel = style.style.value(of: .buttonType) != nil || style.style.value(of: .buttonShape) != nil
      return isDrawn && !isBezel ? [.unstyledButton] : []
    }
    let isRounded = style.style.value(of: .cornerRadius) != nil
    return isRounded && style.style.value(of: .glass) != nil ? [.surface] : []
  }

  private func attempt(
    _ style: ExplicitStyle, _ component: StemJSONTarget.Component, _ prefix: RecipePrefix?,
    _ way: LiftedStyle.Way
  ) -> Outcome {
    var stay: Set<StylePlace> = []
    var left: [(place: StylePlace, reason: Reason)] = []
    func keep(_ places: [StylePlace], _ reason: Reason) {
      for place in places {
        for member in place.unit where !stay.contains(member) && style.value(at: member) != nil {
          stay.insert(member)
          left.append((member, member == place ? reason : .shared))
        }
      }
    }
    for place in style.places where isHeld(place, by: style.rest) { keep([place], .shared) }
    // Every round but the last moves something to what stays.
    while true {
      let lifted = LiftedStyle(
        style, without: stay, for: component, engine.theme, by: way)
      var carried = lifted.carried
      let missing = style.places.filter { !carried.contains($0) && !stay.contains($0) }
      if !missing.isEmpty {
        keep(missing, .inexpressible)
        continue
      }
      guard let wanted = prefix.map({ lifted.given($0.lifted) }) ?? lifted else { return Outcome(left: left) }
      let cover = ClassCover(
        // The preset's name is the curve's in other targets; StemJSON has the curve alone.
        wanted.wanted, optional: wanted.optional, ignoring: [.motionPreset], speller)
      let unspelled = cover.uncovered.flatMap { lifted.places(of: $0) }
      if !unspelled.isEmpty {
        keep(unspelled, .inexpressible)
        continue
      }
      let classes = ((prefix.map { [$0.text] } ?? []) + cover.texts).joined(separator: " ")
      if carried.isEmpty { return Outcome(left: left) }
      let different = differences(of: classes, style.removing(carried), from: style, component)
      if different.isEmpty {
        return Outcome(classes: classes, carried: carried, recipe: prefix?.use(in: lifted), left: left)
      }
      carried.formIntersection(different)
      // Something that no class was meant to set: nothing can be carried here.
      guard !carried.isEmpty else {
        keep(lifted.links.map { $0.place }, .differs)
        return Outcome(left: left)
      }
      keep(carried.sorted { $0.property.rawValue < $1.property.rawValue }, .differs)
    }
  }

  /// Whether something unknown inside the place's value keeps it where it is.
  private func isHeld(_ place: StylePlace, by rest: [StemJSONDecoder.Leftover]) -> Bool {
    let path = place.path
    return rest.contains { $0.path.count >= path.count && $0.path.starts(with: path) }
  }

  /// Where classes and what stays give another style than the one that is wanted.
  private func differences(
    of classes: String, _ remaining: ExplicitStyle, from wanted: ExplicitStyle,
    _ component: StemJSONTarget.Component
  ) -> Set<StylePlace> {
    guard let compiled = compiled(classes, remaining, component), compiled.margin.isZero,
      compiled.context.isEmpty
    else { return Set(wanted.places) }
    return differences(of: compiled, from: wanted)
  }

  /// Where a compiled style is another than the one that is wanted.
  func differences(of compiled: StemJSONTarget.Output, from wanted: ExplicitStyle) -> Set<StylePlace> {
    var found = ExplicitStyle()
    found.style = compiled.style
    found.custom = compiled.custom
    return StyleComparison(wanted).differences(from: StyleComparison(found))
  }

  /// What the compiler makes of classes beside a style; `nil` when a class is wrong.
  func compiled(
    _ classes: String, _ remaining: ExplicitStyle, _ component: StemJSONTarget.Component
  ) -> StemJSONTarget.Output? {
    var component = component
    component.explicitRadius = remaining.radius
    let resolved = engine.resolve(classes, for: component.kind, in: context)
    guard resolved.isSound else { return nil }
    let emitted = engine.emit(resolved, for: component)
    let laid = remaining.laid(over: emitted, kind: component.kind)
    return laid.coveredBorders.isEmpty ? laid.output : nil
  }
}
