extension PropertyTable {
  /// What a native vocabulary needs and StemJSON has no key for.
  static let extendedRows: [PropertyRow] = [
    extended(
      .marginTop, .box, "margin.top", anyNumber, unit: .points, initial: .number(0),
      stemJSON: near("padding of a wrapping stack"), flow: exact("layout.margin.top"),
      swiftUI: exact("padding(.top)"), css: exact("margin-top")),
    extended(
      .marginLeading, .box, "margin.leading", anyNumber, unit: .points, initial: .number(0),
      stemJSON: near("padding of a wrapping stack"), flow: exact("layout.margin.left"),
      swiftUI: exact("padding(.leading)"), css: exact("margin-inline-start")),
    extended(
      .marginBottom, .box, "margin.bottom", anyNumber, unit: .points, initial: .number(0),
      stemJSON: near("padding of a wrapping stack"), flow: exact("layout.margin.bottom"),
      swiftUI: exact("padding(.bottom)"), css: exact("margin-bottom")),
    extended(
      .marginTrailing, .box, "margin.trailing", anyNumber, unit: .points, initial: .number(0),
      stemJSON: near("padding of a wrapping stack"), flow: exact("layout.margin.right"),
      swiftUI: exact("padding(.trailing)"), css: exact("margin-inline-end")),
    extended(
      .cornerTopLeading, .box, "corners.topLeading", size, unit: .points,
      flow: exact("layout.corner_radius.top_left"), swiftUI: exact("clipShape(UnevenRoundedRectangle)"),
      css: exact("border-start-start-radius")),
    extended(
      .cornerTopTrailing, .box, "corners.topTrailing", size, unit: .points,
      flow: exact("layout.corner_radius.top_right"), swiftUI: exact("clipShape(UnevenRoundedRectangle)"),
      css: exact("border-start-end-radius")),
    extended(
      .cornerBottomLeading, .box, "corners.bottomLeading", size, unit: .points,
      flow: exact("layout.corner_radius.bottom_left"), swiftUI: exact("clipShape(UnevenRoundedRectangle)"),
      css: exact("border-end-start-radius")),
    extended(
      .cornerBottomTrailing, .box, "corners.bottomTrailing", size, unit: .points,
      flow: exact("layout.corner_radius.bottom_right"),
      swiftUI: exact("clipShape(UnevenRoundedRectangle)"), css: exact("border-end-end-radius")),
    extended(
      .widthFraction, .box, "widthFraction", share, flow: exact("layout.width"),
      swiftUI: near("containerRelativeFrame"), css: exact("width")),
    extended(
      .heightFraction, .box, "heightFraction", share, swiftUI: near("containerRelativeFrame"),
      css: exact("height")),
    extended(
      .borderColor, .border, "color", .color, stemJSON: near("common.overlay"),
      flow: exact("layout.border.color"), swiftUI: exact("overlay(strokeBorder)"), css: exact("outline-color")
    ),
    extended(
      .borderWidth, .border, "width", size, unit: .points, initial: .number(0),
      stemJSON: near("common.overlay"), flow: exact("layout.border.width"),
      swiftUI: exact("overlay(strokeBorder)"), css: exact("outline-width")),
    extended(
      .borderDash, .border, "dash", .dash, unit: .points, flow: exact("layout.border.dash_width"),
      swiftUI: exact("StrokeStyle(dash:)"),
      css: near("outline-style")),
    extended(.blur, .effect, "blur", size, unit: .points, swiftUI: exact("blur"), css: exact("filter")),
    extended(
      .rotation, .effect, "rotation", anyNumber, unit: .degrees, stemJSON: near("shape.rotation"),
      swiftUI: exact("rotationEffect"), css: exact("rotate")),
    extended(.scaleX, .effect, "scaleX", anyNumber, swiftUI: exact("scaleEffect(x:)"), css: exact("scale")),
    extended(.scaleY, .effect, "scaleY", anyNumber, swiftUI: exact("scaleEffect(y:)"), css: exact("scale")),
    extended(
      .tracking, .type, "tracking", anyNumber, unit: .points, swiftUI: exact("tracking"),
      css: exact("letter-spacing")),
    extended(
      .lineHeight, .type, "lineHeight", size, unit: .points, stemJSON: near("text.lineSpacing"),
      swiftUI: near("lineSpacing"), css: exact("line-height")),
    extended(
      .fontDesign, .type, "design", .keyword(["default", "rounded", "serif", "monospaced"]),
      stemJSON: near("common.font.design"), swiftUI: exact("fontDesign"), css: exact("font-family")),
    extended(
      .delay, .motion, "delay", size, unit: .seconds, swiftUI: exact("Animation.delay"),
      css: exact("transition-delay")),
    extended(
      .motionPreset, .motion, "preset", .text, stemJSON: near("animation.kind"), swiftUI: exact("animation"),
      css: near("transition-timing-function")),
    extended(
      .surfaceRole, .surface, "role", .keyword(["floating", "solid", "glass", "none"]),
      stemJSON: near("common.glass"), flow: near("layout.background"), swiftUI: exact("glassEffect"),
      css: near("the rows of its fill")),
    extended(
      .surfaceFill, .surface, "fill", .keyword(["glass", "material", "solid"]),
      stemJSON: near("common.glass"), swiftUI: exact("glassEffect"), css: near("the rows of its fill")),
    extended(
      .surfaceProminent, .surface, "prominent", .bool, stemJSON: near("button.standard.type"),
      swiftUI: exact("buttonStyle(.glassProminent)")),
    extended(.surfaceInteractive, .surface, "interactive", .bool, swiftUI: exact("Glass.interactive")),
    extended(.surfaceTint, .surface, "tint", .color, swiftUI: exact("Glass.tint"), css: near("background")),
    extended(
      .surfaceEdge, .surface, "edge", .bool, stemJSON: near("common.overlay"),
      swiftUI: exact("overlay(strokeBorder)"), css: near("the rows of its fill")),
    extended(.surfacePresentation, .surface, "presentation", .bool, swiftUI: exact("presentationBackground")),
    extended(.surfaceGroup, .surface, "group", size, unit: .points, swiftUI: exact("GlassEffectContainer")),
    extended(.surfaceID, .surface, "id", .text, swiftUI: exact("glassEffectID")),
    extended(
      .stackSpacing, .stack, "spacing", anyNumber, unit: .points, stemJSON: exact("context._spacing"),
      flow: exact("SectionLayout.item_spacing"), swiftUI: exact("spacing"), css: exact("gap")),
    extended(
      .stackSpacingX, .stack, "spacingX", anyNumber, unit: .points,
      stemJSON: exact("context._horizontalSpacing"), flow: near("SectionLayout.item_spacing"),
      swiftUI: exact("horizontalSpacing"),
      css: exact("column-gap")),
    extended(
      .stackSpacingY, .stack, "spacingY", anyNumber, unit: .points,
      stemJSON: exact("context._verticalSpacing"), flow: near("SectionLayout.item_spacing"),
      swiftUI: exact("verticalSpacing"), css: exact("row-gap")),
    extended(
      .stackAlignment, .stack, "alignment", .keyword(["start", "center", "end", "top", "bottom"]),
      stemJSON: exact("context._alignment"), swiftUI: exact("alignment"), css: exact("align-items")),
    extended(
      .contentMode, .stack, "contentMode", .keyword(["fit", "fill"]), stemJSON: exact("context._contentMode"),
      flow: exact("ImageData.scale_mode"), swiftUI: exact("aspectRatio(contentMode:)"),
      css: exact("object-fit")),
    extended(.lazy, .stack, "lazy", .bool, stemJSON: exact("context._lazy"), swiftUI: exact("LazyVStack")),
    extended(
      .grow, .stack, "grow", .bool, stemJSON: near("layout.maxWidth or layout.maxHeight"),
      swiftUI: exact("frame(maxWidth: .infinity)"), css: exact("flex-grow")),
    extended(
      .arrangement, .stack, "arrangement", .keyword(["vertical", "carousel", "grid"]),
      initial: .keyword("vertical"), flow: exact("SectionLayout.arrangement"),
      swiftUI: near("LazyVStack, ScrollView(.horizontal), LazyVGrid"), css: near("display")),
    extended(
      .sectionInsetTop, .stack, "insets.top", size, unit: .points, initial: .number(0),
      flow: exact("SectionLayout.insets.top"), swiftUI: exact("padding(.top)"), css: exact("padding-top")),
    extended(
      .sectionInsetLeading, .stack, "insets.leading", size, unit: .points, initial: .number(0),
      flow: exact("SectionLayout.insets.left"), swiftUI: exact("padding(.leading)"),
      css: exact("padding-inline-start")),
    extended(
      .sectionInsetBottom, .stack, "insets.bottom", size, unit: .points, initial: .number(0),
      flow: exact("SectionLayout.insets.bottom"), swiftUI: exact("padding(.bottom)"),
      css: exact("padding-bottom")),
    extended(
      .sectionInsetTrailing, .stack, "insets.trailing", size, unit: .points, initial: .number(0),
      flow: exact("SectionLayout.insets.right"), swiftUI: exact("padding(.trailing)"),
      css: exact("padding-inline-end")),
    extended(.groupName, .group, "name", .text, swiftUI: exact("environment")),
    extended(
      .sharedID, .shared, "id", .text, swiftUI: exact("matchedGeometryEffect")),
    extended(.sharedGroup, .shared, "group", .text, swiftUI: exact("matchedGeometryEffect")),
    extended(
      .sharedProperties, .shared, "properties", .keyword(["frame", "position", "size"]),
      initial: .keyword("frame"), swiftUI: exact("matchedGeometryEffect")),
    extended(
      .sharedSource, .shared, "source", .bool, initial: .bool(true), swiftUI: exact("matchedGeometryEffect")),
    extended(
      .controlSize, .control, "size", .keyword(["mini", "small", "regular", "large", "extraLarge"]),
      swiftUI: exact("controlSize"), css: near("padding of a drawn bezel")),
    extended(.gradientFrom, .common, "gradient.from", .color),
    extended(.gradientVia, .common, "gradient.via", .color),
    extended(.gradientTo, .common, "gradient.to", .color),
    extended(.accent, .common, "accent", .color),
  ]
}
