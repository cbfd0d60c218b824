import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import Theme

// Text that can hardly be read on the fill of its own recipe.
extension CatalogLinter {
  func contrast(of recipe: RecipeDefinition) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<TextOnFill> = []
    for variant in RecipeCombinations(of: [colored(recipe)]).variants {
      for isDark in [false, true] where options.context[.dark] ?? isDark == isDark {
        for state in [nil, Condition.hover, .focus, .pressed, .checked, .selected] {
          var context = options.context
          context.setStates(state.map { [$0] } ?? [])
          context[.dark] = isDark
          let style = engine.resolve(variant.classes, in: context).style.defaults
          guard let pair = TextOnFill(style, isDark: isDark, theme: engine.theme), seen.insert(pair).inserted
          else { continue }
          let place =
            (isDark ? "in dark" : "in light") + (state.map { ", \($0.name)" } ?? "")
            + (variant.choices.isEmpty ? "" : ", \(variant.label)")
          findings += judge(pair, recipe, place)
        }
      }
    }
    return findings
  }

  /// The recipe with those axes alone that have to do with its colours, also where a compound asks for them.
  private func colored(_ recipe: RecipeDefinition) -> RecipeDefinition {
    var whole = engine.whole(recipe)
    guard let compiled = engine.vocabulary.recipe(named: recipe.name), compiled.broken == nil else {
      return whole
    }
    func isColored(_ list: ClassList) -> Bool {
      list.declarations.contains { Self.judged.contains($0.property) }
    }
    var names: Set<String> = []
    for axis in compiled.axes where axis.values.contains(where: { isColored($0.list) }) {
      names.insert(axis.name)
    }
    for compound in compiled.compounds where isColored(compound.list) {
      for part in compound.when { names.insert(compiled.axes[part.axis].name) }
    }
    whole.axes.removeAll { !names.contains($0.name) }
    return whole
  }

  /// What decides about the contrast of a text on its fill.
  private static let judged: Set<StyleProperty> = [
    .foreground, .background, .tint, .buttonType, .opacity, .material, .surfaceRole, .glass, .font,
    .fontWeight,
    .bold, .accent,
  ]

  private func judge(_ pair: TextOnFill, _ recipe: RecipeDefinition, _ place: String) -> [Finding] {
    let what = "the text \(pair.text.hex) of \"\(recipe.name)\" on its fill \(pair.fill.hex) \(place)"
    return pair.finding(what, at: recipe.range).map { [Finding(source: recipe.source, diagnostic: $0)] } ?? []
  }
}
