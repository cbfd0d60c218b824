/// The property table as StemJSON's style object nests it.
enum StemJSONRows {
  /// The domain of a property whose place is in the style object; `nil` for the extended rows and parts.
  static func domain(of property: StyleProperty) -> StyleDomain? { domains[Int(property.rawValue)] }

  /// The steps from the domain to the property.
  static func path(of property: StyleProperty) -> [String] { paths[Int(property.rawValue)] }

  /// The texts that lead to one row's value.
  final class Keys: Sendable {
    let domain: StyleDomain
    /// The key of the domain with its colon, those of the objects on the way, and the last one.
    let domainText: [UInt8]
    let parents: [[UInt8]]
    let text: [UInt8]

    init(_ domain: StyleDomain, _ path: [String]) {
      func text(_ key: String) -> [UInt8] { Array("\"\(key)\":".utf8) }
      self.domain = domain
      domainText = text(domain.name)
      parents = path.dropLast().map(text)
      self.text = path.last.map(text) ?? []
    }
  }

  /// The keys of a property; rows that fold into one value have that value's.
  static func keys(of property: StyleProperty) -> Keys { keyTexts[Int(property.rawValue)] }

  /// How many of the objects on the way to their values two rows of one domain share.
  static func sharedParents(_ first: StyleProperty, _ second: StyleProperty) -> Int {
    let (left, right) = (paths[Int(first.rawValue)].dropLast(), paths[Int(second.rawValue)].dropLast())
    return zip(left, right).prefix { $0 == $1 }.count
  }

  private static let keyTexts: [Keys] = PropertyTable.rows.map { row in
    let folded: Set<StyleProperty> = [
      .material, .fontWeight, .paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing, .rowInsetTop,
      .rowInsetBottom, .rowInsetLeading, .rowInsetTrailing,
    ]
    let path = paths[Int(row.property.rawValue)]
    return Keys(row.domain, folded.contains(row.property) ? Array(path.prefix(1)) : path)
  }

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
