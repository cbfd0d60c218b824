import StyleModel

// Words, numbers, fonts and components.
extension StemJSONDecoderFaultTests {
  static let values = [
    Row(
      "R02", #"{"layout":{"alignment":"left"}}"#, at: #""left""#,
      #""left" is not a value of "layout.alignment": leading, center, trailing, top, bottom, topLeading, "#
        + "topTrailing, bottomLeading and bottomTrailing are",
      suggestions: ["leading"], fixed: #"{"layout":{"alignment":"leading"}}"#),
    Row(
      "R02", #"{"common":{"glass":"Clear"}}"#, at: #""Clear""#,
      #""Clear" is not a value of "common.glass": regular, clear and identity are"#, suggestions: ["clear"],
      fixed: #"{"common":{"glass":"clear"}}"#),
    Row(
      "R02", #"{"common":{"background":{"material":"frosted"}}}"#, at: #""frosted""#,
      #""frosted" is not a value of "common.background.material": ultraThin, thin, regular, thick and "#
        + "ultraThick are", neighbour: #"{"common":{"background":{"material":"regular"}}}"#),
    Row(
      "R02", #"{"common":{"font":{"kind":"body","weight":"semi-bold"}}}"#, at: #""semi-bold""#,
      #""semi-bold" is not a value of "common.font.weight": ultraLight, light, regular, medium, semibold, "#
        + "bold, heavy and black are",
      suggestions: ["semibold"], neighbour: #"{"common":{"font":{"kind":"body","weight":"semibold"}}}"#),
    Row(
      "R02", #"{"picker":"wheels"}"#, at: #""wheels""#,
      #""wheels" is not a value of "picker": segmented, menu, wheel, inline and automatic are"#,
      suggestions: ["wheel"], neighbour: #"{"picker":"wheel"}"#),
    Row(
      "R03", #"{"layout":{"minHeight":"44pt"}}"#, at: #""44pt""#,
      #""44pt" where "layout.minHeight" takes a number"#, fixed: #"{"layout":{"minHeight":44}}"#),
    Row(
      "R03", #"{"layout":{"maxWidth":"100%"}}"#, at: #""100%""#,
      #""100%" where "layout.maxWidth" takes a number"#, suggestions: ["infinity"],
      neighbour: #"{"layout":{"maxWidth":"infinity"}}"#),
    Row(
      "R03", #"{"common":{"cornerRadius":{"topLeading":8}}}"#, at: #"{"topLeading":8}"#,
      #""{"topLeading":8}" where "common.cornerRadius" takes a number"#,
      neighbour: #"{"common":{"cornerRadius":8}}"#),
    Row(
      "R03", #"{"text":{"lineLimit":2.5}}"#, at: "2.5", #""2.5" where "text.lineLimit" takes a whole number"#,
      neighbour: #"{"text":{"lineLimit":2}}"#),
    Row(
      "R03", #"{"text":{"bold":"true"}}"#, at: #""true""#, #""true" where "text.bold" takes true or false"#,
      fixed: #"{"text":{"bold":true}}"#),
    Row(
      "R03", #"{"common":{"font":18}}"#, at: "18",
      #""18" where "common.font" takes a preset's name or an object with "kind""#,
      fixed: #"{"common":{"font":{ "kind": "system", "size": 18 }}}"#),
    Row(
      "R03", #"{"button":{"standard":"bordered"}}"#, at: #""bordered""#,
      #""bordered" where "button.standard" takes an object with type and shape"#,
      fixed: #"{"button":{"standard":{ "type": "bordered" }}}"#),
    Row(
      "R03", #"{"accessibility":{"traits":["button","link"]}}"#, at: #"["button","link"]"#,
      #""["button","link"]" where "accessibility.traits" takes one string of words with commas"#,
      fixed: #"{"accessibility":{"traits":"button, link"}}"#),
    Row(
      "R03", .warning, #"{"animation":{"value":"open"}}"#, at: #""open""#,
      #""open" where "animation.value" takes a reference or an expression: it never changes"#,
      neighbour: #"{"animation":{"value":"${open}"}}"#),
    Row("R03", "[]", at: "[]", #""[]" where "style" takes an object of domains"#),
    Row(
      "R03", #"{"common":null}"#, at: "null",
      #""null" where "common" takes an object with foreground, background, font, cornerRadius, opacity, "#
        + "scale, overlay, tint, disabled and glass"),
    Row(
      "R04",
      #"{"common":{"background":{"gradient":{"linear":{"colors":["red","blue"],"startPoint":"top"}}}}}"#,
      at: #"{"colors":["red","blue"],"startPoint":"top"}"#,
      #""endPoint" is missing in "common.background.gradient.linear""#),
    Row(
      "R04", #"{"common":{"font":{"kind":"system"}}}"#, at: #"{"kind":"system"}"#,
      #""size" is missing in "common.font": the kind "system" needs one"#,
      neighbour: #"{"common":{"font":{"kind":"system","size":9}}}"#),
    Row(
      "R14", #"{"common":{"font":{"kind":"title","size":30}}}"#, at: #"{"kind":"title","size":30}"#,
      #""size" beside the kind "title" in "common.font": only "system" has one"#,
      fixed: #"{"common":{"font":{"kind":"system","size":30}}}"#),
    Row(
      "R14", #"{"common":{"font":{"size":30}}}"#, at: #"{"size":30}"#,
      #""kind" is missing in "common.font": "system" with a size, or a preset's name"#,
      fixed: #"{"common":{"font":{ "kind": "system","size":30}}}"#),
    Row(
      "R16", #"{"picker":{"picker":"menu"}}"#, at: #"{"picker":"menu"}"#,
      #"an object where "picker" takes one word: runtimes do not honour it"#, fixed: #"{"picker":"menu"}"#),
    Row(
      "R17", #"{"layout":{"width":"infinity"}}"#, at: #""infinity""#,
      #""infinity" where "layout.width" takes a number: only maxima are unbounded"#,
      suggestions: ["layout.maxWidth"], fixed: #"{"layout":{"maxWidth":"infinity"}}"#),
    Row(
      "R33", #"{"common":{"opacity":45}}"#, at: "45",
      #""45" is out of range: "common.opacity" takes a number from 0 to 1"#, suggestions: ["0.45"],
      neighbour: #"{"common":{"opacity":0.45}}"#),
    Row(
      "R33", #"{"layout":{"padding":{"top":-1}}}"#, at: "-1",
      #""-1" is out of range: "layout.padding.top" takes a number of at least 0"#,
      neighbour: #"{"layout":{"offset":{"y":-1}}}"#),
    Row(
      "R33", #"{"text":{"lineLimit":0}}"#, at: "0",
      #""0" is out of range: "text.lineLimit" takes a whole number of at least 1"#,
      neighbour: #"{"text":{"lineLimit":1}}"#),
    Row(
      "R33", #"{"shadow":{"radius":1e999}}"#, at: "1e999", #""1e999" is too large for a number"#,
      neighbour: #"{"shadow":{"radius":1e9}}"#),
  ]

  static let components = [
    Row(
      "R18",
      #"{"modal":{"sheet":{"isPresented":"${a}","content":{"id":"a","type":"text"}},"#
        + #""sheet":{"isPresented":"${a}","content":{"id":"a","type":"text"}}}}"#, at: #""sheet""#,
      #""sheet" stands twice in "modal": each kind of modal stands once"#),
    Row(
      "R19", #"{"modal":{"alert":{"title":"A","isPresented":true}}}"#, at: "true",
      #""true" where "modal.alert.isPresented" takes a bare state reference such as ${isShown}"#,
      neighbour: #"{"modal":{"alert":{"title":"A","isPresented":"${a}"}}}"#),
    Row(
      "R20", #"{"modal":{"alert":{"title":"A","isPresented":"${a}","actions":[{"id":"b","type":"text"}]}}}"#,
      at: #"{"id":"b","type":"text"}"#, #""text" in "modal.alert.actions", which takes buttons alone"#,
      neighbour:
        #"{"modal":{"alert":{"title":"A","isPresented":"${a}","actions":[{"id":"b","type":"button"}]}}}"#),
    Row(
      "R04", #"{"modal":{"alert":{"isPresented":"${a}"}}}"#, at: #"{"isPresented":"${a}"}"#,
      #""title" is missing in "modal.alert""#),
    Row(
      "R21", #"{"grid":{"columns":[{"kind":"fixed"}]}}"#, at: #"{"kind":"fixed"}"#,
      #""size" is missing in "grid.columns": the kind "fixed" needs it"#,
      neighbour: #"{"grid":{"columns":[{"kind":"flexible"}]}}"#),
    Row(
      "R21", #"{"grid":{"rows":[{"size":4}]}}"#, at: #"{"size":4}"#,
      #""kind" is missing in "grid.rows": fixed, flexible or adaptive"#),
    Row(
      "R24", #"{"common":{"background":{"type":"capsule"}}}"#, at: #"{"type":"capsule"}"#,
      #""id" is missing in the component of "common.background""#,
      neighbour: #"{"common":{"background":{"id":"b","type":"capsule"}}}"#),
    Row(
      "R25", .warning, #"{"accessibility":{"label":"${n} items"}}"#, at: #""${n} items""#,
      #""${n} items" mixes text and markers, so it is shown as it is; a string is one reference or one "#
        + "{{ expression }}", neighbour: #"{"accessibility":{"label":"{{ ${n} + ' items' }}"}}"#),
    Row(
      "R26", .warning, #"{"accessibility":{"label":"${@{n}}"}}"#, at: #""${@{n}}""#,
      #""${@{n}}" runs markers into each other, so it is shown as it is; references do not nest"#,
      neighbour: #"{"accessibility":{"label":"${a[${i}].name}"}}"#),
    Row(
      "R17", #"{"button":{"custom":{"layout":{"width":"infinity"}}}}"#, at: #""infinity""#,
      #""infinity" where "layout.width" takes a number: only maxima are unbounded"#,
      suggestions: ["layout.maxWidth"], fixed: #"{"button":{"custom":{"layout":{"maxWidth":"infinity"}}}}"#),
  ]
}
