/// Drawings that stand for SF Symbols, whose own outlines belong to Apple's systems.
///
/// A drawing is a path on a square of 24, stroked; names with `.fill` are filled too. What the end of a name says is
/// drawn around its base: `.circle`, `.square` and `.slash`. Badges are left out.
enum SymbolTable {
  /// The parts of a symbol.
  struct Drawing: Sendable, Equatable {
    var path: String
    var isFilled = false
    /// What stands around it: a circle or a square, filled or not.
    var frame: String?
    var isFrameFilled = false
    var isSlashed = false
  }

  /// The drawing of a name such as `xmark.circle.fill`; `nil` for one that is not drawn.
  static func drawing(of name: String) -> Drawing? {
    var words = name.split(separator: ".").map { String($0) }
    var drawing = Drawing(path: "")
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if words.last == "slash" {
      drawing.isSlashed = true
      words.removeLast()
    }
    if let badge = words.firstIndex(of: "badge"), badge > 0 { words.removeSubrange(badge...) }
    if words.count > 1, let last = words.last, last == "circle" || last == "square",
      paths[words.joined(separator: ".")] == nil
    {
      drawing.frame = last
      drawing.isFrameFilled = isFilled
      words.removeLast()
    }
    guard let path = paths[words.joined(separator: ".")] else { return nil }
    drawing.path = path
    drawing.isFilled = isFilled && drawing.frame == nil
    return drawing
  }

  static let frames = [
    "circle": "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z",
    "square": "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
  ]

  static let slash = "M4 3l16 18"

