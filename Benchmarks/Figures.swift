/// Ratios that a run measured, and the bounds that they are held to.
struct Figures {
  private(set) var ratios: [(name: String, value: Double)] = []

  mutating func note(_ name: String, _ value: Double) { ratios.append((name, value)) }

  /// Compares with a file of bounds, one `name: at least … at most …` a line; returns what is out of bounds.
  func outOfBounds(_ text: String) -> [String] {
    var faults: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let found = ratios.first(where: { $0.name == parts[0] }) else {
        faults.append("no figure for the bound \"\(line)\"")
        continue
      }
      let words = parts[1].split(separator: " ")
      for (index, word) in words.enumerated() where index + 1 < words.count {
        guard let bound = Double(words[index + 1]) else { continue }
        let isFine = word == "least" ? found.value >= bound : word == "most" ? found.value <= bound : true
        if !isFine { faults.append("\(found.name) is \(fixed(found.value, 3)), not at \(word) \(bound)") }
      }
    }
    return faults
  }
}
