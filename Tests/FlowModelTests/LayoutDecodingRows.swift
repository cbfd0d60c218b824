// Gradients, borders, corners, insets, layouts and what a page has around its sections.
extension AtomDecodingTests {
  static let shapes = [
    Row(
      "GradientData", ##"{"colors":["#4F8CFF",{"hex":"#6CB8FF","dark_hex":"#000000"}],"angle":35}"##,
      ##"{"colors":[{"hex":"#4F8CFF"},{"hex":"#6CB8FF","dark_hex":"#000000"}],"angle":35}"##,
      shorthand: ##"{"colors":["#4F8CFF",{"hex":"#6CB8FF","dark_hex":"#000000"}],"angle":35}"##),
    Row("GradientData", #"{"colors":[],"angle":-720.5}"#, #"{"colors":[],"angle":-720.5}"#),
    Row("GradientData", "{}", "fault: \"colors\" is missing"),
    Row(
      "GradientData", #"{"colors":"red"}"#, "fault: a text where an array of ColorData is expected at colors"),
    // One element fails the whole.
    Row(
      "GradientData", ##"{"colors":["#000000",1]}"##,
      "fault: a number where a ColorData is expected at colors.1"),
    Row("GradientData", #"{"colors":[null]}"#, "fault: null where a ColorData is required at colors.0"),
    Row("GradientData", #"{"colors":[],"angle":"90"}"#, "fault: a text where a number is expected at angle"),
    Row("BorderData", "{}", "{}"),
    Row(
      "BorderData", ##"{"width":1,"color":"#EAEAEA","dash_width":5,"dash_gap":3}"##,
      ##"{"width":1,"color":{"hex":"#EAEAEA"},"dash_width":5,"dash_gap":3}"##,
      shorthand: ##"{"width":1,"color":"#EAEAEA","dash_width":5,"dash_gap":3}"##),
    Row("BorderData", #""1px""#, "fault: a text where a BorderData is expected"),
    Row("BorderData", #"{"width":"1"}"#, "fault: a text where a number is expected at width"),
    Row(
      "CornerRadiusData", "12",
      #"{"top_left":12,"top_right":12,"bottom_left":12,"bottom_right":12}"#, shorthand: "12"),
    Row(
      "CornerRadiusData", #"{"top_left":16}"#,
      #"{"top_left":16,"top_right":0,"bottom_left":0,"bottom_right":0}"#, shorthand: #"{"top_left":16}"#),
    Row(
      "CornerRadiusData", #"{"top_leading":16}"#,
      #"{"top_left":0,"top_right":0,"bottom_left":0,"bottom_right":0}"#, shorthand: "0"),
    Row(
      "CornerRadiusData", "-4",
      #"{"top_left":-4,"top_right":-4,"bottom_left":-4,"bottom_right":-4}"#, shorthand: "-4"),
    Row("CornerRadiusData", #""12""#, "fault: a text where a CornerRadiusData is expected"),
    Row("CornerRadiusData", "true", "fault: a truth value where a CornerRadiusData is expected"),
    Row("CornerRadiusData", #"{"top_left":"4"}"#, "fault: a text where a number is expected at top_left"),
    Row(
      "EdgeInsetsData", #"{"left":16,"right":16}"#, #"{"top":0,"left":16,"right":16,"bottom":0}"#,
      shorthand: #"{"left":16,"right":16}"#),
    // Silently zero on every side.
    Row(
      "EdgeInsetsData", #"{"horizontal":8}"#, #"{"top":0,"left":0,"right":0,"bottom":0}"#, shorthand: "{}"),
    Row(
      "EdgeInsetsData", #"{"top":-4,"bottom":null}"#, #"{"top":-4,"left":0,"right":0,"bottom":0}"#,
      shorthand: #"{"top":-4}"#),
    Row("EdgeInsetsData", "8", "fault: a number where an EdgeInsetsData is expected"),
    Row("EdgeInsetsData", "[8,8]", "fault: an array where an EdgeInsetsData is expected"),
    Row("EdgeInsetsData", #"{"top":"8"}"#, "fault: a text where a number is expected at top"),
  ]

  static let widths: [(json: String, written: String)] = [
    (#""fill""#, #""fill""#), (#""hug""#, #""hug""#), ("0.75", "0.75"), (#""0.75""#, "0.75"),
    (#""0.50""#, "0.5"), (#""1e-1""#, "0.1"), ("0", "0"), ("1", "1"), ("1.5", "1.5"), ("-1", "-1"),
    (#""+0.5""#, "0.5"), (#"".5""#, "0.5"), (#""5.""#, "5"), (#""0x1p-1""#, "0.5"), (#""0x1.8p0""#, "1.5"),
    (#""inf""#, #""inf""#), (#""-Infinity""#, #""-inf""#), (#""nan""#, #""nan""#), (#""1e999""#, #""inf""#),
  ]

  static let badWidths = [
    #""Fill""#, #""auto""#, #""75%""#, #"" 0.5""#, #""""#, #""0x""#, #""1e""#, #""1.2.3""#, #"".""#,
    #""--1""#, #""0x1p""#, #""0.5 ""#,
  ]

  static let layouts =
    widths.map { Row("WidgetLayout", #"{"width":\#($0.json)}"#, #"{"width":\#($0.written)}"#) }
    + badWidths.map {
      Row(
        "WidgetLayout", #"{"width":\#($0)}"#,
        "fault: a width is \"fill\", \"hug\" or a fraction, not \($0) at width")
    } + [
      Row(
        "WidgetLayout", #"{"width":true}"#,
        "fault: a truth value where \"fill\", \"hug\" or a fraction is expected at width"),
      Row("WidgetLayout", #"{"width":null}"#, "{}"),
      Row("WidgetLayout", "{}", "{}"),
      Row("WidgetLayout", #"{"shadow":4,"height":20}"#, "{}"),
      Row("WidgetLayout", "4", "fault: a number where a WidgetLayout is expected"),
      Row(
        "WidgetLayout", #"{"padding":16}"#, "fault: a number where an EdgeInsetsData is expected at padding"),
      Row(
        "WidgetLayout", #"{"gradient":{"angle":4}}"#, "fault: \"colors\" is missing at gradient"),
      Row(
        "WidgetLayout", ##"{"border":{"color":7}}"##,
        "fault: a number where a ColorData is expected at border.color"),
      Row("SectionLayout", "{}", #"{"arrangement":"vertical"}"#, shorthand: "{}"),
      Row(
        "SectionLayout",
        #"{"insets":{"left":16},"item_spacing":8,"columns":3.0,"arrangement":"grid"}"#,
        #"{"arrangement":"grid","columns":3,"item_spacing":8,"insets":{"top":0,"left":16,"right":0,"bottom":0}}"#,
        shorthand: #"{"arrangement":"grid","columns":3,"item_spacing":8,"insets":{"left":16}}"#),
      Row("SectionLayout", #"{"arrangement":"masonry"}"#, #"{"arrangement":"masonry"}"#),
      Row(
        "SectionLayout", #"{"arrangement":2}"#, "fault: a number where a text is expected at arrangement"),
      Row(
        "SectionLayout", #"{"columns":"2"}"#, "fault: a text where an integer is expected at columns"),
      Row(
        "SectionLayout", #"{"insets":[0]}"#, "fault: an array where an EdgeInsetsData is expected at insets"),
    ]

  static let chrome = [
    Row("RefreshData", #"{"pull_to_refresh":true}"#, #"{"pull_to_refresh":true}"#),
    Row("RefreshData", "{}", "fault: \"pull_to_refresh\" is missing"),
    Row(
      "PaginationData", #"{"has_more":false,"postback":{"cursor":[1,null]}}"#,
      #"{"has_more":false,"postback":{"cursor":[1,null]}}"#),
    Row("PaginationData", #"{"postback":1}"#, "fault: \"has_more\" is missing"),
    Row(
      "PaginationData", #"{"has_more":"yes"}"#, "fault: a text where true or false is expected at has_more"),
    Row(
      "NavData", ##"{"title":"Home","bg_color":"#FFFFFF","right_buttons":[{"title":"Edit"}]}"##,
      ##"{"title":{"text":"Home"},"bg_color":{"hex":"#FFFFFF"},"right_buttons":[{"title":{"text":"Edit"}}]}"##,
      shorthand: ##"{"title":"Home","bg_color":"#FFFFFF","right_buttons":[{"title":"Edit"}]}"##),
    Row(
      "NavData", #"{"right_buttons":[{"title":"Edit"},{}]}"#,
      "fault: \"title\" is missing at right_buttons.1"),
    Row(
      "SheetConfig", #"{"detents":["medium",0.4,"0.6",true],"grabber":false,"corner_radius":24}"#,
      #"{"detents":["medium",0.4,"0.6",true],"grabber":false,"corner_radius":24}"#),
    Row("SheetConfig", #"{"detents":"large"}"#, "fault: a text where an array is expected at detents"),
    Row(
      "SheetConfig", #"{"corner_radius":{"top_left":4}}"#,
      "fault: an object where a number is expected at corner_radius"),
  ]
}
