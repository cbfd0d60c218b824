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
      of: property, contenders.map { (contender: $0, when: $0.plainConditions) }, otherwise: fallback,
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
