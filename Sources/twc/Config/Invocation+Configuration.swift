import StyleModel

/// A command line together with its configuration.
enum ConfiguredInvocation {
  case ready(Invocation)
  /// What is wrong in the configuration has been reported.
  case failed(Int32)
}

extension Invocation {
  /// The command line with what the nearest configuration says where it is silent.
  func configured() throws(UsageError) -> ConfiguredInvocation {
    guard command.options.contains(.config) else { return .ready(self) }
    var copy = self
    copy.forgetConfiguration()
    if has(.noConfig) {
      if has(.config) { throw UsageError("--config and --no-config exclude one another") }
      return .ready(copy)
    }
    guard let path = try copy.configurationPath() else { return .ready(copy) }
    let reporter = Reporter(copy.findingFormat, isStrict: false)
    guard let configuration = Configuration.load(path, reporter) else { return .failed(reporter.finish()) }
    copy.take(configuration)
    return .ready(copy)
  }

  /// How findings are written, by whichever option the command has.
  private var findingFormat: Reporter.Format {
    for option in [Option.format, .checkFormat, .listFormat] {
      if let word = self[option], let format = Reporter.Format(rawValue: word) { return format }
    }
    return .text
  }

  /// The file that `--config` names, or the nearest one above the operands.
  private func configurationPath() throws(UsageError) -> String? {
    if let path = self[.config] { return path }
    var found: (path: String?, operand: String)?
    for operand in command.takesFiles ? operands.filter({ $0 != "-" }) : [] {
      let path = Configuration.path(above: Self.folder(of: operand))
      if let found, found.path != path {
        throw UsageError(
          "\(found.operand) and \(operand) belong to different configurations: "
            + "\(found.path ?? "none") and \(path ?? "none")",
          help: ["run them one by one, or name one with --config"])
      }
      found = found ?? (path, operand)
    }
    if let found { return found.path }
    return Configuration.path(above: "")
  }

  /// The folder in which an operand stands: itself, that of a file, or what stands before the first sign of a pattern.
  private static func folder(of operand: String) -> String {
    if let status = FileStatus.of(operand) { return status.isFolder ? operand : Path.folder(of: operand) }
    // A place in a file, as explain takes it.
    if let place = SourcePlace(operand) { return Path.folder(of: place.path) }
    return Glob.isPattern(operand) ? Glob.folder(of: operand) : Path.folder(of: operand)
  }

  /// Takes over what the command line does not say itself.
  private mutating func take(_ configuration: Configuration) {
    self.configuration = configuration
    // The platform, its version and the device belong together.
    let place: [Option] = [.platform, .os, .device]
    let isPlaced = place.contains { has($0) }
    for (option, values) in configuration.options where !(isPlaced && place.contains(option)) {
      // Options of one spelling, such as --to, differ from command to command.
      let rows = command.options.map(\.row).filter { $0.name == option.row.name }
      guard let row = rows.first, !has(row.option) else { continue }
      if case .choice(let words) = row.value, !values.allSatisfy({ words.contains($0) }) { continue }
      add(values, of: row.option)
    }
  }
}
