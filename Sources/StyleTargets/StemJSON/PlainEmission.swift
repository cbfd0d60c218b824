import ClassParser
import Expressions
import JSONText
import StyleModel
import StyleResolve

/// Writes a style straight from the declarations that won, where each of them is a row of StemJSON as it stands or a
/// part of a border.
///
/// It says byte for byte what the steps of `Emitter` and `Lowering` come to; what they do beyond that, and everything
/// that they report, is left to them.
enum PlainEmission {
  /// Whether a component may take a style as it is.
  private static func isPlain(_ component: StemJSONTarget.Component) -> Bool {
    guard component.parent == nil, component.explicitRadius == nil else { return false }
    // Shapes turn, and a button keeps its paint elsewhere.
    if let kind = component.kind { return kind != .button && !kind.isShape }
    return true
  }

  /// Whether nothing in a payload answers what contenders ask, and each of them either holds at rest or is left out.
  private static func leavesOut(_ open: UnsafeBufferPointer<Contender>) -> Bool {
    for index in open.indices {
      let asked = open[index].positive | open[index].negative
      // What disables a component may stand among its own classes.
      if asked & answered.conditions != 0 || open[index].property == .disabled { return false }
    }
    return true
  }

  private static let answered = Answered()

  private struct Answered: Sendable {
    /// What the system answers, what colours answer, and positions, of which some exclude each other.
    let conditions: UInt64
    /// The states that do not hold at rest.
    let states: UInt64

    init() {
      var (conditions, states): (UInt64, UInt64) = (0, 0)
      for condition in Condition.allCases {
        let isKnown = ConditionSources.environment(condition) != nil
        if isKnown || condition.isPosition || condition == .dark || condition == .light {
          conditions |= condition.bit
        }
        if condition.isState { states |= condition.bit }
      }
      (self.conditions, self.states) = (conditions, states)
    }
  }

  /// Appends the style object as compact JSON; returns whether it could.
  static func write(
    _ resolution: Resolution, _ component: StemJSONTarget.Component, to bytes: inout [UInt8]
  ) -> Bool {
    guard isPlain(component) else { return false }
    let (id, isAnswered) = (component.id, !component.sources.isEmpty)
    return resolution.withPacked { style in
      // Conditions that something answers become expressions.
      guard style.contenders.isEmpty || !isAnswered && leavesOut(style.contenders) else { return false }
      let capacity = style.winners.count + style.contenders.count
      return withUnsafeTemporaryAllocation(of: PlainRow.self, capacity: capacity) { memory in
        var rows = Rows(memory, style)
        guard collect(&rows, style) else { return false }
        guard let width = rows.borderWidth, width > 0, let color = rows.borderColor else {
          StemJSONEncoder.write(rows.written, overlay: nil, to: &bytes)
          return true
        }
        let border = PlainBorder(
          width: width, color: color, radius: rows.radius, pillRadius: style.values.pillRadius)
        border.with(id: StemJSONTarget.Component.derivedID(of: id, "border")) {
          StemJSONEncoder.write(rows.written, overlay: $0, to: &bytes)
        }
        return true
      }
    }
  }

  /// Collects the rows that hold at rest; returns whether all of them can be written so.
  private static func collect(_ rows: inout Rows, _ style: PackedView) -> Bool {
    let (winners, open) = (style.winners, style.contenders)
    guard !open.isEmpty else {
      for winner in winners where !rows.add(winner.property, winner.kind, style.payload(of: winner)) {
        return false
      }
      return true
    }
    var winner = 0
    func addWinner(_ rows: inout Rows) -> Bool {
      let one = winners[winner]
      winner += 1
      return rows.add(one.property, one.kind, style.payload(of: one))
    }
    var index = 0
    while index < open.count {
      let property = open[index].property
      while winner < winners.count, winners[winner].property.rawValue < property.rawValue {
        guard addWinner(&rows) else { return false }
      }
      var holding: Declaration?
      while index < open.count, open[index].property.rawValue == property.rawValue {
        let holds = open[index].positive | open[index].negative & ~answered.states == 0
        if holding == nil, holds { holding = open[index].placed.declaration }
        index += 1
      }
      let hasWinner = winner < winners.count && winners[winner].property.rawValue == property.rawValue
      if let holding {
        if hasWinner { winner += 1 }
        guard rows.add(property, holding.kind, holding.payload) else { return false }
      } else if hasWinner, !addWinner(&rows) {
        return false
      }
    }
    while winner < winners.count { guard addWinner(&rows) else { return false } }
    return true
  }
}

extension PlainEmission {
  /// Rows that are being collected, and what a border is made of.
  private struct Rows {
    private let memory: UnsafeMutableBufferPointer<PlainRow>
    private var count = 0
    private let style: PackedView
    private let elaborate = PlainEmission.elaborate
    private(set) var borderWidth: Double?
    private(set) var borderColor: PlainRow?
    private var design: PlainRow?
    private(set) var radius = 0.0

    init(_ memory: UnsafeMutableBufferPointer<PlainRow>, _ style: PackedView) {
      self.memory = memory
      self.style = style
    }

