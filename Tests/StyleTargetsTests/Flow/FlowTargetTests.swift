import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Testing

/// Class strings on parts of a Flow page, what they become, and what is reported.
@Suite struct FlowTargetTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let classes: String
    let role: FlowRole
    let json: String
    /// Findings, as `severity id`.
    let findings: [String]
    var testDescription: String { "\(classes) on \(role.rawValue)" }

    init(_ classes: String, _ role: FlowRole, _ json: String, _ findings: String...) {
      self.classes = classes
      self.role = role
      self.json = json
      self.findings = findings
    }

    init(_ classes: String, _ json: String, _ findings: String...) {
      self.classes = classes
      role = .widget
      self.json = json
      self.findings = findings
    }
  }

  @Test("writes the layout and the atom, and reports what is lost", arguments: rows)
  func emits(_ row: Row) {
    var options = FlowEngine.Options()
    options.form = .shorthand
    let (output, diagnostics) = FlowEngine(Self.engine, options: options).style(row.classes, for: row.role)
    #expect(JSONWriter.text(output.json) == row.json)
    #expect(diagnostics.map { "\($0.severity.name) \($0.id)" } == row.findings)
  }

  @Test("every finding stands at a class of the string", arguments: rows)
  func places(_ row: Row) {
    for diagnostic in FlowEngine(Self.engine).style(row.classes, for: row.role).diagnostics {
      #expect(!diagnostic.range.isEmpty && diagnostic.range.upperBound <= row.classes.utf8.count)
    }
  }

  static let rows = layouts + colors + texts + atoms + sections

  static let layouts = [
    Row("", "{}"),
    Row("p-4", #"{"padding":{"top":16,"left":16,"right":16,"bottom":16}}"#),
    Row(
      "px-3 pt-2 mx-4 -mt-1",
      #"{"margin":{"top":-4,"left":16,"right":16},"padding":{"top":8,"left":12,"right":12}}"#),
    Row("rounded-lg", #"{"corner_radius":12}"#),
    Row("rounded-none", "{}"),
    Row("rounded-lg rounded-t-none", #"{"corner_radius":{"bottom_left":12,"bottom_right":12}}"#),
    Row("rounded-ts-[4]", #"{"corner_radius":{"top_left":4}}"#),
    Row("w-full", #"{"width":"fill"}"#),
    Row("w-3/4", #"{"width":0.75}"#),
    Row("w-full w-1/2", #"{"width":0.5}"#),
    Row("w-1/2 w-fit", "{}"),
    Row("max-w-full", #"{"width":"fill"}"#),
    Row(
      "border", ##"{"border":{"width":1,"color":{"hex":"#E6E6E9","dark_hex":"#38383B"}}}"##),
    Row("border-2 border-[#EAEAEA]", ##"{"border":{"width":2,"color":"#EAEAEA"}}"##),
    // A colour alone draws no border, as everywhere, and says so.
    Row("border-[#EAEAEA]", "{}", "warning not-carried"),
    Row("border-dash-[5,3]", "{}", "warning not-carried"),
    Row("border border-0", "{}"), Row("border-0 border-[#EAEAEA]", "{}"),
    Row(
      "border border-[#888888] border-dash-[5,3]",
      ##"{"border":{"width":1,"color":"#888888","dash_width":5,"dash_gap":3}}"##),
    Row("w-[200]", "{}", "warning not-carried"), Row("h-10", "{}", "warning not-carried"),
    Row("min-h-4 max-w-[320]", "{}", "warning not-carried", "warning not-carried"),
    Row("opacity-50", "{}", "warning not-carried"),
    Row("shadow-md", "{}", "warning not-carried"),
    Row(
      "blur-2 rotate-4 scale-50", "{}", "warning not-carried", "warning not-carried", "warning not-carried"),
    Row("offset-x-2", "{}", "warning not-carried"),
    Row("animate-spring duration-200", "{}", "warning not-carried", "warning not-carried"),
    Row("p-[${x}]", "{}", "warning not-carried"),
    Row(
      "hover:p-2 p-1", #"{"padding":{"top":4,"left":4,"right":4,"bottom":4}}"#, "warning condition-dropped"),
    Row("dark:p-2 p-1", #"{"padding":{"top":4,"left":4,"right":4,"bottom":4}}"#, "warning condition-dropped"),
    Row("p-4 nope", #"{"padding":{"top":16,"left":16,"right":16,"bottom":16}}"#, "error unknown-class"),
    // What belongs to another part of the page says where.
    Row("text-lg font-bold", "{}", "warning flow-misplaced", "warning flow-misplaced"),
    Row(
      "gap-2 arrangement-grid section-p-2", "{}", "warning flow-misplaced", "warning flow-misplaced",
      "warning flow-misplaced"),
    Row("object-contain", "{}", "warning flow-misplaced"),
  ]

  static let colors = [
    Row("bg-[#4F8CFF]", ##"{"background":"#4F8CFF"}"##),
    // Alpha first.
    Row("bg-[#FF572280]", ##"{"background":"#80FF5722"}"##),
    Row("bg-[#FF572280]/50", ##"{"background":{"hex":"#80FF5722","alpha":0.5}}"##),
    Row("bg-surface", ##"{"background":{"hex":"#FFFFFF","dark_hex":"#1D1D20"}}"##),
    Row("bg-surface/80", ##"{"background":{"hex":"#FFFFFF","dark_hex":"#1D1D20","alpha":0.8}}"##),
    Row("bg-white dark:bg-black", ##"{"background":{"hex":"#FFFFFF","dark_hex":"#000000"}}"##),
    Row("bg-white/50 dark:bg-black/80", ##"{"background":{"hex":"#80FFFFFF","dark_hex":"#CC000000"}}"##),
    Row("dark:bg-black", ##"{"background":{"hex":"#00000000","dark_hex":"#000000"}}"##),
    Row("bg-blue", ##"{"background":{"hex":"#007AFF","dark_hex":"#0A84FF"}}"##, "note flow-approximate"),
    Row("bg-[${x}]", "{}", "warning not-carried"),
    Row("bg-material-thin", "{}", "warning not-carried"),
    Row(
      "surface-solid p-1",
      ##"{"padding":{"top":4,"left":4,"right":4,"bottom":4},"corner_radius":10000,"background":{"hex":"#FFFFFF","dark_hex":"#1D1D20"},"border":{"width":1,"color":{"hex":"#E6E6E9","dark_hex":"#38383B"}}}"##
    ),
    Row(
      "glass rounded-lg edge-none",
      ##"{"corner_radius":12,"background":{"hex":"#FFFFFF","dark_hex":"#1D1D20"}}"##,
      "note flow-approximate"),
    Row(
      "glass dark:bg-black rounded-lg edge-none",
      ##"{"corner_radius":12,"background":{"hex":"#FFFFFF","dark_hex":"#000000"}}"##, "note flow-approximate"),
    Row(
      "glass dark:glass-tint-black rounded-lg edge-none",
      ##"{"corner_radius":12,"background":{"hex":"#FFFFFF","dark_hex":"#000000"}}"##, "note flow-approximate"),
    Row(
      "bg-linear-to-r from-[#4F8CFF] to-[#6CB8FF]",
      ##"{"gradient":{"colors":["#4F8CFF","#6CB8FF"],"angle":0}}"##),
    Row(
      "bg-linear-to-b from-white via-surface to-black",
      ##"{"gradient":{"colors":["#FFFFFF",{"hex":"#FFFFFF","dark_hex":"#1D1D20"},"#000000"],"angle":90}}"##),
    Row(
      "bg-linear-to-t from-white to-black", ##"{"gradient":{"colors":["#FFFFFF","#000000"],"angle":270}}"##),
    Row(
      "bg-linear-to-br from-white to-black", ##"{"gradient":{"colors":["#FFFFFF","#000000"],"angle":45}}"##,
      "note flow-approximate"),
    Row(
      "bg-linear-to-tl from-white to-black", ##"{"gradient":{"colors":["#FFFFFF","#000000"],"angle":225}}"##,
      "note flow-approximate"),
    Row("bg-radial-[center,0,40] from-white to-black", "{}", "warning not-carried"),
    Row("bg-angular-[center,0,90] from-white to-black", "{}", "warning not-carried"),
  ]
}
