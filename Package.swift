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
  ("ClassParser", ["JSONText", "StyleModel", "Theme"]),
  ("Recipes", ["ClassParser", "Expressions", "JSONText", "StyleModel", "Theme"]),
  ("StyleResolve", ["ClassParser", "JSONText", "Recipes", "StyleModel", "Theme"]),
  (
    "StyleTargets",
    ["ClassParser", "Expressions", "JSONText", "Recipes", "StyleModel", "StyleResolve", "Theme"]
  ),
  (
    "Engine",
    [
      "ClassParser", "Expressions", "JSONText", "Recipes", "StyleModel", "StyleResolve", "StyleTargets",
      "Theme",
    ]
  ),
  (
    "Documents",
    [
      "ClassParser", "Engine", "Expressions", "JSONText", "Recipes", "StyleModel", "StyleResolve",
      "StyleTargets", "Theme",
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

let package = Package(
  name: "twc",
  products: [
    .executable(name: "twc", targets: ["twc"]),
    .library(name: "StyleEngine", targets: core.map(\.name)),
  ] + core.map { .library(name: $0.name, targets: [$0.name]) },
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
      .executableTarget(name: "twc", dependencies: everything, swiftSettings: strict),
      .target(
        name: "TestSupport", dependencies: everything, path: "Tests/TestSupport", swiftSettings: strict),
      .testTarget(
        name: "twcTests", dependencies: everything + ["TestSupport", "twc"], swiftSettings: strict),
      .executableTarget(
        name: "Benchmarks", dependencies: everything, path: "Benchmarks", exclude: ["README.md"],
        swiftSettings: strict),
    ],
  swiftLanguageModes: [.v6]
)
