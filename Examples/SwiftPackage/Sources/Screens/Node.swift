/// A node of a screen, which stands here for a view of SwiftUI, so that the package builds on every system.
struct Node {
  let name: String
  var classes: [String] = []
  var children: [Node] = []

  init(_ name: String, @NodeBuilder _ children: () -> [Node] = { [] }) {
    self.name = name
    self.children = children()
  }

  /// The node with more classes.
  func tw(_ classes: String) -> Node {
    var copy = self
    copy.classes.append(classes)
    return copy
  }

  func outline(indent: String = "") -> String {
    let line = ([indent + name] + classes).joined(separator: " ")
    return ([line] + children.map { $0.outline(indent: indent + "  ") }).joined(separator: "\n")
  }
}

@resultBuilder
enum NodeBuilder {
  static func buildBlock(_ nodes: Node...) -> [Node] { nodes }
}
