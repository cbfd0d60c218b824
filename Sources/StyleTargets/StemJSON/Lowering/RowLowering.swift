import Expressions
import JSONText
import StyleModel

/// Makes one value of a row's values under every assignment of the conditions.
struct RowLowering {
  let space: ConditionSpace
  /// The assignments that can come up.
  let possible: TruthTable
  let hints: [[Formula]]

  enum Outcome {
    /// The same value, or none, under every assignment.
    case same(StyleValue?)
    case lowered(StyleValue)
    /// Why no expression can say it.
    case refused(String)
  }

  /// Assignments whose value does not matter have none in `values` and stand in `free`.
  func lower(_ place: RowPlace, _ values: [Int: StyleValue], free: TruthTable, isOpen: Bool) -> Outcome {
    let cared = possible.subtracting(free)
    var seen: [StyleValue?] = []
    var tables: [TruthTable] = []
    for assignment in 0..<(1 << space.leaves.count) where cared.contains(assignment) {
      let value = values[assignment]
      if let index = seen.firstIndex(of: value) {
        tables[index].insert(assignment)
      } else {
        seen.append(value)
        var table = TruthTable(false, leaves: space.leaves.count)
        table.insert(assignment)
        tables.append(table)
      }
    }
    guard seen.count > 1 else { return .same(seen.first ?? nil) }
    switch place.level {
    case .never: return .refused("it takes no expression in StemJSON")
    case .general where !isOpen: return .refused("only open output writes expressions there (--dynamic open)")
    default: break
    }
    var known: [StyleValue] = []
    for value in seen {
      guard let value = value ?? place.neutral else {
        return .refused("StemJSON has no word for a value that is not set; set one in every state")
      }
      known.append(value)
    }
    // What is set to what it is anyway does not change.
    if known.allSatisfy({ $0 == known[0] }) { return .same(seen.contains(nil) ? nil : known[0]) }
    return place.takesColor ? paint(known, tables) : scalar(known, tables, place)
  }

  // MARK: - Scalars

  private func scalar(_ values: [StyleValue], _ tables: [TruthTable], _ place: RowPlace) -> Outcome {
    if case .style(.chartPalette) = place { return palette(values, tables) }
    if isFont(place) {
      let sizes = values.compactMap { Self.fontSize($0) }
      if !sizes.isEmpty {
        guard sizes.count == values.count, let size = expression(sizes, tables) else {
          return Self.mixedFonts
        }
        return .lowered(.json(["kind": "system", "size": .string(ExpressionPrinter.print(whole: size))]))
      }
    }
    guard let expression = expression(values, tables) else {
      return .refused("an expression gives numbers, words and truth values alone")
    }
    if Self.isConstant(expression) { return .same(values[0]) }
    return .lowered(.dynamic(ExpressionPrinter.print(whole: expression)))
  }

  private func isFont(_ place: RowPlace) -> Bool { place == .style(.font) || place == .custom(.font) }

  /// The size of a font that is one in points, known or not.
  private static func fontSize(_ value: StyleValue) -> StyleValue? {
    switch value {
    case .number: return value
    case .json(.object(let members)):
      guard members.count == 2, case .json(let json) = value, json["kind"] == "system",
        case .string(let size)? = json["size"]
      else { return nil }
      return .dynamic(size)
    default: return nil
    }
  }

  private static let mixedFonts = Outcome.refused("a size in points and a text style are two kinds of font")

  private func palette(_ values: [StyleValue], _ tables: [TruthTable]) -> Outcome {
    let lists: [[Color]] = values.compactMap { if case .palette(let colors) = $0 { colors } else { nil } }
    guard lists.count == values.count, let first = lists.first,
      lists.allSatisfy({ $0.count == first.count })
    else { return .refused("palettes of one length alone can change") }
    var colors: [Color] = []
    for index in first.indices {
      guard let color = color(lists.map { $0[index] }, tables) else { return Self.keywordOpacity }
      colors.append(color)
    }
    return .lowered(.palette(colors))
  }

  /// The expression that gives one of the values; `nil` where one of them has no text in the language.
  private func expression(_ values: [StyleValue], _ tables: [TruthTable]) -> Expression? {
    var branches: [Expression] = []
    for value in values {
      guard let branch = Self.branch(value) else { return nil }
      branches.append(branch)
    }
    return expression(branches, tables)
  }

  /// A value as a branch.
  private static func branch(_ value: StyleValue) -> Expression? {
    switch value {
    case .number(let number): return self.number(number)
    case .integer(let number): return self.number(Double(number))
    case .bool(let flag): return Expression(.literal(.bool(flag)))
    case .keyword(let text), .text(let text): return Expression(.literal(.string(text)))
    case .infinity: return Expression(.literal(.string("infinity")))
    case .dynamic(let text): return ExpressionParser.expression(whole: text)
    case .color, .gradient, .pair, .fraction, .multiple, .tracks, .palette, .json, .unset: return nil
    }
  }

  private static func number(_ number: Double) -> Expression {
    // The language has no negative literals.
    if number < 0 { return Expression(.unary(.minus, self.number(-number))) }
    if number < 1e15, number.rounded(.down) == number {
      return Expression(.literal(.integer(Int64(number))))
    }
    return Expression(.literal(.double(number)))
  }

