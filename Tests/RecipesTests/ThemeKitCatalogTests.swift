import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel
import StyleResolve
import StyleTargets
import Testing
import Theme

/// ThemeKit's families: complete, replaceable, and painted as ThemeKit paints them.
@Suite("ThemeKit's catalog") struct ThemeKitCatalogTests {
  static let catalog = Catalog.builtIn.adding(.themekit)
  static let engine = StyleEngine(catalog: catalog)
  static let themed = StyleEngine(theme: .themekit, catalog: catalog)

  static func model(_ classes: String, _ engine: StyleEngine = engine, in context: StyleContext = .init())
    -> String
  {
    let result = engine.resolve(classes, in: context)
    #expect(result.diagnostics.map(\.message) == [], "\(classes)")
    return JSONWriter.text(ModelWriter.json(result.style))
  }

  static func overlaid(_ rules: String) -> StyleEngine {
    let loaded = RulesLoader.load(Array(rules.utf8))
    #expect(loaded.diagnostics == [])
    let engine = engine.overlaid(by: loaded.rules)
    #expect(engine.faults == [])
    return engine
  }

  static let adopters = Catalog.themekit.recipes.filter { $0.family != nil }

  @Test("loads without findings") func loads() {
    for file in BuiltInCatalogText.themekit {
      #expect(CatalogLoader.load(Array(file.text.utf8), source: file.name).diagnostics == [], "\(file.name)")
    }
    #expect(Self.engine.faults == [] && Self.themed.faults == [])
    #expect(Catalog.themekit.families.count == 31)
  }

  @Test("takes no name of another recipe or of a class") func names() {
    let plain = StyleEngine(catalog: .builtIn)
    for recipe in Catalog.themekit.recipes {
      for engine in [plain, StyleEngine(theme: .themekit)] {
        let isClass = engine.resolve(recipe.name).isSound
        #expect(!isClass, "\(recipe.name)")
      }
      #expect(Catalog.builtIn.recipe(named: recipe.name) == nil, "\(recipe.name)")
      #expect(recipe.description != nil, "\(recipe.name)")
    }
  }

  @Test("gives every family an adopter, and every adopter each value of its configuration")
  func configurations() {
    for family in Catalog.themekit.families {
      #expect(family.description != nil, "\(family.name)")
      let adopters = Self.adopters.filter { $0.family == family.name }
      let slots = Catalog.themekit.recipes.flatMap(\.slots).filter { $0.family == family.name }
      #expect(!adopters.isEmpty || !slots.isEmpty, "\(family.name)")
      for adopter in adopters {
        for axis in family.configuration {
          for value in axis.values {
            let result = Self.engine.resolve("\(adopter.name)-[\(axis.name)=\(value.name)]")
            #expect(result.diagnostics.map(\.message) == [], "\(adopter.name) \(axis.name) \(value.name)")
          }
        }
      }
    }
  }

