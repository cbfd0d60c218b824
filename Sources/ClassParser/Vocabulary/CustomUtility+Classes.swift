extension CustomUtility {
  private static let mark = Array("{value}".utf8)

  /// The bytes of the classes between the places where an argument goes.
  var pieces: [[UInt8]] {
    let (bytes, places) = filled(with: "")
    var pieces: [[UInt8]] = []
    var start = 0
    for place in places {
      pieces.append(Array(bytes[start..<place.lowerBound]))
      start = place.lowerBound
    }
    return pieces + [Array(bytes[start...])]
  }

  /// What the classes come to in every string: they take no argument, and nothing in them depends on recipes, rules or
  /// other utilities.
  func list(with vocabulary: Vocabulary) -> ClassList? {
    guard argument == .none, pattern == nil, classes.utf8.count <= CustomTemplate.limit else { return nil }
    var bytes = classes
    return bytes.withUTF8 { bytes in
      guard !vocabulary.mayNameRecipe(bytes) else { return nil }
      let list = ClassParser.parse(bytes, with: vocabulary)
      return list.isSound && list.conditionSets.isEmpty && list.slots.isEmpty ? list : nil
    }
  }

  /// The classes with an argument, and where in them it stands.
  private func filled(with argument: String) -> (bytes: [UInt8], places: [Range<Int>]) {
    let bytes = Array(classes.utf8)
    let mark = Self.mark
    var out: [UInt8] = []
    var places: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      if index + mark.count <= bytes.count, bytes[index..<index + mark.count].elementsEqual(mark) {
        places.append(out.count..<out.count + argument.utf8.count)
        out.append(contentsOf: argument.utf8)
        index += mark.count
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return (out, places)
  }

  /// What is wrong in the classes whatever the argument will be, at bytes of the classes as they are written.
  package func faults(with vocabulary: Vocabulary) -> [ClassFault] {
    // An argument of its kind in the place of the one to come.
    let sample = argument.sample
    let (bytes, places) = filled(with: sample)
    let list = bytes.withUnsafeBufferPointer { ClassParser.parse($0, with: vocabulary) }
    return list.faults.compactMap { fault in
      if !argument.isTypical, case .recipeRecursion = fault.kind {
      } else if !argument.isTypical, Self.holds(places, fault, list) {
        return nil
      }
      let range = Self.written(fault.range, places, sample.utf8.count)
      return ClassFault(fault.kind, at: range, suggestions: fault.suggestions)
    }
  }

  /// Whether the class of a fault has the argument in it.
  private static func holds(_ places: [Range<Int>], _ fault: ClassFault, _ list: ClassList) -> Bool {
    let token = list.tokens.first {
      $0.range.overlaps(fault.range) || $0.range.contains(fault.range.lowerBound)
    }
    let range = token?.range ?? fault.range
    return places.contains { $0.overlaps(range) }
  }

  /// A range of the classes with a sample as one of the classes with `{value}`.
  private static func written(_ range: Range<Int>, _ places: [Range<Int>], _ sample: Int) -> Range<Int> {
    let growth = mark.count - sample
    let before = places.filter { $0.upperBound <= range.lowerBound }.count
    let inside = places.filter { $0.upperBound <= range.upperBound }.count
    return range.lowerBound + before * growth..<range.upperBound + inside * growth
  }
}

extension CustomUtility.Argument {
  /// An argument that every theme takes, for checking the classes of a utility; empty for none.
  fileprivate var sample: String {
    switch self {
    case .none: ""
    case .color, .token: "clear"
    case .number, .length: "1"
    case .text: "x"
    }
  }

  /// Whether classes that take the sample take every argument of the kind, and the other way round.
  fileprivate var isTypical: Bool {
    switch self {
    case .none, .color, .number, .length: true
    case .token, .text: false
    }
  }
}
