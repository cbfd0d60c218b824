import JSONText
import StyleModel
import StyleTargets
import Theme

/// A StemJSON style as classes would have to set it: the emitter's steps undone.
///
/// `maxWidth: "infinity"` is a full width again, a gradient a shape and up to three colours, the overlay that
/// the emitter draws for a border a border, and what stands in a custom button a style like any other.
struct LiftedStyle {
  /// What classes have to set.
  private(set) var wanted = Style()
  /// What of it holds by itself, once its neighbours are set.
  private(set) var optional: [StyleProperty] = []
  /// The places that a wanted property stands for.
  private(set) var links: [(wanted: StyleProperty, place: StylePlace)] = []

  /// How classes may reach the style, where there are several ways.
  enum Way {
    case plain
    /// Glass as a surface, whose corners are a capsule's unless a radius says otherwise.
    case surface
    /// A button without a style of its own, whose classes stay in their domains.
    case unstyledButton
  }

  private let way: Way
  private let source: ExplicitStyle
  private let component: StemJSONTarget.Component
  private let theme: Theme

  /// Lifts every place but those that stay.
  init(
    _ source: ExplicitStyle, without stay: Set<StylePlace>, for component: StemJSONTarget.Component,
    _ theme: Theme, by way: Way = .plain
  ) {
    self.source = source
    self.way = way
    self.component = component
    self.theme = theme
    for place in source.places where !stay.contains(place) && canMove(place) {
      // Compiling writes the short forms, which would round some colours.
      guard let value = source.value(at: place), value.survivesEncoding else { continue }
      lift(value, place)
    }
    liftFont()
    liftRotation()
    if way == .surface { liftSurface() }
    if way == .unstyledButton { wanted.set(.buttonType, to: .keyword("none")) }
  }

  /// The places that a wanted property stands for.
  func places(of property: StyleProperty) -> [StylePlace] {
    links.filter { $0.wanted == property }.map { $0.place }
  }

  /// Every place that classes carry when they set all that is wanted.
  var carried: Set<StylePlace> { Set(links.map { $0.place }) }

  /// The same with what another style gives already held as optional; `nil` when that gives too much.
  func given(_ base: LiftedStyle) -> LiftedStyle? {
    var copy = self
    for entry in base.wanted.entries {
      guard let value = wanted.value(of: entry.property) else { return nil }
      if value == entry.value, !copy.optional.contains(entry.property) {
        copy.optional.append(entry.property)
      }
      // What holds by itself needs a class where the other style says something else.
      if value != entry.value { copy.optional.removeAll { $0 == entry.property } }
    }
    return copy
  }

  private mutating func set(_ property: StyleProperty, _ value: StyleValue, _ place: StylePlace) {
    wanted.set(property, to: value)
    links.append((property, place))
  }

  /// Whether classes on this component would write to the place at all.
  private func canMove(_ place: StylePlace) -> Bool {
    guard component.kind == .button else { return !place.isCustom }
    let domain = place.property.domain
    let isBezel =
      source.style.value(of: .buttonType) != nil || source.style.value(of: .buttonShape) != nil
    if isBezel { return !place.isCustom && place.property != .cornerRadius }
    if way == .unstyledButton { return !place.isCustom }
    let isDrawing = domain == .layout || domain == .common || place.property == .fontDesign
    let isOutside = [.disabled, .opacity, .scale, .tint].contains(place.property)
    return place.isCustom ? !isOutside : isOutside || !isDrawing
  }

  private mutating func lift(_ value: StyleValue, _ place: StylePlace) {
    let own = place.isCustom ? source.custom : source.style
    switch (place.property, value) {
    case (.overlay, .json(let json)): liftBorder(json, place)
    case (.background, .json), (_, .unset): break
    case (.font, .json): set(.font, value, place)
    case (_, .json): break
    case (.maxWidth, .infinity) where own.value(of: .width) == nil: set(.width, .infinity, place)
    case (.maxHeight, .infinity) where own.value(of: .height) == nil: set(.height, .infinity, place)
    case (_, .gradient(let gradient)): liftGradient(gradient, place)
    default: set(place.property, value, place)
    }
  }

