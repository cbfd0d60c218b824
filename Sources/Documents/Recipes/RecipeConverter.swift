import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets

/// Writes a catalog as StemJSON that needs no classes any more.
public struct RecipeConverter: Sendable {
  /// What recipes become.
  public enum Form: String, CaseIterable, Sendable {
    /// A module of components, one for each recipe and each combination of its values, each with its style.
    case styles
    /// A module whose dependencies are components, used by templates that set context keys.
    case components
  }

  /// What went wrong, or is lost, in one recipe.
  public struct Finding: Sendable {
    public let recipe: String
    public let diagnostic: Diagnostic
  }

  public struct Result: Sendable {
    public let document: JSONValue
    public let findings: [Finding]
  }

  let engine: StyleEngine
  let options: DocumentCompiler.Options

  public init(engine: StyleEngine, options: DocumentCompiler.Options = .init()) {
    self.engine = engine
    self.options = options
  }

  /// Converts recipes and their slots, all of them or those of some names.
  public func convert(as form: Form, only names: [String] = []) -> Result {
    let recipes = recipes(named: names)
    switch form {
    case .styles: return styles(recipes)
    case .components: return components(recipes)
    }
  }

  /// The recipes of some names with their slots, or all of them, by name.
  func recipes(named names: [String]) -> [RecipeDefinition] {
    engine.recipes.filter { recipe in
      names.isEmpty || names.contains(recipe.name)
        || recipe.name.utf8.contains(UInt8(ascii: "/"))
          && names.contains(RecipeVariant.owner(of: recipe.name))
    }.sorted { $0.name < $1.name }
  }

  private func styles(_ recipes: [RecipeDefinition]) -> Result {
    var findings: [Finding] = []
    var children: [JSONValue] = []
    var names = ComponentNames()
    let variants = recipes.map { RecipeVariant.combinations(of: $0, limit: Self.styleLimit) }
    // The classes are the ids, which no border inside a style may take.
    for variant in variants.joined() { _ = names.unique(variant.classes) }
    for (recipe, variants) in zip(recipes, variants) {
      Self.reportBound(variants.count, of: recipe, &findings)
      for variant in variants {
        let kind = kind(of: variant.classes)
        var members: [JSONMember] = [
          JSONMember("id", .string(variant.classes)), JSONMember("type", .string(kind.name)),
        ]
        if let context = Self.context(of: kind, text: variant.classes) {
          members.append(JSONMember("context", context))
        }
        members.append(JSONMember("class", .string(variant.classes)))
        children.append(compile(.object(members), recipe.name, engine, &names, &findings))
      }
    }
    return Result(
      document: [
        "id": .string(names.unique("recipes")), "type": "module", "children": .array(children),
      ], findings: findings)
  }

  /// How many combinations of one recipe's values are written as styles, and as dependencies.
  static let styleLimit = 256
  static let dependencyLimit = 64

  /// Tells that not every combination of values is written.
  static func reportBound(_ count: Int, of recipe: RecipeDefinition, _ findings: inout [Finding]) {
    let total = RecipeVariant.count(of: recipe)
    guard total > count else { return }
    let all = total == .max ? "more than can be counted" : "\(total)"
    findings.append(
      Finding(
        recipe: recipe.name,
        diagnostic: Diagnostic(
          .warning, id: "combinations", at: 0..<0,
          "\(count) combinations of its values are written, of \(all)")))
  }

