import Documents
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Theme

/// Differences as one HTML page without scripts: what changes, before and after side by side, drawn.
public struct DifferencePage: Sendable {
  /// The page, which ends with a line break.
  public let html: String

  /// The page of two catalogs, with samples in both appearances.
  ///
  /// - Complexity: O(*n*) in the changes.
  public init(
    catalogs old: StyleEngine, _ new: StyleEngine, _ comparison: CatalogComparison, names: (String, String)
  ) {
    var samples = DifferenceSamples()
    var body = ""
    for group in Self.groups(comparison.differences) {
      let change = comparison.changes[group.first]
      let classes = Self.classes(of: change)
      let hasOld = change.kind != .added || change.property != nil
      let hasNew = change.kind != .removed || change.property != nil
      body += Self.section(
        group.subject, group.differences,
        hasOld ? samples.recipe(classes, old) : "", hasNew ? samples.recipe(classes, new) : "")
    }
    html = Self.shell(.catalog, comparison.differences.count, names, body, samples.styles.text)
  }

  /// The page of two themes, with swatches and scales.
  public init(themes old: Theme, _ new: Theme, _ differences: [Difference], names: (String, String)) {
    var samples = DifferenceSamples()
    var body = ""
    for section in ThemeComparison.sections {
      let rows = differences.filter { $0.subject.utf8.starts(with: "\(section).".utf8) }
      guard !rows.isEmpty else { continue }
      body += "<section class=\"difference\">\n<h2>\(section)</h2>\n" + Self.tableStart("token")
      for row in rows {
        let name = row.subject.split(separator: ".", maxSplits: 1).last.map { String($0) } ?? ""
        let samples = [old, new].map { samples.token(row.subject, $0) }
        body += Self.row(
          name, Self.cell(row.old) + " " + samples[0], Self.cell(row.new) + " " + samples[1])
      }
      body += "</tbody></table>\n</section>\n"
    }
    html = Self.shell(.theme, differences.count, names, body, samples.styles.text)
  }

  /// The page of two screens whose classes are compiled, as their modules begin; what differs is outlined.
  public init(
    screens old: JSONDocument, _ new: JSONDocument, _ comparison: ScreenComparison,
    options: ScreenPage.Options = ScreenPage.Options(), names: (String, String)
  ) {
    let before = ScreenPage.Screen(old, options, prefix: "o", marking: comparison.marked.old)
    let after = ScreenPage.Screen(new, options, prefix: "n", marking: comparison.marked.new)
    var body = "<div class=\"pair screens\">\n"
    for (title, screen) in [("Before", before), ("After", after)] {
      body += """
        <section aria-label="\(title)"><h2>\(title)</h2>
        <div class="screen" dir="\(options.isRightToLeft ? "rtl" : "ltr")"><div class="root">\(screen.content)</div>\
        <div class="modals">\(screen.modals)</div></div></section>

        """
    }
    body += "</div>\n"
    for group in Self.groups(comparison.differences) {
      body += Self.section(group.subject, group.differences, "", "")
    }
    let rules = [
      ScreenSheet.text, before.rules, after.rules,
      ".screen{height:\(options.height)px;width:\(options.width)px}",
      ".screen{\(CSSTextStyles.variables(at: options.textSize).text)}",
    ]
    html = Self.shell(.screen, comparison.differences.count, names, body, rules.joined(separator: "\n"))
  }

  // MARK: - Parts

  /// The differences of one subject, one after the other.
  private struct Group {
    let subject: String
    /// The place of the first of them.
    let first: Int
    var differences: [Difference]
  }

  private static func groups(_ differences: [Difference]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (index, one) in differences.enumerated() {
      if let place = places[one.subject] {
        groups[place].differences.append(one)
      } else {
        places[one.subject] = groups.count
        groups.append(Group(subject: one.subject, first: index, differences: [one]))
      }
    }
    return groups
  }

  /// The class of a use of a recipe.
  private static func classes(of change: CatalogComparison.Change) -> String {
    let slot = change.slot.map { "/\($0)" } ?? ""
    let choices = change.variant.map { "-[\($0.split(separator: " ").joined(separator: ","))]" } ?? ""
    return change.recipe + choices + slot
  }

