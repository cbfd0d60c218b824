import JSONText
import StyleModel
import TestSupport
import Testing
import Theme

/// Token files and style sheets to themes.
@Suite struct ThemeExchangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let tokens: String
    let theme: String
    /// Findings, as `id at text`.
    var findings: [String] = []
    var testDescription: String { tokens }

    init(_ tokens: String, _ theme: String, _ findings: String...) {
      (self.tokens, self.theme, self.findings) = (tokens, theme, findings)
    }
  }

  @Test(arguments: rows) func imports(_ row: Row) {
    let bytes = Array(row.tokens.utf8)
    let result = DesignTokenImport.theme(of: bytes)
    #expect(JSONWriter.text(result.theme) == row.theme)
    let found = result.diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
    #expect(found == row.findings)
    #expect(loaded(JSONWriter.text(result.theme)).diagnostics.isEmpty)
  }

  @Test(arguments: sheets) func importsSheets(_ row: Row) {
    let bytes = Array(row.tokens.utf8)
    let result = TailwindThemeImport.theme(of: bytes)
    #expect(JSONWriter.text(result.theme) == row.theme)
    #expect(
      result.diagnostics.map { "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))" }
        == row.findings)
    #expect(loaded(JSONWriter.text(result.theme)).diagnostics.isEmpty)
  }

  @Test(arguments: [(90, true), (101, false)]) func longChainsOfReferences(_ count: Int, _ isRead: Bool) {
    var sheet = ":root { --b0: red;"
    for index in 1..<count { sheet += " --b\(index): var(--b\(index - 1));" }
    sheet += " } @theme { --color-a: var(--b\(count - 1)); }"
    let result = TailwindThemeImport.theme(of: Array(sheet.utf8))
    #expect(result.diagnostics.map { $0.id } == (isRead ? [] : ["tokens-depth"]))
    #expect((result.theme["colors"]?["a"] == "#FF0000") == isRead)
  }

  /// Long chains and wide groups are walked once.
  @Test func longChainsOfTokens() {
    func colors(_ count: Int, _ last: String) -> [UInt8] {
      var text = #"{"color":{"$type":"color""#
      for index in 0..<count {
        text += #","c\#(index)":{"$value":"\#(index + 1 < count ? "{color.c\(index + 1)}" : last)"}"#
      }
      return Array((text + "}}").utf8)
    }
    let chain = DesignTokenImport.theme(of: colors(2000, "#f00"))
    #expect(chain.diagnostics.isEmpty && chain.theme["colors"]?["c1999"] == "#FF0000")
    // A theme follows 256 names, so that those far from the end name it themselves.
    #expect(chain.theme["aliases"]?["c0"] == "c1999" && chain.theme["aliases"]?["c1990"] == "c1991")
    #expect(loaded(JSONWriter.text(chain.theme)).theme.color("c0") == RGBA(hex: "#F00").map { Color($0) })
    let cycle = DesignTokenImport.theme(of: colors(2000, "{color.c0}"))
    #expect(cycle.diagnostics.count == 2000 && cycle.diagnostics.allSatisfy { $0.id == "tokens-cycle" })
    #expect(cycle.diagnostics.allSatisfy { $0.message.utf8.count < 400 })
  }
}
