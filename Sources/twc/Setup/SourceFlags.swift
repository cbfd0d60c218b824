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

  /// The same for commands that read every kind of source alike: stdin needs one.
  static func neededLanguage(_ invocation: Invocation) throws(UsageError) -> SourceLanguage? {
    let language = language(invocation)
    if language == nil, invocation.operands.contains("-") {
      throw UsageError("stdin has no name that tells its language", help: ["name it with --language"])
    }
    return language
  }

  /// The language of a source, or `nil` after a report that nothing tells it.
  static func language(
    of input: InputFile, _ given: SourceLanguage?, _ reporter: Reporter
  ) -> SourceLanguage? {
    if let language = given ?? SourceLanguage(fileName: input.name) { return language }
    reporter.fail(
      "nothing tells the language of this file; name it with --language", file: input.name,
      id: "unknown-language")
    return nil
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
