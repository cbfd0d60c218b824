import StyleModel

/// Where each role keeps a property: the property table's carrier for Flow, and what roles have beside it.
public enum FlowCarriers {
  /// A place as the table writes it: `layout.padding.top`, or `TextData.color` with a path inside the atom.
  public static func place(of property: StyleProperty, on role: FlowRole) -> String? {
    if let own = own[role]?[property] { return own }
    let place = property.row.flow.place
    guard !place.isEmpty else { return nil }
    if starts(place, with: "layout.") { return role.hasLayout ? place : nil }
    return role.atom.map { starts(place, with: $0 + ".") } == true ? place : nil
  }

  /// What a role keeps elsewhere than the property table says.
  public static let own: [FlowRole: [StyleProperty: String]] = [
    .text: texts("TextData."),
    .image: corners("ImageData.corner_radius").merging([
      .background: "ImageData.placeholder_color", .contentMode: "ImageData.scale_mode",
      .accessibilityLabel: "ImageData.alt",
    ]) { $1 },
    .icon: [
      .foreground: "IconData.color", .tint: "IconData.color", .font: "IconData.size", .width: "IconData.size",
      .height: "IconData.size",
    ],
    .button: corners("ButtonData.corner_radius").merging(fonts("ButtonData.title.")) { $1 }.merging([
      .background: "ButtonData.bg_color", .tint: "ButtonData.bg_color", .borderColor: "ButtonData.bg_color",
      .borderWidth: "ButtonData.style", .buttonType: "ButtonData.style", .disabled: "ButtonData.disabled",
      .maxWidth: "ButtonData.full_width",
    ]) { $1 },
    .tag: corners("TagData.corner_radius").merging(fonts("TagData.text.")) { $1 }.merging([
      .background: "TagData.bg_color", .borderColor: "TagData.border_color",
      .borderWidth: "TagData.border_color",
    ]) { $1 },
    .separator: [
      .foreground: "SeparatorData.color", .background: "SeparatorData.color",
      .borderColor: "SeparatorData.color", .borderWidth: "SeparatorData.thickness",
      .borderDash: "SeparatorData.style", .height: "SeparatorData.thickness",
    ],
    .section: [
      .gridColumns: "SectionLayout.columns", .paddingTop: "SectionLayout.insets.top",
      .paddingBottom: "SectionLayout.insets.bottom", .paddingLeading: "SectionLayout.insets.left",
      .paddingTrailing: "SectionLayout.insets.right",
    ],
    .nav: fonts("NavData.title.").merging([.background: "NavData.bg_color"]) { $1 },
    .sheet: [.cornerRadius: "SheetConfig.corner_radius"],
  ]

  /// What a text keeps.
  private static func texts(_ prefix: String) -> [StyleProperty: String] {
    fonts(prefix).merging([
      .multilineTextAlignment: prefix + "alignment", .lineLimit: prefix + "max_lines",
    ]) { $1 }
  }

  /// What the text of a button or a tag keeps.
  private static func fonts(_ prefix: String) -> [StyleProperty: String] {
    [
      .foreground: prefix + "color", .font: prefix + "font.size", .fontWeight: prefix + "font.weight",
      .bold: prefix + "font.weight",
    ]
  }

  private static func corners(_ place: String) -> [StyleProperty: String] {
    [
      .cornerRadius: place, .cornerTopLeading: place + ".top_left", .cornerTopTrailing: place + ".top_right",
      .cornerBottomLeading: place + ".bottom_left", .cornerBottomTrailing: place + ".bottom_right",
    ]
  }

  static func starts(_ place: String, with prefix: String) -> Bool { place.utf8.starts(with: prefix.utf8) }
}
