import Foundation
import TestSupport
import Testing

/// `twc preview` on the command line.
@Suite struct PreviewCommandTests {
  private static let screen =
    #"{"id":"m","type":"module","state":{"on":true},"children":[{"id":"a","type":"text","class":"p-4 text-primary","context":{"_text":"l10n://hi"}}]}"#

  @Test func writesAPage() throws {
    let folder = try Scratch(["s.json": Self.screen, "en.json": #"{"hi":"Hello & welcome"}"#])
    let outcome = try Tool.run(["preview", "s.json", "--strings", "en.json"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("<!DOCTYPE html>") && outcome.text.hasSuffix("</html>\n"))
    #expect(outcome.text.contains(">Hello &amp; welcome<") && outcome.text.contains("padding-top:16px"))
    try Row(
      arguments: [
        "preview", "-", "-o", "p.html", "--scheme", "dark", "--size", "320x480", "--text-size", "xLarge",
      ],
      stdin: Self.screen, out: "", code: 0
    ).check(in: folder)
    let page = try folder.text("p.html")
    for piece in [
      #"id="scheme-dark" checked"#, "--width:320px;--height:480px", #"id="text-size-xLarge" selected"#,
    ] {
      #expect(page.contains(piece), "\(piece)")
    }
  }

  static let wrong: [Row] = [
    Row(arguments: ["preview"], errors: ["one screen is due"], code: 2),
    Row(arguments: ["preview", "a", "b"], errors: ["one screen is due"], code: 2),
    Row(
      arguments: ["preview", "s.json", "--size", "10x10"], errors: ["--size takes points from 100 to 4096"],
      code: 2),
    Row(arguments: ["preview", "s.json", "--size", "wide"], errors: ["not \"wide\""], code: 2),
    Row(arguments: ["preview", "s.json", "--text-size", "huge"], errors: ["--text-size"], code: 2),
    Row(arguments: ["preview", "s.json", "--watch"], errors: ["--watch needs a place"], code: 2),
    Row(arguments: ["preview", "-", "--watch", "-o", "p.html"], errors: ["--watch needs a file"], code: 2),
    Row(arguments: ["preview", "none.json"], out: "", errors: ["none.json: error: cannot read"], code: 3),
    Row(arguments: ["preview", "cut.json"], out: "", errors: ["cut.json:1:"], code: 3),
    Row(
      arguments: ["preview", "data.json"], out: "", errors: ["this is no screen", "[document-form]"], code: 1),
    Row(arguments: ["preview", "bad.json"], out: "", errors: ["unknown class \"roundd\""], code: 1),
    Row(
      arguments: ["preview", "s.json", "--strings", "list.json"], out: "", errors: ["[strings-form]"], code: 1
    ),
    Row(
      arguments: ["preview", "s.json", "--strings", "number.json"], out: "",
      errors: ["a localised text is a text"], code: 1),
    Row(arguments: ["preview", "s.json", "-o", "no/such/p.html"], errors: ["cannot write"], code: 3),
  ]

  @Test("says what is wrong", arguments: wrong) func saysWhatIsWrong(_ row: Row) throws {
    try row.check(
      in: Scratch([
        "s.json": Self.screen, "cut.json": "{\"id\":", "data.json": #"{"a":[1]}"#,
        "bad.json": #"{"id":"a","type":"text","class":"roundd"}"#, "list.json": "[]",
        "number.json": #"{"a":1}"#,
      ]))
  }

  @Test func notesAreCounted() throws {
    let folder = try Scratch(["s.json": #"{"id":"a","type":"map"}"#])
    try Row(arguments: ["preview", "s.json", "-o", "p"], errors: ["1 note; --notes shows it"]).check(
      in: folder)
    try Row(
      arguments: ["preview", "s.json", "-o", "p", "--notes"],
      errors: ["s.json: note: a: a frame stands for the map [not-shown]"]
    ).check(in: folder)
  }

  // MARK: - Pictures

  /// A browser is found by its names on the path, and what it leaves is taken whole or not at all.
  static let browsers: [(name: String, script: String, error: String)] = [
    ("none", "", "a picture needs Chromium, and none is on the path"),
    ("chromium", "exit 3", "ended with an error"), ("chromium-browser", "exit 0", "gave no picture"),
    (
      "google-chrome",
      #"for a in "$@"; do case "$a" in --screenshot=*) printf '\211PNG\r\n\032\n part' > "${a#*=}";; esac; done"#,
      "gave no picture"
    ),
    (
      "chromium",
      #"for a in "$@"; do case "$a" in --screenshot=*) printf '\211PNG\r\n\032\n IEND\256B`\202' > "${a#*=}";; esac; done; echo noise; read line; echo more >&2; exit 0"#,
      ""
    ),
  ]

  @Test("need a browser", arguments: browsers.indices) func pictures(_ index: Int) throws {
    let row = Self.browsers[index]
    let folder = try Scratch([
      "s.json": Self.screen, "bin/\(row.name)": "#!/bin/bash\n\(row.script)\n", "tmp/keep": "",
    ])
    try folder.setMode(0o755, "bin/\(row.name)")
    let path = row.name == "none" ? "/nonexistent" : folder.path + "/bin"
    let outcome = try Tool.run(
      ["preview", "s.json", "--png", "p.png"], in: folder,
      environment: ["PATH": path, "TMPDIR": folder.path + "/tmp"])
    #expect(outcome.text == "")
    if row.error.isEmpty {
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(try folder.bytes("p.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    } else {
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains(row.error), "\(outcome.errors)")
      #expect(!folder.exists("p.png"))
    }
    #expect(folder.files().filter { $0.hasPrefix("tmp/") } == ["tmp/keep"])
  }

  // MARK: - Watching

  @Test(.timeLimit(.minutes(1))) func watches() throws {
    let folder = try Scratch(["s.json": Self.screen])
    let outcome = try Tool.bash(
      """
      "$TWC" preview s.json -o p.html --watch 2> log &
      twc=$!
      trap 'kill $twc' EXIT
      until grep -q 'wrote the preview' log; do sleep 0.05; done
      grep -q 'padding-top:16px' p.html || exit 4
      sed 's/p-4/p-5/' s.json > t.json && mv t.json s.json
      until grep -q 'padding-top:20px' p.html; do sleep 0.05; done
      echo '{' > s.json
      until grep -q 'wrote nothing, 1 errors' log; do sleep 0.05; done
      grep -q 'padding-top:20px' p.html || exit 5
      """, in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}

/// `twc diff` on the command line.
@Suite struct DiffCommandTests {
  private static let files = [
    "a.json": #"{"recipes":{"pill":"px-3"}}"#, "b.json": #"{"recipes":{"pill":"px-4"}}"#,
    "same/a.json": #"{"recipes": { "pill" : "ps-3 pe-3" }}"#,
    "t.json": ##"{"colors":{"primary":"#123456"}}"##, "empty.json": "{}", "list.json": "[1]",
    "s.json": #"{"id":"a","type":"text","class":"p-4"}"#,
    "s2.json": #"{"id":"a","type":"text","class":"p-5"}"#,
    "s3.json": #"{"id":"a","type":"text","class":"px-4 py-4"}"#, "cut.json": "{",
  ]

  static let rows: [Row] = [
    Row(
      arguments: ["diff", "a.json", "b.json", "--check"],
      out: """
        **1 difference** in the catalog

        | recipe | property | before | after |
        |---|---|---|---|
        | `pill` | `layout.padding` | `{ "horizontal": 12 }` | `{ "horizontal": 16 }` |

        """, code: 1),
    Row(arguments: ["diff", "a.json", "b.json"], has: ["| `pill` |"]),
    Row(arguments: ["diff", "a.json", "same", "--check"], out: "No differences.\n"),
    Row(arguments: ["diff", "built-in", "a.json"], has: ["| `pill` | added |  |  |"]),
    Row(
      arguments: ["diff", "swiftcn", "t.json", "--format", "json"],
      has: [#""kind": "theme""#, #""subject": "colors.primary""#, ##""new": "#123456""##]),
    Row(arguments: ["diff", "swiftcn", "empty.json", "--check"], out: "No differences.\n"),
    Row(
      arguments: ["diff", "s.json", "s2.json", "--check"],
      has: ["| `a` | `style.layout.padding` | `16` | `20` |"], code: 1),
    Row(arguments: ["diff", "s.json", "s3.json", "--check"], out: "No differences.\n"),
    Row(arguments: ["diff", "themekit", "tailwind"], has: ["in the theme"]),
    Row(arguments: ["diff", "a.json", "themekit"], has: ["in the catalog"]),
    Row(arguments: ["diff", "s.json"], errors: ["two things are compared"], code: 2),
    Row(
      arguments: ["diff", "s.json", "a.json"],
      errors: [
        "of one kind: s.json is a screen, a.json is a catalog", "two catalogs, two themes or two screens",
      ], code: 2),
    Row(arguments: ["diff", "t.json", "same"], errors: ["t.json is a theme, same is a catalog"], code: 2),
    Row(
      arguments: ["diff", "s.json", "none.json"], out: "", errors: ["none.json: error: cannot read"], code: 3),
    Row(arguments: ["diff", "s.json", "cut.json"], out: "", errors: ["cut.json:"], code: 3),
    Row(
      arguments: ["diff", "list.json", "s.json"], out: "", errors: ["no catalog, theme or screen"], code: 1),
  ]

  @Test("compares what it is given", arguments: rows) func compares(_ row: Row) throws {
    try row.check(in: Scratch(Self.files))
  }

  /// What a shell hands over as a pipe can be read once.
  @Test func readsPipes() throws {
    let folder = try Scratch(Self.files)
    for (old, new, piece) in [
      ("a.json", "b.json", "`pill`"), ("s.json", "s2.json", "style.layout.padding"),
      ("empty.json", "t.json", "colors.primary"),
    ] {
      let outcome = try Tool.bash("\"$TWC\" diff <(cat \(old)) <(cat \(new)) --check", in: folder)
      #expect(outcome.code == 1 && outcome.text.contains(piece), "\(old): \(outcome.errors)")
    }
  }

  @Test func writesAPage() throws {
    let folder = try Scratch(Self.files)
    for (old, new, piece) in [
      ("a.json", "b.json", "padding-inline-start:16px"), ("swiftcn", "t.json", "background:#123456"),
      ("s.json", "s2.json", "padding-top:20px"),
    ] {
      try Row(arguments: ["diff", old, new, "--html", "d.html"], out: "").check(in: folder)
      let page = try folder.text("d.html")
      #expect(page.contains(piece) && page.hasPrefix("<!DOCTYPE html>"), "\(old)")
      #expect(!page.contains("<script"))
    }
    try Row(
      arguments: ["diff", "a.json", "b.json", "--html", "d.html", "--format", "text", "--check"],
      has: ["pill"], code: 1
    )
    .check(in: folder)
    try Row(arguments: ["diff", "s.json", "s.json", "--html", "-"], has: ["No differences in the screen"])
      .check(in: folder)
  }
}
