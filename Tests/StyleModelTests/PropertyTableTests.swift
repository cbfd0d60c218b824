import StyleModel
import Testing

@Suite struct PropertyTableTests {
  /// StemJSON's properties as its specification lists them: edges and parts are one property there.
  static let names = [
    "common.foreground", "common.background", "common.font", "common.cornerRadius", "common.opacity",
    "common.scale", "common.overlay", "common.tint", "common.disabled", "common.glass",
    "layout.width", "layout.height", "layout.minWidth", "layout.minHeight", "layout.maxWidth",
    "layout.maxHeight", "layout.alignment", "layout.padding", "layout.offset",
    "navigation.navigationTitle", "navigation.navigationBarTitleDisplayMode", "navigation.toolbarLeading",
    "navigation.toolbarTrailing",
    "button.standard", "button.custom",
    "shape.fill", "shape.stroke", "shape.trim", "shape.rotation", "shape.inset",
    "animation.kind", "animation.value", "animation.duration", "animation.bounce", "animation.blendDuration",
    "animation.repeater",
    "modal.alert", "modal.popover", "modal.sheet", "modal.fullScreenCover",
    "text.multilineTextAlignment", "text.lineLimit", "text.lineSpacing", "text.truncationMode",
    "text.minimumScaleFactor", "text.bold", "text.italic", "text.textCase",
    "textField.standard", "textField.keyboardType", "textField.autocapitalization", "textField.submitLabel",
    "textField.autocorrectionDisabled",
    "datePicker",
    "shadow.color", "shadow.radius", "shadow.x", "shadow.y", "shadow.outer",
    "scroll.anchor", "scroll.scrollDisabled", "scroll.bounce", "scroll.paging", "scroll.dismissesKeyboard",
    "swipe.leading", "swipe.trailing",
    "section.listRowBackground", "section.listRowInsets",
    "map.kind",
    "picker",
    "video.controls", "video.gravity",
    "pdf.displayMode", "pdf.displayDirection", "pdf.autoScales", "pdf.showPageNumbers",
    "grid.columns", "grid.rows", "grid.pinnedViews",
    "splitView.preferred", "splitView.visibility", "splitView.sidebarWidth",
    "accessibility.label", "accessibility.hint", "accessibility.value", "accessibility.hidden",
    "accessibility.traits", "accessibility.identifier",
    "tab.selectedTint", "tab.unselectedTint", "tab.barBackground",
    "chart.legend", "chart.gridLines", "chart.animated", "chart.palette",
    "web.javaScript",
  ]

  @Test("has StemJSON's 96 properties in 24 domains, and no other there")
  func isComplete() {
    #expect(Self.names.count == 96)
    var folded: [String] = []
    for row in PropertyTable.rows where row.domain.isStemJSON && !row.property.isPart {
      let key = row.key.split(separator: ".").first
      let name = key.map { row.domain.name + "." + $0 } ?? row.domain.name
      if folded.last != name { folded.append(name) }
    }
    #expect(folded.sorted() == Self.names.sorted())
    #expect(Set(PropertyTable.rows.map(\.domain).filter(\.isStemJSON)).count == 24)
  }

  @Test("keeps each row at its property's index, in the order of domains")
  func isSorted() {
    #expect(PropertyTable.rows.count == StyleProperty.count)
    for (index, row) in PropertyTable.rows.enumerated() {
      #expect(Int(row.property.rawValue) == index)
      #expect(row.property.row.name == row.name)
    }
    let domains = PropertyTable.rows.filter { !$0.property.isPart }.map(\.domain.rawValue)
    #expect(domains == domains.sorted())
  }

  @Test("names every row once")
  func isUnique() {
    let names = PropertyTable.rows.map(\.name)
    #expect(Set(names).count == names.count)
    for row in PropertyTable.rows { #expect(PropertyTable.property(named: row.name) == row.property) }
    #expect(PropertyTable.property(named: "layout.padding") == nil)
    #expect(
      PropertyTable.properties(named: "layout.padding")
        == [.paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing])
    #expect(PropertyTable.properties(named: "layout.pad") == [])
  }

  @Test("starts every row with a value that fits its kind")
  func initialFits() {
    for row in PropertyTable.rows {
      guard let initial = row.initial else { continue }
      #expect(Self.fits(initial, row.kind), "\(row.name)")
    }
  }

  @Test("says where StemJSON keeps a row, and nothing for parts")
  func carriers() {
    for row in PropertyTable.rows {
      if row.property.isPart {
        #expect(row.stemJSON.grade == .none)
      } else if row.domain.isStemJSON {
        #expect(row.stemJSON == Carrier(.exact, row.name))
      }
      for carrier in [row.stemJSON, row.flow, row.swiftUI, row.css] {
        #expect((carrier.grade == .none) == carrier.place.isEmpty, "\(row.name)")
      }
    }
  }

  private static func fits(_ value: StyleValue, _ kind: ValueKind) -> Bool {
    switch (kind, value) {
    case (.number(let low, let high), .number(let number)):
      number >= low ?? number && number <= high ?? number
    case (.integer(let low), .integer(let number)): number >= low ?? number
    case (.bool, .bool), (.text, .text), (.color, .color), (.shapeStyle, .color), (.background, .color): true
    case (.keyword(let words), .keyword(let word)): words.contains(word)
    default: false
    }
  }
}
