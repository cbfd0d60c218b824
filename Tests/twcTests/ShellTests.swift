import Foundation
import Testing

/// `twc completions` and `twc man`, which are made of the command table.
@Suite struct ShellTests {
  /// The commands, subcommands and options that help tells of.
  private static func words() throws -> [String] {
    var words: Set<String> = []
    func add(_ command: [String]) throws {
      let help = try Tool.run(["help"] + command).text
      for line in help.split(separator: "\n") {
        let found = line.split(whereSeparator: { " ,|[]=".contains($0) }).filter { $0.hasPrefix("--") }
        if line.hasPrefix("  -") { words.formUnion(found.prefix(1).map { String($0) }) }
      }
    }
    let overview = try Tool.run(["--help"]).text
    let rows = overview.components(separatedBy: "Options:")[0].split(separator: "\n").filter {
      $0.hasPrefix("  ")
    }
    for command in rows.compactMap({ $0.split(separator: " ").first.map { String($0) } }) {
      words.insert(command)
      try add([command])
    }
    return words.sorted()
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowEverything(_ shell: String) throws {
    let script = try Tool.run(["completions", shell])
    #expect(script.code == 0)
    let words = try Self.words()
    #expect(words.count > 40)
    for word in words {
      let written = shell == "fish" && word.hasPrefix("--") ? "-l \(word.dropFirst(2)) " : word
      #expect(script.text.contains(written), "\(word)")
    }
    #expect(script.text.contains("diff") && script.text.contains("dark"))
  }

  @Test(arguments: [
    ("sty", "style"), ("style --sch", "--scheme"), ("style --scheme d", "dark"), ("compile --jo", "--jobs"),
    ("recipes sh", "show"), ("recipes lint --fail-on w", "warning"),
    ("theme export --to s", "swift stemjson"),
    ("help cas", "cascade"), ("help comp", "compile completions"), ("help exit", "exit-codes"),
    ("completions z", "zsh"), ("--v", "--version"), ("nope --", ""),
  ])
  func bashCompletes(_ line: String, _ due: String) throws {
    let script = """
      source <("$TWC" completions bash)
      COMP_WORDS=(twc \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _twc; echo "${COMPREPLY[@]}"
      """
    let outcome = try Tool.bash(script)
    let found = Set(outcome.text.split(whereSeparator: { $0 == " " || $0 == "\n" }))
    if due.isEmpty {
      #expect(!found.contains("--theme"), "\(outcome.text)\(outcome.errors)")
    } else {
      #expect(found == Set(due.split(separator: " ")), "\(outcome.text)\(outcome.errors)")
    }
  }

  @Test func manual() throws {
    let page = try Tool.run(["man"]).text
    #expect(page.hasPrefix(".TH TWC 1"))
    for word in try Self.words() {
      #expect(
        page.contains(word.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")),
        "\(word)")
    }
    // No line of text is taken for a request that the page does not mean.
    let requests = [".TH", ".SH", ".SS", ".TP", ".B", ".I", ".RI"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
    try Row(arguments: ["man", "style"], errors: ["man takes options alone"], code: 2).check()
    for shell in [["tcsh"], [], ["bash", "zsh"]] {
      try Row(arguments: ["completions"] + shell, errors: ["name one shell"], code: 2).check()
    }
  }
}
