import JSONText
import StyleModel
import TestSupport

/// Random valid style objects over the whole property table, in all of StemJSON's spellings and with values
/// that authors do not write but machines do.
struct RandomStyleJSON {
  var generator: SplitMix64
  private var identifiers = 0

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A component with a style; about one of `rarity` properties is set.
  mutating func component(_ type: String, rarity: Int, depth: Int = 0) -> JSONValue {
    identifiers += 1
    return [
      "id": .string("c\(identifiers)"), "type": .string(type), "style": style(type, rarity, depth),
    ]
  }

  private mutating func one<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func style(_ type: String, _ rarity: Int, _ depth: Int) -> JSONValue {
    var members: [JSONMember] = []
    let isButton = type == "button"
    let isCustom = isButton && isOne(in: 3)
    for row in PropertyTable.rows where row.domain.isStemJSON && !row.property.isPart {
      guard isOne(in: rarity), isWritten(row.property, isButton: isButton, isCustom: isCustom) else {
        continue
      }
      guard let value = value(row, depth) else { continue }
      Self.insert(value, at: [row.domain.name] + row.key.split(separator: ".").map { String($0) }, &members)
    }
    if isCustom {
      var parts: [JSONMember] = []
      for row in PropertyTable.rows
      where !row.property.isPart && (row.domain == .layout || row.domain == .common) {
        let isOutside = [.opacity, .disabled, .scale, .tint, .glass, .fontWeight, .material].contains(
          row.property)
        guard !isOutside, isOne(in: rarity), let value = value(row, depth) else { continue }
        Self.insert(value, at: [row.domain.name] + row.key.split(separator: ".").map { String($0) }, &parts)
      }
      Self.insert(.object(parts), at: ["button", "custom"], &members)
    }
    return .object(members)
  }

  /// What stands beside what else: some rows are written with another, and some exclude one another.
  private func isWritten(_ property: StyleProperty, isButton: Bool, isCustom: Bool) -> Bool {
    switch property {
    // A glass and a background exclude one another (A44); weight and material are written with their value.
    case .glass, .fontWeight, .material, .buttonCustom: false
    case .buttonType, .buttonShape: !isButton || !isCustom
    case .cornerRadius: !isButton
    default: !isCustom || property.domain != .layout && property.domain != .common
    }
  }

  private static func insert(_ value: JSONValue, at path: [String], _ members: inout [JSONMember]) {
    guard let key = path.first else { return }
    let index = members.firstIndex { $0.key == key }
    guard path.count > 1 else {
      if index == nil { members.append(JSONMember(key, value)) }
      return
    }
    var inner: [JSONMember] = []
    if let index {
      guard case .object(let known) = members[index].value else { return }
      inner = known
    }
    insert(value, at: Array(path.dropFirst()), &inner)
    if let index { members.remove(at: index) }
    members.append(JSONMember(key, .object(inner)))
  }

  // MARK: Values

  private mutating func value(_ row: PropertyRow, _ depth: Int) -> JSONValue? {
    let isDynamic = row.dynamic != .never && isOne(in: 8)
    switch row.kind {
    case .number, .integer, .bool, .keyword, .words: if isDynamic { return .string(dynamic()) }
    default: break
    }
    switch row.kind {
    case .number(let minimum, let maximum):
      if row.property == .maxWidth || row.property == .maxHeight, isOne(in: 3) { return "infinity" }
      return .number(number(minimum, maximum))
    case .integer: return .integer(one([1, 2, 3, 100, 1_000_000_000]))
    case .bool: return .bool(Bool.random(using: &generator))
    case .keyword(let words): return .string(one(words))
    case .words(let words):
      return .string(isOne(in: 2) ? one(words) : words.prefix(2).joined(separator: ", "))
    case .text: return .string(isDynamic || row.property == .animationValue ? dynamic() : text())
    case .color: return color()
    case .shapeStyle: return paint()
    case .background: return background(depth)
    case .font: return font()
    case .tracks: return .array((0..<one([1, 2, 3])).map { _ in track() })
    case .palette: return .array((0..<one([1, 2, 4])).map { _ in color() })
    case .component: return embedded(row.property, depth)
    case .dash: return nil
    }
  }

  private mutating func number(_ minimum: Double?, _ maximum: Double?) -> Double {
    let share = Double.random(in: 0...1, using: &generator)
    let small: [Double] = [
      0, -0.0, 1, 0.5, 0.1 + 0.2, 1 / 3, 1e-7, 0.07, 0.455, .leastNonzeroMagnitude, 0.9999999, share,
    ]
    if maximum == 1 { return one(small) }
    let plain: [Double] =
      small + [
        2, 4, 8, 12, 13, 13.5, 44, 320, 1e21, 1e300, 123_456.789, 1.25e19, share * 999,
      ]
    return one(minimum == nil ? plain + plain.map { -$0 } : plain)
  }

  private mutating func dynamic() -> String {
    one([
      "${x}", "${a_b.c[0].d}", "@{index}", "#{orientation}", "{{ ${x} ? 'a' : 'b' }}", "{{${a}+1}}",
      "{{ ${a}[0]['x y'] }}", "{{ min(${a}, 3) }}", "{{ 'a]b' == ${x} }}", "{{ ')' + ',' + '{' }}",
      "${list[?(@.id == 'a b')].x}", "${a b}", "{{ '\n\t' }}", "{{ \"a_b\" + '}' }}", "{{ 'it\\'s' }}",
      "{{ ${x} == 'é👍' }}", "{{ ${a} / 2 }}", "{{ '\u{A0}\u{3000}' }}",
    ])
  }

