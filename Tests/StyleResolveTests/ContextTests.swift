import ClassParser
import Engine
import StyleModel
import StyleResolve
import TestSupport
import Testing

@Suite("A context")
struct ContextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let variant: String
    /// A context in which the condition holds, and one in which it does not.
    let holds: String
    let fails: String
    var testDescription: String { variant }
  }

  static let rows: [Row] = [
    Row(variant: "hover", holds: "hover", fails: "none"),
    Row(variant: "focus", holds: "focus", fails: "hover"),
    Row(variant: "pressed", holds: "pressed", fails: "none"),
    Row(variant: "disabled", holds: "disabled", fails: "none"),
    Row(variant: "checked", holds: "checked", fails: "none"),
    Row(variant: "selected", holds: "selected", fails: "none"),
    Row(variant: "loading", holds: "loading", fails: "none"),
    Row(variant: "first", holds: "first", fails: "none"),
    Row(variant: "odd", holds: "odd", fails: "even"), Row(variant: "even", holds: "even", fails: "odd"),
    Row(variant: "dark", holds: "dark", fails: "light"), Row(variant: "light", holds: "light", fails: "dark"),
    Row(variant: "ios", holds: "ios", fails: "macos"), Row(variant: "macos", holds: "macos", fails: "ios"),
    Row(variant: "visionos", holds: "visionos", fails: "tvos"),
    Row(variant: "tvos", holds: "tvos", fails: "watchos"),
    Row(variant: "watchos", holds: "watchos", fails: "ios"),
    Row(variant: "phone", holds: "phone", fails: "pad"),
    Row(variant: "pad", holds: "pad", fails: "mac"), Row(variant: "mac", holds: "mac", fails: "vision"),
    Row(variant: "vision", holds: "vision", fails: "phone"),
    Row(variant: "compact", holds: "compact", fails: "regular"),
    Row(variant: "regular", holds: "regular", fails: "compact"),
    Row(variant: "portrait", holds: "portrait", fails: "landscape"),
    Row(variant: "landscape", holds: "landscape", fails: "portrait"),
    Row(variant: "ltr", holds: "ltr", fails: "rtl"), Row(variant: "rtl", holds: "rtl", fails: "ltr"),
    Row(variant: "os-26", holds: "os-26", fails: "os-25"),
    Row(variant: "os-26", holds: "os-27", fails: "os-18"),
    Row(variant: "md", holds: "w-768", fails: "w-767.5"),
    Row(variant: "xl", holds: "w-1280", fails: "w-1024"),
    Row(variant: "dark:hover", holds: "dark hover", fails: "dark none"),
    Row(variant: "dark:hover", holds: "dark hover", fails: "light hover"),
  ]

  @Test("settles the conditions that it knows, and leaves others open", arguments: rows)
  func settles(_ row: Row) {
    func bold(_ variant: String, in context: String) -> Decision? {
      StyleEngine.plain.resolve("\(variant):bold", in: StyleContext(context)).style.decision(for: .bold)
    }
    #expect(bold(row.variant, in: row.holds).map(described) == "true")
    #expect(bold(row.variant, in: row.fails) == nil)
    #expect(bold(row.variant, in: "").map { $0.isStatic } == false)
    guard !row.variant.contains(":") else { return }
    #expect(bold("not-\(row.variant)", in: row.holds) == nil)
    #expect(bold("not-\(row.variant)", in: row.fails).map(described) == "true")
  }

  static let accessibility: [(Condition, String)] = [
    (.reduceMotion, "reduce-motion"), (.reduceTransparency, "reduce-transparency"),
    (.contrastMore, "contrast-more"),
  ]

  @Test("knows the settings of accessibility", arguments: accessibility)
  func settings(_ condition: Condition, _ variant: String) {
    var context = StyleContext()
    context[condition] = false
    #expect(StyleEngine.plain.resolve("\(variant):bold", in: context).style.entries.isEmpty)
    context[condition] = true
    #expect(StyleEngine.plain.resolve("\(variant):bold", in: context).style.defaults[.bold] == true)
    context[condition] = nil
    #expect(StyleEngine.plain.resolve("\(variant):bold", in: context).style.isStatic == false)
  }

  @Test("knows the states of groups by name, the nearest by the empty name")
  func groups() {
    var context = StyleContext()
    context.groups = ["card": [.hover], "": [.disabled]]
    let style = StyleEngine.plain.resolve(
      "group-hover/card:bold group-hover:italic group-disabled:opacity-50 group-hover/row:lazy", in: context
    ).style
    #expect(described(style) == "opacity 0.5; bold true")
  }

  @Test("takes groups as without states once the component's states are settled")
  func groupsOfStates() {
    #expect(StyleEngine.plain.resolve("group-hover:bold", in: StyleContext("none")).style.entries.isEmpty)
    #expect(StyleEngine.plain.resolve("group-hover:bold").style.isStatic == false)
  }

  @Test("knows the author's own conditions by their expression")
  func expressions() {
    var context = StyleContext()
    context.expressions = ["${a}": true, "${b} == 1": false]
    let style = StyleEngine.plain.resolve(
      "[${a}]:bold [!${a}]:italic [{{_${b}_==_1_}}]:lazy not-[${b}_==_1]:opacity-50 [${c}]:uppercase",
      in: context
    ).style
    #expect(described(style) == "opacity 0.5; bold true; textCase uppercase if [${c}] else nothing")
  }

  @Test("settles what a condition excludes, and forgets it again")
  func exclusive() {
    var context = StyleContext()
    context[.dark] = false
    #expect(context[.light] == true)
    context[.dark] = nil
    #expect(context[.light] == nil)
    context.platform = .ios
    #expect(context[.macos] == false)
    #expect(context.platform == .ios)
    context.platform = .macos
    #expect(context[.ios] == false)
    context.platform = nil
    #expect(context[.ios] == nil && context[.macos] == nil)
    context[.ios] = false
    #expect(context[.macos] == nil)
  }

  struct Glass: Sendable, CustomTestStringConvertible {
    let context: String
    let supports: Bool?
    var testDescription: String { context }
  }

  static let glass: [Glass] = [
    Glass(context: "", supports: nil), Glass(context: "ios", supports: nil),
    Glass(context: "ios os-26", supports: true), Glass(context: "macos os-27", supports: true),
    Glass(context: "macos os-15", supports: false), Glass(context: "os-18", supports: false),
    Glass(context: "visionos os-26", supports: false), Glass(context: "tvos", supports: false),
  ]

  @Test("knows where the system draws glass", arguments: glass)
  func supportsGlass(_ row: Glass) { #expect(StyleContext(row.context).supportsGlass == row.supports) }
}
