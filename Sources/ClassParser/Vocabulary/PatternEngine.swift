/// How the patterns of rules are matched.
///
/// The engine has no regular expressions of its own. A host that has some hands them in; without them a rule
/// with a pattern is an error.
public struct PatternEngine: Sendable {
  /// Compiles a pattern that has to match whole classes, or says what is wrong with it.
  public let compile: @Sendable (String) -> Result<PatternMatcher, PatternFault>
  /// Makes a store for what the tokens of one vocabulary mean.
  public let makeCache: @Sendable () -> ExpansionCache

  public init(
    compile: @escaping @Sendable (String) -> Result<PatternMatcher, PatternFault>,
    makeCache: @escaping @Sendable () -> ExpansionCache
  ) {
    self.compile = compile
    self.makeCache = makeCache
  }
}

/// Why a pattern cannot be compiled.
public struct PatternFault: Error, Hashable, Sendable {
  /// What is wrong, in words.
  public let message: String
  /// The byte of the pattern's text at which it was noticed.
  public let offset: Int

  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// A compiled pattern; any number of threads may match with it.
public struct PatternMatcher: Sendable {
  /// What came of matching one class.
  public enum Outcome: Hashable, Sendable {
    case noMatch
    /// What each group matched, in the order of `groups`; `nil` for one that took no part.
    case matched([Range<Int>?])
    /// Matching was given up, and why.
    case failed(String)
  }

  /// The names of the pattern's groups.
  public let groups: [String]
  /// Matches the whole of a text.
  public let match: @Sendable (UnsafeBufferPointer<UInt8>) -> Outcome

  public init(groups: [String], match: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Outcome) {
    self.groups = groups
    self.match = match
  }
}

/// What a token means by the patterns of rules, kept for its next use.
public final class Expansion: Sendable {
  enum Meaning: Sendable {
    /// No pattern matches.
    case none
    case classes(ClassList)
    /// What is wrong, at bytes from the token's start.
    case fault(ClassFault)
  }

  let meaning: Meaning

  init(_ meaning: Meaning) { self.meaning = meaning }

  /// Whether the meaning may be another one in a string that has expanded to less so far.
  var dependsOnBudget: Bool {
    if case .fault(let fault) = meaning, case .expansionTooLarge = fault.kind { return true }
    return false
  }
}

/// A store of expansions by the text of their token; it may forget, and any number of threads may use it.
public struct ExpansionCache: Sendable {
  public let find: @Sendable (UnsafeBufferPointer<UInt8>) -> Expansion?
  public let keep: @Sendable (UnsafeBufferPointer<UInt8>, Expansion) -> Void

  public init(
    find: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Expansion?,
    keep: @escaping @Sendable (UnsafeBufferPointer<UInt8>, Expansion) -> Void
  ) {
    self.find = find
    self.keep = keep
  }
}
