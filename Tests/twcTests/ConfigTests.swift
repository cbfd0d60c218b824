import Foundation
import TestSupport
import Testing

/// `twc.json`: where it is found, what it says, and what is wrong in it.
@Suite struct ConfigTests {
  static let card = #"{ "named": { "brand-box": "p-4" } }"#

  @Test("counts where the command line is silent, from any folder below")
  func found() throws {
    let folder = try Scratch([
      "twc.json": #"{ "rules": "rules.json", "context": { "scheme": "dark" } }"#, "rules.json": Self.card,
      "a/b/s.json": Screen.text("brand-box dark:opacity-50"),
    ])
    let style = try Tool.run(["style", "brand-box dark:opacity-50", "--compact"], in: folder)
    #expect(style.text == #"{"common":{"opacity":0.5},"layout":{"padding":16}}"# + "\n")
    let light = try Tool.run(["style", "dark:opacity-50", "--compact", "--scheme", "light"], in: folder)
    #expect(light.text == "{}\n")
    try Row(arguments: ["compile", "a/b/s.json"], has: ["\"padding\":16"]).check(in: folder)
    try Row(arguments: ["check", "a"], out: "", errors: ["0 errors"]).check(in: folder)
    try Row(
      arguments: ["check", "a", "--no-config"], has: ["\"brand-box\" [unknown-class]"], errors: ["1 error"],
      code: 1
    ).check(in: folder)
  }

  @Test("is named by --config, and one of files that belong together")
  func named() throws {
    let folder = try Scratch([
      "x/twc.json": "{}", "x/a.json": Screen.text("p-4"), "y/a.json": Screen.text("p-4"),
      "other.json": #"{ "theme": "tailwind" }"#,
    ])
    try Row(
      arguments: ["style", "bg-blue-500", "--compact", "--config", "other.json"],
      out: ##"{"common":{"background":"#2B7FFF"}}"## + "\n"
    ).check(in: folder)
    try Row(
      arguments: ["check", "x/a.json", "y/a.json"],
      errors: ["belong to different configurations: x/twc.json and none"],
      code: 2
    ).check(in: folder)
    try Row(arguments: ["check", "x/a.json", "y/a.json", "--no-config"], out: "", errors: ["2 documents"])
      .check(in: folder)
    try Row(
      arguments: ["style", "p-4", "--config", "none.json"], errors: ["none.json: error: cannot read"], code: 3
    ).check(in: folder)
    try Row(
      arguments: ["style", "p-4", "--config", "other.json", "--no-config"], errors: ["exclude one another"],
      code: 2
    ).check(in: folder)
  }

