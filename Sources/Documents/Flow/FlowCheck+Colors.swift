import FlowModel
import JSONText
import StyleModel

// Colours, fonts and images: what decodes and is painted as nothing, or as something else.
extension FlowCheck {
  /// Colours that lie under texts, so that they look wrong at night without a dark form.
  private static let surfaces = [
    "WidgetLayout.background", "NavData.bg_color", "TagData.bg_color", "ImageData.placeholder_color",
  ]
  /// Colours beside them that mostly want one as well.
  private static let edges = ["BorderData.color", "GradientData.colors", "TagData.border_color"]

  mutating func checkColor(_ node: JSONNode, _ place: String?) {
    let hex = present("hex", of: node)
    let dark = present("dark_hex", of: node)
    let token = present("token", of: node)
    for (one, other, name) in [(hex, dark, "dark_hex"), (dark, hex, "hex")] {
      guard let one, document.kind(of: one) == .string else { continue }
      let otherwise =
        isReadable(other)
        ? "\"\(name)\" stands in both appearances"
        : token.map { "without a theme that knows \(quoted($0)), \(Self.instead(of: place))" }
      checkDigits(one, otherwise ?? Self.instead(of: place))
    }
    if let token, let hex {
      report(
        .note, "flow-token-beside", at: hex,
        "a theme that knows \(quoted(token)) ignores this colour: keep it only as a fallback")
    }
    if token == nil, dark == nil, let hex { checkDark(hex, place) }
    if hex == nil, dark == nil, token == nil, place != nil {
      let start = document.range(of: node).lowerBound
      report(
        .warning, "flow-hex", at: start..<start + 1,
        "a colour without \"hex\", \"dark_hex\" and \"token\" is none: \(Self.instead(of: place))")
    }
  }

  /// Checks a colour that is a bare text.
  mutating func checkHex(_ node: JSONNode, _ place: String?) {
    checkDigits(node, Self.instead(of: place))
    checkDark(node, place)
  }

  private func isReadable(_ node: JSONNode?) -> Bool {
    node.flatMap { document.string(of: $0) }.flatMap { HexColor.parse($0) } != nil
  }

  /// What Flow paints at a place whose colour it cannot read.
  private static func instead(of place: String?) -> String {
    let steps = (place ?? "").split(separator: ".").map { String($0) }
    // The payload of a separator is the atom itself.
    let fields = steps.first.flatMap { StarterWidget.named($0)?.fields ?? FlowShapes.named($0)?.fields }
    guard let fallback = fields?.first(where: { $0.key == steps.last })?.fallback else {
      return "it paints nothing"
    }
    return "the \(fallback) is painted in its place"
  }

  private mutating func checkDark(_ node: JSONNode, _ place: String?) {
    guard let place, let text = document.string(of: node), let color = HexColor.parse(text), color.alpha > 0
    else { return }
    if Self.surfaces.contains(place) {
      report(
        .warning, "flow-dark-hex", at: node,
        quoted(node) + " is a surface in both appearances: add \"dark_hex\", or use a token of the theme")
    } else if Self.edges.contains(place) {
      report(
        .note, "flow-dark-hex", at: node,
        quoted(node) + " is the same in dark appearance: add \"dark_hex\" where it shows against a surface")
    }
  }

  /// Checks the digits of a colour.
  ///
  /// - Parameter otherwise: What is painted where they cannot be read.
  private mutating func checkDigits(_ node: JSONNode, _ otherwise: String) {
    let text = document.string(of: node) ?? ""
    guard let color = HexColor.parse(text) else { return reportDigits(node, text, otherwise) }
    let digits = text.utf8.filter { Self.isHexDigit($0) }
    guard digits.count == 8 else { return }
    let web = RGBA(packed: UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
    // White and black with their alpha last read as a pale yellow and as an invisible blue, which nobody writes so;
    // every other colour may be meant as it stands.
    let isWhite = (web.red, web.green, web.blue) == (255, 255, 255) && web.alpha != 0 && web.alpha != 255
    let isBlack = (web.red, web.green, web.blue) == (0, 0, 0) && web.alpha != 0
    guard isWhite || isBlack else { return }
    let repaired = HexColor.text(web)
    report(
      .warning, "flow-alpha-order", at: node,
      quoted(node) + " is read alpha first, as "
        + (color.alpha == 0 ? "an invisible colour" : "an opaque \(HexColor.text(color))"),
      suggestions: [repaired],
      fix: TextEdit(replacing: document.range(of: node), with: JSONWriter.string(repaired)))
  }

  private mutating func reportDigits(_ node: JSONNode, _ text: String, _ otherwise: String) {
    var repaired: String?
    var what = "is no colour of Flow's"
    let digits = text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()) : text
    let isHex = !digits.isEmpty && digits.utf8.allSatisfy { Self.isHexDigit($0) }
    if isHex, digits.utf8.count == 3 || digits.utf8.count == 4, let color = RGBA(hex: "#" + digits) {
      what = "has \(digits.utf8.count) digits, and Flow reads six or eight"
      repaired = HexColor.text(color)
    } else if !isHex {
      // Names and functions of the web.
      do throws(CSSColorError) { repaired = HexColor.text(try CSSColor.parse(text).rgba()) } catch {}
    }
    report(
      .warning, "flow-hex", at: node, quoted(node) + " \(what): \(otherwise)",
      fix: repaired.map { TextEdit(replacing: document.range(of: node), with: JSONWriter.string($0)) })
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }

