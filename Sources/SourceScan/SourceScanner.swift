import StyleModel

/// Finds the class strings of sources.
public struct SourceScanner: Sendable {
  private let patterns: [SourcePattern]
  /// Calls with a literal that is never closed, after which a pattern takes long steps.
  private static let patience = 256

  /// Scans with the built-in patterns and others.
  public init(adding others: [SourcePattern] = []) { patterns = SourcePattern.builtIn + others }

  /// What was found in a source.
  public struct Result: Sendable {
    /// The strings in the order of the source.
    public internal(set) var strings: [ClassString] = []
    /// Searches that were given up: which pattern, where in the source it went on from, and why.
    public internal(set) var failures: [(pattern: String, offset: Int, failure: PatternFailure)] = []

    /// What is to be said about the searches that were given up.
    public var diagnostics: [Diagnostic] {
      failures.map { pattern, offset, failure in
        Diagnostic(
          .error, id: "pattern-limit", at: offset..<offset,
          "the pattern \"\(pattern)\" is given up from here on: \(failure.message)")
      }
    }
  }

  /// Finds every class string of a source.
  ///
  /// - Complexity: O(*n*) in the length of the source for patterns that find their places in constant time.
  public func scan(_ bytes: UnsafeBufferPointer<UInt8>, as language: SourceLanguage) -> Result {
    var result = Result()
    if language == .markdown {
      for fence in CodeFence.all(in: bytes) {
        let part = UnsafeBufferPointer(rebasing: bytes[fence.range])
        let found = scan(part, as: fence.language)
        result.strings += found.strings.map { $0.shifted(by: fence.range.lowerBound) }
        result.failures += found.failures.map { ($0.pattern, $0.offset + fence.range.lowerBound, $0.failure) }
      }
      return result
    }
    for pattern in patterns where pattern.languages.contains(language) {
      search(bytes, language, pattern, &result)
    }
    // A literal inside two calls was found twice.
    result.strings.sort { $0.range.lowerBound < $1.range.lowerBound }
    var last = -1
    result.strings.removeAll { string in
      defer { last = string.range.lowerBound }
      return string.range.lowerBound == last
    }
    return result
  }

  private func search(
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage, _ pattern: SourcePattern,
    _ result: inout Result
  ) {
    var position = 0
    // Calls inside a call are read with it.
    var read = 0
    var unclosed = 0
    var comments = LineComments(bytes, language)
    let calls = CallReader(bytes, language)
    do throws(PatternFailure) {
      var scanner = try PatternScanner(pattern.pattern)
      while try scanner.next(in: bytes) {
        position = scanner.match.upperBound
        if let group = pattern.group {
          guard let range = scanner.range(of: group) else { continue }
          result.strings.append(RawText(bytes, pattern.escapes).string(range, pattern: pattern.name))
        } else {
          guard position > read, !comments.cover(scanner.match.lowerBound) else { continue }
          if let end = calls.read(from: position - 1, pattern: pattern.name, &result.strings) {
            read = end
          } else {
            unclosed += 1
            // What is so often broken is no source: reading on in long steps keeps it bounded.
            if unclosed > Self.patience { read = position + LiteralReader.longest }
          }
        }
      }
    } catch {
      result.failures.append((pattern.name, position, error))
    }
  }
}
