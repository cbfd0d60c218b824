import ClassParser
import Documents
import Engine
import JSONText
import StyleModel
import StyleTargets
import Testing

/// Every property of the table and every word of its lists has a class, which comes back by the round trip.
@Suite struct DecompilerVocabularyTests {
  static let engine = DecompilerTests.engine
  static let speller = ClassSpeller(engine.vocabulary)

  /// Properties that a class can set: all but components, and what resolution assembles or decides.
  static let properties = StyleProperty.allCases.filter { property in
    property.row.kind != .component && !property.isPart
  }

  /// Values that a property of this kind can have; every word of a list.
  static func samples(_ row: PropertyRow) -> [StyleValue] {
    switch row.kind {
    case .number(_, let maximum):
      let signed: [Double] = row.property.isSigned ? [-4, -0.5] : []
      let plain: [Double] = maximum == 1 ? [0, 0.05, 0.5, 0.333, 1] : [0, 1, 4, 13, 13.5, 10000]
      return (plain + signed).map { .number($0) } + (row.dynamic == .never ? [] : [.dynamic("${a_b.c}")])
    case .integer: return [.integer(1), .integer(12)]
    case .bool: return [.bool(true), .bool(false)]
    case .keyword(let words): return words.map { .keyword($0) }
    case .words(let words): return words.map { .keyword($0) } + [.keyword(words.joined(separator: ", "))]
    case .text:
      let dynamic = StyleValue.dynamic("{{ ${a_b} + '_' }}")
      if row.property == .animationValue { return [dynamic, .dynamic("${x}")] }
      if [.groupName, .sharedID, .sharedGroup].contains(row.property) { return [.text("photo_1")] }
      if row.dynamic == .never { return [.text("Sign in"), .text("a_b\\c]")] }
      return [
        .text("Sign in"), .text("a_b\\c]"), .text("size:4"), .text("text:x"), .text("${a} and"), dynamic,
      ]
    case .color: return row.property == .tint ? keywords + colors : colors
    case .shapeStyle, .background:
      let gradient = Gradient(.radial(center: "topLeading", startRadius: 0, endRadius: 12.5), colors: [])
      let linear = Gradient.points.map { Gradient(.linear(from: $0, to: "center"), colors: []) }
      return colors + ([gradient] + linear).map { .gradient($0) }
    case .font: return PropertyTable.fontPresets.map { .keyword($0) } + [.number(18), .number(12.5)]
    case .tracks:
      let tracks: [GridTrack.Kind] = [
        .flexible(minimum: nil, maximum: nil), .flexible(minimum: 10, maximum: nil),
        .flexible(minimum: 10, maximum: 20), .adaptive(minimum: 80, maximum: nil),
        .adaptive(minimum: 80, maximum: 90.5), .fixed(120),
      ]
      return tracks.map { .tracks([GridTrack($0), GridTrack($0)]) } + [.tracks(tracks.map { GridTrack($0) })]
    case .palette: return [.palette([Color(.red), Color(RGBA(1, 2, 3)), engine.theme.borderColor])]
    case .dash: return [.pair(4, 4), .pair(6, 2)]
    case .component: return []
    }
  }

  static let keywords: [StyleValue] = ColorKeyword.allCases.map { .color(Color($0)) }

  static let colors: [StyleValue] =
    ([
      Color(.primary), Color(.secondary), Color(.clear), Color(RGBA(0x1C, 0x1C, 0x1E)),
      Color(RGBA(255, 0, 0, 0x88)), Color(.keyword(.white), opacity: 0.35),
      Color(.dynamic("${brand}")), Color(.dynamic("{{ ${a_b} ? 'x_y' : '#0F0' }}"), opacity: 0.5),
      Color(light: Tone(.keyword(.white)), dark: Tone(.rgba(RGBA(1, 2, 3)), opacity: 0.125)),
      engine.theme.borderColor, engine.theme.borderColor.multiplyingOpacity(by: 0.5),
    ] as [Color]).map { .color($0) }

  @Test("every value has classes that set it", arguments: properties)
  func reachable(_ property: StyleProperty) {
    let samples = Self.samples(property.row)
    #expect(!samples.isEmpty)
    for value in samples {
      var (property, value) = (property, value)
      // Shares of the container are kinds of width and height.
      if case .number(let share) = value, property == .widthFraction || property == .heightFraction {
        property = property == .widthFraction ? .width : .height
        value = share == 1 ? .infinity : .fraction(share)
      }
      var wanted = Style([Style.Entry(property, value)])
      if property == .sharedGroup { wanted.set(.sharedID, to: .text("x")) }
      let cover = ClassCover(wanted, ignoring: [.motionPreset], Self.speller)
      #expect(cover.uncovered.isEmpty, "\(property.row.name): \(value)")
      let classes = cover.texts.joined(separator: " ")
      let list = Self.engine.parse(classes)
      #expect(list.faults.isEmpty, "\(classes)")
      let set = list.declarations.filter { $0.property == property }
      // A colour of its own in dark appearance is a second class.
      guard set.count == 1, let declaration = set.first else { continue }
      #expect(list.value(of: declaration, theme: Self.engine.theme) == value, "\(classes)")
    }
  }

  @Test(
    "every value of StemJSON comes back",
    arguments: properties.filter { $0.domain.isStemJSON })
  func comesBack(_ property: StyleProperty) throws {
    let type = property.domain.componentTypes.first ?? "text"
    let decompiler = Decompiler(engine: Self.engine)
    for value in Self.samples(property.row) {
      var value = value
      if case .gradient(var gradient) = value {
        gradient.colors = [Color(.red), Color(RGBA(1, 2, 3))]
        value = .gradient(gradient)
      }
      let json = StemJSONEncoder.encode(Style([Style.Entry(property, value)]))
      let document = "{\"id\":\"a\",\"type\":\"\(type)\",\"style\":\(JSONWriter.text(json))}"
      let result = try DecompilerTests.expectRoundTrip(Array(document.utf8))
      #expect(result.stats.percentage == 100, "\(document)")
      #expect(result.stats.unknown == 0)
      // The classes are their own decompilation.
      let decoded = try JSONDocument(parsing: JSONWriter.text(json))
      let first = decompiler.classes(
        for: StemJSONDecoder.decode(decoded.root, in: decoded).style, kind: ComponentKind(type), id: "a")
      let emitted = Self.engine.stemJSON(first.classes, for: .init(id: "a", kind: ComponentKind(type)))
      let again = decompiler.classes(for: emitted.output.whole, kind: ComponentKind(type), id: "a")
      #expect(again.classes == first.classes)
    }
  }
}

extension StyleProperty {
  /// Whether negative numbers have a meaning.
  fileprivate var isSigned: Bool {
    guard case .number(nil, _) = row.kind else { return false }
    // Classes give neither a negative gap nor a mirrored scale.
    return ![.stackSpacing, .stackSpacingX, .stackSpacingY, .scale, .scaleX, .scaleY].contains(self)
  }
}
