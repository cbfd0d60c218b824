import Foundation
import Testing

/// `twc compile --cache` and `--watch`: only what changed is compiled, and what depends on it.
@Suite struct CompileCacheTests {
  private static func text(_ classes: String, rules: String = "") -> String {
    #"{"id":"t","type":"text"\#(rules),"class":"\#(classes)"}"#
  }

  private static let recipes =
    #"{"recipes":{"one":"deep p-1","two":{"base":"m-0","slots":{"s":"bold"}},"deep":"italic"}}"#

  /// Documents by name, and what a change is expected to compile anew.
  private static func folder() throws -> Scratch {
    try Scratch([
      "in/one.json": text("one"), "in/two.json": text("two"), "in/slot.json": text("two/s"),
      "in/none.json": text("p-4"), "in/rules.json": text("p-4", rules: #","rules":{"named":{"x":"one"}}"#),
      "in/warned.json": text("hover:p-4"), "r.json": recipes, "theme.json": #"{"spacing": 4}"#,
    ])
  }

  private static let all = ["none", "one", "rules", "slot", "two", "warned"]
  private static let arguments = ["compile", "in", "-o", "out/", "--cache", "kept", "--recipes", "r.json"]

  /// Runs with the cache, and tells which documents were compiled: those whose results were taken away before.
  private static func compiled(_ folder: Scratch, _ more: [String] = []) throws -> [String] {
    let kept = folder.files().filter { $0.hasPrefix("kept/") }
    let before = try kept.map { try FileManager.default.attributesOfItem(atPath: folder.url($0).path) }
    let stamps = Dictionary(uniqueKeysWithValues: zip(kept, before.map { $0[.systemFileNumber] as? Int }))
    let outcome = try Tool.run(arguments + more, in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("hover:"))
    var anew: [String] = []
    for name in folder.files() where name.hasPrefix("kept/") {
      let now =
        try FileManager.default.attributesOfItem(atPath: folder.url(name).path)[.systemFileNumber] as? Int
      if stamps[name] != now {
        let entry = try folder.bytes(name)
        anew += all.filter { document in
          guard let bytes = try? folder.bytes("in/\(document).json") else { return false }
          return Data(entry).range(of: Data(bytes)) != nil
        }
      }
    }
    // Whatever came from the cache is what compiling gives.
    for name in all {
      let fresh = try Tool.run(["compile", "in/\(name).json", "--recipes", "r.json"] + more, in: folder)
      #expect(try folder.text("out/\(name).json") == fresh.text)
    }
    return anew.sorted()
  }

  @Test func compilesWhatChanged() throws {
    let folder = try Self.folder()
    let clean = Self.all.filter { $0 != "warned" }
    #expect(try Self.compiled(folder) == clean)
    #expect(try Self.compiled(folder) == [])
    // A document with findings is not kept, so that they are told again.
    try folder.write(Array(Self.text("p-5").utf8), to: "in/none.json")
    #expect(try Self.compiled(folder) == ["none"])
    // A recipe concerns those that use it, through other recipes too, and all that have rules of their own.
    try folder.write(
      Array(Self.recipes.replacingOccurrences(of: "italic", with: "uppercase").utf8), to: "r.json")
    #expect(try Self.compiled(folder) == ["one", "rules"])
    try folder.write(Array(Self.recipes.replacingOccurrences(of: "bold", with: "italic").utf8), to: "r.json")
    #expect(try Self.compiled(folder).contains("slot"))
    // A new name may be a class of any document.
    try folder.write(
      Array(Self.recipes.replacingOccurrences(of: "{\"one\"", with: "{\"p-5\":\"bold\",\"one\"").utf8),
      to: "r.json")
    #expect(try Self.compiled(folder) == clean)
    // Options and the theme concern all.
    #expect(try Self.compiled(folder, ["--scheme", "dark"]) == clean)
    #expect(try Self.compiled(folder, ["--theme", "theme.json"]) == clean)
    #expect(try Self.compiled(folder, ["--theme", "theme.json"]) == [])
    try folder.write(Array(#"{"spacing": 5}"#.utf8), to: "theme.json")
    #expect(try Self.compiled(folder, ["--theme", "theme.json"]) == clean)
  }

  /// A theme is made of the files that it extends too.
  @Test func filesBehindAThemeCount() throws {
    func base(_ color: String) -> [UInt8] { Array(##"{"colors":{"brand":"\##(color)"}}"##.utf8) }
    let folder = try Scratch([
      "in/a.json": #"{"id":"a","type":"text","class":"bg-brand"}"#,
      "themes/t.json": #"{"extends":"../base.json"}"#,
    ])
    for color in ["#112233", "#112233", "#445566"] {
      try folder.write(base(color), to: "base.json")
      let outcome = try Tool.run(
        ["compile", "in", "-o", "out/", "--cache", "kept", "--theme", "themes/t.json"], in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(try folder.text("out/a.json").contains(color))
    }
  }

  /// A theme or rules that can be read once, as from a pipe, count as what they are.
  @Test func pipes() throws {
    let folder = try Scratch(["1.json": Self.text("bg-y u")])
    let script = """
      for n in 1 2; do
        echo '{"colors":{"y":"#'$n$n$n$n$n$n'"}}' | "$TWC" compile 1.json --theme /dev/stdin \\
          --rules <(echo '{"utilities":{"u":"p-'$n'"}}') --cache kept | grep -o '#[0-9]*\\|padding":[0-9]*'
      done
      """
    #expect(try Tool.bash(script, in: folder).text == "#111111\npadding\":4\n#222222\npadding\":8\n")
  }

  @Test func damagedEntriesAreNotBelieved() throws {
    let folder = try Self.folder()
    _ = try Self.compiled(folder)
    for name in folder.files() where name.hasPrefix("kept/") {
      let entry = try folder.bytes(name)
      try folder.write(Array(entry.prefix(entry.count / 2)) + [0xFF, 0xFF], to: name)
    }
    #expect(try Self.compiled(folder) == Self.all.filter { $0 != "warned" })
    try folder.write([], to: "file")
    try Row(
      arguments: ["compile", "in/one.json", "--cache", "file/kept", "--recipes", "r.json"],
      errors: ["cannot keep"], code: 3
    )
    .check(in: folder)
  }

  @Test func usage() throws {
    for arguments in [["--lines", "--cache", "x"], ["--watch", "--write"], ["--watch", "--check"]] {
      try Row(arguments: ["compile", "a.json"] + arguments, errors: ["exclude one another"], code: 2).check()
    }
    try Row(arguments: ["compile", "a.json", "--watch"], errors: ["a place for what it compiles"], code: 2)
      .check()
  }

  @Test(.timeLimit(.minutes(1))) func watches() throws {
    let folder = try Self.folder()
    // Waits for a line of the log; the time limit ends what waits in vain.
    let outcome = try Tool.bash(
      """
      "$TWC" compile in -o out/ --watch --recipes r.json 2> log &
      await() { until [ "$(grep -c "$1" log)" -ge "$2" ]; do sleep 0.05; done; }
      await 'compiled 6 of 6' 1
      echo '\(Self.text("p-9"))' > in/none.json
      await 'compiled 1 of 6' 1
      echo '{"recipes":{"one":"deep nope"}}' > r.json
      await 'unknown-class' 1
      echo '\(Self.recipes.replacingOccurrences(of: "italic", with: "uppercase"))' > r.json
      await 'compiled 3 of 6' 1
      echo '\(Self.text("p-7"))' > in/new.json
      await 'compiled 1 of 7' 1
      kill -TERM $!; wait $!; echo $?
      """, in: folder)
    #expect(outcome.text == "143\n")
    #expect(try folder.text("out/none.json").contains("36"))
    #expect(try folder.text("out/one.json").contains("uppercase"))
    #expect(folder.exists("out/new.json"))
  }
}
