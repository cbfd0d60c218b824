import CPCRE2

/// A regular expression of PCRE2 over UTF-8 bytes.
///
/// A pattern never changes once it is compiled, so any number of threads may match with it, each with a
/// `PatternScanner` of its own. Every match is bounded by the pattern's limits.
public struct Pattern: Sendable {
  /// How a pattern is read and matched.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Letters match in both cases.
    public static let ignoresCase = Options(rawValue: 1)
    /// `^` and `$` match at every line.
    public static let lines = Options(rawValue: 2)
    /// A dot matches line breaks too.
    public static let dotMatchesLineBreaks = Options(rawValue: 4)
    /// Blanks and comments in the pattern mean nothing.
    public static let extended = Options(rawValue: 8)
    /// A match is the whole of the text.
    public static let whole = Options(rawValue: 16)
    /// The pattern becomes machine code, which pays for long texts; its only limits are those of the match and
    /// of its own stack.
    public static let compiled = Options(rawValue: 32)
  }

  /// What one search may cost.
  public struct Limits: Hashable, Sendable {
    /// Steps of backtracking.
    public var match: UInt32
    /// Levels of nested backtracking.
    public var depth: UInt32
    /// Memory in KiB.
    public var heap: UInt32

    public init(match: UInt32, depth: UInt32, heap: UInt32) {
      self.match = match
      self.depth = depth
      self.heap = heap
    }

    /// For the name of one class: a few microseconds.
    public static let ofClass = Limits(match: 5_000, depth: 500, heap: 256)
    /// For one search through a source.
    public static let ofSource = Limits(match: 2_000_000, depth: 10_000, heap: 16_384)
  }

  /// What may stand in a pattern.
  public enum Bound {
    /// Bytes of a pattern's text.
    public static let bytes = 8_192
    /// Levels of parentheses.
    static let parentheses: UInt32 = 64
    /// Bytes of the stack that machine code may use.
    static let stack = 1 << 20
  }

  public let text: String
  public let limits: Limits
  /// The names of the groups in the order of their numbers; a name that several groups share stands once.
  public let groups: [String]
  /// The numbers of the groups of each name.
  let numbers: [[Int]]
  let code: PatternCode

  /// Compiles a pattern.
  ///
  /// Its text is bounded too, and a `*` in front of it, as in `(*LIMIT_MATCH=…)`, cannot raise a limit.
  public init(
    _ text: String, options: Options = [], limits: Limits = .ofSource
  ) throws(PatternError) {
    guard text.utf8.count <= Bound.bytes else {
      throw PatternError("a pattern holds at most \(Bound.bytes) bytes", at: Bound.bytes)
    }
    self.text = text
    self.limits = limits
    code = try PatternCode(text, options)
    let names = code.names()
    var groups: [String] = []
    var numbers: [[Int]] = []
    for (name, number) in names {
      if let known = groups.firstIndex(of: name) {
        numbers[known].append(number)
      } else {
        groups.append(name)
        numbers.append([number])
      }
    }
    self.groups = groups
    self.numbers = numbers
  }
}

/// Why a pattern cannot be compiled.
public struct PatternError: Error, Hashable, Sendable {
  public let message: String
  /// The byte of the pattern's text at which it was noticed.
  public let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// Why a search was given up.
public enum PatternFailure: Error, Hashable, Sendable {
  case matchLimit(UInt32)
  case depthLimit(UInt32)
  case heapLimit(UInt32)
  case stackLimit
  case noMemory
  case other(String)

  /// One line without a full stop.
  public var message: String {
    switch self {
    case .matchLimit(let limit):
      "it takes more than \(limit) steps; let no two repetitions match the same text"
    case .depthLimit(let limit): "it nests more than \(limit) levels deep"
    case .heapLimit(let limit): "it takes more than \(limit) KiB of memory"
    case .stackLimit: "it takes more than \(Pattern.Bound.stack >> 10) KiB of stack"
    case .noMemory: "there is no memory for it"
    case .other(let message): message
    }
  }
}
