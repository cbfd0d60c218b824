import JSONText
import StyleModel
import StyleTargets

/// What an author's own style says, the parts of a custom button apart from the rest.
struct ExplicitStyle {
  var style = Style()
  /// What stands in `button.custom`.
  var custom = Style()
  /// Whether `button.custom` is there and holds nothing, which still asks for a button without a style.
  private var isCustomEmpty = false
  /// What the model cannot hold.
  var rest: [StemJSONDecoder.Leftover] = []

  init() {}

  /// Takes a style object apart.
  init(_ node: JSONNode, in document: JSONDocument, kind: ComponentKind?) {
    let decoded = StemJSONDecoder.decode(node, in: document)
    self.init(decoded.style, rest: decoded.rest, kind: kind)
  }

  /// Takes a style apart; the parts of a custom button merge with those of classes one by one.
  init(_ style: Style, rest: [StemJSONDecoder.Leftover], kind: ComponentKind?) {
    self.style = style
    self.rest = rest
    guard kind == .button, case .json(let json)? = style.value(of: .buttonCustom) else { return }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: JSONWriter.text(json))
      guard document.kind(of: document.root) == .object else { return }
      let decoded = StemJSONDecoder.decode(document.root, in: document)
      // Only layout and common have a meaning there.
      guard decoded.rest.isEmpty,
        decoded.style.entries.allSatisfy({
          $0.property.domain == .layout || $0.property.domain == .common || $0.property == .fontDesign
        })
      else { return }
      custom = decoded.style
      isCustomEmpty = custom.isEmpty
      self.style.set(.buttonCustom, to: nil)
    } catch {
      return
    }
  }

  var radius: Double? { custom[.cornerRadius] ?? style[.cornerRadius] }

  /// The style object.
  var json: JSONValue {
    var output = StemJSONTarget.Output()
    output.style = style
    output.custom = custom
    keepCustom(&output)
    return StemJSONDecoder.encode(output.whole, rest: rest)
  }

  /// Whether no colour would be rounded in the short forms: of two halves with an opacity each, one of
  /// components takes it into its alpha.
  var survivesEncoding: Bool {
    (style.entries + custom.entries).allSatisfy { $0.value.survivesEncoding }
  }

  /// Lays the author's own style over that of the classes: it wins, property by property.
  ///
  /// A border of the classes that meets an overlay of the author's is given back: both go into one stack.
  func laid(
    over emitted: StemJSONTarget.Output, kind: ComponentKind?
  ) -> (output: StemJSONTarget.Output, coveredBorders: [JSONValue]) {
    var output = emitted
    var borders: [JSONValue] = []
    if style.value(of: .buttonType) != nil || style.value(of: .buttonShape) != nil {
      // An author's standard button leaves no custom part; its rows stay in their domains.
      output.style = output.custom.merging(output.style)
      output.custom = Style()
    }
    // A custom part that the model cannot take apart wins whole.
    if style.value(of: .buttonCustom) != nil { output.custom = Style() }
    output.style = Self.lay(style, over: output.style, &borders)
    output.custom = Self.lay(custom, over: output.custom, &borders)
    if kind == .button, !output.custom.isEmpty {
      // What an author writes outside `custom` wins over the same property inside it.
      for entry in style.entries {
        if entry.property == .overlay, custom.value(of: .overlay) == nil,
          case .json(let border)? = output.custom.value(of: .overlay)
        {
          borders.append(border)
        }
        output.custom.set(entry.property, to: nil)
      }
    }
    keepCustom(&output)
    return (output, borders)
  }

  /// Leaves an empty custom part where nothing fills it.
  private func keepCustom(_ output: inout StemJSONTarget.Output) {
    if isCustomEmpty, output.custom.isEmpty { output.style.set(.buttonCustom, to: .json(.object([]))) }
  }

  private static func lay(_ explicit: Style, over style: Style, _ borders: inout [JSONValue]) -> Style {
    var base = style
    if explicit.value(of: .background) != nil || explicit.value(of: .material) != nil {
      // A background is one fill: the author's takes the place of both halves.
      base.set(.background, to: nil)
      base.set(.material, to: nil)
    }
    if case .json(let border)? = base.value(of: .overlay), explicit.value(of: .overlay) != nil {
      borders.append(border)
    }
    return base.merging(explicit)
  }
}

extension JSONDocument {
  /// The object at the end of a path of keys.
  func object(at keys: [String], of node: JSONNode) -> JSONNode? {
    var node = node
    for key in keys {
      guard let next = member(key, of: node) else { return nil }
      node = next
    }
    return kind(of: node) == .object ? node : nil
  }
}

extension StyleValue {
  /// Whether writing the value in StemJSON and reading it again gives the same opacities.
  var survivesEncoding: Bool {
    switch self {
    case .color(let color): Self.survives(color)
    case .gradient(let gradient): gradient.colors.allSatisfy { Self.survives($0) }
    case .palette(let colors): colors.allSatisfy { Self.survives($0) }
    default: true
    }
  }

  private static func survives(_ color: Color) -> Bool {
    guard color.isAdaptive, color.light.opacity != color.dark.opacity else { return true }
    return [color.light, color.dark].allSatisfy { tone in
      if case .rgba = tone.shade { tone.opacity == 1 } else { true }
    }
  }
}
