import ClassParser
import Documents
import Engine
import Recipes
import StyleModel
import StyleTargets

// Families, recipes and their samples.
extension GalleryPage {
  /// The families of the catalog: what they take, the style in force, and who wears it.
  func familyTable() -> String {
    let catalog = engine.catalog
    guard !catalog.families.isEmpty else { return "" }
    var text = "<section class=\"panel\" id=\"families\">\n<h2>Families</h2>\n<div class=\"scroll\"><table>\n"
    text += "<thead><tr>"
    for head in ["family", "axes", "states", "styles", "worn by"] { text += "<th scope=\"col\">\(head)</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for family in catalog.families {
      let axes = family.configuration.map { axis in
        let values = axis.values.map { value in
          let name = escaped(value.name)
          return family.defaults[axis.name] == value.name ? "<strong>\(name)</strong>" : name
        }
        return "\(escaped(axis.name)): \(values.joined(separator: ", "))"
      }
      let styles = family.styles.map { "<code>\(escaped($0))</code>" }
      let adopters = catalog.recipes.filter { $0.family == family.name }.map { escaped($0.name) }
      text += """
        <tr><th scope="row">\(escaped(family.name))<small>\(escaped(family.description ?? ""))</small></th>\
        <td>\(axes.joined(separator: "<br>"))</td><td>\(family.states.map { $0.name }.joined(separator: ", "))</td>\
        <td>\(styles.joined(separator: " "))</td><td>\(adopters.joined(separator: ", "))</td></tr>

        """
    }
    return text + "</tbody>\n</table></div>\n</section>\n"
  }

  /// The recipes of one source.
  func section(_ group: Gallery.Group, _ index: Int) -> String {
    var text =
      "<section class=\"group\" id=\"g\(index)\">\n<h2>\(escaped(group.title))</h2>\n<div class=\"recipes\">\n"
    for recipe in group.recipes { text += article(recipe, index) }
    return text + "</div>\n</section>\n"
  }

  private func article(_ recipe: GalleryRecipe, _ group: Int) -> String {
    let definition = recipe.definition
    var marks = ["g\(group)"]
    for (index, family) in engine.catalog.families.enumerated()
    where family.name == definition.family || family.styles.contains(definition.name) {
      marks.append("f\(index)")
    }
    for (index, axis) in axes.enumerated() where definition.axes.contains(where: { $0.name == axis }) {
      marks.append("a\(index)")
    }
    for state in recipe.states { marks.append("s\(state.rawValue)") }
    let search = ([definition.name, definition.description ?? ""] + recipe.variants.map { $0.expanded })
      .joined(separator: " ")
    var text =
      "<article class=\"recipe\(recipe.isWide ? " wide" : "")\" data-marks=\"\(marks.joined(separator: " "))\""
    text += " data-search=\"\(escaped(search))\">\n<h3>\(escaped(definition.name))</h3>\n"
    if let description = definition.description, !description.isEmpty {
      text += "<p class=\"purpose\">\(escaped(description))</p>\n"
    }
    var chips: [String] = []
    if let family = definition.family { chips.append("wears <strong>\(escaped(family))</strong>") }
    if let successor = definition.deprecated {
      chips.append(successor.isEmpty ? "deprecated" : "deprecated for <strong>\(escaped(successor))</strong>")
    }
    for axis in definition.axes {
      let values = axis.values.map { escaped($0.name) }.joined(separator: ", ")
      chips.append("<strong>\(escaped(axis.name))</strong> \(values)")
    }
    if !recipe.slots.isEmpty {
      chips.append(
        "<strong>slots</strong> " + recipe.slots.map { "/\(escaped($0.name))" }.joined(separator: " "))
    }
    if !chips.isEmpty {
      text += "<ul class=\"chips\">" + chips.map { "<li>\($0)</li>" }.joined() + "</ul>\n"
    }
    // Forms with one sample each stand beside one another.
    text += "<div class=\"forms\(recipe.states.isEmpty && recipe.variants.count > 1 ? " beside" : "")\">\n"
    for variant in recipe.variants { text += form(variant, of: recipe) }
    return text + "</div>\n</article>\n"
  }

