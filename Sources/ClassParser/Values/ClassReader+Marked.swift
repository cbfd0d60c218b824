import StyleModel
import Theme

// The usual classes that are more than a plain name: variants in front of one, a number, a hexadecimal colour or a name
// in brackets behind it, or an opacity.
extension ClassReader {
  /// Declares a class that is a plain name up to `nameEnd` where it means something in the usual ways; returns where it
  /// ends if it does.
  ///
  /// What it leaves undone is not wrong: `scanToken` knows every way, and says what is wrong.
  @inline(__always)
  mutating func takeShort(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ nameEnd: Int, _ hyphens: UInt64
  ) -> Int? {
    (conditions, weight, token) = (0, 0, UInt16(truncatingIfNeeded: tokens.count))
    guard isEnd(base, nameEnd) else { return takeMarked(base, start, nameEnd) }
    // A minus sign is no hyphen of the name behind it.
    let isNegative = base[start] == UInt8(ascii: "-")
    let name = isNegative ? start &+ 1 : start
    let marks = isNegative ? hyphens >> 1 : hyphens
    guard takePlain(base, name, nameEnd, marks, isNegative: isNegative) else { return nil }
    tokens.append(ClassList.Token(range: start..<nameEnd))
    return nameEnd
  }

  /// Whether a class ends at an index.
  @inline(__always)
  private func isEnd(_ base: UnsafePointer<UInt8>, _ index: Int) -> Bool {
    index == bytes.count || base[index] == 0x20
  }

  /// What stands behind the name of a class.
  private enum Tail {
    case nothing
    case bracket(Range<Int>)
    case modifier
  }

  @inline(never)
  private mutating func takeMarked(_ base: UnsafePointer<UInt8>, _ start: Int, _ nameEnd: Int) -> Int? {
    var (part, end) = (start, nameEnd)
    var set = PlainConditions()
    var variants = 0
    while end < bytes.count, base[end] == UInt8(ascii: ":") {
      variants += 1
      guard variants <= ClassParser.Limit.variants, add(base, part, end, to: &set) else { return nil }
      part = end &+ 1
      end = part &+ ByteClass.plainLength(bytes, from: part)
    }
    let isNegative = part < end && base[part] == UInt8(ascii: "-")
    let name = isNegative ? part &+ 1 : part
    guard name < end, let (tail, tokenEnd) = tail(base, end) else { return nil }
    // Only a class of a sound form asks for its conditions.
    if variants > 0 { enter(set) }
    let isTaken =
      switch tail {
      case .nothing: takePlain(base, name, end, hyphens(base, name, end), isNegative: isNegative)
      case .bracket(let inside):
        end &- 1 > name && base[end &- 1] == UInt8(ascii: "-")
          && takeBracketed(base, name, end &- 1, inside, isNegative)
      case .modifier: !isNegative && takeFaded(base, name, end, tokenEnd)
      }
    guard isTaken else { return nil }
    tokens.append(ClassList.Token(range: start..<tokenEnd))
    return tokenEnd
  }

  /// What stands behind a name that ends at a place, and where the class ends; `nil` for anything but plain text in
  /// brackets and a plain modifier.
  @inline(__always)
  private func tail(_ base: UnsafePointer<UInt8>, _ end: Int) -> (tail: Tail, end: Int)? {
    if isEnd(base, end) { return (.nothing, end) }
    let next = end &+ 1
    if base[end] == UInt8(ascii: "/") {
      let tokenEnd = next &+ ByteClass.plainLength(bytes, from: next)
      return tokenEnd > next && isEnd(base, tokenEnd) ? (.modifier, tokenEnd) : nil
    }
    guard base[end] == UInt8(ascii: "["), next < bytes.count else { return nil }
    let text = base[next] == UInt8(ascii: "#") ? next &+ 1 : next
    var close = text &+ ByteClass.plainLength(bytes, from: text)
    if close < bytes.count, base[close] == UInt8(ascii: "%") { close &+= 1 }
    guard close > next, close < bytes.count, base[close] == UInt8(ascii: "]"), isEnd(base, close &+ 1) else {
      return nil
    }
    return (.bracket(next..<close), close &+ 1)
  }

  /// Adds the variant between two places to some conditions; returns whether it is one without an argument, or the
  /// first breakpoint.
  private func add(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, to set: inout PlainConditions
  ) -> Bool {
    var name = start
    var isNegated = false
    while end &- name > 4, base[name] == UInt8(ascii: "n"), base[name &+ 1] == UInt8(ascii: "o"),
      base[name &+ 2] == UInt8(ascii: "t"), base[name &+ 3] == UInt8(ascii: "-")
    {
      isNegated.toggle()
      name &+= 4
    }
    if let position = tables.pointee.variants.position(in: base, name, end &- name, of: bytes.count) {
      let bit = tables.pointee.variantConditions[position].bit
      if isNegated { set.negative |= bit } else { set.positive |= bit }
      return true
    }
    guard !isNegated, set.width < 0,
      let width = tables.pointee.breakpoints.position(in: base, name, end &- name, of: bytes.count)
    else { return false }
    set.width = width
    return true
  }

  /// Lets what is declared next stand under some conditions.
  private mutating func enter(_ set: PlainConditions) {
    if recent.set != set {
      var whole = ConditionSet()
      if set.width >= 0 { whole.insert(vocabulary.tokens.widths[set.width]) }
      whole = whole.with(positive: set.positive, negative: set.negative, arguments: whole.arguments)
      recent = RecentConditions(
        set: set, index: list.index(of: whole),
        weight: Declaration.weight(important: false, rank: whole.rank, count: whole.count))
    }
    conditions = recent.index
    weight = recent.weight
  }

