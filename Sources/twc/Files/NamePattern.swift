/// A pattern for one name of a path: `*`, `?`, `[a-z]`, `[!a]`; a backslash takes the next character plain.
struct NamePattern {
  private enum Piece {
    case scalar(Unicode.Scalar)
    case one
    case many
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  private var pieces: [Piece] = []
  /// Whether the pattern is more than a plain name.
  private(set) var isMagic = false
  /// The name that a plain pattern stands for.
  private(set) var literal = ""

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var at = 0
    while at < scalars.count {
      let scalar = scalars[at]
      at += 1
      switch scalar {
      case "*":
        if case .many? = pieces.last {} else { pieces.append(.many) }
        isMagic = true
      case "?":
        pieces.append(.one)
        isMagic = true
      case "[":
        if let (set, end) = Self.set(scalars, from: at) {
          pieces.append(set)
          at = end
          isMagic = true
        } else {
          add(scalar)
        }
      case "\\" where at < scalars.count:
        add(scalars[at])
        at += 1
      default: add(scalar)
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    pieces.append(.scalar(scalar))
    literal.unicodeScalars.append(scalar)
  }

  /// A set whose opening bracket has been read; `nil` when it is never closed.
  private static func set(_ scalars: [Unicode.Scalar], from start: Int) -> (Piece, Int)? {
    var at = start
    var isNegated = false
    if at < scalars.count, scalars[at] == "!" || scalars[at] == "^" {
      isNegated = true
      at += 1
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let first = at
    while at < scalars.count {
      let low = scalars[at]
      // A closing bracket that comes first is a member.
      if low == "]", at > first { return (.set(ranges, isNegated: isNegated), at + 1) }
      if at + 2 < scalars.count, scalars[at + 1] == "-", scalars[at + 2] != "]" {
        let high = scalars[at + 2]
        if low <= high { ranges.append(low...high) }
        at += 3
      } else {
        ranges.append(low...low)
        at += 1
      }
    }
    return nil
  }

  /// Whether a name fits; a leading dot fits only a dot, unless dots are like other letters.
  ///
  /// - Complexity: O(name · pattern).
  func matches(_ name: String, takesDots: Bool = false) -> Bool {
    let scalars = Array(name.unicodeScalars)
    if scalars.first == ".", !takesDots {
      guard case .scalar(".")? = pieces.first else { return false }
    }
    var at = 0
    var piece = 0
    // Where to go on when what follows the last star does not fit.
    var retry: (piece: Int, at: Int)?
    while at < scalars.count {
      if piece < pieces.count, case .many = pieces[piece] {
        piece += 1
        retry = (piece, at)
      } else if piece < pieces.count, fits(pieces[piece], scalars[at]) {
        piece += 1
        at += 1
      } else if let last = retry {
        retry = (last.piece, last.at + 1)
        piece = last.piece
        at = last.at + 1
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { if case .many = $0 { true } else { false } }
  }

  private func fits(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
    switch piece {
    case .scalar(let wanted): wanted == scalar
    case .one, .many: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
