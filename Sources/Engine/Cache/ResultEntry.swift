import StyleResolve
import StyleTargets

/// A result with what it is remembered by, in one piece of memory: the text stands behind all the rest.
///
/// Whoever keeps the entry frees it.
struct ResultEntry {
  private struct Head {
    let hash: UInt64
    let count: Int
    let result: StyleEngine.Result
    let kind: ComponentKind?
    let words: ContextWords
    let names: ContextNames?
  }

  private let head: UnsafeMutablePointer<Head>

  init(
    _ text: HashedText, _ kind: ComponentKind?, _ context: StyleContext, _ result: StyleEngine.Result
  ) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Head>.size + text.bytes.count, alignment: MemoryLayout<Head>.alignment)
    head = memory.bindMemory(to: Head.self, capacity: 1)
    head.initialize(
      to: Head(
        hash: text.hash, count: text.bytes.count, result: result, kind: kind, words: context.words,
        names: context.names))
    UnsafeMutableRawBufferPointer(start: memory + MemoryLayout<Head>.size, count: text.bytes.count)
      .copyMemory(from: text.bytes)
  }

  func free() {
    head.deinitialize(count: 1)
    UnsafeMutableRawPointer(head).deallocate()
  }

  var hash: UInt64 { head.pointee.hash }
  /// Bytes of the text.
  var count: Int { head.pointee.count }
  var result: StyleEngine.Result { head.pointee.result }

  /// Whether this is the result for a string, kind and context.
  ///
  /// - Complexity: O(*n*) in the length of the string where their hashes are equal, else O(1).
  func answers(_ text: HashedText, _ kind: ComponentKind?, _ context: StyleContext) -> Bool {
    guard hash == text.hash, count == text.bytes.count, head.pointee.kind == kind,
      head.pointee.words == context.words
    else { return false }
    let known = UnsafeRawPointer(head) + MemoryLayout<Head>.size
    guard text.hasBytes(at: known) else { return false }
    return !context.words.hasNames || head.pointee.names == context.names
  }
}
