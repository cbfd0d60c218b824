import Foundation
import TestSupport

/// Runs the built `twc` as a process of its own.
enum Tool {
  /// What a run came to.
  struct Outcome {
    let code: Int32
    let bytes: [UInt8]
    let errors: String

    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The lines of stdout, without the end of the last one.
    var lines: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }
  }

  /// The binary beside the test bundle.
  static let path: String = {
    if let given = ProcessInfo.processInfo.environment["TWC_BINARY"] { return given }
    let arguments = CommandLine.arguments
    let bundles =
      arguments.filter { $0.hasSuffix(".xctest") } + arguments.prefix(1) + [Bundle.main.executablePath ?? ""]
    let folders = bundles.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let found = folders.map { $0.appendingPathComponent("twc").path }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    return found ?? "twc"
  }()

  /// Runs `twc` in a folder.
  static func run(
    _ arguments: [String], stdin: [UInt8] = [], in folder: Scratch? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch(path, arguments, stdin: stdin, in: folder, environment: environment)
  }

  /// Runs a line of bash in which `$TWC` is the binary.
  static func bash(_ script: String, stdin: [UInt8] = [], in folder: Scratch? = nil) throws -> Outcome {
    try launch("/bin/bash", ["-c", script], stdin: stdin, in: folder, environment: ["TWC": path])
  }

  private static func launch(
    _ executable: String, _ arguments: [String], stdin: [UInt8], in folder: Scratch?,
    environment: [String: String]
  ) throws -> Outcome {
    // Files take any amount without anyone reading at the same time.
    let streams = try Scratch()
    try streams.write(stdin, to: "stdin")
    try streams.write([], to: "stdout")
    try streams.write([], to: "stderr")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: (folder ?? streams).path)
    var variables = ["PATH": "/usr/bin:/bin", "NO_COLOR": "1"]
    variables.merge(environment) { $1 }
    process.environment = variables
    process.standardInput = try FileHandle(forReadingFrom: streams.url("stdin"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url("stdout"))
    process.standardError = try FileHandle(forWritingTo: streams.url("stderr"))
    try process.run()
    process.waitUntilExit()
    // A signal counts as a shell counts it.
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      code: process.terminationStatus + (isSignal ? 128 : 0), bytes: try streams.bytes("stdout"),
      errors: try streams.text("stderr"))
  }
}
