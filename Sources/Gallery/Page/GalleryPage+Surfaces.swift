import ClassParser
import Engine
import StyleModel
import StyleResolve
import StyleTargets

// Apple's text styles, and the table of surfaces.
extension GalleryPage {
  /// The text styles at the size that the reader of the page chooses.
  mutating func textStyles() -> String {
    var text = """
      <section class="panel" id="text-styles">
      <h2>Text styles</h2>
      <p>Apple's text styles, at the text size that is chosen above.</p>
      <div class="scroll"><table>
      <thead><tr><th scope="col">style</th><th scope="col">size and leading at Large</th><th scope="col">sample</th></tr></thead>
      <tbody>

      """
    for name in PropertyTable.fontPresets {
      guard let face = FontMetrics.face(of: name) else { continue }
      var style = Style()
      style.set(.font, to: .keyword(name))
      let box = boxes.name(
        mask: 0, [CSSTarget.emit(style, options: .init(textSizes: .variables)).box.text])
      text += """
        <tr><th scope="row">\(name)</th><td>\(Int(face.size)) / \(Int(face.lineHeight)) \(face.weight)</td>\
        <td><span class="vt \(box)">Hamburgefonstiv</span></td></tr>

        """
    }
    return text + "</tbody>\n</table></div>\n</section>\n"
  }

  /// A place as the table of surfaces tells places apart.
  private struct Place {
    let supportsGlass: Bool
    let requiresCompatibility: Bool
    let reducesTransparency: Bool

    static let all: [Place] = [true, false].flatMap { glass in
      [false, true].flatMap { compatibility in
        [false, true].map {
          Place(supportsGlass: glass, requiresCompatibility: compatibility, reducesTransparency: $0)
        }
      }
    }

    var title: String {
      (supportsGlass ? "OS 26" : "earlier")
        + (requiresCompatibility ? ", compatibility" : "")
        + (reducesTransparency ? ", reduced transparency" : "")
    }
  }

  private static let roles: [(role: SurfaceRole, classes: String)] = [
    (.floating, "surface-floating px-3 py-2 text-sm"), (.solid, "surface-solid px-3 py-2 text-sm"),
    (.glass, "glass px-3 py-2 text-sm"),
  ]

  /// Every fill that a role, a policy and a place come to, drawn.
  mutating func surfaces() -> String {
    var text = """
      <section class="panel" id="surfaces">
      <h2>Surfaces</h2>
      <p>What a surface is painted with, by its role, the policy and the place. Each sample is what the engine resolves there.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of surfaces"><table class="surfaces">
      <thead><tr><th scope="col">class</th><th scope="col">policy</th>
      """
    for place in Place.all { text += "<th scope=\"col\">\(place.title)</th>" }
    text += "</tr></thead>\n<tbody>\n"
    for (role, classes) in Self.roles {
      let name = classes.split(separator: " ").first.map { String($0) } ?? ""
      for policy in SurfacePolicy.allCases {
        text += "<tr><th scope=\"row\"><code>\(name)</code></th><th scope=\"row\">\(policy.rawValue)</th>"
        for place in Place.all {
          let fill = Surface.fill(
            role: role, policy: policy, supportsGlass: place.supportsGlass,
            requiresCompatibility: place.requiresCompatibility,
            reduceTransparency: place.reducesTransparency)
          let look = look(classes, policy, place)
          text += """
            <td><div class="stage busy mini" data-fill="\(fill.rawValue)">\
            \(sample(look, fill.rawValue))</div></td>
            """
        }
        text += "</tr>\n"
      }
    }
    return text + "</tbody>\n</table></div>\n</section>\n"
  }

  private mutating func look(_ classes: String, _ policy: SurfacePolicy, _ place: Place) -> Look.Half {
    func style(isDark: Bool) -> Style {
      var context = Setting(bits: place.supportsGlass ? 0 : Switch.system.bit).context(isDark: isDark)
      context.appearance = policy
      context.requiresCompatibility = place.requiresCompatibility
      context[.reduceTransparency] = place.reducesTransparency
      return engine.resolve(classes, in: context).style.defaults
    }
    let output = CSSTarget.emit(
      style(isDark: false), dark: style(isDark: true), options: .init(textSizes: .variables))
    return Look.Half(
      box: boxes.name(mask: 0, [output.box.text]), content: contents.name(mask: 0, [output.content.text]))
  }
}
