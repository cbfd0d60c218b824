/// How much a diagnostic matters.
public enum Severity: UInt8, Hashable, Comparable, Sendable {
  case note, warning, error

  /// The word in messages.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity of a word in messages; `nil` for another one.
  public init?(name: String) {
    guard let severity = [Severity.note, .warning, .error].first(where: { $0.name == name }) else {
      return nil
    }
    self = severity
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A replacement of some bytes of a source.
public struct TextEdit: Hashable, Sendable {
  /// UTF-8 offsets into the source, from 0.
  public var range: Range<Int>
  public var replacement: String

  public init(replacing range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The source after the edit, or the source itself when the range does not fit it.
  public func applied(to source: String) -> String {
    var bytes = Array(source.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return source }
    bytes.replaceSubrange(range, with: replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [TextEdit] {
  /// A text after all edits, which stand in order and touch no other one.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    for edit in self {
      result += bytes[at..<edit.range.lowerBound]
      result += edit.replacement.utf8
      at = edit.range.upperBound
    }
    return result + bytes[at...]
  }
}

/// Something to tell an author: what, where, and what to do instead.
public struct Diagnostic: Hashable, Sendable {
  /// A stable identifier in kebab-case, such as `unknown-utility`.
  public var id: String
  public var severity: Severity
  /// The bytes at fault: UTF-8 offsets into the source that was given, from 0.
  public var range: Range<Int>
  /// One line without a full stop that names the offender and the rule.
  public var message: String
  /// Up to three names that the author may have meant, best first.
  public var suggestions: [String]
  /// The one repair that is certain, if there is one.
  public var fix: TextEdit?

  public init(
    _ severity: Severity, id: String, at range: Range<Int>, _ message: String, suggestions: [String] = [],
    fix: TextEdit? = nil
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.message = message
    self.suggestions = suggestions
    self.fix = fix
  }

  /// The same diagnostic, `offset` bytes later.
  public func shifted(by offset: Int) -> Diagnostic {
    var copy = self
    copy.range = range.lowerBound + offset..<range.upperBound + offset
    copy.fix?.range = (fix?.range.lowerBound ?? 0) + offset..<(fix?.range.upperBound ?? 0) + offset
    return copy
  }
}
