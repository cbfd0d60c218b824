import ClassParser

extension PatternEngine {
  /// Patterns of rules on PCRE2.
  public static let pcre2 = PatternEngine(
    compile: { text in
      do throws(PatternError) {
        return .success(matcher(try Pattern(text, options: .whole, limits: .ofClass)))
      } catch {
        return .failure(PatternFault(error.message, at: error.offset))
      }
    },
    makeCache: {
      let store = ExpansionStore()
      return ExpansionCache(find: { store.find($0) }, keep: { store.keep($0, $1) })
    })

  private static func matcher(_ pattern: Pattern) -> PatternMatcher {
    PatternMatcher(groups: pattern.groups) { text in
      do throws(PatternFailure) {
        var scanner = try PatternScanner(pattern)
        guard try scanner.next(in: text) else { return .noMatch }
        var groups: [Range<Int>?] = []
        for group in pattern.groups.indices { groups.append(scanner.range(of: group)) }
        return .matched(groups)
      } catch {
        return .failed(error.message)
      }
    }
  }
}