  @Test("names the content, levels, patterns and reserved names")
  func content() throws {
    let folder = try Scratch([
      "twc.json": #"""
      { "content": ["Sources/**", "Screens/*.json", "!Sources/Old"], "reserved": ["js-"],
        "levels": { "duplicate-class": "error", "shorthand": "off" },
        "patterns": { "style": { "pattern": "look\\(\"(?<classes>[^\"]*)\"", "languages": ["swift"] } } }
      """#,
      "Sources/A.swift": "x.look(\"p-2 p-2 px-1 py-1\")\n", "Sources/Old/B.swift": "x.tw(\"nope\")\n",
      "Sources/C.js": "x.look(\"nope\")\n", "Screens/s.json": Screen.text("js-hook p-4"),
      "Screens/deep/t.json": Screen.text("nope"),
    ])
    try Row(
      arguments: ["check"],
      out: """
        Sources/A.swift:1:9: error: "p-2" stands twice [duplicate-class]
        x.look("p-2 p-2 px-1 py-1")
                ^~~
        help: remove "p-2 "
        Sources/A.swift:1:13: warning: "p-2" does nothing: "px-1" and "py-1" set all that it sets [shadowed-class]
        x.look("p-2 p-2 px-1 py-1")
                    ^~~

        """,
      errors: [
        "checked 1 document, 2 components, 0 styles, 2 sources, 1 class string, 6 classes: 1 error, 1 warning"
      ],
      code: 1
    ).check(in: folder)
    try Row(
      arguments: ["check", "--level", "duplicate-class=note"], has: ["note: \"p-2\" stands twice"],
      errors: ["0 errors"]
    )
    .check(in: folder)
    try Row(
      arguments: ["scan"], out: "Sources/A.swift:1:9: p-2 p-2 px-1 py-1\nScreens/s.json:1:72: js-hook p-4\n"
    )
    .check(in: folder)
    try Row(arguments: ["compile", "--check"], errors: ["Screens/s.json: error: compiling changes"], code: 1)
      .check(in: folder)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let config: String
    let place: String
    let message: String
    var code: Int32 = 1

    var testDescription: String { config }
  }

  static let faults: [Fault] = [
    Fault(config: "[]", place: "1:1", message: "a configuration is an object [config-form]"),
    Fault(
      config: #"{"theem": "x"}"#, place: "1:2", message: "a configuration has no key \"theem\" [unknown-key]"),
    Fault(config: #"{"theme": 7}"#, place: "1:11", message: "\"theme\" is a file's path or a name"),
    Fault(config: #"{"theme": "a", "theme": "b"}"#, place: "1:16", message: "the key \"theme\" stands twice"),
    Fault(
      config: #"{"recipes": [1]}"#, place: "1:14", message: "\"recipes\" is an array of texts, or one text"),
    Fault(config: #"{"target": "css3"}"#, place: "1:12", message: "\"target\" is "),
    Fault(config: #"{"context": {"os": true}}"#, place: "1:20", message: "\"os\" is VERSION"),
    Fault(
      config: #"{"context": {"sizeClas": "x"}}"#, place: "1:14",
      message: "\"context\" has no key \"sizeClas\""),
    Fault(config: #"{"context": {"reduceMotion": 1}}"#, place: "1:30", message: "is true or false"),
    Fault(config: #"{"states": ["hoover"]}"#, place: "1:13", message: "not \"hoover\""),
    Fault(
      config: #"{"rules": []}"#, place: "1:11", message: "\"rules\" is a file's path, or an object of rules"),
    Fault(config: #"{"rules": {"vieww": "p-4"}}"#, place: "1:12", message: "vieww"),
    Fault(config: #"{"rules": {"view": "p-4 nopp"}}"#, place: "1:25", message: "unknown class \"nopp\""),
    Fault(
      config: ##"{"rules": {"theme": {"colors": {"a": "#12"}}}}"##, place: "1:38", message: "[unknown-color]"),
    Fault(config: #"{"conditions": {"busy": "1 +"}}"#, place: "1:25", message: "cannot be read"),
    Fault(config: #"{"reserved": "js-"}"#, place: "1:14", message: "\"reserved\" is an array of texts"),
    Fault(config: #"{"content": [""]}"#, place: "1:14", message: "\"content\" is an array of texts"),
    Fault(
      config: #"{"levels": {"nothing": "off"}}"#, place: "1:13", message: "no finding has the identifier"),
    Fault(config: #"{"levels": {"shorthand": "loud"}}"#, place: "1:26", message: "a level is"),
    Fault(
      config: #"{"patterns": {"a": "é\\(("}}"#, place: "1:26", message: "the pattern \"a\" cannot be read"),
    Fault(
      config: #"{"patterns": {"a": {"languages": []}}}"#, place: "1:20", message: "has the key \"pattern\""),
    Fault(
      config: #"{"patterns": {"a": {"pattern": "x", "languages": ["cobol"]}}}"#, place: "1:51",
      message: "the languages are swift,"),
    Fault(config: #"{"theme": }"#, place: "1:11", message: "[json-syntax]", code: 3),
  ]

  @Test("points at what is wrong", arguments: faults)
  func fault(_ fault: Fault) throws {
    let folder = try Scratch(["twc.json": fault.config])
    let outcome = try Tool.run(["style", "p-4"], in: folder)
    #expect(outcome.code == fault.code, "\(outcome.errors)")
    #expect(outcome.text == "")
    #expect(outcome.errors.hasPrefix("twc.json:\(fault.place): error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(fault.message), "\(outcome.errors)")
  }

  @Test("takes every key that it documents")
  func everyKey() throws {
    let folder = try Scratch(["twc.json": try Repository.text("Tests/Fixtures/Configs/every-key.json")])
    try Row(arguments: ["style", "p-4", "--compact"], out: "{\"layout\":{\"padding\":16}}\n").check(
      in: folder)
    let schema = try Tool.run(["schema", "--of", "config"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any])
    let keys = try #require(object["properties"] as? [String: Any]).keys
    let written = try #require(
      try JSONSerialization.jsonObject(
        with: Data(Repository.bytes("Tests/Fixtures/Configs/every-key.json"))) as? [String: Any])
    #expect(Set(keys) == Set(written.keys))
    let guide = try Repository.text("docs/configuration.md")
    for key in keys where key != "$schema" { #expect(guide.contains("`\(key)`"), "\(key)") }
    let context = try #require(
      (object["properties"] as? [String: [String: Any]])?["context"]?["properties"] as? [String: Any])
    for key in context.keys { #expect(guide.contains("`\(key)`"), "\(key)") }
  }

  @Test("leaves names to others that begin as the configuration says")
  func reserved() throws {
    let folder = try Scratch(["twc.json": #"{ "reserved": ["qa-"] }"#])
    try Row(
      arguments: ["style", "qa-hook hover:qa-[x] !qa-1 p-4", "--compact"],
      out: "{\"layout\":{\"padding\":16}}\n"
    ).check(in: folder)
    try Row(arguments: ["style", "qb-hook"], out: "", errors: ["unknown class \"qb-hook\""], code: 1).check(
      in: folder)
    try Row(arguments: ["style", "qa-hook", "--no-config"], out: "", errors: ["\"qa-hook\""], code: 1).check(
      in: folder)
  }
}

/// Ignore files.
@Suite struct IgnoreTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let files: [String: String]
    /// The sources that are left.
    let left: [String]

    var testDescription: String {
      files.keys.sorted().map { "\($0): \(files[$0] ?? "")" }.joined(separator: "; ")
    }
  }

  static let samples: [Sample] = [
    Sample(files: [:], left: ["a.swift", "build/b.swift", "src/a.swift", "src/gen/c.swift", "src/gen/d.js"]),
    Sample(
      files: [".gitignore": "build/\n"], left: ["a.swift", "src/a.swift", "src/gen/c.swift", "src/gen/d.js"]),
    Sample(files: [".gitignore": "a.swift"], left: ["build/b.swift", "src/gen/c.swift", "src/gen/d.js"]),
    Sample(
      files: [".gitignore": "/a.swift"],
      left: ["build/b.swift", "src/a.swift", "src/gen/c.swift", "src/gen/d.js"]),
    Sample(files: [".gitignore": "*.swift\n!c.swift\n# d.js"], left: ["src/gen/c.swift", "src/gen/d.js"]),
    Sample(
      files: [".gitignore": "gen\n!src/gen/c.swift"], left: ["a.swift", "build/b.swift", "src/a.swift"]),
    Sample(
      files: [".gitignore": "src/*\n!src/gen"],
      left: ["a.swift", "build/b.swift", "src/gen/c.swift", "src/gen/d.js"]),
    Sample(files: [".gitignore": "src/**/*.swift"], left: ["a.swift", "build/b.swift", "src/gen/d.js"]),
    Sample(files: [".gitignore": "**/gen"], left: ["a.swift", "build/b.swift", "src/a.swift"]),
    Sample(files: [".gitignore": "src/**"], left: ["a.swift", "build/b.swift"]),
    Sample(
      files: [".gitignore": "*.js", "src/.gitignore": "!d.js"],
      left: ["a.swift", "build/b.swift", "src/a.swift", "src/gen/c.swift", "src/gen/d.js"]),
    Sample(files: [".twcignore": "[ab].swift"], left: ["src/gen/c.swift", "src/gen/d.js"]),
    Sample(files: [".ignore": "a.swif?  "], left: ["build/b.swift", "src/gen/c.swift", "src/gen/d.js"]),
  ]

  private static func folder(_ files: [String: String]) throws -> Scratch {
    var all = files
    for name in ["a.swift", "build/b.swift", "src/a.swift", "src/gen/c.swift"] {
      all[name] = "x.tw(\"p-1\")\n"
    }
    all["src/gen/d.js"] = "cn(\"p-1\")\n"
    return try Scratch(all)
  }

  private static func scanned(_ arguments: [String], in folder: Scratch) throws -> [String] {
    try Tool.run(["scan"] + arguments, in: folder).lines.map { String($0.prefix { $0 != ":" }) }
  }

  @Test("leave files out as git does", arguments: samples)
  func ignored(_ sample: Sample) throws {
    let folder = try Self.folder(sample.files)
    #expect(try Self.scanned(["."], in: folder).map { String($0.dropFirst(2)) } == sample.left)
    #expect(try Self.scanned([".", "--no-ignore"], in: folder).count == 5)
    // Git itself agrees.
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git"),
      sample.files.keys.allSatisfy({ $0.hasSuffix(".gitignore") })
    else { return }
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/bin/sh")
    git.arguments = ["-c", "git init -q && git ls-files -co --exclude-standard | grep -v gitignore > list"]
    git.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try git.run()
    git.waitUntilExit()
    let list = try folder.text("list").split(separator: "\n").map(String.init).filter { $0 != "list" }
    #expect(list.sorted() == sample.left.sorted())
  }

  @Test("leave out nothing that is named")
  func named() throws {
    let folder = try Self.folder([".gitignore": "*\n"])
    #expect(try Self.scanned(["a.swift"], in: folder) == ["a.swift"])
    #expect(try Self.scanned(["src"], in: folder) == [])
  }

  @Test("reach into the folder below, and no farther than the repository")
  func repositories() throws {
    let folder = try Self.folder([
      ".gitignore": "d.js\n", "src/.git/HEAD": "", "src/.gitignore": "gen/c.swift\n",
    ])
    #expect(try Self.scanned(["src"], in: folder) == ["src/a.swift", "src/gen/d.js"])
  }
}
