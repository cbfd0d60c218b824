import Engine

/// A part of the guides that `twc help` prints.
struct HelpTopic {
  let name: String
  /// One line for the list of topics.
  let summary: String
  /// The file that the text stands in.
  let guide: String
  private let source: Source

  private enum Source {
    /// Text in Markdown.
    case text(String)
    /// Chapters of the class reference.
    case chapters([String])
  }

  init(name: String, summary: String, guide: String, text: String) {
    (self.name, self.summary, self.guide, source) = (name, summary, guide, .text(text))
  }

  init(name: String, summary: String, guide: String, chapters: [String]) {
    (self.name, self.summary, self.guide, source) = (name, summary, guide, .chapters(chapters))
  }

  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }

  /// The text in Markdown.
  var markdown: String {
    switch source {
    case .text(let text): return text
    case .chapters(let names):
      let chapters = ClassReference.markdown().split(separator: "\n## ")
      let found = names.compactMap { name in chapters.first { $0.hasPrefix("\(name)\n") } }
      return found.map { "## \($0)" }.joined(separator: "\n")
    }
  }

  /// The text for a terminal, and where the guide has more.
  var page: String { MarkdownPage.plain(markdown) + "\n\(guide) says more.\n" }
}
