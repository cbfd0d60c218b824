import JSONText
import StyleModel

/// Writes the canonical model as CSS that looks like what SwiftUI makes of it.
///
/// One view becomes two elements, as SwiftUI puts a frame around its content:
///
///     <div class="box"><span class="content">…</span></div>
///
/// The box carries, from the inside to the outside, padding, the frame and its alignment, the background under the
/// corner radius, the border inside the edge, the shadow, opacity, scale, rotation and offset. The content carries what
/// is said of a text, of the stack that the view is, of a shape, or of the bezel of a button. The element that holds
/// the boxes gets ``ground``, every box gets ``boxBase`` first.
///
/// A point is a pixel of CSS. Colours that differ by appearance are `light-dark()` and need `color-scheme`. Leading and
/// trailing follow `dir`; gradients do so by the custom property `--twc-inline`, 1 by default and -1 where the writing
/// direction is from right to left. What CSS cannot show is told in ``Output/notes``.
public enum CSSTarget {
  /// Where the sizes of Apple's text styles come from.
  public enum TextSizes: Hashable, Sendable {
    /// Those of one text size.
    case fixed(ContentSizeCategory)
    /// Those of a Mac.
    case desktop
    /// Custom properties, which ``CSSTextStyles`` sets and which have the default size without it.
    case variables
  }

  /// How CSS is written.
  public struct Options: Hashable, Sendable {
    public var textSizes = TextSizes.fixed(.large)
    /// The component that the style is for; a shape is drawn as one.
    public var kind: ComponentKind?

    public init(textSizes: TextSizes = .fixed(.large), kind: ComponentKind? = nil) {
      self.textSizes = textSizes
      self.kind = kind
    }
  }

  /// What CSS shows in another way, or not at all.
  public struct Note: Hashable, Sendable {
    public let property: StyleProperty
    /// `.approximate` for a stand-in, `.none` for what does not show.
    public let grade: Grade
    /// What is different, in one line.
    public let message: String
  }

  /// The emitted parts.
  public struct Output: Hashable, Sendable {
    /// The outer element: padding, frame, paint and effects. ``CSSTarget/boxBase`` comes before it.
    public var box: [CSSDeclaration] = []
    /// The one element inside the box.
    public var content: [CSSDeclaration] = []
    /// Every row of a section.
    public var row: [CSSDeclaration] = []
    /// Attributes of the box, values not yet escaped.
    public var attributes: [CSSAttribute] = []
    /// What is not shown as it is, in the property table's order.
    public var notes: [Note] = []
    /// Whether the appearances differ in more than colours, so that dark appearance needs an output of its own.
    public var differsInDark = false

    public init() {}

    /// The parts as JSON: the declarations of each by their names, ``CSSTarget/boxBase`` among those of the box.
    public var json: JSONValue {
      var members = [JSONMember("box", Self.object(CSSTarget.boxBase + box))]
      if !content.isEmpty { members.append(JSONMember("content", Self.object(content))) }
      if !row.isEmpty { members.append(JSONMember("row", Self.object(row))) }
      if !attributes.isEmpty {
        members.append(
          JSONMember("attributes", .object(attributes.map { JSONMember($0.name, .string($0.value)) })))
      }
      return .object(members)
    }

    /// Declarations as an object, in which the last of several for one name holds.
    private static func object(_ declarations: [CSSDeclaration]) -> JSONValue {
      var tree = JSONTree()
      for declaration in declarations { tree.set([declaration.name], .string(declaration.value)) }
      return tree.json
    }
  }

  /// Emits a style for both appearances.
  ///
  /// - Parameters:
  ///   - light: The style, as it resolves in light appearance where that makes a difference.
  ///   - dark: The style as it resolves in dark appearance, where that is another one. Colours of both go into
  ///     `light-dark()`; of whatever else differs the light value is written, and a note says so.
  public static func emit(_ light: Style, dark: Style? = nil, options: Options = Options()) -> Output {
    var emitter = CSSEmitter(light, dark, options)
    emitter.run()
    return emitter.output
  }

  /// What the element around the boxes needs: the system's font at the size of body, in the colour of labels.
  public static func ground(_ options: Options = Options()) -> [CSSDeclaration] {
    var body = Style()
    body.set(.font, to: .keyword("body"))
    body[.foreground] = Color(.primary)
    return [CSSDeclaration("font-family", CSSTextStyles.family(of: "default"))]
      + emit(body, options: options).box
  }

  /// What every box needs: a frame that hugs its content and centres it.
  public static let boxBase: [CSSDeclaration] = [
    CSSDeclaration("box-sizing", "border-box"), CSSDeclaration("display", "inline-grid"),
    CSSDeclaration("grid-template", "minmax(0,1fr)/minmax(0,1fr)"), CSSDeclaration("place-items", "center"),
  ]
}

extension CSSTarget {
  /// A colour as CSS; `light-dark()` where the appearances differ, `nil` where the runtime decides.
  public static func text(of color: Color) -> String? { CSSText.color(color) }
}
