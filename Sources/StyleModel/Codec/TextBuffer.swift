import JSONText

/// Text that is gathered first in a piece of the stack, and beyond its end on the heap.
///
/// It is a handle: copies stand for the same text, which lives as long as the call of `with`.
struct TextBuffer {
  private struct State {
    var base: UnsafeMutablePointer<UInt8>
    var capacity: Int
    var count = 0
    /// The memory on the heap, once there is some.
    var owned: UnsafeMutablePointer<UInt8>?
  }

  private let state: UnsafeMutablePointer<State>

  /// Bytes of stack, as many as are lent without a look at what is left.
  private static let capacity = 1024

  /// Calls a function with an empty buffer, then appends what it holds.
  static func appending(to bytes: inout [UInt8], _ body: (TextBuffer) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let base = memory.baseAddress else { return }
      var state = State(base: base, capacity: memory.count)
      withUnsafeMutablePointer(to: &state) { body(TextBuffer(state: $0)) }
      bytes.append(contentsOf: UnsafeBufferPointer(start: state.base, count: state.count))
      state.owned?.deallocate()
    }
  }

  private init(state: UnsafeMutablePointer<State>) { self.state = state }

  /// How many bytes it holds.
  var count: Int { state.pointee.count }

  /// The last byte; zero while there is none.
  @inline(__always)
  var last: UInt8 { state.pointee.count == 0 ? 0 : state.pointee.base[state.pointee.count &- 1] }

  @inline(__always)
  private func makeRoom(_ count: Int) {
    if state.pointee.count &+ count > state.pointee.capacity { grow(by: count) }
  }

  @inline(never)
  private func grow(by count: Int) {
    let capacity = (state.pointee.count + count) * 2
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    wider.initialize(from: state.pointee.base, count: state.pointee.count)
    state.pointee.owned?.deallocate()
    state.pointee.owned = wider
    state.pointee.base = wider
    state.pointee.capacity = capacity
  }

  @inline(__always)
  func append(_ byte: UInt8) {
    makeRoom(1)
    (state.pointee.base + state.pointee.count).initialize(to: byte)
    state.pointee.count &+= 1
  }

  @inline(__always)
  func append(_ text: UnsafePointer<UInt8>, _ count: Int) {
    makeRoom(count)
    (state.pointee.base + state.pointee.count).initialize(from: text, count: count)
    state.pointee.count &+= count
  }

  /// Appends a text of which sixteen bytes can be read and no more count than do: one piece is soon copied.
  @inline(__always)
  func append(padded text: UnsafePointer<UInt8>, _ count: Int) {
    guard count <= 16 else { return append(text, count) }
    makeRoom(16)
    let piece = UnsafeRawPointer(text).loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(state.pointee.base + state.pointee.count).storeBytes(
      of: piece, as: SIMD16<UInt8>.self)
    state.pointee.count &+= count
  }

  @inline(__always)
  func append(_ text: StaticString) { append(text.utf8Start, text.utf8CodeUnitCount) }

  @inline(__always)
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let base = bytes.baseAddress { append(base, bytes.count) }
  }

  func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  /// Appends any value as compact JSON.
  func append(json value: JSONValue) {
    var bytes: [UInt8] = []
    JSONWriter.appendValue(value, to: &bytes)
    append(bytes)
  }

  /// Appends a number as `JSONWriter` writes it.
  func append(number: Double) {
    if number >= 0, number < 1_000_000, number == number.rounded(.down) {
      return append(small: UInt32(number))
    }
    if let decimal = JSONWriter.shortDecimal(number), decimal.whole < 1_000_000 {
      append(small: UInt32(decimal.whole))
      append(UInt8(ascii: "."))
      return JSONWriter.eachDecimal(of: decimal.millionths) { append($0) }
    }
    var bytes: [UInt8] = []
    JSONWriter.appendNumber(number, to: &bytes)
    append(bytes)
  }

  /// Appends an integer.
  func append(integer number: Int) {
    if number >= 0, number < 1_000_000 { return append(small: UInt32(number)) }
    append(json: .integer(number))
  }

  private func append(small number: UInt32) {
    if number < 10 { return append(0x30 &+ UInt8(truncatingIfNeeded: number)) }
    var power: UInt32 = 10
    while power &* 10 <= number { power &*= 10 }
    var left = number
    while power > 0 {
      append(0x30 &+ UInt8(truncatingIfNeeded: left / power))
      left %= power
      power /= 10
    }
  }

  /// Appends a text as a JSON string, quotes included.
  func append(string text: String) {
    var text = text
    let isPlain = text.withUTF8 { text in
      for byte in text where byte < 0x20 || byte == 0x22 || byte == 0x5C { return false }
      append(0x22)
      if let base = text.baseAddress { append(base, text.count) }
      append(0x22)
      return true
    }
    if isPlain { return }
    var bytes: [UInt8] = []
    JSONWriter.appendString(text, to: &bytes)
    append(bytes)
  }

  /// Appends `RGBA.hex` as a JSON string.
  func append(_ color: RGBA) {
    let packed = color.packed
    let digits: UInt32 = color.alpha == 255 ? 6 : 8
    makeRoom(11)
    let base = state.pointee.base + state.pointee.count
    (base).initialize(to: 0x22)
    (base + 1).initialize(to: 0x23)
    for index in 0..<digits {
      let digit = UInt8(truncatingIfNeeded: packed >> (28 &- index &* 4) & 0xF)
      (base + 2 + Int(index)).initialize(to: digit < 10 ? 0x30 &+ digit : 0x37 &+ digit)
    }
    (base + 2 + Int(digits)).initialize(to: 0x22)
    state.pointee.count &+= Int(digits) &+ 3
  }
}
