import ClassParser
import JSONText
import StyleModel

extension RecipeReader {
  /// Custom utilities: a name or a pattern, and classes.
  mutating func utilities(_ node: JSONNode) -> [CustomUtility] {
    guard isObject(node, "utilities are an object of names and classes") else { return [] }
    var utilities: [CustomUtility] = []
    for member in document.members(of: node) {
      guard let name = name(member.key) else { continue }
      if let classes = document.string(of: member.value) {
        utilities.append(
          CustomUtility(name: name, classes: classes, at: document.range(of: member.value), in: source))
        continue
      }
      if let utility = utility(name, member.value) { utilities.append(utility) }
    }
    return utilities
  }

  private mutating func utility(_ name: String, _ node: JSONNode) -> CustomUtility? {
    for member in document.members(of: node) {
      expect(member.key, among: ["argument", "classes", "description", "groups", "pattern"])
    }
    guard let list = document.member("classes", of: node), let classes = document.string(of: list) else {
      complain("rules-form", node, "the utility \"\(name)\" needs \"classes\"")
      return nil
    }
    var pattern: CustomUtility.Pattern?
    if let written = document.member("pattern", of: node) {
      guard let read = self.pattern(written, document.member("groups", of: node)) else { return nil }
      pattern = read
      if let argument = document.member("argument", of: node) {
        complain(
          "rules-form", argument, "a utility has an argument or a pattern; name the kinds in \"groups\"")
        return nil
      }
    } else if let groups = document.member("groups", of: node) {
      complain("rules-form", groups, "groups are those of a \"pattern\", which is missing here")
      return nil
    }
    let word = document.member("argument", of: node).map { document.string(of: $0) ?? "" } ?? "none"
    guard let argument = CustomUtility.Argument(rawValue: word) else {
      complain(
        "rules-form", node, "\"\(word)\" is no argument kind; use none, color, number, length, token or text")
      return nil
    }
    return CustomUtility(
      name: name, argument: argument, pattern: pattern, classes: classes, at: document.range(of: list),
      in: source)
  }

  private mutating func pattern(_ node: JSONNode, _ groups: JSONNode?) -> CustomUtility.Pattern? {
    guard let text = document.string(of: node) else {
      complain("rules-form", node, "a pattern is a regular expression in a string")
      return nil
    }
    var kinds: [CustomUtility.Pattern.Group] = []
    if let groups {
      guard isObject(groups, "groups are an object of names and kinds") else { return nil }
      for member in document.members(of: groups) {
        let word = document.string(of: member.value) ?? ""
        guard let kind = CustomUtility.Argument(rawValue: word), kind != .none else {
          complain(
            "rules-form", member.value,
            "\"\(word)\" is no kind of a group; use color, number, length, token or text")
          return nil
        }
        kinds.append(
          .init(document.string(of: member.key) ?? "", kind, at: document.range(of: member.key)))
      }
    }
    return CustomUtility.Pattern(text, at: document.range(of: node), groups: kinds)
  }
}
