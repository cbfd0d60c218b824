import StyleModel

/// Rows that targets work out together, so that a condition of one can change another.
enum JointRows {
  private static let groups: [PropertySet] =
    ([
      [
        .foreground, .background, .material, .glass, .fill, .strokeContent, .overlay, .cornerRadius,
        .cornerTopLeading, .cornerTopTrailing, .cornerBottomLeading, .cornerBottomTrailing, .borderColor,
        .borderWidth, .borderDash, .shadowColor, .shadowRadius, .shadowX, .shadowY, .shadowOuter, .buttonType,
        .buttonShape, .buttonCustom, .surfaceRole, .surfaceFill, .surfaceProminent, .surfaceInteractive,
        .surfaceTint, .surfaceEdge, .gradientFrom, .gradientVia, .gradientTo,
      ],
      [.font, .fontWeight, .fontDesign, .lineHeight, .lineSpacing],
      [.width, .maxWidth, .widthFraction, .height, .maxHeight, .heightFraction, .grow],
      [.scale, .scaleX, .scaleY], [.rotation, .rotationAngle, .rotationAnchor],
      [.stackSpacing, .stackSpacingX, .stackSpacingY],
      [
        .animationKind, .animationValue, .duration, .bounce, .blendDuration, .repeatCount, .repeatForever,
        .autoreverses, .motionPreset,
      ],
    ] as [[StyleProperty]]).map { rows in
      rows.reduce(into: PropertySet()) { $0.insert($1) }
    }

  /// The rows that a condition of one row can change.
  static func around(_ property: StyleProperty) -> PropertySet {
    if let group = groups.first(where: { $0.contains(property) }) { return group }
    var alone = PropertySet()
    alone.insert(property)
    return alone
  }
}
