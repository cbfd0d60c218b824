import Expressions

/// The words that expressions of a screen compare a state key with: what a control may offer.
struct ScreenWords {
  /// By module, then by key.
  private(set) var words: [[String: [String]]]

  init(_ model: ScreenModel) {
    words = model.modules.map { _ in [:] }
    var modules: [Int] = []
    read(model.nodes, &modules)
    read(model.modals, &modules)
    // Looks do not know where they stand: their keys count for every module that has them.
    for look in model.looks {
      for value in look.choices.map({ $0.value }) + look.slots.map({ $0.value }) {
        for (index, module) in model.modules.enumerated() {
          read(value, index, among: module.state.map { $0.name })
        }
      }
    }
  }

  private mutating func read(_ nodes: [ScreenNode], _ modules: inout [Int]) {
    for node in nodes {
      switch node {
      case .element(let element):
        for key in element.toggles + element.attributes + element.actions.flatMap({ $0.changes }) {
          read(key.value, modules.last)
        }
        // What events set is as good as what is compared.
        for action in element.actions {
          for change in action.changes { add(literals(change.value), change.name, modules.last) }
        }
        read(element.children, &modules)
      case .text(let value), .picture(let value): read(value, modules.last)
      case .when(let condition, let then, let otherwise):
        read(condition, modules.last)
        read(then, &modules)
        read(otherwise, &modules)
      case .each(let data, let body):
        read(data, modules.last)
        readOptions(data, body, modules.last)
        read(body, &modules)
      case .scope(let keys, let body):
        for key in keys { read(key.value, modules.last) }
        read(body, &modules)
      case .module(let index, let body):
        modules.append(index)
        read(body, &modules)
        modules.removeLast()
      }
    }
  }

  /// The options of a picker are what its selection may be.
  private mutating func readOptions(_ data: Expression, _ body: [ScreenNode], _ module: Int?) {
    guard case .element(let option)? = body.first, let binding = option.binding, binding.kind == .option,
      let key = Self.key(binding.value)
    else { return }
    add(literals(data), key, module)
  }

  private mutating func read(_ value: Expression, _ module: Int?, among keys: [String]? = nil) {
    if case .binary(let operation, let left, let right) = value.node,
      operation == .equal || operation == .notEqual
    {
      for (one, other) in [(left, right), (right, left)] {
        guard let key = Self.key(one), keys?.contains(key) ?? true else { continue }
        add(literals(other), key, module)
      }
    }
    for child in value.children { read(child, module, among: keys) }
  }

  private static func key(_ value: Expression) -> String? {
    guard case .reference(let reference) = value.node, reference.scope == .state,
      reference.segments.count == 1
    else { return nil }
    return reference.root
  }

  /// The texts that an expression may give, as far as it says.
  private func literals(_ value: Expression) -> [String] {
    switch value.node {
    case .literal(.string(let word)): [word]
    case .array(let elements): elements.flatMap { literals($0) }
    case .ternary(_, let then, let otherwise): literals(then) + literals(otherwise)
    default: []
    }
  }

  private mutating func add(_ found: [String], _ key: String, _ module: Int?) {
    guard let module, words.indices.contains(module) else { return }
    for word in found where !(words[module][key] ?? []).contains(word) {
      words[module][key, default: []].append(word)
    }
  }
}
