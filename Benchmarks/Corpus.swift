import Engine
import Recipes

/// Class strings to measure with, and what is known of them beforehand.
struct Corpus {
  let name: String
  let strings: [String]
  /// White-space separated tokens in all strings: the divisor of every figure.
  let tokens: Int
  /// UTF-8 bytes of all strings.
  let bytes: Int

  init(_ name: String, _ strings: [String]) {
    self.name = name
    self.strings = strings
    tokens = strings.reduce(0) { $0 + $1.utf8.split(separator: 0x20).count }
    bytes = strings.reduce(0) { $0 + $1.utf8.count }
  }

  /// The strings of the built-in recipes.
  static var catalog: Corpus {
    Corpus("catalog", Catalog.builtIn.recipes.map(\.base.text).filter { !$0.isEmpty })
  }

  /// A file with one string a line, when it is there.
  static func file(_ name: String, _ path: String) -> Corpus? {
    contents(of: path).map { bytes in
      Corpus(name, bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
    }
  }
}
