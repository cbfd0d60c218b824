import ClassParser
import StyleModel

/// What classes came to, with what it takes to resolve them again under other conditions.
///
/// It is shared and not copied: all of it lies in one piece of memory, the declarations that won at its end.
public struct Resolution: @unchecked Sendable {
  /// What stands before the winners.
  struct Head {
    var layers: LayerStack
    var context: StyleContext
    let vocabulary: Vocabulary
    /// How many winners there are, where every value is one declaration's.
    var count: Int?
    /// Those that may beat the winners.
    var open: [Contender]?
    /// The entries, where they are made.
    var entries: [ResolvedStyle.Entry]?
    /// The native modifiers, if there are any.
    var slots: [ResolvedStyle.SlotEntry]?
  }

  private final class Storage: ManagedBuffer<Head, Winner> {}

  /// Never changed once it is filled.
  private let storage: Storage

  /// The outcome of a contest, packed where that can be; whoever asks for it adds the rest.
  init(_ contest: borrowing Contest, _ vocabulary: Vocabulary) {
    // A full width, a full height and a border bring a row of their own with them.
    self.init(vocabulary, room: contest.present.count + 3)
    storage.withUnsafeMutablePointers {
      $0.pointee.pack(contest, vocabulary.values, into: $1)
    }
  }

  /// A style with the layers, the context and the vocabulary that it is said to come from.
  package init(
    style: ResolvedStyle, layers: LayerStack, context: StyleContext, vocabulary: Vocabulary
  ) {
    self.init(vocabulary, room: 0)
    add(layers, context, entries: style.entries, slots: style.slots)
  }

  private init(_ vocabulary: Vocabulary, room: Int) {
    storage = unsafeDowncast(
      Storage.create(minimumCapacity: room) { _ in
        Head(layers: LayerStack(own: ClassList()), context: StyleContext(), vocabulary: vocabulary)
      },
      to: Storage.self)
  }

  /// Adds what the winners come from and what they are not, before anybody else has the resolution.
  @inline(__always)
  func add(
    _ layers: consuming LayerStack, _ context: StyleContext, entries: [ResolvedStyle.Entry]?,
    slots: [ResolvedStyle.SlotEntry]
  ) {
    let head = storage.withUnsafeMutablePointerToHeader { $0 }
    head.pointee.layers = layers
    head.pointee.context = context
    if let entries { head.pointee.entries = entries }
    if !slots.isEmpty { head.pointee.slots = slots }
  }

  /// Makes the entries where conditions are open, before anybody else has the resolution.
  func makeEntries() {
    guard let packed, packed.open != nil else { return }
    let entries = packed.entries
    storage.withUnsafeMutablePointerToHeader { $0.pointee.entries = entries }
  }

  @inline(__always)
  private func head<Part>(_ part: (borrowing Head) -> Part) -> Part {
    storage.withUnsafeMutablePointerToHeader { part($0.pointee) }
  }

  public var layers: LayerStack { head { $0.layers } }
  public var context: StyleContext { head { $0.context } }
  public var vocabulary: Vocabulary { head { $0.vocabulary } }
  public var style: ResolvedStyle {
    ResolvedStyle(of: self, entries: head { $0.entries }, slots: head { $0.slots })
  }

  /// Tells resolutions apart; copies of one have the same.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether every value is one declaration's.
  var isPacked: Bool { head { $0.count != nil } }

  /// The winners as plain data, where every value is one declaration's.
  package var packed: PackedStyle? { head { $0.count == nil } ? nil : PackedStyle(self) }

  /// The strongest declaration of each property that holds for certain, in the table's order.
  var winners: UnsafeBufferPointer<Winner> {
    storage.withUnsafeMutablePointers { UnsafeBufferPointer(start: $1, count: $0.pointee.count ?? 0) }
  }

  /// Calls a function with a packed style, if it is one, without a reference count for any part of it.
  ///
  /// - Returns: What the function does; `false` for any other style.
  package func withPacked(_ body: (PackedView) -> Bool) -> Bool {
    guard isPacked else { return false }
    let (winners, scheme) = (winners, scheme)
    let head = storage.withUnsafeMutablePointerToHeader { UnsafePointer($0) }
    return head.pointee.layers.own.declarations.withUnsafeBufferPointer { own in
      guard let open = head.pointee.open else {
        return body(PackedView(winners, UnsafeBufferPointer(start: nil, count: 0), own, head, scheme))
      }
      return open.withUnsafeBufferPointer { body(PackedView(winners, $0, own, head, scheme)) }
    }
  }

  var open: [Contender]? { head { $0.open } }
  var scheme: Bool? { head { $0.context[.dark] } }
  /// Whether there are native modifiers.
  package var hasSlots: Bool { head { $0.slots != nil } }
}
