/// A fault in the text of an expression.
public struct ExpressionError: Error, Sendable, Equatable {
  /// Kinds of faults, with their facts.
  public enum Kind: Sendable, Equatable {
    /// There is no expression at all.
    case empty
    /// Something that cannot stand where a value has to.
    case expectedValue(found: String)
    /// A certain text has to stand here.
    case expected(String, found: String)
    /// A dictionary literal needs a key in quotes here.
    case expectedKey(found: String)
    /// An expression is complete, but the text goes on.
    case unexpected(String)
    /// A character that the language does not have.
    case unknownCharacter(String)
    /// A string without its closing quote.
    case unterminatedString
    /// A marker without its closing brace.
    case unterminatedReference(marker: String)
    /// Two markers in one, such as `@${` or `${@{`.
    case mergedMarkers(String)
    /// A path that is empty or has a step that is none.
    case invalidPath(found: String)
    /// A bare name outside brackets.
    case bareName(String)
    /// An operator of other languages, with what to write instead.
    case foreignOperator(String, use: String)
    /// A number that does not fit.
    case numberTooLarge(String)
    /// What follows a pipe is no call.
    case pipeNeedsCall(found: String)
    /// Brackets, calls and signs inside each other beyond the limit.
    case nestingTooDeep(limit: Int)
    /// A chain of operators beyond the limit.
    case chainTooLong(limit: Int)
  }

  /// What is wrong.
  public var kind: Kind
  /// Range of bytes in the parsed text.
  public var span: Range<Int>

  /// Makes an error.
  public init(_ kind: Kind, span: Range<Int>) {
    self.kind = kind
    self.span = span
  }
}

extension ExpressionError {
  /// One line that says what is wrong and what to do, without a full stop.
  public var message: String {
    switch kind {
    case .empty: "the expression is empty"
    case .expectedValue(let found): "expected a value, found \(found)"
    case .expected(let text, let found): "expected '\(text)', found \(found)"
    case .expectedKey(let found): "expected a key in quotes, found \(found)"
    case .unexpected(let found): "expected an operator or the end, found \(found)"
    case .unknownCharacter(let character): "'\(character)' is no part of an expression"
    case .unterminatedString: "the string has no closing quote"
    case .unterminatedReference(let marker): "'\(marker)' has no closing '}'"
    case .mergedMarkers(let text):
      "markers do not combine in '\(text)'; use one of '${', '@{' and '#{' per reference"
    case .invalidPath(let found): "expected a key of the path, found \(found)"
    case .bareName(let name):
      "'\(name)' is no value; write '${\(name)}' or '@{\(name)}' to read it, quotes around it for text"
    case .foreignOperator(let text, let use): "'\(text)' is no operator; use '\(use)'"
    case .numberTooLarge(let text): "the number '\(text)' is too large"
    case .pipeNeedsCall(let found): "expected a call after '|>', found \(found)"
    case .nestingTooDeep(let limit): "the expression nests deeper than \(limit) levels"
    case .chainTooLong(let limit): "the expression chains more than \(limit) operators"
    }
  }
}
