import StyleModel

/// A reason why a class cannot be read, and where.
public struct ClassFault: Error, Hashable, Sendable {
  /// The facts, without prose.
  public enum Kind: Hashable, Sendable {
    // Syntax
    case emptyVariant
    case emptyClass
    case unclosedBracket
    case unclosedGroup
    case unexpectedClosing(String)
    case emptyValue
    case textAfterBracket(String)
    case nestedTooDeep(limit: Int)
    case tooManyVariants(limit: Int)
    case tooManyClasses(limit: Int)
    case stringTooLong(limit: Int)
    case invisibleCharacter(String)
    case invalidUTF8
    case structuralCharacter(String)
    case variantOnNothing
    case markOnGroup(String)
    // Names
    case unknownClass(String)
    case unknownVariant(String)
    case unknownToken(String, scale: String)
    case unknownProperty(String)
    case leakedValue(String)
    case nativeAlternative(String, advice: String)
    case variantAlternative(String, advice: String)
    // Values
    case negativeNotAllowed(String)
    case doubleNegative(String)
    case missingValue(String, expected: String)
    case unexpectedValue(String)
    case invalidValue(String, expected: String)
    case unsupportedUnit(String, reason: String)
    case percentNotCarried(String)
    case outOfRange(String, range: String)
    case hintMismatch(hint: String, expected: String)
    case unknownHint(String)
    case invalidColor(String)
    case dynamicNotAllowed(String)
    case invalidReference(String)
    case invalidCondition(String)
    case bracketedVariant(String, variant: String)
    // Modifiers
    case unexpectedModifier(String)
    case invalidModifier(String, expected: String)
    // Recipes
    case unknownRecipe(String)
    case recipeRecursion([String])
    case recipeTooDeep(limit: Int)
    case expansionTooLarge(limit: Int)
    case unknownSlot(String, recipe: String)
    case unknownAxis(String, recipe: String)
    case unknownAxisValue(String, axis: String, recipe: String)
    case missingArgument(String, expected: String)
    case unexpectedArgument(String)
    // Patterns of rules
    case patternSyntax(String, rule: String)
    case patternUnsupported(rule: String)
    case patternMatchesEmpty(rule: String)
    case patternShadowed(rule: String, by: String, others: Int)
    case patternGaveUp(String, reason: String)
    case patternsNotTried(String, limit: Int)
    case unknownGroup(String, rule: String)
  }

  public let kind: Kind
  /// The bytes at fault: UTF-8 offsets into the class string, from 0.
  public let range: Range<Int>
  /// Up to three names that may have been meant, best first.
  public var suggestions: [String]
  /// The repair that is certain, if there is one.
  public var fix: TextEdit?

  public init(_ kind: Kind, at range: Range<Int>, suggestions: [String] = [], fix: TextEdit? = nil) {
    self.kind = kind
    self.range = range
    self.suggestions = suggestions
    self.fix = fix
  }

  /// The same fault, `offset` bytes later.
  package func shifted(by offset: Int) -> ClassFault {
    guard offset != 0 else { return self }
    var copy = ClassFault(
      kind, at: range.lowerBound + offset..<range.upperBound + offset, suggestions: suggestions)
    copy.fix = fix.map {
      TextEdit(
        replacing: $0.range.lowerBound + offset..<$0.range.upperBound + offset, with: $0.replacement)
    }
    return copy
  }

  /// How much the fault matters: all but one keep a class or a recipe from being used.
  public var severity: Severity {
    if case .patternShadowed = kind { return .warning }
    return .error
  }

  /// The fault as a diagnostic.
  public var diagnostic: Diagnostic {
    Diagnostic(severity, id: id, at: range, message, suggestions: suggestions, fix: fix)
  }
}
