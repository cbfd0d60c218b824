import ClassParser
import Engine
import StyleModel

/// Counts what the class strings of a code base are made of.
public struct ClassCensus: Sendable {
  /// A name and how often it stands.
  public struct Row: Hashable, Sendable {
    public let name: String
    public let count: Int
  }

  private let engine: StyleEngine
  /// Strings so far, and classes that are whole.
  public private(set) var strings = 0
  public private(set) var classes = 0
  /// Classes that a value of the running program is part of, which nothing is known of.
  public private(set) var open = 0
  private var counts: [Kind: [String: Int]] = [:]

  /// What is counted.
  public enum Kind: CaseIterable, Sendable {
    case utilities, variants, recipes, unknown
  }

  public init(_ engine: StyleEngine) { self.engine = engine }

  /// Counts a string.
  public mutating func add(_ string: ClassString) {
    strings += 1
    // A class that a hole is part of is left out; one byte of blank for each of its own.
    let words = string.text.split(whereSeparator: { $0.isWhitespace })
    open += words.count { $0.unicodeScalars.contains("\u{FFFC}") }
    let text = words.filter { !$0.unicodeScalars.contains("\u{FFFC}") }.joined(separator: " ")
    let bytes = Array(text.utf8)
    let list = engine.parse(text)
    for name in ClassParser.recipeNames(in: text, with: engine.vocabulary) { count(.recipes, name) }
    countVariants(bytes)
    let faulty = list.faults.map { $0.range }
    for fault in list.faults {
      if Self.isUnknown(fault) { count(.unknown, String(decoding: bytes[fault.range], as: UTF8.self)) }
    }
    classes += list.tokens.count
    for token in list.tokens where !faulty.contains(where: { $0.overlaps(token.range) }) {
      if let name = utility(bytes[token.range]) { count(.utilities, name) }
    }
  }

  /// Takes over what another census counted.
  public mutating func add(_ other: ClassCensus) {
    strings += other.strings
    classes += other.classes
    open += other.open
    for (kind, names) in other.counts {
      counts[kind, default: [:]].merge(names) { $0 + $1 }
    }
  }

  /// The names of a kind, the most frequent first.
  public func rows(_ kind: Kind) -> [Row] {
    (counts[kind] ?? [:]).map { Row(name: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.name) < ($0.count, $1.name)
    }
  }

  private mutating func count(_ kind: Kind, _ name: String) {
    counts[kind, default: [:]][name, default: 0] += 1
  }

  private static func isUnknown(_ fault: ClassFault) -> Bool {
    switch fault.kind {
    case .unknownClass, .unknownToken, .unknownVariant, .nativeAlternative, .variantAlternative: true
    default: false
    }
  }

  /// The longest known name that a class begins with, if it is not that of a recipe.
  private func utility(_ token: ArraySlice<UInt8>) -> String? {
    var start = token.startIndex
    var level = 0
    for index in token.indices {
      switch token[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("): level += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): level -= 1
      case UInt8(ascii: ":") where level == 0: start = index + 1
      default: break
      }
    }
    var body = token[start...]
    while let first = body.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "-") {
      body.removeFirst()
    }
    if body.first == UInt8(ascii: "[") { return "[property]" }
    let end = body.firstIndex {
      [UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "!")].contains($0)
    }
    var name = body[..<(end ?? body.endIndex)]
    if name.last == UInt8(ascii: "-") { name.removeLast() }
    while !name.isEmpty {
      let text = String(decoding: name, as: UTF8.self)
      if engine.vocabulary.recipe(named: text) != nil { return nil }
      if engine.vocabulary.knows(text) { return text }
      guard let hyphen = name.lastIndex(of: UInt8(ascii: "-")) else { break }
      name = name[..<hyphen]
    }
    // What a pattern of the rules stands for has no name of its own.
    return String(decoding: body, as: UTF8.self)
  }

  private mutating func countVariants(_ bytes: [UInt8]) {
    var start = 0
    var level = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "["): level += 1
      case UInt8(ascii: "]"): level -= 1
      case _ where level > 0: break
      case UInt8(ascii: ":"):
        if index > start { count(.variants, String(decoding: bytes[start..<index], as: UTF8.self)) }
        start = index + 1
      case 0x20, UInt8(ascii: "("): start = index + 1
      default: break
      }
    }
  }
}
