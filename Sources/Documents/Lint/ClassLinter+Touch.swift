import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

// Controls that a finger misses.
extension ClassLinter {
  /// The least height and width of a touch target on iOS, in points (Human Interface Guidelines, Layout).
  static let touchTarget = 44.0

  /// The types of components that people tap.
  static let controls: Set<String> = [
    "button", "toggle", "picker", "datepicker", "textfield", "securefield", "slider", "stepper", "menu",
    "link",
  ]

  /// Sizes below the least one, on iOS without any state.
  func touchTargets(in string: LintedString, _ kind: ComponentKind, _ context: StyleContext) -> [Diagnostic] {
    guard Self.controls.contains(kind.name), context.platform ?? .ios == .ios else { return [] }
    var place = context
    place.platform = .ios
    if context[.disabled] == nil { place.setStates([]) }
    let result = engine.resolve(string.list, for: kind, in: place)
    var found: [Diagnostic] = []
    for (name, properties) in [
      ("high", [StyleProperty.height, .maxHeight]), ("wide", [.width, .maxWidth]),
    ] {
      for property in properties {
        guard let decision = result.style.decision(for: property), case .number(let size)? = decision.value,
          size < Self.touchTarget, let origin = decision.origin, origin.layer == result.layers.count - 1,
          string.list.tokens.indices.contains(origin.token)
        else { continue }
        found.append(
          Diagnostic(
            .warning, id: "touch-target", at: string.list.tokens[origin.token].range,
            "\(string.quoted(origin.token)) makes this \(kind.name) \(JSONWriter.number(size)) points \(name); "
              + "iOS asks for 44 by 44 of what is tapped"))
        break
      }
    }
    return found
  }
}
