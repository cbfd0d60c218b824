import JSONText
import StyleModel

/// One property of a style object: in its own domain, or in a custom button's.
struct StylePlace: Hashable {
  let property: StyleProperty
  var isCustom = false

  /// The keys from the style object to the value that holds the property.
  var path: [String] {
    let outer = isCustom ? ["button", "custom"] : []
    if let unit = Self.units.first(where: { $0.properties.contains(property) }) { return outer + unit.path }
    let row = property.row
    return outer + [row.domain.name] + row.key.split(separator: ".").map { String($0) }
  }

  /// The name that messages use.
  var name: String { isCustom ? "button.custom.\(property.row.name)" : property.row.name }

  /// The places that share one value with this one, itself included: they go or stay together.
  var unit: [StylePlace] {
    let unit = Self.units.first { $0.properties.contains(property) }
    return (unit?.properties ?? [property]).map { StylePlace(property: $0, isCustom: isCustom) }
  }

  /// Properties that are one value in StemJSON.
  private static let units: [(path: [String], properties: [StyleProperty])] = [
    (["common", "background"], [.background, .material]),
    (["common", "font"], [.font, .fontWeight, .fontDesign]),
    (["layout", "padding"], [.paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing]),
    (["section", "listRowInsets"], [.rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing]),
  ]
}

extension ExplicitStyle {
  /// Every place that has a value, in the table's order.
  var places: [StylePlace] {
    style.entries.map { StylePlace(property: $0.property) }
      + custom.entries.map { StylePlace(property: $0.property, isCustom: true) }
  }

  /// The value at a place.
  func value(at place: StylePlace) -> StyleValue? {
    (place.isCustom ? custom : style).value(of: place.property)
  }

  /// The same style without some places.
  func removing(_ places: Set<StylePlace>) -> ExplicitStyle {
    var copy = self
    for place in places {
      if place.isCustom {
        copy.custom.set(place.property, to: nil)
      } else {
        copy.style.set(place.property, to: nil)
      }
    }
    return copy
  }

  /// Whether a value at a place is a component, or an object of components.
  func isComponent(_ place: StylePlace) -> Bool {
    if place.property.row.kind == .component { return true }
    guard place.property == .background, case .json(let json)? = value(at: place) else { return false }
    return ExplicitStyle.holdsComponent(json)
  }

  private static func holdsComponent(_ json: JSONValue) -> Bool {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: JSONWriter.text(json))
      return document.member("type", of: document.root) != nil
    } catch {
      return false
    }
  }
}
