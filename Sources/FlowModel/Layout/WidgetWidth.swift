import JSONText
import StyleModel

/// How wide a widget's padded content is.
public enum WidgetWidth: FlowValue {
  /// All the width that is offered, the content centred in it.
  case fill
  /// As wide as the content; the same as no width.
  case hug
  /// A share of the width of the nearest scroll view or window; its range is not enforced.
  case fraction(Double)

  /// The words, in exactly this case.
  public static let words = ["fill", "hug"]
  public static var kind: FlowKind { .width }

  /// The width that a text stands for, if it stands for one.
  public init?(_ text: String) {
    switch text {
    case "fill": self = .fill
    case "hug": self = .hug
    default:
      guard let share = NumberText.double(text) else { return nil }
      self = .fraction(share)
    }
  }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    switch document.kind(of: node) {
    case .number: self = .fraction(try Double(node, in: document, at: path))
    case .string:
      let text = document.string(of: node) ?? ""
      guard let width = WidgetWidth(text) else {
        // Unlike every other unknown word, this one is an error, and it costs the widget.
        throw FlowFault(
          .corrupted(reason: "a width is \"fill\", \"hug\" or a fraction, not \(MessageText.quoted(text))"),
          path: path, range: document.range(of: node))
      }
      self = width
    default: throw Self.mismatch(node, document, path)
    }
  }

  /// Words as they are, shares as numbers even if they came as texts; what is no finite number stays a text.
  public func json(_ form: FlowForm) -> JSONValue {
    switch self {
    case .fill: "fill"
    case .hug: "hug"
    case .fraction(let share) where share.isNaN: "nan"
    case .fraction(let share) where share.isInfinite: share < 0 ? "-inf" : "inf"
    case .fraction(let share): .number(share)
    }
  }
}
