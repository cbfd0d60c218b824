import Foundation
import PackagePlugin

/// The files of a target that say what its classes mean.
///
/// Plugins share no code, so the same file stands in each of them.
struct TargetSetup {
  /// Whether the target has recipes of its own.
  let hasRecipes: Bool
  /// The options of `twc` that name the files.
  let arguments: [String]
  /// The files themselves.
  let inputs: [URL]

  init(_ target: Target) {
    // The folder as a URL needs tools of 6.1.
    let folder = URL(filePath: String(describing: target.directory), directoryHint: .isDirectory)
    let recipes = folder.appending(path: "Recipes")
    let theme = folder.appending(path: "Theme.json")
    let files = Self.files(below: recipes)
    var arguments: [String] = []
    var inputs = files
    if !files.isEmpty { arguments += ["--recipes", recipes.path(percentEncoded: false)] }
    if FileManager.default.fileExists(atPath: theme.path(percentEncoded: false)) {
      arguments += ["--theme", theme.path(percentEncoded: false)]
      inputs.append(theme)
    }
    hasRecipes = !files.isEmpty
    self.arguments = arguments
    self.inputs = inputs
  }

  private static func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
    return found.sorted { $0.path < $1.path }
  }
}
