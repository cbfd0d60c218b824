import JSONText

// Values that are several rows in the model and one in StemJSON.
extension StemJSONEncoder {
  /// The colour, gradient or component behind a view together with its material; `nil` when neither is set.
  ///
  /// StemJSON combines a material with a colour alone (section 7.5), so a gradient or component hides it.
  public static func background(of style: Style) -> JSONValue? {
    let fill = style.value(of: .background)
    let base = fill.flatMap { value(of: $0) }
    guard let material = style.value(of: .material).flatMap({ value(of: $0) }) else { return base }
    guard let base else { return ["material": material] }
    switch fill {
    case .color, .dynamic: return ["color": base, "material": material]
    default: return base
    }
  }

  /// The face, weight and design of the font in one value; `nil` when none is set.
  public static func font(of style: Style) -> JSONValue? {
    let face = style.value(of: .font)
    let weight = style.value(of: .fontWeight).flatMap { value(of: $0) }
    let design = style.value(of: .fontDesign).flatMap { value(of: $0) }
    var members: [JSONMember] = []
    switch face {
    case .number(let size): members = [JSONMember("kind", "system"), JSONMember("size", .number(size))]
    case .json(.object(let object)): members = object
    case .json(let json): return json
    case let face?:
      if let kind = value(of: face) { members = [JSONMember("kind", kind)] }
    case nil: break
    }
    if members.isEmpty {
      guard weight != nil || design != nil else { return nil }
      // A weight needs a kind to stand on; SwiftUI's text without a font is the body style, 17 points.
      members = [JSONMember("kind", "body")]
    } else if members.count == 1, weight == nil, design == nil, members[0].key == "kind" {
      return members[0].value
    }
    if let weight { members.append(JSONMember("weight", weight)) }
    if let design { members.append(JSONMember("design", design)) }
    return .object(members)
  }

  /// The padding with as few keys as can say it; `nil` when no edge is set.
  public static func padding(of style: Style) -> JSONValue? {
    let (top, bottom) = (style.value(of: .paddingTop), style.value(of: .paddingBottom))
    let (leading, trailing) = (style.value(of: .paddingLeading), style.value(of: .paddingTrailing))
    return padding(
      top: top.flatMap { value(of: $0) }, bottom: bottom.flatMap { value(of: $0) },
      leading: leading.flatMap { value(of: $0) }, trailing: trailing.flatMap { value(of: $0) })
  }

  private static func padding(
    top: JSONValue?, bottom: JSONValue?, leading: JSONValue?, trailing: JSONValue?
  ) -> JSONValue? {
    let vertical = top == bottom ? top : nil
    let horizontal = leading == trailing ? leading : nil
    if let vertical, vertical == horizontal { return vertical }
    return object([
      ("top", vertical == nil ? top : nil), ("bottom", vertical == nil ? bottom : nil),
      ("leading", horizontal == nil ? leading : nil), ("trailing", horizontal == nil ? trailing : nil),
      ("horizontal", horizontal), ("vertical", vertical),
    ])
  }

  /// The insets of a list row: `"zero"`, or the edges that are set; `nil` when none is.
  public static func listRowInsets(of style: Style) -> JSONValue? {
    let edges: [StyleProperty] = [.rowInsetTop, .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing]
    let values = edges.map { style.value(of: $0) }
    if values.allSatisfy({ $0 == .number(0) }) { return "zero" }
    let names = ["top", "bottom", "leading", "trailing"]
    return object(zip(names, values).map { ($0, $1.flatMap { value(of: $0) }) })
  }

  // The members that have a value; nil when none has.
  private static func object(_ members: [(String, JSONValue?)]) -> JSONValue? {
    let present = members.compactMap { key, value in value.map { JSONMember(key, $0) } }
    return present.isEmpty ? nil : .object(present)
  }
}
