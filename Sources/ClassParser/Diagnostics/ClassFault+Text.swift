extension ClassFault {
  /// The stable identifier of the kind.
  public var id: String {
    switch kind {
    case .emptyVariant: "empty-variant"
    case .emptyClass, .variantOnNothing: "empty-class"
    case .markOnGroup: "mark-on-group"
    case .unclosedBracket: "unclosed-bracket"
    case .unclosedGroup: "unclosed-group"
    case .unexpectedClosing: "unexpected-closing"
    case .emptyValue: "empty-value"
    case .textAfterBracket: "text-after-bracket"
    case .nestedTooDeep: "nesting-limit"
    case .tooManyVariants: "variant-limit"
    case .tooManyClasses: "class-limit"
    case .stringTooLong: "length-limit"
    case .invisibleCharacter: "invisible-character"
    case .invalidUTF8: "invalid-utf8"
    case .structuralCharacter: "structural-character"
    case .unknownClass: "unknown-class"
    case .unknownVariant: "unknown-variant"
    case .unknownToken: "unknown-token"
    case .unknownProperty: "unknown-property"
    case .leakedValue: "leaked-value"
    case .nativeAlternative: "css-only-class"
    case .variantAlternative: "css-only-variant"
    case .negativeNotAllowed: "negative-not-allowed"
    case .doubleNegative: "double-negative"
    case .missingValue: "missing-value"
    case .unexpectedValue: "unexpected-value"
    case .invalidValue: "invalid-value"
    case .unsupportedUnit: "unsupported-unit"
    case .percentNotCarried: "percent-not-carried"
    case .outOfRange: "out-of-range"
    case .hintMismatch: "hint-mismatch"
    case .unknownHint: "unknown-hint"
    case .invalidColor: "invalid-color"
    case .dynamicNotAllowed: "dynamic-not-allowed"
    case .invalidReference, .invalidCondition, .bracketedVariant: "invalid-reference"
    case .unexpectedModifier: "unexpected-modifier"
    case .invalidModifier: "invalid-modifier"
    case .unknownRecipe: "unknown-recipe"
    case .recipeRecursion: "recipe-recursion"
    case .recipeTooDeep: "recipe-depth-limit"
    case .expansionTooLarge: "expansion-limit"
    case .unknownSlot: "unknown-slot"
    case .unknownAxis: "unknown-axis"
    case .unknownAxisValue: "unknown-axis-value"
    case .unknownFamily: "unknown-family"
    case .unknownStyle: "unknown-style"
    case .adopterAsStyle: "adopter-as-style"
    case .missingArgument: "missing-argument"
    case .unexpectedArgument: "unexpected-argument"
    case .patternSyntax: "pattern-syntax"
    case .patternUnsupported: "pattern-unsupported"
    case .patternMatchesEmpty: "pattern-matches-empty"
    case .patternShadowed: "pattern-shadowed"
    case .patternGaveUp, .patternsNotTried: "pattern-limit"
    case .unknownGroup: "unknown-group"
    }
  }

  /// One line without a full stop: the offender in quotes, the rule, the likely intent.
  public var message: String { prose + intent }

  private var intent: String {
    guard let first = suggestions.first else { return "" }
    let rest = suggestions.dropFirst().map { "\"\($0)\"" }
    return "; did you mean " + (["\"\(first)\""] + rest).joined(separator: " or ") + "?"
  }

  private var prose: String {
    switch kind {
    case .emptyVariant: "nothing stands before this \":\""
    case .emptyClass: "\"!\" or \"-\" stands here without a class"
    case .variantOnNothing: "a variant stands here without a class after its \":\""
    case .markOnGroup(let mark): "\"\(mark)\" cannot stand before a group; write it before each class inside"
    case .unclosedBracket: "\"[\" is never closed; a value ends with \"]\" and writes spaces as \"_\""
    case .unclosedGroup: "\"(\" is never closed"
    case .unexpectedClosing(let text): "\"\(text)\" closes nothing"
    case .emptyValue: "the brackets hold no value"
    case .textAfterBracket(let text): "\"\(text)\" stands after the closing bracket"
    case .nestedTooDeep(let limit): "brackets and groups nest at most \(limit) levels"
    case .tooManyVariants(let limit): "a class takes at most \(limit) variants"
    case .tooManyClasses(let limit): "a string holds at most \(limit) classes"
    case .stringTooLong(let limit): "a string holds at most \(limit) bytes"
    case .invisibleCharacter(let name): "\(name) is not a blank and shows nothing; remove it"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .structuralCharacter(let text):
      (text == "\"" ? "a double quote" : "\"\(text)\"") + " cannot stand in a class"
    case .unknownClass(let name): "unknown class \"\(name)\""
    case .unknownVariant(let name):
      "unknown variant \"\(name)\""
        + (suggestions.isEmpty ? ": name what it reads in the conditions of rules, or write [${key}]:" : "")
    case .unknownToken(let name, let scale):
      "the theme has no \(scale) \"\(name)\""
        + (TokenAdvice.advice(for: name, scale: scale, hasSuggestions: !suggestions.isEmpty).map { ": \($0)" }
          ?? "")
    case .unknownProperty(let name): "no property is named \"\(name)\"; write [domain.key:value]"
    case .leakedValue(let text): "\"\(text)\" is no class: a condition or value leaked into the string"
    case .nativeAlternative(let name, let advice): "\"\(name)\" has no native meaning: \(advice)"
    case .variantAlternative(let name, let advice): "the variant \"\(name)\" has no native meaning: \(advice)"
    case .negativeNotAllowed(let name): "\"\(name)\" takes no negative value"
    case .doubleNegative(let name): "the minus sign stands in front of a class, as in \"\(name)\""
    case .missingValue(let name, let expected): "\"\(name)\" needs \(expected)"
    case .unexpectedValue(let name): "\"\(name)\" takes no value"
    case .invalidValue(let text, let expected): "\"\(text)\" is not \(expected)"
    case .unsupportedUnit(let unit, let reason): "the unit \"\(unit)\" is not supported: \(reason)"
    case .percentNotCarried(let name): "\"\(name)\" takes no percentage; nothing carries one there"
    case .outOfRange(let text, let range): "\"\(text)\" is out of range: \(range)"
    case .hintMismatch(let hint, let expected): "the hint \"\(hint)\" does not fit: \(expected) is due here"
    case .unknownHint(let hint):
      "unknown hint \"\(hint)\"; hints are length, number, color, angle, duration, fraction, text, expr"
    case .invalidColor(let message): message
    case .dynamicNotAllowed(let name): "\"\(name)\" takes no reference or expression"
    case .invalidReference(let text):
      "\"\(text)\" is neither one reference ${…}, @{…}, #{…} nor one expression {{ … }}"
    case .invalidCondition(let text):
      "the condition \"\(text)\" reads nothing; write what it reads, as in [${\(text.utf8.allSatisfy { ByteClass.isName($0) } ? text : "isError")}]: or [${count}_>_2]:"
    case .bracketedVariant(let text, let variant):
      "\"\(text)\" is a variant and no expression; write it before a class, as in \(variant)opacity-50"
    case .unexpectedModifier(let text): "the modifier \"/\(text)\" means nothing on this class"
    case .invalidModifier(let text, let expected): "the modifier \"/\(text)\" is not \(expected)"
    case .unknownRecipe(let name): "no recipe is named \"\(name)\""
    case .recipeRecursion(let chain): "the recipe expands into itself: \(chain.joined(separator: " -> "))"
    case .recipeTooDeep(let limit): "recipes name one another at most \(limit) levels deep"
    case .expansionTooLarge(let limit): "the string expands to more than \(limit) values"
    case .unknownSlot(let name, let recipe): "the recipe \"\(recipe)\" has no slot \"\(name)\""
    case .unknownAxis(let name, let recipe): "the recipe \"\(recipe)\" has no axis \"\(name)\""
    case .unknownAxisValue(let value, let axis, let recipe):
      "the axis \"\(axis)\" of the recipe \"\(recipe)\" has no value \"\(value)\""
    case .unknownFamily(let name): "no family is named \"\(name)\""
    case .unknownStyle(let name, let family):
      "the family \"\(family)\" has no style \"\(name)\", and no class has that name"
    case .adopterAsStyle(let name, let family):
      "\"\(name)\" takes its shell from the family \"\(family)\" and cannot be a style of it"
    case .missingArgument(let name, let expected): "\"\(name)\" needs \(expected) in brackets"
    case .unexpectedArgument(let name): "\"\(name)\" takes no argument"
    case .patternSyntax(let message, let rule): "the pattern of \"\(rule)\" cannot be read: \(message)"
    case .patternUnsupported(let rule):
      "\"\(rule)\" has a pattern, and this host matches none: it has no PCRE2"
    case .patternMatchesEmpty(let rule):
      "the pattern of \"\(rule)\" matches the empty string; begin it with a name, as in stack-(?<n>\\d+)"
    case .patternShadowed(let rule, let name, let others):
      "the pattern of \"\(rule)\" matches \"\(name)\""
        + (others > 0 ? " and \(others) other known \(others == 1 ? "name" : "names")" : "")
        + ", which \(others > 0 ? "keep" : "keeps") the meaning known before"
    case .patternGaveUp(let rule, let reason): "the pattern of \"\(rule)\" is given up here: \(reason)"
    case .patternsNotTried(let name, let limit):
      "no pattern is tried with \"\(name)\": \(limit) classes before it had theirs given up"
    case .unknownGroup(let name, let rule): "the pattern of \"\(rule)\" has no group \"\(name)\""
    }
  }
}
