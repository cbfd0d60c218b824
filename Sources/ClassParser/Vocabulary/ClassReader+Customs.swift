import StyleModel

// Custom utilities that need no reader of their own.
extension ClassReader {
  /// Notes that the classes of a custom utility are not read; returns whether they need not be.
  private mutating func skips(_ size: Int, declaring count: Int) -> Bool {
    // Whoever reads classes inside others keeps account of all of them.
    guard conditions == 0, expansions == nil,
      declarations.count + count <= ClassParser.Limit.declarations
    else { return false }
    skippedBytes += size
    return true
  }

  /// Declares a custom utility without an argument whose classes come to the same in every string.
  @inline(never)
  mutating func takeCustom(_ index: Int) -> Bool {
    guard index < vocabulary.customLists.count, let known = vocabulary.customLists[index],
      skips(tables.pointee.customs[index].size, declaring: known.declarations.count)
    else { return false }
    list.accentUse.formUnion(known.accentUse)
    copy(known)
    return true
  }

  /// Declares a custom utility that is another name of a class with the same value in brackets.
  mutating func takeCustom(_ index: Int, _ base: UnsafePointer<UInt8>, _ inside: Range<Int>) -> Bool {
    let template = tables.pointee.customs[index]
    guard template.root >= 0, inside.count <= CustomTemplate.limit else { return false }
    let first = base[inside.lowerBound]
    let isNumber = ByteClass.isDigit(first) || first == UInt8(ascii: ".")
    // A share is no length, though the class may take one.
    guard isNumber == (template.argument == .length), base[inside.upperBound &- 1] != UInt8(ascii: "%"),
      skips(template.size + inside.count, declaring: PropertyList.capacity)
    else { return false }
    return takeBracketed(base, Int(template.root), inside, false)
  }
}
