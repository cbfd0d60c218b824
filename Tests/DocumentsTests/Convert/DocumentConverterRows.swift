import Documents

// What only one of the two systems can say, beside what both can.
extension DocumentConverterTests {
  static let lostInFlow = [
    toFlow(
      "a picture that fits, by itself or by its word, and one that fills",
      #"{"id":"a","type":"image","context":{"_source":"https://e.com/i","_contentMode":"fit"}},{"id":"b","type":"image","context":{"_source":"https://e.com/i","_contentMode":"fill"}},{"id":"c","type":"image","context":{"_source":"https://e.com/i"}}"#,
      #"[{"type":"banner","id":"a","data":{"image":{"url":"https://e.com/i","scale_mode":"fit"}}},{"type":"banner","id":"b","data":{"image":"https://e.com/i"}},{"type":"banner","id":"c","data":{"image":{"url":"https://e.com/i","scale_mode":"fit"}}}]"#
    ),
    toFlow(
      "the symbol of a button crosses, another image does not",
      #"{"id":"b","type":"button","context":{"_label":"B","_image":"sf://star"}},{"id":"c","type":"button","context":{"_label":"C","_image":"https://e.com/x"}}"#,
      #"[{"type":"button_row","id":"b","data":{"buttons":[{"title":"B","icon":{"symbol":"star"}}]}},{"type":"button_row","id":"c","data":{"buttons":[{"title":"C"}]}}]"#,
      #"warning: "c""#
    ),
    toFlow(
      "events of parts inside are reported like those of widgets",
      #"{"id":"a","type":"vstack","children":[{"id":"t","type":"text","context":{"_text":"T"},"events":{"onTap":[]}},{"id":"u","type":"text","context":{"_text":"U"}}]},{"id":"r","type":"hstack","children":[{"id":"b","type":"button","context":{"_label":"B"},"events":{"onTap":[1]}}]}"#,
      #"[{"type":"title_block","id":"a","data":{"title":"T","subtitle":"U"}},{"type":"button_row","id":"r","data":{"buttons":[{"title":"B"}]}}]"#,
      #"note: {"onTap":[]}"#,
      #"note: {"onTap":[1]}"#
    ),
    toFlow(
      "addresses with expressions in them",
      #"{"id":"i","type":"image","context":{"_source":"${url}"}},{"id":"j","type":"image","context":{"_source":"https://e.com/{{id}}"}},{"id":"k","type":"image","context":{"_source":"https://e.com/k"}}"#,
      #"[{"type":"banner","id":"i","data":{"image":{"url":"${url}","scale_mode":"fit"}}},{"type":"banner","id":"j","data":{"image":{"url":"https://e.com/{{id}}","scale_mode":"fit"}}},{"type":"banner","id":"k","data":{"image":{"url":"https://e.com/k","scale_mode":"fit"}}}]"#,
      #"warning: "i""#,
      #"warning: "j""#
    ),
    toFlow(
      "a font, a colour and an opacity around several",
      #"{"id":"v","type":"vstack","class":"text-lg text-[#FF0000] opacity-50","children":[{"id":"a","type":"button","context":{"_label":"A"}}]},{"id":"w","type":"vstack","children":[{"id":"b","type":"button","context":{"_label":"B"}}]}"#,
      #"[{"type":"button_row","id":"a","data":{"buttons":[{"title":"A"}]}},{"type":"button_row","id":"b","data":{"buttons":[{"title":"B"}]}}]"#,
      #"warning: "v""#
    ),
    toFlow(
      "the column inside a card",
      #"{"id":"a","type":"hstack","children":[{"id":"i","type":"image","context":{"_source":"https://e.com/i","_contentMode":"fill"}},{"id":"v","type":"vstack","class":"p-2 text-lg","children":[{"id":"t","type":"text","context":{"_text":"T"}}]}]},{"id":"b","type":"hstack","children":[{"id":"j","type":"image","context":{"_source":"https://e.com/i","_contentMode":"fill"}},{"id":"w","type":"vstack","class":"w-full","children":[{"id":"u","type":"text","context":{"_text":"U"}}]}]}"#,
      #"[{"type":"image_text_card","id":"a","data":{"image":"https://e.com/i","title":"T"}},{"type":"image_text_card","id":"b","data":{"image":"https://e.com/i","title":"U"}}]"#,
      #"warning: "v""#
    ),
    toFlow(
      "a divider's background is its line, that of a stack around is the widget's",
      #"{"id":"d","type":"divider","class":"bg-[#FF0000] pt-1"},{"id":"e","type":"vstack","class":"bg-[#00FF00]","children":[{"id":"x","type":"divider","class":"bg-[#FF0000]"}]}"#,
      ##"[{"type":"separator","id":"d","layout":{"padding":{"top":4}},"data":{"color":"#FF0000"}},{"type":"separator","id":"e","layout":{"background":"#00FF00"},"data":{"color":"#FF0000"}}]"##
    ),
    toFlow(
      "a padding around one widget is its margin",
      #"{"id":"k","type":"vstack","class":"ps-2","children":[{"id":"e","type":"divider"}]}"#,
      #"[{"type":"separator","id":"e","layout":{"margin":{"left":8}},"data":{}}]"#
    ),
    toFlow(
      "ids that are there already",
      #"{"id":"a","type":"divider"},{"id":"a","type":"divider"},{"id":"b","type":"divider"}"#,
      #"[{"type":"separator","id":"a","data":{}},{"type":"separator","id":"a_2","data":{}},{"type":"separator","id":"b","data":{}}]"#,
      #"warning: "a""#
    ),
    toFlow(
      "spacings and alignments of a widget's own, and others",
      #"{"id":"a","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"children":[{"id":"t","type":"text","context":{"_text":"T"}}]},{"id":"b","type":"vstack","context":{"_spacing":20,"_alignment":"trailing"},"children":[{"id":"u","type":"text","context":{"_text":"U"}}]}"#,
      #"[{"type":"title_block","id":"a","data":{"title":"T"}},{"type":"title_block","id":"b","data":{"title":"U"}}]"#,
      #"note: 20"#,
      #"note: "trailing""#
    ),
    toFlow(
      "members of contexts that are StemJSON's own",
      #"{"id":"i","type":"image","context":{"_source":"https://e.com/i","_contentMode":"fill","_isLoading":true,"note":1}}"#,
      #"[{"type":"banner","id":"i","data":{"image":"https://e.com/i"}}]"#,
      #"warning: true"#
    ),
    toFlow(
      "layers",
      #"{"id":"a","type":"zstack","children":[{"id":"t","type":"text","context":{"_text":"T"}}]},{"id":"b","type":"vstack","children":[{"id":"u","type":"text","context":{"_text":"U"}}]}"#,
      #"[{"type":"title_block","id":"a","data":{"title":"T"}},{"type":"title_block","id":"b","data":{"title":"U"}}]"#,
      #"warning: "a""#
    ),
  ]

