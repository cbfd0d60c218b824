import Documents
import Expressions
import JSONText
import StyleModel
import StyleTargets
import Theme

/// A screen of StemJSON as one HTML page that needs no network: the screen in the state that its module begins with, and
/// controls for the state and for what the screen is shown on.
///
/// The page's policy allows its one style sheet and its one script, by their hashes, and nothing else.
public struct ScreenPage: Sendable {
  /// What the page shows first.
  public struct Options: Sendable {
    /// Points.
    public var width = 390
    public var height = 844
    public var isDark = false
    public var isRightToLeft = false
    public var isRegular = false
    /// A word of `#{device_type}`.
    public var device = "phone"
    public var textSize = ContentSizeCategory.large
    /// Localised texts by their codes.
    public var localizations: [(code: String, text: String)] = []

    public init() {}
  }

  /// The page, which ends with a line break.
  public let html: String
  /// What it cannot show as it is.
  public let notes: [ScreenNote]

  /// Makes the page of a document whose classes are compiled.
  ///
  /// - Parameter title: The name of the document.
  /// - Complexity: O(*n*) in the components, templates counted where they are used.
  public init(_ document: JSONDocument, title: String, options: Options = Options()) {
    let screen = Screen(document, options)
    let panel = Panel(screen, options)
    let body = panel.html(title)
    let sheet = [
      PageSheet.text, ScreenSheet.text, screen.rules, panel.sizes,
    ].joined(separator: "\n")
    let script = Self.evaluator + "\n" + ScreenScript.text
    html = Self.shell(
      title: title, sheet: sheet, script: script,
      data: ScreenProgram.data(ScreenProgram.json(screen.model, localizations: screen.localizations)),
      body: body)
    notes = screen.model.notes
  }

  /// The evaluator of expressions alone, as the page has it: it defines `TWC`, and reads trees of
  /// ``ExpressionProgram``.
  package static let evaluator = [EvaluatorScript.text, FunctionScript.text, CallScript.text]
    .joined(separator: "\n")

  /// A screen for one state, written.
  struct Screen {
    let model: ScreenModel
    let content: String
    let modals: String
    /// The rules that its classes have.
    let rules: String
    let localizations: ExpressionDictionary
    let states: [ExpressionDictionary]

    /// - Parameters:
    ///   - prefix: What the names of its rules begin with, where two screens stand on one page.
    ///   - marked: Components that get the class `changed`.
    init(
      _ document: JSONDocument, _ options: Options, prefix: String = "", marking marked: Set<JSONNode> = []
    ) {
      let (model, styles) = ScreenBuilder.model(of: document, prefix: prefix + "s")
      self.model = model
      let environment = options.environment
      localizations = environment.localizations
      var writer = ScreenWriter(model, environment, prefix: prefix + "d")
      writer.marked = marked
      content = writer.html(of: model.nodes)
      modals = writer.html(of: model.modals)
      rules = styles + "\n" + writer.styles.text
      states = writer.states
    }
  }

  private static func shell(title: String, sheet: String, script: String, data: String, body: String)
    -> String
  {
    // The texts are hashed with the line breaks that stand around them in the elements.
    let (sheet, script) = ("\n\(sheet)\n", "\n\(script)\n")
    let policy =
      "default-src 'none'; style-src \(ContentHash.source(of: sheet)); script-src \(ContentHash.source(of: script)); "
      + "base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLText.escaped(title))</title>
      <style>\(sheet)</style>
      </head>
      <body>
      \(body)
      <script type="application/json" id="program">\(data)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }
}

extension ScreenPage.Options {
  /// What expressions read of the system and of localised texts.
  var environment: ExpressionEnvironment {
    ExpressionEnvironment(
      system: [
        "horizontal_size_class": .string(isRegular ? "regular" : "compact"),
        "orientation": .string(width > height ? "landscape" : "portrait"),
        "device_type": .string(device), "language": .string(isRightToLeft ? "ar" : "en"),
        "locale": .string(isRightToLeft ? "ar_EG" : "en_US"), "currency": .string("USD"),
        "is_split_view": .bool(false),
      ], localizations: ExpressionDictionary(localizations.map { ($0.code, .string($0.text)) }))
  }
}

extension ScreenPage {
  /// Whether a document is a component, or an array with one.
  public static func hasComponents(_ document: JSONDocument) -> Bool {
    document.isComponent(document.root)
      || document.elements(of: document.root).contains { document.isComponent($0) }
  }
}
