import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Testing

/// Class strings on component types, the StemJSON that they become, and what is reported.
@Suite struct StemJSONTargetTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let classes: String
    var type: String?
    let json: String
    /// Findings, as `severity id`.
    var findings: [String] = []
    var context: String = "{}"
    var testDescription: String { type.map { "\(classes) on \($0)" } ?? classes }
  }

  static let rows = [
    Row(classes: "", json: "{}"),
    Row(classes: "px-3", json: #"{"layout":{"padding":{"horizontal":12}}}"#),
    Row(classes: "p-4", json: #"{"layout":{"padding":16}}"#),
    Row(classes: "px-5 pt-4 pb-2", json: #"{"layout":{"padding":{"top":16,"bottom":8,"horizontal":20}}}"#),
    Row(classes: "w-full max-w-[320]", json: #"{"layout":{"maxWidth":320}}"#),
    Row(classes: "w-full h-[10]", json: #"{"layout":{"height":10,"maxWidth":"infinity"}}"#),
    Row(classes: "offset-x-2 -offset-y-1", json: #"{"layout":{"offset":{"x":8,"y":-4}}}"#),
    // Colours
    Row(
      classes: "bg-surface dark:bg-black",
      json: ##"{"common":{"background":{"light":"#FFFFFF","dark":"black"}}}"##),
    Row(classes: "text-[#4A90D9]", json: ##"{"common":{"foreground":"#4A90D9"}}"##),
    Row(classes: "bg-blue/50", json: #"{"common":{"background":{"color":"blue","opacity":0.5}}}"#),
    Row(
      classes: "bg-surface/80",
      json: ##"{"common":{"background":{"light":"#FFFFFF","dark":"#1D1D20","opacity":0.8}}}"##),
    Row(
      classes: "bg-white/50 dark:bg-black/80",
      json:
        ##"{"common":{"background":{"light":{"color":"white","opacity":0.5},"dark":{"color":"black","opacity":0.8}}}}"##
    ),
    Row(
      classes: "bg-teal bg-material-ultra-thin",
      json: #"{"common":{"background":{"color":"teal","material":"ultraThin"}}}"#),
    Row(classes: "bg-material-thin", json: #"{"common":{"background":{"material":"thin"}}}"#),
    Row(
      classes: "bg-linear-to-br from-indigo via-[#FF7A59] to-yellow",
      json:
        ##"{"common":{"background":{"gradient":{"linear":{"colors":["indigo","#FF7A59","yellow"],"startPoint":"topLeading","endPoint":"bottomTrailing"}}}}}"##
    ),
    Row(
      classes: "bg-white dark:bg-linear-to-r from-red to-blue", json: #"{"common":{"background":"white"}}"#,
      findings: ["warning condition-dropped"]),
    // Type
    Row(classes: "text-sm", json: #"{"common":{"font":"subheadline"}}"#),
    Row(
      classes: "text-sm font-semibold",
      json: #"{"common":{"font":{"kind":"subheadline","weight":"semibold"}}}"#),
    Row(classes: "text-[18]", json: #"{"common":{"font":{"kind":"system","size":18}}}"#),
    Row(
      classes: "text-base font-mono", json: #"{"common":{"font":{"kind":"body","design":"monospaced"}}}"#,
      findings: ["note font-design"]),
    Row(
      classes: "text-sm/7", type: "text",
      json: #"{"common":{"font":"subheadline"},"text":{"lineSpacing":8}}"#,
      findings: ["note line-height-approximate"]),
    Row(
      classes: "text-base leading-none", type: "text", json: #"{"common":{"font":"body"}}"#,
      findings: ["note line-height-approximate"]),
    Row(classes: "tracking-[1]", json: "{}", findings: ["warning not-carried"]),
    // Borders
    Row(
      classes: "border-2 border-red rounded-[6]",
      json:
        #"{"common":{"cornerRadius":6,"overlay":{"id":"border","type":"roundedrectangle","style":{"common":{"cornerRadius":6},"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"red","style":{"lineWidth":2}},"inset":1},"accessibility":{"hidden":true}}}}}"#
    ),
    Row(
      classes: "border border-red rounded-full",
      json:
        #"{"common":{"cornerRadius":10000,"overlay":{"id":"border","type":"capsule","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"red","style":{"lineWidth":1}},"inset":0.5},"accessibility":{"hidden":true}}}}}"#
    ),
    Row(classes: "border-red", json: "{}"),
    Row(classes: "border border-0", json: "{}"),
    Row(
      classes: "border border-dashed border-red",
      json:
        #"{"common":{"overlay":{"id":"border","type":"rectangle","style":{"layout":{"maxWidth":"infinity","maxHeight":"infinity"},"shape":{"fill":"clear","stroke":{"content":"red","style":{"lineWidth":1}},"inset":0.5},"accessibility":{"hidden":true}}}}}"#,
      findings: ["warning not-carried"]),
    // Corners
    Row(classes: "rounded-t-[8] rounded-b-[8]", json: #"{"common":{"cornerRadius":8}}"#),
    Row(
      classes: "rounded-t-[8]", json: "{}", findings: ["warning not-carried", "warning not-carried"]),
    // Effects
    Row(classes: "opacity-45 scale-95", json: #"{"common":{"opacity":0.45,"scale":0.95}}"#),
    Row(classes: "blur-1", json: "{}", findings: ["warning not-carried"]),
    Row(classes: "rotate-45", type: "text", json: "{}", findings: ["warning not-carried"]),
    Row(
      classes: "rotate-45", type: "circle", json: #"{"shape":{"rotation":{"angle":45,"anchor":"center"}}}"#),
    Row(
      classes: "shadow-sm",
      json: ##"{"shadow":{"color":{"light":"#0000000A","dark":"#0000002E"},"radius":3,"x":0,"y":1}}"##),
    Row(classes: "shadow-sm shadow-none", json: "{}"),
    // Motion
    Row(
      classes: "animate-snappy duration-200 animate-on-[${open}]",
      json: #"{"animation":{"kind":"spring","value":"${open}","duration":0.2,"bounce":0.15}}"#),
    Row(
      classes: "animate-linear", json: #"{"animation":{"kind":"linear"}}"#,
      findings: ["note animation-without-value"]),
    Row(classes: "animate-none", json: #"{"animation":{"kind":"none"}}"#),
    // Stacks
    Row(
      classes: "gap-4 items-start", type: "vstack", json: "{}",
      context: #"{"_spacing":16,"_alignment":"leading"}"#),
    Row(classes: "items-start", type: "hstack", json: "{}", context: #"{"_alignment":"top"}"#),
    Row(classes: "items-top", type: "vstack", json: "{}", findings: ["warning not-carried"]),
    Row(classes: "gap-2", type: "text", json: "{}", findings: ["warning not-carried"]),
    Row(classes: "object-cover", type: "image", json: "{}", context: #"{"_contentMode":"fill"}"#),
    Row(classes: "object-cover", type: "text", json: "{}", findings: ["warning not-carried"]),
    Row(classes: "lazy", type: "vstack", json: "{}", context: #"{"_lazy":true}"#),
    // Domains that a type ignores
    Row(
      classes: "line-clamp-2", type: "vstack", json: #"{"text":{"lineLimit":2}}"#,
      findings: ["warning domain-ignored"]),
    Row(classes: "line-clamp-2", type: "text", json: #"{"text":{"lineLimit":2}}"#),
    Row(
      classes: "p-2", type: "template", json: #"{"layout":{"padding":8}}"#,
      findings: ["warning style-ignored"]),
    // Buttons
    Row(
      classes: "px-4 bg-blue text-white rounded-[10] disabled:opacity-45", type: "button",
      json:
        #"{"button":{"custom":{"layout":{"padding":{"horizontal":16}},"common":{"foreground":"white","background":"blue","cornerRadius":10}}}}"#,
      findings: ["warning condition-dropped"]),
    Row(
      classes: "opacity-45 tint-red scale-95 is-disabled", type: "button",
      json: #"{"common":{"opacity":0.45,"scale":0.95,"tint":"red","disabled":true}}"#),
    Row(
      classes: "bezel-prominent rounded-md px-2", type: "button",
      json:
        #"{"layout":{"padding":{"horizontal":8}},"button":{"standard":{"type":"borderedProminent","shape":"roundedRectangle"}}}"#,
      findings: ["note radius-of-bezel"]),
    Row(
      classes: "bezel-bordered rounded-full", type: "button",
      json: #"{"button":{"standard":{"type":"bordered","shape":"capsule"}}}"#),
    Row(
      classes: "bezel-none w-10 text-red opacity-50", type: "button",
      json: #"{"common":{"foreground":"red","opacity":0.5},"layout":{"width":40}}"#),
    Row(
      classes: "glass-prominent px-2", type: "button",
      json: #"{"layout":{"padding":{"horizontal":8}},"button":{"standard":{"type":"borderedProminent"}}}"#),
    // Surfaces without a context leave the fallback to the runtime.
    Row(
      classes: "glass bezel-bordered", type: "button",
      json: #"{"button":{"standard":{"type":"bordered"}}}"#),
    Row(classes: "surface-floating", json: #"{"common":{"cornerRadius":10000,"glass":"regular"}}"#),
    Row(classes: "glass-clear rounded-[20]", json: #"{"common":{"cornerRadius":20,"glass":"clear"}}"#),
    Row(
      classes: "surface-solid dark:bg-red edge-none",
      json: ##"{"common":{"background":{"light":"#FFFFFF","dark":"red"},"cornerRadius":10000}}"##),
    Row(
      classes: "surface-solid hover:bg-red edge-none",
      json: ##"{"common":{"background":{"light":"#FFFFFF","dark":"#1D1D20"},"cornerRadius":10000}}"##,
      findings: ["warning condition-dropped"]),
    Row(
      classes: "glass hover:rounded-t-lg", json: #"{"common":{"cornerRadius":10000,"glass":"regular"}}"#,
      findings: ["warning condition-dropped"]),
    Row(
      classes: "glass bg-red", json: #"{"common":{"cornerRadius":10000,"glass":"regular"}}"#,
      findings: ["warning glass-with-background"]),
    // States that nothing settles
    Row(
      classes: "opacity-50 hover:opacity-100 hover:p-4", json: #"{"common":{"opacity":0.5}}"#,
      findings: ["warning condition-dropped"]),
    Row(classes: "cn-shimmer-[1.6]", json: "{}", findings: ["note slot-not-carried"]),
    Row(classes: "group/card", json: "{}"),
  ]

  @Test("emits", arguments: rows)
  func emits(_ row: Row) {
    let kind = row.type.map { ComponentKind($0) }
    let result = Self.engine.resolve(row.classes, for: kind)
    #expect(result.diagnostics.isEmpty)
    let output = Self.engine.emit(result, for: .init(kind: kind))
    #expect(sorted(output.json) == parsed(row.json).map(sorted))
    #expect(JSONWriter.text(.object(output.context)) == row.context)
    #expect(output.findings.map { "\($0.severity.name) \($0.id)" } == row.findings)
    for finding in output.findings {
      #expect(!finding.message.contains("\n") && !finding.message.hasSuffix("."))
    }
  }

  private func parsed(_ text: String) -> JSONValue? {
    guard let document = try? JSONDocument(parsing: text) else { return nil }
    return document.value(of: document.root)
  }

  /// Members by key, so that rows need not follow the table's order, which other tests check.
  private func sorted(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      "{" + members.map { "\($0.key):\(sorted($0.value))" }.sorted().joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(sorted).joined(separator: ",") + "]"
    default: JSONWriter.text(value)
    }
  }

  @Test func growFollowsTheParentsAxis() {
    func style(_ parent: String?) -> Style {
      let component = StemJSONTarget.Component(parent: parent.map { ComponentKind($0) })
      return Self.engine.emit(Self.engine.resolve("grow"), for: component)
        .style
    }
    #expect(style("hstack")[.maxWidth] == .infinity)
    #expect(style("hstack")[.maxHeight] == nil)
    #expect(style("vstack")[.maxHeight] == .infinity)
    #expect(style(nil).isEmpty)
  }

  @Test func marginsGoBesideTheStyle() {
    let output = Self.engine.stemJSON("mt-4 -ml-2 p-1").output
    #expect(output.margin == .init(top: .number(16), leading: .number(-8)))
    #expect(output.style[.paddingTop] == 4)
  }

  @Test func derivedIdentifiersStartWithTheOwner() {
    let output = Self.engine.stemJSON("border", for: .init(id: "card")).output
    #expect(output.json["common"]?["overlay"]?["id"] == "card_border")
  }

  @Test func findingsPointAtTheirClass() {
    let (_, diagnostics) = Self.engine.stemJSON("p-4 blur-2")
    #expect(diagnostics.map(\.range) == [4..<10])
  }
}
