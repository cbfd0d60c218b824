import StyleModel
import Theme

/// Reads class strings.
public enum ClassParser {
  /// The limits that keep any input bounded; each has its own fault.
  public enum Limit {
    /// Distinct sets of conditions of a string and what it expands to.
    public static let conditionSets = 8_192
    /// Expansions of custom utilities inside others, for one string.
    public static let expansions = 1_024
    /// Bytes of custom utilities that a string may expand to, all levels together.
    public static let expansionBytes = 1_048_576
    /// Bytes of a string.
    public static let bytes = 65_536
    /// Classes of a string.
    public static let classes = 4_096
    /// Levels of brackets, and of variant groups.
    public static let nesting = 32
    /// Variants of a class.
    public static let variants = 8
    /// Levels of recipes that name one another.
    public static let recipes = 32
    /// Classes of a string at which a pattern of the rules may be given up before no more are tried.
    public static let patternFailures = 8
    /// Declarations that a string may expand to.
    public static let declarations = 65_536
  }

  /// Reads a class string; what is wrong in it becomes faults, which are worked out when the list is asked for
  /// them, and the rest still counts.
  ///
  /// - Complexity: O(*n*) in the length of the string plus what its recipes expand to.
  public static func parse(_ text: String, with vocabulary: Vocabulary) -> ClassList {
    // Most strings have their bytes at hand, and even a reference to a copy costs something.
    if let list = text.utf8.withContiguousStorageIfAvailable({ parse($0, with: vocabulary) }) { return list }
    var copy = text
    return copy.withUTF8 { parse($0, with: vocabulary) }
  }

  /// Reads a class string of UTF-8 bytes.
  public static func parse(_ bytes: UnsafeBufferPointer<UInt8>, with vocabulary: Vocabulary) -> ClassList {
    parse(bytes, with: vocabulary, recipes: nil)
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, with vocabulary: Vocabulary, recipes: [CompiledRecipe]?
  ) -> ClassList {
    let list: ClassList? = ClassReader.reading(bytes, with: vocabulary, recipes: recipes) { reader in
      reader.readString()
      return reader.isExact ? reader.takeList() : nil
    }
    return list ?? readAtLength(bytes, with: vocabulary, recipes: recipes)
  }

  /// Reads a string without any short way.
  private static func readAtLength(
    _ bytes: UnsafeBufferPointer<UInt8>, with vocabulary: Vocabulary, recipes: [CompiledRecipe]?
  ) -> ClassList {
    ClassReader.reading(bytes, with: vocabulary, recipes: recipes) { reader in
      reader.takesShortWays = false
      reader.readString()
      return reader.takeList()
    }
  }

  /// What is wrong in a class string.
  static func faults(
    in bytes: UnsafeBufferPointer<UInt8>, with vocabulary: Vocabulary, recipes: [CompiledRecipe]
  ) -> [ClassFault] {
    ClassReader.reading(bytes, with: vocabulary, recipes: recipes, explainsFaults: true) { reader in
      reader.readString()
      return reader.list.found
    }
  }

  /// Reads a class string with other recipes behind the vocabulary's recipe names.
  package static func parse(
    _ text: String, with vocabulary: Vocabulary, recipes: [CompiledRecipe]
  ) -> ClassList {
    var copy = text
    return copy.withUTF8 { parse($0, with: vocabulary, recipes: recipes) }
  }

  /// The recipes that a class string uses, in order, through custom utilities too.
  package static func recipes(in text: String, with vocabulary: Vocabulary) -> [RecipeUse] {
    var copy = text
    return copy.withUTF8 { buffer in
      guard vocabulary.mayNameRecipe(buffer) else { return [] }
      return ClassReader.reading(buffer, with: vocabulary) { reader in
        reader.uses = []
        reader.readString()
        return reader.uses ?? []
      }
    }
  }

  /// The names of those recipes, without their slots.
  package static func recipeNames(in text: String, with vocabulary: Vocabulary) -> [String] {
    recipes(in: text, with: vocabulary).map { vocabulary.recipes[$0.recipe].name }
  }
}

/// A recipe that a class string names, and the slot behind it.
package struct RecipeUse: Hashable, Sendable {
  /// Its place among the vocabulary's recipes.
  package let recipe: Int
  package let slot: String?
}

