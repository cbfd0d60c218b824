import JSONText
import StyleModel
import StyleTargets
import Testing

/// Every row of the property table shows in CSS, or is named among what does not.
@Suite struct CSSCompletenessTests {
  /// A value that is not the row's own initial one.
  static func sample(_ row: PropertyRow) -> StyleValue {
    // The last word of its list asks for no glass.
    if row.property == .glass { return .keyword("regular") }
    return switch row.kind {
    case .number(let low, let high): .number(high.map { ((low ?? 0) + $0) / 4 } ?? 7)
    case .integer: .integer(3)
    case .bool: .bool(row.initial != .bool(true))
    case .keyword(let words): .keyword(words.last { .keyword($0) != row.initial } ?? words[0])
    case .text: .text("linear")
    case .color, .shapeStyle, .background: .color(Color(RGBA(1, 2, 3)))
    case .font: .keyword("body")
    case .words(let words): .text(words[0])
    case .tracks: .tracks([GridTrack(.fixed(10))])
    case .palette: .palette([Color(RGBA(1, 2, 3))])
    case .component: .json(.object([]))
    case .dash: .pair(4, 4)
    }
  }

  /// Rows that show only beside another one.
  static let companions: [StyleProperty: (StyleProperty, StyleValue)] = [
    .surfaceTint: (.glass, .keyword("regular")),
    .buttonShape: (.buttonType, .keyword("bordered")),
  ]

  /// Rows whose effect those of a surface's fill carry.
  static let settled: Set<StyleProperty> = [.surfaceRole, .surfaceFill, .surfaceEdge]

  /// Rows that turn something off or on that CSS has by itself.
  static func emits(_ output: CSSTarget.Output) -> Int {
    output.box.count + output.content.count + output.row.count + output.attributes.count
  }

  @Test("carries each property or names it", arguments: StyleProperty.allCases)
  func carried(_ property: StyleProperty) {
    let row = property.row
    var style = Style()
    var before = CSSTarget.Output()
    if let (companion, value) = Self.companions[property] {
      style.set(companion, to: value)
      before = CSSTarget.emit(style)
    }
    style.set(property, to: Self.sample(row))
    let output = CSSTarget.emit(style)
    let note = output.notes.first { $0.property == property }
    if property.isPart || Self.settled.contains(property) {
      #expect(Self.emits(output) == 0 && note == nil)
      return
    }
    switch row.css.grade {
    case .exact:
      #expect(output != before && Self.emits(output) > 0, "\(row.name) leaves no trace")
      #expect(note == nil, "\(row.name) is exact and has a note")
    case .approximate:
      #expect(note?.grade == .approximate, "\(row.name) is a stand-in and does not say so")
      let isOff = row.kind == .bool && Self.sample(row) == .bool(false)
      #expect(isOff || (Self.emits(output) > 0 && output != before), "\(row.name) leaves no trace")
    case .none:
      #expect(note?.grade == Grade.none, "\(row.name) does not show and does not say so")
      #expect(Self.emits(output) == Self.emits(before), "\(row.name) leaves a trace")
    }
    if let note { #expect(!note.message.isEmpty && !note.message.hasSuffix(".")) }
  }

  @Test("names what the runtime decides, whatever the row", arguments: StyleProperty.allCases)
  func dynamic(_ property: StyleProperty) {
    let output = CSSTarget.emit(Style([Style.Entry(property, .dynamic("${value}"))]))
    #expect(output.notes.map { $0.property } == [property])
    #expect(output.notes.map { $0.grade } == [Grade.none])
  }

  @Test("writes nothing that leaves a declaration", arguments: StyleProperty.allCases)
  func values(_ property: StyleProperty) {
    let output = CSSTarget.emit(Style([Style.Entry(property, Self.sample(property.row))]))
    for declaration in output.box + output.content + output.row {
      #expect(!declaration.value.contains { ";{}<>\\\n".contains($0) }, "\(declaration.text)")
      #expect(declaration.name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") })
    }
  }
}
