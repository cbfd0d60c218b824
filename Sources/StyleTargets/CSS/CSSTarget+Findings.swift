import ClassParser
import StyleModel
import StyleResolve

extension CSSTarget {
  /// The notes of an output at the classes that they are about, and the conditions that no class of CSS answers.
  public static func findings(_ output: Output, _ style: ResolvedStyle) -> [StemJSONTarget.Finding] {
    var findings: [StemJSONTarget.Finding] = []
    for note in output.notes {
      let isLost = note.grade == .none
      let decision = style.decision(for: note.property)
      findings.append(
        StemJSONTarget.Finding(
          severity: isLost && !isQuiet(note.property) ? .warning : .note,
          id: isLost ? "not-carried" : "css-approximate",
          message: "\(note.property.row.name): \(note.message)",
          origin: decision?.origin ?? decision?.cases.first?.origin))
    }
    var seen: [ConditionSet] = []
    for entry in style.entries {
      for one in entry.decision.cases where !seen.contains(one.when) {
        seen.append(one.when)
        findings.append(
          StemJSONTarget.Finding(
            severity: one.origin?.chain ?? 0 != 0 ? .note : .warning, id: "condition-dropped",
            message:
              "\"\(one.when.names.joined(separator: ":")):\" is left out: this CSS shows one state; settle it with --state and the like",
            origin: one.origin))
      }
    }
    for slot in style.slots {
      findings.append(
        StemJSONTarget.Finding(
          severity: .note, id: "slot-not-carried",
          message: "the native modifier \"\(slot.slot.name)\" is known to hosts alone; CSS cannot show it",
          origin: Origin(layer: slot.layer, token: slot.token)))
    }
    return findings
  }

  /// Whether nobody who looks at the view misses the property.
  private static func isQuiet(_ property: StyleProperty) -> Bool {
    property.domain == .group || property.domain == .shared || property == .lazy
  }
}
