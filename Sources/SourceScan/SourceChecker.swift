import ClassParser
import Documents
import Engine
import StyleModel
import StyleResolve
import StyleTargets

/// Checks the class strings of a source, each where it stands.
///
///     let checker = SourceChecker(engine: StyleEngine())
///     for finding in checker.check(bytes, as: .swift).diagnostics { print(finding.id, finding.message) }
public struct SourceChecker: Sendable {
  private let scanner: SourceScanner
  private let engine: StyleEngine
  private let context: StyleContext
  private let linter: ClassLinter

  /// Checks with the patterns of a scanner, for places of which a context is true.
  public init(
    engine: StyleEngine, context: StyleContext = StyleContext(), scanner: SourceScanner = SourceScanner()
  ) {
    self.scanner = scanner
    self.engine = engine.settled(for: context)
    self.context = context
    linter = ClassLinter(self.engine)
  }

  /// What is wrong and what is doubtful in the class strings of a source, at bytes of the source.
  ///
  /// Classes that a value of the source is a part of are left alone, for nobody knows them here.
  /// - Complexity: O(*n*) in the source, plus what its classes expand to.
  public func check(_ bytes: [UInt8], as language: SourceLanguage) -> DocumentChecker.Result {
    bytes.withUnsafeBufferPointer { buffer in
      let scan = scanner.scan(buffer, as: language)
      var result = DocumentChecker.Result()
      result.strings = scan.strings.count
      result.diagnostics = scan.diagnostics
      var known: [Subject: (classes: Int, found: [Diagnostic])] = [:]
      for string in scan.strings {
        let kind = SourceRole.kind(before: string.range.lowerBound, in: buffer)
        let subject = Subject(text: string.text, kind: kind)
        let (classes, found) = known[subject] ?? look(at: subject, isOpen: string.hasHoles)
        // Sources say the same again and again.
        if known.count < 4_096 { known[subject] = (classes, found) }
        result.classes += classes
        result.diagnostics += found.compactMap { Self.located($0, in: string, buffer, language) }
      }
      result.diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
      return result
    }
  }

  /// A class string and what gets it.
  private struct Subject: Hashable {
    let text: String
    let kind: ComponentKind?
  }

  private func look(at subject: Subject, isOpen: Bool) -> (classes: Int, found: [Diagnostic]) {
    let list = engine.parse(subject.text)
    let doubts = linter.lint(subject.text, for: subject.kind, in: context, isOpen: isOpen)
    return (list.tokens.count, list.faults.map { $0.diagnostic } + doubts)
  }

  /// A finding of a class string as one of the source; `nil` where a value of the source has a part in it.
  private static func located(
    _ diagnostic: Diagnostic, in string: ClassString, _ bytes: UnsafeBufferPointer<UInt8>,
    _ language: SourceLanguage
  ) -> Diagnostic? {
    if string.hasHoles, string.touchesHole(diagnostic.range) { return nil }
    var copy = diagnostic
    copy.range = string.source(of: diagnostic.range)
    copy.fix = diagnostic.fix.flatMap { string.edit($0, in: bytes, as: language) }
    return copy
  }
}

extension SourceChecker {
  /// The certain repairs of a source: what findings offer as their `fix`, those that touch no other one.
  public func repair(_ bytes: [UInt8], as language: SourceLanguage) -> DocumentRepair {
    DocumentRepair(bytes, check: { check($0, as: language) }, isWhole: { _ in true })
  }
}

extension ClassString {
  /// The bytes of the source that a range of the text stands for.
  public func source(of range: Range<Int>) -> Range<Int> {
    let start = sourceOffset(at: range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, sourceOffset(at: range.upperBound))
  }

  /// Whether the classes of a range, as far as they reach, have a value of the source in them.
  func touchesHole(_ range: Range<Int>) -> Bool {
    let bytes = Array(text.utf8)
    var start = min(range.lowerBound, bytes.count)
    while start > 0, !ByteClass.isBlank(bytes[start - 1]) { start -= 1 }
    var end = min(max(range.upperBound, start), bytes.count)
    while end < bytes.count, !ByteClass.isBlank(bytes[end]) { end += 1 }
    let hole = Array(Self.holeSign.utf8)
    guard end - start >= hole.count else { return false }
    return (start...end - hole.count).contains { bytes[$0..<$0 + hole.count].elementsEqual(hole) }
  }

  /// An edit of the text as one of the source; `nil` where the source would need escapes for it, or has some.
  public func edit(
    _ edit: TextEdit, in bytes: UnsafeBufferPointer<UInt8>, as language: SourceLanguage
  ) -> TextEdit? {
    let place = source(of: edit.range)
    let old = Array(text.utf8)[edit.range]
    guard bytes[place].elementsEqual(old), edit.replacement.utf8.allSatisfy(Self.isPlain) else { return nil }
    if language == .yaml, edit.range.lowerBound == 0 {
      // At the start of a plain scalar these would be something else.
      let rest = Array(edit.replacement.utf8) + Array(text.utf8)[edit.range.upperBound...]
      guard let first = rest.first,
        ![UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "#")].contains(first)
      else { return nil }
    }
    return TextEdit(replacing: place, with: edit.replacement)
  }

  /// Whether a character stands for itself in the literals of every language that is scanned.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.:/![]()#%,+* ".utf8.contains(byte)
    }
  }
}
