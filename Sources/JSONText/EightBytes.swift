/// Eight bytes of a text in one word, for scans that look at many bytes at once.
package struct EightBytes {
  let word: UInt64

  /// The bytes from an offset on, which must be followed by seven more.
  @inline(__always) init(_ base: UnsafeRawPointer, at offset: Int) {
    word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always) var isASCII: Bool { word & 0x8080_8080_8080_8080 == 0 }

  /// Whether one of the bytes is this one.
  @inline(__always) func contain(_ byte: UInt8) -> Bool {
    // Only a byte that is 0 borrows into its high bit without having had it.
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}

extension EightBytes {
  /// Whether two texts are the same.
  package static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return right.withUnsafeBytes { right in
      let left = UnsafeRawBufferPointer(left)
      var at = 0
      while at &+ 8 <= left.count {
        guard
          left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        else { return false }
        at &+= 8
      }
      while at < left.count {
        guard left[at] == right[at] else { return false }
        at &+= 1
      }
      return true
    }
  }

  /// A hash of a text for tables of bounded size: each word is mixed in by one multiplication.
  package static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var at = 0
    while at &+ 8 <= bytes.count {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      at &+= 8
    }
    var last: UInt64 = 0
    while at < bytes.count {
      last = last << 8 | UInt64(bytes[at])
      at &+= 1
    }
    return mixed(hash ^ last)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
    return product.high ^ product.low
  }
}
