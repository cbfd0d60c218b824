import Foundation
import PackagePlugin

/// `swift package twc-check [--target NAME …] [OPTIONS OF twc check]`: checks the classes of the package's sources.
@main
struct TwcCheckPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let twc = try context.tool(named: "twc").url
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    var failures = 0
    for target in targets {
      guard let module = target.sourceModule else { continue }
      let sources = module.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) }
      if sources.isEmpty { continue }
      let process = Process()
      process.executableURL = twc
      process.arguments =
        ["check"] + TargetSetup(target, in: context.package).arguments + extractor.remainingArguments + ["--"]
        + sources
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { failures += 1 }
    }
    if failures > 0 {
      Diagnostics.error("twc found something in the classes of \(failures) target\(failures == 1 ? "" : "s")")
    }
  }
}
