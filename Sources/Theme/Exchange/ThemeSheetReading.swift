import JSONText
import StyleModel

/// The state of turning custom properties into a theme.
struct ThemeSheetReading {
  private let sheet: StyleSheetReader
  let mapping: GamutMapping
  let rem: Double
  /// Properties by their names.
  private(set) var definitions: [String: [StyleSheetReader.Property]] = [:]
  var theme = ThemeDraft()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ sheet: StyleSheetReader, _ mapping: GamutMapping, _ rem: Double) {
    self.sheet = sheet
    self.mapping = mapping
    self.rem = rem
    for property in sheet.properties { definitions[property.name, default: []].append(property) }
  }

  mutating func run() {
    if let fault = sheet.fault { report(.error, "tokens-form", fault.range, fault.message) }
    // Properties of the root are no tokens; they are what tokens may refer to.
    let tokens = sheet.properties.filter { $0.isTheme || $0.mode != TokenMode() && !isVariable($0) }
    if tokens.isEmpty, sheet.fault == nil {
      report(.error, "tokens-form", 0..<0, "no @theme block with custom properties is in this style sheet")
    }
    var left: [(kind: String, range: Range<Int>, count: Int)] = []
    for property in Self.ordered(withoutReset(tokens)) {
      guard let kind = take(property) else { continue }
      if let index = left.firstIndex(where: { $0.kind == kind }) {
        left[index].count += 1
      } else {
        left.append((kind, property.range, 1))
      }
    }
    reportOthers()
    diagnostics += theme.check().map { $0.diagnostic }
    for kind in left {
      report(
        .warning, "tokens-left", kind.range,
        "a theme has no place for --\(kind.kind)- properties (\(kind.count) of them)")
    }
  }

  /// Names blocks that tell tokens for a part of a page or under other conditions.
  private mutating func reportOthers() {
    var blocks: [(block: Range<Int>, name: String, count: Int)] = []
    for other in sheet.others where definitions[other.name]?.contains(where: { $0.isTheme }) ?? false {
      if blocks.last?.block == other.block {
        blocks[blocks.count - 1].count += 1
      } else {
        blocks.append((other.block, other.name, 1))
      }
    }
    for block in blocks {
      report(
        .warning, "tokens-left", block.block,
        "a theme has no place for what this block tells of --\(block.name) (\(block.count) of its properties)"
      )
    }
  }

  /// Properties that no later `initial` takes away; `--color-*: initial` is for all of a kind.
  private func withoutReset(_ tokens: [StyleSheetReader.Property]) -> [StyleSheetReader.Property] {
    var kept: [StyleSheetReader.Property] = []
    var names: Set<String> = []
    var prefixes: [String] = []
    for property in tokens.reversed() {
      let name = property.name
      if property.value == "initial", property.isTheme, property.mode == TokenMode() {
        if name.utf8.last == UInt8(ascii: "*") {
          prefixes.append(String(name.dropLast()))
        } else {
          names.insert(name)
        }
        continue
      }
      if names.contains(name) || prefixes.contains(where: { name.utf8.starts(with: $0.utf8) }) { continue }
      kept.append(property)
    }
    return kept.reversed()
  }

  /// Plain properties before those of appearances, which add to them, and sizes before what refines them.
  private static func ordered(_ tokens: [StyleSheetReader.Property]) -> [StyleSheetReader.Property] {
    func rank(_ property: StyleSheetReader.Property) -> Int {
      let (isDark, isIncreased) = (property.mode.isDark, property.mode.isIncreased)
      if isDark || isIncreased { return 2 + (isDark ? 1 : 0) + (isIncreased ? 2 : 0) }
      let isText = property.name.utf8.starts(with: "text-".utf8)
      return isText && refinement(String(property.name.dropFirst(5))) != nil ? 1 : 0
    }
    return (0...5).flatMap { level in tokens.filter { rank($0) == level } }
  }

  /// What `--text-lg--line-height` and its like refine, and how; `nil` for a size.
  static func refinement(_ token: String) -> (name: String, part: String)? {
    for part in refinements where token.utf8.count > part.utf8.count && token.hasSuffix(part) {
      return (String(token.dropLast(part.utf8.count)), String(part.dropFirst(2)))
    }
    // Tailwind takes no such name for a size.
    let bytes = Array(token.utf8)
    let mark = bytes.indices.dropFirst().dropLast(2).first {
      bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: "-")
    }
    return mark.map { mark in
      (String(decoding: bytes[..<mark], as: UTF8.self), String(decoding: bytes[(mark + 2)...], as: UTF8.self))
    }
  }

  private static let refinements = ["--line-height", "--letter-spacing", "--font-weight"]

  mutating func report(_ severity: Severity, _ id: String, _ range: Range<Int>, _ message: String) {
    diagnostics.append(Diagnostic(severity, id: id, at: range, message))
  }

  /// Whether a property of an appearance changes what tokens refer to, and is none itself.
  private func isVariable(_ property: StyleSheetReader.Property) -> Bool {
    guard let known = definitions[property.name] else { return false }
    return !known.contains { $0.isTheme } && known.contains { $0.mode == TokenMode() }
  }

  /// Takes one property over; returns the kind that themes have no place for.
  private mutating func take(_ property: StyleSheetReader.Property) -> String? {
    let (name, range) = (property.name, property.range)
    if property.value == "initial" {
      report(
        .warning, "tokens-left", range, "--\(name): a theme takes no token away in one appearance alone")
      return nil
    }
    guard let value = substituted(property.value, range, property.mode) else { return nil }
    if property.mode != TokenMode(), !Self.changing.contains(where: { name.utf8.starts(with: $0.utf8) }) {
      report(
        .warning, "tokens-left", range,
        "--\(name) changes with the appearance, which colours and those of shadows alone do in a theme")
      return nil
    }
    if name == "spacing" {
      claim(part: .spacing, "unit", property)
      if let unit = length(value, range) { theme.spacing.set("unit", unit) }
      return nil
    }
    for (prefix, kind) in Self.kinds where name == prefix || name.utf8.starts(with: (prefix + "-").utf8) {
      let token = name == prefix ? "DEFAULT" : String(name.dropFirst(prefix.utf8.count + 1))
      claim(kind, token, property)
      switch kind {
      case .color:
        color(token, value, property.mode, range)
        if property.mode == TokenMode() { takeModes(of: token, property) }
      case .radius: if let points = length(value, range) { theme.radii.set(token, points) }
      case .breakpoint: if let points = length(value, range) { theme.breakpoints.set(token, points) }
      case .spacing where token == "unit":
        report(.warning, "tokens-left", range, "a theme has no step \"unit\", which is its spacing unit")
      case .spacing: if let points = length(value, range) { theme.spacing.set(token, points) }
      case .type: type(token, value, range)
      case .shadow: shadow(token, value, property)
      case .inset: shadow(Self.inset(token), value, property)
      case .ease:
        guard let curve = CubicBezier(css: value) else {
          report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no curve that can be read")
          return nil
        }
        // The prefix belongs to the name: a motion preset has one name for curve and length.
        theme.addMotion(name, [ThemeFile.curve(curve)])
      case .duration:
        guard let time = TokenUnits.milliseconds(value), time >= 0 else {
          report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no duration in ms or s")
          return nil
        }
        theme.addMotion(token, [JSONMember("duration", .number(time))])
      }
      return nil
    }
    return String(name.split(separator: "-").first ?? "")
  }

  /// Notes which property gives an entry of the theme; one that another property gave is lost.
  private mutating func claim(_ kind: Kind, _ token: String, _ property: StyleSheetReader.Property) {
    switch kind {
    case .color: claim(part: .colors, token, property)
    case .radius: claim(part: .radii, token, property)
    case .breakpoint: claim(part: .breakpoints, token, property)
    case .spacing: if token != "unit" { claim(part: .spacing, token, property) }
    case .type:
      let refined = Self.refinement(token)
      claim(part: .type, refined?.name ?? token, property, refined?.part ?? "")
    case .shadow: claim(part: .shadows, token, property)
    case .inset: claim(part: .shadows, Self.inset(token), property)
    case .ease: claim(part: .motion, property.name, property, "curve")
    case .duration: claim(part: .motion, token, property, "duration")
    }
  }

  private mutating func claim(
    part: ThemePart, _ name: String, _ property: StyleSheetReader.Property, _ facet: String = ""
  ) {
    let origin = ThemeDraft.Origin(range: property.range)
    let known = theme.claim(part, name, property.mode, facet, by: property.name, at: origin)
    // A property that is told again has its last value, as in any style sheet.
    guard let known, known != property.name else { return }
    report(
      .warning, "tokens-duplicate", property.range,
      "--\(property.name) and --\(known) are both \(MessageText.quoted(name)) in a theme; the last one counts"
    )
  }

  private static func inset(_ token: String) -> String { token == "DEFAULT" ? "inset" : "inset-\(token)" }

  /// The prefixes of properties that may change with the appearance.
  private static let changing = ["color", "shadow", "inset-shadow"]

  private static let modes = [
    TokenMode(isDark: true), TokenMode(isIncreased: true), TokenMode(isDark: true, isIncreased: true),
  ]

  /// Takes the colours that a token has because what it refers to changes with the appearance.
  private mutating func takeModes(of token: String, _ property: StyleSheetReader.Property) {
    for mode in Self.modes where changes(property.value, mode, depth: 0) {
      guard let value = substituted(property.value, property.range, mode) else { return }
      color(token, value, mode, property.range)
    }
  }

  /// Whether something that a value refers to is told for exactly this appearance.
  private func changes(_ value: String, _ mode: TokenMode, depth: Int) -> Bool {
    guard depth < Self.depthLimit, let reference = StyleSheetText.reference(in: value) else { return false }
    if definitions[reference.name]?.contains(where: { $0.mode == mode }) ?? false { return true }
    let target = definition(of: reference.name, in: mode)
    if let text = target?.value ?? reference.fallback, changes(text, mode, depth: depth + 1) { return true }
    return changes(reference.rest, mode, depth: depth + 1)
  }

  private static let depthLimit = 100
  /// Bytes of a value beyond which references are not followed.
  private static let lengthLimit = 10000

  /// The last definition of a property in the appearance that is nearest to one.
  private func definition(of name: String, in mode: TokenMode) -> StyleSheetReader.Property? {
    let near = [mode, TokenMode(isDark: mode.isDark), TokenMode(isIncreased: mode.isIncreased), TokenMode()]
    guard let known = definitions[name] else { return nil }
    for mode in near { if let found = known.last(where: { $0.mode == mode }) { return found } }
    return known.last
  }

  private enum Kind { case color, radius, breakpoint, spacing, type, shadow, inset, ease, duration }

  private static let kinds: [(String, Kind)] = [
    ("color", .color), ("radius", .radius), ("breakpoint", .breakpoint), ("spacing", .spacing),
    ("text", .type), ("shadow", .shadow), ("inset-shadow", .inset), ("ease", .ease), ("duration", .duration),
  ]

  /// The value with every `var(--x)` in it replaced, as an appearance has it.
  ///
  /// - Parameter names: The properties that are being replaced, outermost first.
  private mutating func substituted(
    _ value: String, _ range: Range<Int>, _ mode: TokenMode, in names: [String] = []
  ) -> String? {
    var text = ""
    var value = value
    while let reference = StyleSheetText.reference(in: value) {
      if names.contains(reference.name) {
        report(.error, "tokens-cycle", range, "the references of --\(reference.name) do not end")
        return nil
      }
      guard names.count < Self.depthLimit, text.utf8.count < Self.lengthLimit else {
        report(.error, "tokens-depth", range, "references go at most \(Self.depthLimit) properties deep")
        return nil
      }
      let target = definition(of: reference.name, in: mode)
      guard let replacement = target?.value ?? reference.fallback else {
        report(.error, "tokens-reference", range, "no property is named --\(reference.name)")
        return nil
      }
      guard
        let inner = substituted(
          replacement, range, mode, in: target == nil ? names : names + [reference.name])
      else { return nil }
      text += reference.before + inner
      value = reference.rest
    }
    return text + value
  }
}