  static let lostInStemJSON = [
    toStemJSON(
      "a ratio and a shimmer",
      #"{"type":"banner","id":"b","data":{"image":{"url":"https://e.com/i","aspect_ratio":1.5,"shimmer":true}}},{"type":"banner","id":"c","data":{"image":{"url":"https://e.com/i","shimmer":false}}}"#,
      #"[{"id":"b","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"children":[{"id":"b_image","type":"image","context":{"_source":"https://e.com/i","_contentMode":"fill"},"style":{"layout":{"maxWidth":"infinity"},"accessibility":{"hidden":true}}}]},{"id":"c","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"children":[{"id":"c_image","type":"image","context":{"_source":"https://e.com/i","_contentMode":"fill"},"style":{"layout":{"maxWidth":"infinity"},"accessibility":{"hidden":true}}}]}]"#,
      #"warning: 1.5"#,
      #"warning: true"#
    ),
    toStemJSON(
      "the parts of a tag",
      #"{"type":"tag_rail","id":"t","data":{"tags":[{"text":{"text":"A","color":{"token":"nope"}},"icon":"star","action":{"type":"x"},"bg_color":{"token":"no"},"border_color":{"token":"nah"}},{"text":"B","bg_color":{"token":"primary"}}]}}"#,
      ##"[{"id":"t","type":"hstack","context":{"_spacing":8},"children":[{"id":"t_tag","type":"text","context":{"_text":"A"},"style":{"common":{"background":"surface","font":{"kind":"caption","weight":"medium"},"cornerRadius":6},"layout":{"padding":{"horizontal":8,"vertical":4}}}},{"id":"t_tag_2","type":"text","context":{"_text":"B"},"style":{"common":{"background":{"light":"#2E2E31","dark":"#E0E0E3"},"font":{"kind":"caption","weight":"medium"},"cornerRadius":6},"layout":{"padding":{"horizontal":8,"vertical":4}}}}]}]"##,
      #"warning: {"token":"nope"}"#,
      #"warning: "star""#,
      #"warning: {"type":"x"}"#,
      #"warning: {"token":"no"}"#,
      #"warning: {"token":"nah"}"#
    ),
    toStemJSON(
      "the parts of a button",
      ##"{"type":"button_row","id":"t","tracking":{"a":1},"data":{"buttons":[{"title":{"text":"A","font":{"token":"nf"}},"icon":{"symbol":"star","size":30,"color":"#FF0000"},"bg_color":{"token":"nope"}},{"title":"B","icon":"moon"}]}}"##,
      ##"[{"id":"t","type":"hstack","context":{"_spacing":8},"children":[{"id":"t_button","type":"button","context":{"_label":"A","_image":"sf://star"},"style":{"button":{"custom":{"layout":{"padding":{"horizontal":16,"vertical":12}},"common":{"foreground":"#FFFFFF","background":"accentColor","font":{"kind":"body","weight":"semibold"},"cornerRadius":12}}}}},{"id":"t_button_2","type":"button","context":{"_label":"B","_image":"sf://moon"},"style":{"button":{"custom":{"layout":{"padding":{"horizontal":16,"vertical":12}},"common":{"foreground":"#FFFFFF","background":"accentColor","font":{"kind":"body","weight":"semibold"},"cornerRadius":12}}}}}]}]"##,
      #"warning: {"a":1}"#,
      #"warning: "nf""#,
      #"warning: 30"#,
      ##"warning: "#FF0000""##,
      #"warning: {"token":"nope"}"#
    ),
    toStemJSON(
      "the action of an icon",
      #"{"type":"image_text_card","id":"t","data":{"title":"A","trailing_icon":{"symbol":"star","size":20,"action":{"type":"x"}}}}"#,
      #"[{"id":"t","type":"hstack","context":{"_spacing":8},"children":[{"id":"t_texts","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"style":{"layout":{"maxWidth":"infinity","alignment":"leading"}},"children":[{"id":"t_title","type":"text","context":{"_text":"A"}}]},{"id":"t_icon","type":"image","context":{"_source":"sf://star"},"style":{"layout":{"width":20,"height":20}}}]}]"#,
      #"warning: {"type":"x"}"#
    ),
    toStemJSON(
      "what a layout has and a style has not, where it stands",
      ##"{"type":"title_block","id":"t","layout":{"padding":{"top":-4,"left":2},"width":0.5,"corner_radius":{"top_left":3},"border":{"color":"#FF0000","dash_width":2,"dash_gap":1}},"data":{"title":"A"}}"##,
      ##"[{"id":"t","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"style":{"common":{"overlay":{"id":"t_border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"#FF0000","style":{"lineWidth":1}},"inset":0.5},"accessibility":{"hidden":true}}}},"layout":{"padding":{"leading":2}}},"children":[{"id":"t_title","type":"text","context":{"_text":"A"}}]}]"##,
      #"warning: -4"#,
      #"warning: 0.5"#,
      #"warning: {"top_left":3}"#,
      #"warning: {"top_left":3}"#,
      #"warning: {"top_left":3}"#,
      #"warning: 3"#,
      #"warning: 2"#
    ),
    toStemJSON(
      "gradients",
      ##"{"type":"title_block","id":"t","layout":{"gradient":{"colors":["#FF0000","#00FF00"],"angle":35}},"data":{"title":"A"}},{"type":"title_block","id":"u","layout":{"background":"#0000FF","gradient":{"colors":["#80FF0000","#00FF00"],"angle":90}},"data":{"title":"A"}},{"type":"title_block","id":"v","layout":{"background":"#0000FF","gradient":{"colors":["#FF0000","#00FF00"]}},"data":{"title":"A"}},{"type":"title_block","id":"w","layout":{"gradient":{"colors":["#FF0000"]}},"data":{"title":"A"}}"##,
      ##"[{"id":"t","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"style":{"common":{"background":{"gradient":{"linear":{"colors":["#FF0000","#00FF00"],"startPoint":"topLeading","endPoint":"bottomTrailing"}}}}},"children":[{"id":"t_title","type":"text","context":{"_text":"A"}}]},{"id":"u","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"style":{"common":{"background":{"gradient":{"linear":{"colors":["#FF000080","#00FF00"],"startPoint":"top","endPoint":"bottom"}}}}},"children":[{"id":"u_title","type":"text","context":{"_text":"A"}}]},{"id":"v","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"style":{"common":{"background":{"gradient":{"linear":{"colors":["#FF0000","#00FF00"],"startPoint":"leading","endPoint":"trailing"}}}}},"children":[{"id":"v_title","type":"text","context":{"_text":"A"}}]},{"id":"w","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"style":{"common":{"background":"#FF0000"}},"children":[{"id":"w_title","type":"text","context":{"_text":"A"}}]}]"##,
      #"note: 35"#,
      ##"warning: "#0000FF""##
    ),
    toStemJSON(
      "a background behind a line",
      ##"{"type":"separator","id":"t","layout":{"background":"#0000FF","padding":{"top":4}},"data":{"color":"#FF0000"}}"##,
      ##"[{"id":"t","type":"vstack","context":{"_spacing":0},"style":{"common":{"background":"#0000FF"},"layout":{"padding":{"top":4}}},"children":[{"id":"t_line","type":"divider","style":{"common":{"background":"#FF0000"},"layout":{"height":1}}}]}]"##
    ),
    toStemJSON(
      "what a payload lacks",
      #"{"type":"title_block","id":"t","data":{"subtitle":"B"}},{"type":"title_block","id":"u"},{"type":"button_row","data":{"buttons":4}},5"#,
      #"[{"id":"t","type":"vstack","context":{"_spacing":4,"_alignment":"leading"},"children":[{"id":"t_subtitle","type":"text","context":{"_text":"B"}}]},{"id":"button_row","type":"hstack","context":{"_spacing":8}}]"#,
      #"warning: {"subtitle":"B"}"#,
      #"warning: "title_block""#,
      #"warning: 4"#,
      #"warning: 5"#
    ),
  ]

