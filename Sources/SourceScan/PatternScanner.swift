import CPCRE2

/// Finds the matches of a pattern in buffers, one after the other, without copying them.
public struct PatternScanner: ~Copyable {
  public let pattern: Pattern
  private let data: OpaquePointer
  private let context: OpaquePointer
  private let stack: OpaquePointer?
  private let bounds: UnsafeMutablePointer<Int>
  private let groups: Int
  /// Where the next search starts.
  private var position = 0
  /// Whether the last match was empty, so that the next one may not be empty at the same place.
  private var wasEmpty = false

  /// Makes what a search needs; fails when there is no memory for it.
  public init(_ pattern: Pattern) throws(PatternFailure) {
    guard let data = pcre2_match_data_create_from_pattern_8(pattern.code.pointer, nil) else {
      throw .noMemory
    }
    guard let context = pcre2_match_context_create_8(nil) else {
      pcre2_match_data_free_8(data)
      throw .noMemory
    }
    pcre2_set_match_limit_8(context, pattern.limits.match)
    pcre2_set_depth_limit_8(context, pattern.limits.depth)
    pcre2_set_heap_limit_8(context, pattern.limits.heap)
    stack = pattern.code.isMachineCode ? pcre2_jit_stack_create_8(32 << 10, Pattern.Bound.stack, nil) : nil
    if let stack { pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(stack)) }
    self.pattern = pattern
    self.data = data
    self.context = context
    bounds = pcre2_get_ovector_pointer_8(data)
    groups = Int(pcre2_get_ovector_count_8(data))
  }

  deinit {
    pcre2_match_data_free_8(data)
    pcre2_match_context_free_8(context)
    if let stack { pcre2_jit_stack_free_8(stack) }
  }

  /// Lets the next search start at a place.
  public mutating func start(at offset: Int) {
    position = offset
    wasEmpty = false
  }

  /// Finds the next match behind the last one; returns whether there is one.
  ///
  /// Ranges are those of the buffer. What stands before `start(at:)` is seen by lookbehinds alone.
  /// - Parameter end: Where the text ends; the end of the buffer by default.
  public mutating func next(
    in buffer: UnsafeBufferPointer<UInt8>, upTo end: Int? = nil
  ) throws(PatternFailure) -> Bool {
    let end = min(end ?? buffer.count, buffer.count)
    guard position <= end else { return false }
    let found = search(buffer, end, wasEmpty ? PCRE2_NOTEMPTY_ATSTART : 0)
    guard found > 0 else {
      position = end + 1
      if found == PCRE2_ERROR_NOMATCH { return false }
      throw failure(found)
    }
    // A match that ends where its search began, or before it, gets the next search no further.
    if bounds[1] <= position, wasEmpty { position += 1 }
    wasEmpty = bounds[0] >= bounds[1] || bounds[1] <= position
    position = max(bounds[1], position)
    return true
  }

  private func search(_ buffer: UnsafeBufferPointer<UInt8>, _ end: Int, _ options: UInt32) -> Int32 {
    var nothing: UInt8 = 0
    return withUnsafePointer(to: &nothing) {
      pcre2_match_8(
        pattern.code.pointer, buffer.baseAddress ?? $0, end, position, options, data, context)
    }
  }

  private func failure(_ code: Int32) -> PatternFailure {
    switch code {
    case PCRE2_ERROR_MATCHLIMIT: .matchLimit(pattern.limits.match)
    case PCRE2_ERROR_DEPTHLIMIT: .depthLimit(pattern.limits.depth)
    case PCRE2_ERROR_HEAPLIMIT: .heapLimit(pattern.limits.heap)
    case PCRE2_ERROR_JIT_STACKLIMIT: .stackLimit
    default: .other(PatternCode.message(code))
    }
  }

  /// The bytes of the last match.
  public var match: Range<Int> { min(bounds[0], bounds[1])..<bounds[1] }

  /// The bytes of a group of the last match, by its place among the pattern's names; `nil` when it took no part.
  public func range(of group: Int) -> Range<Int>? {
    for number in pattern.numbers[group] where number < groups {
      let (start, end) = (bounds[2 * number], bounds[2 * number + 1])
      if start >= 0, end >= start { return start..<end }
    }
    return nil
  }
}
