import StyleModel

/// Where one row of an emitted style stands.
enum RowPlace: Hashable {
  case style(StyleProperty)
  /// In `button.custom`.
  case custom(StyleProperty)
  /// On the shape that draws the border.
  case border(StyleProperty)
  case margin(StyleProperty)
  /// A member of the component's context.
  case context(String)

  /// The row of the classes that it comes from.
  var source: StyleProperty {
    switch self {
    case .style(let property), .custom(let property), .margin(let property): property
    case .border(.strokeContent): .borderColor
    case .border(.cornerRadius): .cornerRadius
    case .border: .borderWidth
    case .context("_alignment"): .stackAlignment
    case .context("_contentMode"): .contentMode
    case .context("_lazy"): .lazy
    case .context("_horizontalSpacing"): .stackSpacingX
    case .context("_verticalSpacing"): .stackSpacingY
    case .context: .stackSpacing
    }
  }

  /// Whether StemJSON takes an expression there.
  var level: DynamicLevel {
    switch self {
    case .style(let property), .custom(let property), .border(let property): property.row.dynamic
    case .margin, .context: .general
    }
  }

  var takesColor: Bool {
    switch self {
    case .style(let property), .custom(let property), .border(let property): property.takesColor
    case .margin, .context: false
    }
  }

  /// The row without which this one shows nothing.
  var owner: RowPlace? {
    switch self {
    case .style(let property): Self.owner(of: property).map { .style($0) }
    case .custom(let property): Self.owner(of: property).map { .custom($0) }
    case .border(.strokeContent): nil
    case .border: .border(.strokeContent)
    case .margin, .context: nil
    }
  }

  private static func owner(of property: StyleProperty) -> StyleProperty? {
    switch property {
    case .shadowRadius, .shadowX, .shadowY, .shadowOuter: .shadowColor
    case .strokeWidth: .strokeContent
    case .rotationAnchor: .rotationAngle
    case .duration, .bounce, .blendDuration, .repeatCount, .repeatForever, .autoreverses, .animationValue:
      .animationKind
    default: nil
    }
  }

  /// What the row shows where nothing sets it, as a value that an expression can give; `nil` where StemJSON names
  /// none.
  var neutral: StyleValue? {
    switch self {
    case .margin: .number(0)
    case .context("_alignment"): .keyword("center")
    case .context("_lazy"): .bool(false)
    case .context: nil
    case .border(.strokeContent): .color(Color(.clear))
    case .border(.cornerRadius): .number(0)
    case .border: nil
    case .style(let property), .custom(let property): Self.neutral(of: property)
    }
  }

  private static func neutral(of property: StyleProperty) -> StyleValue? {
    switch property {
    case .foreground: .color(Color(.primary))
    case .tint: .color(Color(.accentColor))
    case .background, .fill, .strokeContent, .shadowColor: .color(Color(.clear))
    case .glass: .keyword("identity")
    case .font: .keyword("body")
    case .rotationAngle: .number(0)
    case .bold, .italic, .accessibilityHidden, .scrollDisabled, .autocorrectionDisabled, .shadowOuter:
      .bool(false)
    default: property.row.initial
    }
  }

  /// What findings call it.
  var name: String {
    switch self {
    case .style(let property), .custom(let property): Self.name(property)
    case .border(.strokeContent): "the border's colour"
    case .border(.cornerRadius): "the border's radius"
    case .border: "the border's width"
    case .margin: "the margin"
    case .context(let key): "\(key) of the context"
    }
  }

  private static func name(_ property: StyleProperty) -> String {
    if property == .surfaceRole { return "the surface" }
    if property == .groupName { return "the group" }
    let row = property.row
    guard let first = row.key.split(separator: ".").first else { return row.domain.name }
    return "\(row.domain.name).\(first)"
  }
}
