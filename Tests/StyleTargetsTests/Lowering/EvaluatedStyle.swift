import Expressions
import JSONText
import StyleModel
import StyleTargets
import TestSupport

/// What an emitted style shows under one assignment, row by row, without rows that show what nothing shows.
struct EvaluatedStyle {
  private(set) var rows: [String: String] = [:]
  private let environment: ExpressionEnvironment

  init(_ output: StemJSONTarget.Output, _ environment: ExpressionEnvironment) {
    self.environment = environment
    add(output.style, "")
    add(output.custom, "custom ")
    for member in output.context { rows["context \(member.key)"] = text(member.value) }
    let margin = output.margin
    for (name, value) in [
      ("top", margin.top), ("leading", margin.leading), ("bottom", margin.bottom),
      ("trailing", margin.trailing),
    ] {
      // Below zero a margin counts as none.
      let isNegative = if case .number(let points) = value { points < 0 } else { false }
      rows["margin.\(name)"] = isNegative ? "0" : scalar(value)
    }
    for (name, value) in Self.neutral {
      for part in ["", "custom "] where rows[part + name] == value { rows[part + name] = nil }
    }
    // What starts an animation is worked out of the expressions themselves.
    for part in ["", "custom "] { forget(part) }
  }

  /// What rows show where nothing sets them.
  private static let neutral = [
    "common.foreground": "primary", "common.background": "clear", "common.tint": "accentColor",
    "common.opacity": "1", "common.scale": "1", "common.disabled": "false", "common.glass": "identity",
    "common.cornerRadius": "0", "common.font": "body", "layout.alignment": "center",
    "layout.padding.top": "0",
    "layout.padding.bottom": "0", "layout.padding.leading": "0", "layout.padding.trailing": "0",
    "layout.offset.x": "0", "layout.offset.y": "0", "shape.fill": "clear",
    "shape.trim.from": "0", "shape.trim.to": "1",
    "shape.rotation.angle": "0", "shape.stroke.content": "clear",
    "text.multilineTextAlignment": "leading", "text.bold": "false", "text.italic": "false",
    "text.truncationMode": "tail", "accessibility.hidden": "false", "scroll.scrollDisabled": "false",
    "textField.standard": "automatic", "context _alignment": "center", "context _lazy": "false",
    "margin.top": "0", "margin.leading": "0", "margin.bottom": "0", "margin.trailing": "0",
    "shadow.color": "clear", "border.color": "clear",
  ]

  private mutating func forget(_ part: String) {
    func forgetAll(_ names: [String]) { for name in names { rows[part + name] = nil } }
    rows["\(part)animation.value"] = nil
    if rows["\(part)shadow.color"] == nil {
      forgetAll(["shadow.radius", "shadow.x", "shadow.y", "shadow.outer"])
    }
    if rows["\(part)border.color"] == nil { forgetAll(["border.width", "border.inset", "border.radius"]) }
    if rows["\(part)border.radius"] == "0" { rows["\(part)border.radius"] = nil }
    if rows["\(part)shape.stroke.content"] == nil { forgetAll(["shape.stroke.style.lineWidth"]) }
    if rows["\(part)shape.rotation.angle"] == nil { forgetAll(["shape.rotation.anchor"]) }
    if rows["\(part)animation.kind"] == nil {
      for name in rows.keys where name.hasPrefix("\(part)animation.") { rows[name] = nil }
    }
  }

  private mutating func add(_ style: Style, _ part: String) {
    for entry in style.entries {
      if entry.property == .overlay, case .json(let shape) = entry.value {
        addBorder(shape, part)
        continue
      }
      rows[part + entry.property.row.name] =
        entry.property.takesColor ? paint(entry.value) : scalar(entry.value)
    }
  }

  private mutating func addBorder(_ shape: JSONValue, _ part: String) {
    let style = shape["style"] ?? .null
    let stroke = style["shape"]?["stroke"] ?? .null
    let content = stroke["content"] ?? .null
    let (light, dark) = (content["light"] ?? content, content["dark"] ?? content)
    let tones = [light, dark].map { side -> String in
      guard case .string(let text) = side else { return JSONWriter.text(side) }
      return color(evaluated(text) ?? .string(text))
    }
    rows["\(part)border.color"] = tones[0] == tones[1] ? tones[0] : tones.joined(separator: "|")
    rows["\(part)border.width"] = text(stroke["style"]?["lineWidth"] ?? .null)
    rows["\(part)border.inset"] = text(style["shape"]?["inset"] ?? .null)
    rows["\(part)border.radius"] =
      shape["type"] == .string("capsule") ? "10000" : style["common"]?["cornerRadius"].map { text($0) } ?? "0"
  }

  // MARK: - Values

