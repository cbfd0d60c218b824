import StyleModel

/// Writes a tree of classes in their canonical order, with one blank between them and lines as they are.
struct FormatLayout {
  let bytes: UnsafeBufferPointer<UInt8>
  let vocabulary: Vocabulary
  let use: ClassFormatter.Use
  let ends: ClassFormatter.Ends
  let isPlain: (Range<Int>) -> Bool

  /// The pieces of a string; `nil` where classes touch each other, so that there is no blank to write.
  func pieces(of tree: FormatTree) -> [ClassFormatter.Piece]? {
    var pieces: [ClassFormatter.Piece] = []
    let order = FormatOrder(list: tree.list, use: use)
    let isSound = append(tree.nodes, in: 0..<bytes.count, order, isOutermost: true, &pieces)
    return isSound ? pieces : nil
  }

  private func append(
    _ nodes: [FormatTree.Node], in range: Range<Int>, _ order: FormatOrder, isOutermost: Bool,
    _ pieces: inout [ClassFormatter.Piece]
  ) -> Bool {
    guard let first = nodes.first, let last = nodes.last else {
      return appendEnd(range, isOutermost, isStart: true, &pieces)
    }
    guard appendEnd(range.lowerBound..<first.range.lowerBound, isOutermost, isStart: true, &pieces) else {
      return false
    }
    var start = 0
    while start < nodes.count {
      // A line: up to the first break.
      var end = start + 1
      while end < nodes.count, !isBreak(nodes[end - 1].range.upperBound..<nodes[end].range.lowerBound) {
        if nodes[end - 1].range.upperBound == nodes[end].range.lowerBound { return false }
        end += 1
      }
      for (count, index) in order.order(nodes[start..<end]).enumerated() {
        if count > 0 { pieces.append(.sign(0x20)) }
        guard append(nodes[index], order, &pieces) else { return false }
      }
      if end < nodes.count {
        appendBreak(nodes[end - 1].range.upperBound..<nodes[end].range.lowerBound, &pieces)
      }
      start = end
    }
    return appendEnd(last.range.upperBound..<range.upperBound, isOutermost, isStart: false, &pieces)
  }

  private func append(
    _ node: FormatTree.Node, _ order: FormatOrder, _ pieces: inout [ClassFormatter.Piece]
  ) -> Bool {
    guard let group = node.group, !node.hasHole else {
      appendClass(node, &pieces)
      return true
    }
    appendVariants(group, &pieces)
    pieces.append(.sign(UInt8(ascii: "(")))
    let inside = group.upperBound + 1..<node.range.upperBound - 1
    guard append(node.children, in: inside, order, isOutermost: false, &pieces) else { return false }
    pieces.append(.sign(UInt8(ascii: ")")))
    return true
  }

  /// A class with its variants in order and `!` in front of its body.
  private func appendClass(_ node: FormatTree.Node, _ pieces: inout [ClassFormatter.Piece]) {
    guard let sound = node.sound, !node.hasHole, isPlain(node.range) else {
      pieces.append(.range(node.range))
      return
    }
    var variants = node.range.lowerBound..<sound.body.lowerBound
    if let last = variants.last, bytes[last] == UInt8(ascii: "!") { variants = variants.dropLast() }
    appendVariants(variants, &pieces)
    if sound.isImportant { pieces.append(.sign(UInt8(ascii: "!"))) }
    pieces.append(.range(sound.body))
  }

  /// Variants with their colons: in the order of their table, each one once, by the names they are written with.
  private func appendVariants(_ range: Range<Int>, _ pieces: inout [ClassFormatter.Piece]) {
    let parts = isPlain(range) ? parts(of: range) : []
    guard parts.count > 1 else {
      if !range.isEmpty { pieces.append(.range(range)) }
      return
    }
    var known: [(key: VariantKey, set: ConditionSet, range: Range<Int>)] = []
    for part in parts {
      guard let set = conditions(of: part) else {
        pieces.append(.range(range))
        return
      }
      if !known.contains(where: { $0.set == set }) { known.append((VariantKey(set), set, part)) }
    }
    // Not every sort is stable, but no two keys are equal.
    for variant in known.sorted(by: { $0.key < $1.key }) {
      pieces.append(.range(variant.range))
      pieces.append(.sign(UInt8(ascii: ":")))
    }
  }

  /// What stands between the colons outside of brackets.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var level = 0
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): level += 1
      case UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: ":") where level == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    return parts
  }

  private func conditions(of variant: Range<Int>) -> ConditionSet? {
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[variant]), as: UTF8.self)
    let list = ClassParser.parse("\(name):[layout.minWidth:1]", with: vocabulary)
    guard list.isSound, list.declarations.count == 1 else { return nil }
    return list.conditions(of: list.declarations[0])
  }

  /// Whether blanks end a line, or are written in a way that is none of ours to change.
  private func isBreak(_ range: Range<Int>) -> Bool {
    guard isPlain(range) else { return true }
    return bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Blanks between lines: as they are, without those at the end of the first line.
  private func appendBreak(_ range: Range<Int>, _ pieces: inout [ClassFormatter.Piece]) {
    var start = range.lowerBound
    if isPlain(range) {
      while bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    }
    pieces.append(.range(start..<range.upperBound))
  }

  /// Blanks at an end; returns whether they are all that can stand there.
  private func appendEnd(
    _ range: Range<Int>, _ isOutermost: Bool, isStart: Bool, _ pieces: inout [ClassFormatter.Piece]
  ) -> Bool {
    guard !range.isEmpty else { return true }
    if isBreak(range) {
      if isStart { pieces.append(.range(range)) } else { appendBreak(range, &pieces) }
    } else if isOutermost, ends == .single {
      pieces.append(.sign(0x20))
    }
    return true
  }
}
