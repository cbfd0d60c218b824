import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import Theme

// Text that can hardly be read on the fill of its own recipe.
extension CatalogLinter {
  /// A text on a fill, as a screen shows them.
  private struct Pair: Hashable {
    let text: RGBA
    let fill: RGBA
    let isLarge: Bool
  }

  func contrast(of recipe: RecipeDefinition) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<Pair> = []
    for variant in RecipeCombinations(of: [colored(recipe)]).variants {
      for isDark in [false, true] where options.context[.dark] ?? isDark == isDark {
        for state in [nil, Condition.hover, .focus, .pressed, .checked, .selected] {
          var context = options.context
          context.setStates(state.map { [$0] } ?? [])
          context[.dark] = isDark
          let style = engine.resolve(variant.classes, in: context).style.defaults
          guard let pair = pair(in: style, isDark), seen.insert(pair).inserted else { continue }
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

  private func judge(_ pair: Pair, _ recipe: RecipeDefinition, _ place: String) -> [Finding] {
    let what = "the text \(pair.text.hex) of \"\(recipe.name)\" on its fill \(pair.fill.hex) \(place)"
    let ratio = pair.text.contrast(against: pair.fill)
    let level = pair.isLarge ? ContrastLevel.largeText : .text
    if ratio < level.ratio {
      return [
        Finding(
          source: recipe.source,
          diagnostic: Diagnostic(
            .warning, id: "low-contrast", at: recipe.range,
            "\(what) has a contrast of \(ContrastLevel.written(ratio: ratio)) to 1; "
              + "WCAG 2.2 asks for \(JSONWriter.number(level.ratio))"
          ))
      ]
    }
    let lightness = abs(pair.text.lightnessContrast(on: pair.fill))
    guard lightness < level.lightness else { return [] }
    return [
      Finding(
        source: recipe.source,
        diagnostic: Diagnostic(
          .note, id: "low-contrast-apca", at: recipe.range,
          "\(what) has Lc \(ContrastLevel.written(lightness: lightness)); "
            + "APCA advises \(JSONWriter.number(level.lightness))"))
    ]
  }

  /// The text and the fill of a style; `nil` when it does not say both, or not in colours that are known.
  private func pair(in style: Style, _ isDark: Bool) -> Pair? {
    let isProminent = style.value(of: .buttonType) == .keyword("borderedProminent")
    guard style.value(of: .material) == nil, style.value(of: .surfaceRole) == nil,
      style.value(of: .glass) == nil, case .color(let text)? = style.value(of: .foreground),
      case .color(let fill)? = style.value(of: isProminent ? .tint : .background),
      let front = Self.components(text, isDark), let back = Self.components(fill, isDark), back.alpha > 0
    else { return nil }
    let ground =
      engine.theme.color("background").flatMap { Self.components($0, isDark) }
      ?? (isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255))
    var opacity = 1.0
    if case .number(let number)? = style.value(of: .opacity) { opacity = number }
    let filled = back.composited(over: ground)
    let written = front.composited(over: filled)
    return Pair(
      text: written.multiplyingAlpha(by: opacity).composited(over: ground),
      fill: filled.multiplyingAlpha(by: opacity).composited(over: ground), isLarge: Self.isLarge(style))
  }

  private static func components(_ color: Color, _ isDark: Bool) -> RGBA? {
    (isDark ? color.dark : color.light).components
  }

  /// Large text by WCAG: from 24 points on, or from 18.66 in bold.
  private static func isLarge(_ style: Style) -> Bool {
    var size = 0.0
    switch style.value(of: .font) {
    case .number(let points)?: size = points
    case .keyword("largeTitle")?: size = 34
    case .keyword("title")?: size = 28
    case .keyword("title2")?: size = 22
    case .keyword("title3")?: size = 20
    default: break
    }
    var isBold = style.value(of: .bold) == .bool(true)
    if case .keyword(let weight)? = style.value(of: .fontWeight) {
      isBold = isBold || ["bold", "heavy", "black"].contains(weight)
    }
    return size >= 24 || isBold && size >= 18.66
  }
}
