import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import TestSupport
import Testing

/// Every recipe of the catalog against values that were worked out from the published class strings without
/// this engine (`Tests/Fixtures/Swiftcn/values.json`), on both platforms, in both schemes and in each state.
@Suite struct SwiftcnValuesTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let recipe: String
    let contexts: [(name: String, values: [JSONMember])]
    var testDescription: String { recipe }
  }

  static let rows: [Row] = {
    guard let bytes = try? Repository.bytes("Tests/Fixtures/Swiftcn/values.json"),
      let document = try? JSONDocument(parsing: bytes),
      case .object(let recipes) = document.value(of: document.root)
    else { return [] }
    return recipes.map { recipe in
      guard case .object(let contexts) = recipe.value else { return Row(recipe: recipe.key, contexts: []) }
      return Row(
        recipe: recipe.key,
        contexts: contexts.map { context in
          if case .object(let values) = context.value { (context.key, values) } else { (context.key, []) }
        })
    }
  }()

  @Test func theCatalogHasEveryName() {
    #expect(Self.rows.count == 126)
    let names = Set(Catalog.builtIn.recipes.map(\.name))
    #expect(Self.rows.filter { !names.contains($0.recipe) }.map(\.recipe) == [])
    #expect(Set(Self.rows.map(\.recipe)).count == Self.rows.count)
  }

  /// The families say what the published names say.
  @Test(
    "gives the same as the name through the family",
    arguments: [
      ("button", "button-primary"), ("button-[intent=destructive]", "button-destructive"),
      ("button-[intent=ghost]", "button-ghost"), ("button-[intent=link,size=md]", "button-link"),
      ("button-[intent=outline]", "button-outline"), ("button-[intent=secondary]", "button-secondary"),
      ("alert/title", "alert-title"), ("card/header", "card-header"), ("card/footer", "card-footer"),
      ("calendar/day", "calendar-day"), ("calendar-[selected]/day", "calendar-day calendar-selected"),
      ("dialog/description", "dialog-description"), ("dropdown", "dropdown-content"),
      ("dropdown/item", "dropdown-item"), ("empty/title", "empty-title"), ("field/error", "field-error"),
      ("input-[invalid]", "input field-invalid"), ("item/title", "item-title"),
      ("sidebar-[selected]/menu-button", "sidebar-menu-button sidebar-menu-selected"),
      ("table/cell", "table-cell"), ("table-[selected]/row", "table-row table-row-selected"),
      ("toast/title", "alert-title"), ("toggle-[state=on]", "toggle toggle-selected"),
    ])
  func families(_ family: String, _ names: String) {
    let (found, due) = (Self.engine.resolve(family), Self.engine.resolve(names))
    #expect(found.diagnostics.isEmpty && due.diagnostics.isEmpty)
    #expect(found.style.defaults == due.style.defaults)
    for state in [Condition.hover, .focus, .pressed, .disabled] {
      var context = StyleContext()
      context.setStates([state])
      #expect(
        Self.engine.resolve(family, in: context).style.defaults
          == Self.engine.resolve(names, in: context).style.defaults)
    }
  }

  @Test("gives the published values", arguments: rows)
  func values(_ row: Row) throws {
    #expect(!row.contexts.isEmpty)
    for (name, expected) in row.contexts {
      let context = try #require(Self.context(name))
      let resolved = Self.engine.resolve(row.recipe, in: context)
      #expect(resolved.diagnostics.isEmpty, "\(name)")
      var actual: [JSONMember] = []
      for entry in resolved.style.entries where !Self.unlisted.contains(entry.property) {
        let value = try #require(entry.decision.value, "\(name): \(entry.property) depends on conditions")
        actual.append(JSONMember("\(entry.property)", StemJSONEncoder.value(of: value) ?? .null))
      }
      for slot in resolved.style.slots {
        let argument = slot.slot.argument.map { JSONValue.literal($0) } ?? .bool(true)
        actual.append(JSONMember("slot:\(slot.slot.name)", argument))
      }
      #expect(Self.lines(actual) == Self.lines(expected), "\(name)")
    }
  }

  /// Rows that this model adds to a motion preset.
  static let unlisted: Set<StyleProperty> = [.animationKind, .bounce]

  private static func lines(_ members: [JSONMember]) -> [String] {
    members.map { "\($0.key) = \(JSONWriter.text($0.value))" }.sorted()
  }

  /// `ios dark hover+focus`.
  private static func context(_ name: String) -> StyleContext? {
    let words = name.split(separator: " ").map { String($0) }
    guard words.count == 3, let platform = Platform(rawValue: words[0]) else { return nil }
    var context = StyleContext()
    context.platform = platform
    context[.dark] = words[1] == "dark"
    context.setStates(words[2].split(separator: "+").compactMap { Condition(name: String($0)) })
    return context
  }
}
