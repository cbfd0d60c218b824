import StyleTargets

extension FlowTargetTests {
  static let texts = [
    Row("", .text, #"{"text":{}}"#),
    Row("text-[18] font-semibold", .text, #"{"text":{"font":{"size":18,"weight":"semibold"}}}"#),
    Row("text-lg", .text, #"{"text":{"font":{"size":20}}}"#),
    Row("text-headline", .text, #"{"text":{"font":{"size":17,"weight":"semibold"}}}"#),
    Row("font-bold", .text, #"{"text":{"font":{"weight":"bold"}}}"#),
    Row("bold", .text, #"{"text":{"font":{"weight":"bold"}}}"#),
    Row("font-black", .text, #"{"text":{"font":{"weight":"heavy"}}}"#, "note flow-approximate"),
    Row("font-ultra-light", .text, #"{"text":{"font":{"weight":"light"}}}"#, "note flow-approximate"),
    Row("text-center line-clamp-2", .text, #"{"text":{"alignment":"center","max_lines":2}}"#),
    Row("text-end line-clamp-none", .text, #"{"text":{"alignment":"trailing"}}"#),
    Row(
      "text-muted-foreground", .text, ##"{"text":{"color":{"hex":"#6B6B6E","dark_hex":"#ADADB0"}}}"##),
    // The theme's text colour is the system's label.
    Row("text-system-primary", .text, #"{"text":{}}"#),
    Row(
      "p-2 bg-[#FFFFFF] text-[#000000]", .text,
      ##"{"layout":{"padding":{"top":8,"left":8,"right":8,"bottom":8},"background":"#FFFFFF"},"text":{"color":"#000000"}}"##
    ),
    Row("truncate", .text, #"{"text":{"max_lines":1}}"#, "warning not-carried"),
    Row(
      "italic uppercase tracking-[1] leading-6 font-mono", .text, #"{"text":{}}"#, "warning not-carried",
      "warning not-carried", "warning not-carried", "warning not-carried", "warning not-carried"),
    Row("text-linear-to-r from-white to-black", .text, #"{"text":{}}"#, "warning not-carried"),
    Row("text-[{{_${n}_+_1_}}]", .text, #"{"text":{}}"#, "warning not-carried"),
  ]

  static let atoms = [
    Row(
      "rounded-md object-contain bg-[#EEEEEE] a11y-label-[A_cup]", .image,
      ##"{"image":{"scale_mode":"fit","corner_radius":8,"placeholder_color":"#EEEEEE","alt":"A cup"}}"##),
    Row(
      "object-cover rounded-t-lg", .image,
      #"{"image":{"scale_mode":"fill","corner_radius":{"top_left":12,"top_right":12}}}"#),
    Row("cn-aspect-[1.5] cn-shimmer-[1.2]", .image, #"{"image":{"aspect_ratio":1.5,"shimmer":true}}"#),
    Row(
      "border-2 border-[#000000] m-1", .image,
      ##"{"layout":{"margin":{"top":4,"left":4,"right":4,"bottom":4},"border":{"width":2,"color":"#000000"}},"image":{}}"##
    ),
    Row("bg-linear-to-r from-white to-black", .image, #"{"image":{}}"#, "warning not-carried"),
    Row("text-[#FF0000] size-5", .icon, ##"{"icon":{"size":20,"color":"#FF0000"}}"##),
    Row("text-[14]", .icon, #"{"icon":{"size":14}}"#),
    Row("rounded-lg", .icon, #"{"layout":{"corner_radius":12},"icon":{}}"#),
    Row(
      "bg-[#059669] text-white text-[16] font-semibold rounded-xl w-full", .button,
      ##"{"button":{"title":{"font":{"size":16,"weight":"semibold"},"color":"#FFFFFF"},"bg_color":"#059669","corner_radius":16,"full_width":true}}"##
    ),
    Row("rounded-none", .button, #"{"button":{"corner_radius":0}}"#),
    Row("bg-tint", .button, #"{"button":{}}"#),
    Row("bezel-prominent", .button, #"{"button":{"style":"solid"}}"#),
    Row("bezel-plain", .button, #"{"button":{"style":"plain"}}"#),
    Row("bezel-bordered", .button, #"{"button":{"style":"outline"}}"#, "note flow-approximate"),
    Row(
      "border border-[#FF0000]", .button, ##"{"button":{"style":"outline","bg_color":"#FF0000"}}"##,
      "note flow-approximate"),
    Row("border bg-[#FF0000]", .button, ##"{"button":{"bg_color":"#FF0000"}}"##, "warning not-carried"),
    Row(
      "is-disabled disabled:opacity-40", .button, #"{"button":{"disabled":true}}"#,
      "warning condition-dropped"),
    Row("is-disabled", .text, #"{"text":{}}"#, "warning not-carried"),
    Row(
      "bg-[#111111] text-white text-xs border border-[#222222] rounded-sm", .tag,
      ##"{"tag":{"text":{"font":{"size":12},"color":"#FFFFFF"},"bg_color":"#111111","border_color":"#222222","corner_radius":4}}"##
    ),
    Row("border-2 border-[#222222]", .tag, ##"{"tag":{"border_color":"#222222"}}"##, "note flow-approximate"),
    Row("text-[#CCCCCC] h-[2]", .separator, ##"{"separator":{"color":"#CCCCCC","thickness":2}}"##),
    Row(
      "border border-[#222222] border-dash-[5,3]", .tag, ##"{"tag":{"border_color":"#222222"}}"##,
      "warning not-carried"),
    Row(
      "border-[#CCCCCC] border-dashed", .separator, ##"{"separator":{"style":"dashed","color":"#CCCCCC"}}"##),
    Row(
      "border-2 border-[#CCCCCC] border-dashed", .separator,
      ##"{"separator":{"style":"dashed","color":"#CCCCCC","thickness":2}}"##),
    Row(
      "bg-[#FFFFFF] text-[#000000] text-[17]", .nav,
      ##"{"nav":{"title":{"font":{"size":17},"color":"#000000"},"bg_color":"#FFFFFF"}}"##),
    Row("p-2", .nav, #"{"nav":{}}"#, "warning flow-misplaced"),
    Row("rounded-2xl", .sheet, #"{"sheet":{"corner_radius":24}}"#),
  ]

  static let sections = [
    Row("", .section, #"{"section":{}}"#),
    Row(
      "arrangement-carousel gap-3 section-px-4 section-pt-2", .section,
      #"{"section":{"arrangement":"carousel","item_spacing":12,"insets":{"top":8,"left":16,"right":16}}}"#),
    Row("arrangement-vertical", .section, #"{"section":{"arrangement":"vertical"}}"#),
    Row("grid-cols-3 gap-2", .section, #"{"section":{"arrangement":"grid","columns":3,"item_spacing":8}}"#),
    Row(
      "arrangement-carousel grid-cols-3", .section, #"{"section":{"arrangement":"carousel","columns":3}}"#,
      "warning not-carried"),
    Row(
      "grid-cols-[fixed(80),flexible]", .section, #"{"section":{"arrangement":"grid","columns":2}}"#,
      "note flow-approximate"),
    Row(
      "arrangement-grid gap-x-1 gap-y-2", .section, #"{"section":{"arrangement":"grid","item_spacing":8}}"#,
      "note flow-approximate"),
    Row(
      "arrangement-carousel gap-x-1 gap-y-2", .section,
      #"{"section":{"arrangement":"carousel","item_spacing":4}}"#),
    // Padding of a section can only be its insets; the class of its own wins.
    Row("p-4 section-pt-0", .section, #"{"section":{"insets":{"left":16,"right":16,"bottom":16}}}"#),
    Row("bg-[#FFFFFF] m-2", .section, #"{"section":{}}"#, "warning flow-misplaced", "warning flow-misplaced"),
    Row("items-center lazy", .section, #"{"section":{}}"#, "warning not-carried", "warning not-carried"),
  ]
}
