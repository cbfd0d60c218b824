import TestSupport
import Testing

/// `twc style` on one class string.
@Suite struct StyleTests {
  @Test(arguments: [
    Row(
      arguments: ["style", "px-3 rounded-[8]"],
      out: """
        {
          "common": {
            "cornerRadius": 8
          },
          "layout": {
            "padding": {
              "horizontal": 12
            }
          }
        }

        """),
    Row(arguments: ["style", ""], out: "{}\n"),
    Row(arguments: ["style", " \t\n"], out: "{}\n"),
    Row(arguments: ["style", "--compact", "px-3"], out: "{\"layout\":{\"padding\":{\"horizontal\":12}}}\n"),
    Row(arguments: ["style", "px-3", "--compact"], out: "{\"layout\":{\"padding\":{\"horizontal\":12}}}\n"),
    Row(arguments: ["style", "--compact", "px-3", "py-3"], out: "{\"layout\":{\"padding\":12}}\n"),
    Row(
      arguments: ["style", "--compact", "--", "-offset-x-4"], out: "{\"layout\":{\"offset\":{\"x\":-16}}}\n"),
    Row(arguments: ["style", "--compact", "-"], stdin: "p-1\n", out: "{\"layout\":{\"padding\":4}}\n"),
    Row(
      arguments: ["style", "--compact", "--to=model", "rotate-[30]"], out: "{\"effect\":{\"rotation\":30}}\n"),
    Row(arguments: ["style", "--compact", "--to", "stemjson", "p-1"], out: "{\"layout\":{\"padding\":4}}\n"),
    Row(
      arguments: ["style", "--to", "flow", "--compact", "p-1 w-3/4"],
      out: "{\"padding\":{\"top\":4,\"left\":4,\"right\":4,\"bottom\":4},\"width\":0.75}\n"),
    Row(
      arguments: [
        "style", "--to", "flow", "--compact", "--tokens", "--shorthand", "--type", "text", "text-lg",
      ],
      out: "{\"text\":{\"font\":{\"token\":\"lg\"}}}\n"),
    Row(
      arguments: ["style", "--to", "flow", "--compact", "--lines"], stdin: "mt-1\nnope\nrounded-[4]\n",
      has: ["{\"margin\":{\"top\":4", "{\"error\":{", "\"top_left\":4"], code: 1),
    Row(arguments: ["style", "--compact", "--type", "BUTTON", "p-1"], has: ["\"button\":{\"custom\":"]),
    Row(
      arguments: ["style", "--theme", "swiftcn", "--compact", "p-1"], out: "{\"layout\":{\"padding\":4}}\n"),
  ])
  func styles(_ row: Row) throws { try row.check() }

  /// Every context option settles its condition, and takes no other value for it.
  @Test(
    arguments: [
      (["--state", "hover"], "hover", true), (["--state", "focus"], "hover", false),
      (["--state", "none"], "hover", false), (["--state", "focus,hover"], "hover", true),
      (["--state", "active"], "pressed", true), (["--state", "on"], "checked", true),
      (["--state", "loading"], "loading", true), (["--state", "selected"], "selected", true),
      (["--state", "disabled"], "disabled", true), (["--state=pressed"], "active", true),
      (["--scheme", "dark"], "dark", true), (["--scheme", "light"], "dark", false),
      (["--platform", "macos"], "macos", true), (["--platform", "ios"], "macos", false),
      (["--platform", "visionos"], "visionos", true), (["--platform", "tvos"], "tvos", true),
      (["--platform", "watchos"], "watchos", true), (["--os", "ios26"], "ios", true),
      (["--os", "26"], "os-26", true), (["--os", "18"], "os-26", false),
      (["--os", "iOS18.4"], "os-18", true),
      (["--platform", "ios", "--os", "ios26"], "ios:os-26", true), (["--device", "pad"], "pad", true),
      (["--device", "phone"], "pad", false), (["--size-class", "compact"], "compact", true),
      (["--size-class", "regular"], "compact", false), (["--orientation", "landscape"], "landscape", true),
      (["--orientation", "portrait"], "landscape", false), (["--width", "800"], "md", true),
      (["--width", "300"], "md", false), (["--direction", "rtl"], "rtl", true),
      (["--direction", "ltr"], "rtl", false), (["--contrast", "more"], "contrast-more", true),
      (["--contrast", "standard"], "contrast-more", false), (["--reduce-motion"], "reduce-motion", true),
      (["--reduce-motion=true"], "reduce-motion", true), (["--reduce-motion=false"], "reduce-motion", false),
      (["--reduce-transparency"], "reduce-transparency", true),
      (["--reduce-transparency=false"], "reduce-transparency", false),
    ] as [([String], String, Bool)])
  func context(_ options: [String], _ variant: String, _ holds: Bool) throws {
    let padding = holds ? 8 : 4
    try Row(
      arguments: ["style", "--compact"] + options + ["p-1 \(variant):p-2"],
      out: "{\"layout\":{\"padding\":\(padding)}}\n"
    ).check()
  }

  @Test func surfacesFollowTheAppearance() throws {
    func style(_ options: [String]) throws -> String {
      let outcome = try Tool.run(
        ["style", "--platform", "ios", "--os", "26"] + options + ["surface-floating"])
      #expect(outcome.code == 0)
      return outcome.text
    }
    let glass = try style([])
    #expect(glass.contains("glass"))
    #expect(!(try style(["--appearance", "solid"])).contains("glass"))
    #expect(!(try style(["--requires-compatibility"])).contains("glass"))
    #expect(try style(["--appearance", "automatic"]) == glass)
  }

