import Testing

/// What is read is not overwritten by what is made of it.
@Suite struct OutputGuardTests {
  static let rows: [[String]] = [
    ["preview", "a.json", "-o", "a.json"], ["preview", "a.json", "-o", "./a.json"],
    ["preview", "a.json", "--png", "a.json"], ["gallery", "--recipes", "r.json", "-o", "r.json"],
    ["gallery", "--theme", "t.json", "-o", "t.json"], ["diff", "r.json", "built-in", "--html", "r.json"],
    ["theme", "show", "t.json", "--html", "t.json"],
    ["gallery", "-o", "twc.json"],
  ]

  @Test("refuses to write over an input", arguments: rows)
  func refuses(_ arguments: [String]) throws {
    let files = [
      "a.json": Screen.text("p-4"), "r.json": #"{ "box": "p-4" }"#,
      "t.json": ##"{ "colors": { "a": "#123" } }"##,
      "twc.json": "{}",
    ]
    let folder = try Scratch(files)
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.code == 2 && outcome.errors.contains("would overwrite what is read"), "\(outcome.errors)")
    for (name, text) in files { #expect(try folder.text(name) == text) }
  }

  @Test("writes over an older output") func older() throws {
    let folder = try Scratch(["a.json": Screen.text("p-4"), "a.html": "old"])
    let outcome = try Tool.run(["preview", "a.json", "-o", "a.html"], in: folder)
    #expect(outcome.code == 0)
    #expect(try folder.text("a.html") != "old")
  }
}
