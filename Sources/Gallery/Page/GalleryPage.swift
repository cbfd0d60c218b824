import ClassParser
import Engine
import Recipes
import StyleModel
import StyleTargets
import Theme

/// The state of writing the page of a gallery.
struct GalleryPage {
  let gallery: Gallery
  var boxes: SettingRules
  var contents: SettingRules
  /// The styles of the theme's part.
  var styles = PageStyles(prefix: "t")
  /// The axes that recipes have, by name, and the states that they ask about: what recipes are filtered by.
  let axes: [String]
  let states: [Condition]

  var engine: StyleEngine { gallery.engine }
  var theme: Theme { engine.theme }

  init(_ gallery: Gallery) {
    self.gallery = gallery
    boxes = gallery.builder.boxes
    contents = gallery.builder.contents
    let recipes = gallery.groups.flatMap { $0.recipes }
    var names: [String] = []
    for axis in recipes.flatMap({ $0.definition.axes }) where !names.contains(axis.name) {
      names.append(axis.name)
    }
    axes = names.sorted()
    states = Condition.allCases.filter { state in recipes.contains { $0.states.contains(state) } }
  }

  /// The one way of a text into the page.
  func escaped(_ text: String) -> String { HTMLText.escaped(text) }

  mutating func write() -> String {
    let sections = ThemePage(theme).sections(&styles)
    let surfaces = surfaces()
    let textStyles = textStyles()
    var main = ""
    main.reserveCapacity(1 << 20)
    main += familyTable()
    for (index, group) in gallery.groups.enumerated() { main += section(group, index) }
    // Every rule is known by now.
    let sheet = self.sheet
    let script = PageScript.text
    let title = escaped(theme.name.isEmpty ? "Gallery" : "Gallery, \(theme.name)")
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(ContentHash.source(of: sheet)); script-src \(ContentHash.source(of: script)); base-uri 'none'; form-action 'none'">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(sheet)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the recipes</a>
      \(top())
      <div class="frame">
      \(contentsList(sections))
      <main id="main">
      \(introduction())

      """
    page += main
    page += textStyles
    page += "<section class=\"theme\" id=\"theme\" aria-label=\"Theme\">\n"
    for (index, part) in sections.enumerated() {
      page +=
        "<section class=\"panel\" id=\"theme-\(index)\">\n<div class=\"scroll\">\n\(part.html)</div>\n</section>\n"
    }
    page += "</section>\n"
    page += surfaces
    page += "</main>\n</div>\n<script>\(script)</script>\n</body>\n</html>\n"
    return page
  }

  // MARK: - Around the samples

  private func top() -> String {
    var text = """
      <header class="top">
      <p class="brand">Gallery <span>\(escaped(theme.name))</span></p>
      <div class="switches" role="group" aria-label="How samples are shown">
      <fieldset><legend>Appearance</legend><div class="choices">

      """
    for (index, choice) in [("both", "Both"), ("light", "Light"), ("dark", "Dark")].enumerated() {
      text += Self.radio("scheme", "scheme-\(choice.0)", choice.1, isFirst: index == 0)
    }
    text += "</div></fieldset>\n"
    for option in Switch.allCases {
      text += "<fieldset><legend>\(option.title)</legend><div class=\"choices\">\n"
      for (index, choice) in option.choices.enumerated() {
        text += Self.radio("switch-\(option.rawValue)", choice.id, choice.label, isFirst: index == 0)
      }
      text += "</div></fieldset>\n"
    }
    text += "<div class=\"field\"><label for=\"text-size\">Text size</label><select id=\"text-size\">\n"
    for size in ContentSizeCategory.allCases {
      let mark = size == .large ? " selected" : ""
      text += "<option value=\"\(size.rawValue)\"\(mark)>\(size.title)</option>\n"
    }
    return text + "</select></div>\n</div>\n</header>"
  }

  private static func radio(_ name: String, _ id: String, _ label: String, isFirst: Bool) -> String {
    "<label><input type=\"radio\" name=\"\(name)\" id=\"\(id)\"\(isFirst ? " checked" : "")><span>\(label)</span></label>\n"
  }

  private func contentsList(_ sections: [ThemePage.Section]) -> String {
    var text = """
      <nav class="side" aria-label="Contents">
      <div class="finder" hidden>
      <label for="search">Search</label>
      <input id="search" type="search" placeholder="Name, class or purpose" autocomplete="off" spellcheck="false" aria-describedby="found">
      \(filter("group", "Source", gallery.groups.enumerated().map { ("g\($0.offset)", $0.element.title) }))
      \(filter("family", "Family", engine.catalog.families.enumerated().map { ("f\($0.offset)", $0.element.name) }))
      \(filter("axis", "Axis", axes.enumerated().map { ("a\($0.offset)", $0.element) }))
      \(filter("state", "State", states.map { ("s\($0.rawValue)", $0.name) }))
      <p id="found" role="status"></p>
      </div>
      <ul>

      """
    if !engine.catalog.families.isEmpty { text += "<li><a href=\"#families\">Families</a></li>\n" }
    for (index, group) in gallery.groups.enumerated() {
      text +=
        "<li><a href=\"#g\(index)\">\(escaped(group.title)) <small>\(group.recipes.count)</small></a></li>\n"
    }
    text += "</ul>\n<ul>\n<li><a href=\"#text-styles\">Text styles</a></li>\n"
    for (index, part) in sections.enumerated() {
      text += "<li><a href=\"#theme-\(index)\">\(part.title)</a></li>\n"
    }
    return text + "<li><a href=\"#surfaces\">Surfaces</a></li>\n</ul>\n</nav>"
  }

  private func filter(_ id: String, _ label: String, _ options: [(value: String, label: String)]) -> String {
    guard !options.isEmpty else { return "" }
    var text =
      "<label for=\"filter-\(id)\">\(label)</label><select id=\"filter-\(id)\"><option value=\"\">All</option>"
    for option in options { text += "<option value=\"\(option.value)\">\(escaped(option.label))</option>" }
    return text + "</select>"
  }

  private func introduction() -> String {
    let recipes = gallery.groups.reduce(0) { $0 + $1.recipes.count }
    let uses = gallery.groups.reduce(0) { $0 + $1.recipes.reduce(0) { $0 + $1.variants.count } }
    return """
      <section class="intro">
      <h1>\(escaped(theme.name.isEmpty ? "Gallery" : "\(SampleText.title(of: theme.name)) gallery"))</h1>
      <p>\(recipes) recipes in \(uses) forms, as the engine resolves them. Samples are drawn with CSS that stands for \
      SwiftUI; what it cannot show is named below each of them. Text sizes are those of iOS; a Mac has one.</p>
      <noscript><p>Searching and copying need scripts; everything else works without.</p></noscript>
      </section>
      """
  }
}
