import Testing

/// `twc fmt`: the canonical order of classes in sources, from the command line.
@Suite struct FormatTests {
  static let files = [
    "a.swift": "Text(\"x\")\n  .tw(\"bold  p-4 \\(n) nope\")\n", "b.html": "<p class=\"m-1 bold\">",
    "ruled.json":
      #"{"rules":{"named":{"bold":"p-2"}},"children":[{"class":"m-2 bold","rules":{"named":{"bold":"m-2"}}},{"class":"m-2 bold"}],"class":"m-2 p-4 bold"}"#,
    "outer.json": #"{"class":"bold m-2","x":{"rules":{"named":{"bold":"p-2"}},"class":"m-2 bold"}}"#,
    "broken.json": #"{"rules":{"named":{"bold":"p-2"}},"class":"m-2 bold""#,
    "loose.json": #"{"class":"bold m-2",}"#,
    "many.swift": (1...9).map { "a.tw(\"\($0 == 1 || $0 == 9 ? "bold p-4" : "p-\($0)")\")" }.joined(
      separator: "\n"),
    "brand.json": #"{"brand": "p-4"}"#, "brand.swift": #"a.tw("bold brand")"#,
  ]

  static let rows: [Row] = [
    Row(arguments: ["fmt", "a.swift"], out: "Text(\"x\")\n  .tw(\"p-4 bold \\(n) nope\")\n"),
    Row(arguments: ["fmt", "b.html"], out: "<p class=\"m-1 bold\">"),
    Row(
      arguments: ["fmt", "--language", "html", "-"], stdin: "<p class='bold p-1'>",
      out: "<p class='p-1 bold'>"),
    Row(
      arguments: ["fmt", "--language", "swift", "--pattern", "x=(?<classes>.+)", "-"], stdin: "x=bold p-4",
      out: "x=p-4 bold"),
    // Rules of a component change what names mean below it: `bold` is a recipe there.
    Row(
      arguments: ["fmt", "ruled.json"],
      out:
        #"{"rules":{"named":{"bold":"p-2"}},"children":[{"class":"bold m-2","rules":{"named":{"bold":"m-2"}}},{"class":"bold m-2"}],"class":"bold p-4 m-2"}"#
    ),
    Row(
      arguments: ["fmt", "outer.json"],
      out: #"{"class":"m-2 bold","x":{"rules":{"named":{"bold":"p-2"}},"class":"bold m-2"}}"#),
    Row(
      arguments: ["fmt", "broken.json"], out: "", errors: ["broken.json:1:53: error:", "[json-syntax]"],
      code: 3),
    Row(arguments: ["fmt", "loose.json"], out: #"{"class":"m-2 bold",}"#),
    Row(arguments: ["fmt", "brand.swift"], out: #"a.tw("bold brand")"#),
    Row(arguments: ["fmt", "--recipes", "brand.json", "brand.swift"], out: #"a.tw("brand bold")"#),
    Row(
      arguments: ["fmt", "--check", "a.swift", "b.html"],
      out: """
        a.swift:2:8: error: the classes are not in their canonical order [unformatted]
          .tw("bold  p-4 \\(n) nope")
               ^~~~~~~~~~~~~~~~~~~
        help: write "p-4 bold \\(n) nope" instead of "bold  p-4 \\(n) nope"

        """, errors: ["checked 2 sources, 2 class strings: 1 error, 0 warnings, 0 notes"], code: 1),
    Row(arguments: ["fmt", "--check", "b.html"], out: "", errors: ["1 source, 1 class string: 0 errors"]),
    Row(
      arguments: ["fmt", "--check", "--format", "github", "a.swift"],
      out:
        "::error file=a.swift,line=2,endLine=2,col=8,endColumn=27,title=unformatted::the classes are not in their canonical order\n",
      errors: ["1 error"], code: 1),
    Row(
      arguments: ["fmt", "--check", "--format", "sarif", "a.swift"],
      has: [#""ruleId": "unformatted""#, #""p-4 bold"#],
      errors: ["1 error"], code: 1),
    Row(
      arguments: ["fmt", "--diff", "a.swift", "b.html", "many.swift"],
      out: """
        --- a.swift
        +++ a.swift
        @@ -1,2 +1,2 @@
         Text("x")
        -  .tw("bold  p-4 \\(n) nope")
        +  .tw("p-4 bold \\(n) nope")
        --- many.swift
        +++ many.swift
        @@ -1,4 +1,4 @@
        -a.tw("bold p-4")
        +a.tw("p-4 bold")
         a.tw("p-2")
         a.tw("p-3")
         a.tw("p-4")
        @@ -6,4 +6,4 @@
         a.tw("p-6")
         a.tw("p-7")
         a.tw("p-8")
        -a.tw("bold p-4")
        \\ No newline at end of file
        +a.tw("p-4 bold")
        \\ No newline at end of file

        """),
    Row(arguments: ["fmt", "--diff", "--check", "b.html"], out: "", errors: ["0 errors"]),
    Row(arguments: ["fmt", "a.swift", "b.html"], errors: ["stdout takes one source", "--write"], code: 2),
    Row(
      arguments: ["fmt", "--write", "--check", "a.swift"], errors: ["--write and --check exclude"], code: 2),
    Row(arguments: ["fmt", "--write", "--language", "swift", "-"], errors: ["no file to replace"], code: 2),
    Row(arguments: ["fmt", "--format", "json", "a.swift"], errors: ["goes with --check alone"], code: 2),
    Row(arguments: ["fmt"], errors: ["no source is named"], code: 2),
    Row(arguments: ["fmt", "-"], errors: ["name it with --language"], code: 2),
    Row(arguments: ["fmt", "none.swift"], errors: ["cannot read"], code: 3),
  ]

  @Test(arguments: rows)
  func formats(_ row: Row) throws { try row.check(in: try Scratch(Self.files)) }

  @Test("replaces what changes, and touches nothing else")
  func writes() throws {
    let folder = try Scratch([
      "a.swift": "x.tw(\"bold p-4\")\r\n", "sub/b.html": "<p class='p-4'>", "c.txt": ".tw(\"bold p-4\")",
    ])
    try folder.setMode(0o640, "a.swift")
    try folder.setMode(0o440, "sub/b.html")
    try Row(arguments: ["fmt", "--write", "."], out: "").check(in: folder)
    #expect(try folder.text("a.swift") == "x.tw(\"p-4 bold\")\r\n")
    #expect(try folder.mode("a.swift") == 0o640)
    #expect(try folder.text("c.txt") == ".tw(\"bold p-4\")")
    #expect(folder.files() == ["a.swift", "c.txt", "sub/b.html"])
    try Row(arguments: ["fmt", "--check", "."], out: "", errors: ["2 sources, 2 class strings: 0 errors"])
      .check(in: folder)
  }

  @Test("gives a diff that patch applies")
  func patches() throws {
    let folder = try Scratch(Self.files)
    let outcome = try Tool.bash(
      "command -v patch > /dev/null || exit 7; \"$TWC\" fmt --diff a.swift many.swift | patch -p0 > /dev/null && \"$TWC\" fmt --check a.swift many.swift",
      in: folder)
    #expect(outcome.code == 0 || outcome.code == 7, "\(outcome.text)\(outcome.errors)")
  }
}
