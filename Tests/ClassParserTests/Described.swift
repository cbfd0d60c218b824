import StyleModel
import Theme

@testable import ClassParser

/// What a class list declares: `paddingTop+Bottom 16 if hover !; bold true`.
///
/// Properties in a row with one value are written as one, without the words that the first one has too.
func declared(_ list: ClassList, with vocabulary: Vocabulary = .plain) -> String {
  var runs: [(names: [String], value: String)] = []
  for declaration in list.declarations {
    let value = described(declaration, of: list, with: vocabulary)
    let name = "\(declaration.property)"
    if let last = runs.last, last.value == value {
      runs[runs.count - 1].names.append(withoutSharedWord(name, last.names[0]))
    } else {
      runs.append(([name], value))
    }
  }
  return runs.map { "\($0.names.joined(separator: "+")) \($0.value)" }.joined(separator: "; ")
}

/// `paddingBottom` beside `paddingTop` is `Bottom`.
private func withoutSharedWord(_ name: String, _ first: String) -> String {
  let word = name.prefix { $0.isLowercase }
  return first.hasPrefix(word) && word.count < name.count ? String(name.dropFirst(word.count)) : name
}

/// A line of spaces and carets that underlines some bytes, as a row writes it.
func underline(_ range: Range<Int>) -> String {
  String(repeating: " ", count: range.lowerBound) + String(repeating: "^", count: range.count)
}

extension Vocabulary {
  /// The built-in utilities over the swiftcn theme, without recipes.
  static let plain = Vocabulary(theme: .swiftcn)
}

func described(_ declaration: Declaration, of list: ClassList, with vocabulary: Vocabulary) -> String {
  let names = list.conditions(of: declaration).names
  let value = described(list.value(of: declaration, theme: vocabulary.theme))
  return value
    + (names.isEmpty ? "" : " if \(names.joined(separator: " "))") + (declaration.isImportant ? " !" : "")
}

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
