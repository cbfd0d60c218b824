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

/// The state of turning tokens into a theme.
struct DesignTokenReading {
  let file: DesignTokenFile
  let values: DesignTokenValues
  var theme = ThemeDraft()
  var diagnostics: [Diagnostic]
  /// Kinds of tokens that a theme has no place for, each with its first token and how many there are.
  private var left: [(kind: String, key: JSONNode, name: String, count: Int)] = []
  /// The folded names of colours, which keywords may be spelt like.
  private var colorNames: Set<String> = []
  /// Colours that could not be read.
  private var missing: Set<String> = []

  init(_ file: DesignTokenFile, _ mapping: GamutMapping, _ rem: Double) {
    self.file = file
    values = DesignTokenValues(file: file, mapping: mapping, rem: rem)
    diagnostics = file.diagnostics
  }

  mutating func run() {
    takeName()
    // What an appearance changes comes after what it is in plain.
    let placed = file.tokens.map { ($0, place(of: $0)) }
    for (_, place) in placed where place.kind == .color { colorNames.insert(TokenWords.folded(place.name)) }
    let plain = placed.filter { $0.1.mode == TokenMode() || $0.1.kind == .color }
    let others = placed.filter { $0.1.mode != TokenMode() && $0.1.kind != .color }
    for (token, place) in plain + others {
      claim(place, for: token)
      do throws(DesignTokenValues.Fault) {
        try take(token, place)
        if place.kind != .color { try takeModes(of: token, place) }
      } catch {
        report(.error, error.id, error.node, "\(token.name): \(error.message)")
        if place.kind == .color { missing.insert(TokenWords.folded(place.name)) }
      }
    }
    diagnostics += theme.check(missing: missing).map { $0.diagnostic }
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
    // An exported theme is whole; the tokens of others stand on the default one.
    if theme.name != nil { theme.extends = "none" }
    guard let rem = file.document.member("rem", of: own) else { return }
    theme.rem = file.document.number(of: rem)
    _ = theme.claim(
      .rem, "", TokenMode(), by: "rem", at: ThemeDraft.Origin(range: file.document.range(of: rem)))
  }

  private func place(of token: DesignToken) -> TokenPlace {
    // Files that were exported tell the names of a theme as they are.
    if theme.name != nil {
      let name = own(token, "name").flatMap { file.document.string(of: $0) }
      if let place = TokenPlace(exported: token, name: name) { return place }
    }
    return TokenPlace(token, looksLikeColor: looksLikeColor(token))
  }

  /// Notes what gives an entry of the theme; one that another token gave is lost.
  private mutating func claim(_ place: TokenPlace, for token: DesignToken) {
    guard let part = place.kind.part else { return }
    // A duration and a curve make one preset.
    let facet = part == .motion ? token.type ?? "" : ""
    let origin = ThemeDraft.Origin(range: file.document.range(of: token.key))
    let known = theme.claim(part, place.name, place.mode, facet, by: token.name, at: origin)
    // A key that stands twice was reported.
    guard let known, known != token.name else { return }
    report(
      .warning, "tokens-duplicate", token.key,
      "\(token.name) and \(known) are both \(MessageText.quoted(place.name)) in a theme; the last one counts")
  }

  mutating func report(_ severity: Severity, _ id: String, _ node: JSONNode, _ message: String) {
    diagnostics.append(Diagnostic(severity, id: id, at: file.document.range(of: node), message))
  }

  private mutating func take(
    _ token: DesignToken, _ place: TokenPlace
  ) throws(DesignTokenValues.Fault) {
    let name = place.name
    if place.kind.part == .motion, let whole = own(token, "motion") {
      theme.motion[name] = file.document.value(of: whole)
      return
    }
    switch place.kind {
    case .color: try takeColor(token, place)
    case .radius:
      if let points = try length(token, place, over: theme.radii[name]) { theme.radii[name] = points }
    case .spacing:
      if let points = try length(token, place, over: theme.spacing[name]) { theme.spacing[name] = points }
    case .breakpoint:
      if let points = try length(token, place, over: theme.breakpoints[name]) {
        theme.breakpoints[name] = points
      }
    case .fontSize:
      if let points = try length(token, place, over: theme.type[name]) { theme.type[name] = points }
    case .typography: try takeTypography(token, place)
    case .shadow: try takeShadow(token, place)
    case .duration: takeMotion([duration(try values.milliseconds(token.value))], token, place)
    case .curve: takeMotion([curve(try values.curve(token.value))], token, place)
    case .transition: try takeTransition(token, place)
    case .other(let kind):
      if let index = left.firstIndex(where: { $0.kind == kind }) {
        left[index].count += 1
      } else {
        left.append((kind, token.key, token.name, 1))
      }
    }
  }

  /// A length in points where it is to be set.
  private mutating func length(
    _ token: DesignToken, _ place: TokenPlace, over known: JSONValue?
  ) throws(DesignTokenValues.Fault) -> JSONValue? {
    let points = JSONValue.number(try values.length(token.value))
    return sets(known, points, token, place) ? points : nil
  }