  /// Compiles one component, with what is lost on the way.
  func compile(
    _ component: JSONValue, _ recipe: String, _ engine: StyleEngine, _ names: inout ComponentNames,
    _ findings: inout [Finding]
  ) -> JSONValue {
    var options = options
    options.keepGoing = true
    let known = findings.count
    let compiler = DocumentCompiler(engine: engine, options: options)
    let result = compiler.compile(Array(JSONWriter.text(component).utf8))
    for diagnostic in result.diagnostics { findings.append(Finding(recipe: recipe, diagnostic: diagnostic)) }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: result.output ?? [])
      var value = document.value(of: document.root)
      if Self.removeDesigns(from: &value) {
        let message = "font.design is left out: StemJSON has no place for it"
        findings.append(
          Finding(recipe: recipe, diagnostic: Diagnostic(.warning, id: "not-carried", at: 0..<0, message)))
      }
      if findings.contains(ignoredDomainsSince: known) { Self.removeIgnoredDomains(from: &value) }
      Self.rename(&value, &names, isInStyle: false)
      // What compiling put around the component, as for a margin, has an identifier besides.
      if case .object(var members) = value, case .string(let id)? = value["id"],
        value["id"] != component["id"],
        let index = members.firstIndex(where: { $0.key == "id" })
      {
        members[index].value = .string(names.unique(id))
        value = .object(members)
      }
      return value
    } catch {
      return component
    }
  }

  /// Takes the designs out of fonts, which Appendix C of the specification does not know; tells whether any was
  /// there.
  private static func removeDesigns(from value: inout JSONValue) -> Bool {
    var isChanged = false
    switch value {
    case .array(var elements):
      for index in elements.indices { if removeDesigns(from: &elements[index]) { isChanged = true } }
      value = .array(elements)
    case .object(var members):
      for index in members.indices {
        if members[index].key == "font", case .object(var font) = members[index].value,
          font.contains(where: { $0.key == "design" })
        {
          font.removeAll { $0.key == "design" }
          isChanged = true
          let isPreset = font.count == 1 && font[0].key == "kind"
          members[index].value = isPreset ? font[0].value : .object(font)
        } else if removeDesigns(from: &members[index].value) {
          isChanged = true
        }
      }
      value = .object(members)
    default: break
    }
    return isChanged
  }

  /// Takes the domains out of styles that the type of their component ignores, which was told.
  private static func removeIgnoredDomains(from value: inout JSONValue) {
    guard case .object(var members) = value else { return }
    var kind: ComponentKind?
    if case .string(let type)? = value["type"] { kind = ComponentKind(type) }
    for index in members.indices {
      if members[index].key == "style", let kind, case .object(var domains) = members[index].value {
        domains.removeAll { domain in
          let types = StyleDomain(domain.key)?.componentTypes ?? []
          return !types.isEmpty && !types.contains(kind.name)
        }
        members[index].value = .object(domains)
      } else if members[index].key == "children", case .array(var children) = members[index].value {
        for child in children.indices { removeIgnoredDomains(from: &children[child]) }
        members[index].value = .array(children)
      }
    }
    members.removeAll { $0.key == "style" && $0.value == .object([]) }
    value = .object(members)
  }

  /// Gives the components that compiling put into styles, such as borders, identifiers of their own.
  private static func rename(_ value: inout JSONValue, _ names: inout ComponentNames, isInStyle: Bool) {
    switch value {
    case .array(var elements):
      for index in elements.indices { rename(&elements[index], &names, isInStyle: isInStyle) }
      value = .array(elements)
    case .object(var members):
      for index in members.indices {
        if isInStyle, members[index].key == "id", case .string(let id) = members[index].value,
          members.contains(where: { $0.key == "type" })
        {
          members[index].value = .string(names.unique(id))
        } else {
          rename(&members[index].value, &names, isInStyle: isInStyle || members[index].key == "style")
        }
      }
      value = .object(members)
    default: break
    }
  }

  /// The type of component that shows a style: one that its domains speak to, as far as one type can.
  package func kind(of classes: String) -> ComponentKind {
    let result = engine.resolve(classes, in: options.context)
    let entries = result.style.entries
    for entry in entries {
      if let type = entry.property.domain.componentTypes.first { return ComponentKind(type) }
    }
    if becomesText(result) { return ComponentKind("text") }
    let isText = !entries.isEmpty && entries.allSatisfy { Self.textual.contains($0.property) }
    return ComponentKind(isText ? "text" : "vstack")
  }

  /// Whether some type becomes what only a text carries: a line height is a spacing between lines.
  func becomesText(_ result: StyleEngine.Result) -> Bool {
    // Emitting takes long where much is open.
    result.style.entries.contains { $0.property.domain == .type }
      && engine.emit(result).style.entries.contains { $0.property.domain == .text }
  }

  private static let textual: [StyleProperty] = [
    .foreground, .font, .fontWeight, .fontDesign, .opacity, .tracking, .lineHeight,
  ]

  /// What a component of a type needs beside its style, with a text to show.
  static func context(of kind: ComponentKind, text: String) -> JSONValue? {
    switch kind.name {
    case "text": ["_text": .string(text)]
    case "button", "textfield", "toggle", "picker", "datepicker": ["_label": .string(text)]
    default: nil
    }
  }
}

extension RecipeVariant {
  /// `card` of the slot `card/title`; a recipe is its own.
  static func owner(of name: String) -> String {
    name.split(separator: "/", maxSplits: 1).first.map { String($0) } ?? name
  }
}

/// Identifiers, each once.
struct ComponentNames {
  private var taken: Set<String> = []
  /// Where the search for a free number goes on.
  private var numbers: [String: Int] = [:]

  mutating func unique(_ wanted: String) -> String {
    if taken.insert(wanted).inserted { return wanted }
    var number = numbers[wanted] ?? 2
    while !taken.insert("\(wanted)_\(number)").inserted { number += 1 }
    numbers[wanted] = number + 1
    return "\(wanted)_\(number)"
  }
}

extension [RecipeConverter.Finding] {
  /// Whether a domain was told to be ignored behind some of the findings.
  fileprivate func contains(ignoredDomainsSince known: Int) -> Bool {
    self[known...].contains { $0.diagnostic.id == "domain-ignored" }
  }
}
