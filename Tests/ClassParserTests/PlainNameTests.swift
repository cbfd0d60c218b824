import StyleModel
import TestSupport
import Testing
import Theme

@testable import ClassParser

/// Plain names, which have a short way through the parser.
@Suite struct PlainNameTests {
  @Test("sees the end of a name at every offset and length")
  func plainLength() {
    let small = "abcdefghijklmnopqrstuvwxyz"
    let plain = Set("\(small)\(small.uppercased())0123456789-.".utf8)
    for byte in UInt8.min...UInt8.max {
      for length in 0..<20 {
        let bytes = Array(repeating: UInt8(ascii: "z"), count: length) + [byte] + Array("-09az".utf8)
        let due = plain.contains(byte) ? bytes.count : length
        bytes.withUnsafeBufferPointer { buffer in
          for start in 0...length {
            #expect(ByteClass.plainLength(buffer, from: start) == due - start, "\(byte) at \(length)")
          }
        }
      }
    }
  }

  @Test(
    "reads strings of more classes and declarations than the stack has room for",
    arguments: [1, 31, 32, 33, 500])
  func growth(_ count: Int) {
    let text = (0..<count).map { "p-\($0 % 90)" }.joined(separator: " ")
    let list = ClassParser.parse(text, with: .plain)
    #expect(list.isSound)
    #expect(list.tokens.count == count)
    #expect(list.declarations.count == count * 4)
    let values = list.declarations.map { list.value(of: $0, theme: .swiftcn) }
    #expect(values == (0..<count * 4).map { .number(Double($0 / 4 % 90) * 4) })
    #expect(list.tokens.last.map { $0.range.upperBound } == text.utf8.count)
  }

  @Test(
    "gives the classes of every scale their values",
    arguments: [
      ("shadow-none", .shadowColor, .unset), ("shadow-sm", .shadowRadius, .number(3)),
      ("text-sm", .font, .keyword("subheadline")), ("text-red", .foreground, .color(Color(.red))),
      ("bg-mutedForeground", .background, .color(Theme.swiftcn.colors["muted-foreground"] ?? Color(.clear))),
      ("opacity-101", .opacity, nil), ("-p-2", .paddingTop, nil), ("-mt-2", .marginTop, .number(-8)),
      ("rounded-none", .cornerRadius, .number(0)), ("text-nothing", .foreground, nil),
    ] as [(String, StyleProperty, StyleValue?)])
  func values(_ text: String, _ property: StyleProperty, _ due: StyleValue?) {
    let list = ClassParser.parse(text, with: .plain)
    let found = list.declarations.last { $0.property == property }.map { list.value(of: $0, theme: .swiftcn) }
    #expect(found == due)
    #expect(list.isSound == (due != nil))
  }
}
