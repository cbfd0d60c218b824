import Theme

/// The hashes of a name and of its beginnings before each hyphen, found in one pass.
struct PrefixHashes {
  /// Beginnings with more hyphens are not kept; no name of a vocabulary has so many.
  static let limit = 8

  private(set) var whole = NameTable.seed
  private(set) var count = 0
  private var lengths = SIMD8<UInt32>()
  private var hashes = SIMD8<UInt32>()

  init(_ name: UnsafeBufferPointer<UInt8>) {
    var hash = NameTable.seed
    for index in name.indices {
      let byte = name[index]
      if byte == UInt8(ascii: "-"), count < Self.limit {
        lengths[count] = UInt32(truncatingIfNeeded: index)
        hashes[count] = NameTable.finish(hash)
        count += 1
      }
      hash = NameTable.mix(hash, byte)
    }
    whole = NameTable.finish(hash)
  }

  /// The bytes before a hyphen.
  func length(_ prefix: Int) -> Int { Int(lengths[prefix]) }

  /// The hash of the bytes before a hyphen.
  func hash(_ prefix: Int) -> UInt32 { hashes[prefix] }
}