  /// One use of a recipe: its class string, its samples, and what stands behind them.
  private func form(_ variant: GalleryRecipe.Variant, of recipe: GalleryRecipe) -> String {
    let classes = escaped(variant.variant.classes)
    let label = variant.variant.label.isEmpty ? "as it stands" : variant.variant.label
    var text = """
      <div class="form" data-classes="\(classes)" data-kind="\(escaped(variant.kind.name))">
      <div class="use"><h4>\(escaped(label))</h4><code>\(classes)</code>\
      <button type="button" class="copy" hidden aria-label="Copy \(classes)">Copy</button></div>
      <div class="cells">

      """
    for cell in variant.cells {
      let state = cell.state?.name ?? "at rest"
      let isAlone = variant.cells.count == 1
      text +=
        "<figure><figcaption\(isAlone ? " class=\"unseen\"" : "")>\(state)</figcaption><div class=\"pair\">"
      for isDark in [false, true] {
        text += stage(recipe, cell.look, isDark: isDark, cell.state)
      }
      text += "</div></figure>\n"
    }
    text += "</div>\n" + limits(variant) + details(variant)
    return text + "</div>\n"
  }

  /// One line that names what the samples do not show as it is; the reasons stand in the details.
  private func limits(_ variant: GalleryRecipe.Variant) -> String {
    let notes = variant.notes
    func names(_ grade: Grade) -> [String] {
      notes.filter { $0.grade == grade }.map { $0.property.row.name }
    }
    let missing = names(.none) + variant.modifiers.map { "the modifier \(escaped($0))" }
    let parts = [("Stand-ins", names(.approximate)), ("Not shown", missing)].filter { !$0.1.isEmpty }
    guard !parts.isEmpty else { return "" }
    let text = parts.map { "<strong>\($0.0)</strong> \($0.1.joined(separator: ", "))" }.joined(separator: " ")
    return "<p class=\"limits\">\(text)</p>\n"
  }

  private func stage(
    _ recipe: GalleryRecipe, _ look: Look, isDark: Bool, _ state: Condition?
  ) -> String {
    let scheme = isDark ? "dark" : "light"
    let busy = look.isTranslucent ? " busy" : ""
    return """
      <div class="stage \(scheme)\(busy)" role="img" aria-label="\(state?.name ?? "at rest"), \(scheme)" data-state="\(state?.name ?? "none")">\
      \(sample(look.half(isDark), inside(recipe, look, isDark)))</div>
      """
  }

  /// What stands in a sample: the slots of the recipe, or a text.
  private func inside(_ recipe: GalleryRecipe, _ look: Look, _ isDark: Bool) -> String {
    guard recipe.slots.isEmpty else {
      let parts = recipe.slots.map { sample($0.look.half(isDark), content(of: $0.name)) }
      // A bar has no room for one below the other.
      return
        "<div class=\"slots\(look.height > 0 && look.height < 100 ? " row" : "")\">\(parts.joined())</div>"
    }
    return content(of: recipe.definition.name)
  }

  private func content(of name: String) -> String {
    switch SampleText.content(of: name) {
    case .text(let text): escaped(text)
    case .block(let width, let height): "<span class=\"block w\(width) h\(height)\"></span>"
    }
  }

  /// The two elements of a sample.
  func sample(_ half: Look.Half, _ inside: String) -> String {
    let (box, content) = (
      half.box.isEmpty ? "" : " \(half.box)", half.content.isEmpty ? "" : " \(half.content)"
    )
    return "<div class=\"vb\(box)\"><div class=\"vc\(content)\">\(inside)</div></div>"
  }

  private func details(_ variant: GalleryRecipe.Variant) -> String {
    var text = """
      <details><summary>StemJSON and provenance</summary>
      <div class="behind">
      <div><h5>Classes</h5><p class="classes"><code>\(escaped(variant.expanded))</code></p>
      <h5>StemJSON</h5><pre tabindex="0"><code>\(escaped(variant.stemJSON))</code></pre>\(list("StemJSON leaves out", variant.losses))\
      \(list("Drawn otherwise", variant.notes.map { "\($0.property.row.name): \($0.message)" }))</div>
      <div class="scroll">
      """
    if variant.provenance.isEmpty {
      text +=
        "<p>\(variant.variant.choices.isEmpty ? "No class sets anything." : "The values are those of the recipe as it stands.")</p>"
    } else {
      let title = variant.variant.choices.isEmpty ? "Provenance" : "Provenance of what differs"
      text += "<table><caption>\(title)</caption><thead><tr>"
      for head in ["property", "value", "from"] { text += "<th scope=\"col\">\(head)</th>" }
      text += "</tr></thead><tbody>"
      for row in variant.provenance {
        let when = row.when.isEmpty ? "" : "<small>\(escaped(row.when))</small> "
        let chain = row.chain.map { escaped($0) }.joined(separator: " › ")
        text +=
          "<tr><th scope=\"row\">\(row.property)</th><td>\(when)<code>\(escaped(row.value))</code></td><td>\(chain)</td></tr>"
      }
      text += "</tbody></table>"
    }
    return text + "</div></div></details>\n"
  }

  private func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "<h5>\(title)</h5><ul>" + items.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>"
  }
}
