import ClassParser
import StyleModel

/// What the cascade comes to where every value is one declaration's: plain data, of which decisions are made when
/// somebody asks.
///
/// Most styles are of this kind. Gradients, surfaces, accents, shares and conditions with arguments are not.
package struct PackedStyle {
  private let resolution: Resolution

  init(_ resolution: Resolution) { self.resolution = resolution }

  /// The strongest declaration of each property that holds for certain, in the table's order. They live as long as
  /// the resolution.
  package var winners: UnsafeBufferPointer<Winner> { resolution.winners }
  /// Those that may beat the winners, in the table's order, strongest first within a property; `nil` where there are
  /// none.
  package var open: [Contender]? { resolution.open }
  /// The theme's values.
  package var values: ThemeValues { resolution.vocabulary.values }
  /// Whether the appearance is dark, if that is known.
  package var scheme: Bool? { resolution.scheme }
}

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
  fileprivate func placed(in layers: LayerStack) -> Placed {
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

extension Resolution.Head {
  /// Packs the outcome of a contest, where `Assembly` has nothing to assemble but a full size and the colour of a
  /// border.
  mutating func pack(
    _ contest: borrowing Contest, _ values: ThemeValues, into memory: UnsafeMutablePointer<Winner>
  ) {
    guard !contest.hasArguments, !contest.present.sharesRow(with: Self.assembled),
      // Classes that ask for contrast themselves name other colours.
      !(contest.hasConditions && values.hasIncreasedContrast)
    else { return }
    var rows = contest.present
    var joined: Joined?
    if rows.sharesRow(with: Joined.rows) {
      joined = Joined(contest, &rows)
      if joined == nil { return }
    }
    var opens = PropertySet()
    if let open = contest.open {
      for index in open.indices {
        guard contest.isPlain(open[index].placed.declaration, at: open[index].placed.place) else { return }
        opens.insert(open[index].property)
      }
    }
    var count = 0
    while let index = rows.popFirstIndex() {
      if let winner = joined?.winner(index) {
        (memory + count).initialize(to: winner)
        count += 1
        continue
      }
      guard let place = contest.place(of: index) else { continue }
      let declaration = contest.declaration(at: place)
      if joined != nil, Joined.spreads(declaration) { continue }
      guard contest.isPlain(declaration, at: place) else { return }
      if case .unset = declaration.kind, !opens.contains(index: index) { continue }
      (memory + count).initialize(to: Winner(declaration, at: place))
      count += 1
    }
    self.count = count
    open = contest.open
  }

  /// The properties from which others are assembled.
  private static let assembled = PropertySet([
    .surfaceRole, .surfacePresentation, .gradientFrom, .gradientVia, .gradientTo, .accent,
  ])
}

extension Contest {
  /// Whether the value of a declaration is one by itself, whatever other properties are.
  @inline(__always)
  fileprivate func isPlain(_ declaration: Declaration, at place: UInt32) -> Bool {
    switch declaration.kind {
    case .number, .word, .themeColor: true
    default: isPlainInAnotherKind(declaration, at: place)
    }
  }

  private func isPlainInAnotherKind(_ declaration: Declaration, at place: UInt32) -> Bool {
    let property = declaration.property
    return switch declaration.kind {
    case .accentRole, .fraction, .multiple: false
    case .boxed:
      switch boxed(declaration, at: place) {
      case .text, .keyword, .dynamic, .color: true
      default: false
      }
    case .infinity:
      switch property {
      case .width, .height: false
      default: true
      }
    case .unset:
      switch property {
      case .maxWidth, .maxHeight, .borderWidth, .borderColor: false
      default: true
      }
    default: true
    }
  }
}

/// The rows that a full size and a border without a colour bring with them.
private struct Joined {
  static let rows = PropertySet([.width, .height, .borderWidth])

  private var maxWidth: Winner?
  private var maxHeight: Winner?
  private var borderColor: Winner?

  /// Finds out what comes along; `nil` where there is more to it.
  init?(_ contest: borrowing Contest, _ rows: inout PropertySet) {
    if let width = contest.winner(.width), Self.spreads(width.declaration) {
      guard !Self.isOpen(.width, contest), !Self.isOpen(.maxWidth, contest) else { return nil }
      if contest.winner(.maxWidth) == nil {
        maxWidth = Winner(.maxWidth, .infinity, by: width)
        rows.insert(.maxWidth)
      }
    }
    if let height = contest.winner(.height), Self.spreads(height.declaration) {
      guard !Self.isOpen(.height, contest), !Self.isOpen(.maxHeight, contest) else { return nil }
      if contest.winner(.maxHeight) == nil {
        maxHeight = Winner(.maxHeight, .infinity, by: height)
        rows.insert(.maxHeight)
      }
    }
    if contest.present.contains(.borderWidth), !joinBorder(contest, &rows) { return nil }
  }

  /// A border that may be seen has a colour; returns whether that is all there is to it.
  private mutating func joinBorder(_ contest: borrowing Contest, _ rows: inout PropertySet) -> Bool {
    if contest.winner(.borderColor) != nil { return true }
    let width = contest.winner(.borderWidth)
    var isVisible = width.map { $0.declaration.isVisibleWidth } ?? false
    for contender in contest.open ?? [] {
      if contender.property == .borderWidth {
        isVisible = isVisible || contender.placed.declaration.isVisibleWidth
      } else if contender.property == .borderColor, contender.asksAppearance {
        return false
      }
    }
    guard isVisible else { return true }
    guard let width else { return false }
    borderColor = Winner(.borderColor, .borderColor, by: width)
    rows.insert(.borderColor)
    return true
  }

  private static func isOpen(_ property: StyleProperty, _ contest: borrowing Contest) -> Bool {
    for contender in contest.open ?? [] where contender.property == property { return true }
    return false
  }

  /// What comes along at a property's index.
  @inline(__always)
  func winner(_ index: Int) -> Winner? {
    switch index {
    case Int(StyleProperty.maxWidth.rawValue): maxWidth
    case Int(StyleProperty.maxHeight.rawValue): maxHeight
    case Int(StyleProperty.borderColor.rawValue): borderColor
    default: nil
    }
  }

  /// Whether a declaration is a full size, which goes to the largest one.
  @inline(__always)
  static func spreads(_ declaration: Declaration) -> Bool {
    switch (declaration.kind, declaration.property) {
    case (.infinity, .width), (.infinity, .height): true
    default: false
    }
  }
}

extension Declaration {
  fileprivate var isVisibleWidth: Bool {
    switch kind {
    case .number: Double(bitPattern: payload) > 0
    case .unset: false
    default: true
    }
  }
}

extension Contender {
  /// Whether it asks which appearance shows.
  package var asksAppearance: Bool {
    (positive | negative) & (Condition.dark.bit | Condition.light.bit) != 0
  }
}

// What the packed rows mean, when somebody asks.
extension PackedStyle {
  /// The entries in the table's order.
  var entries: [ResolvedStyle.Entry] {
    var entries: [ResolvedStyle.Entry] = []
    entries.reserveCapacity(winners.count + (open?.count ?? 0))
    eachDecision { property, decision in
      if !decision.isEmpty { entries.append(ResolvedStyle.Entry(property, decision)) }
    }
    return entries
  }

  /// The values that hold when no open condition does.
  var defaults: [Style.Entry] {
    var entries: [Style.Entry] = []
    entries.reserveCapacity(winners.count)
    guard open != nil else {
      let layers = resolution.layers
      for winner in winners {
        if let value = value(of: winner.placed(in: layers)) {
          entries.append(Style.Entry(winner.property, value))
        }
      }
      return entries
    }
    eachDecision { property, decision in
      if let value = decision.value { entries.append(Style.Entry(property, value)) }
    }
    return entries
  }

  /// The decision for a property, if anything sets it.
  func decision(for property: StyleProperty) -> Decision? {
    let (winners, layers) = (winners, resolution.layers)
    let winner = Self.position(of: property, in: winners).map { winners[$0].placed(in: layers) }
    guard let open, let start = open.firstIndex(where: { $0.property == property }) else {
      return winner.map { Decision(value: value(of: $0), origin: Origin($0)) }
    }
    let end = open[start...].firstIndex { $0.property != property } ?? open.count
    let decision = decision(for: property, winner, open[start..<end])
    return decision.isEmpty ? nil : decision
  }

  /// The decision between a winner, if there is one, and what may beat it.
  private func decision(
    for property: StyleProperty, _ winner: Placed?, _ contenders: ArraySlice<Contender>
  ) -> Decision {
    let fallback = winner.map { Decision(value: value(of: $0), origin: Origin($0)) } ?? Decision(value: nil)
    if contenders.isEmpty { return fallback }
    return Decision(
      of: property, contenders.map { ($0, $0.plainConditions) }, otherwise: fallback,
      absent: Decision.absent(property, border: values.border)
    ) { value(of: $0) }
  }

  private static func position(
    of property: StyleProperty, in winners: UnsafeBufferPointer<Winner>
  ) -> Int? {
    var (low, high) = (0, winners.count)
    while low < high {
      let middle = (low + high) / 2
      if winners[middle].property.rawValue < property.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < winners.count && winners[low].property == property ? low : nil
  }

  private func value(of placed: Placed) -> StyleValue? {
    guard case .boxed = placed.declaration.kind else {
      return values.plainValue(of: placed.declaration, dark: scheme)
    }
    let value = resolution.layers.own.values[Int(placed.declaration.payload)]
    return scheme.map { value.resolved(dark: $0) } ?? value
  }

  /// Calls a function with each property and its decision.
  private func eachDecision(_ body: (StyleProperty, Decision) -> Void) {
    let (winners, layers, open) = (winners, resolution.layers, open ?? [])
    var (winner, start) = (0, 0)
    while winner < winners.count || start < open.count {
      let isOpen =
        winner == winners.count
        || start < open.count && open[start].property.rawValue <= winners[winner].property.rawValue
      let property = isOpen ? open[start].property : winners[winner].property
      var certain: Placed?
      if winner < winners.count, winners[winner].property == property {
        certain = winners[winner].placed(in: layers)
        winner += 1
      }
      var end = start
      while end < open.count, open[end].property == property { end += 1 }
      body(property, decision(for: property, certain, open[start..<end]))
      start = end
    }
  }
}
