import JSONText
import StyleModel
import TestSupport
import Testing
import Theme

/// Token files as teams keep them: what they become is recorded, and comes back from every format that holds all of it.
@Suite struct TokenFileTests {
  static let files = [
    "design-tokens.json", "style-dictionary.json", "tokens-studio.json", "web.css", "themekit.json",
    "themekit.css",
  ]

  private static func read(_ name: String) throws -> (
    theme: JSONValue, diagnostics: [Diagnostic], text: String
  ) {
    let bytes = try Repository.bytes("Tests/Fixtures/Tokens/\(name)")
    let text = String(decoding: bytes, as: UTF8.self)
    if name.hasSuffix(".css") {
      let result =
        ThemeKitSheetImport.recognizes(bytes)
        ? ThemeKitSheetImport.theme(of: bytes) : TailwindThemeImport.theme(of: bytes)
      return (result.theme, result.diagnostics, text)
    }
    if name.hasPrefix("themekit") {
      let result = ThemeKitImport.theme(of: bytes)
      return (result.theme, result.diagnostics, text)
    }
    let result = DesignTokenImport.theme(of: bytes)
    return (result.theme, result.diagnostics, text)
  }

  @Test(arguments: files) func isRecorded(_ name: String) throws {
    let (theme, diagnostics, text) = try Self.read(name)
    // What cannot be carried is named; nothing is at fault.
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    var writer = JSONWriter()
    writer.write(theme, layout: .pretty())
    var record = String(decoding: writer.bytes, as: UTF8.self) + "\n"
    for finding in diagnostics {
      record +=
        "\(finding.severity.name) [\(finding.id)] at \(excerpt(finding.range, of: text)): \(finding.message)\n"
    }
    let difference = try Repository.compare(record, with: "Tests/Fixtures/Tokens/\(name).theme.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: files) func comesBack(_ name: String) throws {
    let first = loaded(JSONWriter.text(try Self.read(name).theme))
    #expect(first.diagnostics.isEmpty)
    let tokens = JSONWriter.text(DesignTokenExport.json(of: first.theme))
    let result = DesignTokenImport.theme(of: Array(tokens.utf8))
    #expect(result.diagnostics.isEmpty)
    let second = loaded(JSONWriter.text(result.theme)).theme
    #expect(JSONWriter.text(ThemeFile.json(of: second)) == JSONWriter.text(ThemeFile.json(of: first.theme)))
  }
}
