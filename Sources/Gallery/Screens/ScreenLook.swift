import Expressions
import JSONText
import StyleModel
import StyleTargets

/// What a style of a component comes to in the page.
struct ScreenLook: Sendable {
  /// Which of the two elements of a view.
  enum Part: String, Sendable {
    case box, content
  }

  /// The classes of the declarations that never change; empty where there are none.
  var box = ""
  var content = ""
  /// The place of the changing declarations in ``ScreenModel/looks``, if there are any.
  var dynamic: Int?
  var attributes: [ScreenKey] = []

  /// A look with values that are decided when the screen runs.
  ///
  /// Words of closed lists choose among whole sets of declarations, one a combination; colours and numbers are put into
  /// them.
  struct Dynamic: Sendable {
    /// What chooses, with the words it may give.
    var choices: [Choice] = []
    var slots: [Slot] = []
    /// The declarations by the chosen words, joined by `|`.
    var cases: [(key: String, rules: Rules)] = []
  }

  struct Choice: Sendable {
    let value: Expression
    let words: [String]
    /// Whether a number is one of the choices, named `#`.
    let takesNumber: Bool

    /// The word for a value; `-` for one that is none of them.
    func word(for value: ExpressionValue) -> String {
      switch value {
      case .bool(let flag) where words.contains(flag ? "true" : "false"): flag ? "true" : "false"
      case .string(let word) where words.contains(word): word
      default: takesNumber && value.number != nil ? "#" : "-"
      }
    }
  }

  struct Slot: Sendable {
    enum Kind: String, Sendable {
      case number
      /// The line height that a font of this size has by itself.
      case leading
      /// A colour that adapts, or the half of one that does for itself.
      case color, light, dark
    }

    let kind: Kind
    let value: Expression
    /// What the opacity of a colour is multiplied by.
    let opacity: Double
  }

  /// Declarations of both parts.
  struct Rules: Sendable {
    /// Classes of those that no slot is in.
    var box = ""
    var content = ""
    /// The others.
    var boxTemplates: [Template] = []
    var contentTemplates: [Template] = []
  }

  /// A declaration with places for the values of slots.
  struct Template: Sendable, Equatable {
    enum Piece: Sendable, Equatable {
      case text(String)
      /// A slot, and how much of its alpha counts: 255 for all.
      case slot(Int, alpha: Int)
    }

    let name: String
    let pieces: [Piece]
  }
}

extension ScreenLook.Slot {
  /// The value as text of CSS; `nil` for a value that is no colour or number.
  func text(of value: ExpressionValue, alpha: Int) -> String? {
    switch kind {
    case .number: return value.number.map { JSONWriter.number($0) }
    case .leading: return value.number.map { JSONWriter.number(FontMetrics.lineHeight(of: .number($0))) }
    case .color, .light, .dark: break
    }
    guard let (light, dark) = Self.colors(of: value) else { return nil }
    let factor = opacity * Double(alpha) / 255
    let (one, other) = (light.multiplyingAlpha(by: factor).hex, dark.multiplyingAlpha(by: factor).hex)
    return switch kind {
    case .light: one
    case .dark: other
    default: one == other ? one : "light-dark(\(one),\(other))"
    }
  }

  /// A colour in both appearances: a keyword or a hexadecimal text.
  private static func colors(of value: ExpressionValue) -> (RGBA, RGBA)? {
    guard case .string(let text) = value else { return nil }
    if let rgba = RGBA(hex: text) { return (rgba, rgba) }
    guard let keyword = ColorKeyword(text) else { return nil }
    return (
      SystemColors.components(of: keyword, dark: false), SystemColors.components(of: keyword, dark: true)
    )
  }
}
