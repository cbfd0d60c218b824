import Theme

/// What a custom utility stands for where that is one class with the argument as its whole value in brackets, such as
/// `tint-[{value}]`: the utility is another name of the class then.
struct CustomTemplate {
  /// The place of the class among the roots, below zero for other utilities.
  private(set) var root: Int32 = -1
  let argument: CustomUtility.Argument
  /// The bytes of its classes.
  let size: Int

  /// The longest classes that have a short way.
  static let limit = 256

  init(_ custom: CustomUtility, _ names: NameIndex, _ meanings: [Vocabulary.Meaning]) {
    argument = custom.argument
    size = custom.classes.utf8.count
    guard argument == .color || argument == .length, custom.pattern == nil, size <= Self.limit else { return }
    let tail = Array("-[{value}]".utf8)
    let classes = Array(custom.classes.utf8)
    let name = classes.dropLast(tail.count)
    guard classes.suffix(tail.count).elementsEqual(tail), name.first != UInt8(ascii: "-"),
      name.allSatisfy({ ByteClass.isDigit($0) || $0 == UInt8(ascii: "-") || $0 >= 0x61 && $0 <= 0x7A }),
      let position = name.withUnsafeBufferPointer({ names.position(of: $0) })
    else { return }
    let meaning = meanings[position]
    if meaning.recipe < 0, meaning.custom < 0, meaning.modifier < 0 { root = meaning.root }
  }
}
