/// Where compiled documents go.
enum OutputPlan {
  case stdout
  case file(String)
  /// Each input's own path below a folder.
  case folder([String])
  /// Each input's own file.
  case inPlace
  /// Nowhere: inputs that would change are named.
  case check
  /// Nowhere: files below `-o` that are missing or differ are named.
  case compare([String])

  /// Decides by the options and the inputs.
  static func of(_ invocation: Invocation, _ inputs: [InputFile]) throws(UsageError) -> OutputPlan {
    let isSeveral = inputs.count > 1 || invocation.operands.count > 1
    if invocation.has(.check) {
      guard invocation.has(.output) else { return .check }
      switch try written(invocation, inputs, isSeveral) {
      case .file(let path): return .compare([path])
      case .folder(let paths): return .compare(paths)
      default: return .check
      }
    }
    if invocation.has(.write) {
      if inputs.contains(where: { $0.path == nil }) {
        throw UsageError("--write has no file to replace for stdin", help: ["use -o FILE, or name the file"])
      }
      return .inPlace
    }
    return try written(invocation, inputs, isSeveral)
  }

  /// Where `-o` puts the documents.
  private static func written(
    _ invocation: Invocation, _ inputs: [InputFile], _ isSeveral: Bool
  ) throws(UsageError) -> OutputPlan {
    guard let output = invocation[.output], output != "-" else {
      guard isSeveral else { return .stdout }
      throw UsageError(
        "stdout takes one document, not several",
        help: ["use -o DIR/ to write them there, --write to replace them, or --check to compare"])
    }
    if Path.isFolderName(output) || (isSeveral && FileStatus.of(output)?.isFolder == true) {
      return .folder(try places(of: inputs, below: output))
    }
    if isSeveral {
      throw UsageError(
        "-o \(output) takes one document, not several", help: ["a folder ends with a slash: -o \(output)/"])
    }
    return .file(output)
  }

  /// Checks that options do not contradict one another, before any file is looked at.
  static func check(_ invocation: Invocation) throws(UsageError) {
    let rivals = [Option.output, .write, .check].filter { invocation.has($0) }
    if rivals.count > 1, rivals.contains(.write) {
      throw UsageError("\(Wording.list(rivals.map(\.row.name), "and")) exclude one another")
    }
  }

  private static func places(of inputs: [InputFile], below folder: String) throws(UsageError) -> [String] {
    if inputs.contains(where: { $0.path == nil }) {
      throw UsageError("stdin has no name for a file below \(folder)", help: ["use -o FILE"])
    }
    let isSingle = inputs.count == 1 && inputs[0].isNamed
    let names = isSingle ? [Path.name(of: inputs[0].relative)] : relativeNames(inputs)
    var owners: [String: String] = [:]
    for (name, input) in zip(names, inputs) {
      if let other = owners.updateValue(input.name, forKey: name) {
        throw UsageError(
          "\(other) and \(input.name) would both become \(Path.join(folder, name))",
          help: ["compile them one by one, or into different folders"])
      }
    }
    return names.map { Path.join(folder, $0) }
  }

  /// The paths as given; those that lead out of the current folder count from what they have in common.
  private static func relativeNames(_ inputs: [InputFile]) -> [String] {
    let current = Path.parts(Folder.current())
    var names = inputs.map { inside(current, $0.relative) }
    let outside = inputs.indices.filter { names[$0] == nil }.map { index in
      (index, Path.parts(inputs[index].relative, from: current))
    }
    var shared = outside.first.map { $0.1.count - 1 } ?? 0
    for (_, parts) in outside {
      let pairs = zip(outside[0].1, parts.dropLast())
      shared = min(shared, pairs.prefix { $0 == $1 }.count)
    }
    for (index, parts) in outside { names[index] = parts.dropFirst(shared).joined(separator: "/") }
    return names.map { $0 ?? "" }
  }

  /// A path counted from the current folder, or `nil` when it is not below it.
  private static func inside(_ current: [String], _ path: String) -> String? {
    let parts = Path.parts(path)
    if Path.isAbsolute(path) {
      guard parts.starts(with: current) else { return nil }
      return parts.dropFirst(current.count).joined(separator: "/")
    }
    return parts.first == ".." ? nil : parts.joined(separator: "/")
  }
}
