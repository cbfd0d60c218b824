import StyleModel

extension TextData {
  /// The text as it is drawn.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedText {
    ResolvedText(
      text: text, font: theme.font(font) ?? theme.defaults.bodyFont,
      color: theme.color(color) ?? theme.defaults.textColor, alignment: Self.place(of: alignment),
      maxLines: maxLines.flatMap { $0 > 0 ? $0 : nil }, isMarkdown: isMarkdown == true)
  }

  /// What a word of alignment means.
  public static func place(of word: String?) -> String {
    switch word {
    case "center": "center"
    case "trailing", "right": "trailing"
    default: "leading"
    }
  }
}

extension ImageData {
  /// The picture as it is drawn.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedImage {
    ResolvedImage(
      url: url, aspectRatio: aspectRatio, scaleMode: scaleMode == "fit" ? "fit" : "fill",
      cornerRadius: cornerRadius ?? CornerRadiusData(),
      placeholder: theme.color(placeholderColor) ?? theme.defaults.surfaceColor,
      showsShimmer: shimmer == true, label: alt.flatMap { $0.isEmpty ? nil : $0 })
  }
}

extension IconData {
  /// The symbol as it is drawn.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedIcon {
    ResolvedIcon(
      symbol: symbol, size: size ?? 17, color: theme.color(color) ?? theme.defaults.textColor,
      isHidden: action == nil)
  }
}

extension ButtonData {
  /// The button as the stock view draws it.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedButton {
    let accent = theme.color(backgroundColor) ?? theme.defaults.accentColor
    let isOutline = style == "outline"
    let isPlain = style == "plain"
    return ResolvedButton(
      title: title.text, font: theme.font(title.font) ?? .style("body", weight: "semibold"),
      titleColor: theme.color(title.color)
        ?? (isOutline || isPlain ? accent : Color(.rgba(RGBA(255, 255, 255)))),
      background: isOutline || isPlain ? nil : accent, stroke: isOutline ? accent : nil,
      strokeWidth: isOutline ? 1.5 : 0,
      padding: isPlain ? EdgeInsetsData() : EdgeInsetsData(top: 12, left: 16, right: 16, bottom: 12),
      cornerRadius: isPlain ? nil : cornerRadius ?? CornerRadiusData(theme.defaults.cornerRadius),
      icon: icon.map { $0.resolved(in: theme) }, spacing: 6, isFullWidth: isFullWidth == true,
      isEnabled: isDisabled != true, opacity: isDisabled == true ? 0.5 : 1)
  }
}

extension TagData {
  /// The tag as the stock view draws it.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedTag {
    ResolvedTag(
      text: text.text, font: theme.font(text.font) ?? .style("caption", weight: "medium"),
      textColor: theme.color(text.color) ?? theme.defaults.textColor,
      background: theme.color(backgroundColor) ?? theme.defaults.surfaceColor,
      border: theme.color(borderColor), cornerRadius: cornerRadius ?? CornerRadiusData(6),
      padding: EdgeInsetsData(top: 4, left: 8, right: 8, bottom: 4),
      icon: icon.map { $0.resolved(in: theme) }, spacing: 4)
  }
}

extension SeparatorData {
  /// The separator as it is drawn.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedSeparator {
    let style = style.flatMap { Self.styles.contains($0) ? $0 : nil } ?? "line"
    let thickness = thickness ?? 1
    return ResolvedSeparator(
      style: style, color: style == "space" ? nil : theme.color(color) ?? theme.defaults.separatorColor,
      thickness: thickness, dash: style == "dashed" ? [4, 4] : [],
      height: style == "dashed" ? thickness * 2 : thickness, insets: insets ?? EdgeInsetsData())
  }
}

extension GradientData {
  /// The gradient as it is painted; colours that do not resolve are left out.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedGradient {
    let (start, end) = Self.points(angle: angle ?? 0)
    return ResolvedGradient(colors: colors.compactMap { theme.color($0) }, start: start, end: end)
  }

  /// Where a gradient of an angle in degrees starts and ends, in the unit square of the painted box.
  ///
  /// CSS counts from the bottom up: its angle is this one and 90 degrees.
  public static func points(angle: Double) -> (start: ResolvedGradient.Point, end: ResolvedGradient.Point) {
    let turn = angle - Elementary.floor(angle / 360) * 360
    let (x, y): (Double, Double)
    switch turn {
    // The ends of boxes are exact.
    case 0: (x, y) = (1, 0)
    case 90: (x, y) = (0, 1)
    case 180: (x, y) = (-1, 0)
    case 270: (x, y) = (0, -1)
    default:
      let radians = turn * Elementary.pi / 180
      (x, y) = (Elementary.cos(radians), Elementary.sin(radians))
    }
    return (
      ResolvedGradient.Point(x: 0.5 - x / 2, y: 0.5 - y / 2),
      ResolvedGradient.Point(x: 0.5 + x / 2, y: 0.5 + y / 2)
    )
  }
}

extension BorderData {
  /// The border as it is painted; `nil` where no colour resolves.
  public func resolved<Theme: FlowTheme>(in theme: Theme) -> ResolvedBorder? {
    guard let color = theme.color(color) else { return nil }
    var dash: [Double] = []
    if let dashWidth, let dashGap { dash = [dashWidth, dashGap] }
    return ResolvedBorder(color: color, width: width ?? 1, dash: dash)
  }
}
