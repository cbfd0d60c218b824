/// The program as a function from arguments to an exit code.
enum Program {
  /// The one place that holds the version.
  static let version = "0.1.0"

  /// The arguments as bytes, without the program's name.
  static func rawArguments() -> [RawArgument] {
    var arguments: [RawArgument] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let text = CommandLine.unsafeArgv[index] else { continue }
      arguments.append(RawArgument(cString: text))
    }
    return arguments
  }

  static func run(_ arguments: [RawArgument]) -> Int32 {
    do throws(UsageError) {
      let invocation = try ArgumentParser.parse(arguments)
      if invocation.has(.help) { return Output.print(UsageText.help(invocation.command)) }
      do throws(UsageError) {
        switch try invocation.configured() {
        case .ready(let invocation):
          try OutputGuard.check(invocation)
          return try invocation.command.run(invocation)
        case .failed(let code): return code
        }
      } catch {
        throw error.of(invocation.command)
      }
    } catch {
      Output.complain(UsageText.complaint(error))
      return ExitCode.usage
    }
  }
}

/// What the process tells its caller.
enum ExitCode {
  static let fine: Int32 = 0
  /// Something is wrong in what was read.
  static let findings: Int32 = 1
  /// The command line makes no sense; nothing has run.
  static let usage: Int32 = 2
  /// Something could not be read or written.
  static let inputOutput: Int32 = 3
}
