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
    for variant in RecipeVariant.each(of: recipe) {
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

  private func judge(_ pair: Pair, _ recipe: RecipeDefinition, _ place: String) -> [Finding] {
    let what = "the text \(pair.text.hex) of \"\(recipe.name)\" on its fill \(pair.fill.hex) \(place)"
    let ratio = pair.text.contrast(against: pair.fill)
    let due = pair.isLarge ? 3.0 : 4.5
    if ratio < due {
      return [
        Finding(
          source: recipe.source,
          diagnostic: Diagnostic(
            .warning, id: "low-contrast", at: recipe.range,
            "\(what) has a contrast of \(Self.cut(ratio, 100)) to 1; WCAG 2.2 asks for \(JSONWriter.number(due))"
          ))
      ]
    }
    let lightness = abs(pair.text.lightnessContrast(on: pair.fill))
    let least = pair.isLarge ? 45.0 : 60.0
    guard lightness < least else { return [] }
    return [
      Finding(
        source: recipe.source,
        diagnostic: Diagnostic(
          .note, id: "low-contrast-apca", at: recipe.range,
          "\(what) has Lc \(Self.cut(lightness, 10)); APCA advises \(JSONWriter.number(least))"))
    ]
  }

  /// A number cut, never rounded up to what is asked for.
  private static func cut(_ number: Double, _ steps: Double) -> String {
    JSONWriter.number((number * steps).rounded(.down) / steps)
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
    let tone = isDark ? color.dark : color.light
    switch tone.shade {
    case .rgba(let rgba): return rgba.multiplyingAlpha(by: tone.opacity)
    case .keyword(.white): return RGBA(255, 255, 255).multiplyingAlpha(by: tone.opacity)
    case .keyword(.black): return RGBA(0, 0, 0).multiplyingAlpha(by: tone.opacity)
    case .keyword(.clear): return RGBA(0, 0, 0, 0)
    case .keyword, .dynamic: return nil
    }
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
