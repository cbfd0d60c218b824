import JSONText
import StyleModel

/// Turns web style sheets into theme files by ThemeKit's rules: `:root { --accent: oklch(…); --radius: 0.5rem }`, and a
/// block whose selector has the word `dark` for the dark variant.
///
/// The file that comes out extends `themekit`. Properties that have a token of their own give it, `--accent` and its like
/// the ladders of their families too, and `--custom-color-brand` is the colour `brand`.
public enum ThemeKitSheetImport {
  /// Whether a style sheet has properties that ThemeKit reads, and is none for Tailwind CSS.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    let sheet = StyleSheetReader(bytes)
    return !sheet.properties.contains { $0.isTheme }
      && sheet.declarations.contains { ThemeKitSheetTokens.kind(of: $0.name) != nil }
  }

  /// Reads a style sheet.
  ///
  /// - Parameter mapping: What becomes of colours beyond sRGB.
  public static func theme(of bytes: [UInt8], mapping: GamutMapping = .clip) -> DesignTokenImport.Result {
    var reading = ThemeKitSheetReading(StyleSheetReader(bytes), mapping)
    reading.run()
    return DesignTokenImport.Result(
      theme: reading.theme.json,
      diagnostics: reading.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}

/// The state of turning a web style sheet into a theme.
private struct ThemeKitSheetReading {
  private typealias Tokens = ThemeKitSheetTokens

  private let sheet: StyleSheetReader
  private let mapping: GamutMapping
  private(set) var theme = ThemeDraft()
  private(set) var diagnostics: [Diagnostic] = []
  /// The colours that the properties of each appearance tell.
  private var light: [String: RGBA] = [:]
  private var dark: [String: RGBA] = [:]
  /// The properties that were read last.
  private var declared: [String: StyleSheetReader.Declaration] = [:]

  init(_ sheet: StyleSheetReader, _ mapping: GamutMapping) {
    self.sheet = sheet
    self.mapping = mapping
    theme.extends = "themekit"
  }

  mutating func run() {
    if let fault = sheet.fault { report(.error, "tokens-form", fault.range, fault.message) }
    var lengths: [String: Double] = [:]
    var darkLengths: [(property: StyleSheetReader.Declaration, points: Double)] = []
    var unknown: [StyleSheetReader.Declaration] = []
    for property in sheet.declarations {
      switch Tokens.kind(of: property.name) {
      case .color?:
        guard let color = color(property) else { continue }
        if property.isDark { dark[property.name] = color } else { light[property.name] = color }
        if !property.isDark || declared[property.name] == nil { declared[property.name] = property }
      case .radius?, .spacing?:
        guard let points = length(property) else { continue }
        guard !property.isDark else {
          darkLengths.append((property, points))
          continue
        }
        lengths[property.name] = points
        declared[property.name] = property
      default: unknown.append(property)
      }
    }
    for (property, points) in darkLengths where lengths[property.name] != points {
      report(
        .warning, "tokens-left", property.range,
        "--\(property.name) is another one in dark appearance, and a theme has one for both")
    }
    if !sheet.declarations.contains(where: { Tokens.kind(of: $0.name) != nil }), sheet.fault == nil {
      report(
        .error, "tokens-form", 0..<0,
        "no property that ThemeKit reads, such as --accent, is in this style sheet")
    } else if let first = unknown.first {
      let others = unknown.count > 1 ? " and \(unknown.count - 1) more" : ""
      report(
        .warning, "tokens-left", first.range, "ThemeKit has no token for --\(first.name)\(others)")
    }
    takeColors()
    takeLengths(lengths)
    takeCustom(lengths)
    diagnostics += ThemeKitImport.checkAndDerive(&theme).map { $0.diagnostic }
  }

  private mutating func report(_ severity: Severity, _ id: String, _ range: Range<Int>, _ message: String) {
    diagnostics.append(Diagnostic(severity, id: id, at: range, message))
  }

  // MARK: - Values

  /// `oklch()`, `rgb()`, or hex of which the first six digits count.
  private mutating func color(_ property: StyleSheetReader.Declaration) -> RGBA? {
    let value = property.value
    var color: RGBA?
    if value.utf8.first == UInt8(ascii: "#") {
      let digits = value.utf8.count - 1
      color = digits == 3 || digits == 6 || digits == 8 ? RGBA(hex: value) : nil
      if color == nil, digits > 6 { color = RGBA(hex: String(decoding: value.utf8.prefix(7), as: UTF8.self)) }
    } else if ["oklch(", "rgb("].contains(where: { value.utf8.starts(with: $0.utf8) }) {
      do throws(CSSColorError) { color = try CSSColor.parse(value).rgba(mapping) } catch { color = nil }
    }
    guard let color else {
      report(
        .warning, "tokens-left", property.range,
        "\(MessageText.quoted(value)) is no colour that ThemeKit reads: oklch(), rgb() and # are")
      return nil
    }
    if color.alpha != 255 {
      report(
        .warning, "tokens-left", property.range,
        "--\(property.name) loses its alpha, which ThemeKit reads in no style sheet")
    }
    return RGBA(color.red, color.green, color.blue)
  }

  private mutating func length(_ property: StyleSheetReader.Declaration) -> Double? {
    let parts = TokenUnits.split(property.value)
    if let parts, ["", "px", "rem"].contains(parts.unit) {
      return TokenUnits.points(parts.number, parts.unit, rem: 16)
    }
    report(
      .warning, "tokens-left", property.range,
      "\(MessageText.quoted(property.value)) is no length that ThemeKit reads: px, rem and numbers are")
    return nil
  }

  // MARK: - Tokens

  /// Notes which property gives an entry; one of a team's own that another one of these gave is lost.
  private mutating func claim(_ part: ThemePart, _ name: String, _ property: String) {
    guard let range = declared[property]?.range else { return }
    let known = theme.claim(part, name, TokenMode(), by: property, at: ThemeDraft.Origin(range: range))
    guard let known, known != property,
      Tokens.custom.contains(where: { property.utf8.starts(with: $0.prefix.utf8) })
    else { return }
    report(
      .warning, "tokens-duplicate", range,
      "--\(property) and --\(known) are both \(MessageText.quoted(name)) in a theme; the last one counts")
  }

  /// Sets a token's colour in both appearances, with its place.
  private mutating func set(_ name: String, _ light: RGBA?, _ dark: RGBA?, _ property: String) {
    guard light != nil || dark != nil else { return }
    claim(.colors, name, property)
    // What one appearance alone tells is ThemeKit's own in the other.
    let own = Theme.themekit.colors[name]
    theme.setColor(name) { forms in
      forms.light = (light ?? own?.light.components ?? dark).map { .string($0.hex) }
      forms.dark = self.dark.isEmpty ? nil : (dark ?? own?.dark.components ?? light).map { .string($0.hex) }
    }
  }

  private mutating func takeColors() {
    // A dark variant without an accent has the light one's.
    if !dark.isEmpty, dark["accent"] == nil { dark["accent"] = light["accent"] }
    for (property, families) in Tokens.ladders {
      let ladders = [
        light[property].map { ThemeKitLadder($0, isDark: false) },
        dark[property].map { ThemeKitLadder($0, isDark: true) },
      ]
      for family in families {
        for (index, step) in ThemeKitLadder.steps.enumerated() {
          set("\(family)-\(step)", ladders[0]?.colors[index], ladders[1]?.colors[index], property)
        }
        for row in ThemeKitTokens.rows {
          guard case .step(family, let index) = row.source else { continue }
          set(row.name, ladders[0]?.colors[index], ladders[1]?.colors[index], property)
        }
      }
    }
    for (property, tokens) in Tokens.colors {
      for row in ThemeKitTokens.rows where tokens.contains(row.token) {
        set(row.name, light[property], dark[property], property)
      }
    }
  }

  private mutating func takeLengths(_ lengths: [String: Double]) {
    for (property, tokens) in Tokens.radii {
      guard let points = lengths[property] else { continue }
      for token in tokens { setLength(.radius, ThemeKitNames.name(of: token, .radius), points, property) }
    }
    for (token, properties) in Tokens.spacing {
      guard let property = properties.first(where: { lengths[$0] != nil }), let points = lengths[property]
      else { continue }
      setLength(.spacing, token, points, property)
    }
  }

  private mutating func setLength(
    _ kind: ThemeKitNames.Kind, _ name: String, _ points: Double, _ property: String
  ) {
    claim(kind.part, name, property)
    if kind == .radius { theme.radii.set(name, points) } else { theme.spacing.set(name, points) }
  }

  private mutating func takeCustom(_ lengths: [String: Double]) {
    var taken: Set<String> = []
    for property in sheet.declarations where declared[property.name] != nil {
      guard let row = Tokens.custom.first(where: { property.name.utf8.starts(with: $0.prefix.utf8) }),
        taken.insert(property.name).inserted
      else { continue }
      let bare = String(property.name.dropFirst(row.prefix.utf8.count))
      let name = ThemeKitNames.name(of: "custom.\(bare)", row.kind)
      if row.kind == .color {
        set(name, light[property.name], dark[property.name], property.name)
      } else if let points = lengths[property.name] {
        setLength(row.kind, name, points, property.name)
      }
    }
  }
}
