extension FlowCheckTests {
  static let rows: [Row] = colors + layouts + payloads + pages + parts + identities

  static let colors = [
    Row(layout: ##""background":{"hex":"#FFFFFF","dark_hex":"#000000"}"##),
    Row(layout: ##""background":{"token":"surface.primary"}"##),
    Row(layout: ##""background":"#FFFFFF""##, ##"flow-dark-hex at "#FFFFFF""##),
    Row(layout: ##""background":{"hex":"#FFFFFF"}"##, ##"flow-dark-hex at "#FFFFFF""##),
    // What is not seen needs no dark form.
    Row(layout: ##""background":"#00000000""##),
    // Alpha last is the web's order; certain only for white and black.
    Row(
      layout: ##""background":{"hex":"#FFFFFFCC","dark_hex":"#000000CC"}"##,
      ##"flow-alpha-order at "#FFFFFFCC""##, ##"flow-alpha-order at "#000000CC""##,
      repaired: ##""background":{"hex":"#CCFFFFFF","dark_hex":"#CC000000"}"##),
    Row(
      layout: ##""background":{"hex":"#000000FF","dark_hex":"#FFFFFF80"}"##,
      ##"flow-alpha-order at "#000000FF""##, ##"flow-alpha-order at "#FFFFFF80""##,
      repaired: ##""background":{"hex":"#000000","dark_hex":"#80FFFFFF"}"##),
    // Others may be meant: opaque colours with their alpha first, yellow, and what is invisible by intent.
    Row(layout: ##""background":{"hex":"#FF0000CC","dark_hex":"#CC000000"}"##),
    Row(layout: ##""background":{"hex":"#80FF5722","dark_hex":"#FF000000"}"##),
    Row(layout: ##""background":{"hex":"#FFFFFF00","dark_hex":"#FF1C1C1E"}"##),
    Row(layout: ##""background":{"hex":"#00FFFFFF","dark_hex":"#00FF5722"}"##),
    Row(layout: ##""background":{"hex":"#FFFFFFFF","dark_hex":"#00000000"}"##),
    Row(layout: ##""background":{"hex":"#80FF5722","dark_hex":"#FF2233FF"}"##),
    // Three and four digits, and names of the web.
    Row(
      layout: ##""background":{"hex":"#FFF","dark_hex":"#0008"}"##, ##"flow-hex at "#FFF""##,
      ##"flow-hex at "#0008""##, repaired: ##""background":{"hex":"#FFFFFF","dark_hex":"#88000000"}"##),
    Row(
      layout: ##""background":{"hex":"white","dark_hex":"rgb(0 0 0 / 50%)"}"##, ##"flow-hex at "white""##,
      ##"flow-hex at "rgb(0 0 0 / 50%)""##,
      repaired: ##""background":{"hex":"#FFFFFF","dark_hex":"#80000000"}"##),
    Row(layout: ##""background":{"hex":"#GGGGGG","dark_hex":"#000000"}"##, ##"flow-hex at "#GGGGGG""##),
    Row(
      layout: ###""background":{"hex":"##FFFFFF","dark_hex":"#000000"}"###, ###"flow-hex at "##FFFFFF""###),
    Row(layout: #""background":{}"#, "flow-hex at {"),
    Row(layout: ##""background":{"token":"a","hex":"#FFFFFF"}"##, ##"flow-token-beside at "#FFFFFF""##),
    Row(layout: ##""background":{"token":"a","alpha":50}"##, "flow-alpha-range at 50"),
    Row(
      layout: ##""background":{"token":"a","alpha":"0.5"}"##, #"flow-number-text at "0.5""#,
      repaired: ##""background":{"token":"a","alpha":0.5}"##),
    Row(layout: #""background":16777215"#, "flow-form at 16777215"),
    Row(
      layout: ##""background":{"hex":"#FFFFFF","darkHex":"#000000"}"##, ##"flow-dark-hex at "#FFFFFF""##,
      #"flow-unknown-key at "darkHex""#, repaired: ##""background":{"hex":"#FFFFFF","dark_hex":"#000000"}"##),
  ]

  static let layouts = [
    Row(layout: ""),
    Row(layout: #""width":"fill""#), Row(layout: #""width":"hug""#),
    Row(layout: #""width":0.75"#, "flow-fraction-place at 0.75"),
    Row(layout: #""width":"0.75""#, #"flow-fraction-place at "0.75""#), Row(layout: #""width":1"#),
    Row(layout: #""width":1.5"#, "flow-fraction at 1.5"), Row(layout: #""width":0"#, "flow-fraction at 0"),
    Row(layout: #""width":"Fill""#, #"flow-width at "Fill""#, repaired: #""width":"fill""#),
    Row(layout: #""width":"75%""#, #"flow-width at "75%""#, repaired: #""width":0.75"#),
    Row(layout: #""width":"auto""#, #"flow-width at "auto""#),
    Row(layout: #""width":true"#, "flow-width at true"),
    // What is no finite number is no repair.
    Row(layout: #""width":" 0.5 ""#, #"flow-width at " 0.5 ""#, repaired: #""width":0.5"#),
    Row(layout: #""width":" inf""#, #"flow-width at " inf""#),
    Row(layout: #""width":" nan ""#, #"flow-width at " nan ""#),
    Row(layout: #""width":"nan%""#, #"flow-width at "nan%""#),
    Row(layout: #""width":"inf%""#, #"flow-width at "inf%""#),
    Row(layout: #""width":"1e400%""#, #"flow-width at "1e400%""#),
    Row(layout: #""width":"inf""#, #"flow-fraction at "inf""#),
    Row(layout: #""width":"nan""#, #"flow-fraction at "nan""#),
    Row(layout: #""padding":1e999"#, "flow-insets at 1e999"),
    Row(layout: #""padding":{"horizontal":1e999}"#, #"flow-unknown-key at "horizontal""#),
    Row(layout: #""padding":{"top":"1e400"}"#, #"flow-number-text at "1e400""#),
    Row(layout: #""corner_radius":"1e400""#, #"flow-number-text at "1e400""#),
    Row(layout: #""corner_radius":1e400"#, "flow-form at 1e400"),
    Row(
      layout: #""padding":8"#, "flow-insets at 8",
      repaired: #""padding":{ "top": 8, "left": 8, "right": 8, "bottom": 8 }"#),
    Row(layout: #""padding":[8,16]"#, "flow-insets at [8,16]"),
    Row(
      layout: #""padding":{"horizontal":8}"#, #"flow-unknown-key at "horizontal""#,
      repaired: #""padding":{"left": 8, "right": 8}"#),
    Row(layout: #""padding":{"left":4,"horizontal":8}"#, #"flow-unknown-key at "horizontal""#),
    // Of two keys that mean one, the first is repaired.
    Row(
      layout: #""padding":{"horizontal":8,"leading":4}"#, #"flow-unknown-key at "horizontal""#,
      #"flow-unknown-key at "leading""#, repaired: #""padding":{"left": 8, "right": 8,"leading":4}"#),
    Row(
      layout: #""padding":{"all":8,"horizontal":4}"#, #"flow-unknown-key at "all""#,
      #"flow-unknown-key at "horizontal""#,
      repaired: #""padding":{"top": 8, "left": 8, "right": 8, "bottom": 8,"horizontal":4}"#),
    Row(
      layout: #""cornerRadius":4,"CornerRadius":8"#, #"flow-unknown-key at "cornerRadius""#,
      #"flow-unknown-key at "CornerRadius""#, repaired: #""corner_radius":4,"CornerRadius":8"#),
    // Under its right key a value that does not suit would fail what is whole now.
    Row(layout: #""cornerRadius":"12px""#, #"flow-unknown-key at "cornerRadius""#),
    Row(
      layout: #""cornerRadius":"12""#, #"flow-unknown-key at "cornerRadius""#,
      repaired: #""corner_radius":12"#),
    Row(layout: #""padding":{"top":"8"}"#, #"flow-number-text at "8""#, repaired: #""padding":{"top":8}"#),
    Row(layout: #""padding":{"top":"8px"}"#, #"flow-number-text at "8px""#),
    Row(layout: #""padding":{"top":"big"}"#, #"flow-form at "big""#),
    Row(layout: #""corner_radius":"12""#, #"flow-number-text at "12""#, repaired: #""corner_radius":12"#),
    Row(layout: #""corner_radius":true"#, "flow-form at true"),
    Row(
      layout: #""corner_radius":{"top_leading":4}"#, #"flow-unknown-key at "top_leading""#),
    Row(
      layout: #""cornerRadius":4"#, #"flow-unknown-key at "cornerRadius""#, repaired: #""corner_radius":4"#),
    Row(layout: #""shadow":{"radius":4}"#, #"flow-unknown-key at "shadow""#),
    Row(layout: #""border":{"width":1}"#, "flow-border-color at {"),
    Row(
      layout: ##""border":{"color":"#EEE"}"##, ##"flow-hex at "#EEE""##,
      ##"flow-border-color at "#EEE""##,
      repaired: ##""border":{"color":"#EEEEEE"}"##),
    Row(layout: ##""border":{"color":{"token":"line"},"dash_width":4}"##, "flow-border-dash at 4"),
    Row(layout: ##""border":{"color":{"token":"line"},"dash_width":4,"dash_gap":2}"##),
    Row(
      layout: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":450}"##, "flow-gradient at 450",
      repaired: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":90}"##),
    Row(
      layout: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":-45}"##, "flow-gradient at -45",
      repaired: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":315}"##),
    Row(
      layout: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":720.1}"##,
      "flow-gradient at 720.1",
      repaired: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":0.1}"##),
    Row(
      layout: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":1e300}"##,
      "flow-gradient at 1e300"),
    Row(
      layout: ##""gradient":{"colors":[{"token":"a"},{"token":"b"}],"angle":"90deg"}"##,
      #"flow-number-text at "90deg""#),
    Row(layout: ##""gradient":{"colors":[]}"##, "flow-gradient at []"),
    Row(layout: ##""gradient":{"angle":4}"##, #"flow-missing at "angle""#),
    Row(layout: ##""gradient":{"colors":[{"token":"a"},4]}"##, "flow-form at 4"),
    // One gap is one length.
    Row(
      layout: #""margin":{"top":8},"padding":{"top":4}"#, #"flow-double-padding at {"top":4}"#),
    Row(layout: #""margin":{"top":8},"padding":{"left":4}"#),
    Row(layout: #""margin":{"top":8},"padding":{"top":4},"background":{"token":"a"}"#),
  ]

  static let payloads = [
    Row(#"{"type":"separator","data":{"insets":{"left":8}}}"#),
    Row(
      #"{"type":"separator","layout":{"margin":{"left":8}},"data":{"insets":{"left":8}}}"#,
      #"flow-double-padding at {"left":8}"#),
    Row(#"{"type":"banner","data":{"image":{"url":"u","alt":"A cup"}}}"#),
    Row(#"{"type":"banner","data":{"image":{"url":"u","alt":""}}}"#),
    Row(#"{"type":"banner","data":{"image":"u"}}"#, #"flow-image-alt at "u""#),
    Row(#"{"type":"banner","data":{"image":{"url":"u","class":"a11y-label-[A_cup]"}}}"#),
    Row(#"{"type":"banner","class":"a11y-label-[A_cup]","data":{"image":"u"}}"#),
    Row(#"{"type":"banner","class":"rounded-lg","data":{"image":"u"}}"#, #"flow-image-alt at "u""#),
    Row(
      #"{"type":"promo","class":"a11y-label-[A_cup]","data":{"image":"u"}}"#,
      #"flow-unknown-type at "promo""#, #"not-carried at a11y-label-[A_cup]"#),
    Row(#"{"type":"banner","data":{"image":{"alt":"A"}}}"#, #"flow-missing at "alt""#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","font":"title.large"}}}"#,
      #"flow-font at "title.large""#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","font":17}}}"#, "flow-font at 17",
      repaired: #"{"type":"title_block","data":{"title":{"text":"A","font":{ "size": 17 }}}}"#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","font":{"token":"a","size":17}}}}"#,
      "flow-token-beside at 17"),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","font":{"weight":"Bold"}}}}"#,
      #"flow-unknown-word at "Bold""#,
      repaired: #"{"type":"title_block","data":{"title":{"text":"A","font":{"weight":"bold"}}}}"#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","font":{"weight":"700"}}}}"#,
      #"flow-unknown-word at "700""#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","alignment":"justify"}}}"#,
      #"flow-unknown-word at "justify""#),
    Row(#"{"type":"title_block","data":{"title":{"text":"A","max_lines":2.5}}}"#, "flow-form at 2.5"),
    Row(#"{"type":"title_block","data":{"title":{"text":"A","max_lines":2.0}}}"#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","max_lines":"99999999999999999999"}}}"#,
      #"flow-number-text at "99999999999999999999""#),
    Row(
      #"{"type":"button_row","data":{"buttons":[{"title":"A","fullWidth":"yes"}]}}"#,
      #"flow-unknown-key at "fullWidth""#),
    Row(
      #"{"type":"button_row","data":{"buttons":[{"title":"A","fullWidth":true}]}}"#,
      #"flow-unknown-key at "fullWidth""#,
      repaired: #"{"type":"button_row","data":{"buttons":[{"title":"A","full_width":true}]}}"#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","maxLines":"2"}}}"#,
      #"flow-unknown-key at "maxLines""#,
      repaired: #"{"type":"title_block","data":{"title":{"text":"A","max_lines":2}}}"#),
    Row(
      #"{"type":"title_block","data":{"title":{"text":"A","is_markdown":"true"}}}"#, #"flow-form at "true""#,
      repaired: #"{"type":"title_block","data":{"title":{"text":"A","is_markdown":true}}}"#),
    Row(#"{"type":"title_block","data":{}}"#, "flow-missing at {}"),
    Row(#"{"type":"title_block"}"#, #"flow-missing at "type""#),
    Row(#"{"type":"tag_rail","data":{"tags":["A"]}}"#, #"flow-form at "A""#),
    Row(#"{"type":"button_row","data":{"buttons":[{"title":"A","action":{}}]}}"#, "flow-missing at {}"),
    Row(
      #"{"type":"accordion","id":"a","data":{"header":"A","items":[4,{"data":{}}]}}"#, "flow-form at 4",
      "flow-missing at {"),
    Row(#"{"type":"accordion","data":{"header":"A"}}"#, #"flow-missing-id at "accordion""#),
    Row(#"{"type":"titel_block","data":{}}"#, #"flow-unknown-type at "titel_block""#),
    Row(#"{"type":"separator","data":{},"style":{}}"#, #"flow-unknown-key at "style""#),
    // Classes are checked too.
    Row(#"{"type":"separator","class":"nope","data":{}}"#, "unknown-class at nope"),
    Row(#"{"type":"separator","class":"mx-2 px-2","data":{}}"#, #"flow-double-padding at "mx-2 px-2""#),
  ]

  static let pages = [
    Row(document: #"{"page":{"id":"p","sections":[]}}"#),
    Row(document: #"{"sheet":{"id":"p","config":{"detents":["medium"]},"sections":[]}}"#),
    Row(document: #"{"page":{"nav":{"right_buttons":[{}]}}}"#, "flow-missing at {}"),
    Row(document: #"{"page":{"pagination":{}}}"#, "flow-missing at {}"),
    Row(document: #"{"page":{"refresh":{"pull_to_refresh":"yes"}}}"#, #"flow-form at "yes""#),
    Row(document: #"{"page":{"sections":{}}}"#, "flow-form at {}"),
    Row(
      document: #"{"page":{"sections":[{"layout":{"arrangement":2}}]}}"#, "flow-form at 2"),
    Row(
      document: #"{"page":{"sections":[{"layout":{"arrangement":"Carousel"}}]}}"#,
      #"flow-unknown-word at "Carousel""#,
      repaired: #"{"page":{"sections":[{"layout":{"arrangement":"carousel"}}]}}"#),
    Row(
      document: #"{"page":{"sections":[{"layout":{"arrangement":"carousel","columns":3}}]}}"#,
      "flow-columns at 3"),
    Row(
      document: #"{"page":{"sections":[{"layout":{"arrangement":"grid","columns":0}}]}}"#, "flow-columns at 0"
    ),
    Row(
      document: #"{"page":{"sections":[{"layout":{"itemSpacing":"8"}}]}}"#,
      #"flow-unknown-key at "itemSpacing""#,
      repaired: #"{"page":{"sections":[{"layout":{"item_spacing":8}}]}}"#),
    // Both make the gutter.
    Row(
      document:
        #"{"page":{"sections":[{"layout":{"insets":{"left":16}},"widgets":[{"type":"separator","layout":{"margin":{"left":8}},"data":{}}]}]}}"#,
      #"flow-double-gutter at {"left":8}"#),
    Row(
      document:
        #"{"page":{"sections":[{"class":"section-px-4","widgets":[{"type":"separator","class":"mx-2","data":{}}]}]}}"#,
      #"flow-double-gutter at "mx-2""#),
    Row(
      document:
        #"{"page":{"sections":[{"layout":{"insets":{"top":16}},"widgets":[{"type":"separator","layout":{"margin":{"top":8,"left":4}},"data":{}}]}]}}"#
    ),
    // The header of a section is not inset.
    Row(
      document:
        #"{"page":{"sections":[{"layout":{"insets":{"left":16}},"header":{"type":"separator","layout":{"margin":{"left":16}},"data":{}}}]}}"#
    ),
    Row(
      document:
        #"{"page":{"sections":[{"layout":{"arrangement":"carousel"},"widgets":[{"type":"separator","layout":{"width":0.75},"data":{}}]}]}}"#
    ),
    Row(
      document:
        #"{"page":{"header":{"widgets":[{"type":"separator","id":"a","data":{}}]},"sections":[{"widgets":[{"type":"separator","id":"a","data":{}}]}]}}"#,
      #"flow-duplicate-id at "a""#),
    // Identifiers inside a payload, and those of a sheet, are their own.
    Row(
      document:
        #"{"page":{"sections":[{"widgets":[{"type":"accordion","id":"a","data":{"header":"A","items":[{"type":"separator","id":"a","data":{}}]},"actions":{"tap":{"type":"open_bottom_sheet","sheet":{"sections":[{"widgets":[{"type":"separator","id":"a","data":{}}]}]}}}}]}]}}"#
    ),
    Row(document: #"{"page":{"sections":[],"id":"p","id":"q"}}"#, #"duplicate-key at "id""#),
    Row(
      document:
        #"{"mutations":[{"kind":"replace_widget","widget":{"type":"separator","layout":{"padding":4},"data":{}}}]}"#,
      "flow-insets at 4",
      repaired:
        #"{"mutations":[{"kind":"replace_widget","widget":{"type":"separator","layout":{"padding":{ "top": 4, "left": 4, "right": 4, "bottom": 4 }},"data":{}}}]}"#
    ),
  ]
}
