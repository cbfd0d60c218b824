import CPCRE2

/// A compiled pattern, freed with its last user.
///
/// PCRE2 never writes to compiled code while it matches, which makes it safe to share.
final class PatternCode: @unchecked Sendable {
  let pointer: OpaquePointer
  /// Whether it is machine code, which has a stack of its own.
  let isMachineCode: Bool

  init(_ text: String, _ options: Pattern.Options) throws(PatternError) {
    guard let context = pcre2_compile_context_create_8(nil) else {
      throw PatternError("there is no memory for it", at: 0)
    }
    defer { pcre2_compile_context_free_8(context) }
    pcre2_set_parens_nest_limit_8(context, Pattern.Bound.parentheses)
    var flags = PCRE2_UTF | PCRE2_NEVER_BACKSLASH_C | PCRE2_MATCH_INVALID_UTF | PCRE2_DOLLAR_ENDONLY
    if options.contains(.ignoresCase) { flags |= PCRE2_CASELESS }
    if options.contains(.lines) { flags = flags | PCRE2_MULTILINE }
    if options.contains(.dotMatchesLineBreaks) { flags |= PCRE2_DOTALL }
    if options.contains(.extended) { flags |= PCRE2_EXTENDED }
    if options.contains(.whole) { flags |= PCRE2_ANCHORED | PCRE2_ENDANCHORED }
    var code: Int32 = 0
    var offset = 0
    var copy = text
    let compiled = copy.withUTF8 { bytes in
      // An empty text has no address of its own.
      var nothing: UInt8 = 0
      return withUnsafePointer(to: &nothing) {
        pcre2_compile_8(bytes.baseAddress ?? $0, bytes.count, flags, &code, &offset, context)
      }
    }
    guard let compiled else {
      throw PatternError(Self.message(code), at: min(offset, text.utf8.count))
    }
    pointer = compiled
    // Where machine code is not to be had, the pattern is interpreted.
    isMachineCode =
      options.contains(.compiled) && pcre2_jit_compile_8(compiled, PCRE2_JIT_COMPLETE) == 0
  }

  deinit { pcre2_code_free_8(pointer) }

  /// The words that PCRE2 has for an error.
  static func message(_ code: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = pcre2_get_error_message_8(code, &bytes, bytes.count)
    return String(decoding: bytes[..<Int(max(count, 0))], as: UTF8.self)
  }

  /// The names of groups with their numbers, in the order of the numbers.
  func names() -> [(name: String, number: Int)] {
    var count: UInt32 = 0
    var size: UInt32 = 0
    var table: UnsafePointer<UInt8>?
    pcre2_pattern_info_8(pointer, UInt32(PCRE2_INFO_NAMECOUNT), &count)
    pcre2_pattern_info_8(pointer, UInt32(PCRE2_INFO_NAMEENTRYSIZE), &size)
    pcre2_pattern_info_8(pointer, UInt32(PCRE2_INFO_NAMETABLE), &table)
    guard let table else { return [] }
    var names: [(name: String, number: Int)] = []
    for index in 0..<Int(count) {
      // Two bytes of number, then the name up to a zero.
      let entry = UnsafeBufferPointer(start: table + index * Int(size), count: Int(size))
      let name = entry[2...].prefix { $0 != 0 }
      names.append((String(decoding: name, as: UTF8.self), Int(entry[0]) << 8 | Int(entry[1])))
    }
    return names.sorted { $0.number < $1.number }
  }
}
