import Engine
import TestSupport
import Testing

@testable import twc

/// The topics of `twc help`, which are parts of the guides.
@Suite struct HelpTopicTests {
  @Test(
    "is a part of its guide, and has no Markdown that a terminal would show",
    arguments: HelpTopic.all.map(\.name))
  func topic(_ name: String) throws {
    let topic = try #require(HelpTopic.named(name))
    let guide = try Repository.text(topic.guide)
    #expect(!topic.markdown.isEmpty)
    for part in topic.markdown.split(separator: "\n") { #expect(guide.contains(part), "\(name)") }
    let page = topic.page
    #expect(!page.contains("```") && !page.contains("](") && !page.contains("\n#") && !page.contains("| ---"))
    #expect(page.hasSuffix("\n\(topic.guide) says more.\n"))
  }

  @Test("has a name and a summary of its own")
  func table() {
    let names = HelpTopic.all.map(\.name)
    #expect(Set(names).count == names.count && names.count >= 12)
    for topic in HelpTopic.all { #expect(!topic.summary.hasSuffix(".") && topic.summary.count < 60) }
  }

  @Test(
    "reads headings, code, tables and links",
    arguments: [
      ("# A `b`\n", "A `b`\n=====\n"), ("```console\n$ x\n```\ny\n", "    $ x\ny\n"),
      ("| a | b |\n| --- | --- |\n| `x\\|y` | |\n", "  a      b\n  `x|y`\n"),
      ("see [a.md](docs/a.md), [b] (c)\n", "see a.md, [b] (c)\n"),
      ("`p-[4]` and [x](y)\n", "`p-[4]` and x\n"), ("    [a](b)\n", "    [a](b)\n"),
    ])
  func plain(_ markdown: String, _ due: String) { #expect(MarkdownPage.plain(markdown) == due) }
}
