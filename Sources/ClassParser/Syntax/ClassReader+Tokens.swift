import StyleModel

extension ClassReader {
  /// Reads classes that have short ways, up to the end or the first class that has none.
  mutating func readShortClasses(_ index: inout Int) {
    guard let base = bytes.baseAddress else { return }
    var place = index
    while place < bytes.count {
      if base[place] == 0x20 {
        place &+= 1
        continue
      }
      let (nameEnd, hyphens) = name(base, place)
      guard tokens.count < ClassParser.Limit.classes,
        let end = takeShort(base, place, nameEnd, hyphens)
      else { break }
      place = end
    }
    index = place
  }

  /// Reads classes up to the end, or up to the `)` that closes a group.
  ///
  /// - Returns: Whether a `)` was met; `index` is behind it then.
  @discardableResult
  mutating func readClasses(_ index: inout Int, outer: ConditionSet, variants: Int, depth: Int) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 || byte >= 0x80 {
        let blank = byte == 0x20 ? 1 : ByteClass.blankLength(bytes, index)
        if blank > 0 {
          index += blank
          continue
        }
      }
      if byte == UInt8(ascii: ")"), depth > 0 {
        index += 1
        return true
      }
      guard tokens.count < ClassParser.Limit.classes else {
        fault(.tooManyClasses(limit: ClassParser.Limit.classes), index..<bytes.count)
        trace?.isCut = true
        if depth == 0 { traceFaulty(index..<bytes.count) }
        index = bytes.count
        return true
      }
      readToken(&index, outer: outer, outerVariants: variants, depth: depth)
      if stopsAtFault, faultCount > 0 {
        index = bytes.count
        return true
      }
    }
    return false
  }

  /// Reads one token or group with its variants; `index` ends behind it.
  private mutating func readToken(
    _ index: inout Int, outer: ConditionSet, outerVariants: Int, depth: Int
  ) {
    let start = index
    let faults = faultCount
    index = endOfName(index)
    // No variants stand in front of the outermost classes.
    if depth == 0, takesShortWays, let base = bytes.baseAddress,
      let end = takeShort(base, start, index, hyphens(base, start, index))
    {
      index = end
      return
    }
    if index == bytes.count || bytes[index] == 0x20 {
      var syntax = TokenSyntax(start: start, end: index, nameStart: start, nameEnd: index, utilityEnd: index)
      if bytes[start] == UInt8(ascii: "-") {
        syntax.isNegative = true
        syntax.nameStart += 1
      }
      if syntax.nameStart < syntax.nameEnd {
        declareToken(syntax, outer)
      } else {
        fault(.emptyClass, start..<index)
      }
      if trace != nil, faultCount > faults { traceFaulty(start..<index) }
      return
    }
    index = start
    let isGroup = scanToken(&index, outer: outer, outerVariants: outerVariants, depth: depth)
    if trace != nil, !isGroup, faultCount > faults { traceFaulty(start..<index) }
  }

  /// Reads one token or group; returns whether it was a group.
  private mutating func scanToken(
    _ index: inout Int, outer: ConditionSet, outerVariants: Int, depth: Int
  ) -> Bool {
    let start = index
    var set = outer
    var variants = outerVariants
    var isSound = true
    var part = Part(start: start)
    scan: while true {
      index = endOfName(index)
      if index == bytes.count { break }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: ":"):
        variants += 1
        if variants > ClassParser.Limit.variants {
          if isSound { fault(.tooManyVariants(limit: ClassParser.Limit.variants), start..<index + 1) }
          isSound = false
        } else if isSound {
          isSound = readVariant(part.start..<index, part, into: &set)
        }
        index += 1
        part = Part(start: index)
      case UInt8(ascii: "["):
        if index == start, faultLeakedObject(&index) { return false }
        guard let close = matchBracket(index, UInt8(ascii: "["), UInt8(ascii: "]")) else {
          skipToBlank(&index, depth)
          return false
        }
        part.open(index, close, false)
        index = close + 1
      case UInt8(ascii: "("):
        if index == part.start {
          readGroup(&index, from: start, set, isSound, variants: variants, depth: depth)
          return true
        }
        guard let close = matchBracket(index, UInt8(ascii: "("), UInt8(ascii: ")")) else {
          skipToBlank(&index, depth)
          return false
        }
        part.open(index, close, true)
        index = close + 1
      case UInt8(ascii: "/"):
        part.slash(index)
        index += 1
      case UInt8(ascii: ")") where depth > 0:
        break scan
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if isSound { fault(.unexpectedClosing(text(index..<index + 1)), index..<index + 1) }
        isSound = false
        index += 1
      case 0x20, 0x09...0x0D:
        break scan
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "`"):
        part.structural = part.structural ?? index
        index += 1
      default:
        if byte >= 0x80 || byte < 0x20 || byte == 0x7F {
          if ByteClass.blankLength(bytes, index) > 0 { break scan }
          if let (name, length) = ByteClass.invisible(bytes, index) {
            if isSound {
              fault(
                .invisibleCharacter(name), index..<index + length,
                fix: TextEdit(replacing: index..<index + length, with: ""))
            }
            isSound = false
            index += length
            continue scan
          }
        }
        index += 1
      }
    }
    if isSound { finishToken(start, part, end: index, set) }
    return false
  }

  /// Where the letters, digits, hyphens and points from `start` on end.
  @inline(__always)
  private func endOfName(_ start: Int) -> Int { start &+ ByteClass.plainLength(bytes, from: start) }

  /// The part of a token between two colons, as far as it is read.
  struct Part {
    let start: Int
    var bracket: Range<Int>?
    var isParenthesized = false
    var bracketEnd = 0
    var bracketStart = 0
    var slashAt: Int?
    var modifierBracket: Range<Int>?
    /// Where a pair of brackets too many opens.
    var extraBracket: Int?
    var structural: Int?

    mutating func open(_ index: Int, _ close: Int, _ parenthesized: Bool) {
      if let slashAt {
        // Parentheses behind a slash are text of the modifier, which no modifier takes.
        if parenthesized { return }
        if index == slashAt + 1 {
          modifierBracket = index + 1..<close
        } else {
          extraBracket = extraBracket ?? index
        }
        return
      }
      if bracket != nil {
        extraBracket = extraBracket ?? index
        return
      }
      bracket = index + 1..<close
      bracketStart = index
      bracketEnd = close + 1
      isParenthesized = parenthesized
    }

    mutating func slash(_ index: Int) { if slashAt == nil { slashAt = index } }
  }

  private mutating func finishToken(_ start: Int, _ part: Part, end: Int, _ set: ConditionSet) {
    if let structural = part.structural, part.bracket == nil {
      if !faultLeakedValue(start..<end) {
        fault(.structuralCharacter(text(structural..<structural + 1)), structural..<structural + 1)
      }
      return
    }
    if let extra = part.extraBracket {
      fault(.textAfterBracket(text(extra..<end)), extra..<end)
      return
    }
    var syntax = TokenSyntax(start: start, end: end, nameStart: part.start, nameEnd: end, utilityEnd: end)
    if let slash = part.slashAt {
      syntax.nameEnd = slash
      syntax.modifier = part.modifierBracket ?? slash + 1..<end
      syntax.isModifierBracketed = part.modifierBracket != nil
      if let inside = part.modifierBracket, inside.upperBound + 1 != end {
        // A last `!` may follow; anything else may not.
        let rest = inside.upperBound + 1..<end
        guard rest.count == 1, bytes[rest.lowerBound] == UInt8(ascii: "!") else {
          fault(.textAfterBracket(text(rest)), rest)
          return
        }
        syntax.isImportant = true
      }
    }
    if let bracket = part.bracket {
      syntax.bracket = bracket
      syntax.isParenthesized = part.isParenthesized
      syntax.nameEnd = part.bracketStart
      let rest = part.bracketEnd..<(part.slashAt ?? end)
      if !rest.isEmpty {
        guard rest.count == 1, bytes[rest.lowerBound] == UInt8(ascii: "!"), part.slashAt == nil else {
          fault(.textAfterBracket(text(rest)), rest)
          return
        }
        syntax.isImportant = true
      }
    }
    readMarks(&syntax)
    if let modifier = syntax.modifier, modifier.isEmpty {
      let slash = modifier.lowerBound - 1
      if syntax.isModifierBracketed {
        fault(.emptyValue, slash..<modifier.upperBound + 1)
      } else {
        fault(.unexpectedModifier(""), slash..<slash + 1)
      }
      return
    }
    if syntax.isParenthesized, syntax.nameStart == syntax.nameEnd {
      fault(.markOnGroup(text(part.start..<part.bracketStart)), part.start..<part.bracketStart)
      return
    }
    guard syntax.nameStart < syntax.nameEnd || syntax.bracket != nil else {
      fault(part.start == start ? .emptyClass : .variantOnNothing, start..<end)
      return
    }
    declareToken(syntax, set)
  }

  /// Declares what a token means whose syntax is sound.
  private mutating func declareToken(_ syntax: TokenSyntax, _ set: ConditionSet) {
    token = UInt16(tokens.count)
    tokens.append(ClassList.Token(range: syntax.range))
    conditions = 0
    weight = syntax.isImportant ? Declaration.weight(important: true, rank: 0, count: 0) : 0
    if !set.isEmpty {
      conditions = list.index(of: set)
      weight = Declaration.weight(important: syntax.isImportant, rank: set.rank, count: set.count)
    }
    let sound = declarations.count
    let soundSlots = list.slots.count
    let faults = faultCount
    interpret(syntax, set)
    if faultCount > faults {
      // A class that is wrong in part declares nothing.
      takeBack(declarations: sound, slots: soundSlots)
    } else if trace != nil {
      traceSound(syntax, set)
    }
  }

  /// Reads `!` at either end and `-` in front.
  private mutating func readMarks(_ syntax: inout TokenSyntax) {
    let bang = UInt8(ascii: "!")
    if syntax.nameStart < syntax.nameEnd, bytes[syntax.nameStart] == bang {
      syntax.isImportant = true
      syntax.nameStart += 1
    }
    if syntax.end > syntax.nameStart, bytes[syntax.end - 1] == bang {
      if syntax.nameEnd == syntax.end { syntax.nameEnd -= 1 }
      if let modifier = syntax.modifier, modifier.upperBound == syntax.end {
        syntax.modifier = modifier.lowerBound..<syntax.end - 1
      }
      syntax.utilityEnd = syntax.end - 1
      syntax.isImportant = true
    }
    if syntax.nameStart < syntax.nameEnd, bytes[syntax.nameStart] == UInt8(ascii: "-") {
      syntax.isNegative = true
      syntax.nameStart += 1
    }
  }

  /// Reads `(…)` behind variants.
  private mutating func readGroup(
    _ index: inout Int, from start: Int, _ set: ConditionSet, _ isSound: Bool, variants: Int, depth: Int
  ) {
    let open = index
    guard depth < ClassParser.Limit.nesting else {
      fault(.nestedTooDeep(limit: ClassParser.Limit.nesting), open..<open + 1)
      skipGroup(&index)
      traceFaulty(start..<index)
      return
    }
    index += 1
    let (declared, slots, faults) = (declarations.count, list.slots.count, faultCount)
    let traced = traceGroup(start..<open)
    let isClosed = readClasses(&index, outer: set, variants: variants, depth: depth + 1)
    var isWhole = isSound && isClosed
    if !isSound {
      // The variants in front are wrong and reported: one fault for the whole group.
      takeBack(declarations: declared, slots: slots)
      takeBack(faults: faults)
    }
    if !isClosed {
      fault(.unclosedGroup, open..<open + 1)
    } else if index < bytes.count, bytes[index] != UInt8(ascii: ")"), ByteClass.blankLength(bytes, index) == 0
    {
      let from = index
      skipToBlank(&index, depth)
      fault(.textAfterBracket(text(from..<index)), from..<index)
      isWhole = false
    }
    endTracedGroup(traced, isWhole: isWhole, start..<index)
  }

  /// Moves behind the `)` of the group that opens at `index`, or to the end.
  private func skipGroup(_ index: inout Int) {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// The index of the bracket that closes the one at `open`; reports what is wrong otherwise.
  private mutating func matchBracket(_ open: Int, _ opening: UInt8, _ closing: UInt8) -> Int? {
    var depth = 0
    var index = open
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, ByteClass.blankLength(bytes, index + 1) == 0 {
        index += 2
        continue
      }
      if byte == opening {
        depth += 1
        if depth > ClassParser.Limit.nesting {
          fault(.nestedTooDeep(limit: ClassParser.Limit.nesting), index..<index + 1)
          return nil
        }
      } else if byte == closing {
        depth -= 1
        if depth == 0 { return index }
      } else if byte <= 0x20 || byte >= 0xC2, ByteClass.blankLength(bytes, index) > 0 {
        break
      }
      index += 1
    }
    fault(opening == UInt8(ascii: "[") ? .unclosedBracket : .unclosedGroup, open..<min(index, bytes.count))
    return nil
  }

  private func skipToBlank(_ index: inout Int, _ depth: Int) {
    while index < bytes.count, ByteClass.blankLength(bytes, index) == 0 {
      if depth > 0, bytes[index] == UInt8(ascii: ")") { return }
      index += 1
    }
  }
}