/// The state of reading one class string.
struct ClassReader {
  let bytes: UnsafeBufferPointer<UInt8>
  unowned(unsafe) let vocabulary: Vocabulary
  /// What the vocabulary keeps for every class, read without a reference to it.
  let tables: UnsafePointer<ParserTables>
  /// What was read, but for its tokens and declarations.
  var list = ClassList()
  let tokens: ScratchBuffer<ClassList.Token>
  let declarations: ScratchBuffer<Declaration>

  // What holds for the token that is being read.
  var token: UInt16 = 0
  var conditions: UInt16 = 0
  var weight: UInt16 = 0
  /// The recipes that are finished so far, while a catalog is compiled.
  private let finished: [CompiledRecipe]?
  /// The recipes in force.
  var recipes: [CompiledRecipe] { finished ?? vocabulary.recipes }
  /// The recipes that the string names, collected instead of expanded when this is not `nil`.
  var uses: [RecipeUse]?
  /// What custom utilities cost so far, once there is one.
  var expansions: ExpansionState?
  /// How many bytes of classes behind custom utilities were not read on short ways.
  var skippedBytes = 0
  /// Whether those bytes can have changed nothing.
  var isExact: Bool { expansions.map { !$0.isInexact } ?? true }
  /// The last conditions that were met on a short way.
  var recent = RecentConditions()
  /// Whether the string has reached a limit of expansion, which is reported once.
  var isExhausted = false
  /// Whether reading ends at the first fault, as inside a custom utility.
  var stopsAtFault = false
  /// Whether a refusal says why; the first try of several rows asks only which of them takes the value.
  var explains = true
  /// What was met, collected for printing when this is not `nil`.
  var trace: TokenTrace?

  /// How many faults were met.
  private(set) var faultCount = 0
  /// Whether faults are kept with their reasons, or only counted.
  let explainsFaults: Bool
  /// Whether the usual classes are read without a look at what else they might be.
  ///
  /// A reader that explains every fault takes the long way, which tests hold the short ones to.
  var takesShortWays: Bool

