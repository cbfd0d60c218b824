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
    for recipe in recipes {
      for variant in RecipeVariant.combinations(of: recipe) {
        let kind = Self.kind(of: variant.classes, engine)
        var members: [JSONMember] = [
          JSONMember("id", .string(variant.classes)), JSONMember("type", .string(kind.name)),
        ]
        if let context = Self.context(of: kind, text: variant.classes) {
          members.append(JSONMember("context", context))
        }
        members.append(JSONMember("class", .string(variant.classes)))
        children.append(compile(.object(members), recipe.name, engine, &findings))
      }
    }
    return Result(
      document: [
        "id": "recipes", "type": "module", "children": .array(children),
      ], findings: findings)
  }

  /// Compiles one component, with what is lost on the way.
  func compile(
    _ component: JSONValue, _ recipe: String, _ engine: StyleEngine, _ findings: inout [Finding]
  ) -> JSONValue {
    var options = options
    options.keepGoing = true
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

  /// The type of component that shows a style: one that each of its domains speaks to.
  static func kind(of classes: String, _ engine: StyleEngine) -> ComponentKind {
    let entries = engine.resolve(classes).style.entries
    for entry in entries {
      if let type = entry.property.domain.componentTypes.first { return ComponentKind(type) }
    }
    let isText = !entries.isEmpty && entries.allSatisfy { textual.contains($0.property) }
    return ComponentKind(isText ? "text" : "vstack")
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
