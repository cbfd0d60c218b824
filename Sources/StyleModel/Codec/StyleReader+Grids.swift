import JSONText

// Rows and columns of grids (section 7.23).
extension StyleReader {
  mutating func tracks(_ node: JSONNode, of row: PropertyRow) -> StyleValue? {
    guard document.kind(of: node) == .array else {
      wrongType(node, in: row.name, takes: "an array of grid items")
      return nil
    }
    return whole(node) { reader in
      var tracks: [GridTrack] = []
      for element in reader.document.elements(of: node) {
        if let track = reader.track(element, in: row.name) { tracks.append(track) }
      }
      return .tracks(tracks)
    }
  }

  private mutating func track(_ node: JSONNode, in name: String) -> GridTrack? {
    guard document.kind(of: node) == .object else {
      wrongType(node, in: name, takes: "objects with \"kind\"")
      return nil
    }
    guard let kindNode = document.member("kind", of: node) else {
      report("R21", at: node, "\"kind\" is missing in \"" + name + "\": fixed, flexible or adaptive")
      return nil
    }
    guard let kind = keyword(kindNode, of: nil, name: name + ".kind", ["fixed", "flexible", "adaptive"])
    else {
      return nil
    }
    let own = kind == "fixed" ? ["size"] : ["minimum", "maximum"]
    var numbers: [String: Double] = [:]
    var alignment: String?
    for (key, member) in lastMembers(of: node) where key != "kind" {
      if key == "alignment" {
        alignment = keyword(member.value, of: nil, name: name + ".alignment", PropertyTable.nine)
      } else if key == "spacing" || own.contains(key) {
        numbers[key] = length(member.value, key, in: name)
      } else {
        reportUnknownKey(key, member, in: name, known: ["kind"] + own + ["spacing", "alignment"])
        isOpaque = true
      }
    }
    let required = kind == "fixed" ? "size" : kind == "adaptive" ? "minimum" : nil
    if let required, document.member(required, of: node) == nil {
      report(
        "R21", at: node,
        "\"" + required + "\" is missing in \"" + name + "\": the kind \"" + kind + "\" needs it")
      return nil
    }
    let track: GridTrack.Kind =
      switch kind {
      case "fixed": .fixed(numbers["size"] ?? 0)
      case "flexible": .flexible(minimum: numbers["minimum"], maximum: numbers["maximum"])
      default: .adaptive(minimum: numbers["minimum"] ?? 0, maximum: numbers["maximum"])
      }
    return GridTrack(track, spacing: numbers["spacing"], alignment: alignment)
  }

  // A length of a grid item; `nil` also for what the model has no place for.
  private mutating func length(_ node: JSONNode, _ key: String, in name: String) -> Double? {
    if isDynamic(node) {
      isOpaque = true
      return nil
    }
    // The default, spelt out.
    if key == "maximum", document.text(of: node, equals: "infinity") { return nil }
    return number(node, in: name + "." + key, minimum: 0)
  }
}
