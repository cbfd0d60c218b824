import JSONText
import StyleModel

/// Turns the `@theme` blocks of Tailwind CSS v4 into theme files.
///
/// Custom properties outside of `@theme`, and at-rules inside it, are left alone. A second block
/// `.dark { --color-… }` or `[data-theme=dark] { … }` gives the dark halves of colours.
public enum TailwindThemeImport {
  /// Reads a style sheet.
  public static func theme(of bytes: [UInt8], mapping: GamutMapping = .clip, rem: Double = 16)
    -> DesignTokenImport.Result
  {
    var reader = StyleSheetReader(bytes, mapping, rem)
    reader.run()
    return DesignTokenImport.Result(
      theme: reader.theme.json,
      diagnostics: reader.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}

/// Finds custom properties in the blocks of a style sheet.
private struct StyleSheetReader {
  let bytes: [UInt8]
  let mapping: GamutMapping
  let rem: Double
  var theme = ThemeDraft()
  var diagnostics: [Diagnostic] = []
  private var variables: [(name: String, value: String, range: Range<Int>, isDark: Bool)] = []

  init(_ bytes: [UInt8], _ mapping: GamutMapping, _ rem: Double) {
    self.bytes = bytes
    self.mapping = mapping
    self.rem = rem
  }

  mutating func run() {
    scan()
    if variables.isEmpty, diagnostics.isEmpty {
      report(.error, "tokens-form", 0..<0, "no @theme block with custom properties is in this style sheet")
    }
    var left: [(kind: String, range: Range<Int>, count: Int)] = []
    for variable in variables {
      guard let kind = take(variable.name, variable.value, variable.range, variable.isDark) else { continue }
      if let index = left.firstIndex(where: { $0.kind == kind }) {
        left[index].count += 1
      } else {
        left.append((kind, variable.range, 1))
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

  // MARK: - Blocks

  private mutating func scan() {
    var position = 0
    var preludeStart = 0
    var blocks: [(isTheme: Bool, isDark: Bool)] = []
    while position < bytes.count {
      if let end = comment(position) {
        position = end
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): position = string(position)
      case UInt8(ascii: "{"):
        let prelude = text(preludeStart..<position)
        let isTheme =
          prelude.utf8.starts(with: "@theme".utf8)
          || blocks.last?.isTheme ?? false && !prelude.utf8.starts(with: "@".utf8)
        let folded = TokenWords.folded(prelude)
        let isDark = blocks.last?.isDark ?? false || Self.darkSelectors.contains { folded == $0 }
        blocks.append((isTheme, isDark))
        position += 1
        preludeStart = position
      case UInt8(ascii: "}"):
        if blocks.popLast() == nil {
          return report(.error, "tokens-form", position..<position + 1, "this brace closes nothing")
        }
        position += 1
        preludeStart = position
      case UInt8(ascii: ";"):
        position += 1
        preludeStart = position
      case UInt8(ascii: "-")
      where isPropertyStart(position) && (blocks.last?.isTheme ?? false || blocks.last?.isDark ?? false):
        position = property(position, isDark: blocks.last?.isDark ?? false)
        preludeStart = position
      default: position += 1
      }
    }
    if !blocks.isEmpty { report(.error, "tokens-form", bytes.count..<bytes.count, "a block is not closed") }
  }

  private static let darkSelectors = [
    ".dark", ":root.dark", "[datatheme=dark]", "[datatheme=\"dark\"]", "@media(preferscolorscheme:dark)",
  ]

  private func comment(_ position: Int) -> Int? {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/"),
      bytes[position + 1] == UInt8(ascii: "*")
    else { return nil }
    var end = position + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return bytes.count
  }

  private func string(_ position: Int) -> Int {
    var end = position + 1
    while end < bytes.count, bytes[end] != bytes[position] { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(end + 1, bytes.count)
  }

  private func isPropertyStart(_ position: Int) -> Bool {
    guard position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "-") else { return false }
    guard position > 0 else { return true }
    let before = bytes[position - 1]
    return before == 0x20 || before == 0x0A || before == 0x0D || before == 0x09 || before == UInt8(ascii: "{")
      || before == UInt8(ascii: ";")
  }

  /// Reads `--name: value` and returns where it ends.
  private mutating func property(_ start: Int, isDark: Bool) -> Int {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return start + 2 }
    var end = colon + 1
    var depth = 0
    while end < bytes.count {
      if let after = comment(end) {
        end = after
        continue
      }
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        end = string(end)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth <= 0, byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { break }
      end += 1
    }
    variables.append(
      (
        text(start + 2..<colon), text(colon + 1..<min(end, bytes.count)), start..<min(end, bytes.count),
        isDark
      ))
    return end
  }

  /// The text of a range without blanks at its ends.
  private func text(_ range: Range<Int>) -> String {
    var slice = bytes[range]
    while let first = slice.first, first <= 0x20 { slice.removeFirst() }
    while let last = slice.last, last <= 0x20 { slice.removeLast() }
    return String(decoding: slice, as: UTF8.self)
  }

  // MARK: - Properties

  /// Takes one property over; returns the kind that themes have no place for.
  private mutating func take(_ name: String, _ value: String, _ range: Range<Int>, _ isDark: Bool) -> String?
  {
    // `initial` takes a token, or all of a kind, away: the file starts without any.
    if value == "initial" { return nil }
    guard let value = substituted(value, range, depth: 0) else { return nil }
    if name == "spacing" {
      if let unit = length(value, range) { theme.spacing.append(("unit", unit)) }
      return nil
    }
    for (prefix, kind) in Self.kinds where name == prefix || name.utf8.starts(with: (prefix + "-").utf8) {
      let token = name == prefix ? "DEFAULT" : String(name.dropFirst(prefix.utf8.count + 1))
      switch kind {
      case .color: color(token, value, range, isDark)
      case .radius: if let points = length(value, range) { theme.radii.append((token, points)) }
      case .breakpoint: if let points = length(value, range) { theme.breakpoints.append((token, points)) }
      case .spacing: if let points = length(value, range) { theme.spacing.append((token, points)) }
      case .type: type(token, value, range)
      case .shadow: shadow(token, value, range)
      }
      return nil
    }
    return String(name.split(separator: "-").first ?? "")
  }

  private enum Kind { case color, radius, breakpoint, spacing, type, shadow }

  private static let kinds: [(String, Kind)] = [
    ("color", .color), ("radius", .radius), ("breakpoint", .breakpoint), ("spacing", .spacing),
    ("text", .type),
    ("shadow", .shadow),
  ]

  /// The value with every `var(--x)` in it replaced.
  private mutating func substituted(_ value: String, _ range: Range<Int>, depth: Int) -> String? {
    let bytes = Array(value.utf8)
    let mark = Array("var(--".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return value }
    guard depth < 16, let close = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else {
      report(.error, "tokens-cycle", range, "the references of \(MessageText.quoted(value)) do not end")
      return nil
    }
    let name = String(decoding: bytes[(start + mark.count)..<close], as: UTF8.self)
    guard let target = variables.first(where: { $0.name == name }) else {
      report(.error, "tokens-reference", range, "no property is named --\(name)")
      return nil
    }
    let text =
      String(decoding: bytes[..<start], as: UTF8.self) + target.value
      + String(decoding: bytes[(close + 1)...], as: UTF8.self)
    return substituted(text, range, depth: depth + 1)
  }

  private mutating func color(_ name: String, _ value: String, _ range: Range<Int>, _ isDark: Bool) {
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
    if let index = theme.colors.firstIndex(where: { $0.name == name }) {
      if isDark {
        theme.colors[index].dark = light
      } else {
        (theme.colors[index].light, theme.colors[index].dark) = (light, dark)
      }
    } else {
      theme.colors.append((name, light, isDark ? light : dark))
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
    let digits = value.utf8.prefix {
      $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    let unit = String(decoding: Array(value.utf8.dropFirst(digits.count)), as: UTF8.self)
    if let number = Double(String(decoding: Array(digits), as: UTF8.self)) {
      if unit == "rem" { return number * rem }
      if unit == "px" || unit == "pt" || unit.isEmpty { return number }
    }
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
      if let size = length(value, range) { theme.type.append((token, .number(size))) }
      return
    }
    let name = String(decoding: bytes[..<mark], as: UTF8.self)
    let part = String(decoding: bytes[(mark + 2)...], as: UTF8.self)
    guard let index = theme.type.firstIndex(where: { $0.name == name }) else {
      return report(.error, "tokens-value", range, "--text-\(name) has no size yet")
    }
    var members: [JSONMember]
    switch theme.type[index].role {
    case .object(let known): members = known
    case let size: members = [JSONMember("size", size)]
    }
    guard case .number(let size)? = members.first?.value else { return }
    switch part {
    case "line-height":
      guard let height = lineHeight(value, size) else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no line height")
      }
      members.append(JSONMember("lineHeight", .number(height)))
    case "font-weight":
      let weights = [
        "100": "ultraLight", "200": "ultraLight", "300": "light", "400": "regular", "500": "medium",
        "600": "semibold", "700": "bold", "800": "heavy", "900": "black",
      ]
      guard let weight = weights[value] else {
        return report(.error, "tokens-value", range, "\(MessageText.quoted(value)) is no weight")
      }
      members.append(JSONMember("weight", .string(weight)))
    default: return report(.warning, "tokens-left", range, "a theme has no place for --text-\(token)")
    }
    theme.type[index].role = .object(members)
  }

  /// A multiple, a length, or `calc(a / b)` of two numbers.
  private func lineHeight(_ value: String, _ size: Double) -> Double? {
    if let multiple = Double(value) { return multiple * size }
    if value.utf8.starts(with: "calc(".utf8), value.utf8.last == UInt8(ascii: ")") {
      let parts = value.dropFirst(5).dropLast().split(separator: "/").map { part -> Double? in
        Double(String(part.filter { $0 != " " }))
      }
      if parts.count == 2, let top = parts[0], let bottom = parts[1], bottom != 0 {
        return top / bottom * size
      }
    }
    if value.utf8.suffix(3).elementsEqual("rem".utf8) {
      return Double(String(value.dropLast(3))).map { $0 * rem }
    }
    if value.utf8.suffix(2).elementsEqual("px".utf8) { return Double(String(value.dropLast(2))) }
    return nil
  }

  /// The first layer of a shadow: `x y blur spread colour`.
  private mutating func shadow(_ token: String, _ value: String, _ range: Range<Int>) {
    if value == "none" || value == "0 0 #0000" {
      theme.shadows.append((token, ["color": "#00000000", "radius": 0]))
      return
    }
    let layers = Self.arguments(value)
    if layers.count > 1 {
      report(
        .warning, "tokens-left", range,
        "--shadow-\(token): a shadow has one layer here; the first of \(layers.count) is kept")
    }
    var lengths: [Double] = []
    var color = ""
    var rest = Array((layers.first ?? "").utf8)[...]
    while let byte = rest.first {
      if byte <= 0x20 {
        rest.removeFirst()
        continue
      }
      if byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."), color.isEmpty
      {
        let word = rest.prefix { $0 > 0x20 }
        rest = rest.dropFirst(word.count)
        guard let points = length(String(decoding: word, as: UTF8.self), range) else { return }
        lengths.append(points)
      } else {
        color = String(decoding: rest, as: UTF8.self)
        break
      }
    }
    if color.utf8.starts(with: "inset".utf8) {
      return report(.warning, "tokens-left", range, "--shadow-\(token): there are no inner shadows here")
    }
    var shade: RGBA?
    do throws(CSSColorError) { shade = try CSSColor.parse(color).rgba(mapping) } catch {}
    guard let shade, lengths.count >= 2 else {
      return report(
        .error, "tokens-value", range, "\(MessageText.quoted(value)) is no shadow that can be read")
    }
    var members = [
      JSONMember("color", .string(shade.hex)),
      JSONMember("radius", .number(lengths.count > 2 ? lengths[2] : 0)),
    ]
    if lengths[0] != 0 { members.append(JSONMember("x", .number(lengths[0]))) }
    if lengths[1] != 0 { members.append(JSONMember("y", .number(lengths[1]))) }
    theme.shadows.append((token, .object(members)))
  }
}
