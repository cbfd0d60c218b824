import StyleModel

// Words, types, required keys, fonts, sizes and ranges: R02, R03, R04, R14, R17, R21 and R33.
extension CheckRow {
  static let values: [CheckRow] = [
    .style(
      "R02", on: "vstack", #"{"common":{"background":{"material":"frosted"}}}"#, at: #""frosted""#,
      #"is not a value of "common.background.material""#,
      valid: #"{"common":{"background":{"material":"regular"}}}"#),
    .style(
      "R02", #"{"common":{"font":"display"}}"#, at: #""display""#, "largeTitle",
      valid: #"{"common":{"font":"largeTitle"}}"#),
    .style(
      "R02", #"{"common":{"font":{"kind":"body","weight":"thin"}}}"#, at: #""thin""#, "ultraLight",
      valid: #"{"common":{"font":{"kind":"body","weight":"ultraLight"}}}"#),
    .style(
      "R02", on: "hstack", #"{"common":{"glass":"thick"}}"#, at: #""thick""#, "regular, clear and identity",
      valid: #"{"common":{"glass":"regular"}}"#),
    .style(
      "R02", #"{"layout":{"alignment":"left"}}"#, at: #""left""#, #"is not a value of "layout.alignment""#,
      fixed: #"{"layout":{"alignment":"leading"}}"#),
    .style(
      "R02", #"{"text":{"textCase":"capitalize"}}"#, at: #""capitalize""#, "uppercase",
      valid: #"{"text":{"textCase":"uppercase"}}"#),
    .part(
      "R02", #"{"id":"v","type":"vstack","context":{"_alignment":"left"}}"#, at: #""left""#,
      #"is not a value of "context._alignment": leading, center and trailing are"#,
      fixed: #"{"id":"v","type":"vstack","context":{"_alignment":"leading"}}"#),
    .part(
      "R02", #"{"id":"g","type":"grid","context":{"_gridType":"LazyVGrid"}}"#, at: #""LazyVGrid""#,
      "lazyVGrid, lazyHGrid and grid are",
      fixed: #"{"id":"g","type":"grid","context":{"_gridType":"lazyVGrid"}}"#),
    .part(
      "R02", #"{"id":"i","type":"image","context":{"_contentMode":"fil"},"style":{"layout":{"width":4}}}"#,
      at: #""fil""#, "fit and fill are", suggestions: ["fit", "fill"],
      valid: #"{"id":"i","type":"image","context":{"_contentMode":"fill"},"style":{"layout":{"width":4}}}"#),
    .style(
      "R03", on: "vstack", #"{"common":{"cornerRadius":{"topLeading":8}}}"#, at: #"{"topLeading":8}"#,
      "takes a number", valid: #"{"common":{"cornerRadius":8}}"#),
    .style(
      "R03", on: "vstack", #"{"layout":{"maxWidth":"100%"}}"#, at: #""100%""#, "takes a number",
      suggestions: ["infinity"], valid: #"{"layout":{"maxWidth":"infinity"}}"#),
    .style(
      "R03", on: "button", #"{"layout":{"minHeight":"44pt"}}"#, at: #""44pt""#, "takes a number",
      fixed: #"{"layout":{"minHeight":44}}"#),
    .style(
      "R03", #"{"text":{"lineLimit":2.5}}"#, at: "2.5", "takes a whole number",
      valid: #"{"text":{"lineLimit":2}}"#),
    .style(
      "R03", on: "button", #"{"button":{"standard":"bordered"}}"#, at: #""bordered""#, "takes an object",
      fixed: #"{"button":{"standard":{ "type": "bordered" }}}"#),
    .style(
      "R03", on: "button", #"{"accessibility":{"traits":["button"]}}"#, at: #"["button"]"#,
      "one string of words", fixed: #"{"accessibility":{"traits":"button"}}"#),
    .part(
      "R03", #"{"id":"t","type":"text","style":"bold"}"#, at: #""bold""#, "takes an object of domains",
      valid: #"{"id":"t","type":"text","style":{}}"#),
    .part(
      "R03", #"{"id":7,"type":"text"}"#, at: "7", #"where "id" takes a text"#,
      valid: #"{"id":"7","type":"text"}"#),
    .part(
      "style-form", #"{"id":"t","type":"text","class":"p-4","style":"bold"}"#, at: #""bold""#, "style",
      valid: #"{"id":"t","type":"text","class":"p-4","style":{}}"#),
    .part(
      "context-form", #"{"id":"t","type":"text","class":"p-4","context":7}"#, at: "7", "context",
      valid: #"{"id":"t","type":"text","class":"p-4","context":{}}"#),
    CheckRow(
      "R03", #"{"id":"m","type":"module","state":["a"]}"#, at: #"["a"]"#, "takes an object of literals",
      valid: #"{"id":"m","type":"module","state":{"a":1}}"#),
    .style(
      "R04", on: "vstack",
      #"{"common":{"background":{"gradient":{"linear":{"colors":["red","blue"],"startPoint":"top"}}}}}"#,
      at: #"{"colors":["red","blue"],"startPoint":"top"}"#, #""endPoint" is missing"#,
      valid:
        #"{"common":{"background":{"gradient":{"linear":{"colors":["red","blue"],"startPoint":"top","endPoint":"bottom"}}}}}"#
    ),
    .style(
      "R04", #"{"common":{"font":{"kind":"system"}}}"#, at: #"{"kind":"system"}"#, #""size" is missing"#,
      valid: #"{"common":{"font":{"kind":"system","size":9}}}"#),
    .style(
      "R04", #"{"modal":{"sheet":{"isPresented":"${a}"}}}"#, at: #"{"isPresented":"${a}"}"#,
      #""content" is missing"#,
      valid: #"{"modal":{"sheet":{"isPresented":"${a}","content":{"id":"s","type":"text"}}}}"#),
    .style(
      "R14", #"{"common":{"font":{"kind":"title","size":30}}}"#, at: #"{"kind":"title","size":30}"#,
      #"only "system" has one"#, fixed: #"{"common":{"font":{"kind":"system","size":30}}}"#),
    .style(
      "R14", #"{"common":{"font":{"size":30}}}"#, at: #"{"size":30}"#, #""kind" is missing"#,
      fixed: #"{"common":{"font":{ "kind": "system","size":30}}}"#),
    .style(
      "R14", #"{"common":{"font":{"weight":"bold"}}}"#, at: #"{"weight":"bold"}"#, #""kind" is missing"#,
      valid: #"{"common":{"font":{"kind":"body","weight":"bold"}}}"#),
    .style(
      "R17", on: "vstack", #"{"layout":{"width":"infinity"}}"#, at: #""infinity""#,
      "only maxima are unbounded",
      fixed: #"{"layout":{"maxWidth":"infinity"}}"#),
    .style(
      "R17", on: "vstack", #"{"layout":{"minHeight":"infinity","maxHeight":9}}"#, at: #""infinity""#,
      #"where "layout.minHeight" takes a number"#, suggestions: ["layout.maxHeight"],
      valid: #"{"layout":{"maxHeight":"infinity"}}"#),
    .style(
      "R17", on: "button", #"{"button":{"custom":{"layout":{"height":"infinity"}}}}"#, at: #""infinity""#,
      "only maxima", fixed: #"{"button":{"custom":{"layout":{"maxHeight":"infinity"}}}}"#),
    .style(
      "R21", on: "grid", #"{"grid":{"columns":[{"kind":"fixed"}]}}"#, at: #"{"kind":"fixed"}"#,
      #""size" is missing"#, valid: #"{"grid":{"columns":[{"kind":"fixed","size":72}]}}"#),
    .style(
      "R21", on: "grid", #"{"grid":{"rows":[{"size":4}]}}"#, at: #"{"size":4}"#, #""kind" is missing"#,
      valid: #"{"grid":{"rows":[{"kind":"fixed","size":4}]}}"#),
    .style(
      "R21", on: "grid", #"{"grid":{"columns":[{"kind":"flexible"},{"kind":"adaptive"}]}}"#,
      at: #"{"kind":"adaptive"}"#, #""minimum" is missing"#,
      valid: #"{"grid":{"columns":[{"kind":"flexible"},{"kind":"adaptive","minimum":80}]}}"#),
    .style(
      "R33", #"{"common":{"opacity":45}}"#, at: "45", "takes a number from 0 to 1", suggestions: ["0.45"],
      valid: #"{"common":{"opacity":0.45}}"#),
    .style(
      "R33", #"{"layout":{"padding":{"top":-1}}}"#, at: "-1", "at least 0",
      valid: #"{"layout":{"offset":{"y":-1}}}"#),
    .style(
      "R33", #"{"text":{"minimumScaleFactor":1.5}}"#, at: "1.5", "from 0 to 1",
      valid: #"{"text":{"minimumScaleFactor":0.5}}"#),
    .style(
      "R33", on: "circle", #"{"shape":{"trim":{"from":0,"to":2}}}"#, at: "2", "shape.trim.to",
      valid: #"{"shape":{"trim":{"from":0,"to":0.7}}}"#),
  ]
}
