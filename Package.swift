// swift-tools-version: 6.0
import PackageDescription

/// One module of the portable core, with the modules below it.
///
/// The order of the list is the order of the arrows: a module may use only those before it.
let core: [(name: String, uses: [String])] = [
  ("JSONText", []),
  ("Expressions", []),
  ("StyleModel", ["JSONText"]),
  ("Theme", ["JSONText", "StyleModel"]),
  ("FlowModel", ["JSONText", "StyleModel"]),
  ("ClassParser", ["JSONText", "StyleModel", "Theme"]),
  ("Recipes", ["ClassParser", "Expressions", "JSONText", "StyleModel", "Theme"]),
  ("StyleResolve", ["ClassParser", "JSONText", "Recipes", "StyleModel", "Theme"]),
  (
    "StyleTargets",
    [
      "ClassParser", "Expressions", "FlowModel", "JSONText", "Recipes", "StyleModel", "StyleResolve", "Theme",
    ]
  ),
  (
    "Engine",
    [
      "ClassParser", "Expressions", "FlowModel", "JSONText", "Recipes", "StyleModel", "StyleResolve",
      "StyleTargets", "Theme",
    ]
  ),
  (
    "Documents",
    [
      "ClassParser", "Engine", "Expressions", "FlowModel", "JSONText", "Recipes", "StyleModel",
      "StyleResolve", "StyleTargets", "Theme",
    ]
  ),
  (
    "Gallery",
    [
      "ClassParser", "Documents", "Engine", "Expressions", "JSONText", "Recipes", "StyleModel",
      "StyleResolve", "StyleTargets", "Theme",
    ]
  ),
]

let everything = core.map { Target.Dependency(stringLiteral: $0.name) }
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
/// A file of the core imports every module whose members it uses, as Embedded Swift asks.
let portable = strict + [.enableUpcomingFeature("MemberImportVisibility")]

/// Rounding and square roots call the C library's mathematics where the processor lacks an instruction; modules
/// that import nothing do not link it by themselves.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

/// PCRE2 becomes part of the program where its archive is there, as the Makefile finds out; else it is shared.
let hasStaticPCRE2 = Context.environment["TWC_STATIC_PCRE2"] == "1"

/// The whole program in one file, the C library included, where the archives are there, as the Makefile finds out: the
/// system then maps one file and looks up no symbols, which is a third of the time that a short command takes. Only
/// the linker is told, and only for the program; the flags keep it from being a default.
let isOneFile = Context.environment["TWC_STATIC"] == "1"
let oneFile: [LinkerSetting] = isOneFile ? [.unsafeFlags(["-static-executable", "-use-ld=lld"])] : []

/// Plugins need twc on the machine that builds, and SwiftPM builds a tool apart from the product of the same name. The
/// Makefile leaves them out, since whoever works on twc would build everything twice.
let hasPlugins = Context.environment["TWC_WITHOUT_PLUGINS"] != "1"

let plugins: [Target] = [
  .plugin(name: "TwcBuildPlugin", capability: .buildTool(), dependencies: ["twc"]),
  .plugin(
    name: "TwcCheckPlugin",
    capability: .command(
      intent: .custom(verb: "twc-check", description: "Check the classes of the package's sources")),
    dependencies: ["twc"]),
]

let package = Package(
  name: "twc",
  // The first ones with atomics in the standard library.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "twc", targets: ["twc"]),
    .library(name: "StyleEngine", targets: core.map(\.name)),
    .library(name: "SourceScan", targets: ["SourceScan"]),
  ] + (hasPlugins ? plugins.map { .plugin(name: $0.name, targets: [$0.name]) } : [])
    + core.map { .library(name: $0.name, targets: [$0.name]) },
  targets: core.map { module in
    .target(
      name: module.name, dependencies: module.uses.map { .init(stringLiteral: $0) }, swiftSettings: portable,
      linkerSettings: module.name == "JSONText" ? mathematics : [])
  }
    + core.map { module in
      .testTarget(
        name: "\(module.name)Tests", dependencies: everything + ["TestSupport"], swiftSettings: strict)
    }
    + [
      .systemLibrary(
        name: "CPCRE2", pkgConfig: hasStaticPCRE2 ? nil : "libpcre2-8",
        providers: [.apt(["libpcre2-dev"]), .yum(["pcre2-devel"]), .brew(["pcre2"])]),
      .target(
        name: "SourceScan", dependencies: everything + ["CPCRE2"], swiftSettings: strict,
        linkerSettings: [.linkedLibrary(hasStaticPCRE2 ? ":libpcre2-8.a" : "pcre2-8")]),
      .testTarget(
        name: "SourceScanTests", dependencies: everything + ["SourceScan", "TestSupport"],
        swiftSettings: strict),
      .executableTarget(
        name: "twc", dependencies: everything + ["SourceScan"], swiftSettings: strict, linkerSettings: oneFile
      ),
      .target(
        name: "TestSupport", dependencies: everything, path: "Tests/TestSupport", swiftSettings: strict),
      .testTarget(
        name: "twcTests", dependencies: everything + ["SourceScan", "TestSupport", "twc"],
        swiftSettings: strict),
      .executableTarget(
        name: "Benchmarks", dependencies: everything + ["SourceScan"], path: "Benchmarks",
        exclude: ["README.md", "thresholds.txt", "Counter"],
        swiftSettings: strict),
    ] + (hasPlugins ? plugins : []),
  swiftLanguageModes: [.v6]
)
