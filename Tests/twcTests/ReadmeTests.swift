import Foundation
import TestSupport
import Testing

/// Runs every console example of the README and of the guides, and compares what it prints.
@Suite struct ReadmeTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let file: String
    let command: String
    let output: String
    var testDescription: String { command }
  }

  static let files = [
    "README.md", "docs/states.md", "docs/recipes-and-rules.md", "docs/themes.md", "docs/flow.md",
    "docs/surfaces.md",
    "docs/at-scale.md",
  ]

  static let examples: [Example] = files.flatMap { file in
    (try? Repository.text(file)).map { examples(in: $0, file: file) } ?? []
  }

  /// The commands of ```` ```console ```` blocks, each with the lines up to the next command.
  private static func examples(in text: String, file: String) -> [Example] {
    var found: [Example] = []
    var inside = false
    var command: String?
    var output: [Substring] = []
    func finish() {
      if let command {
        found.append(Example(file: file, command: command, output: output.joined(separator: "\n")))
      }
      command = nil
      output = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if inside { finish() }
        inside = line == "```console"
      } else if inside, line.hasPrefix("$ ") {
        finish()
        command = String(line.dropFirst(2))
      } else if inside {
        output.append(line)
      }
    }
    return found
  }

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 10)
  }

  @Test("prints what the README says", arguments: examples)
  func prints(_ example: Example) throws {
    let output = try Self.run(example.command)
    if Repository.isRecording {
      let old = "$ \(example.command)\n" + (example.output.isEmpty ? "" : example.output + "\n")
      let new = "$ \(example.command)\n" + (output.isEmpty ? "" : output + "\n")
      let text = try Repository.text(example.file).replacingOccurrences(of: old, with: new)
      try text.write(
        to: Repository.root.appendingPathComponent(example.file), atomically: true, encoding: .utf8)
    } else {
      #expect(output == example.output)
    }
  }

  /// What a shell prints for a command in the repository's root, both streams in order.
  private static func run(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1; \(command)"]
    process.currentDirectoryURL = Repository.root
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(Products.folder):\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["NO_COLOR"] = "1"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var text = String(decoding: data, as: UTF8.self)
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}

/// Where the build puts executables.
enum Products {
  static let folder: String = {
    // The test bundle stands beside the executables.
    let bundle = CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path
  }()
}
