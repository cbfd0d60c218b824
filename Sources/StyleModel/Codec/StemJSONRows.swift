/// The property table as StemJSON's style object nests it.
enum StemJSONRows {
  /// The domain of a property whose place is in the style object; `nil` for the extended rows and parts.
  static func domain(of property: StyleProperty) -> StyleDomain? { domains[Int(property.rawValue)] }

  /// The steps from the domain to the property.
  static func path(of property: StyleProperty) -> [String] { paths[Int(property.rawValue)] }

  /// The texts that lead to one row's value, as plain data that is never freed.
  struct Keys: @unchecked Sendable {
    let domain: StyleDomain
    /// Whether the row stands in the style object.
    let isWritten: Bool
    /// The key of the domain with its colon.
    let domainText: JSONWord
    /// Those of the objects on the way.
    let parents: UnsafeMutablePointer<JSONWord>
    let parentCount: Int
    /// The last one.
    let text: JSONWord

    /// - Parameter known: The texts so far; equal keys share one.
    init(_ domain: StyleDomain, _ path: [String], isWritten: Bool, _ known: inout [String: JSONWord]) {
      func text(_ key: String) -> JSONWord {
        if let text = known[key] { return text }
        let text = JSONWord(json: "\"\(key)\":")
        known[key] = text
        return text
      }
      self.domain = domain
      self.isWritten = isWritten
      domainText = text(domain.name)
      parents = .allocate(capacity: max(path.count - 1, 1))
      parentCount = max(path.count - 1, 0)
      for (index, key) in path.dropLast().enumerated() { (parents + index).initialize(to: text(key)) }
      self.text = text(path.last ?? "")
    }
  }

  /// The keys of all properties, by raw value.
  static var keys: UnsafePointer<Keys> { UnsafePointer(keyTexts.base) }

  /// The keys of a property; rows that fold into one value have that value's.
  static func keys(of property: StyleProperty) -> UnsafePointer<Keys> {
    keys + Int(property.rawValue)
  }

  /// How many of the objects on the way to their values two rows of one domain share.
  static func sharedParents(_ first: StyleProperty, _ second: StyleProperty) -> Int {
    let (left, right) = (keys(of: first), keys(of: second))
    let limit = min(left.pointee.parentCount, right.pointee.parentCount)
    var count = 0
    while count < limit, left.pointee.parents[count].base == right.pointee.parents[count].base { count += 1 }
    return count
  }

  /// The keys of all rows, made once for the process.
  private struct KeyTexts: @unchecked Sendable {
    let base: UnsafeMutablePointer<Keys>

    init(_ keys: [Keys]) {
      base = .allocate(capacity: keys.count)
      base.initialize(from: keys, count: keys.count)
    }
  }

  private static let keyTexts: KeyTexts = {
    let folded: Set<StyleProperty> = [
      .material, .fontWeight, .paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing, .rowInsetTop,
      .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing,
    ]
    var known: [String: JSONWord] = [:]
    return KeyTexts(
      PropertyTable.rows.map { row in
        let path = paths[Int(row.property.rawValue)]
        return Keys(
          row.domain, folded.contains(row.property) ? Array(path.prefix(1)) : path,
          isWritten: domain(of: row.property) != nil, &known)
      })
  }()

  /// The properties of a domain, in order.
  static func properties(of domain: StyleDomain) -> [StyleProperty] { properties[Int(domain.rawValue)] }

  /// The property at a path inside a domain.
  static func property(at path: [String], in domain: StyleDomain) -> StyleProperty? {
    properties(of: domain).first { paths[Int($0.rawValue)] == path }
  }

  /// Whether properties stand below a path, so that its value is an object.
  static func isParent(_ path: [String], in domain: StyleDomain) -> Bool {
    properties(of: domain).contains {
      let known = paths[Int($0.rawValue)]
      return known.count > path.count && known.starts(with: path)
    }
  }

  /// The keys that may follow a path, in order and each once.
  static func keys(after path: [String], in domain: StyleDomain) -> [String] {
    var keys: [String] = []
    for property in properties(of: domain) {
      let known = paths[Int(property.rawValue)]
      guard known.count > path.count, known.starts(with: path), keys.last != known[path.count] else {
        continue
      }
      keys.append(known[path.count])
    }
    return keys
  }

  /// The names of StemJSON's domains, in order.
  static let domainNames = StyleDomain.allCases.filter { $0.isStemJSON }.map { $0.name }

  private static let domains: [StyleDomain?] = PropertyTable.rows.map { row in
    row.domain.isStemJSON && !row.property.isPart ? row.domain : nil
  }

  private static let paths: [[String]] = PropertyTable.rows.map { row in
    row.key.split(separator: ".").map { String($0) }
  }

  private static let properties: [[StyleProperty]] = StyleDomain.allCases.map { domain in
    PropertyTable.rows.filter { $0.domain == domain && domains[Int($0.property.rawValue)] != nil }.map {
      $0.property
    }
  }
}
