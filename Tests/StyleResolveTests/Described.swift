import ClassParser
import Engine
import Recipes
import StyleModel
import StyleResolve
import Theme

extension StyleEngine {
  /// The swiftcn theme with nothing else: no recipes, no defaults.
  static let plain = StyleEngine(catalog: Catalog(), rules: Rules())

  /// The built-in recipes without the defaults of rules.
  static let recipes = StyleEngine(rules: Rules())
}

/// A resolved style as text: `width 16; opacity 0.45 if disabled else 1`.
func described(_ style: ResolvedStyle) -> String {
  style.entries.map { "\(described($0.property)) \(described($0.decision))" }.joined(separator: "; ")
}

/// A decision as text, its cases in the order in which they are tried.
func described(_ decision: Decision) -> String {
  let cases = decision.cases.map { one in
    "\(one.value.map { described($0) } ?? "nothing") if \(one.when.names.joined(separator: " ")) else "
  }
  return cases.joined() + (decision.value.map { described($0) } ?? "nothing")
}

private func described(_ property: StyleProperty) -> String { "\(property)" }

func described(_ value: StyleValue) -> String {
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
  case .json: "json"
  case .dynamic(let text): text
  case .unset: "unset"
  }
}

func described(_ color: Color) -> String {
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
  switch track.kind {
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
