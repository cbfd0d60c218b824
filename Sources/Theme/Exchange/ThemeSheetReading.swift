import JSONText
import StyleModel

/// The state of turning custom properties into a theme.
struct ThemeSheetReading {
  private let sheet: StyleSheetReader
  private let mapping: GamutMapping
  private let rem: Double
  private(set) var theme = ThemeDraft()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ sheet: StyleSheetReader, _ mapping: GamutMapping, _ rem: Double) {
    self.sheet = sheet
    self.mapping = mapping
    self.rem = rem
  }

  mutating func run() {
    if let fault = sheet.fault { report(.error, "tokens-form", fault.range, fault.message) }
    // Properties of the root are no tokens; they are what tokens may refer to.
    let tokens = sheet.properties.filter { $0.isTheme || $0.mode != TokenMode() && !isVariable($0) }
    if tokens.isEmpty, sheet.fault == nil {
      report(.error, "tokens-form", 0..<0, "no @theme block with custom properties is in this style sheet")
    }
    var left: [(kind: String, range: Range<Int>, count: Int)] = []
    for property in tokens {
      guard let kind = take(property) else { continue }
      if let index = left.firstIndex(where: { $0.kind == kind }) {
        left[index].count += 1
      } else {
        left.append((kind, property.range, 1))
      }
    }
    for kind in left {
      report(
        .warning, "tokens-left", kind.range,
        "a theme has no place for --\(kind.kind)- properties (\(kind.count) of them)")
    }
  }

  private mutating func report(_ severity: Severity, _ id: String, _ range: Range<Int>, _ message: String) {
    diagnostics.append(Diagnostic(severity, id: id, at: range, message))
  }

  /// Whether a property of an appearance changes what tokens refer to, and is none itself.
  private func isVariable(_ property: StyleSheetReader.Property) -> Bool {
    if sheet.properties.contains(where: { $0.name == property.name && $0.isTheme }) { return false }
    return sheet.properties.contains { $0.name == property.name && $0.mode == TokenMode() }
  }

  /// Takes one property over; returns the kind that themes have no place for.
  private mutating func take(_ property: StyleSheetReader.Property) -> String? {
    let (name, range) = (property.name, property.range)
    // `initial` takes a token, or all of a kind, away: the file starts without any.
    if property.value == "initial" { return nil }
    guard let value = substituted(property.value, range, property.mode, depth: 0) else { return nil }
    if property.mode != TokenMode(), !Self.changing.contains(where: { name.utf8.starts(with: $0.utf8) }) {
      report(
        .warning, "tokens-left", range,
        "--\(name) changes with the appearance, which colours and those of shadows alone do in a theme")
      return nil
    }
    if name == "spacing" {
      if let unit = length(value, range) { theme.spacing.set("unit", unit) }
      return nil
    }
    for (prefix, kind) in Self.kinds where name == prefix || name.utf8.starts(with: (prefix + "-").utf8) {
      let token = name == prefix ? "DEFAULT" : String(name.dropFirst(prefix.utf8.count + 1))
      switch kind {
      case .color:
        color(token, value, property.mode, range)
        if property.mode == TokenMode() { takeModes(of: token, property) }
      case .radius: if let points = length(value, range) { theme.radii.set(token, points) }
      case .breakpoint: if let points = length(value, range) { theme.breakpoints.set(token, points) }
      case .spacing: if let points = length(value, range) { theme.spacing.set(token, points) }
      case .type: type(token, value, range)
      case .shadow: shadow(token, value, property)
      case .inset: shadow(token == "DEFAULT" ? "inset" : "inset-\(token)", value, property)
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

  /// The prefixes of properties that may change with the appearance.
  private static let changing = ["color", "shadow", "inset-shadow"]

  private static let modes = [
    TokenMode(isDark: true), TokenMode(isIncreased: true), TokenMode(isDark: true, isIncreased: true),
  ]

  /// Takes the colours that a token has because what it refers to changes with the appearance.
  private mutating func takeModes(of token: String, _ property: StyleSheetReader.Property) {
    for mode in Self.modes where changes(property.value, mode, depth: 0) {
      guard let value = substituted(property.value, property.range, mode, depth: 0) else { return }
      color(token, value, mode, property.range)
    }
  }

  /// Whether something that a value refers to is told for exactly this appearance.
  private func changes(_ value: String, _ mode: TokenMode, depth: Int) -> Bool {
    guard depth < Self.depthLimit, let reference = Self.reference(in: value) else { return false }
    if sheet.properties.contains(where: { $0.name == reference.name && $0.mode == mode }) { return true }
    guard let target = definition(of: reference.name, in: mode) else { return false }
    return changes(target.value, mode, depth: depth + 1) || changes(reference.rest, mode, depth: depth + 1)
  }

  private static let depthLimit = 16

  /// The last definition of a property in the appearance that is nearest to one.
  private func definition(of name: String, in mode: TokenMode) -> StyleSheetReader.Property? {
    let near = [mode, TokenMode(isDark: mode.isDark), TokenMode(isIncreased: mode.isIncreased), TokenMode()]
    for mode in near {
      if let found = sheet.properties.last(where: { $0.name == name && $0.mode == mode }) { return found }
    }
    return sheet.properties.last { $0.name == name }
  }

  /// The first `var(--x)` of a value: what stands before, its name, and what stands behind.
  private static func reference(in value: String) -> (before: String, name: String, rest: String)? {
    let bytes = Array(value.utf8)
    let mark = Array("var(--".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }),
      let close = bytes[start...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return (
      String(decoding: bytes[..<start], as: UTF8.self),
      String(decoding: bytes[(start + mark.count)..<close], as: UTF8.self),
      String(decoding: bytes[(close + 1)...], as: UTF8.self)
    )
  }

  private enum Kind { case color, radius, breakpoint, spacing, type, shadow, inset, ease, duration }

  private static let kinds: [(String, Kind)] = [
    ("color", .color), ("radius", .radius), ("breakpoint", .breakpoint), ("spacing", .spacing),
    ("text", .type), ("shadow", .shadow), ("inset-shadow", .inset), ("ease", .ease), ("duration", .duration),
  ]

  /// The value with every `var(--x)` in it replaced, as an appearance has it.
  private mutating func substituted(
    _ value: String, _ range: Range<Int>, _ mode: TokenMode, depth: Int
  ) -> String? {
    guard let reference = Self.reference(in: value) else { return value }
    guard depth < Self.depthLimit else {
      report(.error, "tokens-cycle", range, "the references of \(MessageText.quoted(value)) do not end")
      return nil
    }
    guard let target = definition(of: reference.name, in: mode) else {
      report(.error, "tokens-reference", range, "no property is named --\(reference.name)")
      return nil
    }
    return substituted(reference.before + target.value + reference.rest, range, mode, depth: depth + 1)
  }

  private mutating func color(_ name: String, _ value: String, _ mode: TokenMode, _ range: Range<Int>) {
    func rgba(_ text: String) -> JSONValue? {
      do throws(CSSColorError) { return .string(try CSSColor.parse(text).rgba(mapping).hex) } catch {
        return nil
      }
    }
    var (light, dark): (JSONValue?, JSONValue?) = (nil, nil)
    if value.utf8.starts(with: "light-dark(".utf8), value.utf8.last == UInt8(ascii: ")") {
      let halves = Self.arguments(String(value.dropFirst(11).dropLast()))
      if halves.count == 2 { (light, dark) = (rgba(halves[0]), rgba(halves[1])) }
      if dark == nil { light = nil }
    } else {
      light = rgba(value)
    }
    guard let light else {
      return report(
        .error, "tokens-value", range, "\(MessageText.quoted(value)) is no colour that can be read")
    }
    theme.setColor(name) { forms in
      forms[mode] = light
      if !mode.isDark { forms[TokenMode(isDark: true, isIncreased: mode.isIncreased)] = dark }
    }
  }

  /// Arguments at the commas outside of brackets.
  private static func arguments(_ text: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { part in
      var slice = part[...]
      while let first = slice.first, first <= 0x20 { slice.removeFirst() }
      while let last = slice.last, last <= 0x20 { slice.removeLast() }
      return String(decoding: slice, as: UTF8.self)
    }
  }

  private mutating func length(_ value: String, _ range: Range<Int>) -> Double? {
    if let points = TokenUnits.points(value, rem: rem) { return points }
    report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no length in px or rem")
    return nil
  }

  /// `--text-lg`, and `--text-lg--line-height` and its like, which refine it.
  private mutating func type(_ token: String, _ value: String, _ range: Range<Int>) {
    let bytes = Array(token.utf8)
    let marks = bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: "-") && bytes[$0 + 1] == UInt8(ascii: "-")
    }
    guard let mark = marks else {
      if let size = length(value, range) { theme.type.set(token, size) }
      return
    }
    let name = String(decoding: bytes[..<mark], as: UTF8.self)
    let part = String(decoding: bytes[(mark + 2)...], as: UTF8.self)
    guard let known = theme.type[name] else {
      return report(.error, "tokens-value", range, "--text-\(name) has no size yet")
    }
    var members: [JSONMember]
    switch known {
    case .object(let own): members = own
    case let size: members = [JSONMember("size", size)]
    }
    guard case .number(let size)? = members.first?.value else { return }
    let member: JSONMember
    switch part {
    case "line-height":
      guard let height = TokenUnits.lineHeight(value, size: size, rem: rem) else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no line height")
      }
      member = JSONMember("lineHeight", .number(height))
    case "font-weight":
      guard let weight = TokenUnits.weight(value) else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no weight")
      }
      member = JSONMember("weight", .string(weight))
    case "letter-spacing":
      // Tailwind writes it in shares of the size.
      let spacing = TokenUnits.split(value).flatMap { number, unit in
        unit == "em" ? number * size : TokenUnits.points(number, unit, rem: rem)
      }
      guard let spacing else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no letter spacing")
      }
      member = JSONMember("tracking", .number(spacing))
    default: return report(.warning, "tokens-left", range, "a theme has no place for --text-\(token)")
    }
    members.removeAll { $0.key == member.key }
    theme.type[name] = .object(members + [member])
  }

  /// A shadow: layers of `x y blur spread colour`, with `inset` for those that fall inside.
  private mutating func shadow(_ token: String, _ value: String, _ property: StyleSheetReader.Property) {
    let range = property.range
    if value == "none" || value == "0 0 #0000" {
      theme.shadows[token] = ["color": "#00000000", "radius": 0]
      return
    }
    var layers: [[JSONMember]] = []
    for text in Self.arguments(value) {
      guard let layer = layer(text) else {
        return report(
          .error, "tokens-value", range, "\(MessageText.quoted(value)) is no shadow that can be read")
      }
      layers.append(layer)
    }
    if !theme.setShadow(token, layers, property.mode) {
      report(
        .warning, "tokens-left", range,
        "--\(property.name): a shadow may change its colours with the appearance, and nothing else")
    }
  }

  private func layer(_ text: String) -> [JSONMember]? {
    var (lengths, color, isInset): ([Double], String, Bool) = ([], "", false)
    for word in Self.words(text) {
      if word == "inset" {
        isInset = true
      } else if let points = TokenUnits.points(word, rem: rem) {
        lengths.append(points)
      } else if color.isEmpty {
        color = word
      } else {
        return nil
      }
    }
    var shade: RGBA?
    do throws(CSSColorError) { shade = try CSSColor.parse(color).rgba(mapping) } catch { return nil }
    guard let shade, (2...4).contains(lengths.count), lengths.count < 3 || lengths[2] >= 0 else { return nil }
    var members = [
      JSONMember("color", .string(shade.hex)),
      JSONMember("radius", .number(lengths.count > 2 ? lengths[2] : 0)),
    ]
    if lengths[0] != 0 { members.append(JSONMember("x", .number(lengths[0]))) }
    if lengths[1] != 0 { members.append(JSONMember("y", .number(lengths[1]))) }
    if lengths.count > 3, lengths[3] != 0 { members.append(JSONMember("spread", .number(lengths[3]))) }
    if isInset { members.append(JSONMember("inset", .bool(true))) }
    return members
  }

  /// Words at the blanks outside of brackets.
  private static func words(_ text: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte <= 0x20, depth == 0 { words.append([]) } else { words[words.count - 1].append(byte) }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
