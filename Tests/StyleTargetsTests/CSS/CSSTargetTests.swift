import ClassParser
import Engine
import StyleModel
import StyleResolve
import StyleTargets
import Testing

/// Class strings and the declarations that they come to.
@Suite struct CSSTargetTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let classes: String
    var box = ""
    var content = ""
    var kind: ComponentKind?
    var context = StyleContext()
    var textSizes = CSSTarget.TextSizes.fixed(.large)
    /// `property grade`, for each note.
    var notes: [String] = []
    var testDescription: String { classes }
  }

  static let glass = {
    var context = StyleContext()
    context.platform = .ios
    context.osVersion = 26
    return context
  }()

  static let rows: [Row] = [
    Row(classes: ""),
    Row(
      classes: "p-3",
      box: "padding-top:12px;padding-bottom:12px;padding-inline-start:12px;padding-inline-end:12px"),
    Row(classes: "ps-1 me-2", box: "margin-inline-end:8px;padding-inline-start:4px"),
    Row(
      classes: "w-[44] min-h-[32] max-h-20",
      box:
        "width:44px;min-width:44px;height:100%;min-height:32px;max-height:80px"),
    Row(classes: "w-full h-1/2", box: "width:100%;height:50%"),
    Row(classes: "max-w-[320]", box: "width:100%;max-width:320px"),
    Row(
      classes: "w-full mx-2", box: "margin-inline-start:8px;margin-inline-end:8px;width:calc(100% - 16px)"),
    Row(classes: "frame-top-leading", box: "place-items:start start"),
    Row(classes: "frame-bottom-trailing", box: "place-items:end end"),
    Row(classes: "frame-center"),
    Row(classes: "bg-[#FF000080]", box: "background-color:#FF000080"),
    Row(classes: "bg-white dark:bg-black", box: "background-color:light-dark(#FFFFFF,#000000)"),
    Row(classes: "dark:bg-black", box: "background-color:light-dark(#00000000,#000000)"),
    Row(classes: "dark:text-white", box: "color:light-dark(#000000,#FFFFFF)"),
    Row(classes: "tint-blue/50", box: "accent-color:light-dark(#007AFF80,#0A84FF80)", notes: ["tint near"]),
    Row(classes: "rounded-[8]", box: "border-radius:8px;overflow:clip"),
    Row(classes: "rounded-ts-[8]", box: "border-start-start-radius:8px;overflow:clip"),
    Row(classes: "rounded-none", box: "border-radius:0"),
    Row(
      classes: "border-2 border-[#00FF00]",
      box: "outline-style:solid;outline-width:2px;outline-offset:-2px;outline-color:#00FF00"),
    Row(
      classes: "border border-[#00FF00] border-dashed",
      box: "outline-style:dashed;outline-width:1px;outline-offset:-1px;outline-color:#00FF00",
      notes: ["borderDash near"]),
    Row(
      classes: "bg-[#FFFFFF] shadow-[1,2,3] shadow-[#00000080]",
      box: "background-color:#FFFFFF;box-shadow:1px 2px 3px #00000080"),
    // Without a fill the text casts it.
    Row(classes: "shadow-[1,2,3] shadow-[#00000080]", box: "filter:drop-shadow(1px 2px 3px #00000080)"),
    Row(classes: "blur-[4]", box: "filter:blur(4px)"),
    Row(
      classes: "opacity-45 scale-95 rotate-6 offset-[3,-4]",
      box: "opacity:0.45;scale:0.95;rotate:6deg;translate:3px -4px"),
    Row(classes: "scale-[2,0.5]", box: "scale:2 0.5"),
    Row(classes: "text-body", box: "font-size:17px;font-weight:400;line-height:22px"),
    Row(classes: "text-headline", box: "font-size:17px;font-weight:600;line-height:22px"),
    Row(
      classes: "text-headline", box: "font-size:13px;font-weight:700;line-height:16px", textSizes: .desktop),
    Row(
      classes: "text-headline", box: "font-size:28px;font-weight:600;line-height:34px",
      textSizes: .fixed(.accessibility1)),
    Row(
      classes: "text-caption2",
      box:
        "font-size:var(--twc-caption2-size,11px);font-weight:var(--twc-caption2-weight,400);line-height:var(--twc-caption2-leading,13px)",
      textSizes: .variables),
    // A size in points does not follow the reader's text size.
    Row(
      classes: "text-[18] font-medium", box: "font-size:18px;font-weight:500;line-height:22px",
      textSizes: .variables),
    Row(
      classes: "text-body bold italic uppercase tracking-[0.5]",
      box:
        "font-size:17px;font-weight:700;line-height:22px;font-style:italic;letter-spacing:0.5px;text-transform:uppercase"
    ),
    Row(
      classes: "text-body line-spacing-[4]",
      box: "font-size:17px;font-weight:400;line-height:calc(22px + 4px)",
      notes: ["lineSpacing near"]),
    Row(classes: "leading-[30]", box: "line-height:30px"),
    Row(
      classes: "line-clamp-2 text-end",
      content:
        "text-align:end;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden"),
    Row(classes: "gap-2 items-end", content: "gap:8px;align-items:end"),
    Row(classes: "grid-cols-2", content: "display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)"),
    Row(
      classes: "grid-cols-[adaptive(80),fixed(120)]",
      content: "display:grid;grid-template-columns:repeat(auto-fill,minmax(80px,1fr)) 120px"),
    Row(
      classes: "bg-material-thin",
      box: "background-color:light-dark(#FBFBFD99,#24242899);backdrop-filter:blur(20px) saturate(1.8)",
      notes: ["material near"]),
    Row(
      classes: "bg-[#FF000033] bg-material-thin",
      box:
        "background-color:light-dark(#FBFBFD99,#24242899);background-image:linear-gradient(#FF000033,#FF000033);backdrop-filter:blur(20px) saturate(1.8)",
      notes: ["material near"]),
    Row(classes: "glass-identity", box: "border-radius:10000px;overflow:clip", notes: ["glass near"]),
    Row(
      classes: "fill-[#FF0000] stroke-[#00FF00] stroke-2",
      content:
        "width:100%;height:100%;background-color:#FF0000;border-radius:50%;aspect-ratio:1;outline-color:#00FF00;outline-style:solid;outline-width:2px;outline-offset:-1px",
      kind: ComponentKind("circle")),
    Row(
      classes: "bezel-prominent tint-[#0000FF] px-2",
      box: "accent-color:#0000FF;padding-inline-start:8px;padding-inline-end:8px",
      content: "background-color:#0000FF;color:#FFFFFF;padding:7px 12px;border-radius:8px",
      kind: .button, notes: ["tint near", "buttonType near"]),
    Row(
      classes: "dark:p-1",
      notes: [
        "paddingTop none", "paddingBottom none", "paddingLeading none", "paddingTrailing none",
      ]),
    Row(classes: "opacity-[${fade}]", notes: ["opacity none"]),
    Row(classes: "[textField.keyboardType:url]", notes: ["keyboardType none"]),
  ]

  @Test("gives the declarations of the box and of what it holds, and says what is different", arguments: rows)
  func emits(_ row: Row) {
    let result = Self.engine.resolve(row.classes, for: row.kind, in: row.context)
    #expect(result.isSound)
    let output = Self.engine.css(result, for: row.kind, options: CSSTarget.Options(textSizes: row.textSizes))
      .output
    #expect(output.box.text == row.box)
    #expect(output.content.text == row.content)
    let grades: [Grade: String] = [.none: "none", .approximate: "near", .exact: "exact"]
    #expect(output.notes.map { "\($0.property) \(grades[$0.grade] ?? "")" } == row.notes)
  }

  @Test("draws glass and its tint with a stand-in that is named")
  func glassStandIn() {
    let result = Self.engine.resolve("surface-floating bg-[#FF0000]", in: Self.glass)
    let (output, diagnostics) = Self.engine.css(result)
    let names = output.box.map { $0.name }
    #expect(names.contains("backdrop-filter"))
    #expect(names.contains("background-image"))
    #expect(output.box.contains(CSSDeclaration("border-radius", "10000px")))
    #expect(diagnostics.map { $0.id } == ["css-approximate", "css-approximate"])
  }

  @Test("reports open conditions at their classes and shows none of them")
  func openConditions() {
    let result = Self.engine.resolve("opacity-90 hover:opacity-80 dark:opacity-50")
    let (output, diagnostics) = Self.engine.css(result)
    #expect(output.box.text == "opacity:0.9")
    #expect(diagnostics.map { $0.id } == ["not-carried", "condition-dropped"])
    #expect(diagnostics.map { $0.range } == [28..<43, 11..<27])
    #expect(diagnostics[1].message.contains("\"hover:\" is left out"))
  }

  @Test("gives the ground the system's font, and its colour in both appearances")
  func ground() {
    let text = CSSTarget.ground().text
    #expect(text.contains("font-size:17px"))
    #expect(text.contains("line-height:22px"))
    #expect(text.contains("color:light-dark(#000000,#FFFFFF)"))
  }

  @Test("writes attributes for what readers of the screen are told, without escaping them")
  func attributes() {
    let style = Self.engine.resolve(#"a11y-label-["<Close>"] a11y-hidden a11y-traits-[header]"#)
    let attributes = Self.engine.css(style).output.attributes
    #expect(attributes.map { $0.name } == ["aria-label", "aria-hidden", "role"])
    #expect(attributes.map { $0.value } == ["\"<Close>\"", "true", "heading"])
  }
}
