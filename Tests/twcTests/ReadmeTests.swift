import Foundation
import TestSupport
import Testing

/// Runs every console example of the README and of the guides, and compares what it prints.
@Suite struct ReadmeTests {
  struct Example {
    let file: String
    let command: String
    let output: String
  }

  static let files = [
    "README.md", "docs/states.md", "docs/recipes-and-rules.md", "docs/themes.md", "docs/flow.md",
    "docs/surfaces.md",
    "docs/at-scale.md",
    "docs/builds-and-ci.md",
    "docs/checking.md",
    "docs/formatting.md",
    "docs/preview.md",
  ]

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

  @Test("prints what a guide says", arguments: files)
  func prints(_ file: String) throws {
    var text = try Repository.text(file)
    let examples = Self.examples(in: text, file: file)
    #expect(!examples.isEmpty)
    // What a command writes, the next one may read; the repository itself stays as it is.
    let folder = try Scratch()
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    where !name.hasPrefix(".") {
      try folder.link(name, to: Repository.root.appendingPathComponent(name).path)
    }
    for example in examples {
      let output = try Self.run(example.command, in: folder)
      if Repository.isRecording {
        let old = "$ \(example.command)\n" + (example.output.isEmpty ? "" : example.output + "\n")
        let new = "$ \(example.command)\n" + (output.isEmpty ? "" : output + "\n")
        text = text.replacingOccurrences(of: old, with: new)
      } else {
        #expect(output == example.output, "\(example.command)")
      }
    }
    if Repository.isRecording {
      try text.write(to: Repository.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
  }

  /// What a shell prints for a command, both streams in order.
  private static func run(_ command: String, in folder: Scratch) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1; \(command)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
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
