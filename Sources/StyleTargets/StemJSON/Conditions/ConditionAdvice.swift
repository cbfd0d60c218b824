import ClassParser

/// Conditions that nothing in a payload answers, and the component whose classes ask them.
struct DroppedCondition: Sendable {
  /// Everything that the class asks.
  let conditions: ConditionSet
  /// The test that has no answer.
  let test: ConditionTest
  let kind: ComponentKind?
  let id: String?

  var message: String {
    let names = conditions.names.joined(separator: ":")
    let about = test.name == names ? "" : "\"\(test.name):\" — "
    return "\"\(names):\" is left out: \(about)\(ConditionAdvice.advice(for: test, self))"
  }
}

/// How an author gives a condition something to read.
package enum ConditionAdvice {
  static func advice(for test: ConditionTest, _ component: DroppedCondition) -> String {
    switch test {
    case .plain(let condition): advice(for: condition, component)
    case .argument(.os): "StemJSON tells no version as a number: settle it with --os"
    case .argument(.width): "StemJSON tells no width: use compact: and regular:, or settle it with --width"
    case .argument(.expression): "the condition cannot be read"
    case .argument(.group(let state, let name)):
      "no component around it carries \"group\(name.map { "/\($0)" } ?? "")\" and says what \(state.name) reads; "
        + bind(test.name)
    }
  }

  private static func advice(for condition: Condition, _ component: DroppedCondition) -> String {
    switch condition {
    case .focus: return focus(component) + bind("focus")
    case .disabled: return "say what disables it with is-disabled-[${busy}], or " + bind("disabled")
    case .checked: return "nothing here is bound to _isOn or _isPresented; " + bind("checked")
    case .selected: return "nothing here is bound to _selection; " + bind("selected")
    case .loading: return "nothing here is bound to _isLoading; " + bind("loading")
    case .hover, .pressed: return "no payload knows it; " + bind(condition.name)
    case .first, .odd, .even:
      return "only the prototype of a dynamic component has a position; " + bind(condition.name)
    case .dark, .light:
      return "colours alone change with the appearance: settle it with --scheme, or " + bind(condition.name)
    case .ios, .macos, .visionos, .tvos, .watchos:
      return "settle it with --platform, or " + bind(condition.name)
    case .reduceMotion: return "settle it with --reduce-motion, or " + bind(condition.name)
    case .reduceTransparency: return "settle it with --reduce-transparency, or " + bind(condition.name)
    case .contrastMore: return "settle it with --contrast, or " + bind(condition.name)
    default: return bind(condition.name)
    }
  }

  private static func bind(_ name: String) -> String {
    "name what it reads in the rules, as in {\"conditions\": {\"\(name)\": \"${key}\"}}"
  }

  /// Inputs tell their focus by two events.
  private static func focus(_ component: DroppedCondition) -> String {
    let key = focusKey(component.id)
    return switch component.kind?.name {
    case "textfield", "texteditor":
      "give the module's state \"\(key)\": false, and the input onFocus and onBlur events that set it "
        + "(--wire-focus writes them), or "
    default: "only a textfield and a texteditor tell their focus; "
    }
  }

  /// The state key for the focus of an input.
  package static func focusKey(_ id: String?) -> String {
    var name = ""
    for scalar in (id ?? "input").unicodeScalars {
      let isNamed = isLetterOrDigit(scalar)
      name.unicodeScalars.append(isNamed || scalar == "_" ? scalar : "_")
    }
    if let first = name.utf8.first, first >= 0x30, first <= 0x39 { name = "_" + name }
    return "\(name)Focused"
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    let lower = scalar.value | 0x20
    return lower >= 0x61 && lower <= 0x7A || scalar.value >= 0x30 && scalar.value <= 0x39
  }
}
