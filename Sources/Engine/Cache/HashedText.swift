/// A class string with a hash of it and of where it is used.
///
/// It lives no longer than the bytes that it points to.
struct HashedText {
  let bytes: UnsafeRawBufferPointer
  let hash: UInt64

  /// - Parameter place: A number for where the string is used.
  /// - Complexity: O(*n*) in the length of the string.
  init(_ text: UnsafeBufferPointer<UInt8>, place: UInt64) {
    bytes = UnsafeRawBufferPointer(text)
    hash = bytes.baseAddress.map { Self.hash($0, text.count, seed: place) } ?? place
  }

  /// A hash of bytes: sixteen for each multiplication, and two of these at once.
  private static func hash(_ text: UnsafeRawPointer, _ count: Int, seed: UInt64) -> UInt64 {
    var one = seed ^ UInt64(truncatingIfNeeded: count)
    guard count >= 16 else {
      var first: UInt64 = 0
      var last: UInt64 = 0
      if count >= 8 {
        first = word(text)
        last = word(text + (count &- 8))
      } else {
        for index in 0..<count {
          first = first << 8 | UInt64(text.load(fromByteOffset: index, as: UInt8.self))
        }
      }
      return mixed(mixed(first ^ 0x9FB2_1C65_1E98_DF25, last ^ one), 0xA076_1D64_78BD_642F)
    }
    var two = seed
    var at = text
    let last = text + (count &- 16)
    while last - at >= 16 {
      one = mixed(word(at) ^ 0x9FB2_1C65_1E98_DF25, word(at + 8) ^ one)
      two = mixed(word(at + 16) ^ 0xE703_7ED1_A0B4_28DB, word(at + 24) ^ two)
      at += 32
    }
    if at < last { two = mixed(word(at) ^ 0x8EBC_6AF0_9C88_C6E3, word(at + 8) ^ two) }
    // The last bytes, of which some may have been read.
    one = mixed(word(last) ^ 0x5899_65CC_7537_4CC3, word(last + 8) ^ one)
    return mixed(one ^ two, 0xA076_1D64_78BD_642F)
  }

  private static func word(_ pointer: UnsafeRawPointer) -> UInt64 { pointer.loadUnaligned(as: UInt64.self) }

  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }

  /// Whether the same bytes stand at a place that holds as many: sixteen at a time.
  ///
  /// - Complexity: O(*n*) in their number.
  func hasBytes(at known: UnsafeRawPointer) -> Bool {
    guard let text = bytes.baseAddress else { return true }
    let count = bytes.count
    guard count >= 16 else {
      if count >= 8 {
        return Self.word(text) == Self.word(known)
          && Self.word(text + (count &- 8)) == Self.word(known + (count &- 8))
      }
      for index in 0..<count
      where text.load(fromByteOffset: index, as: UInt8.self)
        != known.load(fromByteOffset: index, as: UInt8.self)
      {
        return false
      }
      return true
    }
    var difference: UInt64 = 0
    func compare(at offset: Int) {
      difference |= Self.word(text + offset) ^ Self.word(known + offset)
      difference |= Self.word(text + (offset &+ 8)) ^ Self.word(known + (offset &+ 8))
    }
    var offset = 0
    while offset < count &- 16 {
      compare(at: offset)
      offset &+= 16
    }
    compare(at: count &- 16)
    return difference == 0
  }
}
