import ClassParser
import Engine
import StyleModel
import StyleResolve

/// What the classes of a component say of its surface, for those who check it.
struct SurfaceUse {
  /// Where the class stands that gives the role, in the document.
  let range: Range<Int>
  /// Whether the system may draw it as glass in the place that is known.
  let isGlass: Bool
  /// The condition that changes the role while the component is shown, and where its class stands.
  let change: (condition: String, range: Range<Int>, isWhole: Bool)?

  /// The surface of a result; `nil` where no class gives a role.
  init?(_ resolved: StyleEngine.Result, _ text: ClassText, whole: Range<Int>) {
    guard let roles = resolved.style.decision(for: .surfaceRole) else { return nil }
    let values = [roles.value] + roles.cases.map { $0.value }
    guard values.contains(where: { $0 != nil }) else { return nil }
    func place(_ origin: Origin?) -> Range<Int> {
      guard let origin, origin.layer == resolved.layers.count - 1,
        resolved.layers[origin.layer].list.tokens.indices.contains(origin.token)
      else { return whole }
      let token = resolved.layers[origin.layer].list.tokens[origin.token].range
      return text.diagnostic(Diagnostic(.note, id: "", at: token, "")).range
    }
    range = place(roles.value != nil ? roles.origin : roles.cases.first { $0.value != nil }?.origin)
    if case .keyword(let fill)? = resolved.style.decision(for: .surfaceFill)?.value {
      isGlass = fill == SurfaceFill.glass.rawValue
    } else {
      isGlass = values.contains { $0 != nil && $0 != .keyword(SurfaceRole.solid.rawValue) }
    }
    let changing = roles.cases.first { $0.value != roles.value && Self.changes($0.when) }
    change = changing.map { one in
      (one.when.names.joined(separator: ":"), place(one.origin), one.value == nil || roles.value == nil)
    }
  }

  /// Whether conditions change while a component is shown: its platform and its device do not.
  private static func changes(_ when: ConditionSet) -> Bool {
    let fixed: [Condition] = [.ios, .macos, .visionos, .tvos, .watchos, .phone, .pad, .mac, .vision]
    let mask = fixed.reduce(0) { $0 | $1.bit }
    if (when.positive | when.negative) & ~mask != 0 { return true }
    return when.arguments.contains { if case .os = $0.kind { false } else { true } }
  }
}
