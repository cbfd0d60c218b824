import JSONText
import StyleModel

/// Turns ThemeKit's theme files, and its configurations, into theme files.
///
/// The file that comes out extends `themekit`. Semantic colours, their roles and the names that recipes use follow the
/// tokens that stand in the file.
public enum ThemeKitImport {
  /// Whether a document is a file of ThemeKit: its tables are arrays, where those of others are objects.
  public static func recognizes(_ document: JSONDocument) -> Bool {
    if document.member("primaryHex", of: document.root) != nil { return true }
    return ["colors", "radius", "spacing", "typography", "shadows"].contains { key in
      document.member(key, of: document.root).map { document.kind(of: $0) == .array } ?? false
    }
  }

  /// Reads a theme file, and the file of its dark variant where there is one.
  ///
  /// - Parameters:
  ///   - bytes: The light file, or a configuration of the generator.
  ///   - dark: The dark file; colours that it lacks look as in light appearance.
  /// - Returns: The theme file with findings at bytes of each file.
  public static func theme(
    of bytes: [UInt8], dark: [UInt8]? = nil
  ) -> (theme: JSONValue, diagnostics: [Diagnostic], darkDiagnostics: [Diagnostic]) {
    var draft = ThemeDraft()
    draft.extends = "themekit"
    var light = ThemeKitReading(bytes, isDark: false, &draft)
    var darkDiagnostics: [Diagnostic] = []
    if let dark {
      let reading = ThemeKitReading(dark, isDark: true, &draft)
      darkDiagnostics = reading.diagnostics
      if light.config != nil || reading.config != nil {
        darkDiagnostics.append(
          Diagnostic(
            .error, id: "tokens-form", at: 0..<0,
            "a configuration of the generator says by \"dark\" which appearance it makes, and goes with no other file"
          ))
      }
    }
    if let config = light.config {
      return (ThemeFile.json(of: config.theme(over: .themekit)), light.diagnostics, darkDiagnostics)
    }
    let findings = checkAndDerive(&draft)
    light.diagnostics += findings.filter { !$0.isInDarkFile }.map { $0.diagnostic }
    darkDiagnostics += findings.filter { $0.isInDarkFile }.map { $0.diagnostic }
    light.diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    darkDiagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    return (draft.json, light.diagnostics, darkDiagnostics)
  }

  /// Checks what was read, adds what follows from it, and tells what is wrong in both.
  static func checkAndDerive(_ draft: inout ThemeDraft) -> [ThemeDraft.Finding] {
    let given = draft.check()
    derive(&draft)
    return given + draft.check().filter { $0.diagnostic.severity == .error }
  }

  /// Adds what follows from the tokens: names of roles and of recipes.
  private static func derive(_ draft: inout ThemeDraft) {
    let given = draft
    func has(_ name: String) -> Bool { given.forms(of: name) != nil }
    for family in ["secondary", "accent"] where !has("\(family)-500") && has("primary-500") {
      // ThemeKit takes the primary ladder for one that is missing.
      for step in ThemeKitLadder.steps where has("primary-\(step)") {
        draft.setColor("\(family)-\(step)") { $0.light = .string("primary-\(step)") }
      }
    }
    let known = draft
    for (name, token) in ThemeKitTokens.derived where !has(name) && known.forms(of: token) != nil {
      draft.setColor(name) { $0.light = .string(token) }
    }
    for (name, fill) in ThemeKitTokens.onFills where !has(name) {
      guard let forms = given.forms(of: fill) else { continue }
      func onFill(_ value: JSONValue?) -> JSONValue? {
        guard case .string(let hex)? = value, let rgba = RGBA(hex: hex) else { return nil }
        return .string(ThemeKitTokens.onFill(rgba).hex)
      }
      draft.setColor(name) {
        $0.light = onFill(forms.light)
        $0.dark = onFill(forms.dark)
      }
    }
    for (name, key) in ThemeKitNames.derivedRadii where draft.radii[name] == nil {
      draft.radii[name] = draft.radii[key]
    }
    for (name, key) in ThemeKitNames.derivedShadows
    where draft.shadows[name] == nil && draft.shadows[key] != nil {
      draft.shadows[name] = .string(key)
    }
  }
}

/// The state of reading one file of ThemeKit.
private struct ThemeKitReading {
  var diagnostics: [Diagnostic] = []
  /// What the generator is told, where the file is its configuration.
  private(set) var config: ThemeKitConfig?
  private let isDark: Bool
  private var fonts: [String] = []

