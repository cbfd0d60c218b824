import ClassParser
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

/// Styles that depend on nothing but a class string, a type and a parent, kept for the next component that is alike.
///
/// Screens say the same again and again. A string is plain where nothing is to be reported about it, no condition is
/// open, and nothing but a style comes of it: no context, margin, border, group or disabled state.
struct PlainStyles {
  /// Where a class string stands.
  struct Place {
    let kind: ComponentKind?
    let parent: ComponentKind?
    /// A number that stands for an engine and a context.
    let surroundings: Int
  }

  /// What a class string gives a component.
  enum Outcome {
    /// It is not plain.
    case other
    /// A style, by its number among the texts of the patch, or nothing; and how many classes the string has.
    case style(Int?, classes: Int)
  }

  private struct Entry {
    let hash: UInt64
    let text: [UInt8]
    let place: Place
    let outcome: Outcome
  }

  private var entries: [Entry] = []
  /// A hash table by linear probing of places in `entries`, counted from 1; 0 where none is. Half of it is free.
  private var slots = [UInt16](repeating: 0, count: 32)

  /// Answers that are kept at most.
  private static let limit = 4_096
  /// Longer strings are not kept, in bytes.
  static let longest = 512

  /// Whether there is room for no more answers.
  var isFull: Bool { entries.count == Self.limit }

  /// The outcome of a string at a place, if it is known.
  func outcome(of text: UnsafeBufferPointer<UInt8>, at place: Place) -> Outcome? {
    let hash = EightBytes.hash(text)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].place.surroundings == place.surroundings,
        entries[index].place.kind?.name == place.kind?.name,
        entries[index].place.parent?.name == place.parent?.name,
        EightBytes.areEqual(text, entries[index].text)
      {
        return entries[index].outcome
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Keeps an outcome that is not known.
  ///
  /// - Precondition: There is room for one more.
  mutating func keep(_ outcome: Outcome, of text: UnsafeBufferPointer<UInt8>, at place: Place) {
    // The string alone is hashed: one rarely stands in several kinds of places.
    let hash = EightBytes.hash(text)
    entries.append(Entry(hash: hash, text: Array(text), place: place, outcome: outcome))
    if entries.count * 2 > slots.count {
      grow()
    } else {
      insert(entries.count - 1)
    }
  }

  private mutating func grow() {
    slots = [UInt16](repeating: 0, count: slots.count * 2)
    for index in entries.indices { insert(index) }
  }

  private mutating func insert(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt16(index + 1)
  }
}

extension PlainStyles {
  /// The style of a result for a component without a style of its own, as a member; `.some(nil)` where it sets nothing,
  /// and `nil` where it is not plain.
  static func member(
    of result: StyleEngine.Result, at place: Place, _ engine: StyleEngine, _ options: StemJSONTarget.Options
  ) -> JSONMember?? {
    let style = result.style
    guard style.isStatic, style.slots.isEmpty, style.decision(for: .disabled) == nil,
      style.decision(for: .groupName) == nil, result.diagnostics.isEmpty
    else { return nil }
    let component = StemJSONTarget.Component(kind: place.kind, parent: place.parent)
    let emitted = engine.emit(result, for: component, options: options)
    let output = ExplicitStyle().laid(over: emitted, kind: place.kind).output
    guard output.findings.isEmpty, output.context.isEmpty, output.margin.isZero,
      output.style.value(of: .overlay) == nil, output.custom.value(of: .overlay) == nil
    else { return nil }
    let json = StemJSONDecoder.encode(output.whole, rest: [])
    if case .object(let members) = json, members.isEmpty { return .some(nil) }
    return .some(JSONMember("style", json))
  }
}
