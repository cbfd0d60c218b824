import JSONText
import StyleModel

/// Turns token files into theme files.
///
///     let result = DesignTokenImport.theme(of: bytes)
///     print(JSONWriter.text(result.theme, layout: .pretty()))
public enum DesignTokenImport {
  /// A theme file and what was found on the way.
  public struct Result: Sendable {
    /// The theme file, as `ThemeLoader` reads it.
    public var theme: JSONValue
    /// Findings at bytes of the token file: errors for what is wrong, warnings for what a theme cannot hold.
    public var diagnostics: [Diagnostic]
  }

  /// Reads a file of Design Tokens, Style Dictionary or Tokens Studio.
  ///
  /// - Parameters:
  ///   - mapping: What becomes of colours beyond sRGB.
  ///   - rem: Points of one `rem`.
  public static func theme(
    of bytes: [UInt8], mapping: GamutMapping = .clip, rem: Double = 16
  ) -> Result {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      var reading = DesignTokenReading(DesignTokenFile(document), mapping, rem)
      reading.run()
      return Result(theme: reading.theme.json, diagnostics: reading.diagnostics)
    } catch {
      return Result(theme: .object([]), diagnostics: [Diagnostic(jsonError: error, in: bytes)])
    }
  }
}

/// The members of a theme file that is being made.
struct ThemeDraft {
  var name: String?
  var rem: Double?
  var colors: [(name: String, light: JSONValue, dark: JSONValue?)] = []
  /// Second names and the colours that they stand for.
  var aliases: [(name: String, target: String)] = []
  var type: [(name: String, role: JSONValue)] = []
  var spacing: [(name: String, points: Double)] = []
  var radii: [(name: String, points: Double)] = []
  var breakpoints: [(name: String, points: Double)] = []
  var shadows: [(name: String, shadow: JSONValue)] = []

  var json: JSONValue {
    var members: [JSONMember] = []
    if let name {
      members.append(JSONMember("name", .string(name)))
      // An exported theme is whole; the tokens of others stand on the default one.
      members.append(JSONMember("extends", "none"))
    }
    if let rem { members.append(JSONMember("rem", .number(rem))) }
    func add(_ key: String, _ entries: [JSONMember]) {
      if !entries.isEmpty { members.append(JSONMember(key, .object(entries))) }
    }
    add("spacing", spacing.map { JSONMember($0.name, .number($0.points)) })
    add(
      "colors",
      colors.map { entry in
        guard let dark = entry.dark, dark != entry.light else { return JSONMember(entry.name, entry.light) }
        return JSONMember(entry.name, ["light": entry.light, "dark": dark])
      })
    add("aliases", aliases.map { JSONMember($0.name, .string($0.target)) })
    add("type", type.map { JSONMember($0.name, $0.role) })
    add("radii", radii.map { JSONMember($0.name, .number($0.points)) })
    add("shadows", shadows.map { JSONMember($0.name, $0.shadow) })
    add("breakpoints", breakpoints.map { JSONMember($0.name, .number($0.points)) })
    return .object(members)
  }
}

/// The state of turning tokens into a theme.
private struct DesignTokenReading {
  let file: DesignTokenFile
  let values: DesignTokenValues
  var theme = ThemeDraft()
  var diagnostics: [Diagnostic]
  /// Kinds of tokens that a theme has no place for, each with its first token and how many there are.
  private var left: [(kind: String, key: JSONNode, name: String, count: Int)] = []

  init(_ file: DesignTokenFile, _ mapping: GamutMapping, _ rem: Double) {
    self.file = file
    values = DesignTokenValues(file: file, mapping: mapping, rem: rem)
    diagnostics = file.diagnostics
  }

