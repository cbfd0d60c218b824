import JSONText
import StyleModel

extension StemJSONTarget {
  /// The emitted parts.
  public struct Output: Sendable {
    /// The style without a border that has not become a row of it yet.
    private var bare = Style()
    /// What most outputs have nothing of, in no or one element, so that an output is small and soon handed on.
    private var rest: [Rest]?

    private struct Rest: Sendable {
      var custom = Style()
      /// The shape that draws a border and has not become a row yet, and whether it will be one of `custom`.
      var border: BorderShape?
      var isCustomBorder = false
      var context: [JSONMember] = []
      var margin = Margin()
      var findings: [Finding] = []
    }

    public init() {}

    private var parts: Rest {
      get { rest?.first ?? Rest() }
      _modify {
        var parts = rest ?? [Rest()]
        rest = nil
        defer { rest = parts }
        yield &parts[0]
      }
    }

    /// The style, with domains and properties in the table's order.
    public var style: Style {
      get {
        guard let parts = rest?.first, let border = parts.border, !parts.isCustomBorder else { return bare }
        return border.laid(over: bare)
      }
      set {
        placeBorder()
        bare = newValue
      }
    }

    /// What a button without a bezel keeps in `button.custom`: rows of layout and common.
    public var custom: Style {
      get {
        guard let parts = rest?.first else { return Style() }
        guard let border = parts.border, parts.isCustomBorder else { return parts.custom }
        return border.laid(over: parts.custom)
      }
      set {
        placeBorder()
        if rest != nil || !newValue.isEmpty { parts.custom = newValue }
      }
    }

    /// Members of the component's context, in order.
    public var context: [JSONMember] {
      get { rest?.first?.context ?? [] }
      _modify { yield &parts.context }
    }

    public var margin: Margin {
      get { rest?.first?.margin ?? Margin() }
      _modify { yield &parts.margin }
    }

    public var findings: [Finding] {
      get { rest?.first?.findings ?? [] }
      _modify { yield &parts.findings }
    }

    /// Takes the rows of a style in the place of its own.
    mutating func takeRows(_ style: inout Style) { swap(&bare, &style) }

    /// Takes a border, which becomes a row when somebody looks at the style.
    mutating func take(_ border: BorderShape, isCustom: Bool) {
      parts.border = border
      parts.isCustomBorder = isCustom
    }

    /// Makes the border a row of the style, for whoever is about to look at it more than once.
    package mutating func placeBorder() {
      guard let border = rest?.first?.border else { return }
      let isCustom = parts.isCustomBorder
      parts.border = nil
      if isCustom { parts.custom = border.laid(over: parts.custom) } else { bare = border.laid(over: bare) }
    }

    /// The style with the custom part of a button folded in.
    public var whole: Style {
      let (style, custom) = (style, custom)
      if custom.isEmpty { return style }
      var parts: [JSONMember] = []
      if let layout = StemJSONEncoder.encode(.layout, of: custom) {
        parts.append(JSONMember("layout", layout))
      }
      if let common = StemJSONEncoder.encode(.common, of: custom) {
        parts.append(JSONMember("common", common))
      }
      guard !parts.isEmpty else { return style }
      var whole = style
      whole.set(.buttonCustom, to: .json(.object(parts)))
      return whole
    }

    /// The style object.
    public var json: JSONValue { StemJSONEncoder.encode(whole) }

    /// Appends the style object as compact JSON.
    ///
    /// - Complexity: O(*n*) in the rows and the bytes of the text.
    public func write(to bytes: inout [UInt8]) {
      guard let parts = rest?.first else { return StemJSONEncoder.write(bare, to: &bytes) }
      guard !parts.isCustomBorder, parts.custom.isEmpty else {
        return StemJSONEncoder.write(whole, to: &bytes)
      }
      StemJSONEncoder.write(bare, overlay: parts.border?.component, to: &bytes)
    }
  }
}
