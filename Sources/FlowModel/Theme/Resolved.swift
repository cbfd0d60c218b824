import StyleModel

/// A text as it is drawn.
public struct ResolvedText: Hashable, Sendable {
  public var text: String
  public var font: ResolvedFont
  public var color: Color
  /// `leading`, `center` or `trailing`: of the lines, and of the block in the width that it claims.
  public var alignment: String
  /// `nil` for as many as needed.
  public var maxLines: Int?
  public var isMarkdown: Bool
}

/// A picture as it is drawn.
public struct ResolvedImage: Hashable, Sendable {
  public var url: String
  public var aspectRatio: Double?
  /// `fill` or `fit`.
  public var scaleMode: String
  public var cornerRadius: CornerRadiusData
  public var placeholder: Color
  public var showsShimmer: Bool
  /// What is read aloud; `nil` for decoration, which is hidden from assistive technology.
  public var label: String?
}

/// A symbol as it is drawn.
public struct ResolvedIcon: Hashable, Sendable {
  public var symbol: String
  public var size: Double
  public var color: Color
  /// Whether it is hidden from assistive technology.
  public var isHidden: Bool
}

/// A button as the stock view draws it.
public struct ResolvedButton: Hashable, Sendable {
  public var title: String
  public var font: ResolvedFont
  public var titleColor: Color
  public var background: Color?
  public var stroke: Color?
  /// Points; zero without a stroke.
  public var strokeWidth: Double
  public var padding: EdgeInsetsData
  /// `nil` for a plain button, which has no shape.
  public var cornerRadius: CornerRadiusData?
  public var icon: ResolvedIcon?
  /// Points between icon and title.
  public var spacing: Double
  public var isFullWidth: Bool
  public var isEnabled: Bool
  public var opacity: Double
}

/// A tag as the stock view draws it.
public struct ResolvedTag: Hashable, Sendable {
  public var text: String
  public var font: ResolvedFont
  public var textColor: Color
  public var background: Color
  /// A stroke of one point.
  public var border: Color?
  public var cornerRadius: CornerRadiusData
  public var padding: EdgeInsetsData
  public var icon: ResolvedIcon?
  /// Points between icon and text.
  public var spacing: Double
}

/// A separator as it is drawn.
public struct ResolvedSeparator: Hashable, Sendable {
  /// `line`, `dashed` or `space`.
  public var style: String
  /// `nil` for a gap.
  public var color: Color?
  public var thickness: Double
  /// Lengths of dash and gap in points; empty for a line that is solid.
  public var dash: [Double]
  /// Points of the frame, which leaves a dashed stroke uncut.
  public var height: Double
  public var insets: EdgeInsetsData
}

/// A gradient as it is painted.
public struct ResolvedGradient: Hashable, Sendable {
  /// A place in the box: 0 to 1 from left to right, and from top to bottom.
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Evenly spaced; none paints nothing.
  public var colors: [Color]
  public var start: Point
  public var end: Point
}

/// A border as it is painted: a stroke inside the edge.
public struct ResolvedBorder: Hashable, Sendable {
  public var color: Color
  public var width: Double
  /// Lengths of dash and gap in points; empty for a solid line.
  public var dash: [Double]
}
