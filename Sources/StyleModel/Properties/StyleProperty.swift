/// One thing that a style can set: a row of the property table.
///
/// The order of the cases is the canonical order of a `Style`. Padding, margin, insets and offset have one
/// case an edge or axis; the codec folds them into StemJSON's shortest form.
public enum StyleProperty: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  // common
  case foreground, background, material, font, fontWeight, cornerRadius, opacity, scale, overlay, tint
  case disabled, glass
  // layout
  case width, height, minWidth, minHeight, maxWidth, maxHeight, alignment
  case paddingTop, paddingBottom, paddingLeading, paddingTrailing, offsetX, offsetY
  // navigation
  case navigationTitle, navigationBarTitleDisplayMode, toolbarLeading, toolbarTrailing
  // button
  case buttonType, buttonShape, buttonCustom
  // shape
  case fill, strokeContent, strokeWidth, trimFrom, trimTo, rotationAngle, rotationAnchor, inset
  // animation
  case animationKind, animationValue, duration, bounce, blendDuration, repeatCount, repeatForever
  case autoreverses
  // modal
  case alert, popover, sheet, fullScreenCover
  // text
  case multilineTextAlignment, lineLimit, lineSpacing, truncationMode, minimumScaleFactor, bold, italic
  case textCase
  // textField, datePicker
  case textFieldStyle, keyboardType, autocapitalization, submitLabel, autocorrectionDisabled
  case datePickerStyle
  // shadow
  case shadowColor, shadowRadius, shadowX, shadowY, shadowOuter
  // scroll
  case scrollAnchor, scrollDisabled, scrollBounce, scrollPaging, dismissesKeyboard
  // swipe
  case swipeLeading, swipeTrailing
  // section
  case rowBackground, rowInsetTop, rowInsetBottom, rowInsetLeading, rowInsetTrailing
  // map, picker, video, pdf
  case mapKind, pickerStyle, videoControls, videoGravity
  case pdfDisplayMode, pdfDisplayDirection, pdfAutoScales, pdfShowPageNumbers
  // grid
  case gridColumns, gridRows, pinnedViews
  // splitView
  case splitPreferred, splitVisibility, sidebarMin, sidebarIdeal, sidebarMax
  // accessibility
  case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityHidden
  case accessibilityTraits, accessibilityIdentifier
  // tab, chart, web
  case tabSelectedTint, tabUnselectedTint, tabBarBackground
  case chartLegend, chartGridLines, chartAnimated, chartPalette, webJavaScript
  // box
  case marginTop, marginLeading, marginBottom, marginTrailing
  case cornerTopLeading, cornerTopTrailing, cornerBottomLeading, cornerBottomTrailing
  case widthFraction, heightFraction
  // border
  case borderColor, borderWidth, borderDash
  // effect
  case blur, rotation, scaleX, scaleY
  // type
  case tracking, lineHeight, fontDesign
  // motion
  case delay, motionPreset
  // surface
  case surfaceRole, surfaceFill, surfaceProminent, surfaceInteractive, surfaceTint, surfaceEdge
  case surfacePresentation, surfaceGroup, surfaceID
  // stack
  case stackSpacing, stackSpacingX, stackSpacingY, stackAlignment, contentMode, lazy, grow
  case arrangement, sectionInsetTop, sectionInsetLeading, sectionInsetBottom, sectionInsetTrailing
  // group, shared, control
  case groupName, sharedID, sharedGroup, sharedProperties, sharedSource, controlSize
  // Parts that resolution assembles into other rows and that no target prints.
  case gradientFrom, gradientVia, gradientTo
  case accent

  /// How many properties there are.
  public static let count = allCases.count

  /// The row that describes this property.
  public var row: PropertyRow { PropertyTable.rows[Int(rawValue)] }
}
