import ClassParser
import StyleModel

/// A declaration that holds for certain, and what it stands for.
package struct Winner: BitwiseCopyable, Sendable {
  fileprivate let place: UInt32
  /// Its own property, or one that its value goes to: a full width is the largest width.
  package let property: StyleProperty
  package let kind: PackedKind

  init(_ declaration: Declaration, at place: UInt32) {
    self.place = place
    property = declaration.property
    kind = declaration.kind
  }

  /// A value without a payload that a declaration of another property brings with it.
  init(_ property: StyleProperty, _ kind: PackedKind, by placed: Placed) {
    place = placed.place
    self.property = property
    self.kind = kind
  }

  /// The declaration, with the property and the kind that it stands for.
  func placed(in layers: LayerStack) -> Placed {
    let declaration = layers.list(at: Int(place >> 24)).declarations[Int(place & 0xFF_FFFF)]
    return Placed(declaration.standing(for: property, kind), at: place)
  }
}

/// A packed style for as long as a call, without a reference count for any part of it.
package struct PackedView {
  package let winners: UnsafeBufferPointer<Winner>
  package let contenders: UnsafeBufferPointer<Contender>
  private let own: UnsafeBufferPointer<Declaration>
  private let head: UnsafePointer<Resolution.Head>
  /// Whether the appearance is dark, if that is known.
  package let scheme: Bool?
  /// The theme's values.
  package unowned(unsafe) let values: ThemeValues

  init(
    _ winners: UnsafeBufferPointer<Winner>, _ contenders: UnsafeBufferPointer<Contender>,
    _ own: UnsafeBufferPointer<Declaration>, _ head: UnsafePointer<Resolution.Head>, _ scheme: Bool?
  ) {
    self.winners = winners
    self.contenders = contenders
    self.own = own
    self.head = head
    self.scheme = scheme
    values = head.pointee.vocabulary.values
  }

  /// What a winner declares.
  @inline(__always)
  package func payload(of winner: Winner) -> UInt64 {
    let (layer, position) = (Int(winner.place >> 24), Int(winner.place & 0xFF_FFFF))
    let layers = head.pointee.layers.defaults
    return layer == layers.count ? own[position].payload : layers[layer].list.declarations[position].payload
  }
}