  /// Takes the values over that extensions give for other appearances.
  private mutating func takeModes(of token: DesignToken, _ place: TokenPlace) throws(DesignTokenValues.Fault)
  {
    if case .other = place.kind { return }
    for other in token.modes {
      var (token, place) = (token, place)
      token.value = other.value
      token.extensions = nil
      place.mode = other.mode
      try take(token, place)
    }
  }

  /// Whether a value is to be set that has no forms for appearances; a group of another one may repeat it and no more.
  mutating func sets(
    _ known: JSONValue?, _ value: JSONValue?, _ token: DesignToken, _ place: TokenPlace
  ) -> Bool {
    if place.mode == TokenMode() { return true }
    if known != value {
      report(
        .warning, "tokens-left", token.key,
        "\(token.name) changes with the appearance, which colours and those of shadows alone do in a theme")
    }
    return false
  }

  /// Adds members to a motion preset.
  mutating func takeMotion(_ members: [JSONMember], _ token: DesignToken, _ place: TokenPlace) {
    let known = theme.motion[place.name]
    let changed = ThemeDraft.motion(known, adding: members)
    if sets(known, changed, token, place) { theme.motion[place.name] = changed }
  }

  private func looksLikeColor(_ token: DesignToken) -> Bool {
    guard token.type == nil, case .success(let node) = file.resolved(token.value) else { return false }
    guard let text = file.document.string(of: node) else {
      return file.document.member("colorSpace", of: node) != nil
    }
    return text.utf8.first == UInt8(ascii: "#")
      || ["rgb", "hsl", "oklch", "oklab", "color("].contains { text.utf8.starts(with: $0.utf8) }
  }

  private mutating func takeColor(
    _ token: DesignToken, _ place: TokenPlace
  ) throws(DesignTokenValues.Fault) {
    if let target = own(token, "alias").flatMap({ file.document.string(of: $0) }) ?? alias(token),
      target != place.name
    {
      theme.setAlias(place.name, for: target)
      return
    }
    let ownLight = own(token, "light")
    let color = try value(ownLight ?? token.value, isOwn: ownLight != nil)
    var others: [(mode: TokenMode, color: JSONValue)] = []
    for other in token.modes { others.append((other.mode, try value(other.value, isOwn: other.isOwn))) }
    let increased = own(token, ThemeReader.increasedKey).map { file.document.value(of: $0) }
    theme.setColor(place.name) { forms in
      forms[place.mode] = color
      for other in others { forms[other.mode] = other.color }
      if let increased { forms.increased = increased }
    }
  }

  /// A colour as a theme file writes it; our own extension has it so already, but for components.
  private func value(_ node: JSONNode, isOwn: Bool) throws(DesignTokenValues.Fault) -> JSONValue {
    if isOwn, file.document.member("colorSpace", of: node) == nil { return file.document.value(of: node) }
    if let keyword = values.keyword(node) {
      return ThemeFileColors.form(
        keyword, isTaken: colorNames.contains(TokenWords.folded(keyword.name)))
    }
    return .string(try values.color(node).hex)
  }

  /// What this project's own extension says of a token.
  func own(_ token: DesignToken, _ key: String) -> JSONNode? {
    token.extensions.flatMap { file.document.member(DesignTokenExport.extensionKey, of: $0) }
      .flatMap { file.document.member(key, of: $0) }
  }

  /// The colour that a token is a second name for; `nil` where it has halves or modes of its own.
  private func alias(_ token: DesignToken) -> String? {
    guard token.modes.isEmpty, let target = file.target(of: token) else { return nil }
    if theme.name == nil {
      // The groups of appearances, light too, hold halves of colours.
      let steps = [token, target].flatMap { $0.isStep ? $0.path.dropLast() : $0.path[...] }
      guard !steps.contains(where: { TokenMode(TokenWords.folded($0)) != nil }) else { return nil }
    }
    let place = place(of: target)
    return place.kind == .color ? place.name : nil
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
      case "fontWeight":
        let weight = try values.weight(member.value)
        members.append(JSONMember("weight", .string(weight.name)))
        guard !weight.isExact else { continue }
        report(
          .warning, "tokens-left", member.value,
          "\(token.name): \(TokenUnits.approximation(weight.written, weight.name))")
      case "letterSpacing":
        members.append(JSONMember("tracking", .number(try values.length(member.value))))
      case "lineHeight":
        members.append(JSONMember("lineHeight", .number(try values.lineHeight(member.value, size: size))))
      case "fontSize": break
      default:
        report(
          .warning, "tokens-left", member.key,
          "\(token.name): a theme holds no \"\(file.document.string(of: member.key) ?? "")\" of a type role")
      }
    }
    let role = members.count == 1 ? members[0].value : JSONValue.object(members)
    if sets(theme.type[place.name], role, token, place) { theme.type[place.name] = role }
  }
}
