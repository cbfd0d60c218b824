import JSONText
import StyleModel

/// A value as a short text for the rows of tests: `16`, `'text'`, `#FFFFFF|black@0.5`.
public func described(_ value: StyleValue) -> String {
  switch value {
  case .number(let number): plain(number)
  case .integer(let number): "\(number)"
  case .bool(let flag): "\(flag)"
  case .keyword(let word): word
  case .text(let text): "'\(text)'"
  case .color(let color): described(color)
  case .gradient(let gradient): described(gradient)
  case .pair(let x, let y): "(\(plain(x)), \(plain(y)))"
  case .fraction(let share): "\(plain(share))x"
  case .multiple(let multiple): "\(plain(multiple))em"
  case .infinity: "infinity"
  case .tracks(let tracks): "[\(tracks.map(described).joined(separator: ", "))]"
  case .palette(let colors): "[\(colors.map(described).joined(separator: ", "))]"
  case .json(let json): JSONWriter.text(json)
  case .dynamic(let text): text
  case .unset: "unset"
  }
}

public func described(_ color: Color) -> String {
  color.isAdaptive ? "\(described(color.light))|\(described(color.dark))" : described(color.light)
}

private func described(_ tone: Tone) -> String {
  let shade =
    switch tone.shade {
    case .keyword(let keyword): keyword.name
    case .rgba(let rgba): rgba.hex
    case .dynamic(let text): text
    }
  return tone.opacity == 1 ? shade : "\(shade)@\(plain(tone.opacity))"
}

private func described(_ gradient: Gradient) -> String {
  let shape =
    switch gradient.geometry {
    case .linear(let from, let to): "linear(\(from), \(to))"
    case .radial(let center, let start, let end): "radial(\(center), \(plain(start)), \(plain(end)))"
    case .angular(let center, let start, let end): "angular(\(center), \(plain(start)), \(plain(end)))"
    }
  return gradient.colors.isEmpty ? shape : "\(shape) \(gradient.colors.map(described).joined(separator: " "))"
}

private func described(_ track: GridTrack) -> String {
  described(track.kind) + (track.spacing.map { " spacing \(plain($0))" } ?? "")
    + (track.alignment.map { " \($0)" } ?? "")
}

private func described(_ kind: GridTrack.Kind) -> String {
  switch kind {
  case .fixed(let points): "fixed(\(plain(points)))"
  case .flexible(nil, nil): "flexible"
  case .flexible(let least, let most): "flexible(\(least.map(plain) ?? "-"), \(most.map(plain) ?? "-"))"
  case .adaptive(let least, let most): "adaptive(\(plain(least)), \(most.map(plain) ?? "-"))"
  }
}

/// A number without `.0`.
private func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
