import JSONText
import StyleModel
import Theme

extension Emitter {
  /// Gap, alignment, content mode and laziness go to the component's context.
  mutating func carryStack() {
    carrySpacing()
    if let alignment = style[.stackAlignment] {
      if let word = alignmentWord(alignment) {
        output.context.append(JSONMember("_alignment", .string(word)))
      } else {
        find(
          .warning, "not-carried", .stackAlignment,
          "items-\(alignment) means nothing on a \(component.kind?.name ?? "component"): \(alignmentAdvice)")
      }
      style.set(.stackAlignment, to: nil)
    }
    if let mode = style[.contentMode], component.kind.map({ ["image", "media"].contains($0.name) }) ?? true {
      output.context.append(JSONMember("_contentMode", .string(mode)))
      style.set(.contentMode, to: nil)
    }
    if let lazy = style[.lazy], component.kind.map({ ["vstack", "hstack"].contains($0.name) }) ?? true {
      output.context.append(JSONMember("_lazy", .bool(lazy)))
      style.set(.lazy, to: nil)
    }
    guard style[.grow] == true, let parent = component.parent else { return }
    switch parent.name {
    case "hstack": if style.value(of: .maxWidth) == nil { style[.maxWidth] = .infinity }
    case "vstack", "scroll", "list", "module", "navigation":
      if style.value(of: .maxHeight) == nil { style[.maxHeight] = .infinity }
    case "zstack":
      if style.value(of: .maxWidth) == nil { style[.maxWidth] = .infinity }
      if style.value(of: .maxHeight) == nil { style[.maxHeight] = .infinity }
    default: return
    }
    style.set(.grow, to: nil)
  }

  private mutating func carrySpacing() {
    let kind = component.kind?.name
    let stacks = ["vstack", "hstack", "grid", "dynamic"]
    if let spacing = style[.stackSpacing] {
      if kind.map(stacks.contains) ?? true {
        output.context.append(JSONMember("_spacing", .number(spacing)))
      } else {
        find(
          .warning, "not-carried", .stackSpacing, "gap- spaces the children of a vstack, hstack or grid alone"
        )
      }
      style.set(.stackSpacing, to: nil)
    }
    let axes: [(StyleProperty, String, String)] = [
      (.stackSpacingX, "_horizontalSpacing", "hstack"), (.stackSpacingY, "_verticalSpacing", "vstack"),
    ]
    for (property, key, stack) in axes {
      guard case .number(let spacing)? = style.value(of: property) else { continue }
      if kind == "grid" || kind == nil {
        output.context.append(JSONMember(key, .number(spacing)))
      } else if kind == stack {
        output.context.removeAll { $0.key == "_spacing" }
        output.context.append(JSONMember("_spacing", .number(spacing)))
      } else {
        find(
          .warning, "not-carried", property,
          "this gap runs across a \(kind ?? "component"); use gap- along its axis")
      }
      style.set(property, to: nil)
    }
  }

  /// The word of `_alignment` for a stack's cross axis (section 4.1).
  private func alignmentWord(_ word: String) -> String? {
    switch component.kind?.name {
    case "hstack", "gridrow": return ["start": "top", "end": "bottom"][word] ?? word
    case "zstack", nil: return ["start": "leading", "end": "trailing"][word] ?? word
    case "vstack", "grid":
      if word == "top" || word == "bottom" { return nil }
      return ["start": "leading", "end": "trailing"][word] ?? word
    default: return nil
    }
  }

  private var alignmentAdvice: String {
    ["vstack", "grid"].contains(component.kind?.name ?? "")
      ? "a vertical stack aligns start, center or end" : "it aligns the children of stacks and grids"
  }

  /// A margin becomes the padding of a wrapping stack, which the document makes.
  mutating func carryMargin() {
    func points(_ property: StyleProperty) -> StyleValue {
      defer { style.set(property, to: nil) }
      return style.value(of: property) ?? .number(0)
    }
    output.margin = StemJSONTarget.Margin(
      top: points(.marginTop), leading: points(.marginLeading), bottom: points(.marginBottom),
      trailing: points(.marginTrailing))
  }
}
