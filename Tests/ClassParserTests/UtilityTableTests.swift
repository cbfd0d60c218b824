import StyleModel
import Testing
import Theme

@testable import ClassParser

@Suite("The utility table")
struct UtilityTableTests {
  @Test("holds each pair of name and argument once")
  func unique() {
    var seen: Set<String> = []
    for row in UtilityTable.rows {
      let argument = "\(row.argument)".prefix { $0 != "(" }
      #expect(seen.insert("\(row.name) \(argument)").inserted, "\(row.name)")
    }
  }

  @Test("describes every row in one line that starts with a capital")
  func summaries() {
    for row in UtilityTable.rows {
      #expect(row.summary.first?.isUppercase == true, "\(row.name)")
      #expect(!row.summary.contains("\n") && row.summary.last != ".", "\(row.name)")
    }
  }

  /// A class for every row, with the row's index.
  struct Reach: Sendable, CustomTestStringConvertible {
    let index: Int
    let text: String
    var testDescription: String { text }
  }

  static let classes = UtilityTable.rows.indices.map { index in
    Reach(index: index, text: sample(of: UtilityTable.rows[index]))
  }

  @Test("reaches every row by a class, which sets the row's properties and no others", arguments: classes)
  func reachable(_ reach: Reach) {
    let row = UtilityTable.rows[reach.index]
    let list = ClassParser.parse(reach.text, with: .plain)
    #expect(list.faults.map(\.message) == [])
    var due = Set(row.properties + row.also.map(\.property))
    // A type role brings its line height or takes an earlier one away.
    if case .typeRole = row.argument { due.insert(.lineHeight) }
    #expect(Set(list.declarations.map(\.property)) == due)
  }

  @Test("has a class for every word of a keyword property that has classes of words")
  func words() {
    var reached: [StyleProperty: Set<String>] = [:]
    for row in UtilityTable.rows {
      guard case .none = row.argument else { continue }
      for setting in row.also {
        if case .keyword(let word) = setting.value { reached[setting.property, default: []].insert(word) }
      }
    }
    for row in PropertyTable.rows {
      guard case .keyword(let words) = row.kind, let found = reached[row.property] else { continue }
      // What no class of its own says yet is reached by an arbitrary property.
      let others = Self.wordsWithoutClass[row.property] ?? []
      // `bezel-none` asks for no button style, which StemJSON says by leaving it out.
      let asked = row.property == .buttonType ? found.subtracting(["none"]) : found
      #expect(asked.union(others) == Set(words), "\(row.name)")
      #expect(found.isDisjoint(with: others), "\(row.name)")
    }
  }

  /// Words of the model that surfaces and shapes use without a class: the default, or `surface-none`'s.
  static let wordsWithoutClass: [StyleProperty: Set<String>] = [
    .surfaceRole: ["none"], .buttonShape: ["automatic"],
  ]

  @Test("leaves no property of the model out of reach")
  func properties() {
    let reached = Set(UtilityTable.rows.flatMap { $0.properties + $0.also.map(\.property) })
    for row in PropertyTable.rows where !reached.contains(row.property) && !row.property.isPart {
      let list = ClassParser.parse("[\(row.name):1]", with: .plain)
      let isReached = list.declarations.isEmpty == false
      let isNamed = list.faults.allSatisfy { $0.id == "invalid-value" }
      #expect(isReached || isNamed, "\(row.name)")
    }
  }

  @Test("spells every class in the characters of names")
  func names() {
    for row in UtilityTable.rows {
      #expect(row.name.utf8.allSatisfy(ByteClass.isName), "\(row.name)")
    }
  }

  @Test("refuses the classes of CSS that have advice, and gives it")
  func advice() {
    for (word, advice) in CSSAdvice.words {
      let fault = ClassParser.parse(word, with: .plain).faults.first
      #expect(fault?.id == "css-only-class", "\(word)")
      #expect(fault?.message == "\"\(word)\" has no native meaning: \(advice)")
    }
    for (prefix, advice) in CSSAdvice.prefixes {
      #expect(!prefix.isEmpty && !advice.isEmpty && !advice.contains("\n"))
    }
  }

  /// A class of a row, with a value that its argument takes.
  private static func sample(of row: Utility) -> String {
    switch row.argument {
    case .none, .flag, .group: row.name
    case .spacing, .percent, .factor, .degrees, .duration, .integer, .lineHeight, .points, .tracks:
      "\(row.name)-2"
    case .bracketLength, .fontSize: "\(row.name)-[2]"
    case .fraction: "\(row.name)-1/2"
    case .color: "\(row.name)-red"
    case .radius, .typeRole, .shadow: "\(row.name)-lg"
    case .point, .dash: "\(row.name)-[2,4]"
    case .span: "\(row.name)-[0,1]"
    case .triple: "\(row.name)-[2,3,4]"
    case .text, .sharedID: "\(row.name)-[a]"
    case .reference: "\(row.name)-[${a}]"
    case .palette: "\(row.name)-[red,blue]"
    case .words: "\(row.name)-[button]"
    case .linear: "\(row.name)-[top,bottom]"
    case .radial, .angular: "\(row.name)-[center,0,90]"
    }
  }
}
