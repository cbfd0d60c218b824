import ClassParser
import StyleModel
import Theme

/// Gives every colour that reads the accent the accent that is in force on its component.
///
/// The accents of all layers compete as one property does. A colour takes the strongest accent that holds for
/// certain; each one above that may hold in a state adds the same declaration for that state, right behind it and
/// of the same weight.
public enum AccentSettling {
  /// The layers with their colours settled.
  public struct Result: Sendable {
    public var stack: LayerStack
    /// Whether there would be more declarations than the limits allow; the stack is as it was then.
    public var isTooLarge = false
  }

  /// Settles layers, weakest first.
  ///
  /// - Complexity: O(1) where no layer sets an accent, else O(*r* × *a*) in the colours that read it and the
  ///   accents that open conditions choose between, within the limits of class lists.
  public static func settle(_ stack: LayerStack, theme: Theme) -> Result {
    let use = stack.accentUse
    guard use.contains(.sets), use.contains(.reads) else { return Result(stack: stack) }
    let accents = accents(of: stack.layers, theme)
    var defaults = stack.defaults
    for index in defaults.indices {
      guard let list = settled(defaults[index].list, accents, theme) else {
        return Result(stack: stack, isTooLarge: true)
      }
      defaults[index] = Layer(defaults[index].name, list)
    }
    guard let own = settled(stack.own, accents, theme) else { return Result(stack: stack, isTooLarge: true) }
    return Result(stack: LayerStack(defaults: defaults, own: own))
  }

  private struct Accent {
    let key: CascadeKey
    let conditions: ConditionSet
    let color: SemanticColor
    let opacity: Double
  }

  /// The accents that can be in force, weakest first: one that holds for certain, then those that beat it.
  private static func accents(of layers: [Layer], _ theme: Theme) -> [Accent] {
    var accents: [Accent] = []
    for (index, layer) in layers.enumerated() {
      for (position, declaration) in layer.list.declarations.enumerated()
      where declaration.property == .accent {
        guard case .color(let color) = layer.list.value(of: declaration, theme: theme) else { continue }
        accents.append(
          Accent(
            key: CascadeKey(declaration, layer: index, position: position),
            conditions: layer.list.conditions(of: declaration),
            color: SemanticColor(
              name: name(of: declaration, theme), color: opaque(color, declaration, theme)),
            opacity: opacity(of: declaration)))
      }
    }
    accents.sort { $0.key < $1.key }
    let certain = accents.lastIndex { $0.conditions.isEmpty }
    guard let certain else {
      let fallback = Accent(
        key: CascadeKey(weight: 0, depth: 0, layer: 0, position: 0), conditions: .always,
        color: theme.defaultAccent, opacity: 1)
      return [fallback] + accents
    }
    return Array(accents[certain...])
  }

  private static func name(of declaration: Declaration, _ theme: Theme) -> String? {
    let low = UInt32(truncatingIfNeeded: declaration.payload)
    switch declaration.kind {
    case .themeColor: return theme.colors.names[Int(low)]
    case .keywordColor: return ColorKeyword(rawValue: UInt8(truncatingIfNeeded: low))?.name
    default: return nil
    }
  }

  private static func opacity(of declaration: Declaration) -> Double {
    switch declaration.kind {
    case .themeColor, .keywordColor: declaration.opacity
    default: 1
    }
  }

  /// The colour before the opacity that its class gives it, which all roles share.
  private static func opaque(_ color: Color, _ declaration: Declaration, _ theme: Theme) -> Color {
    let low = UInt32(truncatingIfNeeded: declaration.payload)
    switch declaration.kind {
    case .themeColor: return theme.color(at: Int(low))
    case .keywordColor: return Color(ColorKeyword(rawValue: UInt8(truncatingIfNeeded: low)) ?? .clear)
    default: return color
    }
  }

  /// A list whose colours have been looked up; `nil` where that passes the limits.
  private static func settled(_ list: ClassList, _ accents: [Accent], _ theme: Theme) -> ClassList? {
    guard list.accentUse.contains(.reads) else { return list }
    var settled = list
    settled.declarations = []
    settled.declarations.reserveCapacity(list.declarations.count + 8)
    for declaration in list.declarations {
      guard let role = declaration.role else {
        settled.declarations.append(declaration)
        continue
      }
      let conditions = list.conditions(of: declaration)
      for accent in accents {
        let color = theme.color(role, of: accent.color)
        let share = declaration.opacity * accent.opacity
        settled.values.append(.color(share == 1 ? color : color.multiplyingOpacity(by: share)))
        guard settled.declarations.count < ClassParser.Limit.declarations,
          settled.conditionSets.count < ClassParser.Limit.conditionSets
        else { return nil }
        let index =
          accent.conditions.isEmpty
          ? declaration.conditions : settled.index(of: conditions.union(accent.conditions))
        settled.declarations.append(
          declaration.boxed(at: UInt64(settled.values.count - 1), conditions: index))
      }
    }
    return settled
  }
}
