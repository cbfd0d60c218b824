import StyleModel
import Theme

/// Apple's text styles in CSS.
public enum CSSTextStyles {
  /// The custom properties that ``CSSTarget/TextSizes/variables`` reads, for one text size.
  public static func variables(at size: ContentSizeCategory) -> [CSSDeclaration] {
    variables { FontMetrics.face(of: $0, at: size) }
  }

  /// The custom properties for a Mac.
  public static let desktopVariables: [CSSDeclaration] = variables { FontMetrics.desktopFace(of: $0) }

  private static func variables(_ face: (String) -> FontMetrics.Face?) -> [CSSDeclaration] {
    PropertyTable.fontPresets.flatMap { name -> [CSSDeclaration] in
      guard let face = face(name) else { return [] }
      return [
        CSSDeclaration("--twc-\(name)-size", CSSText.points(face.size)),
        CSSDeclaration("--twc-\(name)-leading", CSSText.points(face.lineHeight)),
        CSSDeclaration("--twc-\(name)-weight", weight(face.weight)),
      ]
    }
  }

  /// Size, leading and weight of a text style as values of CSS.
  static func values(
    of style: String, _ sizes: CSSTarget.TextSizes
  ) -> (size: String, leading: String, weight: String) {
    let face: FontMetrics.Face?
    switch sizes {
    case .fixed(let size): face = FontMetrics.face(of: style, at: size)
    case .desktop: face = FontMetrics.desktopFace(of: style)
    case .variables: face = FontMetrics.face(of: style)
    }
    let size = CSSText.points(face?.size ?? 17)
    let leading = CSSText.points(face?.lineHeight ?? 22)
    let weight = weight(face?.weight ?? "regular")
    // A name that is no text style has no custom properties.
    guard case .variables = sizes, face != nil else { return (size, leading, weight) }
    return (
      "var(--twc-\(style)-size,\(size))", "var(--twc-\(style)-leading,\(leading))",
      "var(--twc-\(style)-weight,\(weight))"
    )
  }

  /// A weight of StemJSON as the number of CSS.
  static func weight(_ name: String) -> String {
    TokenUnits.number(ofWeight: name).map { CSSText.number(Double($0)) } ?? "400"
  }

  /// The fonts of a design: those of Apple's systems by the names that browsers have for them, then the nearest.
  static func family(of design: String) -> String {
    switch design {
    case "rounded": "ui-rounded,\"SF Pro Rounded\",system-ui,sans-serif"
    case "serif": "ui-serif,\"New York\",Georgia,serif"
    case "monospaced": "ui-monospace,\"SF Mono\",Menlo,monospace"
    default: "-apple-system,BlinkMacSystemFont,\"SF Pro Text\",Inter,system-ui,sans-serif"
    }
  }
}
