import Engine
import FlowModel
import JSONText
import Recipes
import StyleModel
import StyleTargets

extension RecipeConverter {
  /// Writes recipes for Flow: a layout for each combination of values, with the atom that the recipe speaks to.
  ///
  /// The members of the document are the classes, as in `{"button-primary": {"button": {…}}}`.
  public func convertToFlow(_ options: FlowEngine.Options, only names: [String] = []) -> Result {
    let flow = FlowEngine(engine.settled(for: self.options.context), options: options)
    var findings: [Finding] = []
    var members: [JSONMember] = []
    for recipe in recipes(named: names) {
      for variant in RecipeVariant.combinations(of: recipe) {
        let role = role(of: recipe.name, variant.classes)
        let (output, diagnostics) = flow.style(variant.classes, for: role, in: self.options.context)
        findings += diagnostics.map { Finding(recipe: recipe.name, diagnostic: $0) }
        let json = role == .widget ? ["layout": output.json] : output.json
        members.append(JSONMember(variant.classes, json))
      }
    }
    return Result(document: .object(members), findings: findings)
  }

  /// What of a page a recipe speaks to: what its name says, else what its rows say.
  func role(of name: String, _ classes: String) -> FlowRole {
    let first =
      name.split(separator: "/").last.flatMap { $0.split(separator: "-").first }.map { String($0) } ?? name
    switch first {
    case "button": return .button
    case "badge", "tag", "chip": return .tag
    case "separator", "divider": return .separator
    case "avatar", "image": return .image
    case "icon": return .icon
    default: break
    }
    switch kind(of: classes).name {
    case "button": return .button
    case "text": return .text
    default: return .widget
    }
  }
}
