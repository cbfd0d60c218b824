import ClassParser
import Engine
import JSONText
import Recipes
import StyleModel

/// Fingerprints of recipes: one is the same as before if the recipe and everything that it names are.
///
/// Whoever keeps what documents compiled to learns from them which documents a changed recipe concerns.
public struct RecipeDigests: Sendable {
  private let engine: StyleEngine
  private var digests: [Digest?]
  private let places: [String: Int]
  /// The styles that rules or families put into force, by family.
  private var styles: [String: [String]] = [:]

  /// A fingerprint of 128 bits.
  public struct Digest: Hashable, Sendable {
    public private(set) var high: UInt64 = 0x6C62_272E_07BB_0142
    public private(set) var low: UInt64 = 0x62B8_2175_6295_C58D

    public init() {}

    /// A fingerprint that was written down.
    public init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }

    /// Mixes in some bytes and where they end.
    public mutating func add<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
      var count: UInt64 = 0
      for byte in bytes {
        mix(UInt64(byte))
        count += 1
      }
      mix(count ^ 0xFF00_0000_0000_0000)
    }

    public mutating func add(_ text: String) { add(text.utf8) }

    public mutating func add(_ other: Digest) {
      mix(other.high)
      mix(other.low)
    }

    private mutating func mix(_ word: UInt64) {
      low = (low ^ word) &* 0x9FB2_1C65_1E98_DF25
      high = ((high ^ low) &* 0x9E37_79B9_7F4A_7C15)
      high ^= high >> 29
      low ^= low >> 32 ^ high << 7
    }
  }

  /// - Complexity: O(*n*) in the text of the recipes.
  public init(_ engine: StyleEngine) {
    self.engine = engine
    var places: [String: Int] = [:]
    for (index, recipe) in engine.recipes.enumerated() { places[recipe.name] = index }
    self.places = places
    digests = Array(repeating: nil, count: engine.recipes.count)
    for family in engine.catalog.families { styles[family.name] = [family.standard.name] }
    for style in engine.rules.families {
      styles[style.family] = [style.style.base.text, style.style.extends ?? ""]
    }
    for index in digests.indices { compute(index) }
  }

  /// The fingerprint of a recipe, or of a slot such as `card/title`; `nil` when there is none of this name.
  public func digest(of name: String) -> Digest? { places[name].flatMap { digests[$0] } }

  /// The fingerprint of all recipes.
  public var whole: Digest {
    var digest = names
    for one in digests { digest.add(one ?? Digest()) }
    return digest
  }

  /// The fingerprint of the names alone: another name may take the place of a utility's.
  public var names: Digest {
    var digest = Digest()
    for recipe in engine.recipes { digest.add(recipe.name) }
    return digest
  }

  /// The recipes that a class string names, with their slots and through custom utilities.
  public static func recipes(in text: String, with engine: StyleEngine) -> [String] {
    ClassParser.recipes(in: text, with: engine.vocabulary).map { use in
      let name = engine.recipes[use.recipe].name
      return use.slot.map { "\(name)/\($0)" } ?? name
    }
  }

  /// Computes the fingerprints of what a recipe needs before its own, without recursion.
  private mutating func compute(_ root: Int) {
    var stack = [(recipe: root, needs: needs(of: root), next: 0)]
    var open: Set<Int> = [root]
    while let top = stack.last {
      if top.next < top.needs.count {
        stack[stack.count - 1].next += 1
        let need = top.needs[top.next]
        // What needs itself is broken and says so by its own text.
        guard digests[need] == nil, open.insert(need).inserted else { continue }
        stack.append((need, needs(of: need), 0))
        continue
      }
      stack.removeLast()
      var digest = Self.own(engine.recipes[top.recipe])
      for need in top.needs { digest.add(digests[need] ?? Self.own(engine.recipes[need])) }
      digests[top.recipe] = digest
    }
  }

  private func needs(of index: Int) -> [Int] {
    let recipe = engine.recipes[index]
    var needs: [Int] = []
    func add(_ name: String) {
      if let place = places[name], place != index, !needs.contains(place) { needs.append(place) }
    }
    for text in recipe.classTexts { for name in Self.recipes(in: text, with: engine) { add(name) } }
    guard let family = recipe.family else { return needs }
    for text in styles[family] ?? [] {
      add(text)
      for name in Self.recipes(in: text, with: engine) { add(name) }
    }
    return needs
  }

  /// What a recipe says itself.
  private static func own(_ recipe: RecipeDefinition) -> Digest {
    var digest = Digest()
    digest.add(recipe.name)
    digest.add(recipe.base.text)
    digest.add(recipe.family ?? "")
    for axis in recipe.axes {
      digest.add(axis.name)
      for value in axis.values {
        digest.add(value.name)
        digest.add(value.classes.text)
      }
    }
    for compound in recipe.compounds {
      for condition in compound.when {
        digest.add(condition.axis)
        for value in condition.values { digest.add(value) }
      }
      digest.add(compound.classes.text)
    }
    for (axis, value) in recipe.defaults.sorted(by: { $0.key < $1.key }) {
      digest.add(axis)
      digest.add(value)
    }
    for slot in recipe.slots { digest.add(slot.name) }
    return digest
  }
}