  /// Declares what stands in brackets behind a root and its hyphen.
  private mutating func takeBracketed(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, _ inside: Range<Int>, _ isNegative: Bool
  ) -> Bool {
    guard let position = position(base, start, end) else { return false }
    let meaning = tables.pointee.meanings + position
    guard meaning.pointee.recipe < 0, meaning.pointee.modifier < 0 else { return false }
    if meaning.pointee.custom >= 0 {
      return !isNegative && takeCustom(Int(meaning.pointee.custom), base, inside)
    }
    guard meaning.pointee.root >= 0 else { return false }
    return takeBracketed(base, Int(meaning.pointee.root), inside, isNegative)
  }

  /// Declares what stands in brackets behind a root.
  mutating func takeBracketed(
    _ base: UnsafePointer<UInt8>, _ root: Int, _ inside: Range<Int>, _ isNegative: Bool
  ) -> Bool {
    let rows = tables.pointee.roots[root].rows
    let first = base[inside.lowerBound]
    if ByteClass.isDigit(first) || first == UInt8(ascii: ".") {
      return takeBracketNumber(base, rows, inside, isNegative)
    }
    let row = tables.pointee.rows + rows.lowerBound
    guard !isNegative, row.pointee.bracketed == .color else { return false }
    if first == UInt8(ascii: "#") {
      guard !tables.pointee.words.holdsHex, let color = RGBA(hex: slice(inside)) else { return false }
      declare(row, .rgba, Declaration.opaque << 32 | UInt64(color.packed))
      return true
    }
    guard let word = word(inside), !word.pointee.isRole else { return false }
    guard word.pointee.color >= 0 else {
      return declareColor(word, opacity: Declaration.opaque << 32, row)
    }
    // In brackets a name stands for its colour and not for the token.
    if row.pointee.also.count > 0 { declare(row.pointee.also) }
    let position = Int(word.pointee.color)
    let value = tables.pointee.colorValues[position]
    for property in row.pointee.properties {
      if value.kind == .boxed {
        declareBoxed(property, vocabulary.values.color(at: position))
      } else {
        declare(property, value.kind, value.payload)
      }
    }
    return true
  }

  private mutating func takeBracketNumber(
    _ base: UnsafePointer<UInt8>, _ rows: Range<Int>, _ inside: Range<Int>, _ isNegative: Bool
  ) -> Bool {
    let end = inside.upperBound
    if base[end &- 1] == UInt8(ascii: "%") {
      guard !isNegative,
        let percent = Self.plainNumber(inside.lowerBound..<end &- 1, of: bytes)
      else { return false }
      return takeShare(percent / 100, rows)
    }
    let hasUnit =
      inside.count > 2 && base[end &- 1] == UInt8(ascii: "x") && base[end &- 2] == UInt8(ascii: "p")
    guard let number = Self.plainNumber(inside.lowerBound..<(hasUnit ? end &- 2 : end), of: bytes) else {
      return false
    }
    for index in rows {
      let row = tables.pointee.rows + index
      let reading = row.pointee.bracketed
      var value = number
      switch reading {
      case .never: continue
      case .elaborate, .fraction: return false
      case .color:
        // A colour of that name comes first.
        if word(inside) != nil { return false }
        continue
      case .length: break
      case .signedLength: if isNegative, value != 0 { value = -value }
      case .fontSize: guard number > 0 else { return false }
      case .share: guard !hasUnit, number <= 1 else { return false }
      case .milliseconds:
        guard !hasUnit else { return false }
        value = number / 1000
      }
      if isNegative, reading != .signedLength { return false }
      declareNumber(value, row)
      return true
    }
    return false
  }

  /// Declares a share of the container where only lengths stand before the row that takes one.
  private mutating func takeShare(_ share: Double, _ rows: Range<Int>) -> Bool {
    guard share <= 1 else { return false }
    for index in rows {
      let row = tables.pointee.rows + index
      if row.pointee.bracketed == .length { continue }
      guard row.pointee.bracketed == .fraction else { return false }
      if share == 1 { declare(row, .infinity, 0) } else { declare(row, .fraction, share.bitPattern) }
      return true
    }
    return false
  }

  /// Declares a colour with the opacity in percent that stands between a slash and the end, or a fraction.
  private mutating func takeFaded(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ slash: Int, _ end: Int
  ) -> Bool {
    guard position(base, start, slash) == nil,
      let (root, hyphen) = rootBefore(base, start, hyphens(base, start, slash)), hyphen &+ 1 < slash
    else { return false }
    let rows = tables.pointee.roots[root].rows
    let row = tables.pointee.rows + rows.lowerBound
    guard row.pointee.plain == .color else {
      guard let top = Self.plainInteger(hyphen &+ 1..<slash, of: bytes),
        let low = Self.plainInteger(slash &+ 1..<end, of: bytes), low > 0
      else { return false }
      return takeShare(Double(top) / Double(low), rows)
    }
    guard let percent = Self.plainNumber(slash &+ 1..<end, of: bytes), percent <= 100,
      let opacity = PackedValue.pack(opacity: percent / 100), let word = word(hyphen &+ 1..<slash)
    else { return false }
    return declareColor(word, opacity: opacity, row)
  }
}

/// Variants without an argument, and one breakpoint, as bits.
struct PlainConditions: Equatable {
  var positive: UInt64 = 0
  var negative: UInt64 = 0
  /// The place of the breakpoint, below zero for none.
  var width = -1
}

/// The conditions of the last class that had such variants.
struct RecentConditions {
  var set = PlainConditions()
  var index: UInt16 = 0
  var weight: UInt16 = 0
}
