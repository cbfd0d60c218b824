import JSONText
import StyleModel

extension CheckPass {
  mutating func checkExpression(_ text: String, _ node: JSONNode, _ slot: ExpressionSlot, _ scope: Scope) {
  }
}
