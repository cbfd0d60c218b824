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
    .image: joined(
      corners("ImageData.corner_radius"),
      [
        .background: "ImageData.placeholder_color", .contentMode: "ImageData.scale_mode",
        .accessibilityLabel: "ImageData.alt",
      ]),
    .icon: [
      .foreground: "IconData.color", .tint: "IconData.color", .font: "IconData.size", .width: "IconData.size",
      .height: "IconData.size",
    ],
    .button: joined(
      corners("ButtonData.corner_radius"), fonts("ButtonData.title."),
      [
        .background: "ButtonData.bg_color", .tint: "ButtonData.bg_color", .borderColor: "ButtonData.bg_color",
        .borderWidth: "ButtonData.style", .buttonType: "ButtonData.style", .disabled: "ButtonData.disabled",
        .maxWidth: "ButtonData.full_width",
      ]),
    .tag: joined(
      corners("TagData.corner_radius"), fonts("TagData.text."),
      [
        .background: "TagData.bg_color", .borderColor: "TagData.border_color",
        .borderWidth: "TagData.border_color",
      ]),
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
    .nav: joined(fonts("NavData.title."), [.background: "NavData.bg_color"]),
    .sheet: [.cornerRadius: "SheetConfig.corner_radius"],
  ]

  /// What a text keeps.
  private static func texts(_ prefix: String) -> [StyleProperty: String] {
    joined(
      fonts(prefix),
      [.multilineTextAlignment: prefix + "alignment", .lineLimit: prefix + "max_lines"])
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

  /// Tables as one; `merging` of the standard library casts, which Embedded Swift cannot.
  private static func joined(_ tables: [StyleProperty: String]...) -> [StyleProperty: String] {
    var all: [StyleProperty: String] = [:]
    for table in tables { for (property, place) in table { all[property] = place } }
    return all
  }

  static func starts(_ place: String, with prefix: String) -> Bool { place.utf8.starts(with: prefix.utf8) }
}
