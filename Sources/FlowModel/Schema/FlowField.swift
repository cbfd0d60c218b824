import JSONText

/// One row of an atom's field table: the key, what it takes, and what its absence means.
public struct FlowField<Owner>: Sendable {
  public let key: String
  public let kind: FlowKind
  /// Whether the atom fails without it.
  public let isRequired: Bool
  /// What Flow takes in its place when it is absent and there is one value for that.
  public let initial: JSONValue?
  /// What of the theme or of the atom takes its place when it is absent or does not resolve.
  public let fallback: String?
  let read: @Sendable (inout Owner, JSONNode, JSONDocument, [String]) throws(FlowFault) -> Void
  let write: @Sendable (Owner, FlowForm) -> JSONValue?

  /// A field that may be absent; `null` counts as absent.
  init<Value: FlowValue>(
    _ key: String, _ kind: FlowKind? = nil, initial: JSONValue? = nil, fallback: String? = nil,
    get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value?) -> Void
  ) {
    self.key = key
    self.kind = kind ?? Value.kind
    isRequired = false
    self.initial = initial
    self.fallback = fallback
    read = { (owner, node, document, path) throws(FlowFault) in
      guard document.kind(of: node) != .null else { return set(&owner, nil) }
      set(&owner, try Value(node, in: document, at: path))
    }
    write = { owner, form in get(owner)?.json(form) }
  }

  /// A field that the atom fails without.
  static func required<Value: FlowValue>(
    _ key: String, get: @escaping @Sendable (Owner) -> Value,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> FlowField {
    FlowField(
      key: key, kind: Value.kind, isRequired: true, initial: nil,
      read: { (owner, node, document, path) throws(FlowFault) in
        set(&owner, try Value(node, in: document, at: path))
      },
      write: { owner, form in get(owner).json(form) })
  }

  /// A field that always has a value: the canonical form writes it, shorthand leaves out the initial one.
  static func always<Value: FlowValue>(
    _ key: String, _ kind: FlowKind? = nil, initial: Value, get: @escaping @Sendable (Owner) -> Value,
    set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> FlowField {
    FlowField(
      key: key, kind: kind ?? Value.kind, isRequired: false, initial: initial.json(.canonical),
      read: { (owner, node, document, path) throws(FlowFault) in
        guard document.kind(of: node) != .null else { return set(&owner, initial) }
        set(&owner, try Value(node, in: document, at: path))
      },
      write: { owner, form in
        let value = get(owner)
        return form == .shorthand && value == initial ? nil : value.json(form)
      })
  }

  private init(
    key: String, kind: FlowKind, isRequired: Bool, initial: JSONValue?,
    read: @escaping @Sendable (inout Owner, JSONNode, JSONDocument, [String]) throws(FlowFault) -> Void,
    write: @escaping @Sendable (Owner, FlowForm) -> JSONValue?
  ) {
    self.key = key
    self.kind = kind
    self.isRequired = isRequired
    self.initial = initial
    fallback = nil
    self.read = read
    self.write = write
  }
}

/// A JSON object of Flow that its field table describes: decoding, encoding, checks and docs come from the rows.
public protocol FlowAtom: FlowValue {
  /// Flow's name of the shape, such as `TextData`.
  static var name: String { get }
  /// The field that a bare text stands for, if one does.
  static var shorthand: String? { get }
  /// The rows, in the order in which they are written.
  static var fields: [FlowField<Self>] { get }

  /// An atom without any field, which decoding fills.
  init()
}

extension FlowAtom {
  public static var kind: FlowKind { .atom(name) }
  public static var shorthand: String? { nil }

  public init(_ node: JSONNode, in document: JSONDocument, at path: [String]) throws(FlowFault) {
    self.init()
    try read(node, document, path)
  }

  /// Fills the fields from a node, unknown keys being ignored.
  mutating func read(_ node: JSONNode, _ document: JSONDocument, _ path: [String]) throws(FlowFault) {
    if let shorthand = Self.shorthand, document.kind(of: node) == .string {
      for field in Self.fields where field.key == shorthand { try field.read(&self, node, document, path) }
      return
    }
    guard document.kind(of: node) == .object else { throw Self.mismatch(node, document, path) }
    for field in Self.fields {
      if let value = document.member(field.key, of: node) {
        try field.read(&self, value, document, path + [field.key])
      } else if field.isRequired {
        throw FlowFault(.missing(key: field.key), path: path, range: document.range(of: node))
      }
    }
  }

  public func json(_ form: FlowForm) -> JSONValue {
    let members = members(form)
    if form == .shorthand, let shorthand = Self.shorthand, members.count == 1, members[0].key == shorthand {
      return members[0].value
    }
    return .object(members)
  }

  /// The members that are set, in the table's order.
  public func members(_ form: FlowForm) -> [JSONMember] {
    Self.fields.compactMap { field in field.write(self, form).map { JSONMember(field.key, $0) } }
  }

  /// The table without the accessors, for those who look at shapes alone.
  public static var shape: FlowShape {
    FlowShape(
      name: name, shorthand: shorthand,
      fields: fields.map {
        FlowShape.Field(
          key: $0.key, kind: $0.kind, isRequired: $0.isRequired, initial: $0.initial, fallback: $0.fallback)
      })
  }
}

/// The field table of an atom as data.
public struct FlowShape: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public let key: String
    public let kind: FlowKind
    public let isRequired: Bool
    public let initial: JSONValue?
    public let fallback: String?
  }

  public let name: String
  public let shorthand: String?
  public let fields: [Field]

  public func field(_ key: String) -> Field? { fields.first { $0.key == key } }
}