  mutating func run() {
    takeName()
    for token in file.tokens {
      do throws(DesignTokenValues.Fault) {
        try take(token)
      } catch {
        report(.error, error.id, error.node, "\(token.name): \(error.message)")
      }
    }
    for kind in left {
      let others = kind.count > 1 ? " and \(kind.count - 1) more" : ""
      report(
        .warning, "tokens-left", kind.key,
        "a theme has no place for \(kind.kind) tokens: \(kind.name)\(others)")
    }
    diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The name and the rem of a theme that was exported.
  private mutating func takeName() {
    guard let extensions = file.document.member("$extensions", of: file.document.root),
      let own = file.document.member(DesignTokenExport.extensionKey, of: extensions)
    else { return }
    theme.name = file.document.member("name", of: own).flatMap { file.document.string(of: $0) }
    theme.rem = file.document.member("rem", of: own).flatMap { file.document.number(of: $0) }
  }

  private mutating func report(_ severity: Severity, _ id: String, _ node: JSONNode, _ message: String) {
    diagnostics.append(Diagnostic(severity, id: id, at: file.document.range(of: node), message))
  }

  private mutating func take(_ token: DesignToken) throws(DesignTokenValues.Fault) {
    let place = TokenPlace(token, looksLikeColor: looksLikeColor(token))
    switch place.kind {
    case .color: try takeColor(token, place)
    case .radius: set(&theme.radii, place.name, try values.length(token.value))
    case .spacing: set(&theme.spacing, place.name, try values.length(token.value))
    case .breakpoint: set(&theme.breakpoints, place.name, try values.length(token.value))
    case .fontSize: set(&theme.type, place.name, .number(try values.length(token.value)))
    case .typography: try takeTypography(token, place)
    case .shadow: try takeShadow(token, place)
    case .other(let kind):
      if let index = left.firstIndex(where: { $0.kind == kind }) {
        left[index].count += 1
      } else {
        left.append((kind, token.key, token.name, 1))
      }
    }
  }

  private func looksLikeColor(_ token: DesignToken) -> Bool {
    guard token.type == nil, case .success(let node) = file.resolved(token.value) else { return false }
    guard let text = file.document.string(of: node) else {
      return file.document.member("colorSpace", of: node) != nil
    }
    return text.utf8.first == UInt8(ascii: "#")
      || ["rgb", "hsl", "oklch", "oklab", "color("].contains { text.utf8.starts(with: $0.utf8) }
  }

  private func set<Value>(_ entries: inout [(name: String, points: Value)], _ name: String, _ value: Value) {
    if let index = entries.firstIndex(where: { $0.name == name }) {
      entries[index].points = value
    } else {
      entries.append((name, value))
    }
  }

  private func set(_ entries: inout [(name: String, role: JSONValue)], _ name: String, _ value: JSONValue) {
    if let index = entries.firstIndex(where: { $0.name == name }) {
      entries[index].role = value
    } else {
      entries.append((name, value))
    }
  }

  private mutating func takeColor(
    _ token: DesignToken, _ place: TokenPlace
  ) throws(DesignTokenValues.Fault) {
    if let target = own(token, "alias").flatMap({ file.document.string(of: $0) }) ?? alias(token),
      target != place.name
    {
      theme.aliases.append((place.name, target))
      return
    }
    let color: JSONValue
    if let own = own(token, "light"), let keyword = values.keyword(own) {
      color = keyword
    } else {
      color = .string(try values.color(token.value).hex)
    }
    var dark: JSONValue?
    if let node = token.dark {
      dark = values.keyword(node)
      if dark == nil { dark = .string(try values.color(node).hex) }
    }
    guard let index = theme.colors.firstIndex(where: { $0.name == place.name }) else {
      theme.colors.append((place.name, color, place.isDark ? color : dark))
      return
    }
    if place.isDark { theme.colors[index].dark = color } else { theme.colors[index].light = color }
    if let dark { theme.colors[index].dark = dark }
  }

  /// What this project's own extension says of a token.
  private func own(_ token: DesignToken, _ key: String) -> JSONNode? {
    token.extensions.flatMap { file.document.member(DesignTokenExport.extensionKey, of: $0) }
      .flatMap { file.document.member(key, of: $0) }
  }

  /// The colour that a token is a second name for; `nil` where it has halves or modes of its own.
  private func alias(_ token: DesignToken) -> String? {
    guard token.dark == nil, let path = file.reference(token.value), let target = file.token(at: path),
      case .success = file.resolved(token.value)
    else { return nil }
    let modes = ["light", "dark"]
    guard !(token.path + target.path).contains(where: { modes.contains(TokenWords.folded($0)) }) else {
      return nil
    }
    return TokenPlace(target, looksLikeColor: true).name
  }

  private mutating func takeTypography(
    _ token: DesignToken, _ place: TokenPlace
  ) throws(DesignTokenValues.Fault) {
    let node = try values.target(token.value)
    guard file.document.kind(of: node) == .object, let sizeNode = file.document.member("fontSize", of: node)
    else {
      throw DesignTokenValues.Fault(message: "a typography token has a \"fontSize\"", node: node)
    }
    let size = try values.length(sizeNode)
    var members = [JSONMember("size", .number(size))]
    if let style = own(token, "style").flatMap({ file.document.string(of: $0) }) {
      members = [JSONMember("style", .string(style))]
    }
    for member in file.document.members(of: node) {
      switch file.document.string(of: member.key) {
      case "fontWeight": members.append(JSONMember("weight", .string(try values.weight(member.value))))
      case "letterSpacing":
        let tracking = try values.length(member.value)
        if tracking != 0 { members.append(JSONMember("tracking", .number(tracking))) }
      case "lineHeight":
        members.append(JSONMember("lineHeight", .number(try values.lineHeight(member.value, size: size))))
      case "fontSize": break
      default:
        report(
          .warning, "tokens-left", member.key,
          "\(token.name): a theme holds no \"\(file.document.string(of: member.key) ?? "")\" of a type role")
      }
    }
    set(&theme.type, place.name, members.count == 1 ? members[0].value : .object(members))
  }

  private func shadowColor(_ token: DesignToken, _ node: JSONNode) throws(DesignTokenValues.Fault)
    -> JSONValue
  {
    if let own = own(token, "color") { return file.document.value(of: own) }
    return .string(try values.color(node).hex)
  }

  private mutating func takeShadow(
    _ token: DesignToken, _ place: TokenPlace
  ) throws(DesignTokenValues.Fault) {
    var node = try values.target(token.value)
    if file.document.kind(of: node) == .array {
      let layers = Array(file.document.elements(of: node))
      guard let first = layers.first else {
        throw DesignTokenValues.Fault(message: "a shadow has a layer", node: node)
      }
      if layers.count > 1 {
        report(
          .warning, "tokens-left", token.key,
          "\(token.name): a shadow has one layer here; the first of \(layers.count) is kept")
      }
      node = try values.target(first)
    }
    let document = file.document
    func member(_ names: String...) -> JSONNode? {
      for name in names { if let found = document.member(name, of: node) { return found } }
      return nil
    }
    guard document.kind(of: node) == .object, let color = member("color"), let blur = member("blur") else {
      throw DesignTokenValues.Fault(message: "a shadow has a \"color\" and a \"blur\"", node: node)
    }
    var members = [
      JSONMember("color", try shadowColor(token, color)),
      JSONMember("radius", .number(try values.length(blur))),
    ]
    if let x = member("offsetX", "x") { members.append(JSONMember("x", .number(try values.length(x)))) }
    if let y = member("offsetY", "y") { members.append(JSONMember("y", .number(try values.length(y)))) }
    if let spread = member("spread"), try values.length(spread) != 0 {
      report(.warning, "tokens-left", token.key, "\(token.name): a shadow has no spread here")
    }
    if let inset = member("inset"), document.bool(of: inset) == true {
      return report(.warning, "tokens-left", token.key, "\(token.name): there are no inner shadows here")
    }
    if let index = theme.shadows.firstIndex(where: { $0.name == place.name }) {
      theme.shadows[index].shadow = .object(members)
    } else {
      theme.shadows.append((place.name, .object(members)))
    }
  }
}
