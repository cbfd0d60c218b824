import StyleModel

extension ClassReader {
  /// One track of a list: `flexible`, `flexible(80,200)`, `fixed(120)` or `120`, `adaptive(80)`; the least and
  /// the greatest size may be named, and so are spacing and alignment: `fixed(120,spacing=4,alignment=top)`.
  func track(_ item: Range<Int>) -> Result<GridTrack, ClassFault> {
    let expected = "a track such as flexible, flexible(80,200), fixed(120) or adaptive(80)"
    let invalid = Result<GridTrack, ClassFault>.failure(
      ClassFault(.invalidValue(text(item), expected: expected), at: item))
    if let (number, unit) = numberAndUnit(item), unit.isEmpty, number > 0 {
      return .success(GridTrack(.fixed(number)))
    }
    guard let open = item.first(where: { bytes[$0] == UInt8(ascii: "(") }) else {
      return equals(item, "flexible")
        ? .success(GridTrack(.flexible(minimum: nil, maximum: nil))) : invalid
    }
    guard bytes[item.upperBound - 1] == UInt8(ascii: ")"), open + 1 < item.upperBound - 1 else {
      return invalid
    }
    let name = item.lowerBound..<open
    var parts = TrackParts()
    for part in items(open + 1..<item.upperBound - 1) {
      guard read(part, into: &parts, isFixed: equals(name, "fixed")) else { return invalid }
    }
    let kind: GridTrack.Kind
    if equals(name, "fixed"), let size = parts.minimum, parts.maximum == nil {
      kind = .fixed(size)
    } else if equals(name, "adaptive"), let minimum = parts.minimum {
      kind = .adaptive(minimum: minimum, maximum: parts.maximum)
    } else if equals(name, "flexible") {
      kind = .flexible(minimum: parts.minimum, maximum: parts.maximum)
    } else {
      return invalid
    }
    return .success(GridTrack(kind, spacing: parts.spacing, alignment: parts.alignment))
  }

  private struct TrackParts {
    /// The size of a fixed track, too.
    var minimum: Double?
    var maximum: Double?
    var spacing: Double?
    var alignment: String?
  }

  /// Reads `80` or `spacing=4`; returns whether it has a meaning and none of its kind came before.
  private func read(_ part: Range<Int>, into parts: inout TrackParts, isFixed: Bool) -> Bool {
    if let sign = part.first(where: { bytes[$0] == UInt8(ascii: "=") }) {
      let (key, value) = (part.lowerBound..<sign, sign + 1..<part.upperBound)
      if equals(key, "alignment") {
        guard parts.alignment == nil, let point = boxPoint(value) else { return false }
        parts.alignment = point
        return true
      }
      guard let number = size(value) else { return false }
      if equals(key, "spacing") { return fill(&parts.spacing, number) }
      if equals(key, isFixed ? "size" : "minimum") { return fill(&parts.minimum, number) }
      return equals(key, "maximum") && !isFixed && fill(&parts.maximum, number)
    }
    guard let number = size(part) else { return false }
    // Without a name the least size comes first.
    return fill(&parts.minimum, number) || !isFixed && fill(&parts.maximum, number)
  }

  private func fill(_ place: inout Double?, _ number: Double) -> Bool {
    guard place == nil else { return false }
    place = number
    return true
  }

  private func size(_ range: Range<Int>) -> Double? {
    guard let (number, unit) = numberAndUnit(range), number >= 0 else { return nil }
    if unit.isEmpty || equals(unit, "px") || equals(unit, "pt") { return number }
    return equals(unit, "rem") ? number * vocabulary.tokens.rem : nil
  }
}
