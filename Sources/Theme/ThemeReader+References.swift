import JSONText
import StyleModel

// Colours by name and by text.
extension ThemeReader {
  /// The colour of a token, an alias or a keyword, or `nil` after a report at `node`.
  mutating func token(_ name: String, at node: JSONNode?) -> Color? {
    if case .token(let color) = known(name, at: node) { return color }
    if let keyword = Theme.keywordColors[name] { return keyword }
    guard let node else { return nil }
    report(
      "unknown-color", at: node, MessageText.quoted(name) + " is not a colour of the theme" + chain(to: name),
      suggestions: Suggestions.nearest(to: name, in: names))
    return nil
  }

  /// The colour of a text: a token, a keyword of StemJSON, a colour of CSS, a reference or an expression.
  mutating func color(text: String, at node: JSONNode) -> Color? {
    if StringForm(of: text).isDynamic { return Color(.dynamic(text)) }
    if case .token(let color) = known(text, at: node) { return color }
    if let keyword = Theme.keywordColors[text] { return keyword }
    do throws(CSSColorError) {
      return Color(try CSSColor.parse(text).rgba())
    } catch {
      var suggestions: [String] = []
      var message = error.message
      if case .unknownName = error.reason {
        message =
          MessageText.quoted(text) + " is neither a colour of the theme nor one of CSS" + chain(to: text)
        suggestions = Suggestions.nearest(to: text, in: names)
        if suggestions.isEmpty { suggestions = Suggestions.nearest(to: text, in: CSSColor.names) }
      }
      report("unknown-color", at: node, message, suggestions: suggestions)
      return nil
    }
  }

  // What a name stands for among the tokens.
  private enum Found {
    case nothing
    /// Without a colour when the token is at fault, which was reported where it stands.
    case token(Color?)
  }

  private mutating func known(_ name: String, at node: JSONNode?) -> Found {
    guard let position = definitions.table.position(of: name) else {
      return base.colors[name].map { .token($0) } ?? .nothing
    }
    // A colour in terms of itself is the preset's, or the keyword that is spelt like it.
    if position == trail.last, let same = base.colors[name] ?? Theme.keywordColors[name] {
      return .token(same)
    }
    if let start = trail.firstIndex(of: position) {
      reportCycle(from: start, at: node)
      return .token(nil)
    }
    guard trail.count < Self.longestWay else {
      if let node = node ?? nodeOfTrail {
        report(
          "theme-cycle", at: node,
          MessageText.quoted(name) + " is reached through more than \(Self.longestWay) other names")
      }
      return .token(nil)
    }
    return .token(color(ofDefinition: position))
  }

  /// How many names may lead from one to another.
  static let longestWay = 256

  private mutating func reportCycle(from start: Int, at node: JSONNode?) {
    circular += trail[start...]
    guard let node = node ?? nodeOfTrail else { return }
    let chain = (trail[start...] + [trail[start]]).map { definitions.names[$0] }.joined(separator: " -> ")
    report(
      "theme-cycle", at: node,
      MessageText.quoted(definitions.names[trail[start]]) + " refers to itself: " + chain)
  }

  // The innermost definition on the way that stands in the file.
  private var nodeOfTrail: JSONNode? {
    for position in trail.reversed() {
      switch definitions[position: position] {
      case .value(let node), .alias(_, let node?): return node
      case .alias(_, nil): continue
      }
    }
    return nil
  }

  // The way to a name, when it is longer than one step.
  private func chain(to name: String) -> String {
    guard trail.count > 1 else { return "" }
    return ": " + (trail.map { definitions.names[$0] } + [name]).joined(separator: " -> ")
  }

  private var names: [String] {
    base.colors.names + definitions.names.filter { base.colors[$0] == nil }
      + ColorKeyword.allCases.map { $0.name }
  }
}
