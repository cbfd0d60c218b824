import Foundation
import StyleModel
import TestSupport
import Testing
import Theme

@testable import ClassParser

@Suite("Laws of class strings")
struct ClassLawTests {
  /// One in five of the million by default, all of it with `TWC_LONG=1`.
  static let rounds = ProcessInfo.processInfo.environment["TWC_LONG"] == nil ? 200_000 : 1_000_000

  @Test("a canonical print means the same and prints as itself", arguments: 0..<8)
  func canonical(_ chunk: Int) {
    var classes = RandomClasses(seed: 0xCA_0000 + UInt64(chunk))
    for round in 0..<500 {
      let text = round % 3 == 0 ? classes.glued() : classes.sensible()
      let printed = ClassPrinter.canonical(text, with: .plain)
      let (before, after) = (ClassParser.parse(text, with: .plain), ClassParser.parse(printed, with: .plain))
      #expect(Meaning.all(of: before) == Meaning.all(of: after), "\(text.debugDescription)")
      #expect(before.faults.map(\.id) == after.faults.map(\.id), "\(text.debugDescription)")
      #expect(ClassPrinter.canonical(printed, with: .plain) == printed, "\(text.debugDescription)")
    }
  }

  /// A declaration without its place.
  struct Meaning: Hashable {
    let property: StyleProperty
    let value: StyleValue
    let conditions: ConditionSet
    let isImportant: Bool

    static func all(of list: ClassList) -> [Meaning] {
      list.declarations.map {
        Meaning(
          property: $0.property, value: list.value(of: $0, theme: .swiftcn),
          conditions: list.conditions(of: $0),
          isImportant: $0.isImportant)
      }
    }
  }

  @Test("random strings neither crash nor hang, and their faults have a place", arguments: 0..<10)
  func random(_ chunk: Int) {
    var classes = RandomClasses(seed: 0xF0_0000 + UInt64(chunk))
    for round in 0..<Self.rounds / 10 {
      switch round % 4 {
      case 0: Self.check(Array(classes.sensible().utf8))
      case 1: Self.check(Array(classes.glued().utf8))
      default: Self.check(classes.bytes())
      }
    }
  }

  /// What a reader declares that works out every fault on its way, and reads plain names without a short cut.
  private static func explained(_ bytes: [UInt8], with vocabulary: Vocabulary) -> [Meaning] {
    bytes.withUnsafeBufferPointer { bytes in
      ClassReader.reading(bytes, with: vocabulary, explainsFaults: true) { reader in
        reader.readString()
        return Meaning.all(of: reader.takeList())
      }
    }
  }

  /// Parses some bytes and expects every fault to lie inside them.
  static func check(_ bytes: [UInt8], with vocabulary: Vocabulary = .plain) {
    let list = bytes.withUnsafeBufferPointer { ClassParser.parse($0, with: vocabulary) }
    if list.isSound != list.faults.isEmpty || Meaning.all(of: list) != explained(bytes, with: vocabulary) {
      Issue.record("read otherwise where faults are explained: \(String(decoding: bytes, as: UTF8.self))")
    }
    for fault in list.faults {
      let isPlaced =
        !fault.range.isEmpty && fault.range.lowerBound >= 0 && fault.range.upperBound <= bytes.count
      let isOneLine = !fault.message.utf8.contains(0x0A) && !fault.message.isEmpty
      let isShort = fault.suggestions.count <= 3
      if isPlaced, isOneLine, isShort { continue }
      Issue.record(
        "\(fault.id) at \(fault.range) of \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    for declaration in list.declarations where Int(declaration.token) >= list.tokens.count {
      Issue.record("a declaration of no token in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test(
    "every string of a corpus is read, and its faults have a place",
    arguments: ["native-classes.txt", "web-classes.txt"])
  func corpus(_ name: String) {
    for line in Repository.corpus(name) { Self.check(Array(line.utf8)) }
  }
}