  /// Calls a function with a reader of a string, whose tables and first memory live as long as the call.
  static func reading<Outcome>(
    _ bytes: UnsafeBufferPointer<UInt8>, with vocabulary: Vocabulary, recipes: [CompiledRecipe]? = nil,
    explainsFaults: Bool = false, _ body: (inout ClassReader) -> Outcome
  ) -> Outcome {
    withExtendedLifetime(vocabulary) {
      ScratchBuffer.with(capacity: 32) { tokens in
        ScratchBuffer.with(capacity: 40) { declarations in
          var reader = ClassReader(bytes, vocabulary, recipes, explainsFaults, tokens, declarations)
          return body(&reader)
        }
      }
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ recipes: [CompiledRecipe]?,
    _ explainsFaults: Bool, _ tokens: ScratchBuffer<ClassList.Token>,
    _ declarations: ScratchBuffer<Declaration>
  ) {
    self.tokens = tokens
    self.declarations = declarations
    self.explainsFaults = explainsFaults
    takesShortWays = !explainsFaults
    self.bytes = bytes
    self.vocabulary = vocabulary
    tables = vocabulary.parsing.tables
    finished = recipes
  }

  mutating func readString() {
    guard bytes.count <= ClassParser.Limit.bytes else {
      fault(.stringTooLong(limit: ClassParser.Limit.bytes), ClassParser.Limit.bytes..<bytes.count)
      return
    }
    var index = 0
    if takesShortWays {
      readShortClasses(&index)
      if index == bytes.count { return }
    }
    // What has a short way is ASCII.
    if let invalid = firstInvalidUTF8(bytes) {
      tokens.truncate(to: 0)
      declarations.truncate(to: 0)
      list = ClassList()
      fault(.invalidUTF8, invalid)
      return
    }
    readClasses(&index, outer: ConditionSet(), variants: 0, depth: 0)
  }

  /// Hands over what was read, without a copy; what is wrong in it is explained when somebody asks.
  mutating func takeList() -> ClassList {
    if list.isPlain, faultCount == 0 {
      return ClassList(TokenSpans(tokens), declarations.array, list.accentUse)
    }
    var taken = ClassList()
    swap(&taken, &list)
    taken.spans = TokenSpans(tokens)
    taken.declarations = declarations.array
    // A reader that explains faults has kept them itself.
    if faultCount > 0, !explainsFaults {
      taken.unexplained = UnexplainedFaults(
        bytes: Array(bytes), vocabulary: vocabulary, recipes: recipes)
    }
    return taken
  }

  mutating func fault(
    _ kind: ClassFault.Kind, _ range: Range<Int>, suggestions: [String] = [], fix: TextEdit? = nil
  ) {
    report(ClassFault(kind, at: range, suggestions: suggestions, fix: fix))
  }

  /// The names near one that is wrong, where faults are explained.
  func near(_ name: String, in names: @autoclosure () -> [String]) -> [String] {
    explainsFaults ? Suggestions.nearest(to: name, in: names()) : []
  }

  /// Counts a fault, and keeps it where faults are explained.
  mutating func report(_ fault: ClassFault) {
    faultCount += 1
    if explainsFaults { list.found.append(fault) }
  }

  /// Takes back the faults behind the first `count`.
  mutating func takeBack(faults count: Int) {
    if explainsFaults, list.found.count > count { list.found.removeSubrange(count...) }
    faultCount = count
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// Takes back what was declared since a place.
  mutating func takeBack(declarations: Int, values: Int) {
    self.declarations.truncate(to: declarations)
    if list.values.count > values { list.values.removeSubrange(values...) }
  }

  mutating func takeBack(declarations: Int, slots: Int) {
    takeBack(declarations: declarations, values: list.values.count)
    if list.slots.count > slots { list.slots.removeSubrange(slots...) }
  }

  @inline(__always)
  mutating func declare(_ property: StyleProperty, _ kind: PackedKind, _ payload: UInt64) {
    declarations.append(
      Declaration(
        property, kind: kind, payload: payload, weight: weight, token: token, conditions: conditions))
  }

  /// Declares one value for several properties.
  @inline(__always)
  mutating func declare(_ properties: PropertyList, _ kind: PackedKind, _ payload: UInt64) {
    let place = declarations.place(for: PropertyList.capacity)
    place.initialize(
      to: Declaration(
        properties[0], kind: kind, payload: payload, weight: weight, token: token, conditions: conditions))
    // How many there are changes from class to class: four at once cost less than a loop that ends unforeseen.
    var index = 1
    repeat {
      (place + index).initialize(from: place, count: 1)
      place[index].property = properties[index]
      index &+= 1
    } while index < max(properties.count, 4)
    declarations.takeIn(properties.count)
  }

  /// Declares everything that a class without a value sets.
  mutating func declare(_ settings: SettingSpan) {
    guard let base = settings.base else { return }
    for index in 0..<settings.count {
      let setting = base + index
      if setting.pointee.kind == .boxed {
        declareBoxed(setting.pointee.property, settings.value(of: setting.pointee))
      } else {
        declare(setting.pointee.property, setting.pointee.kind, setting.pointee.payload)
      }
    }
  }

  mutating func declare(_ property: StyleProperty, _ value: StyleValue) {
    if let (kind, payload) = PackedValue.pack(value, for: property) {
      declare(property, kind, payload)
    } else {
      declareBoxed(property, value)
    }
  }

  mutating func declareBoxed(_ property: StyleProperty, _ value: StyleValue) {
    list.values.append(value)
    declare(property, .boxed, UInt64(list.values.count - 1))
  }
}

/// How many bytes at the start are ASCII: all of them, or a multiple of eight.
private func asciiLength(_ raw: UnsafeRawBufferPointer) -> Int {
  let high: UInt64 = 0x8080_8080_8080_8080
  var index = 0
  while index + 8 <= raw.count {
    if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & high != 0 { return index }
    index += 8
  }
  if index == raw.count { return index }
  if raw.count >= 8 {
    // The last eight bytes, some of them once more.
    let last = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
    return last & high == 0 ? raw.count : index
  }
  return raw.allSatisfy { $0 < 0x80 } ? raw.count : 0
}

/// The first bytes that are not UTF-8, if any.
private func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
  let raw = UnsafeRawBufferPointer(bytes)
  var index = asciiLength(raw)
  while index < bytes.count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, low) = (3, 0xA0)
    case 0xED: (length, high) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, low) = (4, 0x90)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, high) = (4, 0x8F)
    default: return index..<index + 1
    }
    guard index + length <= bytes.count, bytes[index + 1] >= low, bytes[index + 1] <= high else {
      return index..<min(index + 1, bytes.count)
    }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index..<index + 1 }
    index += length
  }
  return nil
}