  private func evaluated(_ text: String) -> ExpressionValue? {
    guard let parsed = try? ExpressionParser.parse(whole: text), let expression = parsed.expression else {
      return nil
    }
    return (try? ExpressionEvaluator.evaluate(expression, in: environment)) ?? ExpressionValue.none
  }

  private func text(_ json: JSONValue) -> String {
    if case .string(let text) = json { return evaluated(text).map { plain($0) } ?? text }
    return JSONWriter.text(json)
  }

  private func plain(_ value: ExpressionValue) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): described(StyleValue.number(number))
    case .bool(let flag): "\(flag)"
    default: "none"
    }
  }

  private func scalar(_ value: StyleValue) -> String {
    switch value {
    case .dynamic(let text): evaluated(text).map { plain($0) } ?? text
    case .text(let text): text
    case .json(let json):
      // A font of a size that an expression gives.
      json["size"].map { text($0) } ?? JSONWriter.text(json)
    default: described(value)
    }
  }

  private func paint(_ value: StyleValue) -> String {
    switch value {
    case .color(let one): return color(one)
    case .dynamic(let text): return color(evaluated(text) ?? .none)
    case .gradient(let gradient):
      let colors = gradient.colors.map { color($0) }
      // From one colour to itself is that colour.
      if let first = colors.first, colors.allSatisfy({ $0 == first }) { return first }
      return described(StyleValue.gradient(Gradient(gradient.geometry, colors: []))) + "\(colors)"
    default: return described(value)
    }
  }

  private func color(_ color: Color) -> String {
    let (light, dark) = (tone(color.light), tone(color.dark))
    return light == dark ? light : "\(light)|\(dark)"
  }

  private func tone(_ tone: Tone) -> String {
    switch tone.shade {
    case .keyword(.clear): "clear"
    case .keyword(.white): components(RGBA(255, 255, 255), tone.opacity)
    case .keyword(.black): components(RGBA(0, 0, 0), tone.opacity)
    case .keyword(let keyword): tone.opacity == 1 ? keyword.name : "\(keyword.name)@\(tone.opacity)"
    case .rgba(let rgba): components(rgba, tone.opacity)
    case .dynamic(let text): color(evaluated(text) ?? .none) + (tone.opacity == 1 ? "" : "@\(tone.opacity)")
    }
  }

  private func components(_ rgba: RGBA, _ opacity: Double) -> String {
    opacity == 1 ? rgba.hex : rgba.multiplyingAlpha(by: opacity).hex
  }

  private func color(_ value: ExpressionValue) -> String {
    guard case .string(let text) = value else { return "none" }
    if let keyword = ColorKeyword(text) { return tone(Tone(.keyword(keyword))) }
    return RGBA(hex: text)?.hex ?? "no colour: \(text)"
  }

  // MARK: - Comparison

  /// The rows that differ, but those that findings say cannot change.
  func differences(from other: EvaluatedStyle, except refused: [String]) -> [String] {
    // With a bezel that no condition puts on, rows stand in another part than with it, and a radius stays one.
    let isMoved = refused.contains { $0.hasPrefix("button.") }
    let refused = isMoved ? refused + ["common.cornerRadius", "border.radius"] : refused
    let (own, others) = isMoved ? (Self.merged(rows), Self.merged(other.rows)) : (rows, other.rows)
    return Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }.filter { name in
      !refused.contains { Self.bare(name).hasPrefix($0) }
    }.sorted().map { "\($0): \(own[$0] ?? "-") but classes say \(others[$0] ?? "-")" }
  }

  private static func bare(_ name: String) -> String {
    name.hasPrefix("custom ") ? String(name.dropFirst(7)) : name
  }

  private static func merged(_ rows: [String: String]) -> [String: String] {
    Dictionary(rows.map { (bare($0), $1) }) { first, _ in first }
  }

  /// The beginnings of the names of rows that findings say cannot change.
  static func refused(_ output: StemJSONTarget.Output) -> [String] {
    output.findings.filter { $0.id == "condition-not-carried" }.flatMap { finding -> [String] in
      guard let end = finding.message.range(of: " cannot change") else { return [] }
      let list = finding.message[..<end.lowerBound].split(separator: ",").flatMap {
        $0.components(separatedBy: " and ")
      }
      return list.flatMap { item -> [String] in
        switch item.trimmingCharacters(in: .whitespaces) {
        case "the border's colour": ["border."]
        case "the border's width": ["border.width", "border.inset"]
        case "the border's radius": ["border.radius"]
        case "the margin": ["margin."]
        case "shadow.color": ["shadow."]
        case "animation.kind": ["animation."]
        case "shape.stroke": ["shape.stroke"]
        // A surface of a button is its bezel, which moves all other rows.
        case "the surface", "surface.prominent": ["common.", "border.", "shadow.", "shape.", "button."]
        case let name where name.hasSuffix(" of the context"): ["context \(name.dropLast(15))"]
        case let name: [name]
        }
      }
    }
  }
}
