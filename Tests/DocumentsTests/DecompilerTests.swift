import Documents
import Engine
import JSONText
import StyleModel
import StyleTargets
import Testing

/// Styles, the classes that they become, and what stays.
@Suite struct DecompilerTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let type: String
    let style: String
    let classes: String
    let rest: String
    var testDescription: String { "\(type) \(style)" }

    init(_ type: String, _ style: String, _ classes: String, rest: String = "") {
      self.type = type
      self.style = style
      self.classes = classes
      self.rest = rest
    }

    var document: [UInt8] { Array(#"{ "id": "a", "type": "\#(type)", "style": \#(style) }"#.utf8) }
  }

  static let rows = [
    Row(
      "text", #"{"layout": {"padding": 16}}"#,
      "p-4"),
    Row(
      "text", #"{"layout": {"padding": {"horizontal": 12, "vertical": 8}}}"#,
      "px-3 py-2"),
    Row(
      "text", #"{"layout": {"padding": {"top": 8, "bottom": 16, "leading": 16, "trailing": 16}}}"#,
      "p-4 pt-2"),
    Row(
      "text", #"{"layout": {"padding": {"top": 8, "bottom": 48, "leading": 20, "trailing": 20}}}"#,
      "px-5 pt-2 pb-12"),
    Row(
      "text", #"{"layout": {"padding": {"top": 17}}}"#,
      "pt-[17]"),
    Row(
      "text", #"{"layout": {"padding": {"top": 1, "leading": 13.5}}}"#,
      "pt-px ps-3.375"),
    Row(
      "text", #"{"layout": {"padding": {"top": "${x_y}", "bottom": "${x_y}"}}}"#,
      "py-[${x_y}]"),
    Row(
      "text", #"{"layout": {"width": 40, "height": 40}}"#,
      "size-10"),
    Row(
      "text", #"{"layout": {"width": 40, "height": 44, "maxWidth": "infinity"}}"#,
      "w-10 h-11 max-w-full"),
    Row(
      "text",
      #"{"layout": {"maxWidth": "infinity", "maxHeight": "infinity", "minHeight": 44, "alignment": "topLeading"}}"#,
      "size-full min-h-11 frame-top-leading"),
    Row(
      "text", #"{"layout": {"offset": {"x": -4, "y": 2}}}"#,
      "offset-[-4,2]"),
    Row(
      "text", #"{"common": {"font": "subheadline"}}"#,
      "text-sm"),
    Row(
      "text", #"{"common": {"font": {"kind": "body", "weight": "bold"}}}"#,
      "font-bold"),
    Row(
      "text",
      #"{"common": {"font": {"kind": "system", "size": 18, "weight": "regular", "design": "monospaced"}}}"#,
      "text-[18] font-normal font-mono"),
    Row(
      "text", #"{"common": {"foreground": "primary", "background": "white"}}"#,
      "bg-white text-system-primary"),
    Row(
      "text",
      ##"{"common": {"foreground": {"light": "#2E2E31", "dark": "#E0E0E3"}, "background": {"light": "white", "dark": "#1C1C1E"}}}"##,
      "bg-white dark:bg-[#1C1C1E] text-primary"),
    Row(
      "text",
      ##"{"common": {"foreground": {"color": "red", "opacity": 0.5}, "background": {"color": "#FF000080"}}}"##,
      "bg-[#FF000080] text-red/50"),
    Row(
      "text", ##"{"common": {"foreground": "{{ ${a_b} ? 'red_x' : '#0F0' }}", "tint": "#FFD700"}}"##,
      #"text-[{{_${a_b}_?_'red\_x'_:_'#0F0'_}}] tint-[gold]"#),
    Row(
      "text",
      ##"{"common": {"background": {"gradient": {"linear": {"colors": ["#E65100", "#F57C00"], "startPoint": "topLeading", "endPoint": "bottomTrailing"}}}}}"##,
      "bg-linear-to-br from-[#E65100] to-[#F57C00]"),
    Row(
      "text",
      #"{"common": {"background": {"gradient": {"radial": {"colors": ["red", "white", "clear"], "center": "topLeading", "startRadius": 0, "endRadius": 120}}}}}"#,
      "bg-radial-[top-leading,0,120] from-red via-white"),
    Row(
      "text",
      #"{"common": {"background": {"gradient": {"linear": {"colors": ["red", "white", "blue", "clear"], "startPoint": "top", "endPoint": "bottom"}}}}}"#,
      "bg-linear-[top,bottom,red,white,blue,clear]"),
    Row(
      "text",
      ##"{"common": {"background": {"gradient": {"linear": {"colors": ["red", "#FF0000"], "startPoint": "top", "endPoint": "bottom"}}}, "foreground": {"gradient": {"angular": {"colors": ["red", {"light": {"color": "white", "opacity": 0.5}, "dark": "${c}"}], "center": "top", "startAngle": -90, "endAngle": 0}}}}}"##,
      "bg-linear-[top,bottom,red,#F00] text-angular-[top,-90,0] from-red to-white/50 dark:to-[${c}]"),
    Row(
      "text",
      ##"{"common": {"tint": {"light": {"color": "#000", "opacity": 0.5}, "dark": "white"}, "opacity": 0.5}}"##,
      "opacity-50",
      rest: ##"{"common": {"tint": {"light": {"color": "#000", "opacity": 0.5}, "dark": "white"}}}"##),
    Row(
      "text",
      ##"{"common": {"tint": {"light": "#FF0000", "dark": "#000"}, "foreground": {"color": "primary", "opacity": 0.30000000000000004}}}"##,
      "text-system-primary/[0.30000000000000004] tint-[#F00] dark:tint-[#000]"),
    Row(
      "text", #"{"common": {"tint": {"light": {"color": "white", "opacity": 0.5}, "dark": "white"}}}"#,
      "tint-white/50 dark:tint-white"),
    Row(
      "text",
      #"{"layout": {"minWidth": 1e300, "minHeight": 1e-7, "maxHeight": 0.1, "padding": 100000000000}}"#,
      "p-[100000000000] min-w-[1e300] min-h-[1e-7] max-h-[0.1]"),
    Row(
      "text", #"{"text": {"lineLimit": 9007199254740993}}"#,
      "line-clamp-9007199254740993"),
    Row(
      "text", #"{"layout": {"padding": {"top": 28, "bottom": 24, "horizontal": 0}}}"#,
      "px-0 pt-7 pb-6"),
    Row(
      "text", #"{"layout": {"padding": {"top": 28, "bottom": 24}}}"#,
      "pt-7 pb-6"),
    Row(
      "text",
      #"{"common": {"background": {"material": "ultraThin", "color": {"color": "white", "opacity": 0.35}}}}"#,
      "bg-white/35 bg-material-ultra-thin"),
    Row(
      "text",
      #"{"common": {"cornerRadius": 12, "opacity": 0.455, "scale": 1.05, "disabled": "${off}", "glass": "regular"}}"#,
      "glass rounded-lg opacity-45.5 scale-105 is-disabled-[${off}]"),
    Row(
      "text", #"{"common": {"glass": "clear"}}"#,
      "[common.glass:clear]"),
    Row(
      "text",
      ##"{"shadow": {"color": {"light": "#0000001A", "dark": "#00000047"}, "radius": 12, "x": 0, "y": 4}}"##,
      "shadow-md"),
    Row(
      "text",
      #"{"shadow": {"color": {"color": "black", "opacity": 0.1}, "radius": 12, "x": 0, "y": 6, "outer": true}}"#,
      "shadow-black/10 shadow-[0,6,12] shadow-outer"),
    Row(
      "text", ##"{"shadow": {"color": {"color": "#000", "opacity": 0.1}, "radius": 12, "y": 4, "x": 0}}"##,
      "shadow-md/10"),
    Row(
      "text",
      #"{"text": {"lineLimit": 1, "truncationMode": "tail", "lineSpacing": 3, "multilineTextAlignment": "center", "italic": true, "bold": false, "textCase": "uppercase", "minimumScaleFactor": 0.4}}"#,
      "italic uppercase text-center truncate line-spacing-[3] min-scale-40 [text.bold:false]"),
    Row(
      "text",
      #"{"accessibility": {"label": "Sign in_now [x", "hint": "size:4", "value": "${a} and ${b}", "identifier": "tab\tx", "traits": "button, header", "hidden": true}}"#,
      #"a11y-label-[Sign_in\_now_\[x] a11y-hint-[size:4] a11y-value-[text:${a}_and_${b}] a11y-id-[tab\tx] a11y-hidden a11y-traits-[button,header]"#
    ),
    Row(
      "text",
      #"{"accessibility": {"label": "", "hint": "a\nb\u00a0c\u0001", "value": "\\n"}, "animation": {"value": "${a b}"}}"#,
      #"animate-on-[${a\u{20}b}] a11y-label-[text:] a11y-hint-[a\nb\u{A0}c\u{1}] a11y-value-[\\n]"#),
    Row(
      "button", #"{"button": {"custom": {"common": {"font": {"kind": "title", "design": "rounded"}}}}}"#,
      "text-2xl font-rounded"),
    Row(
      "button", #"{"button": {"custom": {}}, "common": {"tint": "red"}}"#,
      "tint-red", rest: #"{"button": {"custom": {}}}"#),
    Row(
      "text",
      ##"{"common": {"foreground": {"gradient": {"radial": {"colors": ["red", {"light": {"color": "white", "opacity": 0.5}, "dark": "${c}"}, "blue", "#FF0000"], "center": "top", "startRadius": 0, "endRadius": 9}}}}}"##,
      "text-radial-[top,0,9,red,light-dark(white/50,${c}),blue,#F00]"),
    Row(
      "circle",
      #"{"shape": {"fill": "red", "stroke": {"content": "white", "style": {"lineWidth": 2}}, "trim": {"from": 0, "to": 0.5}, "rotation": {"angle": 45, "anchor": "center"}, "inset": 1}}"#,
      "fill-red stroke-white rotate-45 stroke-2 trim-[0,0.5] inset-px"),
    Row(
      "circle", #"{"shape": {"rotation": {"angle": -45}}}"#,
      "[shape.rotation.angle:-45]"),
    Row(
      "circle", #"{"shape": {"rotation": {"angle": -45, "anchor": "top"}}}"#,
      "-rotate-45 rotate-anchor-top"),
    Row(
      "button",
      #"{"button": {"custom": {"layout": {"width": 36}, "common": {"background": "white", "opacity": 0.5}}}, "common": {"opacity": 0.2, "tint": "red"}}"#,
      "w-9 bg-white tint-red opacity-20", rest: #"{"button": {"custom": {"common": {"opacity": 0.5}}}}"#),
    Row(
      "button",
      #"{"button": {"standard": {"type": "borderedProminent", "shape": "capsule"}}, "common": {"foreground": "white"}}"#,
      "text-white bezel-prominent bezel-capsule"),
    Row(
      "button", ##"{"common": {"foreground": "#FF3B30"}, "layout": {"height": 48}}"##,
      "h-12 text-[#FF3B30] bezel-none"),
    Row(
      "grid",
      #"{"grid": {"columns": [{"kind": "flexible"}, {"kind": "flexible"}], "rows": [{"kind": "adaptive", "minimum": 80}, {"kind": "fixed", "size": 120, "spacing": 4}]}}"#,
      "grid-cols-2 grid-rows-[adaptive(80),fixed(120,spacing=4)]"),
    Row(
      "grid",
      #"{"grid": {"rows": [{"kind": "flexible", "maximum": 90, "alignment": "topLeading"}, {"kind": "fixed", "size": 0}]}}"#,
      "grid-rows-[flexible(maximum=90,alignment=top-leading),fixed(0)]"),
    Row(
      "text",
      #"{"animation": {"kind": "easeInOut", "value": "${x}", "duration": 0.3, "repeater": {"count": 3, "autoreverses": true}}}"#,
      "animate-ease-in-out animate-on-[${x}] duration-300 repeat-3 autoreverse"),
    Row(
      "text", #"{"animation": {"kind": "spring", "bounce": 0.15, "blendDuration": 0.2}}"#,
      "animate-snappy [animation.blendDuration:0.2]"),
    Row(
      "section", #"{"section": {"listRowInsets": "zero", "listRowBackground": "clear"}}"#,
      "row-p-0 row-bg-clear"),
    Row(
      "picker", #"{"picker": "segmented"}"#,
      "picker-segmented"),
    Row(
      "splitview",
      #"{"splitView": {"preferred": "balanced", "sidebarWidth": {"min": 100, "ideal": 200, "max": 300}}}"#,
      "split-balanced sidebar-w-[100,200,300]"),
    Row(
      "text",
      #"{"common": {"foo": 1, "opacity": 0.5}, "layout": {"padding": {"all": 4, "top": 4}}, "nope": {}, "tab": {}}"#,
      "opacity-50", rest: #"{"common": {"foo": 1}, "layout": {"padding": {"all": 4, "top": 4}}, "nope": {}}"#),
    Row(
      "text",
      ##"{"common": {"overlay": {"id": "a_border", "type": "roundedrectangle", "style": {"common": {"cornerRadius": 12}, "layout": {"maxWidth": "infinity", "maxHeight": "infinity"}, "shape": {"fill": "clear", "stroke": {"content": {"light": "#E6E6E9", "dark": "#38383B"}, "style": {"lineWidth": 1}}, "inset": 0.5}, "accessibility": {"hidden": true}}}, "cornerRadius": 12}}"##,
      "rounded-lg border"),
    Row(
      "text",
      #"{"common": {"overlay": {"id": "b", "type": "circle", "style": {"layout": {"width": 4}}}, "cornerRadius": 12}}"#,
      "rounded-lg", rest: #"{"common": {"overlay": {"id": "b", "type": "circle", "class": "w-1"}}}"#),
    Row(
      "chart",
      ##"{"chart": {"palette": ["red", "#0F0", {"light": "#2E2E31", "dark": "#E0E0E3"}], "legend": "none", "gridLines": false}}"##,
      "chart-legend-none chart-no-grid chart-palette-[red,#0F0,primary]"),
    Row(
      "text", #"{"common": {"font": {"kind": "system", "size": "@{fs}"}}}"#,
      "text-[length:@{fs}]"),
    Row(
      "text", #"{"common": {"foreground": {"color": "red", "opacity": "${o}"}}}"#,
      "", rest: #"{"common": {"foreground": {"color": "red", "opacity": "${o}"}}}"#),
  ]

  @Test(arguments: rows)
  func style(_ row: Row) throws {
    let result = Decompiler(engine: Self.engine).decompile(row.document)
    let output = try #require(result.output)
    let document = try JSONDocument(parsing: output)
    let classes = document.member("class", of: document.root).flatMap { document.string(of: $0) } ?? ""
    let rest = document.member("style", of: document.root)
    #expect(classes == row.classes)
    #expect(rest.map { String(decoding: document.raw(of: $0), as: UTF8.self) } ?? "" == row.rest)
    try Self.expectRoundTrip(row.document)
  }

  /// Compiling what decompiling gave means the same; decompiling again changes nothing.
  @discardableResult
  static func expectRoundTrip(
    _ bytes: [UInt8], options: Decompiler.Options = Decompiler.Options(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Decompiler.Result {
    let decompiler = Decompiler(engine: engine, options: options)
    let result = decompiler.decompile(bytes)
    let output = try #require(result.output, sourceLocation: sourceLocation)
    let compiled = try #require(
      DocumentCompiler(engine: engine).compile(output).output, sourceLocation: sourceLocation)
    let (before, after) = (try CanonicalDocument.text(bytes), try CanonicalDocument.text(compiled))
    #expect(before == after, sourceLocation: sourceLocation)
    #expect(decompiler.decompile(output).output == output, sourceLocation: sourceLocation)
    return result
  }
}
