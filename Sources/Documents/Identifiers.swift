import JSONText

/// The identifiers of a unit, gathered when the first generated one is needed.
struct Identifiers {
  private var taken: Set<String> = []
  /// The number to try next for a name that was wanted before, so that many of one name cost no search.
  private var numbers: [String: Int] = [:]
  private var isGathered = false

  /// A new identifier: the wanted one, with a number behind it if that is taken.
  mutating func unique(_ wanted: String, in document: JSONDocument) -> String {
    if !isGathered {
      isGathered = true
      gather(document.root, document)
    }
    var name = wanted
    var number = numbers[wanted] ?? 2
    while taken.contains(name) {
      name = "\(wanted)_\(number)"
      number += 1
    }
    numbers[wanted] = number
    taken.insert(name)
    return name
  }

  private mutating func gather(_ root: JSONNode, _ document: JSONDocument) {
    document.eachIdentifier(below: root) { taken.insert($0) }
  }
}
