/// Keeps what is read from being overwritten by what is made of it.
///
/// Commands that write the same kind of file as they read, such as compile, may replace it; a page in the place of a
/// screen would be a loss.
enum OutputGuard {
  private static let outputs: [Option] = [
    .pageFile, .pictureFile, .reportFile, .sheetFile, .outputFile, .output,
  ]
  private static let inputs: [Option] = [.theme, .rules, .recipes, .strings, .config, .darkFile]
  /// Commands that bring documents back as documents.
  private static let rewriting = ["compile", "decompile", "convert"]

  static func check(_ invocation: Invocation) throws(UsageError) {
    guard !rewriting.contains(invocation.command.name) else { return }
    let files = invocation.operands + inputs.flatMap { invocation.all($0) }
    let read = Set(
      (files + [invocation.configuration?.path].compactMap { $0 }).filter { FileStatus.of($0) != nil }
        .map { AtomicFile.resolved($0) })
    for option in outputs {
      guard let path = invocation[option], path != "-", FileStatus.of(path)?.isRegular == true,
        read.contains(AtomicFile.resolved(path))
      else { continue }
      throw UsageError("\(option.row.name) \(path) would overwrite what is read", help: ["name another file"])
    }
  }
}