  static let paths: [String: String] = [
    "xmark": "M5 5l14 14M19 5L5 19", "plus": "M12 4v16M4 12h16", "minus": "M4 12h16",
    "checkmark": "M4.5 12.5l5 5.5L19.5 6", "chevron.right": "M9 4l8 8-8 8", "chevron.left": "M15 4l-8 8 8 8",
    "chevron.down": "M4 9l8 8 8-8", "chevron.up": "M4 15l8-8 8 8", "chevron.forward": "M9 4l8 8-8 8",
    "chevron.backward": "M15 4l-8 8 8 8", "chevron.up.chevron.down": "M7 9l5-5 5 5M7 15l5 5 5-5",
    "arrow.right": "M4 12h16M13 5l7 7-7 7", "arrow.left": "M20 12H4M11 5l-7 7 7 7",
    "arrow.up": "M12 20V4M5 11l7-7 7 7", "arrow.down": "M12 4v16M5 13l7 7 7-7",
    "arrow.uturn.backward": "M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12H9",
    "arrow.clockwise": "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M20 3v5h-5",
    "arrow.left.arrow.right": "M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4",
    "arrow.up.arrow.down": "M8 21V5M4 9l4-4 4 4M16 3v16M12 15l4 4 4-4",
    "circle": "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z",
    "square": "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
    "star": "M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z",
    "heart": "M12 20.5C5.5 15.5 2.5 12 2.5 8.4A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 1.9c0 3.6-3 7.1-9.5 12.1z",
    "person": "M12 11.5a4.3 4.3 0 1 0 0-8.6a4.3 4.3 0 0 0 0 8.6zM3.5 21c.6-4.6 4-7 8.5-7s7.9 2.4 8.5 7z",
    "person.2":
      "M9 11.5a3.7 3.7 0 1 0 0-7.4a3.7 3.7 0 0 0 0 7.4zM2 20c.5-4 3.2-6 7-6s6.5 2 7 6zM16.5 11a3 3 0 1 0 0-6M18 14c2.3.5 3.7 2.5 4 6",
    "person.crop.circle":
      "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM12 12.5a3.4 3.4 0 1 0 0-6.8a3.4 3.4 0 0 0 0 6.8zM6 18.5c1-2.6 3.2-4 6-4s5 1.4 6 4",
    "person.crop": "M12 11.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 20c.6-4 3.8-6 8-6s7.4 2 8 6z",
    "magnifyingglass": "M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM15.6 15.6L21 21",
    "bell":
      "M12 3a6 6 0 0 0-6 6c0 5-2 6.5-2 8h16c0-1.5-2-3-2-8a6 6 0 0 0-6-6zM9.5 19.5a2.5 2.5 0 0 0 5 0",
    "gearshape":
      "M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    "gear":
      "M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    "key": "M8 11a4.5 4.5 0 1 1 0 .1M12 13l9-9M17 8l2.5 2.5",
    "lock": "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11",
    "eye": "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
    "leaf": "M20 4C9 4 4 8.5 4 14.5c0 3 2 5 5 5C16 19.5 20 13 20 4zM4 21c2-5 5-8.5 9.5-11",
    "trash": "M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14.5h10l1-14.5M10 10.5v6.5M14 10.5v6.5",
    "pencil": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z", "flag": "M5 21V4c4-2 7 2 14 0v9.5c-7 2-10-2-14 0",
    "tray": "M4 5h16l1.5 9v5h-19v-5zM2.5 14H8c.5 2.5 7.5 2.5 8 0h5.5",
    "house": "M3 11.5L12 3.5l9 8M5.5 10v10.5h13V10M10 20.5v-6h4v6",
    "cart":
      "M2.5 4H5l2.5 11.5h11L21 7H6M9 19a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4zM17 19a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4z",
    "photo": "M3 4.5h18v15H3zM3 16l5.5-5.5 5 5 3-3L21 16.5M15.5 8a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6z",
    "clock": "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM12 6.5V12l4 2.5",
    "calendar": "M4 5h16v16H4zM4 9.5h16M8 3v4M16 3v4",
    "exclamationmark.triangle": "M12 3L1.8 20.5h20.4zM12 9.5v5.5M12 17v1.2",
    "exclamationmark": "M12 4v11M12 18.5v1.5",
    "questionmark": "M7.5 8a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3.5M12 18.5v1.5",
    "info": "M12 10.5v8M12 5v1.5", "envelope": "M3 5.5h18v13.5H3zM3 6.5l9 7 9-7",
    "paperplane": "M21.5 2.5L2.5 10l7.5 3.5L14 21.5zM21.5 2.5L10 13.5",
    "bolt": "M13.5 2L5 13.5h6L10 22l9-12h-6.5z",
    "sun.max":
      "M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M19.4 4.6l-1.7 1.7M6.3 17.7l-1.7 1.7",
    "moon": "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
    "cloud": "M7 18.5a4.5 4.5 0 0 1-.5-9a6 6 0 0 1 11.5 1.5a4 4 0 0 1-.5 7.5z",
    "building.2": "M3 21V7l8-3.5V21M11 9.5l10 2V21M6 10.5v.5M6 14.5v.5M15 14.5v.5M15 17.5v.5",
    "shippingbox": "M12 2.5l9 4.7v9.6l-9 4.7-9-4.7V7.2zM3 7.2l9 4.7 9-4.7M12 12v9.5",
    "paintpalette":
      "M12 3a9.5 8.5 0 0 0 0 17.5c2 0 1.5-2.5 1-3.5c-.5-1.5 1-2.5 2.5-2.5H18c2 0 3.5-1.5 3.5-3.5C21.5 6.5 17 3 12 3zM7 11v.5M10 7v.5M15 7.5v.5",
    "hand.tap": "M10 11V5.5a1.7 1.7 0 0 1 3.4 0V12l4.6 1.5c1.5.5 2 1.5 1.7 3l-1 5h-8L6 15c1-1.3 2.5-1 4 .5z",
    "lifepreserver":
      "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM5.5 5.5l3.5 3.5M15 15l3.5 3.5M18.5 5.5L15 9M9 15l-3.5 3.5",
    "rectangle.portrait.and.arrow.right": "M14 7V3.5H4v17h10V17M9 12h12M17 8l4 4-4 4",
    "faceid":
      "M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3M8.5 9v1.5M15.5 9v1.5M12.5 9v4h-1M8.5 15.5c2 1.7 5 1.7 7 0",
    "wifi": "M2 9c6-5.5 14-5.5 20 0M5.5 13c4-3.7 9-3.7 13 0M9 16.7c2-1.7 4-1.7 6 0M12 20v.2",
    "line.3.horizontal": "M4 6h16M4 12h16M4 18h16", "line.3.horizontal.decrease": "M3 7h18M6.5 12h11M10 17h4",
    "ellipsis": "M5 12h.2M12 12h.2M19 12h.2",
    "square.and.arrow.up": "M12 15V3M8 7l4-4 4 4M7 10.5H4.5v10.5h15V10.5H17",
    "mountain.2": "M1.5 20L9 6l5.5 10M11.5 11l4-6 7 15z",
    "chart.bar": "M5 20.5V12h3v8.5zM10.5 20.5V4h3v16.5zM16 20.5V8.5h3v12z",
    "apple.logo":
      "M12.5 7.5c1.5-1.2 5-1.2 6.5 1.5c-3 2-2.5 6 .7 7.5c-1.2 3-3 5.5-5 5c-1.5-.5-2.5-.5-4 0C8 22 4 16.5 4.5 12c.4-4 4.5-6 8-4.5zM12.5 6.5c0-2.5 1.5-4 3.5-4.5c.2 2.5-1.5 4.5-3.5 4.5z",
    "person.badge.key": "M10 11.5a4.3 4.3 0 1 0 0-8.6a4.3 4.3 0 0 0 0 8.6zM2 21c.6-4.6 3.6-7 8-7",
    "dollarsign": "M12 3v18M16.5 7.5c-1-2-8.5-2.5-8.5 1.3c0 4 9 2 9 6.4c0 4-8.5 3.7-9.5 1.3",
    "plus.forwardslash.minus": "M5 19L19 5M7 4v6M4 7h6M14 17h6",
    "sofa": "M4 12V8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M2.5 11.5h3.5V15h12v-3.5h3.5V19h-19z",
    "fork.knife": "M7 3v18M4 3v5c0 3 6 3 6 0V3M17 21V3c-2.5 1-3 6-3 9h3",
    "bed.double": "M2.5 19v-7h19v7M2.5 16.5h19M4.5 12V6h15v6M6.5 12V9.5h4.5V12M13 12V9.5h4.5V12",
    "tree": "M12 2l6 8h-3l4.5 6.5h-15L9 10H6zM12 16.5V22",
    "lightbulb": "M9 17.5c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8zM9.5 20.5h5",
    "tv": "M3 5h18v12H3zM8 20.5h8",
    "mug": "M4 7h12v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM16 9h2a2.5 2.5 0 0 1 0 6h-2",
    "drop": "M12 2.5c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10.5 8 7.5 12 2.5z",
    "book": "M4 4.5c3-1 6-.5 8 1c2-1.5 5-2 8-1V19c-3-1-6-.5-8 1c-2-1.5-5-2-8-1zM12 5.5V20",
    "thermometer.medium": "M10 4a2 2 0 0 1 4 0v10a4.5 4.5 0 1 1-4 0zM12 9v8",
    "square.grid.2x2": "M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7zM13.5 13.5h7v7h-7z",
    "list.bullet": "M8 6h13M8 12h13M8 18h13M3.5 6h.2M3.5 12h.2M3.5 18h.2",
  ]
}
