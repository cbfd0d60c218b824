import Foundation
import PackagePlugin

/// The files that say what the classes of a target mean: the nearest `twc.json` in the target or above it in the
/// package, or else the target's folder `Recipes` and its file `Theme.json`.
///
/// Plugins share no code, so the same file stands in each of them.
struct TargetSetup {
  /// Whether the target has recipes of its own.
  let hasRecipes: Bool
  /// The options of `twc` that name the files.
  let arguments: [String]
  /// The files themselves, after whose changes classes are checked again.
  let inputs: [URL]

  init(_ target: Target, in package: Package) {
    // The folder as a URL needs tools of 6.1.
    let folder = URL(filePath: String(describing: target.directory), directoryHint: .isDirectory)
    let root = package.directoryURL
    if let config = Self.config(from: folder, upTo: root) {
      let (recipes, others) = Self.paths(in: config)
      hasRecipes = !recipes.isEmpty
      arguments = ["--config", config.path(percentEncoded: false)]
      inputs = [config] + (recipes + others).flatMap { Self.files(at: $0) }
      return
    }
    let recipes = Self.files(at: folder.appending(path: "Recipes"))
    let theme = Self.files(at: folder.appending(path: "Theme.json"))
    hasRecipes = !recipes.isEmpty
    arguments =
      (hasRecipes ? ["--recipes", folder.appending(path: "Recipes").path(percentEncoded: false)] : [])
      + theme.flatMap { ["--theme", $0.path(percentEncoded: false)] }
    inputs = recipes + theme
  }

  private static func config(from folder: URL, upTo root: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.path.hasPrefix(root.standardizedFileURL.path) {
      let file = folder.appending(path: "twc.json")
      if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return file }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// The paths that a configuration names; twc itself says what is wrong in it.
  private static func paths(in config: URL) -> (recipes: [URL], others: [URL]) {
    let data = (try? Data(contentsOf: config)) ?? Data()
    let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    let folder = config.deletingLastPathComponent()
    func urls(_ key: String) -> [URL] {
      let value = object[key]
      let paths = value as? [String] ?? (value as? String).map { [$0] } ?? []
      return paths.map { URL(filePath: $0, relativeTo: folder).absoluteURL }
    }
    return (urls("recipes"), urls("theme") + urls("rules"))
  }

  /// A file, or the JSON files below a folder; nothing for what is not there, such as the name of a preset.
  private static func files(at url: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
    else {
      return []
    }
    guard isFolder.boolValue else { return [url] }
    let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    let found = (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
    return found.sorted { $0.path < $1.path }
  }
}
