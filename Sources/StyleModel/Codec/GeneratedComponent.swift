import JSONText

/// A component that an emitter makes to carry a style, such as the shape that draws a border.
package struct GeneratedComponent {
  let id: String
  let type: String
  let style: Style

  package init(id: String, type: String, style: Style) {
    self.id = id
    self.type = type
    self.style = style
  }

  /// The component as it stands in a document.
  package var json: JSONValue {
    .object([
      JSONMember("id", .string(id)), JSONMember("type", .string(type)),
      JSONMember("style", StemJSONEncoder.encode(style)),
    ])
  }
}
