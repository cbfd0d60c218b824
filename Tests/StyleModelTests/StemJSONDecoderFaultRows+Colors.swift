import StyleModel

// Colours, gradients and materials.
extension StemJSONDecoderFaultTests {
  static let colors = [
    Row(
      "R05", #"{"common":{"foreground":"systemRed"}}"#, at: #""systemRed""#,
      #""systemRed" is not a colour keyword of StemJSON"#, suggestions: ["red"],
      fixed: #"{"common":{"foreground":"red"}}"#),
    Row(
      "R05", #"{"common":{"tint":"systemBlue"}}"#, at: #""systemBlue""#,
      #""systemBlue" is not a colour keyword of StemJSON"#, suggestions: ["accentColor", "blue"],
      neighbour: #"{"common":{"tint":"blue"}}"#),
    Row(
      "R05", #"{"common":{"tint":"tertiaryLabel"}}"#, at: #""tertiaryLabel""#,
      #""tertiaryLabel" is not a colour keyword of StemJSON"#,
      suggestions: [#"{"color":"primary","opacity":0.6}"#],
      fixed: #"{"common":{"tint":{ "color": "primary", "opacity": 0.6 }}}"#),
    Row(
      "R05", #"{"common":{"background":"transparent"}}"#, at: #""transparent""#,
      #""transparent" is not a colour keyword of StemJSON"#, suggestions: ["clear"],
      fixed: #"{"common":{"background":"clear"}}"#),
    Row(
      "R05", #"{"common":{"background":"magenta"}}"#, at: #""magenta""#,
      #""magenta" is not a colour keyword of StemJSON"#, suggestions: ["#FF00FF"],
      fixed: ##"{"common":{"background":"#FF00FF"}}"##),
    Row(
      "R05", #"{"common":{"background":"rgb(0, 0, 255)"}}"#, at: #""rgb(0, 0, 255)""#,
      #""rgb(0, 0, 255)" is not a colour keyword of StemJSON"#, suggestions: ["#0000FF"],
      fixed: ##"{"common":{"background":"#0000FF"}}"##),
    Row(
      "R05", #"{"common":{"background":"Color.blue"}}"#, at: #""Color.blue""#,
      #""Color.blue" is not a colour keyword of StemJSON"#, suggestions: ["blue"],
      fixed: #"{"common":{"background":"blue"}}"#),
    Row(
      "R05", #"{"common":{"background":"4A90D9"}}"#, at: #""4A90D9""#,
      #""4A90D9" is not a colour keyword of StemJSON"#, suggestions: ["#4A90D9"],
      fixed: ##"{"common":{"background":"#4A90D9"}}"##),
    Row(
      "R05", #"{"common":{"background":{"light":"white","dark":"blak"}}}"#, at: #""blak""#,
      #""blak" is not a colour keyword of StemJSON"#, suggestions: ["black"],
      neighbour: #"{"common":{"background":{"light":"white","dark":"black"}}}"#),
    Row(
      "R06", ##"{"common":{"tint":"#1234"}}"##, at: ##""#1234""##,
      ##""#1234" is not a hex colour: 3, 6 or 8 hex digits follow "#""##, suggestions: ["#11223344"],
      fixed: ##"{"common":{"tint":"#11223344"}}"##),
    Row(
      "R06", ##"{"common":{"tint":"#GGG"}}"##, at: ##""#GGG""##,
      ##""#GGG" is not a hex colour: 3, 6 or 8 hex digits follow "#""##,
      neighbour: ##"{"common":{"tint":"#AAA"}}"##),
    Row(
      "R07", #"{"common":{"foreground":{"dark":"white"}}}"#, at: #"{"dark":"white"}"#,
      #""light" is missing beside "dark" in "common.foreground": an adaptive colour has both"#,
      neighbour: #"{"common":{"foreground":{"light":"black","dark":"white"}}}"#),
    Row(
      "R08",
      #"{"common":{"background":{"linear":{"colors":["red"],"startPoint":"top","endPoint":"bottom"}}}}"#,
      at: #"{"linear":{"colors":["red"],"startPoint":"top","endPoint":"bottom"}}"#,
      #""linear" without its wrapper "gradient" in "common.background""#,
      fixed: #"{"common":{"background":{ "gradient": {"linear":{"colors":["red"],"startPoint":"top","#
        + #""endPoint":"bottom"}} }}}"#),
    Row(
      "R09",
      #"{"shape":{"fill":{"color":{"gradient":{"linear":{"colors":["red"],"startPoint":"top","endPoint":"top"}}}}}}"#,
      at: #"{"gradient":{"linear":{"colors":["red"],"startPoint":"top","endPoint":"top"}}}"#,
      #""gradient" inside "color" of "shape.fill": a gradient takes the place of the whole value"#,
      fixed:
        #"{"shape":{"fill":{"gradient":{"linear":{"colors":["red"],"startPoint":"top","endPoint":"top"}}}}}"#),
    Row(
      "R10", #"{"common":{"foreground":{"material":"thin"}}}"#, at: #"{"material":"thin"}"#,
      #""material" in "common.foreground": a background alone takes a material"#,
      suggestions: ["common.background"], neighbour: #"{"common":{"background":{"material":"thin"}}}"#),
    Row(
      "R03", #"{"common":{"background":{"gradient":{},"material":"thin"}}}"#,
      at: #"{"gradient":{},"material":"thin"}"#,
      #""gradient" beside "material" in "common.background": only "color" goes with a material"#,
      neighbour: #"{"common":{"background":{"color":"red","material":"thin"}}}"#),
    Row(
      "R25", #"{"common":{"foreground":"brand-${shade}"}}"#, at: #""brand-${shade}""#,
      #""brand-${shade}" mixes text and markers, so it is shown as it is; a string is one reference or one "#
        + "{{ expression }}", neighbour: #"{"common":{"foreground":"${shade}"}}"#),
  ]
}
