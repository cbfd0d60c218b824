import JSONText
import StyleModel

/// A theme as one HTML page that needs nothing else: no script, no font, no file.
///
/// It shows every colour in the appearances in which it differs, the contrast of texts on fills, and the scales of
/// type, spacing, radii, shadows and motion.
public struct ThemePage: Sendable {
  let theme: Theme

  public init(_ theme: Theme) { self.theme = theme }

  /// The page, which ends with a line break.
  public var html: String {
    var styles = PageStyles(prefix: "t")
    let sections = sections(&styles).map { $0.html }.joined()
    let title = HTMLText.escaped(theme.name.isEmpty ? "Theme" : theme.name)
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(Self.sheet)
      \(Self.parts)
      \(styles.text)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <p>\(points(theme.spacing)) a spacing unit, \(points(theme.rem)) a rem.</p>

      """
    text += sections
    return text + "</body>\n</html>\n"
  }

  /// One part of the page: a heading and a table.
  package struct Section {
    /// The heading, which is also what its `id` is made of.
    package let title: String
    package var html: String
  }

  /// The parts that the theme has something for; what they look like is added to the styles, beside ``parts``.
  package func sections(_ styles: inout PageStyles) -> [Section] {
    [
      colors(&styles), contrast(&styles), type(&styles), spacing(&styles), radii(&styles), shadows(&styles),
      motion, breakpoints,
    ].filter { !$0.html.isEmpty }
  }

  // MARK: - Sections

  private func colors(_ styles: inout PageStyles) -> Section {
    var heads = ["name", "light", "dark"]
    if theme.hasIncreasedContrast { heads += ["light, increased contrast", "dark, increased contrast"] }
    let increased = theme.inIncreasedContrast
    let rows = theme.colors.names.compactMap { name -> [String]? in
      guard let color = theme.colors[name] else { return nil }
      var cells = [self.name(of: name), swatch(color.light, &styles), swatch(color.dark, &styles)]
      if theme.hasIncreasedContrast, let strong = increased.colors[name] {
        cells += [swatch(strong.light, &styles), swatch(strong.dark, &styles)]
      }
      return cells
    }
    return table("Colours", heads, rows)
  }

  /// A second name says what it stands for.
  private func name(of color: String) -> String {
    guard let alias = theme.aliases.first(where: { $0.name == color }) else { return HTMLText.escaped(color) }
    return "\(HTMLText.escaped(color)) <small>is \(HTMLText.escaped(alias.target))</small>"
  }

  private func contrast(_ styles: inout PageStyles) -> Section {
    let report = ThemeContrast(of: theme)
    let increased = theme.inIncreasedContrast
    let rows = report.pairs.map { pair -> [String] in
      let shown = pair.isIncreased ? increased : theme
      func css(_ name: String) -> String {
        shown.colors[name].map { self.css(pair.isDark ? $0.dark : $0.light) } ?? "transparent"
      }
      // The page of the system is white, and black in dark appearance.
      let page = shown.color("background").flatMap { (pair.isDark ? $0.dark : $0.light).components }
      let ground = (page ?? (pair.isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255))).hex
      let sample =
        "<span \(styles.attribute("ground", "background:\(ground)"))><span "
        + styles.attribute("sample", "color:\(css(pair.text));background:\(css(pair.fill))")
        + ">Aa</span></span>"
      let appearance = (pair.isDark ? "dark" : "light") + (pair.isIncreased ? ", increased contrast" : "")
      let verdict =
        pair.isReadable
        ? "reaches \(JSONWriter.number(pair.needed))"
        : "<strong>below \(JSONWriter.number(pair.needed))</strong>"
      return [
        sample, "\(HTMLText.escaped(pair.text)) on \(HTMLText.escaped(pair.fill))", appearance,
        "\(ContrastLevel.written(ratio: pair.ratio)) to 1",
        "Lc \(ContrastLevel.written(lightness: pair.lightness))",
        verdict,
      ]
    }
    return table("Contrast", ["", "text on fill", "appearance", "WCAG 2.2", "APCA", ""], rows)
  }

  private func type(_ styles: inout PageStyles) -> Section {
    let rows = theme.type.names.compactMap { name -> [String]? in
      guard let role = theme.type[name] else { return nil }
      var parts: [String]
      var style: String
      switch role.face {
      case .size(let size): (parts, style) = ([points(size)], "font-size:\(css(size))")
      case .preset(let preset):
        parts = [HTMLText.escaped(preset)]
        style = "font-size:\(css(FontMetrics.size(of: .keyword(preset))))"
      }
      if let weight = role.weight {
        parts.append(HTMLText.escaped(weight))
        if let number = TokenUnits.number(ofWeight: weight) { style += ";font-weight:\(number)" }
      }
      if let tracking = role.tracking {
        parts.append("tracking \(points(tracking))")
        style += ";letter-spacing:\(css(tracking))"
      }
      if let height = role.lineHeight {
        parts.append("line height \(points(height))")
        style += ";line-height:\(css(height))"
      }
      return [
        HTMLText.escaped(name), parts.joined(separator: ", "),
        "<span \(styles.attribute("", style))>Hamburgefonstiv</span>",
      ]
    }
    return table("Type", ["name", "role", ""], rows)
  }

  /// Named steps, and some of the numbers that every theme has.
  private func spacing(_ styles: inout PageStyles) -> Section {
    var scale = theme.spacings
    for step in [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16] {
      let name = JSONWriter.number(step)
      if scale[name] == nil { scale[name] = step * theme.spacing }
    }
    return lengths("Spacing", "length", scale) { "<span \(styles.attribute("bar", "width:\($0)"))></span>" }
  }

  private func radii(_ styles: inout PageStyles) -> Section {
    lengths("Radii", "radius", theme.radii) {
      "<span \(styles.attribute("corner", "border-radius:\($0)"))></span>"
    }
  }

  /// A scale of lengths, each with a picture of its length in CSS.
  private func lengths(
    _ title: String, _ head: String, _ scale: TokenScale<Double>, _ picture: (String) -> String
  ) -> Section {
    let rows = scale.names.map { name in
      let length = scale[name] ?? 0
      return [HTMLText.escaped(name), points(length), picture(css(length))]
    }
    return table(title, ["name", head, ""], rows)
  }

  private func shadows(_ styles: inout PageStyles) -> Section {
    table(
      "Shadows", ["name", "layers", "light", "dark"],
      theme.shadows.names.compactMap { name in
        theme.shadows[name].map { shadow in
          let layers = shadow.layers.map { layer in
            [layer.x, layer.y, layer.radius].map { JSONWriter.number($0) }.joined(separator: " ")
              + (layer.spread == 0 ? "" : ", spread \(JSONWriter.number(layer.spread))")
              + (layer.isInset ? ", inside" : "") + " " + written(layer.color.light)
              + (layer.color.isAdaptive ? ", dark \(written(layer.color.dark))" : "")
          }
          func box(_ half: (Color) -> Tone) -> String {
            let css = shadow.layers.map { layer in
              (layer.isInset ? "inset " : "")
                + [layer.x, layer.y, layer.radius, layer.spread].map { self.css($0) }.joined(separator: " ")
                + " " + self.css(half(layer.color))
            }
            return "<span \(styles.attribute("plate", "box-shadow:\(css.joined(separator: ","))"))></span>"
          }
          return [
            HTMLText.escaped(name), layers.joined(separator: "<br>"), box { $0.light },
            "<span class=\"night\">\(box { $0.dark })</span>",
          ]
        }
      })
  }

  private var motion: Section {
    table(
      "Motion", ["name", "curve", "duration", "delay"],
      theme.motions.names.compactMap { name in
        theme.motions[name].map { motion in
          var curve = motion.bezier?.css ?? motion.curve?.name ?? ""
          if let bounce = motion.bounce { curve += ", bounce \(JSONWriter.number(bounce))" }
          func time(_ milliseconds: Double?) -> String {
            milliseconds.map { "\(JSONWriter.number($0)) ms" } ?? ""
          }
          return [HTMLText.escaped(name), curve, time(motion.duration), time(motion.delay)]
        }
      })
  }

  private var breakpoints: Section {
    table(
      "Breakpoints", ["name", "smallest width"],
      theme.breakpoints.names.map { [HTMLText.escaped($0), points(theme.breakpoints[$0] ?? 0)] })
  }

  // MARK: - Parts

  /// A table of cells that are HTML; nothing without rows.
  private func table(_ title: String, _ heads: [String], _ rows: [[String]]) -> Section {
    guard !rows.isEmpty else { return Section(title: title, html: "") }
    var text = "<h2>\(title)</h2>\n<table>\n<thead><tr>"
    // A column of pictures has no name for the eye.
    for head in heads {
      text += "<th scope=\"col\">\(head.isEmpty ? "<span class=\"unseen\">sample</span>" : head)</th>"
    }
    text += "</tr></thead>\n<tbody>\n"
    for row in rows { text += "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>\n" }
    return Section(title: title, html: text + "</tbody>\n</table>\n")
  }

  private func swatch(_ tone: Tone, _ styles: inout PageStyles) -> String {
    let isKnown = tone.components != nil
    let chip =
      "<span class=\"\(isKnown ? "chip" : "chip system")\"><span "
      + "\(styles.attribute("", "background:\(css(tone))"))></span></span>"
    return "\(chip) <code>\(written(tone))</code>"
  }

  /// A tone in words.
  private func written(_ tone: Tone) -> String {
    let opacity = tone.opacity == 1 ? "" : " at \(JSONWriter.number(tone.opacity * 100)) %"
    switch tone.shade {
    case .rgba(let rgba): return rgba.hex + opacity
    case .keyword(let keyword): return HTMLText.escaped(keyword.name) + opacity
    case .dynamic(let text): return HTMLText.escaped(text) + opacity
    }
  }

  /// A tone as CSS shows it; what the system gives, as it looks in light appearance.
  private func css(_ tone: Tone) -> String {
    if let rgba = tone.components { return rgba.hex }
    if case .keyword(let keyword) = tone.shade {
      return DesignTokenExport.standIn(keyword).multiplyingAlpha(by: tone.opacity).hex
    }
    return "transparent"
  }

  private func css(_ points: Double) -> String { JSONWriter.number(points) + "px" }
  private func points(_ number: Double) -> String { JSONWriter.number(number) + " pt" }

  private static let sheet = """
    :root { color-scheme: light dark; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
    h1 { font-size: 2rem; margin: 0; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 0.5rem; }
    """

  /// What the parts look like.
  package static let parts = """
    table { border-collapse: collapse; width: 100%; }
    th, td { border-bottom: 1px solid #8884; padding: 0.375rem 0.75rem 0.375rem 0; text-align: start; vertical-align: middle; }
    code { font: 13px ui-monospace, monospace; }
    .chip { background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 12px 12px; background-clip: padding-box; border: 1px solid #8886; border-radius: 6px; display: inline-block; height: 24px; overflow: hidden; vertical-align: middle; width: 40px; }
    .chip > span { display: block; height: 100%; }
    .system { border-style: dashed; }
    .ground { display: inline-block; }
    .sample { border-radius: 6px; display: inline-block; font-weight: 600; padding: 0.25rem 0.75rem; }
    .bar { background: #4a90d9; display: inline-block; height: 12px; max-width: 100%; }
    .corner { border: 2px solid #4a90d9; display: inline-block; height: 56px; width: 96px; }
    .plate { background: #fff; border-radius: 8px; display: inline-block; height: 56px; margin: 12px; width: 96px; }
    .night { background: #131316; display: inline-block; }
    .night .plate { background: #252528; }
    .unseen { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
    """
}
