/// One document to compile.
struct InputFile {
  /// `nil` for stdin.
  let path: String?
  /// The name below the folder that was given, or the path itself.
  let relative: String
  /// Whether the path was an operand, not found in a folder or by a pattern.
  let isNamed: Bool

  /// The name in messages.
  var name: String { path ?? SourceText.inputName }

  /// The file's text, or `nil` after a report of why it cannot be read.
  func source(_ reporter: Reporter) -> SourceText? {
    do throws(SystemError) {
      return SourceText(name, try read())
    } catch {
      reporter.fail("cannot read: \(error.message)", file: name, id: "cannot-read")
      return nil
    }
  }

  func read() throws(SystemError) -> [UInt8] {
    guard let path else { return try FileReader.read(System.input) }
    return try FileReader.read(path)
  }
}

/// Turns operands into files: files as they are, folders into what is below them, patterns into what fits.
struct InputList {
  private(set) var files: [InputFile] = []
  /// The files' own paths, links resolved. Two hard links are two files: each is written for itself.
  private var places: Set<String> = []
  private var readsInput = false
  /// What a folder is asked for, and which of its files are that.
  private let kind: String
  private let accepts: (String) -> Bool
  /// What says which files of folders and patterns are left out; those that are named are read.
  private let ignore: IgnoreFiles?

  /// Expands every operand; what cannot be found is reported, and the rest goes on.
  init(
    _ operands: [RawArgument], _ reporter: Reporter, kind: String = "*.json file",
    ignore: IgnoreFiles? = nil, accepting accepts: @escaping (String) -> Bool = FolderWalk.isJSON
  ) {
    self.kind = kind
    self.accepts = accepts
    self.ignore = ignore
    for operand in operands {
      guard operand.isValid else {
        reporter.fail("the file's name is not UTF-8", file: operand.text, id: "cannot-read")
        continue
      }
      expand(operand.text, reporter)
    }
  }

  private mutating func expand(_ operand: String, _ reporter: Reporter) {
    if operand == "-" {
      if !readsInput { files.append(InputFile(path: nil, relative: "", isNamed: true)) }
      readsInput = true
      return
    }
    do throws(SystemError) {
      let status = try FileStatus(operand)
      if status.isFolder {
        addFolder(operand, reporter)
      } else {
        add(InputFile(path: operand, relative: operand, isNamed: true))
      }
    } catch {
      guard error.isMissing, Glob.isPattern(operand) else {
        return reporter.fail("cannot read: \(error.message)", file: operand, id: "cannot-read")
      }
      addMatches(operand, reporter)
    }
  }

  private mutating func addMatches(_ pattern: String, _ reporter: Reporter) {
    let endsInFolders = pattern.hasSuffix("**")
    let matches = Glob(pattern, leaf: "*").matches().filter { match in
      guard let status = FileStatus.of(match) else { return true }
      // A pattern that ends with ** names folders; what fits of their files is what a folder is asked for.
      guard status.isFolder || status.isRegular, !endsInFolders || (status.isRegular && accepts(match)) else {
        return false
      }
      return ignore?.ignores(match, isFolder: status.isFolder) != true
    }
    if matches.isEmpty { reporter.fail("no file fits this pattern", file: pattern, id: "no-match") }
    for match in matches {
      if FileStatus.of(match)?.isFolder == true {
        addFolder(match, reporter)
      } else {
        add(InputFile(path: match, relative: match, isNamed: false))
      }
    }
  }

  private mutating func addFolder(_ folder: String, _ reporter: Reporter) {
    let walk = FolderWalk(folder, ignore: ignore, accepting: accepts)
    for failure in walk.failures {
      reporter.fail("cannot read: \(failure.message)", file: failure.path, id: "cannot-read")
    }
    if walk.files.isEmpty, walk.failures.isEmpty {
      reporter.fail("no \(kind) is in this folder", file: folder, id: "no-match")
    }
    for file in walk.files { add(InputFile(path: Path.join(folder, file), relative: file, isNamed: false)) }
  }

  /// Adds a file unless it is there already under any path.
  private mutating func add(_ file: InputFile) {
    if let path = file.path, !places.insert(AtomicFile.resolved(path)).inserted { return }
    files.append(file)
  }
}
