import JSONText
import StyleModel

// Motion presets: durations in milliseconds, alone or with a curve.
extension ThemeReader {
  mutating func readMotion(_ node: JSONNode) {
    for (name, member) in entries(of: node, in: "motion") {
      if name == "none" {
        report("theme-name", at: member.key, "\"none\" is no animation and cannot be given another meaning")
        continue
      }
      if let motion = motion(member.value, named: name) { theme.motions[name] = motion }
    }
  }

  private mutating func motion(_ node: JSONNode, named name: String) -> Motion? {
    let place = "motion." + name
    switch document.kind(of: node) {
    case .number: return number(node, in: place, minimum: 0).map { Motion(duration: $0) }
    case .string: return curve(node, in: place).map { Motion($0) }
    case .object: break
    default:
      wrongForm(node, in: place, takes: "milliseconds, a curve's name or an object")
      return nil
    }
    reportDuplicates(of: node)
    var motion = theme.motions[name] ?? Motion()
    let count = diagnostics.count
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      let inner = place + "." + key
      switch key {
      case "kind":
        motion.curve = curve(member.value, in: inner)
        motion.bezier = nil
      case "bezier":
        if let points = bezier(member.value, in: inner) { motion.setCurve(points) }
      case "duration": motion.duration = number(member.value, in: inner, minimum: 0)
      case "delay": motion.delay = number(member.value, in: inner, minimum: 0)
      case "bounce": motion.bounce = number(member.value, in: inner, minimum: 0, maximum: 1)
      default:
        unknownKey(key, member.key, in: place, known: ["kind", "bezier", "duration", "delay", "bounce"])
      }
    }
    if let bounce = document.member("bounce", of: node), let curve = motion.curve, curve.kind != "spring" {
      report("theme-form", at: bounce, "only a spring bounces, and \"\(curve.name)\" is none")
    }
    if diagnostics.count == count, motion.curve == nil, motion.duration == nil {
      report("theme-form", at: node, "\"kind\", \"bezier\" or \"duration\" is missing in \"\(place)\"")
    }
    return diagnostics.count == count ? motion : nil
  }

  private mutating func curve(_ node: JSONNode, in place: String) -> MotionCurve? {
    guard let text = text(node, in: place) else { return nil }
    if let curve = MotionCurve(text) { return curve }
    let known = MotionCurve.allCases.map { $0.name }
    report(
      "unknown-value", at: node,
      MessageText.quoted(text) + " is not a value of \"" + place + "\": " + MessageText.list(known) + " are",
      suggestions: Suggestions.nearest(to: text, in: known))
    return nil
  }

  private mutating func bezier(_ node: JSONNode, in place: String) -> CubicBezier? {
    var numbers: [Double] = []
    if document.kind(of: node) == .array {
      for element in document.elements(of: node) { numbers.append(document.number(of: element) ?? .nan) }
    }
    if let points = CubicBezier(numbers), !numbers.contains(where: { $0.isNaN }) { return points }
    wrongForm(node, in: place, takes: "four numbers, the first and the third from 0 to 1")
    return nil
  }
}
