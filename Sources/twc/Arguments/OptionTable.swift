import Documents
import SourceScan
import StyleModel
import StyleResolve
import StyleTargets

/// Every option of every command, in the order of help.
enum OptionTable {
  static let states = ["hover", "focus", "pressed", "disabled", "checked", "selected", "loading"]
  static let formats = ["text", "json", "github"]

  static let rows: [OptionRow] = [
    OptionRow(
      .target, "--to", value: .choice(["stemjson", "flow", "css", "model"]),
      help:
        "What to print: StemJSON (default), Flow, CSS that looks alike, or the canonical model with its extended rows"
    ),
    OptionRow(
      .compileTarget, "--to", value: .choice(["stemjson", "flow"]),
      help: "What the documents are: StemJSON (default), or pages of Flow"),
    OptionRow(
      .convertSource, "--from", value: .choice(DocumentConverter.System.allCases.map(\.rawValue)),
      help: "The system of the documents"),
    OptionRow(
      .convertTarget, "--to", value: .choice(DocumentConverter.System.allCases.map(\.rawValue)),
      help: "The system to carry them to"),
    OptionRow(
      .recipeTarget, "--to", value: .choice(["stemjson", "flow"]),
      help: "What recipes become: StemJSON (default), or a layout and atoms of Flow for each"),
    OptionRow(
      .type, "--type", value: .text("TYPE"),
      help:
        "The component that gets the style, such as button or text; of Flow widget (default), text, image, …"
    ),
    OptionRow(
      .tokens, "--tokens", help: "Flow: write tokens of the theme as tokens, not as hex colours and sizes"),
    OptionRow(.shorthand, "--shorthand", help: "Flow: write the shortest form that authors use"),
    OptionRow(
      .lines, "--lines", help: "Read one class string a line from stdin, write one JSON object a line"),
    OptionRow(
      .documentLines, "--lines",
      help: "Read one JSON document a line, write one a line, in order; stdin where no file is named"),
    OptionRow(
      .jobs, "--jobs", "-j", value: .text("N"),
      help: "How many threads work; as many as the machine has by default"),
    OptionRow(
      .cache, "--cache", value: .text("DIR"),
      help:
        "Keep results there, and compile only what changed: documents, or recipes, rules and themes they use"),
    OptionRow(
      .watch, "--watch", help: "Go on, and do it again whenever a document, recipe, rule or theme changes"),
    OptionRow(.compact, "--compact", help: "Print on one line"),
    OptionRow(
      .output, "--output", "-o", value: .text("FILE|DIR/"),
      help: "Write there; below DIR/ one file keeps its name and several keep their relative paths"),
    OptionRow(.pageFile, "--output", "-o", value: .text("FILE|-"), help: "Write the page there"),
    OptionRow(
      .pictureFile, "--png", value: .text("FILE"),
      help: "Write a picture of the screen there, taken by the Chromium on the path"),
    OptionRow(
      .screenSize, "--size", value: .text("WxH"),
      help: "The size of the screen in points (390x844; 1024x768 where --device is no phone)"),
    OptionRow(
      .textSize, "--text-size", value: .choice(ContentSizeCategory.allCases.map(\.rawValue)),
      help: "The text size that the reader has set (large)"),
    OptionRow(
      .strings, "--strings", value: .text("FILE"),
      help: "Localised texts for l10n:// and localize(): one JSON object of codes and texts"),
    OptionRow(
      .reportFile, "--html", value: .text("FILE|-"),
      help: "Write the changes as one HTML page, before and after side by side"),
    OptionRow(
      .reportFormat, "--format", value: .choice(["text", "json"]),
      help: "How the changes are written: Markdown for pull requests (text, default), or JSON"),
    OptionRow(.write, "--write", "-w", help: "Replace each file by its compiled form, at once or not at all"),
    OptionRow(
      .check, "--check",
      help: "Write nothing; name what would change, or with -o what is missing or stale there, and exit 1"),
    OptionRow(.canonicalStyles, "--canonical-styles", help: "Rewrite every style object in canonical form"),
    OptionRow(.recipesMatch, "--recipes-match", help: "Try the names of recipes where they make it shorter"),
    OptionRow(
      .moveContext, "--context",
      help: "Move spacing, alignment, content mode and laziness from the context into classes too"),
    OptionRow(
      .stats, "--stats",
      help: "Print how many properties classes carry; documents are written only with -o or --write"),
    OptionRow(
      .recipeForm, "--as", value: .choice(RecipeConverter.Form.allCases.map(\.rawValue)),
      help: "One styled component a recipe (styles, default), or dependencies that templates use (components)"
    ),
    OptionRow(
      .usedIn, "--used-in", value: .text("FILE|GLOB|FOLDER"), repeatable: true,
      help: "Documents whose use of recipes counts; may be repeated"),
    OptionRow(.exportTarget, "--to", value: .choice(["swift"]), help: "What export writes: Swift constants"),
    OptionRow(.exportName, "--name", value: .text("NAME"), help: "The name of the enum, by default Recipes"),
    OptionRow(.outputFile, "--output", "-o", value: .text("FILE"), help: "Write there; stdout by default"),
    OptionRow(.checkChanges, "--check", help: "Exit 1 when something differs"),
    OptionRow(
      .language, "--language", value: .choice(SourceLanguage.allCases.map(\.rawValue)),
      help: "The language of every source, in place of what the endings of their names say"),
    OptionRow(
      .pattern, "--pattern", value: .text("REGEX"), repeatable: true,
      help: "A pattern of your own with a group named classes, or one that ends with an opening bracket"),
    OptionRow(
      .scanStats, "--stats",
      help: "Count utilities, variants, recipes and unknown classes; print no strings"),
    OptionRow(
      .formatWrite, "--write", "-w", help: "Replace each file by its formatted form, at once or not at all"),
    OptionRow(.formatCheck, "--check", help: "Write nothing; list the strings that would change, and exit 1"),
    OptionRow(.diff, "--diff", help: "Write nothing; print what would change as diff -u does"),
    OptionRow(
      .theme, "--theme", value: .text("FILE|PRESET"),
      help: "A theme file, or the name of a theme that comes with twc"),
    OptionRow(.rules, "--rules", value: .text("FILE"), help: "Rules to lay over the built-in ones"),
    OptionRow(
      .recipes, "--recipes", value: .text("FILE|DIR"), repeatable: true,
      help: "Recipes to add to the catalog, or themekit for ThemeKit's; may be repeated"),
    OptionRow(
      .config, "--config", value: .text("FILE"),
      help: "The configuration, in place of the nearest twc.json above the files"),
    OptionRow(.noConfig, "--no-config", help: "Read no configuration"),
    OptionRow(
      .noIgnore, "--no-ignore", help: "Look at what .gitignore, .ignore and .twcignore leave out, too"),
    OptionRow(
      .dynamic, "--dynamic", value: .choice(StemJSONTarget.DynamicOutput.allCases.map(\.rawValue)),
      help: "Where conditions become expressions: where the format says so (strict), or everywhere (open)"),
    OptionRow(
      .wireFocus, "--wire-focus",
      help: "Give inputs whose classes ask for focus: the state key and the two events that tell it"),
    OptionRow(.strict, "--strict", help: "Make conditions that are left out errors"),
    OptionRow(
      .keepGoing, "--keep-going", help: "Give what is good although something is wrong; still exit 1"),
    OptionRow(.format, "--format", value: .choice(formats), help: "How findings are written to stderr"),
    OptionRow(.listFormat, "--format", value: .choice(["text", "json"]), help: "How the list is written"),
    OptionRow(.notes, "--notes", help: "Show notes too; without it they are counted"),
    OptionRow(
      .schemaRoot, "--of", value: .choice(["document", "style", "config"]),
      help: "What the schema describes: components with classes (default), a style object, or twc.json"),
    OptionRow(
      .docsForm, "--to", value: .choice(["markdown", "html"]), help: "The form of the reference"),
    OptionRow(
      .tokenSource, "--from", value: .choice(["tokens", "tailwind", "themekit"]),
      help:
        "What import reads: token files, @theme CSS, or ThemeKit's files and style sheets (found out by itself where it is not given)"
    ),
    OptionRow(
      .darkFile, "--dark", value: .text("FILE"), help: "The dark variant of a theme file of ThemeKit"),
    OptionRow(
      .sheetFile, "--html", value: .text("FILE|-"), help: "Write the theme as one HTML sheet"),
    OptionRow(
      .tokenTarget, "--to", value: .choice(["tokens", "tailwind", "swift", "stemjson", "themekit", "theme"]),
      help:
        "What export writes: Design Tokens (default), @theme CSS, Swift constants, values of StemJSON, a file of ThemeKit, or a whole theme file"
    ),
    OptionRow(
      .gamut, "--gamut", value: .choice(["clip", "reduce"]),
      help: "What becomes of colours beyond sRGB: components are clipped (default), or chroma is reduced"),
    OptionRow(
      .checkFormat, "--format", value: .choice(formats + ["sarif"]),
      help: "How findings are written to stdout; sarif is one log of version 2.1.0"),
    OptionRow(
      .failOn, "--fail-on", value: .choice(["error", "warning", "note"]),
      help: "Exit 1 on findings of this severity (error by default) or above"),
    OptionRow(
      .stamp, "--stamp", value: .text("FILE"),
      help: "Write a Swift file without content there when nothing is wrong, for tools that ask for an output"
    ),
    OptionRow(.fix, "--fix", help: "Apply the certain repairs to the files, then report what is left"),
    OptionRow(
      .dryRun, "--dry-run", help: "With --fix: write nothing; name the files that repairs would change"),
    OptionRow(.listRules, "--list-rules", help: "List every rule with its severity, and check nothing"),
    OptionRow(
      .level, "--level", value: .text("ID=LEVEL"), repeatable: true,
      help: "What findings of a rule count as: off, note, warning or error; may be repeated"),
    OptionRow(
      .state, "--state", value: .list(states, aliases: ["active", "on"]),
      help: "none, or a comma list of \(states.joined(separator: ", ")); those not listed are off"),
    OptionRow(.scheme, "--scheme", value: .choice(["light", "dark"]), help: "The colour scheme"),
    OptionRow(
      .platform, "--platform", value: .choice(Platform.allCases.map(\.rawValue)), help: "The platform"),
    OptionRow(
      .os, "--os", value: .text("VERSION"), help: "The system's major version: 26, or ios26 with the platform"
    ),
    OptionRow(.device, "--device", value: .choice(["phone", "pad", "mac", "vision"]), help: "The device"),
    OptionRow(
      .sizeClass, "--size-class", value: .choice(["compact", "regular"]), help: "The horizontal size class"),
    OptionRow(
      .orientation, "--orientation", value: .choice(["portrait", "landscape"]), help: "The orientation"),
    OptionRow(.width, "--width", value: .text("POINTS"), help: "The window's width"),
    OptionRow(.direction, "--direction", value: .choice(["ltr", "rtl"]), help: "The writing direction"),
    OptionRow(.contrast, "--contrast", value: .choice(["standard", "more"]), help: "The contrast setting"),
    OptionRow(.reduceMotion, "--reduce-motion", value: .truth, help: "Whether motion is reduced"),
    OptionRow(
      .reduceTransparency, "--reduce-transparency", value: .truth, help: "Whether transparency is reduced"),
    OptionRow(
      .splitView, "--split-view", value: .truth, help: "Whether two applications share an iPad's screen"),
    OptionRow(
      .appearance, "--appearance", value: .choice(SurfacePolicy.allCases.map(\.rawValue)),
      help: "How surfaces choose between glass and solid fills"),
    OptionRow(
      .requiresCompatibility, "--requires-compatibility",
      help: "The application asks for its older appearance"),
    OptionRow(.help, "--help", "-h", help: "Show this help"),
    OptionRow(.version, "--version", help: "Show the version"),
  ]

  static func row(of option: Option) -> OptionRow {
    rows.first { $0.option == option } ?? OptionRow(option, help: "")
  }

  /// Options that say what styles are made of.
  static let sources: [Option] = [.theme, .rules, .recipes, .config, .noConfig]

  /// Options that say where a style is used.
  static let context: [Option] = [
    .state, .scheme, .platform, .os, .device, .sizeClass, .orientation, .width, .direction, .contrast,
    .reduceMotion, .reduceTransparency, .splitView, .appearance, .requiresCompatibility,
  ]
}