  init(_ bytes: [UInt8], isDark: Bool, _ draft: inout ThemeDraft) {
    self.isDark = isDark
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      if document.member("primaryHex", of: document.root) != nil {
        readConfig(document)
      } else {
        diagnostics += document.duplicateTokens
        read(document, &draft)
      }
    } catch {
      diagnostics.append(Diagnostic(jsonError: error, in: bytes))
    }
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ node: JSONNode, _ document: JSONDocument, _ message: String
  ) {
    diagnostics.append(Diagnostic(severity, id: id, at: document.range(of: node), message))
  }

  private mutating func read(_ document: JSONDocument, _ draft: inout ThemeDraft) {
    for (record, name) in records("colors", .color, document, &draft) {
      guard let hex = rgba("hex", of: record, document) else { continue }
      draft.setColor(name) { $0[TokenMode(isDark: isDark)] = .string(hex.hex) }
    }
    for (record, name) in records("radius", .radius, document, &draft) {
      if let points = number("radius", of: record, document) {
        take(.number(points), record, name, document, &draft.radii)
      }
    }
    for (record, name) in records("spacing", .spacing, document, &draft) {
      if let points = number("spacing", of: record, document) {
        take(.number(points), record, name, document, &draft.spacing)
      }
    }
    for (record, name) in records("typography", .type, document, &draft) {
      if let role = role(record, document) { take(role, record, name, document, &draft.type) }
    }
    for (record, name) in records("shadows", .shadow, document, &draft) {
      takeShadow(record, name, document, &draft)
    }
  }

  /// Takes a value over that has no dark form; a dark file may repeat it and no more.
  private mutating func take(
    _ value: JSONValue, _ record: JSONNode, _ name: String, _ document: JSONDocument,
    _ entries: inout ThemeDraft.Entries
  ) {
    if !isDark {
      entries[name] = value
    } else if entries[name] != value {
      report(
        .warning, "tokens-left", record, document,
        "\(name) is another one in dark appearance, and a theme has one for both")
    }
  }

  /// The records of a table with the names that they have in a theme.
  private mutating func records(
    _ key: String, _ kind: ThemeKitNames.Kind, _ document: JSONDocument, _ draft: inout ThemeDraft
  ) -> [(record: JSONNode, name: String)] {
    guard let table = document.member(key, of: document.root) else { return [] }
    guard document.kind(of: table) == .array else {
      report(.error, "tokens-form", table, document, "\"\(key)\" is an array of records")
      return []
    }
    var records: [(record: JSONNode, name: String)] = []
    for record in document.elements(of: table) {
      guard document.kind(of: record) == .object, let node = document.member("name", of: record),
        let upstream = document.string(of: node), !upstream.isEmpty
      else {
        report(.error, "tokens-value", record, document, "a record of \"\(key)\" has a \"name\"")
        continue
      }
      let name = TokenWords.name([ThemeKitNames.name(of: upstream, kind)])
      let origin = ThemeDraft.Origin(range: document.range(of: record), isInDarkFile: isDark)
      if let known = draft.claim(kind.part, name, TokenMode(isDark: isDark), by: upstream, at: origin) {
        let what =
          known == upstream
          ? "\(upstream) stands twice"
          : "\(upstream) and \(known) are both \(MessageText.quoted(name)) in a theme"
        report(.warning, "tokens-duplicate", node, document, "\(what); the last one counts")
      }
      records.append((record, name))
    }
    return records
  }

  private mutating func number(_ key: String, of record: JSONNode, _ document: JSONDocument) -> Double? {
    let node = document.member(key, of: record)
    if let node, let number = document.number(of: node) { return number }
    report(.error, "tokens-value", node ?? record, document, "\"\(key)\" is missing, or no number")
    return nil
  }

  /// `RRGGBB` or `RRGGBBAA`, with or without `#`; ThemeKit takes no other form.
  private mutating func rgba(_ key: String, of record: JSONNode, _ document: JSONDocument) -> RGBA? {
    guard let node = document.member(key, of: record), let text = document.string(of: node) else {
      report(
        .error, "tokens-value", document.member(key, of: record) ?? record, document,
        "\"\(key)\" is missing, or no text")
      return nil
    }
    if let rgba = ThemeKitHex.rgba(text) { return rgba }
    report(.error, "tokens-value", node, document, "\(MessageText.quoted(text)) is no RRGGBB or RRGGBBAA")
    return nil
  }

  private mutating func role(_ record: JSONNode, _ document: JSONDocument) -> JSONValue? {
    guard let size = number("size", of: record, document) else { return nil }
    var members = [JSONMember("size", .number(size))]
    if let weight = document.member("weight", of: record).flatMap({ document.string(of: $0) }) {
      // ThemeKit reads any other word as regular.
      let known = ["medium", "semibold", "bold"].contains(weight) ? weight : "regular"
      members.append(JSONMember("weight", .string(known)))
    }
    if let height = document.member("lineHeight", of: record).flatMap({ document.number(of: $0) }) {
      members.append(JSONMember("lineHeight", .number(height)))
    }
    if let node = document.member("font", of: record), let font = document.string(of: node), font != "System",
      !fonts.contains(font)
    {
      fonts.append(font)
      report(
        .warning, "tokens-left", node, document,
        "a theme has no place for the font \(MessageText.quoted(font))")
    }
    return .object(members)
  }

  private mutating func takeShadow(
    _ record: JSONNode, _ name: String, _ document: JSONDocument, _ draft: inout ThemeDraft
  ) {
    guard let list = document.member("layers", of: record), document.kind(of: list) == .array else {
      return report(.error, "tokens-value", record, document, "a shadow has \"layers\"")
    }
    var layers: [[JSONMember]] = []
    for layer in document.elements(of: list) {
      guard let color = rgba("color", of: layer, document),
        let radius = number("radius", of: layer, document),
        let x = number("x", of: layer, document), let y = number("y", of: layer, document)
      else { return }
      layers.append([
        JSONMember("color", .string(color.hex)), JSONMember("radius", .number(radius)),
        JSONMember("x", .number(x)),
        JSONMember("y", .number(y)),
      ])
    }
    if layers.isEmpty { return report(.error, "tokens-value", list, document, "a shadow has a layer") }
    if !draft.setShadow(name, layers, TokenMode(isDark: isDark)) {
      report(
        .warning, "tokens-left", record, document,
        "\(name) is another one in dark appearance, where a theme changes the colours alone")
    }
  }

  // MARK: - Configurations

  private mutating func readConfig(_ document: JSONDocument) {
    let root = document.root
    guard let primary = rgba("primaryHex", of: root, document) else { return }
    var config = ThemeKitConfig(primary: primary)
    func isGiven(_ key: String) -> Bool {
      document.member(key, of: root).map { document.kind(of: $0) != .null } ?? false
    }
    if isGiven("secondaryHex") { config.secondary = rgba("secondaryHex", of: root, document) }
    if isGiven("accentHex") { config.accent = rgba("accentHex", of: root, document) }
    if isGiven("baseHex") { config.base = rgba("baseHex", of: root, document) }
    if let tint = number("tint", of: root, document) {
      if tint >= 0, tint <= 0.25 {
        config.tint = tint
      } else {
        report(
          .error, "tokens-value", document.member("tint", of: root) ?? root, document,
          "\"tint\" is a number from 0 to 0.25")
      }
    }
    if let dark = document.member("dark", of: root), let isDark = document.bool(of: dark) {
      config.isDark = isDark
    } else {
      report(
        .error, "tokens-value", document.member("dark", of: root) ?? root, document,
        "\"dark\" is missing, or neither true nor false")
    }
    config.fontScale = scale("fontScale", document)
    config.radiusScale = scale("radiusScale", document)
    config.spacingScale = scale("spacingScale", document)
    config.shadowScale = scale("shadowScale", document)
    if let node = document.member("font", of: root), let font = document.string(of: node), font != "System" {
      report(
        .warning, "tokens-left", node, document,
        "a theme has no place for the font \(MessageText.quoted(font))")
    }
    self.config = config
  }

  private mutating func scale(_ key: String, _ document: JSONDocument) -> Double {
    let scale = number(key, of: document.root, document) ?? 1
    if scale > 0, scale <= Self.largestScale { return scale }
    report(
      .error, "tokens-value", document.member(key, of: document.root) ?? document.root, document,
      "\"\(key)\" is more than 0 and at most \(JSONWriter.number(Self.largestScale))")
    return 1
  }

  /// Beyond it no metric has a use, and large enough ones are no numbers any more.
  private static let largestScale = 100.0
}
