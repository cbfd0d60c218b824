import TestSupport
import Testing

/// `twc gallery`, from the outside.
@Suite struct GalleryCommandTests {
  private static let recipes = ##"{"recipes":{"mine":{"description":"<i>","base":"p-2 hover:bg-brand"}}}"##
  private static let theme = ##"{"colors":{"brand":"#123456"}}"##

  @Test("writes one page to stdout, with recipes, rules and a theme of one's own")
  func page() throws {
    let folder = try Scratch([
      "mine.json": Self.recipes, "t.json": Self.theme, "r.json": #"{"named":{"ours":"p-3"}}"#,
    ])
    let outcome = try Tool.run(
      ["gallery", "--recipes", "mine.json", "--theme", "t.json", "--rules", "r.json"], in: folder)
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(outcome.text.hasPrefix("<!DOCTYPE html>") && outcome.text.hasSuffix("</html>\n"))
    for piece in ["<h3>mine</h3>", "<h3>ours</h3>", "<h3>button</h3>", "&lt;i&gt;", "#123456"] {
      #expect(outcome.text.contains(piece), "\(piece)")
    }
  }

  @Test("writes a file at once, and nothing where something is wrong")
  func file() throws {
    let folder = try Scratch(["mine.json": Self.recipes, "t.json": Self.theme])
    try Row(
      arguments: ["gallery", "--recipes", "mine.json", "-o", "g.html"], out: "", errors: ["brand"], code: 1
    )
    .check(in: folder)
    #expect(!folder.exists("g.html"))
    let sources = ["--recipes", "mine.json", "--theme", "t.json"]
    try Row(arguments: ["gallery", "-o", "g.html"] + sources, out: "").check(in: folder)
    #expect(try folder.text("g.html").contains("<h3>mine</h3>"))
    try Row(
      arguments: ["gallery", "--recipes", "mine.json", "--keep-going", "-o", "k.html"], out: "",
      errors: ["unknown-token"], code: 1
    ).check(in: folder)
    #expect(try folder.text("k.html").contains("<h3>mine</h3>"))
  }

  @Test(
    "says what is wrong with the command line",
    arguments: [
      Row(arguments: ["gallery", "screen.json"], errors: ["gallery takes options alone"], code: 2),
      Row(
        arguments: ["gallery", "-o", "missing/g.html"], errors: ["cannot write", "[cannot-write]"], code: 3),
      Row(arguments: ["gallery", "--theme", "nope"], errors: ["nope"], code: 3),
      Row(arguments: ["gallery", "--help"], has: ["--output", "--theme", "--recipes", "--rules"]),
    ])
  func usage(_ row: Row) throws { try row.check() }
}
