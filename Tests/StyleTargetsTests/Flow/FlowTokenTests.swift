import Engine
import FlowModel
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Testing

/// Tokens of the theme that stay tokens, and canonical order and form.
@Suite struct FlowTokenTests {
  static func flow(_ classes: String, _ role: FlowRole, keepsTokens: Bool = true) -> String {
    var options = FlowEngine.Options()
    options.keepsTokens = keepsTokens
    options.form = .shorthand
    return JSONWriter.text(FlowEngine(StyleEngine(), options: options).style(classes, for: role).output.json)
  }

  static let rows: [(classes: String, role: FlowRole, json: String)] = [
    ("bg-surface", .widget, #"{"background":{"token":"surface"}}"#),
    ("bg-surface/80", .widget, #"{"background":{"token":"surface","alpha":0.8}}"#),
    ("bg-muted-foreground", .widget, #"{"background":{"token":"mutedForeground"}}"#),
    ("bg-[#FF0000]", .widget, ##"{"background":"#FF0000"}"##),
    ("border", .widget, #"{"border":{"width":1,"color":{"token":"border"}}}"#),
    (
      "bg-linear-to-r from-primary to-accent", .widget,
      #"{"gradient":{"colors":[{"token":"primary"},{"token":"accent"}],"angle":0}}"#
    ),
    // One token has one name for both appearances.
    ("bg-surface dark:bg-surface", .widget, #"{"background":{"token":"surface"}}"#),
    ("bg-surface dark:bg-black", .widget, ##"{"background":{"hex":"#FFFFFF","dark_hex":"#000000"}}"##),
    ("bg-surface dark:bg-muted", .widget, ##"{"background":{"hex":"#FFFFFF","dark_hex":"#252528"}}"##),
    ("text-lg text-primary", .text, #"{"text":{"font":{"token":"lg"},"color":{"token":"primary"}}}"#),
    ("text-lg font-bold", .text, #"{"text":{"font":{"size":20,"weight":"bold"}}}"#),
    ("text-[18]", .text, #"{"text":{"font":{"size":18}}}"#),
    (
      "button-primary", .button,
      #"{"button":{"title":{"font":{"size":15,"weight":"semibold"},"color":{"token":"onPrimary"}},"style":"solid","bg_color":{"token":"primary"},"corner_radius":8}}"#
    ),
  ]

  @Test("a token stays a token, with its opacity beside it", arguments: rows)
  func tokens(_ row: (classes: String, role: FlowRole, json: String)) {
    #expect(Self.flow(row.classes, row.role) == row.json)
  }

  @Test(
    "what a token is written as, resolved by the theme, is what is written without tokens", arguments: rows)
  func resolves(_ row: (classes: String, role: FlowRole, json: String)) throws {
    guard row.role == .widget else { return }
    let theme = ThemeTokens(StyleEngine().theme)
    func layout(_ keepsTokens: Bool) throws -> Chrome {
      let document = try JSONDocument(parsing: Self.flow(row.classes, .widget, keepsTokens: keepsTokens))
      return Chrome(try WidgetLayout(document.root, in: document), theme: theme)
    }
    #expect(try layout(true) == layout(false))
  }

  @Test("both forms of an output mean the same")
  func forms() throws {
    let flow = FlowEngine(StyleEngine())
    let canonical = flow.style("p-4 bg-surface rounded-lg border w-1/2", for: .widget).output.json
    let document = try JSONDocument(parsing: JSONWriter.text(canonical))
    let layout = try WidgetLayout(document.root, in: document)
    #expect(layout.json(.canonical) == canonical)
    let short = try JSONDocument(
      parsing: Self.flow("p-4 bg-surface rounded-lg border w-1/2", .widget, keepsTokens: false))
    #expect(try WidgetLayout(short.root, in: short) == layout)
  }

  @Test("a context settles conditions and appearances")
  func contexts() {
    let flow = FlowEngine(StyleEngine())
    var context = StyleContext()
    context[.dark] = true
    context.setStates([.disabled])
    let (output, diagnostics) = flow.style(
      "bg-surface disabled:p-2 dark:m-1", for: .widget, in: context)
    #expect(diagnostics.isEmpty)
    #expect(
      JSONWriter.text(output.json)
        == ##"{"margin":{"top":4,"left":4,"right":4,"bottom":4},"padding":{"top":8,"left":8,"right":8,"bottom":8},"background":{"hex":"#1D1D20"}}"##
    )
  }
}
