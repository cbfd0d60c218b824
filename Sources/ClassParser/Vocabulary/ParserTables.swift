import StyleModel
import Theme

/// What the parser asks for every class, as plain data: reading it touches no reference count.
///
/// Vocabularies keep alive what it points to.
struct ParserTables: @unchecked Sendable {
  let names: NameLookup
  let meanings: UnsafeMutablePointer<Vocabulary.Meaning>
  let roots: UnsafeMutablePointer<UtilityRoot>
  let rows: UnsafeMutablePointer<UtilityRow>
  let exact: UnsafeMutablePointer<SettingSpan>
  /// The length of the longest name that takes a value.
  let longestRoot: Int
  /// Points of one spacing unit.
  let spacing: Double
  let spacings: NameLookup
  let words: ThemeWords
  /// What each colour of the theme is as a value; a boxed one stands in the vocabulary's values.
  let colorValues: UnsafeMutablePointer<PackedSetting>
  let radiusPoints: UnsafeMutablePointer<Double>
  /// The position of the radius that `rounded` alone means, below zero for none.
  let defaultRadius: Int
  let shadows: UnsafeMutablePointer<ShadowStep>
  let roleSettings: UnsafeMutablePointer<SettingSpan>
  let breakpoints: NameLookup
  let variants: NameLookup
  let variantConditions: UnsafePointer<Condition>
  let customs: UnsafeMutablePointer<CustomTemplate>

  /// A step of the theme's shadows as far as a class declares it.
  struct ShadowStep {
    var radius = 0.0
    var x = 0.0
    var y = 0.0
    /// Whether there is a layer to draw.
    var isDrawn = false
  }

  /// The memory of tables, which the vocabularies of one catalog share, before it is compiled and after.
  final class Owner: @unchecked Sendable {
    let tables: UnsafePointer<ParserTables>

    init(
      _ names: NameIndex, _ meanings: [Vocabulary.Meaning], _ builtIn: BuiltInNames, _ tokens: ThemeIndex,
      _ values: ThemeValues, _ customs: [CustomUtility]
    ) {
      let memory = UnsafeMutablePointer<ParserTables>.allocate(capacity: 1)
      memory.initialize(to: ParserTables(names, meanings, builtIn, tokens, values, customs))
      tables = UnsafePointer(memory)
    }

    deinit {
      tables.pointee.deallocate()
      tables.deallocate()
    }
  }

  private init(
    _ names: NameIndex, _ meanings: [Vocabulary.Meaning], _ builtIn: BuiltInNames, _ tokens: ThemeIndex,
    _ values: ThemeValues, _ customs: [CustomUtility]
  ) {
    self.names = NameLookup(names.names)
    self.meanings = Self.copy(meanings)
    roots = Self.copy(builtIn.roots)
    rows = Self.copy(builtIn.rows)
    exact = Self.copy(builtIn.exact)
    longestRoot = builtIn.longestRoot
    spacing = tokens.spacing
    spacings = NameLookup(tokens.spacings.names)
    words = ThemeWords(tokens)
    colorValues = Self.copy(tokens.colors.names.indices.map { values.packedColor(at: $0) })
    radiusPoints = Self.copy(tokens.radiusPoints)
    defaultRadius = tokens.defaultRadius ?? -1
    shadows = Self.copy(
      tokens.shadows.names.indices.map { position in
        // The step of that name draws nothing, whatever its layers are.
        guard let layer = values.principals[position], tokens.shadows.names[position] != "none" else {
          return ShadowStep()
        }
        return ShadowStep(radius: layer.radius, x: layer.x, y: layer.y, isDrawn: true)
      })
    roleSettings = Self.copy(tokens.typeRoleSettings)
    breakpoints = NameLookup(tokens.breakpoints.names)
    variants = VariantTable.shared.lookup
    variantConditions = VariantTable.shared.conditions
    self.customs = Self.copy(customs.map { CustomTemplate($0, names, meanings) })
  }

  private func deallocate() {
    for lookup in [names, spacings, breakpoints] { lookup.deallocate() }
    words.deallocate()
    meanings.deallocate()
    roots.deallocate()
    rows.deallocate()
    exact.deallocate()
    colorValues.deallocate()
    radiusPoints.deallocate()
    shadows.deallocate()
    roleSettings.deallocate()
    customs.deallocate()
  }

  static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    for (index, element) in elements.enumerated() { (copy + index).initialize(to: element) }
    return copy
  }
}
