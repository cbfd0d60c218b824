import StyleModel

/// What stands before the blocks of a style sheet, and the appearances that it tells of.
enum SheetSelectors {
  /// A prelude in lower case without blanks, hyphens, underscores and quotes.
  static func folded(_ prelude: String) -> String {
    let bytes = TokenWords.folded(prelude).utf8.filter {
      $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a prelude is `@theme`, with options or without.
  static func isThemeRule(_ prelude: String) -> Bool {
    let word = prelude.utf8.prefix { $0 > 0x20 && $0 != UInt8(ascii: "(") }.map { asciiLowercased($0) }
    return word == Array("@theme".utf8)
  }

  /// Whether a folded prelude has the word `dark`.
  static func tellsOfDark(_ folded: String) -> Bool {
    let (bytes, word) = (Array(folded.utf8), Array("dark".utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }

  /// Whether a folded prelude leaves what stands in its block as it is.
  static func keepsMeaning(_ folded: String) -> Bool {
    folded.isEmpty || ["@layer", "@supports"].contains { folded.utf8.starts(with: $0.utf8) }
  }

  /// The appearance of one folded selector or query; `nil` where it is for a part of a page, or for other conditions.
  static func mode(_ folded: String) -> TokenMode? {
    if roots.contains(folded) { return TokenMode() }
    if let mode = variants.first(where: { $0.name == folded })?.mode { return mode }
    if folded.utf8.starts(with: "@media".utf8) { return query(String(folded.dropFirst(6))) }
    for root in roots + ["&", "body"] where folded.utf8.starts(with: root.utf8) {
      return classes[String(folded.dropFirst(root.utf8.count))]
    }
    for root in roots where folded.hasSuffix(root) {
      return classes[String(folded.dropLast(root.utf8.count))]
    }
    return classes[folded]
  }

  private static let roots = [":where(:root)", ":root", ":host", "html"]

  private static let variants: [(name: String, mode: TokenMode)] = [
    ("@variantdark", TokenMode(isDark: true)), ("@variantcontrastmore", TokenMode(isIncreased: true)),
  ]

  /// What the root of a page has in an appearance.
  private static let classes: [String: TokenMode] = {
    var classes: [String: TokenMode] = [:]
    for word in [".dark", ".darkmode", ".darktheme", ".themedark"] { classes[word] = TokenMode(isDark: true) }
    for word in [".light", ".lightmode", ".lighttheme", ".themelight"] { classes[word] = TokenMode() }
    for key in ["theme", "mode", "colorscheme", "bstheme"] {
      classes["[data\(key)=dark]"] = TokenMode(isDark: true)
      classes["[data\(key)=light]"] = TokenMode()
    }
    return classes
  }()

  /// Conditions that are joined by `and`, each in brackets.
  private static func query(_ text: String) -> TokenMode? {
    var mode = TokenMode()
    var isKnown = false
    var rest = text[...]
    for medium in ["screenand", "alland"] where rest.utf8.starts(with: medium.utf8) {
      rest = rest.dropFirst(medium.utf8.count)
    }
    while rest.utf8.first == UInt8(ascii: "(") {
      let condition = rest.dropFirst().prefix { $0 != ")" }
      switch String(condition) {
      case "preferscolorscheme:dark": mode.isDark = true
      case "preferscontrast:more", "preferscontrast:high": mode.isIncreased = true
      case "preferscolorscheme:light", "preferscontrast:nopreference": break
      default: return nil
      }
      isKnown = true
      rest = rest.dropFirst(condition.count + 2)
      if rest.utf8.starts(with: "and".utf8) { rest = rest.dropFirst(3) }
    }
    return isKnown && rest.isEmpty ? mode : nil
  }
}
