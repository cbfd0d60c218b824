import JSONText
import StyleModel
import Theme

// What may stand behind a row's name for a value: one case for each kind of argument.
extension ClassSpeller {
  /// The classes of a row that could set wanted values; the parser decides which of them do.
  func spellings(of row: Utility, for wanted: Style) -> [Spelling] {
    switch row.argument {
    case .none: return [Spelling(row.name)]
    case .shadow: return shadows(row, wanted)
    case .point, .span, .triple: return numbers(row, wanted)
    case .group, .sharedID: return identities(row, wanted)
    default: break
    }
    var values: [StyleValue] = []
    for property in row.properties {
      if let value = wanted.value(of: property), !values.contains(value) { values.append(value) }
    }
    return values.flatMap { spellings(of: row, value: $0) }
  }

  private func spellings(of row: Utility, value: StyleValue) -> [Spelling] {
    switch (row.argument, value) {
    case (.color, .color(let color)): return colorSpellings(color).map { $0.named(row.name) }
    case (.palette, .palette(let colors)): return one(row, listedColors(colors))
    case (.tracks, .tracks(let tracks)): return trackSpellings(row, tracks)
    case (.linear, .gradient(let gradient)), (.radial, .gradient(let gradient)),
      (.angular, .gradient(let gradient)):
      return one(row, gradientText(gradient))
    case (.typeRole, _): return vocabulary.theme.type.names.map { Spelling("\(row.name)-\($0)") }
    case (.radius, .number(let radius)): return radii(row, radius) + lengths(row, radius)
    case (.spacing, .number(let points)): return spacings(row, points) + lengths(row, points)
    case (.lineHeight, .number(let points)):
      return counted(row, points / vocabulary.theme.spacing) + lengths(row, points)
    case (.lineHeight, .multiple(let multiple)):
      let names = ["none", "tight", "snug", "normal", "relaxed", "loose"]
      return names.map { Spelling("\(row.name)-\($0)") } + one(row, number(multiple).map { "number:\($0)" })
    case (.points, .number(let number)): return counted(row, number) + lengths(row, number)
    case (.bracketLength, .number(let number)), (.fontSize, .number(let number)): return lengths(row, number)
    case (.fontSize, .json(.object(let members))): return one(row, dynamicSize(members))
    case (.fraction, .fraction(let share)): return fractions(row, share)
    case (.percent, .number(let share)), (.factor, .number(let share)):
      return counted(row, share * 100) + lengths(row, share)
    case (.factor, .pair(let x, let y)), (.dash, .pair(let x, let y)): return one(row, list([x, y]))
    case (.degrees, .number(let angle)): return counted(row, angle) + lengths(row, angle)
    case (.duration, .number(let seconds)):
      return counted(row, seconds * 1000) + one(row, number(seconds).map { "\($0)s" })
    case (.integer, .integer(let count)): return count < 0 ? [] : [Spelling("\(row.name)-\(count)")]
    case (.integer, .number(let count)): return counted(row, count)
    case (.flag, .bool(let flag)): return flag ? [Spelling(row.name)] : one(row, "false")
    case (.words, .keyword(let words)): return one(row, listed(words))
    case (.text, .text(let text)): return texts(row, text)
    case (_, .dynamic(let text)): return one(row, BracketText.written(text))
    default: return []
    }
  }

  /// The row with something in brackets behind it.
  func one(_ row: Utility, _ inside: String?) -> [Spelling] {
    inside.map { [Spelling("\(row.name)-[\($0)]")] } ?? []
  }

  // MARK: Numbers

  /// A number as brackets hold it, without a sign.
  func number(_ value: Double) -> String? {
    guard value.isFinite, value >= 0 else { return nil }
    return String(decoding: JSONWriter.number(value).utf8.filter { $0 != UInt8(ascii: "+") }, as: UTF8.self)
  }

  /// A number as class names write it; `nil` when that needs an exponent or more digits than a name holds.
  func plain(_ value: Double) -> String? {
    guard value < 1_000_000_000, let text = number(value) else { return nil }
    return text.utf8.contains(UInt8(ascii: "e")) ? nil : text
  }

  /// A product as class names write it: 0.07 * 100 carries noise in the last bits; the parser tells whether
  /// the value is met without it.
  func product(_ value: Double) -> String? {
    plain(value < 1_000_000 ? (value * 1_000_000_000 + 0.5).rounded(.down) / 1_000_000_000 : value)
  }

  /// A number with its sign.
  func signed(_ value: Double) -> String? {
    value < 0 ? number(-value).map { "-\($0)" } : number(value)
  }

  func list(_ values: [Double]) -> String? {
    let texts = values.compactMap { signed($0) }
    return texts.count == values.count ? texts.joined(separator: ",") : nil
  }

  /// `-4` behind the name, with a minus sign in front of it for a negative number.
  private func counted(_ row: Utility, _ value: Double) -> [Spelling] {
    product(value < 0 ? -value : value).map { [Spelling("\(value < 0 ? "-" : "")\(row.name)-\($0)")] } ?? []
  }

