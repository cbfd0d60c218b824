/// Keys with values, in the order in which the keys came.
public struct ExpressionDictionary: Sendable {
  /// Keys, in order.
  public private(set) var keys: [String] = []
  /// Values, in the order of the keys.
  public private(set) var values: [ExpressionValue] = []
  private var places: [String: Int] = [:]

  /// Makes an empty dictionary.
  public init() {}

  /// Makes a dictionary; of equal keys the last value counts.
  public init(_ entries: [(String, ExpressionValue)]) {
    for (key, value) in entries { self[key] = value }
  }

  /// Number of keys.
  public var count: Int { keys.count }

  /// Whether there are no keys.
  public var isEmpty: Bool { keys.isEmpty }

  /// Value of a key; nil stands for a key that is not there.
  public subscript(key: String) -> ExpressionValue? {
    get { places[key].map { values[$0] } }
    set {
      if let newValue {
        if let place = places[key] {
          values[place] = newValue
        } else {
          places[key] = keys.count
          keys.append(key)
          values.append(newValue)
        }
      } else if let place = places[key] {
        keys.remove(at: place)
        values.remove(at: place)
        places[key] = nil
        for later in place..<keys.count { places[keys[later]] = later }
      }
    }
  }
}

extension ExpressionDictionary: Equatable {
  /// Equal keys and values; the order does not matter.
  public static func == (left: ExpressionDictionary, right: ExpressionDictionary) -> Bool {
    guard left.count == right.count else { return false }
    for (index, key) in left.keys.enumerated() where right[key] != left.values[index] { return false }
    return true
  }
}

extension ExpressionDictionary: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, ExpressionValue)...) { self.init(elements) }
}