  /// Two or three colours, which a second gradient has to share; others stand in the gradient's own class.
  private mutating func liftGradient(_ gradient: Gradient, _ place: StylePlace) {
    let colors = gradient.colors
    var parts: [(property: StyleProperty, color: Color?)] = []
    if colors.count == 2 || colors.count == 3 {
      parts = [
        (.gradientFrom, colors[0]), (.gradientVia, colors.count == 3 ? colors[1] : nil),
        (.gradientTo, colors[colors.count - 1]),
      ]
    }
    let isFirst = wanted.value(of: .gradientFrom) == nil
    guard !parts.isEmpty,
      isFirst || parts.allSatisfy({ wanted.value(of: $0.property) == $0.color.map { .color($0) } })
    else { return set(place.property, .gradient(gradient), place) }
    set(place.property, .gradient(Gradient(gradient.geometry, colors: [])), place)
    for (property, color) in parts {
      guard let color else { continue }
      set(property, .color(color), place)
      // A missing end is transparent.
      if property != .gradientVia, color == Color(.clear), isFirst { optional.append(property) }
    }
  }

  /// A weight or design without a face stands on the body style.
  private mutating func liftFont() {
    let hasMore = wanted.value(of: .fontWeight) != nil || wanted.value(of: .fontDesign) != nil
    if hasMore, wanted.value(of: .font) == .keyword("body") { optional.append(.font) }
  }

  /// A shape's rotation and its anchor, which is the centre unless a class says otherwise.
  private mutating func liftRotation() {
    guard component.kind?.isShape == true, let angle = wanted.value(of: .rotationAngle),
      let anchor = wanted.value(of: .rotationAnchor)
    else { return }
    let place = StylePlace(property: .rotationAngle)
    wanted.set(.rotationAngle, to: nil)
    links.removeAll { $0.wanted == .rotationAngle }
    set(.rotation, angle, place)
    if anchor == .keyword("center") { optional.append(.rotationAnchor) }
  }

  /// Glass as a surface.
  private mutating func liftSurface() {
    guard wanted.value(of: .glass) != nil else { return }
    set(.surfaceRole, .keyword("glass"), StylePlace(property: .glass))
    let full = StyleValue.number(theme.radii["full"] ?? 10000)
    if wanted.value(of: .cornerRadius) == full { optional.append(.cornerRadius) }
  }

  /// The overlay of a border, if it is exactly what the emitter writes for this component.
  private mutating func liftBorder(_ json: JSONValue, _ place: StylePlace) {
    guard let id = component.id, let overlay = OverlayShape(json), overlay.id == "\(id)_border",
      let width = overlay.style[.strokeWidth], width > 0,
      case .color(let color)? = overlay.style.value(of: .strokeContent)
    else { return }
    set(.borderWidth, .number(width), place)
    set(.borderColor, .color(color), place)
    if color == theme.borderColor { optional.append(.borderColor) }
  }
}

/// A component of an overlay whose parts are a style alone.
struct OverlayShape: Equatable {
  let id: String
  let type: String
  let style: Style

  /// Reads a component with an identifier, a type, a style and nothing else.
  init?(_ json: JSONValue) {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: JSONWriter.text(json))
      let root = document.root
      guard document.count(of: root) == 3,
        let id = document.member("id", of: root).flatMap({ document.string(of: $0) }),
        let type = document.member("type", of: root).flatMap({ document.string(of: $0) }),
        let style = document.member("style", of: root)
      else { return nil }
      let decoded = StemJSONDecoder.decode(style, in: document)
      guard decoded.rest.isEmpty, !decoded.hasErrors else { return nil }
      self.id = id
      self.type = type
      self.style = decoded.style
    } catch {
      return nil
    }
  }
}
