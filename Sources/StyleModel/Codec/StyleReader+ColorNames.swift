import JSONText

// Rules R05 and R06: texts that are no colour of StemJSON.
extension StyleReader {
  mutating func reportColorText(_ text: String, _ node: JSONNode) {
    if text.utf8.first == UInt8(ascii: "#") {
      // Four digits are CSS's short form with alpha, which StemJSON has not.
      let meant = RGBA(hex: text)?.hex
      return report(
        "R06", at: node, MessageText.quoted(text) + " is not a hex colour: 3, 6 or 8 hex digits follow \"#\"",
        suggestions: meant.map { [$0] } ?? [], fix: meant.map { replacing(node, with: .string($0)) })
    }
    let name = Self.bareName(text)
    let reason = MessageText.quoted(text) + " is not a colour keyword of StemJSON"
    if let row = Self.foreignNames.first(where: { equalsIgnoringCase($0.name, name) }) {
      let meant = row.meant.map { $0.opacity == 1 ? JSONValue.string($0.color.name) : Self.object($0) }
      return report(
        "R05", at: node, reason,
        suggestions: row.meant.map { $0.opacity == 1 ? $0.color.name : JSONWriter.text(Self.object($0)) },
        fix: meant.count == 1 ? replacing(node, with: meant[0]) : nil)
    }
    var certain: String?
    if let keyword = ColorKeyword(name) {
      certain = keyword.name
    } else if let rgba = RGBA(hex: "#" + name), name.utf8.count != 4 {
      certain = rgba.hex
    } else {
      do throws(CSSColorError) {
        certain = try CSSColor.parse(text).rgba().hex
      } catch {}
    }
    report(
      "R05", at: node, reason,
      suggestions: certain.map { [$0] }
        ?? Suggestions.nearest(to: name, in: ColorKeyword.allCases.map { $0.name }),
      fix: certain.map { replacing(node, with: .string($0)) })
  }

  private typealias Meant = (color: ColorKeyword, opacity: Double)

  private static func object(_ meant: Meant) -> JSONValue {
    ["color": .string(meant.color.name), "opacity": .number(meant.opacity)]
  }

  // The name behind `Color.`, `UIColor.`, a bare point or `0x`.
  private static func bareName(_ text: String) -> String {
    for prefix in ["Color.", "UIColor.", "NSColor.", ".", "0x"] where text.utf8.starts(with: prefix.utf8) {
      return String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }
    return text
  }

  // The UIKit names that section 7.3 rejects, and names of CSS that a keyword stands for.
  private static let foreignNames: [(name: String, meant: [Meant])] = [
    ("label", [(.primary, 1)]),
    ("secondaryLabel", [(.secondary, 1)]),
    ("tertiaryLabel", [(.primary, 0.6)]),
    ("quaternaryLabel", [(.primary, 0.4)]),
    ("placeholderText", [(.secondary, 1)]),
    ("separator", [(.outline, 1)]),
    ("opaqueSeparator", [(.outline, 1)]),
    ("link", [(.accentColor, 1)]),
    ("systemBlue", [(.accentColor, 1), (.blue, 1)]),
    ("systemRed", [(.red, 1)]),
    ("systemOrange", [(.orange, 1)]),
    ("systemGreen", [(.green, 1)]),
    ("systemYellow", [(.yellow, 1)]),
    ("systemPink", [(.pink, 1)]),
    ("systemPurple", [(.purple, 1)]),
    ("systemTeal", [(.teal, 1)]),
    ("systemIndigo", [(.indigo, 1)]),
    ("systemGray", [(.gray, 0.8), (.gray, 1)]),
    ("systemGray2", [(.gray, 0.7)]),
    ("systemGray3", [(.gray, 0.6)]),
    ("systemGray4", [(.gray, 0.5)]),
    ("systemGray5", [(.gray, 0.45)]),
    ("systemGray6", [(.gray, 0.4)]),
    ("systemBackground", [(.background, 1)]),
    ("secondarySystemBackground", [(.surface, 1)]),
    ("tertiarySystemBackground", [(.surfaceVariant, 1)]),
    ("systemFill", [(.gray, 0.4)]),
    ("secondarySystemFill", [(.gray, 0.3)]),
    ("tertiarySystemFill", [(.gray, 0.2)]),
    ("lightText", [(.white, 0.6)]),
    ("darkText", [(.black, 1)]),
    ("accent", [(.accentColor, 1)]),
    ("grey", [(.gray, 1)]),
    ("transparent", [(.clear, 1)]),
  ]
}
