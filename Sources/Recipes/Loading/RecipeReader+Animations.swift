import ClassParser
import JSONText
import StyleModel
import Theme

// Animations that rules name: `{"pop": {"kind": "spring", "duration": 300}}` makes `animate-pop`.
extension RecipeReader {
  /// Each animation as a class of its own, `animate-` before its name.
  mutating func animations(_ node: JSONNode) -> [CustomUtility] {
    guard isObject(node, "animations are an object of names and curves") else { return [] }
    var utilities: [CustomUtility] = []
    for member in document.members(of: node) {
      guard let name = name(member.key) else { continue }
      guard name != "none" else {
        complain("rules-form", member.key, "\"none\" is no animation and cannot be given another meaning")
        continue
      }
      let classes: String?
      var range = document.range(of: member.value)
      if let written = document.string(of: member.value) {
        classes = written
      } else {
        classes = animation(name, member.value)
        // The classes stand nowhere, so that a fault in them has no place of its own.
        range = document.range(of: member.key)
      }
      guard let classes else { continue }
      utilities.append(
        CustomUtility(name: "animate-\(name)", argument: .none, classes: classes, at: range, in: source))
    }
    return utilities
  }

  private mutating func animation(_ name: String, _ node: JSONNode) -> String? {
    guard isObject(node, "an animation is classes, or an object with a \"kind\"") else { return nil }
    guard let kind = document.member("kind", of: node) else {
      complain("rules-form", node, "the animation \"\(name)\" needs a \"kind\", such as spring")
      return nil
    }
    let word = document.string(of: kind) ?? ""
    guard let curve = MotionCurve(word) else {
      let known = MotionCurve.allCases.map { $0.name }
      complain(
        "rules-form", kind, "\"\(word)\" is no curve; use \(known.joined(separator: ", "))",
        suggestions: Suggestions.nearest(to: word, in: known))
      return nil
    }
    // What an earlier animation set is taken back first.
    var classes = "animate-none [animation.kind:\(curve.kind)] [motion.preset:\(name)]"
    var bounce = curve.bounce.map { JSONWriter.number($0) }
    for member in document.members(of: node) {
      switch document.string(of: member.key) {
      case "kind", "description": break
      case "duration": classes += number(member.value, atMost: nil).map { " duration-\($0)" } ?? ""
      case "delay": classes += number(member.value, atMost: nil).map { " delay-\($0)" } ?? ""
      case "bounce":
        if curve.kind == "spring" {
          bounce = number(member.value, atMost: 1) ?? bounce
        } else {
          complain("rules-form", member.key, "only a spring bounces, and \"\(word)\" is none")
        }
      case "repeat": classes += repetition(member.value) ?? ""
      case "autoreverse":
        guard let flag = document.bool(of: member.value) else {
          complain("rules-form", member.value, "autoreverse is true or false")
          continue
        }
        if flag { classes += " autoreverse" }
      default:
        expect(
          member.key, among: ["kind", "duration", "delay", "bounce", "repeat", "autoreverse", "description"])
      }
    }
    if let bounce { classes += " [animation.bounce:\(bounce)]" }
    return classes
  }

  /// A number from zero, in the digits that a class takes, however JSON writes it.
  private mutating func number(_ node: JSONNode, atMost limit: Double?) -> String? {
    let written = String(decoding: document.raw(of: node), as: UTF8.self)
    if document.kind(of: node) == .number, let number = document.number(of: node), number <= limit ?? number {
      let digits = JSONWriter.number(number)
      let isPlain = digits.utf8.allSatisfy { byte in
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
      }
      if isPlain { return digits }
    }
    complain(
      "rules-form", node,
      limit == nil
        ? "\(written) is no length in milliseconds" : "\(written) is no bounce: a number from 0 to 1")
    return nil
  }

  private mutating func repetition(_ node: JSONNode) -> String? {
    if document.string(of: node) == "forever" { return " repeat-forever" }
    if let count = document.integer(of: node), count > 0 { return " repeat-\(count)" }
    complain("rules-form", node, "repeat is how often the animation runs, or \"forever\"")
    return nil
  }
}