  // MARK: Fonts and images

  mutating func checkFont(_ node: JSONNode) {
    guard let token = present("token", of: node),
      let other = present("size", of: node) ?? present("weight", of: node)
    else { return }
    report(
      .note, "flow-token-beside", at: other,
      "a theme that knows \(quoted(token)) ignores size and weight: keep them only as a fallback")
  }

  /// An image that says nothing is hidden from those who do not see it; an empty text says that this is meant.
  mutating func checkAlt(_ node: JSONNode) {
    guard document.kind(of: node) != .object || present("alt", of: node) == nil else { return }
    // A class may carry it: its own, or one of the widget around it.
    if compiled.merger.labelled.contains(node) { return }
    let place = document.member("url", of: node) ?? node
    report(
      .warning, "flow-image-alt", at: place,
      "an image without \"alt\" is hidden from assistive technology: say what it shows, or \"\" for decoration"
    )
  }

  // MARK: Gradients and borders

  mutating func checkGradient(_ node: JSONNode) {
    if let colors = present("colors", of: node), document.kind(of: colors) == .array {
      let count = document.count(of: colors)
      if count < 2 {
        report(
          .warning, "flow-gradient", at: colors,
          count == 0 ? "a gradient of no colours paints nothing" : "a gradient of one colour is a background")
      }
    }
    guard let angle = present("angle", of: node), let degrees = document.number(of: angle),
      degrees < 0 || degrees >= 360
    else { return }
    // As exact as anyone writes it; a full turn is none.
    let exact = ((degrees - (degrees / 360).rounded(.down) * 360) * 1_000_000).rounded() / 1_000_000
    let turn = exact >= 360 ? 0 : exact
    report(
      .warning, "flow-gradient", at: angle,
      quoted(angle) + " is the angle \(JSONWriter.number(turn)): 0 runs from leading to trailing, 90 down",
      fix: abs(degrees) < 1_000_000_000
        ? TextEdit(replacing: document.range(of: angle), with: JSONWriter.number(turn)) : nil)
  }

  mutating func checkBorder(_ node: JSONNode) {
    let color = present("color", of: node)
    if color == nil {
      let start = document.range(of: node).lowerBound
      report(
        .warning, "flow-border-color", at: start..<start + 1,
        "a border without \"color\" is not painted, and no colour of the theme takes its place")
    } else if let color, Self.isUnreadable(color, document) {
      report(
        .warning, "flow-border-color", at: color,
        "the colour of this border cannot be read, so that it is not painted")
    }
    let (dash, gap) = (present("dash_width", of: node), present("dash_gap", of: node))
    if let one = dash ?? gap, dash == nil || gap == nil {
      report(
        .warning, "flow-border-dash", at: one,
        "one of \"dash_width\" and \"dash_gap\" alone paints a solid line: give both, or neither")
    }
  }

  /// Whether a colour has no token and no hex text that can be read.
  private static func isUnreadable(_ node: JSONNode, _ document: JSONDocument) -> Bool {
    if let text = document.string(of: node) { return HexColor.parse(text) == nil }
    guard document.kind(of: node) == .object,
      document.member("token", of: node).map({ document.kind(of: $0) == .null }) ?? true
    else { return false }
    return ["hex", "dark_hex"].allSatisfy { key in
      document.member(key, of: node).flatMap { document.string(of: $0) }.flatMap { HexColor.parse($0) } == nil
    }
  }
}
