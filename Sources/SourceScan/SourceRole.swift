import ClassParser
import StyleTargets

/// What a class string is for, by the call that it is handed to: `.buttonStyle(.tw("…"))` styles a button.
public enum SourceRole {
  /// The modifiers of SwiftUI that take a style, and the component that gets it.
  static let calls: [(name: String, kind: ComponentKind)] = [
    ("buttonStyle", .button), ("toggleStyle", ComponentKind("toggle")),
    ("pickerStyle", ComponentKind("picker")),
    ("textFieldStyle", ComponentKind("textfield")),
  ]

  /// The component that gets the string which begins at a byte of a source.
  public static func kind(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> ComponentKind? {
    var rest = bytes[..<offset]
    func dropBlanks() {
      while let last = rest.last, ByteClass.isBlank(last) { rest.removeLast() }
    }
    func drop(_ text: StaticString) -> Bool {
      let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      guard rest.suffix(wanted.count).elementsEqual(wanted) else { return false }
      rest.removeLast(wanted.count)
      dropBlanks()
      return true
    }
    while let last = rest.last, last == UInt8(ascii: "\"") || last == UInt8(ascii: "#") { rest.removeLast() }
    dropBlanks()
    guard drop("("), drop("tw"), drop("."), drop("(") else { return nil }
    return calls.first { call in
      rest.suffix(call.name.utf8.count).elementsEqual(call.name.utf8)
    }?.kind
  }
}
