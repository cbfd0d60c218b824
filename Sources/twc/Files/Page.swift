/// A page of HTML on its way out.
enum Page {
  /// Writes a page to a file, at once or not at all, or to stdout where none or `-` is named.
  static func write(_ html: String, to path: String?, _ reporter: Reporter) {
    guard let path, path != "-" else { return reporter.raise(Output.print(html)) }
    do throws(SystemError) {
      try AtomicFile.write(Array(html.utf8), to: path)
    } catch {
      reporter.fail("cannot write: \(error.message)", file: path, id: "cannot-write")
    }
  }
}