  private static func section(
    _ subject: String, _ differences: [Difference], _ before: String, _ after: String
  ) -> String {
    var text = "<section class=\"difference\">\n<h3>\(HTMLText.escaped(subject))</h3>\n"
    if !before.isEmpty || !after.isEmpty {
      text += "<div class=\"pair\">"
      for (title, sample) in [("Before", before), ("After", after)] {
        text +=
          "<figure><figcaption>\(title)</figcaption>\(sample.isEmpty ? "<p class=\"nothing-there\">not there</p>" : sample)</figure>"
      }
      text += "</div>\n"
    }
    let rows = differences.filter { $0.property != nil || $0.old != nil || $0.new != nil }
    guard !rows.isEmpty else {
      return text + "<p>\(differences.first?.kind.rawValue ?? "")</p>\n</section>\n"
    }
    text += tableStart("property")
    for one in rows { text += row(one.property ?? one.kind.rawValue, cell(one.old), cell(one.new)) }
    return text + "</tbody></table>\n</section>\n"
  }

  private static func tableStart(_ first: String) -> String {
    let heads = [first, "before", "after"].map { "<th scope=\"col\">\($0)</th>" }
    return "<table><thead><tr>\(heads.joined())</tr></thead>\n<tbody>\n"
  }

  private static func row(_ name: String, _ before: String, _ after: String) -> String {
    "<tr><th scope=\"row\">\(HTMLText.escaped(name))</th><td>\(before)</td><td>\(after)</td></tr>\n"
  }

  private static func cell(_ value: JSONValue?) -> String {
    value.map { "<code>\(HTMLText.escaped(JSONWriter.text($0, layout: .spaced)))</code>" } ?? "–"
  }

  private static func shell(
    _ subject: DifferenceSubject, _ count: Int, _ names: (String, String), _ body: String, _ rules: String
  ) -> String {
    let sheet = "\n\(page)\n\(rules)\n"
    let title = "\(names.0) → \(names.1)"
    let summary =
      count == 0 ? "No differences" : "\(count) \(count == 1 ? "difference" : "differences")"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(ContentHash.source(of: sheet)); base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLText.escaped(title))</title>
      <style>\(sheet)</style>
      </head>
      <body>
      <main>
      <h1>\(HTMLText.escaped(title))</h1>
      <p>\(summary) in the \(subject.rawValue), as it resolves.</p>
      <fieldset><legend>Appearance</legend><label><input type="radio" name="scheme" id="scheme-light" checked> Light</label>
      <label><input type="radio" name="scheme" id="scheme-dark"> Dark</label></fieldset>
      \(body)</main>
      </body>
      </html>

      """
  }

  private static let page = """
    :root{color-scheme:light}
    :root:has(#scheme-dark:checked){color-scheme:dark}
    body{background:light-dark(#f6f6f8,#0f1013);color:light-dark(#17181d,#f1f2f5);font:15px/1.5 Inter,-apple-system,BlinkMacSystemFont,"Segoe UI",system-ui,sans-serif;margin:0;padding:24px}
    main{margin:0 auto;max-width:1100px}
    h1{font-size:26px;line-height:1.2;margin:0 0 8px;overflow-wrap:anywhere}
    h2{font-size:18px;margin:0 0 8px}
    h3{font:600 15px/1.4 ui-monospace,monospace;margin:0 0 8px;overflow-wrap:anywhere}
    fieldset{border:1px solid light-dark(#c9ccd1,#3a3b40);border-radius:10px;display:flex;gap:16px;margin:0 0 20px;padding:6px 12px;width:max-content}
    .difference{background:light-dark(#fff,#17181d);border:1px solid light-dark(#e3e4ea,#2b2d35);border-radius:14px;margin:0 0 16px;padding:16px 20px}
    .pair{display:grid;gap:16px;grid-template-columns:repeat(2,minmax(0,1fr));margin:0 0 12px}
    .pair.screens{grid-template-columns:repeat(2,max-content);justify-content:center;margin-bottom:24px;overflow:auto}
    .screens .screen{border:1px solid light-dark(#c9ccd1,#3a3b40);border-radius:24px}
    .screens .changed{outline:2px dashed #e0007a!important;outline-offset:1px}
    .modals{inset:0;pointer-events:none;position:absolute}
    figure{margin:0}
    figcaption{color:light-dark(#5a5e6a,#a5aab6);font-size:12.5px}
    .stage{align-content:center;border:1px solid light-dark(#e3e4ea,#2b2d35);border-radius:10px;display:grid;justify-items:center;min-height:84px;overflow:auto;padding:16px}
    .vb{\(CSSTarget.boxBase.text)}
    .vc{min-width:0;max-width:100%}
    .stage+.stage{margin-top:8px}
    .swatch{border:1px solid light-dark(#0003,#fff3);border-radius:6px;display:inline-block;height:24px;margin-inline-end:4px;vertical-align:middle;width:64px}
    .length{background:#4a90d9;display:inline-block;height:12px;max-width:100%}
    .corner{border:2px solid #4a90d9;display:inline-block;height:56px;width:96px}
    .plate{background:light-dark(#fff,#252528);border-radius:8px;display:inline-block;height:56px;margin:12px;width:96px}
    table{border-collapse:collapse;font-size:13.5px;table-layout:fixed;width:100%}
    th,td{border-top:1px solid light-dark(#e3e4ea,#2b2d35);overflow-wrap:anywhere;padding:5px 8px 5px 0;text-align:start;vertical-align:top}
    tbody th{font-weight:500}
    code{font:12.5px/1.5 ui-monospace,monospace}
    .nothing-there{color:light-dark(#5a5e6a,#a5aab6)}
    @media (max-width:700px){.pair:not(.screens){grid-template-columns:minmax(0,1fr)}}
    """
}
