// Token files, the themes that they become, and what is reported.
extension ThemeExchangeTests {
  static let rows: [Row] = [
    // Design Tokens, 2025.10
    Row(
      ##"{"color":{"$type":"color","brand":{"$value":{"colorSpace":"srgb","components":[1,0.5,0],"alpha":0.5,"hex":"#ff8000"}}}}"##,
      ##"{"colors":{"brand":"#FF800080"}}"##),
    Row(
      #"{"brand":{"500":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.623,0.214,259.815]}}}}"#,
      ##"{"colors":{"brand-500":"#2B7FFF"}}"##),
    Row(
      #"{"c":{"$type":"color","$value":{"colorSpace":"hsl","components":[120,100,25]}}}"#,
      ##"{"colors":{"c":"#008000"}}"##),
    Row(
      #"{"c":{"$type":"color","$value":{"colorSpace":"display-p3","components":[0.2,"none",0.2]}}}"#,
      ##"{"colors":{"c":"#390035"}}"##),
    Row(
      ##"{"color":{"$type":"color","blue":{"$value":"#00f"},"link":{"$value":"{color.blue}"},"deep":{"$ref":"#/color/link/$value"}}}"##,
      ##"{"colors":{"blue":"#0000FF"},"aliases":{"link":"blue","deep":"link"}}"##),
    Row(
      ##"{"color":{"$type":"color","text":{"$value":"#000","$extensions":{"org.mode":{"Dark":"#fff"}}}}}"##,
      ##"{"colors":{"text":{"light":"#000000","dark":"#FFFFFF"}}}"##),
    Row(
      ##"{"light":{"color":{"text":{"$type":"color","$value":"#000"}}},"dark":{"color":{"text":{"$type":"color","$value":"#fff"}}}}"##,
      ##"{"colors":{"text":{"light":"#000000","dark":"#FFFFFF"}}}"##),
    Row(
      ##"{"color":{"brand":{"$type":"color","$root":{"$value":"#f00"},"dim":{"$value":"#800000"}}}}"##,
      ##"{"colors":{"brand":"#FF0000","brand-dim":"#800000"}}"##),
    Row(
      ##"{"base":{"$type":"color","red":{"$value":"#f00"},"blue":{"$value":"#00f"}},"my":{"$extends":"{base}","red":{"$type":"color","$value":"#c00"}}}"##,
      ##"{"colors":{"red":"#FF0000","blue":"#0000FF","my-red":"#CC0000","my-blue":"#0000FF"}}"##),
    Row(
      #"{"radius":{"$type":"dimension","sm":{"$value":{"value":0.25,"unit":"rem"}},"lg":{"$value":{"value":12,"unit":"px"}},"default":{"$value":"8px"}}}"#,
      #"{"radii":{"sm":4,"lg":12,"DEFAULT":8}}"#),
    Row(
      #"{"space":{"$type":"dimension","sm":{"$value":"4px"}},"breakpoint":{"md":{"$type":"dimension","$value":"48rem"}}}"#,
      #"{"spacing":{"sm":4},"breakpoints":{"md":768}}"#),
    Row(
      #"{"typography":{"$type":"typography","title":{"$value":{"fontFamily":"Inter","fontSize":{"value":20,"unit":"px"},"fontWeight":600,"letterSpacing":{"value":0.5,"unit":"px"},"lineHeight":1.2}}}}"#,
      #"{"type":{"title":{"size":20,"weight":"semibold","tracking":0.5,"lineHeight":24}}}"#,
      #"tokens-left at "fontFamily""#),
    Row(
      ##"{"shadow":{"md":{"$type":"shadow","$value":{"color":"#0000001a","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":4,"unit":"px"},"blur":{"value":6,"unit":"px"},"spread":{"value":-1,"unit":"px"}}}}}"##,
      ##"{"shadows":{"md":{"color":"#0000001A","radius":6,"x":0,"y":4,"spread":-1}}}"##),
    Row(
      ##"{"shadow":{"lg":{"$type":"shadow","$value":[{"color":"#0003","offsetX":"1px","offsetY":"2px","blur":"3px","inset":true},{"color":"#0001","blur":"8px"}]}}}"##,
      ##"{"shadows":{"lg":[{"color":"#00000033","radius":3,"x":1,"y":2,"inset":true},{"color":"#00000011","radius":8,"x":0,"y":0}]}}"##
    ),
    Row(#"{"s":{"$type":"shadow","$value":[]}}"#, "{}", "tokens-value at []"),
    Row(
      ##"{"boxShadow":{"deep":{"value":[{"color":"#000","type":"innerShadow","x":"0","y":"1","blur":"2","spread":"3"}],"type":"boxShadow"}}}"##,
      ##"{"shadows":{"deep":{"color":"#000000","radius":2,"x":0,"y":1,"spread":3,"inset":true}}}"##),
    // Appearances
    Row(
      ##"{"color":{"$type":"color","text":{"$value":"#333","$extensions":{"org.mode":{"dark":"#ccc","highContrast":"#000","dark-high-contrast":"#fff"}}}}}"##,
      ##"{"colors":{"text":{"light":"#333333","dark":"#CCCCCC","increasedContrast":{"light":"#000000","dark":"#FFFFFF"}}}}"##
    ),
    Row(
      ##"{"light":{"text":{"$type":"color","$value":"#333"}},"dark":{"text":{"$type":"color","$value":"#ccc"}},"light-high-contrast":{"text":{"$type":"color","$value":"#000"}}}"##,
      ##"{"colors":{"text":{"light":"#333333","dark":"#CCCCCC","increasedContrast":{"light":"#000000","dark":"#CCCCCC"}}}}"##
    ),
    Row(
      ##"{"text":{"$type":"color","$value":"#333"},"increasedContrast":{"text":{"$type":"color","$value":"#000"}}}"##,
      ##"{"colors":{"text":{"color":"#333333","increasedContrast":"#000000"}}}"##),
    // Beside other steps `light` and `dark` are names.
    Row(
      ##"{"color":{"$type":"color","grey":{"light":{"$value":"#ccc"},"mid":{"$value":"#888"},"dark":{"$value":"#111"}},"ink":{"$value":"{color.grey.dark}"}}}"##,
      ##"{"colors":{"grey-light":"#CCCCCC","grey-mid":"#888888","grey-dark":"#111111"},"aliases":{"ink":"grey-dark"}}"##
    ),
    Row(
      ##"{"color":{"$type":"color","bg":{"light":{"$value":"#ccc"},"dark":{"$value":"#111"}}}}"##,
      ##"{"colors":{"bg":{"light":"#CCCCCC","dark":"#111111"}}}"##),
    // What an appearance changes beside colours.
    Row(
      ##"{"dark":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#fff","blur":"4px"}}}},"light":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#000","blur":"4px"}}}}}"##,
      ##"{"shadows":{"md":{"color":{"light":"#000000","dark":"#FFFFFF"},"radius":4,"x":0,"y":0}}}"##),
    Row(
      ##"{"light":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#000","blur":"4px"}}}},"dark":{"shadow":{"md":{"$type":"shadow","$value":{"color":"#fff","blur":"9px"}}}}}"##,
      ##"{"shadows":{"md":{"color":"#000000","radius":4,"x":0,"y":0}}}"##, #"tokens-left at "md""#),
    Row(
      #"{"light":{"radius":{"a":{"$type":"dimension","$value":"4px"},"b":{"$type":"dimension","$value":"5px"}}},"dark":{"radius":{"a":{"$type":"dimension","$value":"4px"},"b":{"$type":"dimension","$value":"6px"}}}}"#,
      #"{"radii":{"a":4,"b":5}}"#, #"tokens-left at "b""#),
    Row(
      #"{"radius":{"a":{"$type":"dimension","$value":"4px","$extensions":{"org.mode":{"dark":"6px"}}}}}"#,
      #"{"radii":{"a":4}}"#, #"tokens-left at "a""#),
    Row(
      #"{"light":{"typography":{"a":{"$type":"typography","$value":{"fontSize":"4px"}}}},"dark":{"typography":{"a":{"$type":"typography","$value":{"fontSize":"6px"}}}}}"#,
      #"{"type":{"a":4}}"#, #"tokens-left at "a""#),
    Row(
      #"{"light":{"duration":{"a":{"$type":"duration","$value":"4ms"},"b":{"$type":"duration","$value":"1ms"}}},"dark":{"duration":{"a":{"$type":"duration","$value":"6ms"},"b":{"$type":"duration","$value":"1ms"}}}}"#,
      #"{"motion":{"a":4,"b":1}}"#, #"tokens-left at "a""#),
    // Groups on groups, in whatever order.
    Row(
      ##"{"c":{"$extends":"{b}"},"b":{"$extends":"{a}","y":{"$type":"color","$value":"#111"}},"a":{"x":{"$type":"color","$value":"#222"}}}"##,
      ##"{"colors":{"b-y":"#111111","a-x":"#222222","b-x":"#222222","c-y":"#111111","c-x":"#222222"}}"##),
    Row(
      ##"{"a":{"$extends":"{b}","x":{"$type":"color","$value":"#111"}},"b":{"$extends":"{a}","y":{"$type":"color","$value":"#222"}}}"##,
      ##"{"colors":{"a-x":"#111111","b-y":"#222222","b-x":"#111111","a-y":"#222222"}}"##,
      #"tokens-cycle at "{a}""#),
    Row(
      ##"{"a":{"$extends":"{a}","x":{"$type":"color","$value":"#111"}}}"##,
      ##"{"colors":{"a-x":"#111111"}}"##,
      #"tokens-cycle at "{a}""#),
    Row(
      #"{"t":{"$type":"typography","$value":{"fontSize":"4px","letterSpacing":"0px"}}}"#,
      #"{"type":{"t":{"size":4,"tracking":0}}}"#),
    // What a theme file would be refused for is left out, with what stands on it.
    Row(
      #"{"radius":{"$type":"dimension","a":{"$value":"-4px"},"b":{"$value":"4px"}}}"#, #"{"radii":{"b":4}}"#,
      #"theme-range at "a""#),
    Row(
      ##"{"shadow":{"$type":"shadow","a":{"$value":{"color":"#000","blur":"-1px"}},"b":{"$value":{"color":"#000","blur":"1px"}}}}"##,
      ##"{"shadows":{"b":{"color":"#000000","radius":1,"x":0,"y":0}}}"##, #"theme-range at "a""#),
    Row(
      #"{"type":{"a":{"$type":"typography","$value":{"fontSize":"-1px"}}}}"#, "{}", #"theme-range at "a""#),
    Row(
      #"{"duration":{"$type":"duration","none":{"$value":"1ms"},"some":{"$value":"1ms"}}}"#,
      #"{"motion":{"some":1}}"#, #"theme-name at "none""#),
    Row(
      ##"{"color":{"$type":"color","red":{"$value":"nope"},"a":{"$value":"{color.red}"},"b":{"$value":"{color.a}"},"c":{"$value":"#111"}}}"##,
      ##"{"colors":{"c":"#111111"}}"##, #"tokens-value at "nope""#, #"tokens-reference at "a""#,
      #"tokens-reference at "b""#),
    Row(
      ##"{"high-contrast":{"color":{"$type":"color","a":{"$value":"#333"}}}}"##,
      ##"{"colors":{"a":"#333333"}}"##,
      #"tokens-left at "a""#),
    Row(
      ##"{"dark":{"color":{"$type":"color","a":{"$value":"#333"}}}}"##, ##"{"colors":{"a":"#333333"}}"##,
      #"tokens-left at "a""#),
    Row(
      ##"{"$extensions":{"org.twc":{"name":"x","rem":0}}}"##, #"{"name":"x","extends":"none"}"#,
      "theme-range at 0"),
    // Names that are one in a theme.
    Row(
      ##"{"color":{"$type":"color","a":{"$value":"#111"},"A":{"$value":"#222"},"a-b":{"$value":"#333"},"aB":{"$value":"#444"},"ab-c":{"$value":"#555"}}}"##,
      ##"{"colors":{"a":"#222222","a-b":"#444444","ab-c":"#555555"}}"##, #"tokens-duplicate at "A""#,
      #"tokens-duplicate at "aB""#),
    Row(
      ##"{"color":{"brand":{"$type":"color","$value":"#111"}},"palette":{"brand":{"$type":"color","$value":"#222"}},"radius":{"brand":{"$type":"dimension","$value":"2px"}}}"##,
      ##"{"colors":{"brand":"#222222"},"radii":{"brand":2}}"##, #"tokens-duplicate at "brand""#),
    Row(
      ##"{"color":{"$type":"color","b":{"$value":"#111"},"a":{"$value":"{color.b}"},"A":{"$value":"#222"},"B":{"$value":"{color.A}"}}}"##,
      ##"{"colors":{"b":"A","A":"#222222"}}"##, #"tokens-duplicate at "A""#,
      #"tokens-duplicate at "B""#),
    Row(
      ##"{"a":{"$type":"color","$value":"#111","$value":"#222"},"b":{"$type":"color","$value":"#111"},"b":{"$type":"color","$value":"#222"}}"##,
      ##"{"colors":{"a":"#222222","b":"#222222"}}"##, #"tokens-duplicate at "$value""#,
      #"tokens-duplicate at "b""#),
    Row(
      #"{"duration":{"in":{"$type":"duration","$value":"1ms"}},"easing":{"in":{"$type":"cubicBezier","$value":[0,0,1,1]}}}"#,
      #"{"motion":{"in":{"duration":1,"kind":"linear"}}}"#),
    // A second name with a form of its own is a colour.
    Row(
      ##"{"color":{"$type":"color","b":{"$value":"#00f"},"a":{"$value":"{color.b}"}},"dark":{"color":{"$type":"color","a":{"$value":"#88f"}}}}"##,
      ##"{"colors":{"b":"#0000FF","a":{"light":"b","dark":"#8888FF"}}}"##),
    Row(
      ##"{"dark":{"color":{"$type":"color","a":{"$value":"#88f"}}},"color":{"$type":"color","b":{"$value":"#00f"},"a":{"$value":"{color.b}"}}}"##,
      ##"{"colors":{"a":{"light":"b","dark":"#8888FF"},"b":"#0000FF"}}"##),
    // Groups tell the kind before names do; names may be words of the format.
    Row(
      #"{"spacing":{"$type":"dimension","radius":{"$value":"4px"}},"breakpoint":{"$type":"dimension","text":{"$value":"9px"}},"radius":{"$type":"dimension","$value":"2px"}}"#,
      #"{"spacing":{"radius":4},"radii":{"radius":2},"breakpoints":{"text":9}}"#),
    Row(
      ##"{"color":{"$type":"color","value":{"$value":"#111"},"type":{"$value":"#222"},"a.b":{"$value":"#333"},"c":{"$value":"{color.value}"},"d":{"$value":"{color.a.b}"}}}"##,
      ##"{"colors":{"value":"#111111","type":"#222222","a.b":"#333333"},"aliases":{"c":"value","d":"a.b"}}"##),
    // Words: a colour of CSS, else a keyword of StemJSON.
    Row(
      #"{"red":{"$type":"color","$value":"red"},"tint":{"$type":"color","$value":"accentColor"},"no":{"$type":"color","$value":"tael"}}"#,
      ##"{"colors":{"red":"#FF0000","tint":"accentColor"}}"##, #"tokens-value at "tael""#),
    Row(
      #"{"accentColor":{"$type":"color","$value":"red"},"tint":{"$type":"color","$value":"accentColor"}}"#,
      ##"{"colors":{"accentColor":"#FF0000","tint":{"keyword":"accentColor"}}}"##),
    // What refers to a token that is no colour of the theme takes its value.
    Row(
      #"{"a":{"$type":"color","$value":"{red}"},"red":{"$value":"accentColor"}}"#,
      #"{"colors":{"a":"accentColor"}}"#, #"tokens-left at "red""#),
    // Weights by the names of the format; for some another one stands.
    Row(
      #"{"type":{"$type":"typography","a":{"$value":{"fontSize":"4px","fontWeight":"extra-bold"}},"b":{"$value":{"fontSize":"4px","fontWeight":"heavy"}},"c":{"$value":{"fontSize":"4px","fontWeight":100}},"d":{"$value":{"fontSize":"4px","fontWeight":"fat"}}}}"#,
      #"{"type":{"a":{"size":4,"weight":"heavy"},"b":{"size":4,"weight":"black"},"c":{"size":4,"weight":"ultraLight"}}}"#,
      "tokens-left at 100", #"tokens-value at "fat""#),
    // Opacity
    Row(
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":"none"}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":1}}}"##,
      ##"{"colors":{"a":"#FF000000","b":"#FF0000"}}"##),
    Row(
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":7}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":-1}},"c":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":"1"}}}"##,
      "{}", "tokens-value at 7", "tokens-value at -1", #"tokens-value at "1""#),
    // Motion
    Row(
      #"{"duration":{"$type":"duration","fast":{"$value":{"value":0.2,"unit":"s"}},"slow":{"$value":"450ms"}}}"#,
      #"{"motion":{"fast":200,"slow":450}}"#),
    Row(
      #"{"ease":{"$type":"cubicBezier","in":{"$value":[0.42,0,1,1]},"own":{"$value":[0.2,0,0,1]}}}"#,
      #"{"motion":{"ease-in":"ease-in","ease-own":{"bezier":[0.2,0,0,1]}}}"#),
    Row(
      #"{"duration":{"$type":"duration","fast":{"$value":"200ms"}},"transition":{"$type":"transition","pop":{"$value":{"duration":"{duration.fast}","delay":{"value":50,"unit":"ms"},"timingFunction":[0,0,0.58,1]}}}}"#,
      #"{"motion":{"fast":200,"pop":{"kind":"ease-out","duration":200,"delay":50}}}"#),
    Row(#"{"d":{"$type":"duration","$value":"2h"}}"#, "{}", #"tokens-value at "2h""#),
    Row(#"{"c":{"$type":"cubicBezier","$value":[2,0,1,1]}}"#, "{}", "tokens-value at [2,0,1,1]"),
    Row(#"{"t":{"$type":"transition","$value":{"delay":"1s"}}}"#, "{}", #"tokens-value at {"delay":"1s"}"#),
    Row(
      #"{"grid":{"a":{"$type":"strokeStyle","$value":"solid"},"b":{"$type":"strokeStyle","$value":"dashed"}}}"#,
      "{}", #"tokens-left at "a""#),
    // Style Dictionary
    Row(
      ##"{"color":{"base":{"red":{"value":"#ff0000","comment":"a red"}},"font":{"value":"{color.base.red.value}"}},"size":{"radius":{"small":{"value":"2px","type":"dimension"}}}}"##,
      ##"{"colors":{"red":"#FF0000"},"aliases":{"font":"red"},"radii":{"small":2}}"##),
    // Tokens Studio
    Row(
      ##"{"global":{"colors":{"red":{"value":"#f00","type":"color"}},"borderRadius":{"lg":{"value":"16","type":"borderRadius"}},"text":{"lg":{"value":"18","type":"fontSizes"}}},"light":{"bg":{"value":"{colors.red}","type":"color"}},"dark":{"bg":{"value":"#300","type":"color"}},"$themes":[],"$metadata":{"tokenSetOrder":["global"]}}"##,
      ##"{"colors":{"red":"#FF0000","bg":{"light":"#FF0000","dark":"#330000"}},"type":{"lg":18},"radii":{"lg":16}}"##
    ),
    // What is wrong
    Row(#"{"a":{"$type":"color","$value":"nope"}}"#, "{}", #"tokens-value at "nope""#),
    Row(#"{"a":{"$type":"color","$value":"{b}"}}"#, "{}", #"tokens-reference at "{b}""#),
    Row(
      #"{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"color","$value":"{a}"}}"#, "{}",
      #"tokens-cycle at "{b}""#, #"tokens-cycle at "{a}""#),
    Row(#"{"radius":{"a":{"$type":"dimension","$value":"4em"}}}"#, "{}", #"tokens-value at "4em""#),
    Row(
      #"{"a":{"$type":"typography","$value":{"fontWeight":600}}}"#, "{}",
      #"tokens-value at {"fontWeight":600}"#),
    Row("[]", "{}", "tokens-form at []"), Row(#"{"a":1}"#, "{}", #"tokens-form at "a""#),
    Row(#"{"g":{"$extends":"{nope}"}}"#, "{}", #"tokens-reference at "{nope}""#),
  ]
}
