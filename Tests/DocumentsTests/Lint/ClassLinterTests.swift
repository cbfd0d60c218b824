import Documents
import Engine
import Recipes
import StyleModel
import StyleResolve
import StyleTargets
import TestSupport
import Testing
import Theme

@Suite struct ClassLinterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let classes: String
    let findings: [Finding]
    var kind: ComponentKind?

    init(_ classes: String, _ findings: Finding..., on kind: ComponentKind? = nil) {
      self.classes = classes
      self.findings = findings
      self.kind = kind
    }

    var testDescription: String { classes }
  }

  struct Finding: Equatable, Sendable, CustomStringConvertible {
    let id: String
    /// The bytes that are marked.
    let mark: String
    /// The string after the repair.
    var fixed: String?

    init(_ id: String, _ mark: String, fixed: String? = nil) {
      self.id = id
      self.mark = mark
      self.fixed = fixed
    }

    var description: String { "\(id) at \"\(mark)\"" + (fixed.map { ", fixed \"\($0)\"" } ?? "") }
  }

  static let engine = StyleEngine(
    theme: Theme.preset(named: "tailwind") ?? .swiftcn,
    rules: Rules.builtIn.overlaid(
      by: RulesLoader.load(
        Array(
          #"{"named": {"old": {"base": "m-1", "deprecated": "new"}, "new": "m-2", "pad": "p-2", "pad2": "p-3"}}"#
            .utf8)
      ).rules))

  private static func found(_ classes: String, _ kind: ComponentKind? = nil) -> [Finding] {
    let bytes = Array(classes.utf8)
    return ClassLinter(engine).lint(classes, for: kind).map { diagnostic in
      Finding(
        diagnostic.id, String(decoding: bytes[diagnostic.range], as: UTF8.self),
        fixed: diagnostic.fix?.applied(to: classes))
    }
  }

  static let rivals: [Row] = [
    Row("p-2 p-4", Finding("conflicting-classes", "p-2")),
    Row("p-4 px-2"),
    Row("px-2 p-4", Finding("shadowed-class", "px-2")),
    Row("px-2 pl-1 pr-3", Finding("shadowed-class", "px-2")),
    Row("px-2 pl-1"),
    Row("!p-2 p-4", Finding("conflicting-classes", "p-4")),
    Row("hover:p-2 p-4"),
    Row("hover:p-2 !p-4", Finding("conflicting-classes", "hover:p-2")),
    Row("hover:p-2 hover:p-4", Finding("conflicting-classes", "hover:p-2")),
    Row("hover:p-2 focus:p-4"),
    Row("hover:focus:inline-2"),
    Row("leading-3 text-sm", Finding("shadowed-class", "leading-3")),
    Row("text-sm leading-3"),
    Row("max-w-4 max-w-[11]", Finding("conflicting-classes", "max-w-4")),
    Row("w-full w-[121]", Finding("conflicting-classes", "w-full")),
    // What users of peers were told wrongly.
    Row("border-t border-white/10"),
    Row("divide-y border"),
    Row("pad p-4", Finding("conflicting-classes", "pad")),
    Row("p-4 pad", Finding("conflicting-classes", "pad")),
    Row("pad pad2", Finding("conflicting-classes", "pad")),
    Row("[${a}]:p-2 p-3"),
    Row("[${a}]:p-2 [${b}]:p-3"),
    Row("[${a}]:(p-2 p-3)", Finding("conflicting-classes", "p-2")),
    Row("dark:bg-black bg-white"),
    Row("bg-slate-500 bg-red-500", Finding("conflicting-classes", "bg-slate-500")),
  ]

  static let duplicates: [Row] = [
    Row("p-2 p-2", Finding("duplicate-class", "p-2", fixed: "p-2")),
    Row("p-2 m-1\tp-2", Finding("duplicate-class", "p-2", fixed: "m-1\tp-2")),
    Row("m-1 p-2! !p-2", Finding("duplicate-class", "p-2!", fixed: "m-1 !p-2")),
    Row("hover:p-2 p-2"),
    Row("pressed:p-2 active:p-2", Finding("duplicate-class", "pressed:p-2", fixed: "active:p-2")),
    Row("hover:(p-2) hover:p-2", Finding("duplicate-class", "p-2")),
    Row("hover:(m-1 p-2) hover:p-2", Finding("duplicate-class", "p-2", fixed: "hover:(m-1) hover:p-2")),
  ]

  static let spellings: [Row] = [
    Row("p-[16]", Finding("arbitrary-value", "p-[16]", fixed: "p-4")),
    Row("p-[1rem]", Finding("arbitrary-value", "p-[1rem]", fixed: "p-4")),
    Row("p-[17]"),
    Row("w-[99999]"),
    Row("w-[396]"),
    Row("-m-[8]", Finding("arbitrary-value", "-m-[8]", fixed: "-m-2")),
    Row("-m-[9]"),
    Row("hover:!p-[16]", Finding("arbitrary-value", "hover:!p-[16]", fixed: "hover:!p-4")),
    Row("hover:(p-[16] m-1)", Finding("arbitrary-value", "p-[16]", fixed: "hover:(p-4 m-1)")),
    Row("bg-[#2B7FFF]", Finding("arbitrary-value", "bg-[#2B7FFF]", fixed: "bg-blue-500")),
    Row("bg-[#2b7fff]/50", Finding("arbitrary-value", "bg-[#2b7fff]/50", fixed: "bg-blue-500/50")),
    Row("bg-[#2B7FFE]"),
    Row("w-[100%]", Finding("arbitrary-value", "w-[100%]", fixed: "w-full")),
    Row("opacity-[${fade}]"),
    Row("px-4 py-4", Finding("shorthand", "px-4", fixed: "p-4")),
    Row("px-4 font-bold py-4", Finding("shorthand", "px-4", fixed: "font-bold p-4")),
    Row("px-4 py-2"),
    Row("px-4 pb-4 pt-2"),
    Row("px-4 hover:py-4"),
    Row("!px-4 py-4"),
    Row("!px-4 py-4!", Finding("shorthand", "!px-4", fixed: "p-4!")),
    Row("hover:px-4 hover:py-4", Finding("shorthand", "hover:px-4", fixed: "hover:p-4")),
    Row("hover:(px-4 py-4)", Finding("shorthand", "px-4", fixed: "hover:(p-4)")),
    Row("w-4 h-4", Finding("shorthand", "w-4", fixed: "size-4")),
    Row(
      "mt-2 mb-2 ml-1 mr-1", Finding("shorthand", "mt-2", fixed: "my-2 ml-1 mr-1"),
      Finding("shorthand", "ml-1", fixed: "mt-2 mb-2 mx-1")),
    Row("rounded-b-xl rounded-te-xl"),
  ]

  static let paint: [Row] = [
    Row("border-red-500", Finding("border-without-width", "border-red-500")),
    Row("border border-red-500"),
    Row("border-red-500 focus:border-2"),
    Row("focus:border-red-500", Finding("border-without-width", "focus:border-red-500")),
    Row("text-[#888] bg-[#999]", Finding("low-contrast", "text-[#888]")),
    Row("text-[#000] bg-[#999]"),
    Row("text-[#000] bg-[#fff] dark:bg-[#111]", Finding("dark-mode-hole", "text-[#000]")),
    Row("text-[#000] dark:text-[#fff] bg-[#fff] dark:bg-[#111]"),
    Row("text-[#000] dark:text-[#fff] bg-[#fff]", Finding("dark-mode-hole", "bg-[#fff]")),
    Row("text-white bg-blue-700 dark:bg-blue-900"),
    Row("text-[#000] bg-[#fff] hover:bg-[#222]", Finding("low-contrast", "text-[#000]")),
    Row("text-[#888]"),
  ]

  static let others: [Row] = [
    Row("old", Finding("deprecated-recipe", "old")),
    Row("new"),
    Row("h-8", Finding("touch-target", "h-8"), on: .button),
    Row("h-8"),
    Row("h-11", on: .button),
    Row("h-8 ios:h-11", on: .button),
    Row("min-h-5", on: .button),
    Row("macos:h-6 h-11", on: .button),
    Row("h-8", on: ComponentKind("text")),
    Row(
      "size-6", Finding("touch-target", "size-6"), Finding("touch-target", "size-6"),
      on: ComponentKind("toggle")),
    Row(""), Row("   "), Row("nonsense p-"), Row("p-[16"),
  ]

  @Test(
    "finds what is doubtful, marks it, and repairs it",
    arguments: rivals + duplicates + spellings + paint + others)
  func row(_ row: Row) { #expect(Self.found(row.classes, row.kind) == row.findings) }

  @Test("says why a class does nothing")
  func reasons() {
    let rows: [(String, String)] = [
      ("p-2 p-4", #""p-2" does nothing: "p-4" sets the same after it, and the later one wins"#),
      ("!p-2 p-4", #""p-4" does nothing: "!p-2" sets the same and is important"#),
      ("p-4 pad", #""pad" does nothing: "p-4" sets the same, and a local class wins over a recipe's"#),
      ("pad pad2", #""pad" does nothing: "pad2" sets the same, and of two recipes the later one wins"#),
      ("px-2 pl-1 pr-3", #""px-2" does nothing: "pl-1" and "pr-3" set all that it sets"#),
    ]
    for (classes, message) in rows {
      #expect(ClassLinter(Self.engine).lint(classes).map(\.message) == [message])
    }
  }

  @Test("looks at what is given alone, where other classes come at run time")
  func openStrings() {
    #expect(
      ClassLinter(Self.engine).lint("border-red-500 p-1 p-2", isOpen: true).map(\.id) == [
        "conflicting-classes"
      ])
  }

  @Test("finds what the examples of the rules say")
  func examples() {
    let linter = ClassLinter(Self.engine)
    var count = 0
    for row in RuleTable.rows {
      guard let example = row.example else { continue }
      count += 1
      let kind: ComponentKind? = row.id == "touch-target" ? .button : nil
      let found = linter.lint(example.wrong, for: kind)
      #expect(found.contains { $0.id == row.id && $0.severity == row.severity }, "\(row.id)")
      #expect(linter.lint(example.right, for: kind) == [], "\(row.id)")
      for diagnostic in found {
        if let fix = diagnostic.fix { #expect(fix.applied(to: example.wrong) == example.right) }
      }
    }
    #expect(count == 9)
  }

  @Test("asks nothing of a Mac's controls")
  func platforms() {
    var context = StyleContext()
    context.platform = .macos
    #expect(ClassLinter(Self.engine).lint("h-6", for: .button, in: context) == [])
  }
}
