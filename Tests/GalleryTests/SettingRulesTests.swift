import Testing

@testable import Gallery

/// Rules that choose between settings, each behaviour once.
@Suite struct SettingRulesTests {
  @Test("has one rule for what is the same everywhere, and none for what has no declarations")
  func plain() {
    var rules = SettingRules(prefix: "b")
    #expect(rules.name(mask: 0, ["color:red"]) == "b0")
    #expect(rules.name(mask: 0, ["color:red"]) == "b0")
    #expect(rules.name(mask: 0, [""]) == "")
    // Switches that change nothing are dropped.
    #expect(rules.name(mask: Switch.platform.bit, ["color:red", "color:red"]) == "b0")
    #expect(rules.text == ".b0{color:red}")
  }

  @Test("asks which controls are checked")
  func switched() {
    var rules = SettingRules(prefix: "b")
    #expect(rules.name(mask: Switch.platform.bit, ["color:red", "color:blue"]) == "b0")
    #expect(
      rules.text
        == "body:not(:has(#platform-macos:checked)) .b0{color:red}\nbody:has(#platform-macos:checked) .b0{color:blue}"
    )
  }

  @Test("joins settings that look alike")
  func joined() {
    var rules = SettingRules(prefix: "b")
    let mask = Switch.platform.bit | Switch.system.bit
    // iOS 26, macOS 26, iOS 18, macOS 15
    _ = rules.name(mask: mask, ["a:1", "a:2", "a:1", "a:1"])
    let lines = rules.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].split(separator: ",").count == 3)
    #expect(
      lines[1] == "body:has(#platform-macos:checked):not(:has(#system-18:checked)) .b0{a:2}")
    // Of two switches the one that changes nothing is dropped.
    _ = rules.name(mask: mask, ["a:1", "a:1", "a:2", "a:2"])
    #expect(rules.text.split(separator: "\n").count == 4)
    #expect(!rules.text.split(separator: "\n")[2].contains("platform"))
  }

  @Test("lists the settings of a mask in the order of their bits")
  func settings() {
    #expect(Setting.all(of: 0).map { $0.bits } == [0])
    #expect(Setting.all(of: 0b101).map { $0.bits } == [0, 1, 4, 5])
  }
}

/// What stands in samples.
@Suite struct SampleTextTests {
  @Test("goes by the last words of a name")
  func content() {
    func text(_ name: String) -> String {
      if case .text(let text) = SampleText.content(of: name) { text } else { "block" }
    }
    #expect(text("card-title") == "Quarterly report")
    #expect(text("card/title") == "Quarterly report")
    #expect(text("button-destructive") == "Delete")
    #expect(text("separator") == "block")
    #expect(text("price-tag") == "Price tag")
    #expect(text("") == "")
  }

  @Test("puts slots in the order of reading")
  func order() {
    #expect(
      SampleText.ordered(["content", "description", "footer", "header", "own", "title"])
        == ["header", "title", "description", "content", "own", "footer"])
  }
}
