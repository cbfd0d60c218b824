/// The parts of one token, as offsets into its class string.
///
///     dark:hover:!-translate-x-[4px]/50
///     ^variants  ^^name        ^value ^modifier
///
/// A part that is absent is an empty range at the place where it would stand.
struct TokenSyntax {
  /// The whole token.
  var start: Int
  var end: Int
  /// Where the utility starts, behind variants, `!` and `-`.
  var nameStart: Int
  /// Where the utility's plain text ends: before `[`, `(`, `/`, a last `!`, or the end.
  var nameEnd: Int
  /// The inside of the value's brackets or parentheses; `nil` without them.
  var bracket: Range<Int>?
  /// Whether the brackets are parentheses, which name a token.
  var isParenthesized = false
  /// The text behind `/`.
  var modifier: Range<Int>?
  /// Whether the modifier stands in brackets; the range is their inside.
  var isModifierBracketed = false
  var isImportant = false
  var isNegative = false

  /// Where the utility ends: before a last `!`, or at the end.
  var utilityEnd: Int

  var range: Range<Int> { start..<end }

  /// The utility with its minus sign, value and modifier, without variants and `!`.
  var body: Range<Int> { (isNegative ? nameStart - 1 : nameStart)..<utilityEnd }
}
