import StyleModel

/// What stands for the bezel that the system draws around the label of a button.
struct CSSBezel: Sendable {
  /// The name in StemJSON.
  let name: String
  /// How much of the tint fills it.
  let fill: Double
  /// Whether the label takes the tint where nothing says its colour; else it is white on a filled bezel.
  let tintsLabel: Bool

  static let all: [CSSBezel] = [
    CSSBezel(name: "plain", fill: 0, tintsLabel: false),
    CSSBezel(name: "automatic", fill: 0, tintsLabel: true),
    CSSBezel(name: "borderless", fill: 0, tintsLabel: true),
    CSSBezel(name: "bordered", fill: 0.15, tintsLabel: true),
    CSSBezel(name: "borderedProminent", fill: 1, tintsLabel: false),
  ]

  /// Room around the label by the size of the control: above and below, before and behind, and the radius.
  ///
  /// They give the heights that UIKit's button configurations have: 28, 34 and 50 points.
  static let sizes: [(name: String, vertical: Double, horizontal: Double, radius: Double)] = [
    ("mini", 4, 8, 6), ("small", 5, 10, 7), ("regular", 7, 12, 8), ("large", 14, 20, 12),
    ("extraLarge", 18, 24, 14),
  ]
}
