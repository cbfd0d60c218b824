/// The rules of the page's samples: each behaviour once, under a class of its own.
///
/// A behaviour is the declarations of an element in every setting that makes a difference. The rules ask which controls
/// are checked: `body:has(#platform-macos:checked) .v7 { … }`.
package struct SettingRules {
  private struct Behaviour: Hashable {
    let mask: Int
    let declarations: [String]
  }

  private let prefix: String
  private var names: [Behaviour: String] = [:]
  private var rules: [String] = []

  package init(prefix: String) { self.prefix = prefix }

  /// The class of an element; empty where it has no declarations in any setting.
  ///
  /// - Parameter declarations: Those of each setting of the mask, in the order of ``Setting/all(of:)``.
  mutating func name(mask: Int, _ declarations: [String]) -> String {
    let (mask, declarations) = Self.reduced(mask, declarations)
    if declarations.allSatisfy({ $0.isEmpty }) { return "" }
    let behaviour = Behaviour(mask: mask, declarations: declarations)
    if let known = names[behaviour] { return known }
    let name = "\(prefix)\(names.count)"
    names[behaviour] = name
    guard mask != 0 else {
      rules.append(".\(name){\(declarations[0])}")
      return name
    }
    var seen: [String] = []
    let settings = Setting.all(of: mask)
    for text in declarations where !text.isEmpty && !seen.contains(text) {
      seen.append(text)
      let selectors = settings.indices.filter { declarations[$0] == text }.map {
        "\(Self.selector(settings[$0], mask)) .\(name)"
      }
      rules.append("\(selectors.joined(separator: ",")){\(text)}")
    }
    return name
  }

  /// Drops the switches that change nothing.
  private static func reduced(_ mask: Int, _ declarations: [String]) -> (Int, [String]) {
    var (mask, declarations) = (mask, declarations)
    for option in Switch.allCases where mask & option.bit != 0 {
      let settings = Setting.all(of: mask)
      var kept: [String] = []
      var isSame = true
      for (index, setting) in settings.enumerated() where !setting[option] {
        let other = settings.firstIndex { $0.bits == setting.bits | option.bit } ?? index
        isSame = isSame && declarations[index] == declarations[other]
        kept.append(declarations[index])
      }
      if isSame { (mask, declarations) = (mask & ~option.bit, kept) }
    }
    return (mask, declarations)
  }

  /// What holds while a setting does.
  private static func selector(_ setting: Setting, _ mask: Int) -> String {
    var text = "body"
    for option in Switch.allCases where mask & option.bit != 0 {
      let test = ":has(#\(option.choices[1].id):checked)"
      text += setting[option] ? test : ":not(\(test))"
    }
    return text
  }

  /// The rules, in the order of their first use.
  package var text: String { rules.joined(separator: "\n") }
}