  private mutating func text() -> String {
    let parts = [
      "a", "b_c", " ", "]", "[", "(", ")", "\\", "'", "\"", "\n", "\t", "\r\n", "\u{A0}", "\u{200B}", "é",
      "👩‍👩‍👧",
      "${x}", "@{y}", "{", "}", "{{", "}}", ":", "/", ",", "_", "__", "-", "!", "#", "$", "\u{85}", "\u{1}",
      "\u{7F}", "\u{FEFF}", "dark:", "text:", "length:", "expr:", "\\n", "\\u{20}", "true", "2px", "ZZZ",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...5, using: &generator) { text += one(parts) }
    return text
  }

  private mutating func shade() -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: dynamic()
    case 1, 2: one(ColorKeyword.allCases).name
    default:
      one(["#FFF", "#4A90D9", "#4a90d980", "#FF0000", "#ffd700", "#00000000", "#2E2E31", "#0000001A", "#abc"])
    }
  }

  private mutating func color(_ depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0..<(depth > 2 ? 5 : 10), using: &generator) {
    case 0...4: .string(shade())
    case 5: ["color": color(depth + 1)]
    case 6: ["color": .string(shade()), "opacity": .number(number(0, 1))]
    case 7: ["light": .string(shade()), "dark": .string(shade()), "opacity": .number(number(0, 1))]
    case 8:
      // Components beside another opacity are written with eight digits (A06), so keywords alone have one.
      [
        "light": ["color": .string(one(ColorKeyword.allCases).name), "opacity": .number(number(0, 1))],
        "dark": .string(one(ColorKeyword.allCases).name),
      ]
    default: ["light": .string(shade()), "dark": ["color": .string(shade())]]
    }
  }

  private mutating func paint() -> JSONValue {
    guard isOne(in: 3) else { return color() }
    let colors = JSONValue.array((0..<one([1, 2, 2, 3, 3, 4, 5])).map { _ in color() })
    let point = { (random: inout RandomStyleJSON) in JSONValue.string(random.one(Gradient.points)) }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      return [
        "gradient": ["linear": ["colors": colors, "startPoint": point(&self), "endPoint": point(&self)]]
      ]
    case 1:
      let (start, end) = (number(0, nil), number(0, nil))
      return [
        "gradient": [
          "radial": [
            "colors": colors, "center": point(&self), "startRadius": .number(start),
            "endRadius": .number(end),
          ]
        ]
      ]
    default:
      let (start, end) = (number(nil, nil), number(nil, nil))
      return [
        "gradient": [
          "angular": [
            "colors": colors, "center": point(&self), "startAngle": .number(start), "endAngle": .number(end),
          ]
        ]
      ]
    }
  }

  private mutating func background(_ depth: Int) -> JSONValue {
    let material = JSONValue.string(one(["ultraThin", "thin", "regular", "thick", "ultraThick"]))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return ["material": material]
    case 1: return ["material": material, "color": color()]
    case 2 where depth < 2: return component("circle", rarity: 30, depth: depth + 1)
    default: return paint()
    }
  }

  private mutating func font() -> JSONValue {
    if isOne(in: 3) { return .string(isOne(in: 4) ? dynamic() : one(PropertyTable.fontPresets)) }
    var members = [JSONMember("kind", .string(one(PropertyTable.fontPresets)))]
    if isOne(in: 2) {
      let size = isOne(in: 3) ? JSONValue.string(dynamic()) : .number(number(0, nil) + 1)
      members = [JSONMember("kind", "system"), JSONMember("size", size)]
    }
    if isOne(in: 2) {
      members.append(JSONMember("weight", .string(isOne(in: 5) ? dynamic() : one(PropertyTable.fontWeights))))
    }
    if isOne(in: 4) {
      members.append(JSONMember("design", .string(one(["rounded", "serif", "monospaced"]))))
    }
    return .object(members)
  }

  private mutating func track() -> JSONValue {
    var members: [JSONMember]
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: members = [JSONMember("kind", "fixed"), JSONMember("size", .number(number(0, nil)))]
    case 1: members = [JSONMember("kind", "adaptive"), JSONMember("minimum", .number(number(0, nil)))]
    default:
      members = [JSONMember("kind", "flexible")]
      if isOne(in: 2) { members.append(JSONMember("minimum", .number(number(0, nil)))) }
    }
    if members[0].value != "fixed", isOne(in: 2) {
      members.append(JSONMember("maximum", isOne(in: 4) ? "infinity" : .number(number(0, nil))))
    }
    if isOne(in: 3) { members.append(JSONMember("spacing", .number(number(0, nil)))) }
    if isOne(in: 3) { members.append(JSONMember("alignment", .string(one(Gradient.points)))) }
    return .object(members)
  }

  private mutating func embedded(_ property: StyleProperty, _ depth: Int) -> JSONValue? {
    guard depth < 2 else { return nil }
    let content = component(one(["text", "circle", "button"]), rarity: 30, depth: depth + 1)
    switch property {
    case .alert: return ["title": "Sure?", "isPresented": "${open}", "actions": [content]]
    case .popover, .sheet, .fullScreenCover: return ["isPresented": "${open}", "content": content]
    case .swipeLeading, .swipeTrailing: return ["content": content, "allowsFullSwipe": true]
    default: return content
    }
  }
}
