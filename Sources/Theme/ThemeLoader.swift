import JSONText
import StyleModel

/// Reads themes from JSON.
///
///     { "extends": "swiftcn", "spacing": 5, "colors": { "brand": { "light": "#0A7", "dark": "mint" } } }
///
/// A theme starts as a copy of the preset that it extends and overrides it name by name. An entry at fault is
/// reported and leaves the preset's; every fault is reported, not the first alone.
public enum ThemeLoader {
  /// What was read, and what is wrong in it.
  public struct Result: Sendable {
    public var theme: Theme
    /// Findings with byte ranges into the theme's text, in their order there.
    public var diagnostics: [Diagnostic]

    /// Whether a finding is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// The preset of a theme that does not say which it extends.
  public static let defaultPreset = "swiftcn"

  /// Reads a theme file.
  ///
  /// - Parameters:
  ///   - bytes: JSON text in UTF-8.
  ///   - presets: Finds the theme that `extends` names; `none` is an empty theme and is not asked for.
  public static func load(_ bytes: [UInt8], presets: (String) -> Theme?) -> Result {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      let finding = Diagnostic(jsonError: error, in: bytes)
      return Result(theme: presets(defaultPreset) ?? Theme(name: ""), diagnostics: [finding])
    }
    return load(document.root, in: document, presets: presets)
  }

  /// Reads a theme that is a part of a document, such as the `theme` of rules.
  public static func load(_ node: JSONNode, in document: JSONDocument, presets: (String) -> Theme?) -> Result
  {
    var unknown: JSONNode?
    var name = defaultPreset
    if let extends = document.member("extends", of: node), let text = document.string(of: extends) {
      name = text
      unknown = extends
    }
    var base = Theme(name: name)
    if name != "none" {
      if let preset = presets(name) {
        base = preset
        unknown = nil
      } else if unknown != nil {
        base = presets(defaultPreset) ?? Theme(name: "")
      }
    } else {
      unknown = nil
    }
    return load(node, in: document, over: base, unknownPreset: unknown)
  }

  /// Reads the entries of a theme over another one, whatever it says that it extends.
  public static func load(_ node: JSONNode, in document: JSONDocument, over base: Theme) -> Result {
    load(node, in: document, over: base, unknownPreset: nil)
  }

  private static func load(
    _ node: JSONNode, in document: JSONDocument, over base: Theme, unknownPreset: JSONNode?
  ) -> Result {
    var reader = ThemeReader(document: document, base: base)
    if let unknownPreset { reader.reportUnknownPreset(unknownPreset) }
    reader.read(node)
    if reader.hasIncreased || base.hasIncreasedContrast {
      // References, aliases and shadows follow the tokens that they name, so the file is read once more.
      var increased = ThemeReader(document: document, base: base.inIncreasedContrast, isIncreased: true)
      increased.read(node)
      reader.theme.setIncreasedContrast(from: increased.theme)
      reader.diagnostics += increased.diagnostics.filter { !reader.diagnostics.contains($0) }
    }
    reader.diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Result(theme: reader.theme, diagnostics: reader.diagnostics)
  }
}
