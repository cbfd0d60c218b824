/// The rules of a page's style sheet, each set of declarations once, under a class of its own.
///
/// No element carries declarations itself, so that a page can allow its one style sheet and nothing else.
package struct PageStyles {
  private let prefix: String
  private var names: [String: String] = [:]
  private var rules: [String] = []

  /// - Parameter prefix: What the names of the classes begin with.
  package init(prefix: String) { self.prefix = prefix }

  /// The class whose rule has these declarations.
  package mutating func name(of declarations: String) -> String {
    if let known = names[declarations] { return known }
    let name = "\(prefix)\(names.count)"
    names[declarations] = name
    rules.append(".\(name){\(declarations)}")
    return name
  }

  /// The `class` attribute with some classes and that of these declarations.
  package mutating func attribute(_ classes: String = "", _ declarations: String) -> String {
    "class=\"\(classes.isEmpty ? "" : classes + " ")\(name(of: declarations))\""
  }

  /// The rules, in the order of their first use.
  package var text: String { rules.joined(separator: "\n") }
}