  // Whole documents.
  static let pages = [
    page(
      "titles that are evaluated",
      #"{"id":"m","type":"module","children":[{"id":"l","type":"list","context":{"_title":"{{x}}"},"style":{"navigation":{"navigationTitle":"{{title}}"}},"children":[{"id":"i","type":"divider"}]},{"id":"k","type":"list","context":{"_title":"K"},"children":[]}]}"#,
      #"{"page":{"id":"m","nav":{"title":"{{title}}"},"sections":[{"id":"l","widgets":[{"type":"title_block","data":{"title":"{{x}}"}},{"type":"separator","id":"i","data":{}}]},{"id":"k","widgets":[{"type":"title_block","data":{"title":"K"}}]}]}}"#,
      #"warning: "l""#,
      #"warning: "l""#
    ),
    page(
      "a module's padding is the section's, its background is not",
      #"{"id":"m","type":"module","class":"p-4 bg-[#FF0000]","children":[{"id":"a","type":"text","context":{"_text":"A"}}]}"#,
      #"{"page":{"id":"m","sections":[{"id":"m","layout":{"insets":{"top":16,"left":16,"right":16,"bottom":16}},"widgets":[{"type":"title_block","id":"a","data":{"title":"A"}}]}]}}"#,
      #"warning: bg-[#FF0000]"#
    ),
    page(
      "what follows a grid goes on like what stood before it",
      #"{"id":"m","type":"module","children":[{"id":"v","type":"vstack","context":{"_spacing":12},"children":[{"id":"a","type":"text","context":{"_text":"A"}},{"id":"g","type":"grid","class":"grid-cols-2","children":[{"id":"b","type":"text","context":{"_text":"B"}}]},{"id":"c","type":"text","context":{"_text":"C"}},{"id":"d","type":"button","context":{"_label":"D"}}]}]}"#,
      #"{"page":{"id":"m","sections":[{"id":"v","layout":{"item_spacing":12},"widgets":[{"type":"title_block","id":"a","data":{"title":"A"}}]},{"id":"g","layout":{"arrangement":"grid","columns":2},"widgets":[{"type":"title_block","id":"b","data":{"title":"B"}}]},{"id":"v_2","layout":{"item_spacing":12},"widgets":[{"type":"title_block","id":"c","data":{"title":"C"}},{"type":"button_row","id":"d","data":{"buttons":[{"title":"D"}]}}]}]}}"#
    ),
    page(
      "a padding around a grid",
      #"{"id":"m","type":"module","children":[{"id":"v","type":"vstack","class":"px-4","children":[{"id":"g","type":"grid","class":"grid-cols-2","children":[{"id":"b","type":"text","context":{"_text":"B"}}]}]}]}"#,
      #"{"page":{"id":"m","sections":[{"id":"g","layout":{"arrangement":"grid","columns":2},"widgets":[{"type":"title_block","id":"b","data":{"title":"B"}}]}]}}"#,
      #"warning: "g""#
    ),
    page(
      "the row inside a scroll spaces the items, and paddings add up",
      #"{"id":"m","type":"module","children":[{"id":"s","type":"scroll","context":{"_axis":"horizontal"},"class":"gap-2 ps-1","children":[{"id":"h","type":"hstack","context":{"_spacing":20},"class":"p-2","children":[{"id":"a","type":"text","context":{"_text":"A"}}]}]}]}"#,
      #"{"page":{"id":"m","sections":[{"id":"s","layout":{"arrangement":"carousel","item_spacing":20,"insets":{"top":8,"left":12,"right":8,"bottom":8}},"widgets":[{"type":"title_block","id":"a","data":{"title":"A"}}]}]}}"#
    ),
    page(
      "a column of its own inside a carousel",
      #"{"id":"m","type":"module","children":[{"id":"s","type":"scroll","context":{"_axis":"horizontal"},"children":[{"id":"h","type":"hstack","children":[{"id":"a","type":"text","context":{"_text":"A"}},{"id":"v","type":"vstack","context":{"_spacing":4},"children":[{"id":"b","type":"button","context":{"_label":"B"}}]}]}]}]}"#,
      #"{"page":{"id":"m","sections":[{"id":"s","layout":{"arrangement":"carousel"},"widgets":[{"type":"title_block","id":"a","data":{"title":"A"}}]},{"id":"v","layout":{"item_spacing":4},"widgets":[{"type":"button_row","id":"b","data":{"buttons":[{"title":"B"}]}}]}]}}"#,
      #"warning: "v""#
    ),
    page(
      "an element that is no component",
      #"[{"type":"divider"},4]"#,
      #"{"page":{"id":"page","sections":[{"id":"section_1","widgets":[{"type":"separator","data":{}}]}]}}"#,
      #"warning: 4"#
    ),
  ]

