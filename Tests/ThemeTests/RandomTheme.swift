import JSONText
import StyleModel
import TestSupport
import Theme

/// Themes at random with what files find hard: odd names, keywords beside tokens of their names, names of names, opacities,
/// forms for increased contrast, shadows of several layers, motion in parts, and zeros.
struct RandomTheme {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Words that some format gives a meaning of its own.
  private static let words = [
    "a", "a-b", "aB", "A", "a.b", "a_b", "1.5", "2xl", "value", "type", "default", "DEFAULT", "dark", "light",
    "base",
    "radius", "spacing", "text", "color", "primary", "background", "system-background", "clear", "red",
    "global",
    "high-contrast", "a--b", "x-", "-y", "_", ".", "-", "name", "rem", "ref", "keyword", "one", "e", "lg",
    "md", "sm",
    "ease-in", "ease-out", "ease-a.b", "inset", "inset-sm", "shadow", "unit-2", "var", "theme", "initial",
    "font-weight",
  ]

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  /// Some of the words, each once; of folded ones the first.
  private mutating func names(_ count: Int, areFolded: Bool = false, without word: String = "") -> [String] {
    var known = NameTable(matching: areFolded ? .folded : .exact)
    for _ in 0..<count {
      let name = pick(Self.words)
      if name != word { known.insert(name) }
    }
    return known.names.filter { !areFolded || $0 != "_" && $0 != "-" }
  }

  private mutating func length() -> Double { pick([0, 0.1, 1, 4, 1.0 / 3, 1e-7, 12.5, 9999, 1e8]) }

  private mutating func hex() -> String {
    RGBA(
      UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)),
      chance(70) ? 255 : UInt8(random.below(256))
    ).hex
  }

  /// A colour of a theme file, without a form for increased contrast.
  private mutating func plain(hasKeywords: Bool) -> JSONValue {
    switch random.below(hasKeywords ? 10 : 5) {
    case 0, 1: return .string(hex())
    case 2: return ["light": .string(hex()), "dark": .string(hex())]
    case 3: return ["color": .string(hex()), "opacity": .number(pick([0, 0.25, 1.0 / 3, 0.999]))]
    case 4:
      return [
        "light": ["color": .string(hex()), "opacity": 0.5],
        "dark": ["color": .string(hex()), "opacity": 0.125],
      ]
    case 5: return ["keyword": .string(pick(ColorKeyword.allCases).name)]
    case 6: return ["keyword": .string(pick(ColorKeyword.allCases).name), "opacity": 0.4]
    case 7: return ["light": ["keyword": "background"], "dark": .string(hex())]
    case 8: return .string(pick(["${brand}", "{{ ${dark} ? 'red' : 'primary' }}"]))
    default: return ["light": ["color": "${brand}", "opacity": 0.5], "dark": ["keyword": "accentColor"]]
    }
  }

  private mutating func color(hasKeywords: Bool) -> JSONValue {
    let color = plain(hasKeywords: hasKeywords)
    guard chance(25) else { return color }
    let own = JSONMember("increasedContrast", plain(hasKeywords: hasKeywords && chance(50)))
    if case .object(let members) = color { return .object(members + [own]) }
    return .object([JSONMember("color", color), own])
  }

  private mutating func role() -> JSONValue {
    var members = [
      chance(60)
        ? JSONMember("size", .number(length()))
        : JSONMember("style", .string(pick(["body", "title2", "caption"])))
    ]
    if chance(40) { members.append(JSONMember("weight", .string(pick(PropertyTable.fontWeights)))) }
    if chance(40) { members.append(JSONMember("tracking", .number(pick([0, 0.5, -1.25])))) }
    if chance(40) { members.append(JSONMember("lineHeight", .number(length()))) }
    return .object(members)
  }

  private mutating func shadow(hasKeywords: Bool) -> JSONValue {
    let layers = (0..<(1 + random.below(3))).map { _ -> JSONValue in
      var members = [
        JSONMember("color", color(hasKeywords: hasKeywords && chance(20))),
        JSONMember("radius", .number(length())),
      ]
      if chance(60) { members.append(JSONMember("x", .number(pick([0, -2, 0.5])))) }
      if chance(60) { members.append(JSONMember("y", .number(pick([0, 3, -0.25])))) }
      if chance(30) { members.append(JSONMember("spread", .number(pick([0, -1, 2])))) }
      if chance(20) { members.append(JSONMember("inset", .bool(chance(80)))) }
      return .object(members)
    }
    return layers.count == 1 && chance(50) ? layers[0] : .array(layers)
  }

  private mutating func motion() -> JSONValue {
    switch random.below(6) {
    case 0: return .number(pick([0, 150, 0.5]))
    case 1: return .string(pick(MotionCurve.allCases).name)
    default: break
    }
    var members: [JSONMember] = []
    let curve = random.below(4)
    if curve == 0 { members.append(JSONMember("bezier", [0.2, 0, 0, 1])) }
    if curve == 1 { members.append(JSONMember("kind", .string(pick(["linear", "ease-in", "ease-out"])))) }
    if curve == 2 { members.append(JSONMember("kind", .string(pick(["spring", "bouncy", "smooth"])))) }
    if curve == 3 || chance(50) { members.append(JSONMember("duration", .number(pick([0, 200, 1.5])))) }
    if chance(40) { members.append(JSONMember("delay", .number(pick([0, 20])))) }
    if curve >= 2, chance(40) { members.append(JSONMember("bounce", .number(pick([0, 0.25])))) }
    return .object(members)
  }

  /// The next theme as a file.
  ///
  /// - Parameter hasKeywords: Whether colours may be the system's or the runtime's.
  mutating func file(hasKeywords: Bool = true) -> JSONValue {
    let names = names(1 + random.below(8), areFolded: true)
    let (own, second) = (names.filter { _ in chance(75) }, names)
    var members = [JSONMember("name", .string(pick(["", "x", "a \"b\""]))), JSONMember("extends", "none")]
    if chance(20) { members.append(JSONMember("rem", 10)) }
    func part(_ key: String, _ names: [String], _ value: (String) -> JSONValue) {
      if !names.isEmpty { members.append(JSONMember(key, .object(names.map { JSONMember($0, value($0)) }))) }
    }
    part("colors", own) { _ in color(hasKeywords: hasKeywords) }
    var targets = own + (hasKeywords ? ["red", "transparent"] : [])
    part("aliases", second.filter { !own.contains($0) && !targets.isEmpty }) { name in
      let target = pick(targets)
      targets.append(name)
      return .string(target)
    }
    part("spacing", (chance(50) ? ["unit"] : []) + self.names(random.below(5))) { _ in .number(length()) }
    part("radii", self.names(random.below(6))) { _ in .number(length()) }
    part("breakpoints", self.names(random.below(4))) { _ in .number(length()) }
    part("type", self.names(random.below(6))) { _ in role() }
    part("shadows", self.names(random.below(5))) { _ in shadow(hasKeywords: hasKeywords) }
    part("motion", self.names(random.below(6))) { _ in motion() }
    return .object(members)
  }
}
