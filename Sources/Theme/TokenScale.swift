import StyleModel

/// The named steps of one kind of design token, such as colours or radii.
public struct TokenScale<Value: Hashable & Sendable>: Sendable {
  /// The names and where their values are.
  public private(set) var table: NameTable
  private var values: [Value]

  public init(matching: NameTable.Matching = .exact) {
    table = NameTable(matching: matching)
    values = []
  }

  /// The names, in the order in which they were defined.
  public var names: [String] { table.names }
  public var count: Int { values.count }

  public subscript(_ name: String) -> Value? {
    get { table.position(of: name).map { values[$0] } }
    set {
      guard let newValue else { return }
      let position = table.insert(name)
      if position == values.count { values.append(newValue) } else { values[position] = newValue }
    }
  }

  /// The value at a position that `table` returned.
  public subscript(position position: Int) -> Value { values[position] }

  /// The name and the value at a position.
  package subscript(step position: Int) -> (name: String, value: Value) {
    (table.names[position], values[position])
  }
}

/// A type role: what `text-lg` stands for.
public struct TypeRole: Hashable, Sendable {
  /// A preset's name, or a size in points.
  public enum Face: Hashable, Sendable {
    case preset(String)
    case size(Double)
  }

  public var face: Face
  /// A StemJSON weight name.
  public var weight: String?
  /// Points between letters.
  public var tracking: Double?
  /// Points from one baseline to the next.
  public var lineHeight: Double?

  public init(_ face: Face, weight: String? = nil, tracking: Double? = nil, lineHeight: Double? = nil) {
    self.face = face
    self.weight = weight
    self.tracking = tracking
    self.lineHeight = lineHeight
  }
}
