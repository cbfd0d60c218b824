import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// What a variant of a recipe comes to in one context, property by property.
public struct RecipeValues: Hashable, Sendable {
  /// `layout.padding` and its like with the values of the canonical model, in the table's order.
  public let members: [JSONMember]

  public init(_ members: [JSONMember]) { self.members = members }

  /// Resolves some classes; what the context leaves open stays open in the values.
  public init(_ classes: String, engine: StyleEngine, context: StyleContext) {
    self.init(engine.parse(classes), engine: engine, context: context)
  }

  /// Resolves classes that the engine has parsed.
  init(_ list: ClassList, engine: StyleEngine, context: StyleContext) {
    var members: [JSONMember] = []
    if case .object(let domains) = ModelWriter.json(engine.resolve(list, in: context).style) {
      for domain in domains {
        guard case .object(let values) = domain.value else {
          members.append(domain)
          continue
        }
        for value in values { members.append(JSONMember("\(domain.key).\(value.key)", value.value)) }
      }
    }
    self.members = members
  }

  /// The value of a property by its name.
  public subscript(name: String) -> JSONValue? { members.first { $0.key == name }?.value }

  /// What differs from other values: new values, and `null` where there is none any more.
  public func changes(from base: RecipeValues) -> RecipeValues {
    var changed: [JSONMember] = []
    for member in members where base[member.key] != member.value { changed.append(member) }
    for member in base.members where self[member.key] == nil {
      changed.append(JSONMember(member.key, .null))
    }
    return RecipeValues(changed)
  }

  /// These values with changes applied; the order is that of the values, then of what is new.
  func applying(_ changes: RecipeValues) -> RecipeValues {
    var result: [JSONMember] = []
    for member in members {
      guard let change = changes[member.key] else {
        result.append(member)
        continue
      }
      if change != .null { result.append(JSONMember(member.key, change)) }
    }
    for change in changes.members where self[change.key] == nil && change.value != .null {
      result.append(change)
    }
    return RecipeValues(result)
  }

  /// Whether both name the same values, whatever their order.
  func isSame(as other: RecipeValues) -> Bool {
    members.count == other.members.count && members.allSatisfy { other[$0.key] == $0.value }
  }
}