  @Test("means the same with the standard style named as with none", arguments: Catalog.themekit.families)
  func standard(_ family: FamilyDefinition) {
    let named = Self.overlaid(#"{"families": {"\#(family.name)": "\#(family.standard.name)"}}"#)
    for recipe in Self.catalog.recipes {
      #expect(Self.model(recipe.name, named) == Self.model(recipe.name), "\(recipe.name)")
      for slot in recipe.slots {
        let name = "\(recipe.name)/\(slot.name)"
        #expect(Self.model(name, named) == Self.model(name), "\(name)")
      }
    }
  }

  @Test("re-skins every adopter of a family with each preset", arguments: Catalog.themekit.families)
  func presets(_ family: FamilyDefinition) {
    for style in family.styles where style != family.standard.name {
      let named = Self.overlaid(#"{"families": {"\#(family.name)": "\#(style)"}}"#)
      for adopter in Self.adopters where adopter.family == family.name {
        #expect(
          Self.model(adopter.name, named) != Self.model(adopter.name) || !adopter.slots.isEmpty
            || style == "meter-striped", "\(adopter.name) in \(style)")
      }
    }
  }

  struct Paint: Sendable, CustomTestStringConvertible {
    let classes: String
    var context = "light"
    let model: String
    var testDescription: String { "\(classes) in \(context)" }

    init(_ classes: String, in context: String = "light", _ model: String) {
      self.classes = classes
      self.context = context
      self.model = model
    }
  }

  /// What `facts/themekit.json` says of the stock paint under ThemeKit's theme.
  static let paints: [Paint] = [
    Paint(
      "card-style-[elevation=soft,surface=primary,radius=box]",
      ##"{"common":{"foreground":"#0E1219","background":"#FFFFFF","cornerRadius":16},"shadow":{"color":"#3352A414","radius":6,"x":0,"y":2}}"##
    ),
    Paint(
      "theme-card-[elevation=none] p-0 items-center gap-0", in: "light selected",
      ##"{"common":{"foreground":"#0E1219","background":"#FFFFFF","cornerRadius":16},"layout":{"padding":0},"border":{"color":"#056BFD","width":1.5},"stack":{"spacing":0,"alignment":"center"}}"##
    ),
    Paint(
      "single-line-text-input", in: "light focus",
      ##"{"common":{"foreground":"#0E1219","background":"#FFFFFF","font":{"kind":"system","size":16},"cornerRadius":8},"layout":{"minHeight":56,"padding":{"horizontal":16}},"border":{"color":"#056BFD","width":1.5}}"##
    ),
    // An error is drawn before the focus.
    Paint(
      "field-style-[validation=error]", in: "light focus",
      ##"{"common":{"foreground":"#0E1219","background":"#FFFFFF","cornerRadius":8},"layout":{"padding":{"horizontal":16}},"border":{"color":"#F04438","width":1.5}}"##
    ),
    Paint(
      "theme-chip", in: "light selected",
      ##"{"common":{"foreground":"#056BFD","background":"#E6F4FF","font":{"kind":"system","size":14,"weight":"semibold"},"cornerRadius":10000},"layout":{"minHeight":40,"padding":{"horizontal":14,"vertical":10}},"border":{"color":"#056BFD","width":1.5}}"##
    ),
    Paint(
      "theme-button", in: "light none",
      ##"{"common":{"foreground":"#FFFFFF","background":"#056BFD","font":{"kind":"system","size":16,"weight":"semibold"},"cornerRadius":24},"layout":{"minHeight":56,"padding":{"horizontal":24}}}"##
    ),
    Paint(
      "theme-button", in: "light pressed",
      ##"{"common":{"foreground":"#FFFFFF","background":"#0052D6","font":{"kind":"system","size":16,"weight":"semibold"},"cornerRadius":24,"scale":0.97},"layout":{"minHeight":56,"padding":{"horizontal":24}}}"##
    ),
    Paint(
      "theme-button-[variant=soft,size=small,density=compact] accent-success", in: "dark none",
      ##"{"common":{"foreground":"#2EAA6C","background":"#12271E","font":{"kind":"system","size":14,"weight":"semibold"},"cornerRadius":24},"layout":{"minHeight":32,"padding":{"horizontal":16}}}"##
    ),
    Paint(
      "theme-badge-[tone=success]",
      ##"{"common":{"foreground":"#12B76A","background":"#DFF7E8","font":{"kind":"system","size":12,"weight":"semibold"},"cornerRadius":10000},"layout":{"minHeight":24,"padding":{"horizontal":8}},"border":{"color":"#81DEA9","width":1}}"##
    ),
    Paint(
      "alert-toast-[variant=danger] gap-0",
      ##"{"common":{"foreground":"white","background":"#F04438","font":{"kind":"system","size":14,"weight":"semibold"},"cornerRadius":8},"layout":{"padding":{"horizontal":16,"vertical":12}},"stack":{"spacing":0}}"##
    ),
    Paint(
      "theme-tooltip-[tone=none]",
      ##"{"common":{"foreground":"#FFFFFF","background":"#000A2C","font":{"kind":"system","size":12},"cornerRadius":6},"layout":{"padding":{"horizontal":8,"vertical":4}}}"##
    ),
    Paint(
      "count-badge",
      ##"{"common":{"foreground":"#14171C","background":"#F04438","font":{"kind":"system","size":11,"weight":"bold"},"cornerRadius":10000},"layout":{"minWidth":18,"minHeight":18,"padding":{"horizontal":5}},"border":{"color":"#FFFFFF","width":1.5}}"##
    ),
    Paint(
      "theme-divider", ##"{"common":{"background":"#D2DAE6"},"layout":{"height":1,"maxWidth":"infinity"}}"##),
    Paint(
      "price-tag-[state=soldOut]",
      ##"{"common":{"foreground":"#7C8398","font":{"kind":"system","size":14,"weight":"semibold"}}}"##),
    Paint(
      "progress-bar-[status=exception]/fill",
      ##"{"common":{"background":"#F04438","cornerRadius":10000},"layout":{"height":8}}"##),
  ]

  @Test("paints as ThemeKit does", arguments: paints)
  func paint(_ row: Paint) {
    var context = StyleContext()
    context[.dark] = row.context.hasPrefix("dark")
    let states = row.context.split(separator: " ").dropFirst().compactMap { Condition(name: String($0)) }
    for condition in Condition.allCases where condition.isState {
      context[condition] = states.contains(condition)
    }
    #expect(Self.model(row.classes, Self.themed, in: context) == row.model)
  }
}