  @Test(arguments: [
    Row(
      arguments: ["style", "px-3 paddng-4"], out: "",
      errors: [
        "<classes>:1:6: error: unknown class \"paddng-4\" [unknown-class]\npx-3 paddng-4\n     ^~~~~~~~\n"
      ],
      code: 1),
    Row(
      arguments: ["style", "bg-primry"],
      errors: ["[unknown-token]\nbg-primry\n   ^~~~~~\nhelp: did you mean \"primary\"?\n"], code: 1),
    Row(
      arguments: ["style", "-"], stdin: "p-1\n\tfoo", errors: ["<stdin>:2:2: error:", "\n\tfoo\n\t^~~\n"],
      code: 1),
    Row(
      arguments: ["style", "hoover:p-3"], errors: ["[unknown-variant]", "help: did you mean \"hover\"?"],
      code: 1),
    Row(arguments: ["style", "w-[12"], errors: ["is never closed", "<classes>:1:3:"], code: 1),
    Row(arguments: ["style", "-p-4"], errors: ["unknown option"], code: 2),
    Row(arguments: ["style", "--", "-p-4"], errors: ["takes no negative value"], code: 1),
    Row(arguments: ["style", "p-[4em]"], errors: ["the unit \"em\" is not supported", "\n    ^~"], code: 1),
    Row(arguments: ["style", "h-[10vh]"], errors: ["the unit \"vh\""], code: 1),
    Row(arguments: ["style", "p-[10%]"], errors: ["percent"], code: 1),
    Row(arguments: ["style", "px-3 undefined"], errors: ["leaked"], code: 1),
    Row(arguments: ["style", "false p-1"], errors: ["leaked"], code: 1),
    Row(arguments: ["style", "flex"], errors: ["hstack"], code: 1),
    Row(
      arguments: ["style", "foo px-3 bar p-[1em]"], errors: ["\"foo\"", "\"bar\"", "\"em\""], code: 1),
    Row(
      arguments: ["style", "--keep-going", "--compact", "foo p-1"], out: "{\"layout\":{\"padding\":4}}\n",
      errors: ["\"foo\""], code: 1),
    Row(
      arguments: ["style", "--compact", "p-1 hover:p-2"], out: "{\"layout\":{\"padding\":4}}\n",
      errors: ["<classes>:1:5: warning: \"hover:\"", "[condition-dropped]"]),
    Row(arguments: ["style", "--strict", "p-1 hover:p-2"], out: "", errors: ["error: \"hover:\""], code: 1),
    Row(arguments: ["style", "--strict", "--state", "none", "p-1 hover:p-2"], has: ["4"]),
    Row(
      arguments: ["style", "p-1 gap-4"], has: ["4"],
      errors: ["1:5: warning", "_spacing: 16", "[context-in-style]"]),
    Row(arguments: ["style", "items-center"], out: "{}\n", errors: ["_alignment: \"center\""]),
    Row(
      arguments: ["style", "p-1 mx-2"], errors: ["1:5: warning", "{\"horizontal\":8}", "[margin-in-style]"]),
    Row(
      arguments: ["style", "--compact", "--to", "css", "p-1 gap-4 text-[#FF0000] a11y-label-[<b>]"],
      has: [
        #""padding-top":"4px""#, ##""color":"#FF0000""##, #""content":{"gap":"16px"}"#,
        #""attributes":{"aria-label":"<b>"}"#,
      ], errors: ["accessibility.label: is an attribute, for readers of the screen [css-approximate]"]),
    Row(
      arguments: [
        "style", "--compact", "--to", "css", "--scheme", "dark", "bg-white dark:bg-black dark:p-1",
      ],
      has: [##""background-color":"#000000""##, #""padding-top":"4px""#]),
    Row(
      arguments: ["style", "--compact", "--to", "css", "--type", "circle", "fill-[#FF0000]"],
      has: [#""border-radius":"50%""#, ##""background-color":"#FF0000""##]),
    Row(
      arguments: ["style", "--to", "css", "--tokens", "p-1"], errors: ["--tokens goes with --to flow alone"],
      code: 2),
    Row(arguments: ["style", "--to", "model", "gap-4 mx-2"], has: ["\"spacing\": 16", "\"margin\""]),
  ])
  func findings(_ row: Row) throws { try row.check() }

  @Test func aStringThatIsTooLong() throws {
    let text = String(repeating: "p-1 ", count: 20_000)
    try Row(arguments: ["style", "-"], stdin: text, out: "", errors: ["at most 65536 bytes", "…"], code: 1)
      .check()
    let many = String(repeating: "p-1 ", count: 5_000)
    try Row(arguments: ["style", "-"], stdin: many, out: "", errors: ["at most 4096 classes"], code: 1)
      .check()
  }

  @Test func bytesThatAreNotUTF8() throws {
    let outcome = try Tool.bash(#""$TWC" style $'p-1 \xff'"#)
    #expect(outcome.code == 1)
    #expect(outcome.text == "")
    #expect(outcome.errors.contains("<classes>:1:5: error: these bytes are not UTF-8"))
    let option = try Tool.bash(#""$TWC" style --theme $'\xff' p-1"#)
    #expect(option.code == 2)
    #expect(option.errors.contains("not UTF-8"))
  }
}
