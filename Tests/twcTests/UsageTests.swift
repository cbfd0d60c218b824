import Testing

/// Help, versions, and command lines that make no sense.
@Suite struct UsageTests {
  @Test(arguments: [
    Row(arguments: ["--version"], out: "twc 0.1.0\n"),
    Row(
      arguments: ["--help"], has: ["usage: twc [OPTIONS] COMMAND", "  compile ", "Exit codes: 0 fine"]),
    Row(arguments: ["help"], has: ["usage: twc [OPTIONS] COMMAND"]),
    Row(
      arguments: ["help", "style"], has: ["usage: twc style [OPTIONS]", "--scheme light|dark", "--lines"]),
    Row(arguments: ["style", "--help"], has: ["usage: twc style [OPTIONS]"]),
    Row(
      arguments: ["compile", "-h"], has: ["-o, --output FILE|DIR/", "--canonical-styles", "--size-class"]),
    Row(
      arguments: ["recipes", "--help"],
      has: [
        "usage: twc recipes [list|show|convert|export|diff|lint] [OPTIONS]", "convert  Turn recipes",
        "--format text|json",
      ]),
    Row(arguments: ["help", "recipes", "lint"], has: ["usage: twc recipes lint [OPTIONS]", "--fail-on"]),
    Row(arguments: ["recipes", "show", "-h"], has: ["usage: twc recipes show [OPTIONS] NAME"]),
    Row(
      arguments: ["help", "scan"],
      has: ["usage: twc scan", "--language swift|kotlin|javascript|html|json|yaml|markdown", "--stats"]),
    Row(arguments: ["help", "--help"], has: ["usage: twc help", "grammar, variants, cascade"]),
    Row(
      arguments: ["help", "topics"],
      has: ["Topics of twc help:", "  exit-codes    What twc tells its caller"]),
    Row(
      arguments: ["help", "exit-codes"],
      out: """
        Exit codes
        ==========

          code  meaning
          0     fine
          1     findings: something is wrong in what was read, or would change
          2     usage: the command line makes no sense, and nothing has run
          3     input or output: something could not be read or written

        Of several the highest counts. Warnings and notes are fine, unless `--strict` or `--fail-on` asks for more. All findings of a run
        are reported, not the first alone; with errors in a file nothing is written for it, unless `--keep-going` asks for what is good.

        docs/command-line.md says more.

        """),
    Row(
      arguments: ["help", "grammar"],
      has: ["Writing\n=======", "theme units of four points", "docs/classes.md says"]),
    Row(arguments: ["help", "variants"], has: ["Variants", "`hover:`", "1"]),
    Row(arguments: ["help", "recipes"], has: ["usage: twc recipes", "A catalog is a JSON file"]),
    Row(arguments: ["help", "surfaces"], has: ["    $ twc style --compact --os ios26"]),
  ])
  func help(_ row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(
      arguments: [], errors: ["no command is named", "style, compile, decompile, convert, check, fmt, scan"],
      code: 2),
    Row(
      arguments: ["stlye", "p-3"], errors: ["unknown command \"stlye\"", "did you mean \"style\"?"], code: 2),
    Row(arguments: ["help", "complie"], errors: ["did you mean \"compile\"?"], code: 2),
    Row(
      arguments: ["help", "cascad"],
      errors: ["no command or topic is named \"cascad\"", "did you mean \"cascade\"?"],
      code: 2),
    Row(arguments: ["--verison"], errors: ["unknown option \"--verison\"", "\"--version\""], code: 2),
    Row(
      arguments: ["style", "--shceme", "dark", "p-3"],
      errors: ["unknown option \"--shceme\"", "did you mean \"--scheme\" or", "usage: twc style"], code: 2),
    Row(arguments: ["style", "-offset-x-4"], errors: ["twc style -- \"-offset-x-4\""], code: 2),
    Row(arguments: ["style"], errors: ["no classes are given", "twc help style"], code: 2),
    Row(arguments: ["style", "--lines", "p-3"], errors: ["--lines reads stdin"], code: 2),
    Row(arguments: ["style", "p-3", "--scheme"], errors: ["--scheme needs a value: light or dark"], code: 2),
    Row(arguments: ["style", "--theme", "--compact", "p-3"], errors: ["--theme needs a value"], code: 2),
    Row(arguments: ["style", "--theme=", "p-3"], errors: ["--theme needs a value"], code: 2),
    Row(arguments: ["style", "--compact=yes", "p-3"], errors: ["--compact takes no value"], code: 2),
    Row(
      arguments: ["style", "--scheme", "drak", "p-3"],
      errors: ["--scheme takes light or dark, not \"drak\"", "did you mean \"dark\"?"], code: 2),
    Row(
      arguments: ["style", "--to", "sass", "p-3"], errors: ["--to takes stemjson, flow, css or model"],
      code: 2),
    Row(arguments: ["style", "--tokens", "p-3"], errors: ["--tokens goes with --to flow alone"], code: 2),
    Row(
      arguments: ["style", "--to", "flow", "--type", "txt", "p-3"],
      errors: ["Flow has no part \"txt\"", "did you mean \"text\"?"], code: 2),
    Row(arguments: ["style", "--type", "buton", "p-3"], errors: ["\"buton\"", "\"button\""], code: 2),
    Row(arguments: ["style", "--state", "hovr", "p-3"], errors: ["not \"hovr\"", "\"hover\""], code: 2),
    Row(arguments: ["style", "--state", "hover,none", "p-3"], errors: ["none or a list"], code: 2),
    Row(arguments: ["style", "--state=", "p-3"], errors: ["--state takes"], code: 2),
    Row(arguments: ["style", "--platform", "linux", "p-3"], errors: ["ios, macos, visionos"], code: 2),
    Row(arguments: ["style", "--os", "twelve", "p-3"], errors: ["26 or ios26, not \"twelve\""], code: 2),
    Row(arguments: ["style", "--os", "linux6", "p-3"], errors: ["not \"linux6\""], code: 2),
    Row(arguments: ["style", "--os", "0", "p-3"], errors: ["not \"0\""], code: 2),
    Row(
      arguments: ["style", "--os", "ios26", "--platform", "macos", "p-3"], errors: ["contradict"], code: 2),
    Row(arguments: ["style", "--width", "wide", "p-3"], errors: ["a number of points"], code: 2),
    Row(arguments: ["style", "--width=-1", "p-3"], errors: ["not \"-1\""], code: 2),
    Row(arguments: ["style", "--width", "nan", "p-3"], errors: ["not \"nan\""], code: 2),
    Row(
      arguments: ["style", "--reduce-motion=maybe", "p-3"], errors: ["true or false, not \"maybe\""], code: 2),
    Row(arguments: ["style", "--format", "sarif", "p-3"], errors: ["sarif is not built yet"], code: 2),
    Row(arguments: ["compile"], errors: ["no document is named", "- for stdin"], code: 2),
    Row(arguments: ["compile", "-", "--write"], errors: ["no file to replace", "-o FILE"], code: 2),
    Row(arguments: ["compile", "-", "-o", "out/"], errors: ["stdin has no name"], code: 2),
    Row(arguments: ["compile", "a", "--write", "--check"], errors: ["--write and --check exclude"], code: 2),
    Row(
      arguments: ["compile", "a", "-o", "b", "--write"], errors: ["--output and --write exclude"], code: 2),
    Row(
      arguments: ["compile", "a", "b"], errors: ["stdout takes one", "-o DIR/", "--write", "--check"], code: 2
    ),
    Row(arguments: ["compile", "a", "b", "-o", "c"], errors: ["takes one document", "-o c/"], code: 2),
    Row(
      arguments: ["recipes", "shw"],
      errors: [
        "recipes has no subcommand \"shw\"", "did you mean \"show\"?",
        "list, show, convert, export, diff and lint",
      ],
      code: 2),
    Row(arguments: ["help", "recipes", "lnt"], errors: ["did you mean \"lint\"?"], code: 2),
    Row(
      arguments: ["recipes", "list", "card"], errors: ["takes options alone", "usage: twc recipes list"],
      code: 2),
    Row(arguments: ["recipes", "--format", "json", "show"], errors: ["takes options alone"], code: 2),
    Row(arguments: ["recipes", "show"], errors: ["no recipe is named", "lists the names"], code: 2),
    Row(arguments: ["recipes", "show", "crad"], errors: ["\"crad\"", "did you mean \"card\"?"], code: 2),
    Row(arguments: ["recipes", "convert", "crad"], errors: ["did you mean \"card\"?"], code: 2),
    Row(
      arguments: ["recipes", "convert", "--as", "flow"], errors: ["styles or components, not \"flow\""],
      code: 2),
    Row(arguments: ["recipes", "diff", "built-in"], errors: ["two catalogs are compared"], code: 2),
    Row(arguments: ["recipes", "lint", "--fail-on", "never"], errors: ["error, warning or note"], code: 2),
  ])
  func nonsense(_ row: Row) throws { try row.check() }

  @Test func nothingRunsAfterAUsageError() throws {
    let folder = try Scratch(["a.json": Screen.withClasses])
    try Row(arguments: ["compile", "a.json", "--write", "--bogus"], errors: ["--bogus"], code: 2).check(
      in: folder)
    #expect(try folder.text("a.json") == Screen.withClasses)
  }
}

/// Small documents.
enum Screen {
  static func text(_ classes: String) -> String {
    #"{"id":"m","type":"module","children":[{"id":"t","type":"text","class":"\#(classes)"}]}"#
  }

  static let withClasses = text("px-3")
  static let compiled =
    #"{"id":"m","type":"module","children":[{"id":"t","type":"text","style":{"layout":{"padding":{"horizontal":12}}}}]}"#
  static let plain = #"{"id":"m","type":"module","children":[{"id":"t","type":"text" } ]}"#
}
