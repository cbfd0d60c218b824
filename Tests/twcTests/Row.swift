import Testing

/// One row of a table test: a command line and what must come of it.
struct Row: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  var stdin = ""
  /// The whole of stdout; not compared when `nil`.
  var out: String?
  /// Pieces of stdout.
  var has: [String] = []
  /// Pieces of stderr; an empty list wants an empty stderr.
  var errors: [String] = []
  var code: Int32 = 0

  var testDescription: String { arguments.joined(separator: " ") }

  /// Runs the row and checks everything that it says.
  func check(in folder: Scratch? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let outcome = try Tool.run(arguments, stdin: Array(stdin.utf8), in: folder)
    #expect(outcome.code == code, "stderr: \(outcome.errors)", sourceLocation: sourceLocation)
    if let out { #expect(outcome.text == out, sourceLocation: sourceLocation) }
    for piece in has {
      #expect(outcome.text.contains(piece), "stdout: \(outcome.text)", sourceLocation: sourceLocation)
    }
    if errors.isEmpty { #expect(outcome.errors == "", sourceLocation: sourceLocation) }
    for piece in errors {
      #expect(outcome.errors.contains(piece), "stderr: \(outcome.errors)", sourceLocation: sourceLocation)
    }
  }
}
