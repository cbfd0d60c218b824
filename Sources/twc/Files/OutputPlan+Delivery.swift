extension OutputPlan {
  /// Brings the new form of a document where the plan says; `verb` names what made it, such as "compiling". What is
  /// kept from an earlier run is not written where it stands already.
  func deliver(
    _ output: [UInt8], of input: InputFile, _ old: [UInt8], _ index: Int, _ reporter: Reporter, verb: String,
    isKept: Bool = false
  ) {
    switch self {
    case .stdout: reporter.raise(Output.write(output))
    case .file(let path):
      if !isKept || !Self.holds(path, output) { Self.write(output, to: path, createsFolder: false, reporter) }
    case .folder(let places):
      let path = places[index]
      if !isKept || !Self.holds(path, output) { Self.write(output, to: path, createsFolder: true, reporter) }
    case .inPlace:
      // A file that is as it should be is not touched.
      if let path = input.path, output != old { Self.replace(path, with: output, reporter) }
    case .compare(let places):
      do throws(SystemError) {
        if try FileReader.read(places[index]) == output { return }
        Self.stale("this file is not what \(verb) its source gives", places[index], reporter)
      } catch {
        Self.stale("this file cannot be read: \(error.message)", places[index], reporter)
      }
    case .check:
      if output != old {
        reporter.fail(
          "\(verb) changes this document", file: input.name, id: "would-change", code: ExitCode.findings)
      }
    }
  }

  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let status = FileStatus.of(path), status.isRegular, status.size == bytes.count else { return false }
    do throws(SystemError) { return try FileReader.read(path) == bytes } catch { return false }
  }

  private static func stale(_ message: String, _ path: String, _ reporter: Reporter) {
    reporter.fail(message, file: path, id: "stale", code: ExitCode.findings)
  }

  private static func replace(_ path: String, with bytes: [UInt8], _ reporter: Reporter) {
    do throws(SystemError) {
      try AtomicFile.replace(path, with: bytes)
    } catch {
      reporter.fail("cannot write: \(error.message)", file: path, id: "cannot-write")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, createsFolder: Bool, _ reporter: Reporter) {
    do throws(SystemError) {
      if createsFolder { try Folder.make(Path.folder(of: path)) }
      try AtomicFile.write(bytes, to: path)
    } catch {
      let isFolder = error.code == SystemError.isFolder.code
      let advice = isFolder && !Path.isFolderName(path) ? "; to write into the folder, write \(path)/" : ""
      reporter.fail("cannot write: \(error.message)\(advice)", file: path, id: "cannot-write")
    }
  }
}
