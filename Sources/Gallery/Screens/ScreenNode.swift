import Expressions
import JSONText

/// A piece of a screen before the state is known: what a page is instantiated from, in Swift once for the state that a
/// module begins with, and in the page whenever a control changes it.
indirect enum ScreenNode: Sendable {
  case element(ScreenElement)
  /// The value, which is a text or none.
  case text(Expression)
  /// A picture by its source: an SF Symbol's stand-in, or a frame with the name of the file.
  case picture(Expression)
  /// One of two pieces, by the truth of a value.
  case when(Expression, then: [ScreenNode], otherwise: [ScreenNode])
  /// The piece once for every element of an array, with `@{item}` and `@{index}`.
  case each(Expression, [ScreenNode])
  /// The piece with public keys of the context, whose values are those outside of it.
  case scope([ScreenKey], [ScreenNode])
  /// The piece with the state of a module, by its place in ``ScreenModel/modules``.
  case module(Int, [ScreenNode])

  /// Any value as the runtime shows it.
  static func label(_ value: Expression) -> ScreenNode { .text(value.shown) }
}

/// A key with the expression of its value.
struct ScreenKey: Sendable {
  let name: String
  let value: Expression
}

/// An element of HTML.
struct ScreenElement: Sendable {
  /// One of the tags of ``ScreenBuilder``; never a word of the document.
  var tag: String
  /// Classes of the preview's own style sheet.
  var classes: [String] = []
  /// Classes that hold while a value is truthy.
  var toggles: [ScreenKey] = []
  /// Attributes with the values that they have; false and none leave the attribute out.
  var attributes: [ScreenKey] = []
  /// Its own declarations: the part of a look.
  var look: ScreenLook?
  var part = ScreenLook.Part.box
  /// What a control shows and changes.
  var binding: ScreenBinding?
  /// What happens on a tap, on focus and the like.
  var actions: [ScreenAction] = []
  var children: [ScreenNode] = []
  /// The component whose own box it is.
  var component: JSONNode?
}

/// A control and the state that it is for.
struct ScreenBinding: Sendable {
  enum Kind: String, Sendable {
    /// A switch.
    case truth
    /// A field.
    case text
    /// A slider from 0 to 1.
    case share
    /// A menu of values.
    case choice
    /// A button that sets one value.
    case option
  }

  let kind: Kind
  /// What is shown; a reference to state is also what changes.
  let value: Expression
  /// The value that an option sets.
  var option: Expression?
}

/// Changes of state by an event.
struct ScreenAction: Sendable {
  /// `tap`, `focus`, `blur`, `submit`.
  let event: String
  /// The keys that are set, in their order.
  let changes: [ScreenKey]
}

/// A module of the screen and the state that it begins with.
struct ScreenModule: Sendable {
  let id: String
  var state: [ScreenKey]
  /// Whether it is the preview's own, as that of a bar of tabs.
  var isOwn = false
}

/// What the page cannot show as it is, at the component that asks for it.
public struct ScreenNote: Hashable, Sendable {
  /// The identifier of the component.
  public let component: String
  /// What is different, in one line.
  public let message: String
}

/// A screen ready to be instantiated.
struct ScreenModel: Sendable {
  var nodes: [ScreenNode] = []
  /// Sheets, alerts and covers, which lie over everything.
  var modals: [ScreenNode] = []
  var modules: [ScreenModule] = []
  /// Looks with values that are decided when the screen runs.
  var looks: [ScreenLook.Dynamic] = []
  var notes: [ScreenNote] = []
}
