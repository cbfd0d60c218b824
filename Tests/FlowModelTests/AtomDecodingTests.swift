import FlowModel
import JSONText
import Testing

/// Every accepted form of every atom with what Flow writes for it, beside the forms that fail.
@Suite struct AtomDecodingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let json: String
    /// The canonical form, or the message of the fault.
    let canonical: String
    /// The shortest form that authors write; the canonical one where it is not given.
    var shorthand: String?
    var testDescription: String { "\(name) \(json)" }

    init(_ name: String, _ json: String, _ canonical: String, shorthand: String? = nil) {
      self.name = name
      self.json = json
      self.canonical = canonical
      self.shorthand = shorthand
    }
  }

  @Test("decodes each form, or says why not", arguments: rows)
  func decodes(_ row: Row) throws {
    let canonical = try rewritten(row.name, row.json)
    #expect(canonical == row.canonical)
    guard !canonical.hasPrefix("fault: ") else { return }
    let shorthand = try rewritten(row.name, row.json, .shorthand)
    #expect(shorthand == row.shorthand ?? row.canonical)
    // Both forms mean what was read.
    #expect(try rewritten(row.name, canonical) == canonical)
    #expect(try rewritten(row.name, shorthand) == canonical)
    #expect(try rewritten(row.name, shorthand, .shorthand) == shorthand)
  }

  @Test("no form is longer than the canonical one", arguments: rows)
  func shorter(_ row: Row) throws {
    let canonical = try rewritten(row.name, row.json)
    guard !canonical.hasPrefix("fault: ") else { return }
    #expect(try rewritten(row.name, row.json, .shorthand).utf8.count <= canonical.utf8.count)
  }

  static let rows: [Row] = texts + colors + fonts + images + icons + actions + shapes + layouts + chrome

  static let texts = [
    Row("TextData", #""Hello""#, #"{"text":"Hello"}"#, shorthand: #""Hello""#),
    Row("TextData", #"{"text":"Hello"}"#, #"{"text":"Hello"}"#, shorthand: #""Hello""#),
    Row("TextData", #""""#, #"{"text":""}"#, shorthand: #""""#),
    Row(
      "TextData",
      ##"{"is_markdown":true,"max_lines":2.0,"alignment":"right","color":"#4F8CFF","font":{"size":16},"text":"A"}"##,
      ##"{"text":"A","font":{"size":16},"color":{"hex":"#4F8CFF"},"alignment":"right","max_lines":2,"is_markdown":true}"##,
      shorthand:
        ##"{"text":"A","font":{"size":16},"color":"#4F8CFF","alignment":"right","max_lines":2,"is_markdown":true}"##
    ),
    // Unknown words and keys are no faults, null counts as absent.
    Row(
      "TextData", #"{"text":"A","alignment":"justify","weight":1,"color":null}"#,
      #"{"text":"A","alignment":"justify"}"#),
    Row("TextData", #"{"text":"A","max_lines":-1}"#, #"{"text":"A","max_lines":-1}"#),
    Row("TextData", "{}", "fault: \"text\" is missing"),
    Row("TextData", #"{"text":null}"#, "fault: null where a text is required at text"),
    Row("TextData", "null", "fault: null where a TextData is required"),
    Row("TextData", "4", "fault: a number where a TextData is expected"),
    Row("TextData", #"["A"]"#, "fault: an array where a TextData is expected"),
    Row(
      "TextData", #"{"text":"A","max_lines":"2"}"#, "fault: a text where an integer is expected at max_lines"),
    Row("TextData", #"{"text":"A","max_lines":1.5}"#, "fault: the number is no integer at max_lines"),
    Row(
      "TextData", #"{"text":"A","is_markdown":1}"#,
      "fault: a number where true or false is expected at is_markdown"),
    // A font has no shorthand, and takes the whole text with it.
    Row(
      "TextData", #"{"text":"A","font":"title.large"}"#, "fault: a text where a FontData is expected at font"),
    Row(
      "TextData", #"{"text":"A","color":{"alpha":"0.5"}}"#,
      "fault: a text where a number is expected at color.alpha"),
    Row("TextData", #"{"text":"A","alignment":2}"#, "fault: a number where a text is expected at alignment"),
  ]

  static let colors = [
    Row("ColorData", ##""#4F8CFF""##, ##"{"hex":"#4F8CFF"}"##, shorthand: ##""#4F8CFF""##),
    // Texts are not looked at before they are painted.
    Row("ColorData", #""tomato""#, #"{"hex":"tomato"}"#, shorthand: #""tomato""#),
    Row("ColorData", "{}", "{}"),
    Row("ColorData", #"{"token":"surface.primary"}"#, #"{"token":"surface.primary"}"#),
    Row(
      "ColorData", ##"{"alpha":2,"token":"a","dark_hex":"#000000","hex":"#FFFFFF"}"##,
      ##"{"hex":"#FFFFFF","dark_hex":"#000000","token":"a","alpha":2}"##),
    Row("ColorData", #"{"alpha":-0.5}"#, #"{"alpha":-0.5}"#),
    Row(
      "ColorData", ##"{"hex":"#FFFFFF","dark_hex":null}"##, ##"{"hex":"#FFFFFF"}"##,
      shorthand: ##""#FFFFFF""##),
    Row("ColorData", "16777215", "fault: a number where a ColorData is expected"),
    Row("ColorData", "true", "fault: a truth value where a ColorData is expected"),
    Row("ColorData", "[]", "fault: an array where a ColorData is expected"),
    Row("ColorData", #"{"alpha":"0.5"}"#, "fault: a text where a number is expected at alpha"),
    Row("ColorData", #"{"hex":1}"#, "fault: a number where a text is expected at hex"),
    Row("ColorData", #"{"alpha":1e999}"#, "fault: the number is too large at alpha"),
  ]

  static let fonts = [
    Row("FontData", "{}", "{}"),
    Row(
      "FontData", #"{"weight":"semibold","size":16}"#, #"{"size":16,"weight":"semibold"}"#),
    Row("FontData", #"{"token":"title.large"}"#, #"{"token":"title.large"}"#),
    Row("FontData", #"{"weight":"700"}"#, #"{"weight":"700"}"#),
    Row("FontData", #""title.large""#, "fault: a text where a FontData is expected"),
    Row("FontData", "16", "fault: a number where a FontData is expected"),
    Row("FontData", #"{"size":"16"}"#, "fault: a text where a number is expected at size"),
    Row("FontData", #"{"weight":700}"#, "fault: a number where a text is expected at weight"),
  ]

  static let images = [
    Row(
      "ImageData", #""https://e.com/a.png""#, #"{"url":"https://e.com/a.png"}"#,
      shorthand: #""https://e.com/a.png""#),
    Row("ImageData", #""no url""#, #"{"url":"no url"}"#, shorthand: #""no url""#),
    Row(
      "ImageData",
      ##"{"url":"u","aspect_ratio":2.2,"scale_mode":"fit","corner_radius":12,"placeholder_color":"#EEEEEE","shimmer":true,"alt":"A cup"}"##,
      ##"{"url":"u","aspect_ratio":2.2,"scale_mode":"fit","corner_radius":{"top_left":12,"top_right":12,"bottom_left":12,"bottom_right":12},"placeholder_color":{"hex":"#EEEEEE"},"shimmer":true,"alt":"A cup"}"##,
      shorthand:
        ##"{"url":"u","aspect_ratio":2.2,"scale_mode":"fit","corner_radius":12,"placeholder_color":"#EEEEEE","shimmer":true,"alt":"A cup"}"##
    ),
    Row("ImageData", #"{"alt":"A cup"}"#, "fault: \"url\" is missing"),
    Row(
      "ImageData", #"{"url":"u","aspect_ratio":"1.5"}"#,
      "fault: a text where a number is expected at aspect_ratio"),
    Row(
      "ImageData", #"{"url":"u","corner_radius":"8"}"#,
      "fault: a text where a CornerRadiusData is expected at corner_radius"),
    Row(
      "ImageData", #"{"url":"u","shimmer":"yes"}"#, "fault: a text where true or false is expected at shimmer"
    ),
  ]

  static let icons = [
    Row("IconData", #""star.fill""#, #"{"symbol":"star.fill"}"#, shorthand: #""star.fill""#),
    Row(
      "IconData",
      ##"{"symbol":"star","size":14,"color":"#FF0000","action":{"type":"toast","message":"Hi"}}"##,
      ##"{"symbol":"star","size":14,"color":{"hex":"#FF0000"},"action":{"type":"toast","message":"Hi"}}"##,
      shorthand: ##"{"symbol":"star","size":14,"color":"#FF0000","action":{"type":"toast","message":"Hi"}}"##),
    Row("IconData", "{}", "fault: \"symbol\" is missing"),
    Row("IconData", #"{"symbol":"star","action":{}}"#, "fault: \"type\" is missing at action"),
    Row(
      "IconData", #"{"symbol":"star","action":"toast"}"#,
      "fault: a text where an action is expected at action"),
    Row("IconData", #"{"symbol":"star","size":"14"}"#, "fault: a text where a number is expected at size"),
  ]

  static let actions = [
    Row("ButtonData", #"{"title":"Buy"}"#, #"{"title":{"text":"Buy"}}"#, shorthand: #"{"title":"Buy"}"#),
    Row(
      "ButtonData",
      ##"{"title":"Buy","style":"outline","bg_color":"#059669","corner_radius":0,"icon":"cart","full_width":true,"disabled":false,"action":{"type":"api"}}"##,
      ##"{"title":{"text":"Buy"},"style":"outline","bg_color":{"hex":"#059669"},"corner_radius":{"top_left":0,"top_right":0,"bottom_left":0,"bottom_right":0},"icon":{"symbol":"cart"},"full_width":true,"disabled":false,"action":{"type":"api"}}"##,
      shorthand:
        ##"{"title":"Buy","style":"outline","bg_color":"#059669","corner_radius":0,"icon":"cart","full_width":true,"disabled":false,"action":{"type":"api"}}"##
    ),
    Row(
      "ButtonData", #"{"title":"Buy","style":"ghost"}"#, #"{"title":{"text":"Buy"},"style":"ghost"}"#,
      shorthand: #"{"title":"Buy","style":"ghost"}"#),
    Row("ButtonData", #""Buy""#, "fault: a text where a ButtonData is expected"),
    Row("ButtonData", "{}", "fault: \"title\" is missing"),
    Row("ButtonData", #"{"title":{}}"#, "fault: \"text\" is missing at title"),
    Row(
      "ButtonData", #"{"title":"Buy","disabled":"no"}"#,
      "fault: a text where true or false is expected at disabled"),
    Row(
      "TagData",
      ##"{"text":"New","bg_color":"#111111","border_color":"#222222","corner_radius":4,"icon":"tag"}"##,
      ##"{"text":{"text":"New"},"bg_color":{"hex":"#111111"},"border_color":{"hex":"#222222"},"corner_radius":{"top_left":4,"top_right":4,"bottom_left":4,"bottom_right":4},"icon":{"symbol":"tag"}}"##,
      shorthand:
        ##"{"text":"New","bg_color":"#111111","border_color":"#222222","corner_radius":4,"icon":"tag"}"##),
    Row("TagData", #""New""#, "fault: a text where a TagData is expected"),
    Row("TagData", "{}", "fault: \"text\" is missing"),
    Row("SeparatorData", "{}", "{}"),
    Row(
      "SeparatorData",
      ##"{"style":"dashed","color":"#CCCCCC","thickness":2,"insets":{"left":16,"right":16}}"##,
      ##"{"style":"dashed","color":{"hex":"#CCCCCC"},"thickness":2,"insets":{"top":0,"left":16,"right":16,"bottom":0}}"##,
      shorthand: ##"{"style":"dashed","color":"#CCCCCC","thickness":2,"insets":{"left":16,"right":16}}"##),
    Row("SeparatorData", #""line""#, "fault: a text where a SeparatorData is expected"),
    Row("SeparatorData", #"{"insets":16}"#, "fault: a number where an EdgeInsetsData is expected at insets"),
  ]
}
