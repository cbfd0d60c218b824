import ClassParser
import Engine
import TestSupport
import Testing
import Theme

/// What becomes of the classes of real apps: each one resolves, or its message names the native way.
@Suite("Classes of real apps")
struct RealTokenTests {
  private static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let token: String
    /// A part of the message; `nil` where the class means something.
    let advice: String?
    var testDescription: String { token }

    init(_ token: String, _ advice: String?) { (self.token, self.advice) = (token, advice) }
  }

  static let rows: [Row] = [
    Row("px-4", nil), Row("bg-card", nil), Row("flex-1", nil),
    Row("flex-row", "hstack"), Row("bg-red-500", "the preset tailwind has it"),
    Row("rounded-3xl", "--theme tailwind"),
    Row("text-5xl", "the preset tailwind has it"), Row("shadow-2xl", "the preset tailwind has it"),
    Row("text-success", "the preset themekit has it"), Row("bg-popover", "write \"surface\""),
    Row("text-popover-foreground", "write \"foreground\""), Row("border-danger/20", "write \"destructive\""),
    Row("bg-nonesuch", "add it to the theme's colors"), Row("gap-(--gap)", "variables of CSS"),
    Row("bg-[--color-platform]", "variables of CSS"), Row("bg-opacity-50", "write it behind the colour"),
    Row("font-inter", "a weight such as"), Row("font-[Inter]", "font-rounded"),
    Row("fade-in-0", "animate-smooth"),
    Row("slide-in-from-top-2", "animate-smooth"), Row("oldstyle-nums", "font-mono"),
    Row("pt-safe", "safe area"),
    Row("elevation-4", "shadow-sm"), Row("border-t", "divider"), Row("border-t-2", "divider"),
    Row("rounded-tl-lg", "rounded-ts-"), Row("resize-y", "leave the class out"),
    Row("dark", "write dark: before"),
    Row("web:p-4", "no web platform"), Row("retina:w-2", "points are the same"),
    Row("data-[open]:p-4", "condition"),
    Row("group-[.test]:p-2", "no selectors"), Row("in-data-[side=left]:p-2", "group"),
    Row("pointer-coarse:p-2", "phone:"),
    Row("forced-colors:p-2", "contrast-more:"), Row("foo:w-2", "conditions of rules"),
    Row("panel", "unknown class"),
    Row("roundd-lg", "did you mean \"rounded-lg\""), Row("[display:flex]", "write [domain.key:value]"),
  ]

  @Test("resolve, or are refused with the native way", arguments: rows)
  func row(_ row: Row) {
    let faults = Self.engine.parse(row.token).faults
    guard let advice = row.advice else {
      #expect(faults.map(\.message) == [])
      return
    }
    #expect(faults.count == 1)
    #expect(faults.first?.message.contains(advice) == true, "\(faults.first?.message ?? "")")
  }

  /// What becomes of tokens.
  private struct Share {
    var understood = 0
    var advised = 0
    /// Classes that no table and no near name leads to, and variants that only conditions of one's own could be.
    var own: [String] = []
    /// Tokens whose message names no way on.
    var bare: [String] = []

    mutating func add(_ token: String, _ engine: StyleEngine) {
      let faults = engine.parse(token).faults
      if faults.isEmpty {
        understood += 1
      } else if faults.contains(where: { Self.isBareToken($0.kind, $0.message, $0.suggestions) }) {
        bare.append(token)
      } else if faults.contains(where: { Self.isOwn($0.kind, $0.message, $0.suggestions) }) {
        own.append(token)
      } else {
        advised += 1
      }
    }

    private static func isBareToken(_ kind: ClassFault.Kind, _ message: String, _ suggestions: [String])
      -> Bool
    {
      guard suggestions.isEmpty, case .unknownToken(let name, _) = kind else { return false }
      return message.hasSuffix("\"\(name)\"")
    }

    private static func isOwn(_ kind: ClassFault.Kind, _ message: String, _ suggestions: [String]) -> Bool {
      switch kind {
      case .unknownClass: suggestions.isEmpty
      case .unknownVariant: message.contains("conditions of rules")
      default: false
      }
    }
  }

  /// The tokens of the sample and of the corpus, under two themes.
  private static let shares: [(name: String, theme: String, count: Int, share: Share)] = {
    var shares: [(name: String, theme: String, count: Int, share: Share)] = []
    let sources = [
      ("sample", (try? MisspellingTests.sample()) ?? []), ("native", Repository.corpus("native-classes.txt")),
      ("web", Repository.corpus("web-classes.txt")),
    ]
    for (name, lines) in sources {
      let tokens = Set(lines.flatMap { $0.split(separator: " ").map { String($0) } }).sorted()
      for theme in [Theme.swiftcn, .tailwind] {
        let engine = StyleEngine(theme: theme)
        var share = Share()
        for token in tokens { share.add(token, engine) }
        shares.append((name, theme.name, tokens.count, share))
      }
    }
    return shares
  }()

  @Test("have a way on, in a sample of our own and in the corpus")
  func coverage() {
    #expect(Self.shares.first.map { $0.count > 100 } == true)
    for (name, theme, count, share) in Self.shares {
      #expect(share.bare == [], "\(name) under \(theme)")
      // A class that has no native way is one of a kit's own, and few are.
      #expect(share.own.count * 12 <= count, "\(name) under \(theme): \(share.own)")
    }
  }

  @Test("of native sources have no native way where they are a kit's own names alone")
  func nativeNames() {
    let kits = [
      "custom", "test", "panel", "foo", "variantClass", "text-transform", "top0", "tabs__", "avatar-group",
    ]
    for entry in Self.shares where entry.name != "web" {
      #expect(entry.share.own.filter { token in !kits.contains { token.contains($0) } } == [])
    }
  }

  @Test("are understood as far as docs/real-classes.md says")
  func table() throws {
    guard !Repository.corpus("web-classes.txt").isEmpty, !Repository.corpus("native-classes.txt").isEmpty
    else { return }
    var text = """
      # Real classes

      How much of the classes of real projects twc understands: those of a corpus of 8,810 class strings from open
      component kits for the web, and of the 2,713 of them from React Native and SwiftUI. Recorded by the tests where the corpus is
      at hand; each class that is not understood gets a message that names the native way, and the last column is what
      only the project itself knows, such as class names of its own style sheets.

      | classes | theme | distinct | understood | with a native way | a project's own |
      | --- | --- | --- | --- | --- | --- |

      """
    for (name, theme, count, share) in Self.shares where name != "sample" {
      func percent(_ part: Int) -> String { "\(part) (\((part * 1000 / count + 5) / 10) %)" }
      text +=
        "| \(name) | \(theme) | \(count) | \(percent(share.understood)) | \(percent(share.advised)) | \(percent(share.own.count)) |\n"
    }
    text += """

      What is refused is mostly the layout of CSS (`flex-row`, `justify-between`, `absolute`), whose native form
      is a component, selectors (`data-[state=open]:`), whose native form is a condition, and colours of another palette.

      """
    let difference = try Repository.compare(text, with: "docs/real-classes.md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
