import StyleModel

// Colours, gradients and materials: R05 to R10.
extension CheckRow {
  static let colors: [CheckRow] = [
    .style(
      "R05", #"{"common":{"foreground":"systemRed"}}"#, at: #""systemRed""#, "is not a colour keyword",
      fixed: #"{"common":{"foreground":"red"}}"#),
    .style(
      "R05", #"{"common":{"background":"transparent"}}"#, at: #""transparent""#, "is not a colour keyword",
      fixed: #"{"common":{"background":"clear"}}"#),
    .style(
      "R05", on: "vstack", #"{"common":{"background":{"light":"white","dark":"blak"}}}"#, at: #""blak""#,
      "is not a colour keyword", suggestions: ["black"],
      valid: #"{"common":{"background":{"light":"white","dark":"black"}}}"#),
    .style(
      "R05", on: "tab", #"{"tab":{"selectedTint":"rgb(0, 0, 255)"}}"#, at: #""rgb(0, 0, 255)""#,
      "is not a colour keyword", fixed: ##"{"tab":{"selectedTint":"#0000FF"}}"##),
    .part(
      "R05", #"{"id":"c","type":"color","context":{"_color":"navy"}}"#, at: #""navy""#,
      "is not a colour keyword", fixed: ##"{"id":"c","type":"color","context":{"_color":"#000080"}}"##),
    .style(
      "R06", on: "slider", ##"{"common":{"tint":"#1234"},"accessibility":{"label":"L"}}"##, at: ##""#1234""##,
      "3, 6 or 8 hex digits", fixed: ##"{"common":{"tint":"#11223344"},"accessibility":{"label":"L"}}"##),
    .style(
      "R06", ##"{"common":{"foreground":"#GGG"}}"##, at: ##""#GGG""##, "is not a hex colour",
      valid: ##"{"common":{"foreground":"#ABC"}}"##),
    .style(
      "R06", ##"{"shadow":{"color":{"color":"#12345","opacity":0.2}}}"##, at: ##""#12345""##,
      "is not a hex colour", valid: ##"{"shadow":{"color":{"color":"#123456","opacity":0.2}}}"##),
    .style(
      "R07", #"{"common":{"foreground":{"dark":"white"}}}"#, at: #"{"dark":"white"}"#, #""light" is missing"#,
      valid: #"{"common":{"foreground":{"light":"black","dark":"white"}}}"#),
    .style(
      "R07", #"{"common":{"background":{"light":"white","opacity":0.5}}}"#,
      at: #"{"light":"white","opacity":0.5}"#, #""dark" is missing"#,
      valid: #"{"common":{"background":{"light":"white","dark":"black","opacity":0.5}}}"#),
    .style(
      "R07", on: "section", #"{"section":{"listRowBackground":{"light":"white"}}}"#,
      at: #"{"light":"white"}"#,
      "an adaptive colour has both", valid: #"{"section":{"listRowBackground":"white"}}"#),
    .style(
      "R08", on: "vstack",
      #"{"common":{"background":{"linear":{"colors":["red","blue"],"startPoint":"top","endPoint":"bottom"}}}}"#,
      at: #"{"linear":{"colors":["red","blue"],"startPoint":"top","endPoint":"bottom"}}"#,
      #"without its wrapper "gradient""#,
      fixed:
        #"{"common":{"background":{ "gradient": {"linear":{"colors":["red","blue"],"startPoint":"top","endPoint":"bottom"}} }}}"#
    ),
    .style(
      "R08", on: "circle",
      #"{"shape":{"fill":{"radial":{"colors":["red"],"center":"center","startRadius":0,"endRadius":9}}}}"#,
      at: #"{"radial":{"colors":["red"],"center":"center","startRadius":0,"endRadius":9}}"#, #""radial""#,
      fixed:
        #"{"shape":{"fill":{ "gradient": {"radial":{"colors":["red"],"center":"center","startRadius":0,"endRadius":9}} }}}"#
    ),
    .style(
      "R08", #"{"common":{"tint":{"angular":{}}}}"#, at: #"{"angular":{}}"#, "without its wrapper",
      valid: #"{"common":{"tint":"red"}}"#),
    .style(
      "R09", on: "vstack",
      #"{"common":{"background":{"color":{"gradient":{"linear":{"colors":["red"],"startPoint":"top","endPoint":"bottom"}}}}}}"#,
      at: #"{"gradient":{"linear":{"colors":["red"],"startPoint":"top","endPoint":"bottom"}}}"#,
      "takes the place of the whole value",
      fixed:
        #"{"common":{"background":{"gradient":{"linear":{"colors":["red"],"startPoint":"top","endPoint":"bottom"}}}}}"#
    ),
    .style(
      "R09", on: "star", #"{"shape":{"fill":{"color":{"gradient":{}},"opacity":0.5}}}"#,
      at: #"{"gradient":{}}"#,
      #""gradient" inside "color" of "shape.fill""#,
      valid: #"{"shape":{"fill":{"color":"red","opacity":0.5}}}"#),
    .style(
      "R09", #"{"common":{"tint":{"light":{"gradient":{}},"dark":"red"}}}"#, at: #"{"gradient":{}}"#,
      "inside a colour", valid: #"{"common":{"tint":{"light":"blue","dark":"red"}}}"#),
    .style(
      "R10", #"{"common":{"foreground":{"material":"thin"}}}"#, at: #"{"material":"thin"}"#,
      "a background alone takes a material", valid: #"{"common":{"background":{"material":"thin"}}}"#),
    .style(
      "R10", on: "capsule", #"{"shape":{"fill":{"material":"thin"}}}"#, at: #"{"material":"thin"}"#,
      #"in "shape.fill""#, valid: #"{"shape":{"fill":"red"}}"#),
    .style(
      "R10", #"{"common":{"tint":{"material":"thick"}}}"#, at: #"{"material":"thick"}"#, #"in "common.tint""#,
      suggestions: ["common.background"], valid: #"{"common":{"tint":"red"}}"#),
  ]
}
