/// The standard streams.
enum Output {
  /// Writes a result to stdout; a reader that has gone is no fault, anything else is reported.
  static func write(_ bytes: [UInt8]) -> Int32 {
    do throws(SystemError) {
      try System.write(System.output, bytes)
      return ExitCode.fine
    } catch {
      return failed(error)
    }
  }

  /// The exit code after stdout refused bytes; reported unless the reader has just gone.
  static func failed(_ error: SystemError) -> Int32 {
    if error.isClosedPipe { return ExitCode.fine }
    complain("<stdout>: error: cannot write: \(error.message) [cannot-write]\n")
    return ExitCode.inputOutput
  }

  static func print(_ text: String) -> Int32 { write(Array(text.utf8)) }

  /// Writes to stderr; when even that fails nobody is left to tell.
  static func complain(_ text: String) { complain(Array(text.utf8)) }

  static func complain(_ bytes: [UInt8]) {
    do throws(SystemError) { try System.write(System.errors, bytes) } catch {}
  }
}
