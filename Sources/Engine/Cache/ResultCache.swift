import StyleResolve
import StyleTargets

/// What an engine has resolved before, by class string, type and context.
///
/// An engine never changes, so that nothing in its cache grows stale: other rules, themes or catalogs mean another
/// engine. Any number of threads may use it at once and none waits for long.
///
/// Memory that two processors write costs each of them more than all the rest of a look-up, and even holding on to
/// a shared result writes to it. So a thread has a share of the cache to itself, with entries of its own, as long as
/// there is one left; threads beyond that use one together, which its locks allow. The number of shares, of entries
/// in each and the length of their strings are bounded.
final class ResultCache: Sendable {
  /// Entries that one share holds at most; an older one makes room for a newer one.
  static let capacity = ResultShare.setCount * ResultSet.ways
  /// Longer strings are not kept, in bytes.
  static let longest = 512
  /// Results with more declarations are not kept.
  static let largest = 128

  private let shares = ResultShares()

  /// The result for a string, kind and context, if it is known.
  ///
  /// - Complexity: O(*n*) in the length of the string: one hash and one comparison.
  func find(_ text: HashedText, _ kind: ComponentKind?, _ context: StyleContext) -> StyleEngine.Result? {
    shares.own.pointee.find(text, kind, context)
  }

  /// Keeps a result that `find` did not know.
  func keep(
    _ result: StyleEngine.Result, _ text: HashedText, _ kind: ComponentKind?, _ context: StyleContext
  ) {
    shares.own.pointee.keep(ResultEntry(text, kind, context, result))
  }

  /// What all shares hold.
  ///
  /// - Complexity: O(*n*) in the entries that the cache has room for.
  var use: StyleEngine.CacheUse {
    var use = StyleEngine.CacheUse()
    for index in 0..<ResultShares.count { shares[index].pointee.add(to: &use) }
    return use
  }
}

extension StyleEngine {
  /// What an engine's cache holds, and how often it helped.
  ///
  /// The first eight threads that ask an engine have a share of its cache each, and others use one of these. What two
  /// shares hold counts twice.
  public struct CacheUse: Hashable, Sendable {
    /// Results that are kept; at most 4,096 a share.
    public var entries = 0
    /// Bytes of the class strings of these results.
    public var bytes = 0
    public var hits = 0
    public var misses = 0

    public init() {}
  }

  /// What the engine remembers, and how often that helped, since it was made.
  ///
  /// - Complexity: O(*n*) in the number of results that there is room for.
  public var cacheUse: CacheUse { cache.use }
}