  /// `-[13]` behind the name.
  private func lengths(_ row: Utility, _ value: Double) -> [Spelling] { one(row, signed(value)) }

  private func spacings(_ row: Utility, _ points: Double) -> [Spelling] {
    let theme = vocabulary.theme
    let sign = points < 0 ? "-" : ""
    let size = points < 0 ? -points : points
    // Halves of a unit are steps; other counts stand in for brackets only where they are shorter.
    let units = points / theme.spacing
    let isStep = (units * 2).rounded(.down) == units * 2
    let bytes = signed(points).map { $0.utf8.count + 2 } ?? Int.max
    var found = counted(row, units)
    if !isStep, (product(size / theme.spacing)?.utf8.count ?? 0) + sign.utf8.count >= bytes { found = [] }
    if size == 1 { found.append(Spelling("\(sign)\(row.name)-px")) }
    for (index, name) in theme.spacings.names.enumerated() where theme.spacings[position: index] == size {
      found.append(Spelling("\(sign)\(row.name)-\(name)"))
    }
    return found
  }

  private func radii(_ row: Utility, _ radius: Double) -> [Spelling] {
    let scale = vocabulary.theme.radii
    return scale.names.indices.filter { scale[position: $0] == radius }.map { index in
      let name = scale.names[index]
      return Spelling(name == "DEFAULT" ? row.name : "\(row.name)-\(name)")
    }
  }

  private func fractions(_ row: Utility, _ share: Double) -> [Spelling] {
    for low in 2...12 {
      let top = (share * Double(low) + 0.5).rounded(.down)
      if top / Double(low) == share { return [Spelling("\(row.name)-\(Int(top))/\(low)")] }
    }
    return one(row, number(share * 100).map { "\($0)%" })
  }

  /// `[x,y]`, `[from,to]`, `[min,ideal,max]`: one number for each property.
  private func numbers(_ row: Utility, _ wanted: Style) -> [Spelling] {
    var values: [Double] = []
    for property in row.properties {
      guard case .number(let number)? = wanted.value(of: property) else { return [] }
      values.append(number)
    }
    return one(row, list(values))
  }

  // MARK: Shadows

  private func shadows(_ row: Utility, _ wanted: Style) -> [Spelling] {
    let scale = vocabulary.theme.shadows
    var found: [Spelling] = []
    for (index, name) in scale.names.enumerated() {
      let step = name == "DEFAULT" ? row.name : "\(row.name)-\(name)"
      found.append(Spelling(step))
      guard case .color(let color)? = wanted.value(of: .shadowColor),
        let layer = scale[position: index].principal,
        layer.color.light.shade.isOpaque(like: color.light.shade),
        let percent = product(color.light.opacity * 100)
      else { continue }
      found.append(Spelling("\(step)/\(percent)"))
    }
    guard case .number(let x)? = wanted.value(of: .shadowX),
      case .number(let y)? = wanted.value(of: .shadowY),
      case .number(let radius)? = wanted.value(of: .shadowRadius)
    else { return found }
    return found + one(row, list([x, y, radius]))
  }

  // MARK: Texts

  private func texts(_ row: Utility, _ text: String) -> [Spelling] {
    if text.isEmpty { return one(row, "text:") }
    guard let inside = BracketText.written(text) else { return [] }
    return one(row, inside) + one(row, "text:\(inside)")
  }

  /// Words joined by commas, without the blanks.
  private func listed(_ words: String) -> String {
    String(decoding: words.utf8.filter { $0 != 0x20 }, as: UTF8.self)
  }

  /// The size of a font that a reference gives.
  private func dynamicSize(_ members: [JSONMember]) -> String? {
    guard members.count == 2, members[0].key == "kind", members[0].value == .string("system"),
      members[1].key == "size", case .string(let text) = members[1].value
    else { return nil }
    return BracketText.written(text).map { "length:\($0)" }
  }

  private func identities(_ row: Utility, _ wanted: Style) -> [Spelling] {
    if case .group = row.argument {
      guard case .text(let name)? = wanted.value(of: .groupName) else { return [] }
      return [Spelling(name.isEmpty ? row.name : "\(row.name)/\(name)")]
    }
    let group: String = if case .text(let name)? = wanted.value(of: .sharedGroup) { "/\(name)" } else { "" }
    switch wanted.value(of: .sharedID) {
    case .text(let id)?: return [Spelling("\(row.name)-[\(id)]\(group)")]
    case .dynamic(let text)?:
      return BracketText.written(text).map { [Spelling("\(row.name)-[\($0)]\(group)")] } ?? []
    default: return []
    }
  }
}

extension Shade {
  /// Whether two shades have the same components, alpha left out.
  fileprivate func isOpaque(like other: Shade) -> Bool {
    guard case .rgba(let mine) = self, case .rgba(let theirs) = other else { return false }
    return (mine.red, mine.green, mine.blue) == (theirs.red, theirs.green, theirs.blue)
  }
}
