import StyleModel
import TestSupport
import Theme

@testable import ClassParser

/// What a class list declares: `paddingTop+Bottom 16 if hover !; bold true`.
///
/// Properties in a row with one value are written as one, without the words that the first one has too.
func declared(_ list: ClassList, with vocabulary: Vocabulary = .plain) -> String {
  var runs: [(names: [String], value: String)] = []
  for declaration in list.declarations {
    let value = described(declaration, of: list, with: vocabulary)
    let name = "\(declaration.property)"
    if let last = runs.last, last.value == value {
      runs[runs.count - 1].names.append(withoutSharedWord(name, last.names[0]))
    } else {
      runs.append(([name], value))
    }
  }
  return runs.map { "\($0.names.joined(separator: "+")) \($0.value)" }.joined(separator: "; ")
}

/// `paddingBottom` beside `paddingTop` is `Bottom`.
private func withoutSharedWord(_ name: String, _ first: String) -> String {
  let word = name.prefix { $0.isLowercase }
  return first.hasPrefix(word) && word.count < name.count ? String(name.dropFirst(word.count)) : name
}

/// A line of spaces and carets that underlines some bytes, as a row writes it.
func underline(_ range: Range<Int>) -> String {
  String(repeating: " ", count: range.lowerBound) + String(repeating: "^", count: range.count)
}

extension Vocabulary {
  /// The built-in utilities over the swiftcn theme, without recipes.
  static let plain = Vocabulary(theme: .swiftcn)
}

func described(_ declaration: Declaration, of list: ClassList, with vocabulary: Vocabulary) -> String {
  let names = list.conditions(of: declaration).names
  let value = described(list.value(of: declaration, theme: vocabulary.theme))
  return value
    + (names.isEmpty ? "" : " if \(names.joined(separator: " "))") + (declaration.isImportant ? " !" : "")
}
