import StyleModel

extension ClassSpeller {
  /// `-3` for flexible tracks alone, else the list.
  func trackSpellings(_ row: Utility, _ tracks: [GridTrack]) -> [Spelling] {
    let texts = tracks.compactMap { trackText($0) }
    guard texts.count == tracks.count, !texts.isEmpty else { return [] }
    return [Spelling("\(row.name)-\(tracks.count)")] + one(row, texts.joined(separator: ","))
  }

  private func trackText(_ track: GridTrack) -> String? {
    var name: String
    var parts: [String] = []
    func add(_ value: Double?, named key: String = "") -> Bool {
      guard let value else { return true }
      guard let text = number(value) else { return false }
      parts.append(key + text)
      return true
    }
    switch track.kind {
    case .fixed(let size):
      name = "fixed"
      guard add(size) else { return nil }
      if size > 0, track.spacing == nil, track.alignment == nil { return parts[0] }
    case .flexible(let minimum, let maximum):
      name = "flexible"
      guard add(minimum), add(maximum, named: minimum == nil ? "maximum=" : "") else { return nil }
    case .adaptive(let minimum, let maximum):
      name = "adaptive"
      guard add(minimum), add(maximum) else { return nil }
    }
    guard add(track.spacing, named: "spacing=") else { return nil }
    if let alignment = track.alignment { parts.append("alignment=" + point(alignment)) }
    return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ",")))"
  }

  /// The inside of the brackets of a gradient's shape, its own colours behind the shape.
  func gradientText(_ gradient: Gradient) -> String? {
    let shape: String? =
      switch gradient.geometry {
      case .linear(let from, let to): "\(point(from)),\(point(to))"
      case .radial(let center, let start, let end): list([start, end]).map { "\(point(center)),\($0)" }
      case .angular(let center, let start, let end): list([start, end]).map { "\(point(center)),\($0)" }
      }
    guard !gradient.colors.isEmpty else { return shape }
    guard let shape, let colors = listedColors(gradient.colors) else { return nil }
    return "\(shape),\(colors)"
  }

  /// Colours separated by commas: those of a palette or of a gradient.
  func listedColors(_ colors: [Color]) -> String? {
    let texts = colors.compactMap { listedColor($0) }
    return texts.count == colors.count ? texts.joined(separator: ",") : nil
  }

  private func listedColor(_ color: Color) -> String? {
    if let name = colors.first(where: { $0.color == color })?.name { return name }
    guard color.isAdaptive else { return listedTone(color.light) }
    if color.light.opacity == color.dark.opacity, color.light.opacity != 1 {
      let opaque = Color(light: Tone(color.light.shade), dark: Tone(color.dark.shade))
      guard let whole = listedColor(opaque) else { return nil }
      return modifiers(color.light.opacity).first.map { whole + $0 }
    }
    guard let light = listedTone(color.light), let dark = listedTone(color.dark) else { return nil }
    return "light-dark(\(light),\(dark))"
  }

  private func listedTone(_ tone: Tone) -> String? {
    var texts: [String] = []
    for (name, known) in colors where !known.isAdaptive && known.light.opacity == 1 {
      if known.light.shade == tone.shade { texts.append(name) }
    }
    switch tone.shade {
    case .keyword: break
    case .rgba(let rgba): texts += rgbaTexts(rgba)
    case .dynamic(let text): if let inside = BracketText.written(text, inList: true) { texts.append(inside) }
    }
    guard let shortest = texts.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    return tone.opacity == 1 ? shortest : modifiers(tone.opacity).first.map { shortest + $0 }
  }

  /// A point as class names spell it.
  private func point(_ name: String) -> String { kebabCase(name) }
}
