import StyleModel

/// One step of a widget's chrome. The order of the cases is the order of application, from inside out.
///
/// It is a constant of the code, since every page depends on it: padding before the background, so that the fill
/// reaches its edge; width before the background, so that a share of the container sizes the padded content and not
/// the margin around it; the border after the clip, so that it is whole.
public enum ChromeStep: UInt8, CaseIterable, Hashable, Sendable {
  /// `layout.padding` around the content.
  case padding
  /// `layout.width` of the padded content.
  case width
  /// `layout.background`, then `layout.gradient` over it.
  case background
  /// The corners of `layout.corner_radius`.
  case clip
  /// `layout.border` over everything inside the clip.
  case border
  /// `layout.margin` around the rest.
  case margin

  public var name: String { Self.names[Int(rawValue)] }

  private static let names = ["padding", "width", "background", "clip", "border", "margin"]
}

/// A rectangle in points, x to the right and y down.
public struct ChromeBox: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What a widget stands in.
public struct ChromeContainer: Hashable, Sendable {
  /// Points of width that are offered to the widget, its margin included.
  public var offered: Double
  /// Points of width of the nearest scroll view or window, of which fractions take their share: the insets of
  /// the section and the widget's own margin are not taken off.
  public var scroll: Double
  public var isRightToLeft: Bool

  public init(offered: Double, scroll: Double? = nil, isRightToLeft: Bool = false) {
    self.offered = offered
    self.scroll = scroll ?? offered
    self.isRightToLeft = isRightToLeft
  }
}

/// A widget's chrome as it is drawn: which steps do something, with what, and the boxes that they give.
public struct Chrome: Hashable, Sendable {
  /// The order of application, inside out.
  public static let order = ChromeStep.allCases

  public var padding: EdgeInsetsData
  public var width: WidgetWidth?
  public var background: Color?
  public var gradient: ResolvedGradient?
  public var cornerRadius: CornerRadiusData
  public var border: ResolvedBorder?
  public var margin: EdgeInsetsData

  /// The chrome that a layout gives under a theme.
  public init<Theme: FlowTheme>(_ layout: WidgetLayout, theme: Theme) {
    padding = layout.padding ?? EdgeInsetsData()
    width = layout.width
    background = theme.color(layout.background)
    gradient = layout.gradient.map { $0.resolved(in: theme) }
    cornerRadius = layout.cornerRadius ?? CornerRadiusData()
    border = layout.border.flatMap { $0.resolved(in: theme) }
    margin = layout.margin ?? EdgeInsetsData()
  }

  /// Whether a step changes anything.
  public func applies(_ step: ChromeStep) -> Bool {
    switch step {
    case .padding: !padding.isZero
    case .width:
      switch width {
      case .fill, .fraction: true
      case .hug, nil: false
      }
    case .background: background != nil || gradient != nil
    // Clipping nothing costs a pass and cuts shadows.
    case .clip: !cornerRadius.isZero
    case .border: border != nil
    case .margin: !margin.isZero
    }
  }

  /// The box after each step.
  public struct Boxes: Hashable, Sendable {
    /// The content itself, in the coordinates of the outermost box.
    public var content: ChromeBox
    private var steps: [ChromeBox]

    /// The box that a step gives.
    public subscript(step: ChromeStep) -> ChromeBox { steps[Int(step.rawValue)] }

    /// The outermost box: what the widget takes of its list.
    public var outer: ChromeBox { self[.margin] }

    fileprivate init(content: ChromeBox, steps: [ChromeBox]) {
      self.content = content
      self.steps = steps
    }
  }

  /// Lays the chrome around content of a size, step by step in ``order``.
  public func boxes(contentWidth: Double, contentHeight: Double, in container: ChromeContainer) -> Boxes {
    var box = ChromeBox(width: contentWidth, height: contentHeight)
    var content = box
    var steps: [ChromeBox] = []
    func grow(_ insets: EdgeInsetsData) {
      let left = container.isRightToLeft ? insets.right : insets.left
      move(left, insets.top)
      box = ChromeBox(width: box.width + insets.horizontal, height: box.height + insets.vertical)
    }
    /// Puts everything so far a length further inside.
    func move(_ x: Double, _ y: Double) {
      content.x += x
      content.y += y
      for index in steps.indices {
        steps[index].x += x
        steps[index].y += y
      }
    }
    for step in Self.order {
      switch step {
      case .padding: grow(padding)
      case .width:
        let inner = box.width
        switch width {
        case .fill: box.width = max(inner, container.offered - margin.horizontal)
        case .fraction(let share): box.width = container.scroll * share
        case .hug, nil: break
        }
        // The padded content stands in the middle of what is wider or narrower.
        move((box.width - inner) / 2, 0)
      case .background, .clip, .border: break
      case .margin: grow(margin)
      }
      steps.append(box)
    }
    return Boxes(content: content, steps: steps)
  }
}
