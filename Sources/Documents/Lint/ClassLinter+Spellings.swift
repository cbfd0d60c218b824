import ClassParser
import Engine
import StyleModel
import StyleResolve

// Classes that have a name, or one class for what several say.
extension ClassLinter {
  /// - Parameter idle: Tokens that do nothing, which are to go and not to be written otherwise.
  func spellings(in string: LintedString, besides idle: Set<Int>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for token in string.list.tokens.indices where !idle.contains(token) {
      if let diagnostic = named(token, string) { found.append(diagnostic) }
    }
    return found + shorthands(in: string, besides: idle)
  }

  /// An arbitrary value that a token or a step of a scale gives: `p-[16]` is `p-4`.
  private func named(_ token: Int, _ string: LintedString) -> Diagnostic? {
    guard let (_, sound) = string.element(token), let body = string.body(token),
      body.utf8.contains(UInt8(ascii: "[")), body.utf8.first != UInt8(ascii: "["),
      let wanted = style(of: [token], string)
    else { return nil }
    let cover = ClassCover(wanted, speller)
    guard cover.uncovered.isEmpty, cover.texts.count == 1, let name = cover.texts.first, name != body,
      !name.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == 0x20 })
    else { return nil }
    let edit = TextEdit(replacing: sound.body, with: name)
    let isNumber = wanted.entries.contains { if case .number = $0.value { true } else { false } }
    guard !isNumber || Self.isCommon(name), keeps(edit, string) else { return nil }
    return Diagnostic(
      .note, id: "arbitrary-value", at: string.list.tokens[token].range,
      "\"\(body)\" has a name: \"\(name)\"", fix: edit)
  }

  /// Whether people know a step: up to 96 in wholes, below 4 in halves too, as on Tailwind's classic scale. Any
  /// length has a step, and `w-24999.75` helps nobody.
  private static func isCommon(_ name: String) -> Bool {
    guard let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-")),
      let step = Double(name[name.utf8.index(after: hyphen)...])
    else { return true }
    return step <= 96 && (step * 2).rounded() == step * 2 && (step < 4 || step.rounded() == step)
  }

  /// Several classes for which there is one: `px-4 py-4` is `p-4`.
  private func shorthands(in string: LintedString, besides idle: Set<Int>) -> [Diagnostic] {
    var groups: [(key: Key, tokens: [Int])] = []
    for token in string.list.tokens.indices where !idle.contains(token) {
      guard let (outer, sound) = string.element(token), let family = family(of: token, string) else {
        continue
      }
      let key = Key(family: family, set: sound.set, isImportant: sound.isImportant, outer: outer)
      if let known = groups.firstIndex(where: { $0.key == key }) {
        groups[known].tokens.append(token)
      } else {
        groups.append((key, [token]))
      }
    }
    return groups.flatMap { $0.tokens.count > 1 ? shorthands(of: $0.tokens, string) : [] }
  }

  /// Classes that may be one: of one family of properties, under the same conditions, in the same group.
  private struct Key: Hashable {
    let family: Int
    let set: ConditionSet
    let isImportant: Bool
    let outer: [Range<Int>]
  }

  private func shorthands(of tokens: [Int], _ string: LintedString) -> [Diagnostic] {
    guard let wanted = style(of: tokens, string) else { return [] }
    let cover = ClassCover(wanted, speller)
    guard cover.uncovered.isEmpty, cover.texts.count < tokens.count else { return [] }
    let bodies = tokens.map { string.body($0) ?? "" }
    var found: [Diagnostic] = []
    for text in cover.texts where !bodies.contains(text) && !text.utf8.contains(0x20) {
      guard let settings = speller.settings(of: text) else { continue }
      // The classes that say a part of it and nothing else, and all of it together: "px-4 pb-4 pt-2" is fine.
      let parts = tokens.filter { token in
        guard let own = style(of: [token], string) else { return false }
        return own.entries.allSatisfy { entry in
          settings.contains { $0.property == entry.property && $0.value == entry.value }
        }
      }
      let said = Set(parts.flatMap { style(of: [$0], string)?.entries.map { $0.property } ?? [] })
      guard parts.count > 1, said.count == settings.count(where: { $0.value != .unset }),
        let fix = edit(parts, text, string)
      else { continue }
      let names = parts.map { string.quoted($0) }
      found.append(
        Diagnostic(
          .note, id: "shorthand", at: string.list.tokens[parts[0]].range,
          "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") are one class: \"\(text)\"",
          fix: fix))
    }
    return found
  }

  /// The edit that puts one class in the place of several, where the result stays the same.
  private func edit(_ tokens: [Int], _ text: String, _ string: LintedString) -> TextEdit? {
    for place in [tokens.last, tokens.first] {
      guard let place, let (_, sound) = string.element(place) else { continue }
      var edits = [TextEdit(replacing: sound.body, with: text)]
      for token in tokens where token != place {
        guard let removal = string.removal(of: token) else { return nil }
        edits.append(removal)
      }
      if let edit = string.joined(edits), keeps(edit, string) { return edit }
    }
    return nil
  }

  /// Whether a string comes to the same after an edit.
  private func keeps(_ edit: TextEdit, _ string: LintedString) -> Bool {
    let new = engine.parse(edit.applied(to: string.text))
    guard new.isSound == string.list.isSound else { return false }
    return RecipeValues(new, engine: engine, context: StyleContext())
      .isSame(as: RecipeValues(string.list, engine: engine, context: StyleContext()))
  }

  /// What tokens of the string's own set, the later ones last; `nil` where no class could say it by itself.
  private func style(of tokens: [Int], _ string: LintedString) -> Style? {
    var style = Style()
    for token in tokens {
      for index in string.declarations[token] {
        let declaration = string.list.declarations[index]
        guard declaration.depth == 0 else { return nil }
        let value = string.list.value(of: declaration, theme: engine.theme)
        switch value {
        case .unset: continue
        case .dynamic: return nil
        default: style.set(declaration.property, to: value)
        }
      }
    }
    return style.isEmpty ? nil : style
  }

  /// The family of the properties that a token sets, if it is one.
  private func family(of token: Int, _ string: LintedString) -> Int? {
    var family: Int?
    for index in string.declarations[token] where string.list.declarations[index].kind != .unset {
      let own = ClassSpeller.families[Int(string.list.declarations[index].property.rawValue)]
      if own == 0 || family ?? own != own { return nil }
      family = own
    }
    return family
  }
}
