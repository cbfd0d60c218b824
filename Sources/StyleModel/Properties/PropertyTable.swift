/// Every property of the model, in canonical order: the one source for decoding, validation, emission,
/// documentation and completion.
public enum PropertyTable {
  /// The rows, at the index that the property's raw value gives.
  public static let rows: [PropertyRow] = stemJSONRows + extendedRows

  /// Finds a property by its `domain.key` name, such as `layout.padding.top`.
  ///
  /// - Complexity: O(*p*) in the number of properties.
  public static func property(named name: String) -> StyleProperty? {
    rows.first { $0.name == name }?.property
  }

  /// The properties that a name stands for: one, or every edge of a group such as `layout.padding`.
  public static func properties(named name: String) -> [StyleProperty] {
    if let one = property(named: name) { return [one] }
    return rows.filter { row in
      row.name.utf8.count > name.utf8.count && row.name.utf8.starts(with: name.utf8)
        && row.name.utf8.dropFirst(name.utf8.count).first == UInt8(ascii: ".")
    }.map { $0.property }
  }

  /// The rows of one domain, in order.
  public static func rows(of domain: StyleDomain) -> [PropertyRow] { rows.filter { $0.domain == domain } }

  static let nine = Gradient.points
  static let materials = ["ultraThin", "thin", "regular", "thick", "ultraThick"]
  /// The presets of both editions; `title3` and `caption2` stand in the condensed one only.
  public static let fontPresets = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
    "caption", "caption2",
  ]
  public static let fontWeights = [
    "ultraLight", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// A number of at least zero.
  static let size = ValueKind.number(minimum: 0, maximum: nil)
  static let anyNumber = ValueKind.number(minimum: nil, maximum: nil)
  static let share = ValueKind.number(minimum: 0, maximum: 1)

  static func none() -> Carrier { Carrier(.none, "") }
  static func exact(_ place: String) -> Carrier { Carrier(.exact, place) }
  static func near(_ place: String) -> Carrier { Carrier(.approximate, place) }

  /// A row of StemJSON, carried by its own key there.
  static func row(
    _ property: StyleProperty, _ domain: StyleDomain, _ key: String, _ kind: ValueKind,
    _ dynamic: DynamicLevel = .general, unit: ValueUnit = .none, initial: StyleValue? = nil,
    flow: Carrier = none(), swiftUI: Carrier, css: Carrier = none()
  ) -> PropertyRow {
    PropertyRow(
      property: property, domain: domain, key: key, kind: kind, unit: unit, initial: initial,
      dynamic: dynamic, stemJSON: exact(key.isEmpty ? domain.name : "\(domain.name).\(key)"), flow: flow,
      swiftUI: swiftUI, css: css)
  }

  /// A row that StemJSON has no key for.
  static func extended(
    _ property: StyleProperty, _ domain: StyleDomain, _ key: String, _ kind: ValueKind,
    unit: ValueUnit = .none, initial: StyleValue? = nil, stemJSON: Carrier = none(),
    flow: Carrier = none(), swiftUI: Carrier = none(), css: Carrier = none()
  ) -> PropertyRow {
    PropertyRow(
      property: property, domain: domain, key: key, kind: kind, unit: unit, initial: initial,
      dynamic: kind == .color ? .color : .never, stemJSON: stemJSON, flow: flow, swiftUI: swiftUI, css: css)
  }
}
