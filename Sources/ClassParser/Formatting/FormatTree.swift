import StyleModel

/// A class string as groups and the classes in them, with what each sets.
struct FormatTree {
  /// A class or a group.
  struct Node {
    var range: Range<Int>
    /// The variants of a group with their colons; `nil` for a class.
    var group: Range<Int>?
    var children: [Node] = []
    /// The variants and the body of a class that means something.
    var sound: TokenTrace.Sound?
    /// What a class declares, as places in the list.
    var declarations: Range<Int> = 0..<0
    /// What it and those in it set.
    var properties = PropertySet()
    var hasSlots = false
    /// Whether nothing may pass it: it means nothing, or a value of the program is part of it.
    var isFixed = false
    /// Whether a value of the program is part of it.
    var hasHole = false
  }

  let list: ClassList
  private(set) var nodes: [Node] = []

  /// Reads a string; `nil` for one that passes a limit or that a template language reads first.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary) {
    let read: (list: ClassList, trace: TokenTrace)? = ClassPrinter.traced(bytes, with: vocabulary) {
      reader, trace in
      guard !trace.isCut, !reader.isExhausted,
        !(trace.elements.isEmpty && reader.faultCount > 0),
        !trace.elements.contains(where: { $0.sound == nil && Self.isTemplate(bytes, $0.range) })
      else { return nil }
      return (reader.takeList(), trace)
    }
    guard let (list, trace) = read else { return nil }
    self.list = list
    var builder = FormatTreeBuilder(bytes: bytes, list: list, trace: trace)
    nodes = builder.nodes(upTo: bytes.count)
  }

  /// Whether text that means nothing has a brace or `<` in it, as the tags of templates do: `{{ … }}`, `{x ? …}`,
  /// `{% … %}`, `<% … %>`, `<? … ?>`, `${ … }`.
  private static func isTemplate(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "<") }
  }
}

/// Puts the elements of a trace into the groups around them.
private struct FormatTreeBuilder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let list: ClassList
  private let elements: [TokenTrace.Element]
  /// The tokens with native modifiers.
  private let active: Set<Int>
  /// Outer groups before those in them.
  private let groups: [TokenTrace.Group]
  private var element = 0
  private var group = 0
  private var token = 0
  private var declaration = 0

  init(bytes: UnsafeBufferPointer<UInt8>, list: ClassList, trace: TokenTrace) {
    self.bytes = bytes
    self.list = list
    elements = trace.elements
    active = Set(list.slots.map { $0.token })
    groups = trace.groups.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The nodes that start before a place.
  mutating func nodes(upTo end: Int) -> [FormatTree.Node] {
    var nodes: [FormatTree.Node] = []
    while true {
      let nextElement = element < elements.count ? elements[element].range.lowerBound : Int.max
      let nextGroup = group < groups.count ? groups[group].range.lowerBound : Int.max
      guard min(nextElement, nextGroup) < end else { return nodes }
      nodes.append(nextGroup <= nextElement ? takeGroup() : takeElement())
    }
  }

  private mutating func takeGroup() -> FormatTree.Node {
    let found = groups[group]
    group += 1
    var node = FormatTree.Node(range: found.range, group: found.variants)
    node.children = nodes(upTo: found.range.upperBound)
    node.hasHole = holds(hole: found.range)
    node.isFixed = node.hasHole || node.children.contains { $0.isFixed }
    node.hasSlots = node.children.contains { $0.hasSlots }
    for child in node.children { node.properties.formUnion(child.properties) }
    return node
  }

  private mutating func takeElement() -> FormatTree.Node {
    let found = elements[element]
    element += 1
    var node = FormatTree.Node(range: found.range)
    node.hasHole = holds(hole: found.range)
    node.sound = found.sound
    node.isFixed = found.sound == nil || node.hasHole
    while token < list.tokens.count, list.tokens[token].range.lowerBound < found.range.lowerBound {
      token += 1
    }
    guard token < list.tokens.count, list.tokens[token].range == found.range else { return node }
    let declarations = list.declarations
    while declaration < declarations.count, declarations[declaration].token < token { declaration += 1 }
    let first = declaration
    while declaration < declarations.count, Int(declarations[declaration].token) == token {
      node.properties.insert(declarations[declaration].property)
      declaration += 1
    }
    node.declarations = first..<declaration
    node.hasSlots = active.contains(token)
    return node
  }

  /// Whether U+FFFC stands in a range.
  private func holds(hole range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] == 0xBC { return true }
      index += 1
    }
    return false
  }
}
