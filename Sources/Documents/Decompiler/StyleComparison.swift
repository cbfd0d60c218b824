import JSONText
import StyleModel

/// Compares styles by what they mean in StemJSON.
struct StyleComparison {
  private let entries: [(place: StylePlace, value: StyleValue)]

  init(_ style: ExplicitStyle) {
    entries = Self.normalized(style.style, isCustom: false) + Self.normalized(style.custom, isCustom: true)
  }

  private static func normalized(
    _ style: Style, isCustom: Bool
  ) -> [(place: StylePlace, value: StyleValue)] {
    var style = style
    let hasMore = style.value(of: .fontWeight) != nil || style.value(of: .fontDesign) != nil
    // A weight or design without a face is written on the body style.
    if hasMore, style.value(of: .font) == nil { style.set(.font, to: .keyword("body")) }
    // An empty custom part stays where it is.
    if case .json(.object(let parts))? = style.value(of: .buttonCustom), parts.isEmpty {
      style.set(.buttonCustom, to: nil)
    }
    return style.entries.map { (StylePlace(property: $0.property, isCustom: isCustom), $0.value) }
  }

  /// The places where another style differs, those included that only it has.
  func differences(from other: StyleComparison) -> Set<StylePlace> {
    var different: Set<StylePlace> = []
    for (place, value) in entries {
      let theirs = other.entries.first { $0.place == place }?.value
      if !Self.areEqual(value, theirs) { different.insert(place) }
    }
    for (place, _) in other.entries where !entries.contains(where: { $0.place == place }) {
      different.insert(place)
    }
    return different
  }

  private static func areEqual(_ left: StyleValue, _ right: StyleValue?) -> Bool {
    if left == right { return true }
    guard case .json(let mine) = left, case .json(let theirs)? = right else { return false }
    if JSONWriter.text(mine) == JSONWriter.text(theirs) { return true }
    guard let shape = OverlayShape(mine) else { return false }
    return shape == OverlayShape(theirs)
  }
}
