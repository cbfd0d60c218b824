/// A widget that comes with Flow: its type and the fields of its payload.
public struct StarterWidget: Hashable, Sendable {
  public let type: String
  public let fields: [FlowShape.Field]
  /// The field with the text that a class on the widget speaks to, if there is one.
  public let mainText: String?
  /// The field with the picture that a class on the widget speaks to, if there is one.
  public let mainImage: String?

  /// Every starter widget, in the order of Flow's contract.
  public static let all: [StarterWidget] = [
    StarterWidget(
      "title_block", [field("title", .atom("TextData"), true), field("subtitle", .atom("TextData"))],
      text: "title"),
    StarterWidget(
      "image_text_card",
      [
        field("image", .atom("ImageData")), field("title", .atom("TextData"), true),
        field("subtitle", .atom("TextData")), field("tags", .lossyAtoms("TagData")),
        field("trailing_icon", .atom("IconData")),
      ], text: "title", image: "image"),
    StarterWidget("separator", SeparatorData.shape.fields),
    StarterWidget("button_row", [field("buttons", .lossyAtoms("ButtonData"))]),
    StarterWidget("tag_rail", [field("tags", .lossyAtoms("TagData"))]),
    StarterWidget(
      "banner",
      [
        field("image", .atom("ImageData"), true), field("title", .atom("TextData")),
        field("subtitle", .atom("TextData")),
      ], text: "title", image: "image"),
    StarterWidget(
      "stepper_row",
      [
        field("title", .atom("TextData"), true), field("subtitle", .atom("TextData")),
        field("min", .integer), field("max", .integer), field("initial", .integer),
      ], text: "title"),
    StarterWidget(
      "accordion",
      [
        field("header", .atom("TextData"), true), field("initially_expanded", .bool),
        field("items", .lossyWidgets),
      ], text: "header"),
  ]

  /// The starter widget of a type, if it is one.
  public static func named(_ type: String) -> StarterWidget? { all.first { $0.type == type } }

  private init(
    _ type: String, _ fields: [FlowShape.Field], text: String? = nil, image: String? = nil
  ) {
    self.type = type
    self.fields = fields
    mainText = text
    mainImage = image
  }

  private static func field(_ key: String, _ kind: FlowKind, _ isRequired: Bool = false) -> FlowShape.Field {
    FlowShape.Field(key: key, kind: kind, isRequired: isRequired, initial: nil, fallback: nil)
  }
}
