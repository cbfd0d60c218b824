/// A custom utility that is being expanded.
struct ExpansionStep {
  /// The utility's name.
  let rule: String
  /// How chains show it: the class where a pattern gave it.
  let shown: String
}

/// What one class string spends on custom utilities, shared by the readers of everything that it expands to.
final class ExpansionState {
  /// The custom utilities that lead to what is being read, outermost first.
  private(set) var path: [ExpansionStep] = []
  /// Bytes of classes that may still be read for the string.
  private(set) var bytesLeft = ClassParser.Limit.expansionBytes
  /// Expansions inside others that may still be read.
  private(set) var stepsLeft = ClassParser.Limit.expansions
  /// Bytes of classes that were not read on short ways, some of them perhaps several times.
  private let unread: Int
  /// Whether it may have been otherwise had they been read.
  private(set) var isInexact = false
  /// How often a pattern was given up in the string.
  var patternFailures = 0
  /// What the first classes came to; most strings expand no others.
  private var first: (classes: [UInt8], reading: Reading)?
  /// What all later ones came to, by their bytes; only sound ones are kept.
  private var known: [[UInt8]: Reading] = [:]
  /// For each step of the path, the utilities below it and their levels so far.
  private var below: [Below] = []

  /// What the classes of a custom utility came to.
  struct Reading {
    let list: ClassList
    /// The recipes that they use, where these are asked for.
    let uses: [RecipeUse]?
    fileprivate let below: Below
  }

  fileprivate struct Below {
    var rules: [String] = []
    var levels = 0

    mutating func add(_ other: Below) {
      for rule in other.rules where !rules.contains(rule) { rules.append(rule) }
      levels = max(levels, other.levels)
    }
  }

  /// Whether so many more bytes may be read.
  func affords(_ bytes: Int) -> Bool {
    let isAffordable = bytes <= bytesLeft && (path.isEmpty || stepsLeft > 0)
    if unread > 0, !isAffordable || bytes > bytesLeft - unread { isInexact = true }
    return isAffordable
  }

  init(unread: Int) { self.unread = unread }

  func enter(_ step: ExpansionStep, bytes: Int) {
    bytesLeft -= bytes
    if !path.isEmpty { stepsLeft -= 1 }
    path.append(step)
    below.append(Below())
  }

  /// Leaves the last step, whose classes came to a list.
  func leave(_ classes: UnsafeBufferPointer<UInt8>, _ list: ClassList, uses: [RecipeUse]?) {
    let step = path.removeLast()
    var inside = below.removeLast()
    inside.add(Below(rules: [step.rule]))
    inside.levels += 1
    if list.isSound {
      let reading = Reading(list: list, uses: uses, below: inside)
      if first == nil { first = (Array(classes), reading) } else { known[Array(classes)] = reading }
    }
    if !below.isEmpty { below[below.count - 1].add(inside) }
  }

  /// What classes came to before, unless on this path they would recur or lie too deep.
  func reading(of classes: UnsafeBufferPointer<UInt8>) -> Reading? {
    // One step has nothing behind it that could come again.
    guard let first,
      let reading = first.classes.elementsEqual(classes) ? first.reading : known[Array(classes)],
      path.count + reading.below.levels <= ClassParser.Limit.recipes,
      !reading.below.rules.contains(where: { rule in path.contains { $0.rule == rule } })
    else { return nil }
    if !below.isEmpty { below[below.count - 1].add(reading.below) }
    return reading
  }
}
