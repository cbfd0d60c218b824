/// Where the named points of a gradient lie in the unit square of a box, y down.
package enum NamedPoint {
  /// The place of a point; the centre for a name that is none.
  package static func place(_ name: String) -> (x: Double, y: Double) {
    switch name {
    case "topLeading": (0, 0)
    case "top": (0.5, 0)
    case "topTrailing": (1, 0)
    case "leading": (0, 0.5)
    case "trailing": (1, 0.5)
    case "bottomLeading": (0, 1)
    case "bottom": (0.5, 1)
    case "bottomTrailing": (1, 1)
    default: (0.5, 0.5)
    }
  }
}
