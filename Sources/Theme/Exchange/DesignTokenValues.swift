import JSONText
import StyleModel

/// Reads the values of tokens: colours, lengths, weights.
struct DesignTokenValues {
  let file: DesignTokenFile
  let mapping: GamutMapping
  /// Points of one `rem`.
  let rem: Double

  private var document: JSONDocument { file.document }

  /// Why a value cannot be read.
  struct Fault: Error {
    var id = "tokens-value"
    let message: String
    let node: JSONNode
  }

  func target(_ node: JSONNode) throws(Fault) -> JSONNode {
    switch file.resolved(node) {
    case .success(let value): return value
    case .failure(let fault):
      var id = "tokens-reference"
      if case .cycle = fault { id = "tokens-cycle" }
      throw Fault(id: id, message: fault.message, node: node)
    }
  }

  private func written(_ node: JSONNode) -> String { String(decoding: document.raw(of: node), as: UTF8.self) }

  /// A colour: a CSS colour, or the object form with a colour space (Design Tokens, Color module).
  func color(_ node: JSONNode) throws(Fault) -> RGBA {
    let node = try target(node)
    if let text = document.string(of: node) { return try color(text: text, node) }
    guard document.kind(of: node) == .object, let space = document.member("colorSpace", of: node),
      let name = document.string(of: space), let list = document.member("components", of: node)
    else { throw Fault(message: "\(written(node)) is no colour", node: node) }
    var parts: [String] = []
    for component in document.elements(of: list) {
      // "none" is a component that a colour lacks.
      guard document.kind(of: component) == .number || document.string(of: component) == "none" else {
        throw Fault(message: "\(written(component)) is no component of a colour", node: component)
      }
      parts.append(document.kind(of: component) == .number ? written(component) : "none")
    }
    if name == "hsl" || name == "hwb", parts.count == 3 { parts[1] += "%"; parts[2] += "%" }
    var text = parts.joined(separator: " ")
    if let alpha = document.member("alpha", of: node) {
      // A component that is missing counts as 0.
      let share = document.string(of: alpha) == "none" ? 0 : document.number(of: alpha)
      guard let share, share >= 0, share <= 1 else {
        throw Fault(message: "\(written(alpha)) is no alpha: a number from 0 to 1", node: alpha)
      }
      text += " / \(JSONWriter.number(share))"
    }
    let function =
      ["hsl", "hwb", "lab", "lch", "oklab", "oklch"].contains(name)
      ? "\(name)(\(text))" : "color(\(name) \(text))"
    return try color(text: function, node)
  }

  /// A keyword of StemJSON, such as `accentColor`; `nil` for what is a colour of CSS, such as `red`.
  func keyword(_ node: JSONNode) -> ColorKeyword? {
    guard case .success(let node) = file.resolved(node), let text = document.string(of: node),
      let keyword = ColorKeyword(text)
    else { return nil }
    do throws(CSSColorError) { _ = try CSSColor.parse(text) } catch { return keyword }
    return nil
  }

  private func color(text: String, _ node: JSONNode) throws(Fault) -> RGBA {
    do throws(CSSColorError) {
      return try CSSColor.parse(text).rgba(mapping)
    } catch {
      throw Fault(message: "\(MessageText.quoted(text)) is no colour that can be read", node: node)
    }
  }

  /// A length in points: a number, `16px`, `1rem`, or `{"value": 16, "unit": "px"}`.
  func length(_ node: JSONNode) throws(Fault) -> Double {
    let node = try target(node)
    if let number = document.number(of: node) { return number }
    if document.kind(of: node) == .object, let value = document.member("value", of: node),
      let number = document.number(of: value), let unit = document.member("unit", of: node)
    {
      return try points(number, document.string(of: unit) ?? "", node)
    }
    guard let text = document.string(of: node) else {
      throw Fault(message: "\(written(node)) is no length", node: node)
    }
    guard let (number, unit) = TokenUnits.split(text) else {
      throw Fault(message: "\(MessageText.quoted(text)) is no length", node: node)
    }
    return try points(number, unit, node)
  }

  private func points(_ number: Double, _ unit: String, _ node: JSONNode) throws(Fault) -> Double {
    guard let points = TokenUnits.points(number, unit, rem: rem) else {
      throw Fault(
        message: "the unit \(MessageText.quoted(unit)) has no meaning in points; use px or rem", node: node)
    }
    return points
  }

  /// A length of time in milliseconds: a number, `200ms`, `0.2s`, or `{"value": 200, "unit": "ms"}`.
  func milliseconds(_ node: JSONNode) throws(Fault) -> Double {
    let node = try target(node)
    var found = document.number(of: node)
    if let text = document.string(of: node) {
      found = TokenUnits.milliseconds(text)
    } else if document.kind(of: node) == .object, let value = document.member("value", of: node),
      let number = document.number(of: value), let unit = document.member("unit", of: node)
    {
      found = TokenUnits.milliseconds(number, document.string(of: unit) ?? "")
    }
    guard let found, found >= 0 else {
      throw Fault(message: "\(written(node)) is no duration in ms or s", node: node)
    }
    return found
  }

  /// The control points of an easing curve: four numbers, or a curve of CSS.
  func curve(_ node: JSONNode) throws(Fault) -> CubicBezier {
    let node = try target(node)
    if let text = document.string(of: node), let curve = CubicBezier(css: text) { return curve }
    var numbers: [Double] = []
    if document.kind(of: node) == .array {
      for element in document.elements(of: node) {
        guard let number = document.number(of: try target(element)) else { break }
        numbers.append(number)
      }
    }
    guard let curve = CubicBezier(numbers) else {
      throw Fault(
        message: "\(written(node)) is no curve: four numbers, the first and the third from 0 to 1", node: node
      )
    }
    return curve
  }

  /// A weight by its name or number, as StemJSON names it.
  func weight(_ node: JSONNode) throws(Fault) -> (name: String, isExact: Bool, written: String) {
    let node = try target(node)
    let word = document.string(of: node) ?? written(node)
    guard let weight = TokenUnits.weight(word) else {
      throw Fault(message: "\(MessageText.quoted(word)) is no weight", node: node)
    }
    return (weight.name, weight.isExact, word)
  }

  /// A multiple of the font size, or a length.
  func lineHeight(_ node: JSONNode, size: Double) throws(Fault) -> Double {
    let node = try target(node)
    if let multiple = document.number(of: node) { return multiple * size }
    if let text = document.string(of: node), let height = TokenUnits.lineHeight(text, size: size, rem: rem) {
      return height
    }
    return try length(node)
  }
}
