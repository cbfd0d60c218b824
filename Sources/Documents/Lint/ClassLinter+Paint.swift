import ClassParser
import Engine
import StyleModel
import StyleResolve
import StyleTargets
import Theme

// Colours that cannot be seen, or not in both appearances.
extension ClassLinter {
  /// A border's colour without a width, which draws nothing.
  func unpaintedBorders(in string: LintedString, _ kind: ComponentKind?) -> [Diagnostic] {
    let layers = engine.resolve("", for: kind).layers
    let hasWidth = (layers.map { $0.list } + [string.list]).contains { list in
      list.declarations.contains { $0.property == .borderWidth }
    }
    // A class that is wrong may be the one that was to give the width.
    guard !hasWidth, string.list.isSound else { return [] }
    var found: [Diagnostic] = []
    for declaration in string.list.declarations
    where declaration.property == .borderColor && declaration.kind != .unset && declaration.depth == 0 {
      let token = Int(declaration.token)
      found.append(
        Diagnostic(
          .warning, id: "border-without-width", at: string.list.tokens[token].range,
          "\(string.quoted(token)) colours a border that has no width; add \"border\" for one of a point"))
    }
    return found
  }

  /// Texts that can hardly be read on the fill of the same string, where one of both is the string's own.
  func contrast(of string: LintedString, _ kind: ComponentKind?, _ context: StyleContext) -> [Diagnostic] {
    var states: [Condition?] = [nil]
    var isPaired = (text: false, fill: false, isOwn: false)
    for declaration in string.list.declarations {
      switch declaration.property {
      case .foreground: isPaired.text = true
      case .background, .tint: isPaired.fill = true
      default: continue
      }
      if declaration.depth == 0 { isPaired.isOwn = true }
      let asked = string.list.conditions(of: declaration).positive
      for state in Self.judgedStates where asked & state.bit != 0 && !states.contains(state) {
        states.append(state)
      }
    }
    guard isPaired.text, isPaired.fill, isPaired.isOwn else { return [] }
    var found: [Diagnostic] = []
    var seen: Set<TextOnFill> = []
    // States that the context knows are the only ones.
    let isOpen = context[.disabled] == nil
    for state in isOpen ? states : [nil] {
      var shown = context
      if isOpen { shown.setStates(state.map { [$0] } ?? []) }
      for isDark in [false, true] where context[.dark] ?? isDark == isDark {
        shown[.dark] = isDark
        let result = engine.resolve(string.list, for: kind, in: shown)
        let style = result.style.defaults
        guard let pair = TextOnFill(style, isDark: isDark, theme: engine.theme), seen.insert(pair).inserted,
          let token = owner(of: result, string)
        else { continue }
        let place = (isDark ? "in dark" : "in light") + (state.map { ", \($0.name)" } ?? "")
        let what = "the text \(pair.text.hex) on the fill \(pair.fill.hex) \(place)"
        // What APCA advises is for themes and recipes to weigh.
        guard !pair.isReadable, let finding = pair.finding(what, at: string.list.tokens[token].range) else {
          continue
        }
        guard context[.dark] == nil, let hole = hole(in: string, kind, shown, isDark) else {
          found.append(finding)
          continue
        }
        found.append(
          Diagnostic(
            .warning, id: "dark-mode-hole", at: string.list.tokens[hole.token].range,
            "\(hole.message): \(finding.message)"))
      }
    }
    return found
  }

  private static let judgedStates: [Condition] = [.hover, .focus, .pressed, .checked, .selected]

  /// The class of the string that colours the text, or else the fill.
  private func owner(of result: StyleEngine.Result, _ string: LintedString) -> Int? {
    for property in [StyleProperty.foreground, .background, .tint] {
      guard let origin = result.style.decision(for: property)?.origin,
        origin.layer == result.layers.count - 1, string.list.tokens.indices.contains(origin.token),
        string.declarations[origin.token].contains(where: { string.list.declarations[$0].depth == 0 })
      else { continue }
      return origin.token
    }
    return nil
  }

  /// A colour that stays the same while the one that it stands on, or that stands on it, changes with the
  /// appearance; the pair can be read in the other one.
  private func hole(
    in string: LintedString, _ kind: ComponentKind?, _ context: StyleContext, _ isDark: Bool
  ) -> (token: Int, message: String)? {
    var other = context
    other[.dark] = !isDark
    let result = engine.resolve(string.list, for: kind, in: other)
    guard TextOnFill(result.style.defaults, isDark: !isDark, theme: engine.theme)?.isReadable == true else {
      return nil
    }
    let here = engine.resolve(string.list, for: kind, in: context).style
    for (fixed, changing) in [
      (StyleProperty.foreground, StyleProperty.background), (.background, .foreground),
    ]
    where !changes(fixed, here, result.style) && changes(changing, here, result.style) {
      guard let token = result.style.decision(for: fixed)?.origin?.token,
        string.list.tokens.indices.contains(token)
      else { continue }
      let what = fixed == .foreground ? "the fill" : "the text"
      return (
        token, "\(string.quoted(token)) has no \(isDark ? "dark" : "light") form, and \(what) has one"
      )
    }
    return nil
  }

  /// Whether a colour is another one in the other appearance.
  private func changes(_ property: StyleProperty, _ here: ResolvedStyle, _ there: ResolvedStyle) -> Bool {
    let values = [here, there].map { $0.decision(for: property)?.value }
    if values[0] != values[1] { return true }
    if case .color(let color)? = values[0] { return color.isAdaptive }
    return false
  }
}
