/// Why a text is not a CSS colour that can be computed without a browser.
public struct CSSColorError: Error, Hashable, Sendable {
  /// What may stand at some place of a colour.
  public enum Due: UInt8, Hashable, Sendable {
    case color, number, percentage, angle, space, comma, closing
  }

  /// What is wrong, with the offender as written, cut to one line of at most 40 bytes.
  public enum Reason: Hashable, Sendable {
    /// The text holds nothing.
    case empty
    /// A word that names no colour.
    case unknownName(String)
    /// A word that depends on the element, the page or the system, such as `currentColor`.
    case contextual(String)
    /// A function that needs a browser to evaluate, such as `var` or `calc`.
    case notEvaluated(String)
    /// The `from` of a relative colour.
    case relative(String)
    /// A `#` with anything but 3, 4, 6 or 8 hexadecimal digits.
    case hexDigits(String)
    /// A function that makes no colour.
    case unknownFunction(String)
    /// A function without its closing parenthesis.
    case unclosed(String)
    /// A function with some other count of components than three.
    case componentCount(function: String, found: Int)
    /// A colour space that `color()` does not know.
    case unknownSpace(String)
    /// A unit that does not fit its place.
    case unit(String, due: Due)
    /// A component that mixes numbers with percentages under commas.
    case mixedKinds(String, function: String)
    /// A comma in a function, or after components, that take spaces.
    case comma(function: String)
    /// A slash before the alpha of a colour with commas.
    case slash(function: String)
    /// Something of the wrong kind.
    case unexpected(String, due: Due)
    /// Something after the colour.
    case trailing(String)
  }

  /// What is wrong.
  public var reason: Reason
  /// The bytes at fault: UTF-8 offsets into the text that was given, from 0.
  public var range: Range<Int>

  /// An error from its parts.
  public init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// One line without a full stop that names the offender and the rule.
  public var message: String {
    switch reason {
    case .empty: "\"\" is not a colour; a name, a hex colour or a colour function is due"
    case .unknownName(let name): quoted(name) + " is not a colour name of CSS"
    case .contextual(let name): quoted(name) + " depends on where it stands; a fixed colour is due"
    case .notEvaluated(let name): quoted(name + "()") + " needs a browser to evaluate; a fixed value is due"
    case .relative(let word): quoted(word) + " starts a relative colour; fixed components are due"
    case .hexDigits(let text): quoted(text) + " is not a hex colour; 3, 4, 6 or 8 hex digits follow \"#\""
    case .unknownFunction(let name):
      "unknown function " + quoted(name)
        + "; rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch and color make colours"
    case .unclosed(let text): quoted(text) + " is not closed by \")\""
    case .componentCount(let function, let found):
      quoted(function) + " takes 3 components and an optional alpha, not " + String(found)
        + (found == 1 ? " component" : " components") + (found == 4 ? "; alpha follows \"/\"" : "")
    case .unknownSpace(let name):
      "unknown colour space " + quoted(name) + "; srgb, srgb-linear, display-p3, display-p3-linear, a98-rgb, "
        + "prophoto-rgb, rec2020, xyz, xyz-d50 and xyz-d65 are known"
    case .unit(let unit, .angle):
      "unit " + quoted(unit) + " where an angle is due; deg, grad, rad and turn fit"
    case .unit(let unit, let due): "unit " + quoted(unit) + " where " + phrase(due) + " is due"
    case .mixedKinds(let text, let function):
      quoted(text) + " mixes numbers with percentages; " + quoted(function) + " with commas takes one kind"
    case .comma(let function):
      "\",\" between components of " + quoted(function) + ", which stand apart by spaces here"
    case .slash(let function):
      "\"/\" after commas; alpha of " + quoted(function) + " follows a comma too"
    case .unexpected(let text, let due): quoted(text) + " where " + phrase(due) + " is due"
    case .trailing(let text): quoted(text) + " after the colour; one colour is due"
    }
  }

  private func quoted(_ text: String) -> String { "\"" + text + "\"" }

  private func phrase(_ due: Due) -> String {
    switch due {
    case .color: "a colour"
    case .number: "a number or a percentage"
    case .percentage: "a percentage"
    case .angle: "an angle"
    case .space: "a colour space"
    case .comma: "a comma"
    case .closing: "\")\""
    }
  }
}
