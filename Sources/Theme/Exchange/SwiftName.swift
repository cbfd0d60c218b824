/// Names of tokens and recipes as Swift writes them.
package enum SwiftName {
  /// `muted-foreground` as `mutedForeground`, in backticks where Swift has the word; digits in front get `_`.
  package static func identifier(_ name: String) -> String { escaped(word(name)) }

  /// The same without backticks.
  package static func word(_ name: String) -> String {
    var bytes: [UInt8] = []
    var isNext = false
    for byte in name.utf8 {
      let lower = byte | 0x20
      let isLetter = lower >= 0x61 && lower <= 0x7A
      if isLetter || byte >= 0x30 && byte <= 0x39 {
        bytes.append(isNext && isLetter && !bytes.isEmpty ? byte & 0xDF : byte)
        isNext = false
      } else {
        isNext = true
      }
    }
    if let first = bytes.first, first >= 0x30, first <= 0x39 { bytes.insert(UInt8(ascii: "_"), at: 0) }
    return bytes.isEmpty ? "_" : String(decoding: bytes, as: UTF8.self)
  }

  /// A name for a type: `button-primary` as `ButtonPrimary`.
  package static func typeName(_ name: String) -> String {
    var bytes = Array(word(name).utf8)
    if bytes[0] >= 0x61, bytes[0] <= 0x7A { bytes[0] &= 0xDF }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A word in backticks where Swift has it for itself.
  package static func escaped(_ word: String) -> String { keywords.contains(word) ? "`\(word)`" : word }

  private static let keywords = [
    "_", "default", "in", "is", "as", "self", "init", "repeat", "case", "for", "if", "let", "var", "true",
    "false", "switch", "where", "while", "return", "operator", "public", "static", "internal", "nil",
    "import", "func", "extension", "enum", "class", "break", "continue", "do", "else", "guard", "throw",
    "try", "catch", "super", "protocol", "struct", "subscript", "typealias", "private", "rethrows",
    "throws", "defer", "deinit", "inout", "fallthrough", "fileprivate", "associatedtype", "any", "Any",
    "Self", "Type", "Protocol", "precedencegroup", "await", "async",
  ]
}
