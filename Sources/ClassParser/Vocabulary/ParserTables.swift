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
  let colors: NameLookup
  /// The colour keywords that no colour of the theme hides, in any spelling.
  let keywords: NameLookup
  let keywordValues: UnsafeMutablePointer<ColorKeyword>
  /// Every name of a colour, in small letters and without hyphens.
  let foldedColors: NameLookup
  let spacings: NameLookup
  let radii: NameLookup
  let radiusPoints: UnsafeMutablePointer<Double>
  let shadows: NameLookup
  let typeRoles: NameLookup
  let roleSettings: UnsafeMutablePointer<SettingSpan>

  /// The memory of tables, which the vocabularies of one catalog share, before it is compiled and after.
  final class Owner: @unchecked Sendable {
    let tables: UnsafePointer<ParserTables>

    init(
      _ names: NameIndex, _ meanings: [Vocabulary.Meaning], _ builtIn: BuiltInNames, _ tokens: ThemeIndex
    ) {
      let memory = UnsafeMutablePointer<ParserTables>.allocate(capacity: 1)
      memory.initialize(to: ParserTables(names, meanings, builtIn, tokens))
      tables = UnsafePointer(memory)
    }

    deinit {
      tables.pointee.deallocate()
      tables.deallocate()
    }
  }

  private init(
    _ names: NameIndex, _ meanings: [Vocabulary.Meaning], _ builtIn: BuiltInNames, _ tokens: ThemeIndex
  ) {
    self.names = NameLookup(names.names)
    self.meanings = Self.copy(meanings)
    roots = Self.copy(builtIn.roots)
    rows = Self.copy(builtIn.rows)
    exact = Self.copy(builtIn.exact)
    longestRoot = builtIn.longestRoot
    spacing = tokens.spacing
    colors = NameLookup(tokens.colors.names)
    let free = tokens.keywords.names.indices.filter {
      tokens.colors.position(of: tokens.keywords.names[$0]) == nil
    }
    keywords = NameLookup(free.map { tokens.keywords.names[$0] })
    keywordValues = Self.copy(free.map { tokens.keywordValues[$0] })
    foldedColors = NameLookup(
      Self.folded(tokens.colors.names + tokens.keywords.names + ColorRole.ofAccent.names))
    radii = NameLookup(tokens.radii.names)
    radiusPoints = Self.copy(tokens.radiusPoints)
    spacings = NameLookup(tokens.spacings.names)
    shadows = NameLookup(tokens.shadows.names)
    typeRoles = NameLookup(tokens.typeRoles.names)
    roleSettings = Self.copy(tokens.typeRoleSettings)
  }

  private func deallocate() {
    for lookup in [names, colors, keywords, foldedColors, radii, spacings, shadows, typeRoles] {
      lookup.deallocate()
    }
    meanings.deallocate()
    roots.deallocate()
    rows.deallocate()
    exact.deallocate()
    roleSettings.deallocate()
    keywordValues.deallocate()
    radiusPoints.deallocate()
  }

  /// Names in the spelling that stands for all others, each once.
  private static func folded(_ names: [String]) -> [String] {
    var folded = NameTable()
    for name in names {
      folded.insert(
        String(
          decoding: name.utf8.filter { $0 != 0x2D && $0 != 0x5F }.map {
            $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0
          },
          as: UTF8.self))
    }
    return folded.names
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    for (index, element) in elements.enumerated() { (copy + index).initialize(to: element) }
    return copy
  }
}
