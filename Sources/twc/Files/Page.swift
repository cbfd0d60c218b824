/// A page, or a picture of one, on its way out.
enum Page {
  /// Writes a page to a file, at once or not at all, or to stdout where none or `-` is named.
  static func write(_ html: String, to path: String?, _ reporter: Reporter) {
    write(Array(html.utf8), to: path, reporter)
  }

  /// Writes the bytes of a page or a picture, in the same way.
  static func write(_ bytes: [UInt8], to path: String?, _ reporter: Reporter) {
    guard let path, path != "-" else { return reporter.raise(Output.write(bytes)) }
    do throws(SystemError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      reporter.fail("cannot write: \(error.message)", file: path, id: "cannot-write")
    }
  }
}
