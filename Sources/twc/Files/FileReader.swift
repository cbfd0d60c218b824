/// Reads whole files.
enum FileReader {
  /// The bytes of a file.
  ///
  /// A pipe, a socket or a device may have no end and may say nothing for ever, so that only descriptors that
  /// the tool was started with are read by a path: `/dev/stdin`, and `/dev/fd/63` of a shell's `<(…)`.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let status = try FileStatus(path)
    if !status.isRegular, !status.isFolder, !isOwnDescriptor(path) { throw .notRegular }
    let descriptor = try System.openForReading(path)
    defer { closeQuietly(descriptor) }
    return try read(descriptor, expecting: status.size)
  }

  private static func isOwnDescriptor(_ path: String) -> Bool {
    ["/dev/stdin", "/dev/null"].contains(path)
      || ["/dev/fd/", "/proc/self/fd/"].contains { path.utf8.starts(with: $0.utf8) }
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
