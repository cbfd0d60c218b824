import Foundation
import PackagePlugin

/// Checks the classes of a target's sources on each build, and turns its recipes into Swift constants.
///
/// A target with a folder `Recipes`, or with recipes in its `twc.json`, gets an enum `Recipes` with the names of those
/// recipes and of the built-in ones. What `twc check` finds wrong fails the build at its line and column.
@main
struct TwcBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let twc = try context.tool(named: "twc").url
    let setup = TargetSetup(target, in: context.package)
    let folder = context.pluginWorkDirectoryURL
    var commands: [Command] = []
    if setup.hasRecipes {
      let constants = folder.appending(path: "Recipes.swift")
      commands.append(
        .buildCommand(
          displayName: "Writing the recipes of \(target.name) as Swift constants", executable: twc,
          arguments: ["recipes", "export"] + setup.arguments + ["-o", constants.path(percentEncoded: false)],
          inputFiles: setup.inputs, outputFiles: [constants]))
    }
    let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
    guard !sources.isEmpty else { return commands }
    // The compiler waits for the file, which says nothing.
    let stamp = folder.appending(path: "CheckedClasses.swift")
    commands.append(
      .buildCommand(
        displayName: "Checking the classes of \(target.name)", executable: twc,
        arguments: ["check", "--stamp", stamp.path(percentEncoded: false)] + setup.arguments + ["--"]
          + sources.map { $0.path(percentEncoded: false) },
        inputFiles: sources + setup.inputs, outputFiles: [stamp]))
    return commands
  }
}
