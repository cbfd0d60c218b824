import JSONText

/// Groups with `$extends`, which have the tokens of other groups, their own winning (Design Tokens, 2025.10).
///
/// A group takes over what its target has from others, in whatever order the file tells them.
struct TokenGroups {
  struct Extension {
    let path: [String]
    let target: [String]
    let node: JSONNode
  }

  struct Fault {
    let id: String
    let node: JSONNode
    let message: String
  }

  private(set) var tokens: [DesignToken]
  private(set) var faults: [Fault] = []
  private let extensions: [Extension]
  /// Tokens and extensions by every group that holds them.
  private var tokensIn: [[String]: [Int]] = [:]
  private var extensionsIn: [[String]: [Int]] = [:]
  private var paths: Set<[String]> = []

  init(_ tokens: [DesignToken], _ extensions: [Extension]) {
    self.tokens = tokens
    self.extensions = extensions
    for index in tokens.indices { add(index) }
    for (index, group) in extensions.enumerated() {
      for count in 0...group.path.count {
        extensionsIn[Array(group.path.prefix(count)), default: []].append(index)
      }
    }
  }

  /// Tokens that a file may have with those that groups take over; what doubles itself would have no end.
  private static let tokenLimit = 100_000

  private enum State { case waiting, open, done }

  /// Takes over from every group, targets first.
  mutating func run() {
    var states = [State](repeating: .waiting, count: extensions.count)
    for start in extensions.indices where states[start] == .waiting {
      // Groups on the way, each with the groups that its target waits for.
      var way: [(index: Int, needs: [Int])] = [(start, needs(of: start))]
      states[start] = .open
      while let last = way.last {
        guard let next = last.needs.last else {
          take(last.index)
          states[last.index] = .done
          way.removeLast()
          continue
        }
        way[way.count - 1].needs.removeLast()
        switch states[next] {
        case .done: break
        case .waiting:
          states[next] = .open
          way.append((next, needs(of: next)))
        case .open:
          faults.append(
            Fault(
              id: "tokens-cycle", node: extensions[last.index].node,
              message: "the group \(name(extensions[last.index].path)) extends one that extends it"))
        }
      }
    }
  }

  /// The extensions that give tokens to the target of one: those inside it, and those of groups around it.
  private func needs(of index: Int) -> [Int] {
    let group = extensions[index]
    if group.path.starts(with: group.target) { return [] }
    var needs = extensionsIn[group.target] ?? []
    for count in 0..<group.target.count {
      let outer = Array(group.target.prefix(count))
      needs += (extensionsIn[outer] ?? []).filter { extensions[$0].path == outer }
    }
    return needs.filter { $0 != index }.reversed()
  }

  private mutating func take(_ index: Int) {
    let group = extensions[index]
    if group.path.starts(with: group.target) {
      faults.append(
        Fault(
          id: "tokens-cycle", node: group.node,
          message: "the group \(name(group.path)) extends one that holds it"))
      return
    }
    let inherited = tokensIn[group.target] ?? []
    if inherited.isEmpty {
      faults.append(
        Fault(
          id: "tokens-reference", node: group.node, message: "no group is named \(name(group.target))"))
    }
    for index in inherited {
      var token = tokens[index]
      token.path = group.path + token.path.dropFirst(group.target.count)
      if paths.contains(token.path) { continue }
      guard tokens.count < Self.tokenLimit else {
        faults.append(
          Fault(
            id: "tokens-depth", node: group.node,
            message: "a file has at most \(Self.tokenLimit) tokens with those that groups take over"))
        return
      }
      tokens.append(token)
      add(tokens.count - 1)
    }
  }

  private mutating func add(_ index: Int) {
    let path = tokens[index].path
    paths.insert(path)
    for count in 0...path.count { tokensIn[Array(path.prefix(count)), default: []].append(index) }
  }

  private func name(_ path: [String]) -> String { path.joined(separator: ".") }
}
