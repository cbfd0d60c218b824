import StyleModel

// Margin, padding, frame and what places the content in it.
extension CSSEmitter {
  mutating func writeFrame() {
    box("margin-top", .marginTop)
    box("margin-bottom", .marginBottom)
    box("margin-inline-start", .marginLeading)
    box("margin-inline-end", .marginTrailing)
    box("padding-top", .paddingTop)
    box("padding-bottom", .paddingBottom)
    box("padding-inline-start", .paddingLeading)
    box("padding-inline-end", .paddingTrailing)
    writeAxis(
      "width", .width, fraction: .widthFraction, minimum: .minWidth, maximum: .maxWidth,
      margins: [.marginLeading, .marginTrailing])
    writeAxis(
      "height", .height, fraction: .heightFraction, minimum: .minHeight, maximum: .maxHeight,
      margins: [.marginTop, .marginBottom])
    if let alignment = word(.alignment), alignment != "center" {
      let place = NamedPoint.place(alignment)
      box("place-items", "\(Self.side(place.y)) \(Self.side(place.x))")
    }
    if flag(.grow) == true { box("flex-grow", "1") }
  }

  /// A frame with a largest size takes what it is offered up to there; one without hugs its content.
  private mutating func writeAxis(
    _ name: String, _ fixed: StyleProperty, fraction: StyleProperty, minimum: StyleProperty,
    maximum: StyleProperty, margins: [StyleProperty]
  ) {
    // What is offered is offered to the view with its margins.
    let around = margins.reduce(0.0) { $0 + (number($1) ?? 0) }
    func share(_ text: String) -> String {
      around == 0 ? text : "calc(\(text) - \(CSSText.points(around)))"
    }
    if let points = number(fixed) {
      box(name, CSSText.points(points))
      // A fixed frame gives way to nothing.
      if style.value(of: minimum) == nil { box("min-\(name)", CSSText.points(points)) }
    } else if let fraction = number(fraction) {
      box(name, share(CSSText.percent(fraction)))
    } else if isInfinite(fixed) || isInfinite(maximum) || number(maximum) != nil {
      box(name, share("100%"))
    }
    box("min-\(name)", minimum)
    box("max-\(name)", maximum)
  }

  /// A coordinate of the unit square as the side that it lies at.
  static func side(_ coordinate: Double) -> String {
    coordinate == 0 ? "start" : coordinate == 1 ? "end" : "center"
  }
}
