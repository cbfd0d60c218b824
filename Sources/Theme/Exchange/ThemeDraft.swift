import JSONText

/// The members of a theme file that is being made.
struct ThemeDraft {
  /// Where a token stands in what is read.
  struct Origin: Hashable {
    let range: Range<Int>
    /// Whether that is the file of a dark variant.
    var isInDarkFile = false
  }

  /// Named values; one that is set again keeps its place.
  struct Entries {
    private(set) var members: [JSONMember] = []
    private var positions: [String: Int] = [:]

    subscript(_ name: String) -> JSONValue? {
      get { positions[name].map { members[$0].value } }
      set {
        guard let newValue else { return }
        if let index = positions[name] {
          members[index] = JSONMember(name, newValue)
        } else {
          positions[name] = members.count
          members.append(JSONMember(name, newValue))
        }
      }
    }

    mutating func set(_ name: String, _ number: Double) { self[name] = .number(number) }

    mutating func remove(_ names: Set<String>) {
      guard members.contains(where: { names.contains($0.key) }) else { return }
      members.removeAll { names.contains($0.key) }
      positions = [:]
      for (index, member) in members.enumerated() { positions[member.key] = index }
    }
  }

  /// What is known of a colour: one value for each appearance that has its own.
  struct ColorForms {
    var light: JSONValue?
    var dark: JSONValue?
    /// The same under increased contrast.
    var increasedLight: JSONValue?
    var increasedDark: JSONValue?
    /// The whole form for increased contrast, where it is told at once.
    var increased: JSONValue?

    init() {}

    /// What a value that ``json`` wrote says.
    init(_ json: JSONValue) {
      light = json["light"] ?? json["color"] ?? json
      dark = json["dark"]
      guard let increased = json[ThemeReader.increasedKey] else { return }
      increasedLight = increased["light"] ?? increased
      increasedDark = increased["dark"]
    }

    subscript(_ mode: TokenMode) -> JSONValue? {
      get {
        switch (mode.isDark, mode.isIncreased) {
        case (false, false): light
        case (true, false): dark
        case (false, true): increasedLight
        case (true, true): increasedDark
        }
      }
      set {
        switch (mode.isDark, mode.isIncreased) {
        case (false, false): light = newValue
        case (true, false): dark = newValue
        case (false, true): increasedLight = newValue
        case (true, true): increasedDark = newValue
        }
      }
    }

    /// The colour as a theme file writes it.
    var json: JSONValue {
      let light = light ?? dark ?? increasedLight ?? increasedDark ?? increased ?? .null
      let dark = dark ?? light
      let plain: JSONValue = dark == light ? light : ["light": light, "dark": dark]
      guard let increased = increased ?? combined(light, dark), increased != plain else { return plain }
      let own = JSONMember(ThemeReader.increasedKey, increased)
      if dark != light { return .object([JSONMember("light", light), JSONMember("dark", dark), own]) }
      return .object([JSONMember("color", light), own])
    }

    /// The form for increased contrast of its halves, one of which may stay as it is.
    private func combined(_ light: JSONValue, _ dark: JSONValue) -> JSONValue? {
      guard increasedLight != nil || increasedDark != nil else { return nil }
      let strong = increasedLight ?? light
      let strongDark = increasedDark ?? (dark == light ? strong : dark)
      return strong == strongDark ? strong : ["light": strong, "dark": strongDark]
    }
  }

  var name: String?
  /// The theme that the file stands on; the default one where none is named.
  var extends: String?
  var rem: Double?
  private(set) var colors: [(name: String, forms: ColorForms)] = []
  /// Positions of colours by their folded names: in a theme `aB` and `a-b` are one.
  private var colorPositions: [String: Int] = [:]
  /// Second names and the colours that they stand for.
  private(set) var aliases = Entries()
  /// The spellings of second names by their folded ones.
  private var aliasNames: [String: String] = [:]
  var type = Entries()
  var spacing = Entries()
  var radii = Entries()
  var breakpoints = Entries()
  var shadows = Entries()
  var motion = Entries()
  /// What gave each entry.
  private var claims: [Claim: String] = [:]
  /// Where the tokens stand that gave entries; of colours and second names by their folded names.
  private(set) var origins: [Place: Origin] = [:]

  /// An entry.
  struct Place: Hashable {
    let part: ThemePart
    let name: String
  }

  /// An entry in one appearance.
  private struct Claim: Hashable {
    let part: ThemePart
    let name: String
    let mode: TokenMode
    /// Which of the things that make the entry, where several tokens do.
    let facet: String
  }

  /// Notes which token gives an entry.
  ///
  /// - Parameters:
  ///   - facet: Which of the things that make the entry, where several tokens do.
  ///   - token: What the token is called where it stands.
  ///   - origin: Where it stands.
  /// - Returns: The token that gave the same entry before; what it gave is lost.
  mutating func claim(
    _ part: ThemePart, _ name: String, _ mode: TokenMode, _ facet: String = "", by token: String,
    at origin: Origin
  ) -> String? {
    let key = part == .colors ? TokenWords.folded(name) : name
    let claim = Claim(part: part, name: key, mode: mode, facet: facet)
    let known = claims[claim]
    claims[claim] = token
    if known == nil || mode == TokenMode() { origins[Place(part: part, name: key)] = origin }
    return known
  }

  /// Changes what is known of a colour.
  mutating func setColor(_ name: String, _ change: (inout ColorForms) -> Void) {
    let folded = TokenWords.folded(name)
    var forms = ColorForms()
    if let alias = aliasNames.removeValue(forKey: folded) {
      // A second name with a form of its own is a colour that begins as the other one.
      forms.light = aliases[alias]
      aliases.remove([alias])
    }
    if let index = colorPositions[folded] {
      change(&colors[index].forms)
    } else {
      change(&forms)
      colorPositions[folded] = colors.count
      colors.append((name, forms))
    }
  }

