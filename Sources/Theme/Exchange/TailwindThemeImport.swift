import JSONText
import StyleModel

/// Turns the `@theme` blocks of Tailwind CSS v4 into theme files.
///
/// Custom properties outside of `@theme`, and at-rules inside it, are left alone. A second block
/// `.dark { --color-… }` or `[data-theme=dark] { … }` gives the dark halves of colours, and one in
/// `@media (prefers-contrast: more)` the forms for increased contrast.
public enum TailwindThemeImport {
  /// Reads a style sheet.
  public static func theme(of bytes: [UInt8], mapping: GamutMapping = .clip, rem: Double = 16)
    -> DesignTokenImport.Result
  {
    var reading = ThemeSheetReading(StyleSheetReader(bytes), mapping, rem)
    reading.run()
    return DesignTokenImport.Result(
      theme: reading.theme.json,
      diagnostics: reading.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}
