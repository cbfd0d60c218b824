/// An argument as the system handed it over.
struct RawArgument {
  let bytes: [UInt8]
  /// The text, with U+FFFD in place of what is not UTF-8.
  let text: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
  }

  init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.init(bytes)
  }

  /// Whether the bytes are UTF-8.
  var isValid: Bool { text.utf8.elementsEqual(bytes) }
}

/// A command line that was understood: a command, its options and its operands.
struct Invocation: Sendable {
  let command: Command
  /// The values of each option in order; an option without a value has an empty one.
  private(set) var values: [Option: [String]] = [:]
  private(set) var operands: [String] = []
  /// What the configuration says, if there is one.
  var configuration: Configuration?
  /// The options whose values the configuration gave.
  private var borrowed: Set<Option> = []
  /// The bytes of each operand.
  private(set) var operandBytes: [[UInt8]] = []

  init(_ command: Command) { self.command = command }

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value that counts.
  subscript(option: Option) -> String? { values[option]?.last }

  /// All values of an option that may be repeated.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// The truth of an option with `=true` and `=false`; `nil` when it is not given.
  func truth(_ option: Option) -> Bool? { self[option].map { $0 != "false" } }

  mutating func add(_ option: Option, _ value: String) { values[option, default: []].append(value) }

  /// Adds what the configuration says of an option that the command line does not name.
  mutating func add(_ values: [String], of option: Option) {
    self.values[option] = values
    borrowed.insert(option)
  }

  /// Takes back everything that a configuration said.
  mutating func forgetConfiguration() {
    for option in borrowed { values[option] = nil }
    borrowed = []
    configuration = nil
  }

  mutating func add(_ operand: RawArgument) {
    operands.append(operand.text)
    operandBytes.append(operand.bytes)
  }
}