  /// Makes a name a second one for a colour.
  mutating func setAlias(_ name: String, for target: String) {
    let folded = TokenWords.folded(name)
    if let index = colorPositions[folded] {
      colors[index].forms.light = .string(target)
      return
    }
    if let known = aliasNames[folded], known != name { aliases.remove([known]) }
    aliasNames[folded] = name
    aliases[name] = .string(target)
  }

  /// What is known of a colour.
  func forms(of name: String) -> ColorForms? {
    colorPositions[TokenWords.folded(name)].map { colors[$0].forms }
  }

  /// Takes entries away.
  mutating func remove(_ names: Set<String>, from part: ThemePart) {
    switch part {
    case .colors:
      colors.removeAll { names.contains($0.name) }
      colorPositions = [:]
      for (index, color) in colors.enumerated() { colorPositions[TokenWords.folded(color.name)] = index }
    case .aliases:
      aliases.remove(names)
      aliasNames = aliasNames.filter { !names.contains($0.value) }
    case .type: type.remove(names)
    case .spacing: spacing.remove(names)
    case .radii: radii.remove(names)
    case .breakpoints: breakpoints.remove(names)
    case .shadows: shadows.remove(names)
    case .motion: motion.remove(names)
    case .rem: rem = nil
    case .name: name = nil
    case .extends: extends = nil
    }
  }

  /// Sets a shadow by its layers, each with its colour first; in another appearance than the plain one it may differ in
  /// its colours alone.
  ///
  /// - Returns: Whether the shadow could be set.
  mutating func setShadow(_ name: String, _ layers: [[JSONMember]], _ mode: TokenMode) -> Bool {
    var values = layers.map { JSONValue.object($0) }
    if mode != TokenMode(), let known = shadows[name] {
      var own = Self.layers(of: known)
      // What casts no shadow takes on any shape.
      if known == Self.noShadow {
        own = layers.map { layer in .object([JSONMember("color", Self.clear)] + layer.dropFirst()) }
      }
      guard own.count == layers.count else { return false }
      for (index, layer) in layers.enumerated() {
        guard case .object(var members) = own[index], members.dropFirst() == layer.dropFirst(),
          let shade = layer.first?.value, let color = members.first?.value
        else { return false }
        var forms = ColorForms(color)
        forms[mode] = shade
        members[0] = JSONMember("color", forms.json)
        values[index] = .object(members)
      }
    }
    shadows[name] = values.count == 1 ? values[0] : .array(values)
    return true
  }

  /// The layers of a shadow, of which a single one stands by itself.
  private static func layers(of shadow: JSONValue) -> [JSONValue] {
    if case .array(let layers) = shadow { layers } else { [shadow] }
  }

  private static let clear: JSONValue = "#00000000"
  private static let noShadow: JSONValue = ["color": clear, "radius": 0]

  /// Takes a shadow away in an appearance; in another one than the plain one its layers have no colour there.
  mutating func hideShadow(_ name: String, _ mode: TokenMode) {
    guard mode != TokenMode(), let known = shadows[name] else {
      shadows[name] = Self.noShadow
      return
    }
    let hidden = Self.layers(of: known).map { layer -> JSONValue in
      guard case .object(var members) = layer, let color = members.first?.value else { return layer }
      var forms = ColorForms(color)
      forms[mode] = Self.clear
      members[0] = JSONMember("color", forms.json)
      return .object(members)
    }
    shadows[name] = hidden.count == 1 ? hidden[0] : .array(hidden)
  }

  /// Adds members to a motion preset, which may be told of in parts.
  mutating func addMotion(_ name: String, _ members: [JSONMember]) {
    motion[name] = Self.motion(motion[name], adding: members)
  }

  /// A motion preset with more members.
  static func motion(_ preset: JSONValue?, adding members: [JSONMember]) -> JSONValue {
    var known: [JSONMember] = []
    switch preset {
    case .object(let own)?: known = own
    case .number(let duration)?: known = [JSONMember("duration", .number(duration))]
    case let kind?: known = [JSONMember("kind", kind)]
    case nil: break
    }
    // A curve replaces another one, whichever way it is written.
    let replacesCurve = members.contains { $0.key == "kind" || $0.key == "bezier" }
    known.removeAll { own in
      members.contains { $0.key == own.key } || replacesCurve && (own.key == "kind" || own.key == "bezier")
    }
    let all = known + members
    return all.count == 1 && (all[0].key == "duration" || all[0].key == "kind") ? all[0].value : .object(all)
  }

  var json: JSONValue {
    var members: [JSONMember] = []
    if let name { members.append(JSONMember(ThemePart.name.rawValue, .string(name))) }
    if let extends { members.append(JSONMember(ThemePart.extends.rawValue, .string(extends))) }
    if let rem { members.append(JSONMember(ThemePart.rem.rawValue, .number(rem))) }
    func add(_ part: ThemePart, _ entries: [JSONMember]) {
      if !entries.isEmpty { members.append(JSONMember(part.rawValue, .object(entries))) }
    }
    add(.spacing, spacing.members)
    add(.colors, colors.map { JSONMember($0.name, $0.forms.json) })
    add(.aliases, aliases.members)
    add(.type, type.members)
    add(.radii, radii.members)
    add(.shadows, shadows.members)
    add(.motion, motion.members)
    add(.breakpoints, breakpoints.members)
    return .object(members)
  }
}

/// The members of a theme file, by their keys.
enum ThemePart: String, CaseIterable {
  case name, extends, rem, spacing, colors, aliases, type, radii, shadows, motion, breakpoints
}