  private func expression(_ branches: [Expression], _ tables: [TruthTable]) -> Expression {
    // Values that are written alike are one.
    var unique: [Expression] = []
    var classes: [TruthTable] = []
    for (branch, table) in zip(branches, tables) {
      if let index = unique.firstIndex(of: branch) {
        classes[index] = classes[index].union(table)
      } else {
        unique.append(branch)
        classes.append(table)
      }
    }
    let finder = ChainFinder(
      space: space, classes: classes, costs: unique.map { ExpressionPrinter.print($0).utf8.count },
      isConstant: unique.map { Self.isConstant($0) }, hints: hints)
    return Self.condensed(finder.best().expression(unique))
  }

  private static func isConstant(_ expression: Expression) -> Bool {
    switch expression.node {
    case .literal: true
    case .unary(.minus, let operand): isConstant(operand)
    default: false
    }
  }

  /// `a == b ? true : false` is `a == b`.
  private static func condensed(_ expression: Expression) -> Expression {
    guard case .ternary(let test, let then, let otherwise) = expression.node,
      case .literal(.bool(let yes)) = then.node, case .literal(.bool(let no)) = otherwise.node, yes != no
    else { return expression }
    if yes { return ConditionSpace.isTruthValued(test) ? test : expression }
    return ConditionSpace.negation(of: test)
  }

  // MARK: - Colours and gradients

  private static let keywordOpacity = Outcome.refused(
    "an expression gives a keyword or a hex colour, and a keyword or reference with an opacity is neither; "
      + "write components, as in bg-[#FF3B30]/10")

  private func paint(_ values: [StyleValue], _ tables: [TruthTable]) -> Outcome {
    let colors: [Color] = values.compactMap { Self.color(of: $0) }
    if colors.count == values.count {
      return color(colors, tables).map { .lowered(.color($0)) } ?? Self.keywordOpacity
    }
    guard let gradients = gradients(values) else {
      return .refused("only colours, and gradients of one geometry, can change places")
    }
    var gradient = gradients[0]
    for index in gradient.colors.indices {
      guard let color = color(gradients.map { $0.colors[index] }, tables) else { return Self.keywordOpacity }
      gradient.colors[index] = color
    }
    return .lowered(.gradient(gradient))
  }

  private static func color(of value: StyleValue) -> Color? {
    switch value {
    case .color(let color): color
    case .dynamic(let text): Color(.dynamic(text))
    default: nil
    }
  }

  /// The values as gradients of one geometry; a colour is a gradient from itself to itself.
  private func gradients(_ values: [StyleValue]) -> [Gradient]? {
    let found: [Gradient] = values.compactMap { if case .gradient(let one) = $0 { one } else { nil } }
    guard let first = found.first,
      found.allSatisfy({ $0.geometry == first.geometry && $0.colors.count == first.colors.count })
    else { return nil }
    var result: [Gradient] = []
    for value in values {
      if case .gradient(let gradient) = value {
        result.append(gradient)
      } else if let color = Self.color(of: value) {
        result.append(Gradient(first.geometry, colors: first.colors.map { _ in color }))
      } else {
        return nil
      }
    }
    return result
  }

  /// One colour whose tones choose; light and dark each on their own.
  private func color(_ colors: [Color], _ tables: [TruthTable]) -> Color? {
    guard let light = tone(colors.map { $0.light }, tables) else { return nil }
    guard colors.contains(where: { $0.isAdaptive }) else { return Color(light) }
    guard let dark = tone(colors.map { $0.dark }, tables) else { return nil }
    return Color(light: light, dark: dark)
  }

  private func tone(_ tones: [Tone], _ tables: [TruthTable]) -> Tone? {
    if let first = tones.first, tones.allSatisfy({ $0 == first }) { return first }
    if let branches = Self.branches(tones) { return tone(branches, tables, opacity: 1) }
    // One opacity that all share can stand outside of the expression; nothing is as clear without it.
    let visible = tones.filter { $0.shade != .keyword(.clear) }
    guard let opacity = visible.first?.opacity, visible.allSatisfy({ $0.opacity == opacity }),
      let branches = Self.branches(tones.map { Tone($0.shade) })
    else { return nil }
    return tone(branches, tables, opacity: opacity)
  }

  private func tone(_ branches: [Expression], _ tables: [TruthTable], opacity: Double) -> Tone {
    let expression = expression(branches, tables)
    if case .literal(.string(let word)) = expression.node {
      // All branches were written alike.
      if let keyword = ColorKeyword(word) { return Tone(.keyword(keyword), opacity: opacity) }
      if let rgba = RGBA(hex: word) { return Tone(.rgba(rgba), opacity: opacity) }
    }
    return Tone(.dynamic(ExpressionPrinter.print(whole: expression)), opacity: opacity)
  }

  private static func branches(_ tones: [Tone]) -> [Expression]? {
    var branches: [Expression] = []
    for tone in tones {
      guard let branch = branch(tone) else { return nil }
      branches.append(branch)
    }
    return branches
  }

  /// A tone as a keyword or hex; opacity goes into the eighth digit.
  private static func branch(_ tone: Tone) -> Expression? {
    switch tone.shade {
    case .keyword(let keyword) where tone.opacity == 1 || keyword == .clear:
      Expression(.literal(.string(keyword.name)))
    case .dynamic(let text): tone.opacity == 1 ? ExpressionParser.expression(whole: text) : nil
    case .keyword, .rgba: tone.components.map { Expression(.literal(.string($0.hex))) }
    }
  }
}
