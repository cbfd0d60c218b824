import SourceScan

/// The options that say which sources are read, and how.
enum SourceFlags {
  static func language(_ invocation: Invocation) -> SourceLanguage? {
    invocation[.language].flatMap { SourceLanguage(rawValue: $0) }
  }

  /// Whether anything is named, by operands or by the configuration.
  static func hasInputs(_ invocation: Invocation) -> Bool {
    !invocation.operands.isEmpty || invocation.configuration?.content != nil
  }

  /// The sources that the operands stand for, or else the `content` of the configuration.
  static func inputs(_ invocation: Invocation, _ reporter: Reporter) -> [InputFile] {
    let named = invocation.operandBytes.map { RawArgument($0) }
    let content = invocation.configuration?.content ?? []
    var ignore: IgnoreFiles?
    if !invocation.has(.noIgnore) {
      let files = IgnoreFiles()
      if let configuration = invocation.configuration {
        files.add(configuration.ignored, in: configuration.folder)
      }
      ignore = files
    }
    return InputList(
      named.isEmpty ? content.map { RawArgument(Array($0.utf8)) } : named, reporter, kind: "source",
      ignore: ignore, accepting: { SourceLanguage(fileName: $0) != nil }
    ).files
  }

  /// Patterns of one's own, for every language.
  static func patterns(_ invocation: Invocation) throws(UsageError) -> [SourcePattern] {
    var patterns = invocation.configuration?.patterns ?? []
    for text in invocation.all(.pattern) {
      do throws(PatternError) {
        let pattern = try SourcePattern("--pattern", in: SourceLanguage.allCases, text)
        patterns.append(pattern)
      } catch {
        throw UsageError("--pattern \"\(text)\" cannot be read: \(error.message), at byte \(error.offset)")
      }
    }
    return patterns
  }

  /// How many threads work.
  static func jobs(_ invocation: Invocation) throws(UsageError) -> Int {
    guard let text = invocation[.jobs] else { return WorkerThread.cores }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("--jobs takes a number from 1 to 256, not \"\(text)\"")
    }
    return jobs
  }
}
