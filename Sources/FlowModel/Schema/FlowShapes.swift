import JSONText

/// Every shape of Flow's contract by its name, with what decodes it.
public enum FlowShapes {
  struct Row: Sendable {
    let shape: FlowShape
    let check: @Sendable (JSONNode, JSONDocument, [String]) throws(FlowFault) -> Void
    let rewrite: @Sendable (JSONNode, JSONDocument, FlowForm) throws(FlowFault) -> JSONValue
  }

  static let rows: [Row] = [
    row(TextData.self), row(ColorData.self), row(FontData.self), row(ImageData.self), row(IconData.self),
    row(ButtonData.self), row(TagData.self), row(SeparatorData.self), row(GradientData.self),
    row(BorderData.self), row(CornerRadiusData.self), row(EdgeInsetsData.self), row(WidgetLayout.self),
    row(SectionLayout.self), row(NavData.self), row(RefreshData.self), row(PaginationData.self),
    row(SheetConfig.self),
  ]

  /// The field tables, atoms first.
  public static let all: [FlowShape] = rows.map { $0.shape }

  /// The field table of a name.
  public static func named(_ name: String) -> FlowShape? { row(name)?.shape }

  /// Decodes an atom of a name and drops it; a name that is none accepts everything.
  public static func check(
    _ name: String, _ node: JSONNode, in document: JSONDocument, at path: [String]
  ) throws(FlowFault) {
    if let row = row(name) { try row.check(node, document, path) }
  }

  /// Decodes an atom of a name and writes it again; `nil` for a name that is none.
  public static func rewrite(
    _ name: String, _ node: JSONNode, in document: JSONDocument, form: FlowForm
  ) throws(FlowFault) -> JSONValue? {
    guard let row = row(name) else { return nil }
    return try row.rewrite(node, document, form)
  }

  private static func row(_ name: String) -> Row? { rows.first { $0.shape.name == name } }

  private static func row<Atom: FlowAtom>(_ type: Atom.Type) -> Row {
    Row(
      shape: Atom.shape,
      check: { (node, document, path) throws(FlowFault) in _ = try Atom(node, in: document, at: path) },
      rewrite: { (node, document, form) throws(FlowFault) in try Atom(node, in: document).json(form) })
  }
}

extension FlowKind {
  /// Decodes a value of the kind and drops it. Lists that drop elements are the page decoder's business; here
  /// they must be arrays.
  func check(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    switch self {
    case .text, .word: _ = try String(node, in: document, at: path)
    case .number: _ = try Double(node, in: document, at: path)
    case .bool: _ = try Bool(node, in: document, at: path)
    case .integer: _ = try Int(node, in: document, at: path)
    case .width: _ = try WidgetWidth(node, in: document, at: path)
    case .action: _ = try ActionData(node, in: document, at: path)
    case .atom(let name): try FlowShapes.check(name, node, in: document, at: path)
    case .atoms(let name):
      try requireArray(node, document, path)
      for (index, element) in document.elements(of: node).enumerated() {
        try FlowShapes.check(name, element, in: document, at: path + ["\(index)"])
      }
    case .lossyAtoms, .lossyWidgets: try requireArray(node, document, path)
    case .opaque: break
    }
  }

  private func requireArray(
    _ node: JSONNode, _ document: JSONDocument, _ path: [String]
  ) throws(FlowFault) {
    guard document.kind(of: node) != .array else { return }
    throw FlowFault(
      .mismatch(expected: name, found: document.kind(of: node).flowName), path: path,
      range: document.range(of: node))
  }
}
