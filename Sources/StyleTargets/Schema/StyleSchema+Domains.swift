import JSONText
import StyleModel

extension StyleSchema {
  /// The schema of one domain: an object with the keys of its rows, or a word.
  static func domain(_ domain: StyleDomain) -> JSONValue {
    let rows = PropertyTable.rows(of: domain).filter { !$0.property.isPart }
    if domain.isBareWord, let row = rows.first { return value(of: row) }
    var tree = Node()
    for row in rows where !isFolded(row.property) {
      tree.insert(row.key.split(separator: ".").map { String($0) }[...], value(of: row))
    }
    for (key, schema) in folded(domain) { tree.insert([key], schema) }
    return tree.schema
  }

  /// Rows that share one value with others there.
  private static func isFolded(_ property: StyleProperty) -> Bool {
    switch property {
    case .material, .fontWeight, .paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing, .rowInsetTop,
      .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing:
      true
    default: false
    }
  }

  private static func folded(_ domain: StyleDomain) -> [(String, JSONValue)] {
    switch domain {
    case .layout: [("padding", ["anyOf": [reference("length"), reference("axes"), reference("dynamic")]])]
    case .section:
      [("listRowInsets", ["anyOf": [words(["zero"]), reference("edges"), reference("dynamic")]])]
    default: []
    }
  }

  /// Objects by key path, closed at every level.
  private struct Node {
    var members: [(key: String, node: Node)] = []
    var leaf: JSONValue?

    mutating func insert(_ path: ArraySlice<String>, _ value: JSONValue) {
      guard let key = path.first else {
        leaf = value
        return
      }
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].node.insert(path.dropFirst(), value)
      } else {
        var node = Node()
        node.insert(path.dropFirst(), value)
        members.append((key, node))
      }
    }

    var schema: JSONValue {
      if let leaf { return leaf }
      return closed(members.map { JSONMember($0.key, $0.node.schema) })
    }
  }
}
