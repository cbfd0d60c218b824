import JSONText
import StyleModel
import StyleTargets

// Where surfaces and glass stand. Buttons are the system's to draw, so that their glass is left alone.
extension CheckPass {
  mutating func checkSurface(_ node: JSONNode, _ parts: ComponentParts, _ scope: Scope) {
    let surface = compiled.surfaces[node]
    let own = authorsGlass(parts)
    if let change = surface?.change {
      let loss = change.isWhole ? ", and its content is built anew with it" : ""
      report(
        .warning, "surface-role-changes", at: change.range,
        "the surface changes with \"\(change.condition):\"\(loss); keep one role and change its colour or tint"
      )
    }
    if surface != nil, let own {
      report(
        .warning, "surface-beside-glass", at: own,
        "\"common.glass\" stands beside the surface of the classes: a component has one of them")
    }
    guard parts.kind != .button else { return }
    let glass = surface.flatMap { $0.isGlass ? $0.range : nil } ?? own.map { document.range(of: $0) }
    guard let glass else { return }
    checkBackground(node, parts, isGlassOfClasses: surface?.isGlass ?? false, own)
    if scope.isRow {
      report(
        .warning, "glass-on-row", at: glass,
        "glass on the row of a list: rows are content, over which glass floats; use a fill or surface-solid")
    }
    let isLarge = parts.kind.map { Self.large.contains($0.name) } ?? false
    if isLarge || fillsScreen(node, parts) {
      let what = isLarge ? parts.kind?.name ?? "" : "a component that fills its screen"
      report(
        .warning, "glass-on-large-area", at: glass,
        "glass on \(what): a large area is content, over which glass floats; use a fill or surface-solid")
    }
  }

  /// Glass of the classes beside a background of the style, and the other way round.
  private mutating func checkBackground(
    _ node: JSONNode, _ parts: ComponentParts, isGlassOfClasses: Bool, _ own: JSONNode?
  ) {
    let common = parts.style.flatMap { document.member("common", of: $0) }
    let background = common.flatMap { document.member("background", of: $0) }
    // What the style says of its own two is told of the style, and its glass takes the place of that of classes.
    if isGlassOfClasses, let background, common.flatMap({ document.member("glass", of: $0) }) == nil {
      report(
        .warning, "glass-with-background", at: background,
        "\"common.background\" beside the glass of the classes: glass takes the place of the background")
    }
    let styled = compiled.styles[node]
    if let own, background == nil, styled?.value(of: .background) ?? styled?.value(of: .material) != nil {
      report(
        .warning, "glass-with-background", at: own,
        "\"common.glass\" beside the background of the classes: glass takes the place of the background")
    }
  }

  /// Glass of an author's own beside a surface of classes cannot be drawn as one with it.
  mutating func checkSurfaces(beside parts: ComponentParts) {
    var children: [JSONNode] = []
    for child in parts.children {
      if document.kind(of: child) == .array {
        children += document.elements(of: child)
      } else {
        children.append(child)
      }
    }
    guard children.contains(where: { compiled.surfaces[$0]?.isGlass ?? false }) else { return }
    for child in children where compiled.surfaces[child] == nil {
      guard document.kind(of: child) == .object, let own = authorsGlass(ComponentParts(child, in: document))
      else { continue }
      report(
        .warning, "surface-beside-glass", at: own,
        "\"common.glass\" stands beside a component whose classes give a surface; use one way for both")
    }
  }

  /// Whether what stands in a component is a row of a list.
  func hasRows(_ parts: ComponentParts, _ scope: Scope) -> Bool {
    switch parts.kind?.name {
    case "list", "form": true
    // They draw nothing around their rows.
    case "section", "dynamic", "conditional": scope.isRow
    default: false
    }
  }

  /// Components that are content as a whole.
  private static let large: Set<String> = [
    "list", "form", "scroll", "splitview", "tab", "map", "web", "pdf", "video", "media", "texteditor",
  ]

  /// The glass that an author wrote into the style.
  private func authorsGlass(_ parts: ComponentParts) -> JSONNode? {
    guard let common = parts.style.flatMap({ document.member("common", of: $0) }),
      let glass = document.member("glass", of: common), let word = document.string(of: glass),
      word != "identity"
    else { return nil }
    return glass
  }

  private func fillsScreen(_ node: JSONNode, _ parts: ComponentParts) -> Bool {
    let layout = parts.style.flatMap { document.member("layout", of: $0) }
    return [StyleProperty.maxWidth, .maxHeight].allSatisfy { property in
      if compiled.styles[node]?.value(of: property) == .infinity { return true }
      let written = layout.flatMap { document.member(property.row.key, of: $0) }
      return written.flatMap { document.string(of: $0) } == "infinity"
    }
  }
}
