import Testing

/// Which files operands stand for, and where their results go below a folder.
@Suite struct InputTests {
  private func folder() throws -> Scratch {
    let names = [
      "in/a.json", "in/b-1.json", "in/sub/c.json", "in/sub/deep/d.json", "in/.hidden/e.json", "in/.f.json",
      "in/notes.txt", "in/[x].json",
    ]
    let folder = try Scratch(Dictionary(uniqueKeysWithValues: names.map { ($0, Screen.withClasses) }))
    try folder.link("in/sub/up", to: "..")
    try folder.link("in/top", to: "../..")
    return folder
  }

  @Test(
    arguments: [
      (["in"], ["[x].json", "a.json", "b-1.json", "sub/c.json", "sub/deep/d.json"]),
      (["in/"], ["[x].json", "a.json", "b-1.json", "sub/c.json", "sub/deep/d.json"]),
      (["in/sub"], ["c.json", "deep/d.json"]), (["in/.hidden"], ["e.json"]),
      (["in/a.json"], ["a.json"]), (["./in/../in/a.json"], ["a.json"]),
      (["in/a.json", "in/sub/c.json"], ["in/a.json", "in/sub/c.json"]),
      (["in/a.json", "in/a.json", "./in/a.json"], ["a.json"]),
      (["in/sub", "in/a.json"], ["c.json", "deep/d.json", "in/a.json"]),
      (["in/*.json"], ["in/[x].json", "in/a.json", "in/b-1.json"]), (["in/?.json"], ["in/a.json"]),
      (["in/[a-c].json"], ["in/a.json"]), (["in/[!a]*.json"], ["in/[x].json", "in/b-1.json"]),
      (["in/[x].json"], ["[x].json"]), (["in/\\[x\\].js*"], ["in/[x].json"]),
      (["in/**/c.json"], ["in/sub/c.json"]), (["**/d.json"], ["in/sub/deep/d.json"]),
      (["in/**/*.json"], ["in/[x].json", "in/a.json", "in/b-1.json", "in/sub/c.json", "in/sub/deep/d.json"]),
      (["in/**"], ["in/[x].json", "in/a.json", "in/b-1.json", "in/sub/c.json", "in/sub/deep/d.json"]),
      (["**/**/deep"], ["d.json"]), (["i*/s*/*.json"], ["in/sub/c.json"]), (["in/.*.json"], ["in/.f.json"]),
      (["in/.h*/*"], ["in/.hidden/e.json"]), (["in/notes.txt"], ["notes.txt"]),
    ] as [([String], [String])])
  func operands(_ operands: [String], _ written: [String]) throws {
    let folder = try folder()
    let before = Set(folder.files())
    try Row(arguments: ["compile"] + operands + ["-o", "out/"], out: "").check(in: folder)
    #expect(folder.files().filter { !before.contains($0) } == written.map { "out/\($0)" }.sorted())
    for name in written { #expect(try folder.text("out/\(name)") == Screen.compiled) }
  }

  @Test func pathsThatLeadOut() throws {
    let folder = try folder()
    let outcome = try Tool.bash(
      #"mkdir w && cd w && "$TWC" compile ../in/a.json ../in/sub/c.json -o out/"#, in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(folder.files().filter { $0.hasPrefix("w/") } == ["w/out/a.json", "w/out/sub/c.json"])
    let paths = ["in/a.json", "in/b-1.json"].map { folder.url($0).path }
    try Row(arguments: ["compile"] + paths + ["-o", "abs/"]).check(in: folder)
    #expect(folder.files().filter { $0.hasPrefix("abs/") } == ["abs/in/a.json", "abs/in/b-1.json"])
  }

  @Test func linksToFoldersAreFollowedOnce() throws {
    let folder = try Scratch(["far/x.json": Screen.withClasses, "in/real/y.json": Screen.withClasses])
    try folder.link("in/alias", to: "real")
    try folder.link("in/far", to: "../far")
    try folder.link("in/far-again", to: "../far")
    try folder.link("far/back", to: "../in")
    try Row(arguments: ["compile", "in", "-o", "out/"]).check(in: folder)
    #expect(folder.files().filter { $0.hasPrefix("out/") } == ["out/far/x.json", "out/real/y.json"])
  }

  @Test(arguments: [
    Row(
      arguments: ["compile", "nope.json"],
      errors: ["nope.json: error: cannot read: No such file or directory"], code: 3),
    Row(arguments: ["compile", ""], errors: ["No such file"], code: 3),
    Row(
      arguments: ["compile", "in/x*.json"],
      errors: ["in/x*.json: error: no file fits this pattern [no-match]"], code: 3),
    Row(arguments: ["compile", "no/**/*.json", "--check"], errors: ["no file fits"], code: 3),
    Row(arguments: ["compile", "in/a.json/b"], errors: ["Not a directory"], code: 3),
    Row(arguments: ["compile", "in"], errors: ["stdout takes one document", "--write"], code: 2),
    Row(arguments: ["compile", "in/*.json"], errors: ["stdout takes one document"], code: 2),
    Row(
      arguments: ["compile", "in", "-o", "all.json"], errors: ["takes one document", "-o all.json/"], code: 2),
    Row(
      arguments: ["compile", "in/a.json", "-o", "in"],
      errors: ["in: error: cannot write: Is a directory", "in/"], code: 3),
    Row(
      arguments: ["compile", "in/a.json", "-o", "no/b.json"], errors: ["no/b.json: error: cannot write"],
      code: 3),
    Row(arguments: ["compile", "in/a.json", "-o", "in/notes.txt/"], errors: ["Not a directory"], code: 3),
    Row(
      arguments: ["compile", "in/sub/deep", "in/sub", "in", "-o", "o/"], errors: []),
  ])
  func notFound(_ row: Row) throws { try row.check(in: folder()) }

  @Test func twoInputsForOnePlace() throws {
    let folder = try Scratch(["a/x.json": Screen.withClasses, "b/x.json": Screen.withClasses, "e/n.txt": ""])
    try Row(arguments: ["compile", "a", "b", "-o", "out/"], errors: ["a/x.json and b/x.json"], code: 2).check(
      in: folder)
    try Row(arguments: ["compile", "e"], errors: ["e: error: no *.json file is in this folder"], code: 3)
      .check(in: folder)
    #expect(!folder.exists("out"))
    // An existing folder needs no slash for several.
    try Row(arguments: ["compile", "a/x.json", "b/x.json", "-o", "e"]).check(in: folder)
    #expect(folder.exists("e/a/x.json") && folder.exists("e/b/x.json"))
  }

  @Test func hardLinksAreFilesOfTheirOwn() throws {
    let folder = try Scratch(["a.json": Screen.withClasses])
    let made = try Tool.bash("ln a.json b.json && ln -s a.json c.json", in: folder)
    #expect(made.code == 0)
    try Row(arguments: ["compile", ".", "--write"], out: "").check(in: folder)
    for name in ["a.json", "b.json", "c.json"] { #expect(try folder.text(name) == Screen.compiled) }
  }

  @Test func whatIsNoFileIsNotWaitedFor() throws {
    let folder = try Scratch(["in/a.json": Screen.plain, "only/x.txt": ""])
    let made = try Tool.bash(
      "mkfifo in/pipe.json only/pipe.json && ln -s /dev/zero in/zero.json && ln -s a.json in/link.json",
      in: folder)
    #expect(made.code == 0, "\(made.errors)")
    func run(_ arguments: String) throws -> Tool.Outcome {
      try Tool.bash("timeout 20 \"$TWC\" " + arguments, in: folder)
    }
    // A folder and a pattern stand for files alone; a link is the file that it leads to.
    for arguments in ["check in", "check 'in/*.json'"] {
      let outcome = try run(arguments)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("checked 1 document,"))
    }
    #expect(try run("check only").errors.contains("only: error: no source is in this folder [no-match]"))
    #expect(try run("check 'only/*.json'").errors.contains("no file fits this pattern"))
    for arguments in [
      "check in/pipe.json", "compile in/pipe.json", "check in/zero.json", "decompile in/pipe.json",
      "style --rules in/pipe.json p-1",
    ] {
      let outcome = try run(arguments)
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains(".json: error: cannot read: this is a pipe, a socket or a device"))
    }
    // The shell's own pipes have a writer.
    let piped = try Tool.bash(
      #""$TWC" check <(cat in/a.json) && "$TWC" check /dev/stdin <in/a.json"#, in: folder)
    #expect(piped.code == 0, "\(piped.errors)")
    try folder.write(Array(Screen.withClasses.utf8), to: "b.json")
    for command in ["compile --write", "check --fix"] {
      let text = #"sed 's/"id"/"Style":{},"id"/' b.json"#
      let source = command == "check --fix" ? text : "cat b.json"
      let outcome = try Tool.bash(#"timeout 20 "$TWC" \#(command) <(\#(source))"#, in: folder)
      #expect(outcome.code == 3, "\(command): \(outcome.errors)")
      #expect(outcome.errors.contains("cannot write: this is no file"), "\(outcome.errors)")
    }
  }

  @Test func namesThatAreNotUTF8() throws {
    let folder = try Scratch(["in/a.json": Screen.plain])
    let outcome = try Tool.bash(#"cp in/a.json $'in/\xff.json' && "$TWC" compile in --check"#, in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("name is not UTF-8"))
    let named = try Tool.bash(#""$TWC" compile $'in/\xff.json'"#, in: folder)
    #expect(named.code == 3)
  }
}
