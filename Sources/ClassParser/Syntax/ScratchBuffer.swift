/// Elements that are gathered first in a piece of the stack, and beyond its end on the heap.
///
/// It is a handle: copies stand for the same elements, which live as long as the call of `with`.
struct ScratchBuffer<Element: BitwiseCopyable> {
  private struct State {
    var base: UnsafeMutablePointer<Element>
    var capacity: Int
    var count = 0
    /// The memory on the heap, once there is some.
    var owned: UnsafeMutablePointer<Element>?
  }

  private let state: UnsafeMutablePointer<State>

  /// Calls a function with an empty buffer that has room for so many elements on the stack.
  @inline(__always)
  static func with<Outcome>(capacity: Int, _ body: (ScratchBuffer) -> Outcome) -> Outcome {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { memory in
      let lent = memory.baseAddress
      let base = lent ?? .allocate(capacity: capacity)
      var state = State(base: base, capacity: capacity, owned: lent == nil ? base : nil)
      defer { state.owned?.deallocate() }
      return withUnsafeMutablePointer(to: &state) { body(ScratchBuffer(state: $0)) }
    }
  }

  private init(state: UnsafeMutablePointer<State>) { self.state = state }

  @inline(__always)
  var count: Int { state.pointee.count }

  @inline(__always)
  func append(_ element: Element) {
    let count = state.pointee.count
    if count == state.pointee.capacity { grow() }
    (state.pointee.base + count).initialize(to: element)
    state.pointee.count = count &+ 1
  }

  /// A place behind the elements with room for so many more, which `count` takes in later.
  @inline(__always)
  func place(for more: Int) -> UnsafeMutablePointer<Element> {
    while state.pointee.capacity &- state.pointee.count < more { grow() }
    return state.pointee.base + state.pointee.count
  }

  /// Takes in elements that were written to the place behind the others.
  @inline(__always)
  func takeIn(_ more: Int) { state.pointee.count &+= more }

  @inline(never)
  private func grow() {
    let capacity = state.pointee.capacity * 2
    let wider = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    wider.initialize(from: state.pointee.base, count: count)
    state.pointee.owned?.deallocate()
    state.pointee.owned = wider
    state.pointee.base = wider
    state.pointee.capacity = capacity
  }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return state.pointee.base[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count)
      state.pointee.base[index] = newValue
    }
  }

  /// Drops the elements behind the first `length`.
  func truncate(to length: Int) { state.pointee.count = min(count, max(length, 0)) }

  /// Moves an element to a later place; those between step back.
  func move(from start: Int, to end: Int) {
    guard start < end else { return }
    let moved = self[start]
    for index in start..<end { self[index] = self[index + 1] }
    self[end] = moved
  }

  /// The elements as an array.
  var array: [Element] {
    if count == 0 { return [] }
    return Array(UnsafeBufferPointer(start: state.pointee.base, count: count))
  }
}
