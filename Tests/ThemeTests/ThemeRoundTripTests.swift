import JSONText
import StyleModel
import TestSupport
import Testing
import Theme

/// Themes at random go through files and come back; what a file cannot hold is named.
@Suite struct ThemeRoundTripTests {
  static let seeds = (0..<12).map { UInt64($0) }
  private static let themesOfSeed = 40

  private func each(_ seed: UInt64, hasKeywords: Bool, _ body: (Theme, String) -> Void) {
    var random = RandomTheme(seed: seed)
    for _ in 0..<Self.themesOfSeed {
      let text = JSONWriter.text(random.file(hasKeywords: hasKeywords))
      let theme = loaded(text)
      #expect(theme.diagnostics.isEmpty, "\(text)")
      body(theme.theme, text)
    }
  }

  @Test(arguments: seeds) func themeFiles(_ seed: UInt64) {
    each(seed, hasKeywords: true) { theme, text in
      let file = JSONWriter.text(ThemeFile.json(of: theme))
      let back = loaded(file)
      #expect(back.diagnostics.isEmpty, "\(text)")
      let found = differences(theme, back.theme)
      #expect(found.isEmpty, "\(text): \(found)")
      #expect(JSONWriter.text(ThemeFile.json(of: back.theme)) == file)
    }
  }

  @Test(arguments: seeds) func designTokens(_ seed: UInt64) {
    each(seed, hasKeywords: true) { theme, text in
      let file = JSONWriter.text(DesignTokenExport.json(of: theme))
      let result = DesignTokenImport.theme(of: Array(file.utf8))
      #expect(result.diagnostics.isEmpty, "\(file): \(result.diagnostics)")
      let back = loaded(JSONWriter.text(result.theme))
      #expect(back.diagnostics.isEmpty, "\(file)")
      let found = differences(theme, back.theme)
      #expect(found.isEmpty, "\(file): \(found)")
      // Names are as the format asks: no dots, no braces, no dollar in front.
      for group in members(DesignTokenExport.json(of: theme)) where group.key != "$extensions" {
        for token in members(group.value) where token.key != "$type" {
          #expect(
            !token.key.utf8.contains { [0x2E, 0x7B, 0x7D].contains($0) } && token.key.utf8.first != 0x24)
        }
      }
      #expect(JSONWriter.text(DesignTokenExport.json(of: back.theme)) == file, "\(text)")
    }
  }

  /// What a style sheet of a theme does not name as left out, it holds.
  @Test(arguments: seeds) func styleSheets(_ seed: UInt64) {
    for hasKeywords in [false, true] {
      each(seed, hasKeywords: hasKeywords) { theme, text in
        let sheet = TailwindThemeExport.css(of: theme)
        let result = TailwindThemeImport.theme(of: Array(sheet.text.utf8))
        #expect(result.diagnostics.isEmpty, "\(sheet.text): \(result.diagnostics)")
        guard case .object(let read) = result.theme else { return }
        let back = loaded(JSONWriter.text(.object([JSONMember("extends", "none")] + read)))
        #expect(back.diagnostics.isEmpty, "\(sheet.text)")
        let found = losses(theme, back.theme, sheet.left)
        #expect(found.isEmpty, "\(text)\n\(sheet.text): \(found)")
        // What came back goes the same way again.
        #expect(TailwindThemeExport.css(of: back.theme).text == sheet.text, "\(text)")
        if !hasKeywords { #expect(!sheet.left.contains { $0.utf8.starts(with: "the colour".utf8) }) }
      }
    }
  }

  private func members(_ value: JSONValue) -> [JSONMember] {
    if case .object(let members) = value { return members }
    return []
  }

  /// What is lost of a theme and not named.
  private func losses(_ theme: Theme, _ back: Theme, _ left: [String]) -> [String] {
    var found: [String] = []
    func compare<Value>(
      _ scale: (Theme) -> TokenScale<Value>, _ what: String, _ isSame: (Value, Value) -> Bool
    ) {
      for name in scale(theme).names {
        guard let due = scale(theme)[name], !left.contains("\(what)\(name)") else { continue }
        if let own = scale(back)[name], isSame(due, own) { continue }
        found.append("\(what)\(name): \(due), \(scale(back)[name].map { "\($0)" } ?? "-")")
      }
    }
    func looksSame(_ left: Color, _ right: Color) -> Bool {
      left.light.components == right.light.components && left.dark.components == right.dark.components
    }
    func castsSame(_ left: Shadow, _ right: Shadow) -> Bool {
      left.layers.count == right.layers.count
        && zip(left.layers, right.layers).allSatisfy { one, other in
          looksSame(one.color, other.color) && one.radius == other.radius && one.x == other.x
            && one.y == other.y
            && one.spread == other.spread && one.isInset == other.isInset
        }
    }
    compare({ $0.colors }, "the colour ", looksSame)
    compare({ $0.shadows }, "the shadow ", castsSame)
    compare({ $0.radii }, "radius ", ==)
    compare({ $0.spacings }, "spacing ", ==)
    compare({ $0.breakpoints }, "breakpoint ", ==)
    compare({ $0.motions }, "the motion ", ==)
    compare({ $0.type }, "the type role ") { due, own in
      if due == own { return true }
      guard case .preset(let style) = due.face, case .size = own.face else { return false }
      return left.contains { $0.utf8.starts(with: "the text style \(style) of ".utf8) }
        && own.weight == due.weight && own.tracking == due.tracking && own.lineHeight == due.lineHeight
    }
    // A form that looks like the plain one is none.
    for name in theme.increasedColors.names {
      guard let due = theme.increasedColors[name], let plain = theme.colors[name], !looksSame(due, plain),
        !left.contains("the colour \(name)"), !left.contains("the form for increased contrast of \(name)")
      else { continue }
      if let own = back.increasedColors[name], looksSame(due, own) { continue }
      found.append("increased \(name): \(due), \(back.increasedColors[name].map { "\($0)" } ?? "-")")
    }
    for name in theme.increasedShadows.names {
      guard let due = theme.increasedShadows[name], let plain = theme.shadows[name], !castsSame(due, plain),
        !left.contains("the shadow \(name)"),
        !left.contains("the form for increased contrast of the shadow \(name)")
      else { continue }
      if let own = back.increasedShadows[name], castsSame(due, own) { continue }
      found.append("increased shadow \(name)")
    }
    if theme.spacing != back.spacing { found.append("spacing unit") }
    if theme.rem != back.rem, !left.contains("the rem") { found.append("rem") }
    if !theme.aliases.isEmpty,
      !left.contains(where: { $0.hasSuffix("second names") || $0.hasSuffix("a second name") }),
      theme.aliases.contains(where: { !left.contains("the colour \($0.name)") })
    {
      found.append("aliases")
    }
    return found
  }
}
