import JSONText

/// Writes styles as StemJSON's style object, canonically: equal styles give equal bytes.
///
/// Domains and keys stand in the property table's order, and every value in its shortest form.
///
///     StemJSONEncoder.encode(style)    // {"layout":{"padding":{"horizontal":12,"vertical":8}}}
public enum StemJSONEncoder {
  /// The style object; `{}` for a style that sets nothing which StemJSON can say.
  ///
  /// Left out are the extended rows but the font design, `.unset`, and values that StemJSON has no number for
  /// (pairs, fractions and multiples): an emitter lowers those before.
  public static func encode(_ style: Style) -> JSONValue {
    var members: [JSONMember] = []
    var index = 0
    let count = style.entries.count
    if let domain = firstDomain(of: style), domain != .common, style.value(of: .fontDesign) != nil,
      let value = encode(.common, of: style, 0..<0)
    {
      members.append(JSONMember(StyleDomain.common.name, value))
    }
    // The rows of a domain are neighbours.
    while index < count {
      let start = index
      guard let domain = StemJSONRows.domain(of: style.entries[start].property) else {
        index += 1
        continue
      }
      repeat {
        index += 1
      } while index < count
        && StemJSONRows.domain(of: style.entries[index].property) == domain
      if let value = encode(domain, of: style, start..<index) {
        members.append(JSONMember(domain.name, value))
      }
    }
    return .object(members)
  }

  /// The value of one domain in the style object; `nil` when the style sets nothing in it.
  public static func encode(_ domain: StyleDomain, of style: Style) -> JSONValue? {
    let indices = style.entries.indices.filter {
      StemJSONRows.domain(of: style.entries[$0].property) == domain
    }
    return encode(domain, of: style, (indices.first ?? 0)..<(indices.last.map { $0 + 1 } ?? 0))
  }

  private static func firstDomain(of style: Style) -> StyleDomain? {
    style.entries.first.map { $0.property.domain }
  }

  private static func encode(_ domain: StyleDomain, of style: Style, _ range: Range<Int>) -> JSONValue? {
    var members: [JSONMember] = []
    let design = domain == .common ? style.value(of: .fontDesign) : nil
    var needsFont = design != nil
    for index in range {
      let property = style.entries[index].property
      if needsFont, property.rawValue >= StyleProperty.font.rawValue {
        needsFont = false
        append(font(of: style), "font", to: &members)
      }
      switch property {
      case .background, .material:
        if members.last?.key != "background" { append(background(of: style), "background", to: &members) }
      case .font, .fontWeight:
        if members.last?.key != "font" { append(font(of: style), "font", to: &members) }
      case .paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing:
        if members.last?.key != "padding" { append(padding(of: style), "padding", to: &members) }
      case .rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing:
        if members.last?.key != "listRowInsets" {
          append(listRowInsets(of: style), "listRowInsets", to: &members)
        }
      default:
        guard let value = value(of: style.entries[index].value) else { continue }
        if domain.isBareWord { return value }
        insert(value, at: StemJSONRows.path(of: property)[...], into: &members)
      }
    }
    if needsFont { append(font(of: style), "font", to: &members) }
    return members.isEmpty ? nil : .object(members)
  }

  /// One value in its shortest form; `nil` for one that StemJSON cannot say.
  public static func value(of value: StyleValue) -> JSONValue? {
    switch value {
    case .number(let number): .number(number)
    case .integer(let number): .integer(number)
    case .bool(let flag): .bool(flag)
    case .keyword(let text), .text(let text), .dynamic(let text): .string(text)
    case .color(let color): self.value(of: color)
    case .gradient(let gradient): self.value(of: gradient)
    case .infinity: .string("infinity")
    case .tracks(let tracks): .array(tracks.map { self.value(of: $0) })
    case .palette(let colors): .array(colors.map { self.value(of: $0) })
    case .json(let json): json
    case .pair, .fraction, .multiple, .unset: nil
    }
  }

  /// One row or column of a grid, with the keys that are set.
  public static func value(of track: GridTrack) -> JSONValue {
    var members: [JSONMember] = []
    func add(_ key: String, _ number: Double?) {
      if let number { members.append(JSONMember(key, .number(number))) }
    }
    switch track.kind {
    case .fixed(let size):
      members.append(JSONMember("kind", "fixed"))
      add("size", size)
    case .flexible(let minimum, let maximum):
      members.append(JSONMember("kind", "flexible"))
      add("minimum", minimum)
      add("maximum", maximum)
    case .adaptive(let minimum, let maximum):
      members.append(JSONMember("kind", "adaptive"))
      add("minimum", minimum)
      add("maximum", maximum)
    }
    add("spacing", track.spacing)
    if let alignment = track.alignment { members.append(JSONMember("alignment", .string(alignment))) }
    return .object(members)
  }

  private static func append(_ value: JSONValue?, _ key: String, to members: inout [JSONMember]) {
    if let value { members.append(JSONMember(key, value)) }
  }

  // Rows that share a beginning of their paths are neighbours, so only the last member can be the parent.
  private static func insert(
    _ value: JSONValue, at path: ArraySlice<String>, into members: inout [JSONMember]
  ) {
    guard let step = path.first else { return }
    guard path.count > 1 else { return members.append(JSONMember(step, value)) }
    var inner: [JSONMember] = []
    if let last = members.last, last.key == step, case .object(let known) = last.value {
      inner = known
      members.removeLast()
    }
    insert(value, at: path.dropFirst(), into: &inner)
    members.append(JSONMember(step, .object(inner)))
  }
}
