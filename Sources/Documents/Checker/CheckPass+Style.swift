import JSONText
import StyleModel
import StyleTargets

// Style objects: what the decoder finds, what the type ignores, and what contradicts itself.
extension CheckPass {
  mutating func checkStyle(_ node: JSONNode, _ parts: ComponentParts, _ scope: Scope) {
    guard let style = document.member("style", of: node) else { return }
    // The compiler says it of a component with classes.
    if document.kind(of: style) != .object, parts.classes != nil { return }
    result.styles += 1
    let decoded = StemJSONDecoder.decode(style, in: document)
    result.diagnostics += decoded.diagnostics
    guard document.kind(of: style) == .object else { return }
    checkDomains(style, parts, scope)
    checkContradictions(decoded.style, style)
    checkExpressions(inStyle: style, scope)
  }

  /// Domains that the component's type ignores, and those that are younger than the module.
  private mutating func checkDomains(_ style: JSONNode, _ parts: ComponentParts, _ scope: Scope) {
    var seen: [StyleDomain] = []
    for member in document.members(of: style) {
      guard let domain = document.string(of: member.key).flatMap({ StyleDomain($0) }), domain.isStemJSON,
        !seen.contains(domain)
      else { continue }
      seen.append(domain)
      if domain == .chart || domain == .web {
        reportVersion(of: "the domain " + quoted(member.key), since: 2, at: member.key, scope)
      }
      guard let kind = parts.kind, kind.isKnown else { continue }
      let types = domain.componentTypes
      if !types.isEmpty, !types.contains(kind.name) {
        report(
          .warning, "domain-ignored", at: member.key, StemJSONTarget.ignoredDomain(domain, of: kind),
          suggestions: [])
      }
    }
    guard let kind = parts.kind, kind.isKnown, !kind.isVisual else { return }
    // A module takes the navigation domain and nothing else (A27).
    let ignored = document.members(of: style).first { member in
      kind.name != "module" || !document.text(of: member.key, equals: "navigation")
    }
    if let ignored {
      report(.warning, "style-ignored", at: ignored.key, StemJSONTarget.ignored("style", of: kind))
    }
  }

  /// Readings A44 and A48: glass beside a background, and a minimum above a maximum.
  private mutating func checkContradictions(_ style: Style, _ node: JSONNode) {
    // What an expression gives may be "identity", under which the background shows.
    if case .keyword(let word)? = style.value(of: .glass), word != "identity",
      style.value(of: .background) ?? style.value(of: .material) != nil,
      let common = document.member("common", of: node), let glass = document.member("glass", of: common)
    {
      report(
        .warning, "glass-with-background", at: glass,
        "\"common.glass\" beside \"common.background\": glass takes the place of the background")
    }
    let pairs: [(StyleProperty, StyleProperty, String)] = [
      (.minWidth, .maxWidth, "minWidth"), (.minHeight, .maxHeight, "minHeight"),
    ]
    for (least, most, key) in pairs {
      guard case .number(let low)? = style.value(of: least), case .number(let high)? = style.value(of: most),
        low > high, let layout = document.member("layout", of: node),
        let place = document.member(key, of: layout)
      else { continue }
      report(
        .warning, "min-above-max", at: place,
        quoted(place) + " of \"" + least.row.name + "\" is more than \"" + most.row.name + "\" allows")
    }
  }
}
