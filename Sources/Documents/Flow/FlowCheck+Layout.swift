import FlowModel
import JSONText
import StyleModel

// Lengths that add up, and widths and columns that mean nothing where they stand.
extension FlowCheck {
  /// Checks a widget's layout with that of its section.
  mutating func checkLayout(_ node: JSONNode, _ type: String, _ scope: Scope) {
    guard let layout: WidgetLayout = effective(node, "layout") else { return }
    let place = layoutPlace(node)
    let margin = layout.margin ?? EdgeInsetsData()
    if let insets = scope.section?.insets {
      let sides = Self.shared(insets, margin).filter { $0 == "left" || $0 == "right" }
      if !sides.isEmpty {
        report(
          .warning, "flow-double-gutter", at: part("margin", of: node) ?? place,
          "the section is inset at the \(MessageText.list(sides)) and the widget has a margin there: "
            + "the gutter is their sum")
      }
    }
    checkPadding(layout, node, type, place)
    guard case .fraction(let share)? = layout.width else { return }
    let widthPlace = part("width", of: node) ?? place
    guard share.isFinite else {
      return report(
        .warning, "flow-fraction", at: widthPlace,
        "a width of \(share.isNaN ? "nan" : share < 0 ? "-inf" : "inf") is no share of the container: write one from 0 to 1"
      )
    }
    if !(share > 0 && share <= 1) {
      report(
        .warning, "flow-fraction", at: widthPlace,
        "the width \(JSONWriter.number(share)) is a share of the container: \(share > 1 ? "the widget is wider than the screen" : "nothing is left of the widget")"
      )
    } else if let section = scope.section, section.resolvedArrangement != "carousel", share < 1 {
      report(
        .note, "flow-fraction-place", at: widthPlace,
        "a fraction of the width makes neighbours peek in a carousel; this section is \(section.resolvedArrangement)"
      )
    }
  }

  /// Margin and padding that nothing separates are one gap written twice.
  private mutating func checkPadding(
    _ layout: WidgetLayout, _ node: JSONNode, _ type: String, _ place: JSONNode
  ) {
    let padding = layout.padding ?? EdgeInsetsData()
    let isPainted = layout.background != nil || layout.gradient != nil || layout.border != nil
    if !isPainted {
      let sides = Self.shared(padding, layout.margin ?? EdgeInsetsData())
      if !sides.isEmpty {
        report(
          .warning, "flow-double-padding", at: part("padding", of: node) ?? place,
          "nothing is painted between padding and margin at the \(MessageText.list(sides)): write one length")
      }
    }
    guard type == "separator", let data = present("data", of: node), let insets = present("insets", of: data)
    else { return }
    do throws(FlowFault) {
      let own = try EdgeInsetsData(insets, in: document)
      let sides = Self.shared(own, padding) + Self.shared(own, layout.margin ?? EdgeInsetsData())
      guard !sides.isEmpty else { return }
      report(
        .warning, "flow-double-padding", at: insets,
        "the separator is inset by its data and by its layout at the \(MessageText.list(Self.unique(sides)))")
    } catch { return }
  }

  /// Checks the columns of a section.
  mutating func checkColumns(_ layout: SectionLayout, _ node: JSONNode) {
    guard let columns = layout.columns else { return }
    let place = part("columns", of: node) ?? layoutPlace(node)
    if layout.resolvedArrangement != "grid" {
      report(
        .warning, "flow-columns", at: place,
        "a \(layout.resolvedArrangement == "carousel" ? "carousel" : "vertical section") has no columns: "
          + "use the arrangement \"grid\"")
    } else if columns < 1 {
      report(.warning, "flow-columns", at: place, "a grid of \(columns) columns has one")
    }
  }

  /// The sides at which two insets are both above zero.
  private static func shared(_ one: EdgeInsetsData, _ other: EdgeInsetsData) -> [String] {
    let sides = [
      ("top", one.top, other.top), ("left", one.left, other.left), ("right", one.right, other.right),
      ("bottom", one.bottom, other.bottom),
    ]
    return sides.filter { $0.1 > 0 && $0.2 > 0 }.map { $0.0 }
  }

  private static func unique(_ sides: [String]) -> [String] {
    ["top", "left", "right", "bottom"].filter { sides.contains($0) }
  }

  /// The member of a layout that its author wrote.
  private func part(_ key: String, of node: JSONNode) -> JSONNode? {
    present("layout", of: node).flatMap { present(key, of: $0) }
  }

  /// Where a layout comes from: its object, or the classes.
  private func layoutPlace(_ node: JSONNode) -> JSONNode {
    document.member("class", of: node) ?? document.member("layout", of: node) ?? node
  }
}
