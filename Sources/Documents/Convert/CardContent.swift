import JSONText
import StyleTargets

/// What a stack shows that is a card: an image first, one or two texts with tags below, a symbol last.
struct CardContent {
  var image: JSONNode?
  var texts: [JSONNode] = []
  var tags: [JSONNode] = []
  var symbol: JSONNode?
  /// The stacks inside, which the card does not keep.
  var stacks: [JSONNode] = []

  /// Takes the children apart; `nil` for a stack that shows something else.
  init?(_ children: [JSONNode], isRow: Bool, _ writer: FlowPageWriter) {
    for child in children {
      switch writer.kind(of: child) {
      case "image" where writer.symbol(child) != nil:
        guard isRow, symbol == nil else { return nil }
        symbol = child
      case "image":
        guard image == nil, texts.isEmpty else { return nil }
        image = child
      case "text": texts.append(child)
      case "vstack" where isRow:
        guard texts.isEmpty, readColumn(child, writer) else { return nil }
      default: return nil
      }
    }
    guard texts.count <= 2, !texts.isEmpty || image != nil && !isRow else { return nil }
    // A row of texts alone is one line of them.
    if isRow, image == nil, symbol == nil { return nil }
  }

  /// Reads texts, and tags in a row below them.
  private mutating func readColumn(_ node: JSONNode, _ writer: FlowPageWriter) -> Bool {
    stacks.append(node)
    for child in writer.children(ComponentParts(node, in: writer.document)) {
      switch writer.kind(of: child) {
      case "text" where tags.isEmpty: texts.append(child)
      case "hstack" where tags.isEmpty:
        stacks.append(child)
        tags = writer.children(ComponentParts(child, in: writer.document))
        guard tags.allSatisfy({ writer.kind(of: $0) == "text" && writer.isPainted($0) }) else { return false }
      default: return false
      }
    }
    return !texts.isEmpty
  }
}
