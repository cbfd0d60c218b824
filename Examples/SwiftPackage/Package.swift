// swift-tools-version: 6.0
import PackageDescription

/// Both targets build with the plugin of twc. The broken one is there only when it is asked for:
///
///     TWC_EXAMPLE_BROKEN=1 swift build --target BrokenScreens
let isBrokenWanted = Context.environment["TWC_EXAMPLE_BROKEN"] == "1"

let package = Package(
  name: "Screens",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "twc", path: "../..")],
  targets: [
    .executableTarget(
      name: "Screens", exclude: ["Recipes", "Theme.json", "twc.json"],
      plugins: [.plugin(name: "TwcBuildPlugin", package: "twc")])
  ]
    + (isBrokenWanted
      ? [
        .target(
          name: "BrokenScreens", path: "Broken", plugins: [.plugin(name: "TwcBuildPlugin", package: "twc")])
      ]
      : [])
)
