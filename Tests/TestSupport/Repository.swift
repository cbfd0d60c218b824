import Foundation

/// Files of the repository that tests read.
public enum Repository {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether fixtures are to be recorded; never on CI.
  public static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["TWC_RECORD"] == "1" && environment["CI"] == nil
  }

  /// The bytes of a file below the root.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The files of a folder whose names end so, sorted by name; empty when there is no such folder.
  public static func files(_ folder: String, suffix: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The lines of a file of the shared corpus of real classes; none where the corpus is not at hand.
  public static func corpus(_ name: String) -> [String] {
    let url = root.appendingPathComponent("../shared/corpus/\(name)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { String($0) }
  }

  /// The values of the `class` members of a text of JSON that are plain strings.
  public static func classes(in text: String) -> [String] {
    text.components(separatedBy: "\"class\": \"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  /// Compares a text with a recorded one, or records it.
  ///
  /// - Returns: `nil` when they are equal, else what to tell the reader.
  public static func compare(_ text: String, with path: String) throws -> String? {
    let url = root.appendingPathComponent(path)
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return nil
    }
    let recorded = try? String(contentsOf: url, encoding: .utf8)
    guard recorded != text else { return nil }
    let before = (recorded ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let after = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(before, after).enumerated().first { $1.0 != $1.1 }?.offset ?? min(before.count, after.count)
    return """
      \(path) differs from line \(line + 1) on; `make record` records what the engine gives now
        recorded: \(line < before.count ? before[line] : "(end)")
        now:      \(line < after.count ? after[line] : "(end)")
      """
  }
}
