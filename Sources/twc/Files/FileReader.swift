/// Reads whole files.
enum FileReader {
  /// The bytes of a file.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = try System.openForReading(path)
    defer { closeQuietly(descriptor) }
    return try read(descriptor, expecting: FileStatus.of(path)?.size ?? 0)
  }

  /// Everything that a descriptor gives.
  static func read(_ descriptor: Int32, expecting size: Int = 0) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = try System.read(descriptor, into: chunk)
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  private static func closeQuietly(_ descriptor: Int32) {
    do throws(SystemError) { try System.close(descriptor) } catch {}
  }
}
