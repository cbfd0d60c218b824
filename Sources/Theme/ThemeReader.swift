import JSONText
import StyleModel

/// Reads the entries of one theme over another: the walk over its parts.
package struct ThemeReader {
  let document: JSONDocument
  /// The theme whose entries stay where nothing valid overrides them.
  let base: Theme
  var theme: Theme
  var diagnostics: [Diagnostic] = []
  /// What colours are made of, by name, while they are resolved.
  var definitions = TokenScale<ColorDefinition>(matching: .folded)
  /// How far the definitions are, by position.
  var progress: [ColorProgress] = []
  /// The positions of the definitions that are being resolved, from the first to the innermost.
  var trail: [Int] = []
  /// The positions of the definitions that refer to themselves.
  var circular: [Int] = []
  /// Whether colours are read as increased contrast shows them.
  let isIncreased: Bool
  /// Whether a colour of the file has a form for increased contrast.
  var hasIncreased = false

  package static let keys = [
    "name", "extends", "spacing", "rem", "colors", "aliases", "type", "radii", "shadows", "motion",
    "breakpoints",
  ]

  init(document: JSONDocument, base: Theme, isIncreased: Bool = false) {
    self.document = document
    self.base = base
    self.isIncreased = isIncreased
    theme = base
  }

  mutating func read(_ node: JSONNode) {
    guard document.kind(of: node) == .object else { return wrongForm(node, in: "theme", takes: "an object") }
    reportDuplicates(of: node)
    for member in document.members(of: node) {
      let key = document.string(of: member.key) ?? ""
      switch key {
      case "name": if let name = text(member.value, in: key) { theme.name = name }
      case "extends": _ = text(member.value, in: key)
      case "spacing": readSpacing(member.value)
      case "rem": readRem(member.value)
      case "type": readType(member.value)
      case "radii": theme.radii = readLengths(member.value, in: key, over: theme.radii)
      case "motion": readMotion(member.value)
      case "breakpoints": theme.breakpoints = readLengths(member.value, in: key, over: theme.breakpoints)
      // Shadows refer to colours, and aliases to the colours of the whole file.
      case "colors", "aliases", "shadows": break
      // For editors and readers.
      case "$schema", "description": break
      default: unknownKey(key, member.key, in: "theme", known: Self.keys)
      }
    }
    readColors(document.member("colors", of: node), aliases: document.member("aliases", of: node))
    if let shadows = document.member("shadows", of: node) { readShadows(shadows) }
  }

  /// The members of a part whose keys are names of tokens; others are reported and left out.
  mutating func entries(
    of node: JSONNode, in part: String, areFolded: Bool = false
  ) -> [(name: String, member: JSONMemberRef)] {
    guard document.kind(of: node) == .object else {
      wrongForm(node, in: part, takes: "an object of names and values")
      return []
    }
    // Who folds names finds the equal ones on the way.
    if !areFolded { reportDuplicates(of: node) }
    var entries: [(name: String, member: JSONMemberRef)] = []
    for member in document.members(of: node) {
      let name = document.string(of: member.key) ?? ""
      if Self.isName(name) {
        entries.append((name, member))
      } else {
        report(
          "theme-name", at: member.key,
          MessageText.quoted(name) + " in \"" + part
            + "\" can stand in no class: names are ASCII letters, digits, \"-\", \"_\" and \".\"")
      }
    }
    return entries
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
      }
  }
}