    var written: PlainRows { PlainRows(UnsafeBufferPointer(rebasing: memory[..<count]), design: design) }

    /// Adds a row; returns whether it stands in StemJSON as it is.
    mutating func add(_ property: StyleProperty, _ kind: PackedKind, _ payload: UInt64) -> Bool {
      guard !elaborate.contains(property) else { return addElaborate(property, kind, payload) }
      let row: PlainRow
      switch kind {
      case .number:
        let number = Double(bitPattern: payload)
        if case .cornerRadius = property { radius = number }
        row = PlainRow(property, number: number)
      case .word:
        // Only a button has a bezel to do without.
        if case .buttonType = property, payload == PlainEmission.noBezel { return true }
        row = PlainRow(property, PropertyWords.text(Int(payload), of: property))
      case .integer:
        row = PlainRow(property, integer: Int(Int32(truncatingIfNeeded: payload)))
      case .bool: row = PlainRow(property, bool: payload != 0)
      case .infinity: row = .infinity(property)
      case .unset: return true
      case .themeColor, .keywordColor, .rgba, .borderColor, .shadowColor:
        guard let color = color(property, kind, payload) else { return false }
        row = color
      case .fraction, .multiple, .boxed, .accentRole: return false
      }
      memory.initializeElement(at: count, to: row)
      count += 1
      return true
    }

    /// The row of a colour, if it has a form without references.
    private func color(_ property: StyleProperty, _ kind: PackedKind, _ payload: UInt64) -> PlainRow? {
      if let text = style.values.text(kind, payload, dark: style.scheme) { return PlainRow(property, text) }
      return style.values.packedColor(kind, payload, dark: style.scheme).map { PlainRow(property, $0) }
    }

    /// Takes what a border and a font are made of; what has no place in the style is left out.
    private mutating func addElaborate(
      _ property: StyleProperty, _ kind: PackedKind, _ payload: UInt64
    ) -> Bool {
      switch property {
      case .borderWidth:
        guard case .number = kind else { return false }
        borderWidth = Double(bitPattern: payload)
      case .borderColor:
        guard let color = color(.strokeContent, kind, payload) else { return false }
        borderColor = color
      case .fontDesign:
        guard case .word = kind else { return false }
        if payload != PlainEmission.defaultDesign {
          design = PlainRow(
            .fontDesign, PropertyWords.text(Int(payload), of: .fontDesign))
        }
      case .material, .glass, .overlay, .lineHeight, .cornerTopLeading, .cornerTopTrailing,
        .cornerBottomLeading, .cornerBottomTrailing:
        return false
      // It goes to the component's context or to a component around it, or nowhere.
      default: break
      }
      return true
    }
  }

  /// The words that stand for nothing.
  fileprivate static let noBezel = word("none", of: .buttonType)
  fileprivate static let defaultDesign = word("default", of: .fontDesign)

  private static func word(_ word: String, of property: StyleProperty) -> UInt64 {
    PropertyWords.index(of: word, in: property).map { UInt64($0) } ?? .max
  }

  /// The properties that no row of StemJSON holds as they are, or that change others.
  fileprivate static let elaborate: PropertySet = {
    var elaborate = PropertySet([.material, .glass, .overlay])
    for row in PropertyTable.rows where !row.domain.isStemJSON || row.property.isPart {
      elaborate.insert(row.property)
    }
    return elaborate
  }()
}

/// The shape that draws a border, as `BorderShape` makes it.
private struct PlainBorder {
  let width: Double
  let color: PlainRow
  let radius: Double
  let pillRadius: Double

  /// Calls a function with the component.
  func with(id: String, _ body: (PlainComponent) -> Void) {
    withUnsafeTemporaryAllocation(of: PlainRow.self, capacity: 4) { memory in
      var count = 0
      func add(_ row: PlainRow) {
        memory.initializeElement(at: count, to: row)
        count += 1
      }
      let isRounded = radius > 0 && radius < pillRadius
      if isRounded { add(PlainRow(.cornerRadius, number: radius)) }
      add(color)
      add(PlainRow(.strokeWidth, number: width))
      add(PlainRow(.inset, number: width / 2))
      let template = isRounded ? Self.rounded : radius > 0 ? Self.round : Self.plain
      body(PlainComponent(id: id, template, UnsafeBufferPointer(rebasing: memory[..<count])))
    }
  }

  private static let plain = template(radius: nil)
  private static let round = template(radius: 1)
  private static let rounded = template(radius: 0.5)

  /// What `BorderShape` makes, for a radius of which one is round already.
  private static func template(radius: Double?) -> StyleTemplate {
    var border = Style()
    if let radius { border[.cornerRadius] = radius }
    border[.strokeContent] = Color(.clear)
    border[.strokeWidth] = 1
    border[.inset] = 0.5
    return StyleTemplate(
      BorderShape(border, 1, id: "").component,
      gaps: PropertySet([.cornerRadius, .strokeContent, .strokeWidth, .inset]))
  }
}
