/// Something that a reader of an expression should know.
public struct ExpressionFinding: Sendable, Equatable {
  /// How grave a finding is.
  public enum Severity: Sendable, Equatable {
    case note, warning, error

    /// The word for it.
    public var word: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// Kinds of findings, with their facts.
  public enum Kind: Sendable, Equatable {
    /// Markers among other text, which is shown as it stands.
    case mixedText(String)
    /// A marker that never ends.
    case unfinishedMarker(String)
    /// Markers run together or inside each other.
    case mergedMarkers(String)
    /// The text does not parse.
    case syntax(ExpressionError.Kind)
    /// A function that the language does not have.
    case unknownFunction(String, nearest: String?)
    /// A call with too few or too many arguments.
    case argumentCount(ExpressionFunction, found: Int)
    /// `switch()` with an even number of arguments or fewer than three.
    case switchShape(found: Int)
    /// A `#{key}` that the runtime does not provide.
    case unknownSystemValue(String, nearest: String?)
    /// A path behind `#{key}`, which is no dictionary or array.
    case systemPath(String)
    /// `random()` where expressions are evaluated again and again.
    case randomInBinding
    /// A filter behind an expression rather than inside a path.
    case filterOutsidePath(String)
    /// A context reference in a filter, which need not resolve there.
    case contextInFilter(String)
    /// `~` with a number or a truth value, which is none.
    case containsOnPrimitive(String)
    /// A type that `cast()` does not know.
    case unknownCastType(String, nearest: String?)
    /// A format descriptor that is a bare string.
    case bareFormat(String)
    /// A key that a dictionary literal has twice.
    case repeatedKey(String)
    /// A key of a path with a hyphen, which may be meant as a subtraction.
    case hyphenInPath(String)
    /// A branch of a colour expression that is no colour.
    case notAColor(String)
    /// A branch that is none of a list of words.
    case notOneOf(String, words: [String])
  }

  /// What it is.
  public var kind: Kind
  /// Range of bytes in the text that was checked.
  public var span: Range<Int>

  /// Makes a finding.
  public init(_ kind: Kind, span: Range<Int>) {
    self.kind = kind
    self.span = span
  }
}

extension ExpressionFinding {
  /// How grave it is: an error cannot work, a warning hardly works as meant.
  public var severity: Severity {
    switch kind {
    case .syntax, .unknownFunction, .argumentCount, .switchShape, .unknownSystemValue, .randomInBinding,
      .unknownCastType, .notAColor, .notOneOf:
      .error
    case .hyphenInPath: .note
    default: .warning
    }
  }

  /// Stable name of the kind.
  public var id: String {
    switch kind {
    case .mixedText: "expression.mixed-text"
    case .unfinishedMarker: "expression.unfinished-marker"
    case .mergedMarkers, .syntax(.mergedMarkers): "expression.merged-markers"
    case .syntax(.nestingTooDeep), .syntax(.chainTooLong): "expression.nesting"
    case .syntax: "expression.syntax"
    case .unknownFunction: "expression.unknown-function"
    case .argumentCount: "expression.argument-count"
    case .switchShape: "expression.switch-shape"
    case .unknownSystemValue: "expression.unknown-system-value"
    case .systemPath: "expression.system-path"
    case .randomInBinding: "expression.random"
    case .filterOutsidePath: "expression.filter-outside-path"
    case .contextInFilter: "expression.context-in-filter"
    case .containsOnPrimitive: "expression.contains-on-primitive"
    case .unknownCastType: "expression.cast-type"
    case .bareFormat: "expression.bare-format"
    case .repeatedKey: "expression.repeated-key"
    case .hyphenInPath: "expression.hyphen-in-path"
    case .notAColor: "expression.color"
    case .notOneOf: "expression.word"
    }
  }

  /// Rule of StemJSON's validation that it falls under, R25 to R32 and R05 for words outside their list.
  public var rule: String {
    switch kind {
    case .mixedText, .unfinishedMarker: "R25"
    case .mergedMarkers, .syntax(.mergedMarkers): "R26"
    case .syntax, .unknownFunction, .argumentCount: "R27"
    case .randomInBinding: "R29"
    case .switchShape: "R30"
    case .filterOutsidePath: "R31"
    case .notAColor: "R32"
    case .notOneOf: "R05"
    default: "R28"
    }
  }

  /// One line that says what is wrong and what to do, without a full stop.
  public var message: String {
    switch kind {
    case .mixedText(let marker):
      "'\(marker)' among other text is shown as it stands; wrap the whole string in '{{ }}' and join with '+'"
    case .unfinishedMarker(let marker): "'\(marker)' is not closed, so the string is shown as it stands"
    case .mergedMarkers(let text):
      "markers do not combine in '\(text)', so the string is shown as it stands; use one marker per reference"
    case .syntax(let kind): ExpressionError(kind, span: span).message
    case .unknownFunction(let name, let nearest):
      "unknown function '\(name)'" + ExpressionFinding.suggestion(nearest)
    case .argumentCount(let function, let found):
      "'\(function.rawValue)' cannot take \(found) argument\(found == 1 ? "" : "s"); it is '\(function.signature)'"
    case .switchShape(let found):
      "'switch' needs pairs of test and value and a default, an odd number from 3 on, not \(found) arguments"
    case .unknownSystemValue(let key, let nearest):
      "unknown system value '#{\(key)}'" + ExpressionFinding.suggestion(nearest)
    case .systemPath(let text): "'\(text)' has nothing inside it; a system value is read as '#{key}'"
    case .randomInBinding:
      "'random' changes with every rendering; put its result into state by an action and read that"
    case .filterOutsidePath(let text):
      "the filter '\(text)' stands outside a path and gives none; write it inside the braces of the reference"
    case .contextInFilter(let text):
      "'\(text)' need not resolve inside a filter; copy it to state and use '${}'"
    case .containsOnPrimitive(let text):
      "'~' asks whether something contains '\(text)' and gives none here; use '=='"
    case .unknownCastType(let type, let nearest):
      "unknown type '\(type)' of 'cast'" + ExpressionFinding.suggestion(nearest)
    case .bareFormat(let text):
      "the descriptor '\(text)' is ignored; write '{'date': \u{2026}}', '{'number': \u{2026}}' or '{'duration': \u{2026}}'"
    case .repeatedKey(let key): "the key '\(key)' stands twice; the last value counts"
    case .hyphenInPath(let key): "'\(key)' is read as one key; a subtraction stands outside the braces"
    case .notAColor(let text): "'\(text)' is no colour; use a colour keyword or a hex colour"
    case .notOneOf(let text, let words):
      "'\(text)' is not one of " + words.map { "'" + $0 + "'" }.joined(separator: ", ")
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