  static let modules = [
    module(
      "the font of a title",
      ##"{"page":{"id":"p","nav":{"title":{"text":"T","font":{"size":20},"color":"#FF0000"}},"sections":[]}}"##,
      #"{"id":"p","type":"module","children":[{"id":"navigation","type":"navigation","children":[{"id":"scroll","type":"scroll","style":{"navigation":{"navigationTitle":"T"}},"children":[{"id":"content","type":"vstack","context":{"_spacing":0}}]}]}]}"#,
      #"warning: {"size":20}"#,
      ##"warning: "#FF0000""##
    ),
    module(
      "a mutation that shows nothing",
      #"{"mutations":[{"type":"remove","target":"x"}]}"#,
      #"{"id":"page","type":"module","children":[]}"#,
      #"warning: "remove""#
    ),
    module(
      "a mutation that shows something",
      #"{"mutations":[{"kind":"replace_widget","target":"x","widget":{"type":"separator","data":{}}}]}"#,
      #"{"id":"page","type":"module","children":[{"id":"navigation","type":"navigation","children":[{"id":"scroll","type":"scroll","children":[{"id":"content","type":"vstack","context":{"_spacing":0},"children":[{"id":"separator","type":"divider","style":{"layout":{"height":1}}}]}]}]}]}"#,
      #"warning: "replace_widget""#
    ),
    module(
      "sections that are none",
      #"{"page":{"sections":"x"}}"#,
      #"{"id":"page","type":"module","children":[{"id":"navigation","type":"navigation","children":[{"id":"scroll","type":"scroll","children":[{"id":"content","type":"vstack","context":{"_spacing":0}}]}]}]}"#,
      #"warning: "x""#
    ),
    module(
      "no sections",
      #"{"page":{}}"#,
      #"{"id":"page","type":"module","children":[{"id":"navigation","type":"navigation","children":[{"id":"scroll","type":"scroll","children":[{"id":"content","type":"vstack","context":{"_spacing":0}}]}]}]}"#,
      #"warning: {}"#
    ),
  ]
}
