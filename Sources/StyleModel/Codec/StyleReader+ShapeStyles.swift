import JSONText

// Colours, gradients, materials and components in the slots of section 7.5.
extension StyleReader {
  mutating func readBackground(_ slot: Slot) {
    let row = StyleProperty.background.row
    guard let material = document.member("material", of: slot.node) else {
      guard let value = shapeStyle(slot.node, of: row) else { return keep(slot) }
      return style.set(.background, to: value)
    }
    let node = slot.node
    let before = errorCount
    var fill: StyleValue?
    var isWhole = true
    for (key, member) in lastMembers(of: node) {
      switch key {
      case "material": break
      case "color":
        fill = colorValue(member.value, of: row)
        if case .json = fill { isWhole = false }
      case "light", "dark", "opacity", "gradient", "linear", "radial", "angular", "id", "type":
        report(
          "R03", at: node,
          MessageText.quoted(key)
            + " beside \"material\" in \"common.background\": only \"color\" goes with a material")
        return keep(slot)
      default:
        reportUnknownKey(key, member, in: slot.name, known: ["color", "material"])
        isWhole = false
      }
    }
    let value = materialValue(material)
    guard errorCount == before, let value else { return keep(slot) }
    // What is more than a colour and a material stays as it is written.
    guard isWhole else { return style.set(.background, to: raw(node)) }
    style.set(.background, to: fill)
    style.set(.material, to: value)
  }

  /// The value of `material`.
  private mutating func materialValue(_ node: JSONNode) -> StyleValue? {
    scalar(node, of: StyleProperty.material.row, slot: nil)
  }

  mutating func shapeStyle(_ node: JSONNode, of row: PropertyRow) -> StyleValue? {
    guard document.kind(of: node) == .object else { return colorValue(node, of: row) }
    func has(_ key: String) -> Bool { document.member(key, of: node) != nil }
    if row.kind == .background, !has("color"), !has("gradient"), has("type") || has("id") {
      return component(node, of: row)
    }
    if let gradient = document.member("gradient", of: node) {
      return whole(node) { reader in
        let isAlone = reader.checkGradientAlone(node, in: row.name)
        let value = reader.gradient(gradient, in: row.name)
        return isAlone ? value.map { .gradient($0) } : nil
      }
    }
    if let color = document.member("color", of: node), let inner = document.member("gradient", of: color) {
      reportGradientInColor(node, color, inner, in: row.name)
      return nil
    }
    for kind in ["linear", "radial", "angular"] where has(kind) {
      let isAlone = document.count(of: node) == 1
      report(
        "R08", at: node,
        MessageText.quoted(kind) + " without its wrapper \"gradient\" in \"" + row.name + "\"",
        fix: isAlone ? replacing(node, withText: "{ \"gradient\": " + text(of: node) + " }") : nil)
      return nil
    }
    return colorValue(node, of: row)
  }

  private mutating func checkGradientAlone(_ node: JSONNode, in name: String) -> Bool {
    for (key, member) in lastMembers(of: node) where key != "gradient" {
      if ["color", "light", "dark", "opacity", "material"].contains(key) {
        report(
          "R03", at: node,
          MessageText.quoted(key) + " beside \"gradient\" in \"" + name + "\": a gradient stands alone")
        return false
      }
      reportUnknownKey(key, member, in: name, known: ["gradient"])
      isOpaque = true
    }
    return true
  }

  // Rule R09.
  private mutating func reportGradientInColor(
    _ node: JSONNode, _ color: JSONNode, _ inner: JSONNode, in name: String
  ) {
    let isAlone = document.count(of: node) == 1 && document.count(of: color) == 1
    report(
      "R09", at: color,
      "\"gradient\" inside \"color\" of \"" + name + "\": a gradient takes the place of the whole value",
      fix: isAlone ? replacing(node, withText: text(of: color)) : nil)
  }
}
