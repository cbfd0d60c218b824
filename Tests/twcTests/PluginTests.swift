import TestSupport
import Testing

/// What can be said about the plugins without a build; `make test-plugins` builds with them.
@Suite struct PluginTests {
  @Test("plugins read the files of a target alike")
  func shared() throws {
    let folder = "Plugins"
    #expect(
      try Repository.text("\(folder)/TwcBuildPlugin/TargetSetup.swift")
        == Repository.text("\(folder)/TwcCheckPlugin/TargetSetup.swift"))
  }

  @Test("the example is checked, formatted and exported as its plugin does it")
  func example() throws {
    let folder = try Scratch()
    let sources = Repository.root.appendingPathComponent("Examples/SwiftPackage/Sources/Screens").path
    let setup = ["--recipes", "\(sources)/Recipes", "--theme", "\(sources)/Theme.json"]
    try Row(
      arguments: ["check", "--stamp", "out.swift"] + setup + ["\(sources)/main.swift"], out: "",
      errors: ["checked 1 source, 4 class strings"]
    ).check(in: folder)
    #expect(try folder.text("out.swift") == "// The classes are checked.\n")
    try Row(arguments: ["fmt", "--check"] + setup + ["\(sources)/main.swift"], out: "", errors: ["0 errors"])
      .check(in: folder)
    try Row(arguments: ["recipes", "export", "-o", "Recipes.swift"] + setup, out: "").check(in: folder)
    #expect(
      try folder.text("Recipes.swift").contains(
        "public static func chip(kind: Chip.Kind? = nil, size: Chip.Size? = nil) -> Swift.String {"))
    #expect(try folder.text("Recipes.swift").contains("static let card: Swift.String"))
  }

  @Test("what is wrong leaves no stamp, and what cannot be written is said")
  func stamp() throws {
    let folder = try Scratch(["a.swift": #"x.tw("nope")"#, "b.swift": #"x.tw("p-4")"#])
    try Row(
      arguments: ["check", "--stamp", "s.swift", "a.swift"], has: ["unknown class"], errors: ["1 error"],
      code: 1
    ).check(in: folder)
    #expect(!folder.exists("s.swift"))
    try Row(arguments: ["check", "--stamp", "no/s.swift", "b.swift"], errors: ["cannot write"], code: 3)
      .check(in: folder)
  }

  @Test("an export keeps a file that is as it should be")
  func export() throws {
    let folder = try Scratch(["r.json": #"{"chip": "p-4"}"#])
    let arguments = [
      "recipes", "export", "--recipes", "r.json", "--name", "Names", "-o", "out.swift", "chip",
    ]
    try Row(arguments: arguments, out: "").check(in: folder)
    let text = try folder.text("out.swift")
    #expect(text.contains("public enum Names {\n  /// The recipe `chip`.\n"))
    try folder.setMode(0o444, "out.swift")
    try Row(arguments: arguments, out: "").check(in: folder)
    try Row(arguments: ["recipes", "export", "crad"], errors: ["did you mean \"card\"?"], code: 2).check(
      in: folder)
    try Row(arguments: ["recipes", "export", "--name", "a b"], errors: ["a name for a type"], code: 2).check(
      in: folder)
    try Row(
      arguments: ["recipes", "export", "--to", "swift", "chip", "--recipes", "r.json"],
      has: ["static let chip"]
    ).check(in: folder)
  }
}
