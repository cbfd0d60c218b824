import FlowModel
import JSONText
import StyleModel
import Testing

/// Decodes a text as an atom of a name and writes it again, or gives the message of the fault.
func rewritten(_ name: String, _ text: String, _ form: FlowForm = .canonical) throws -> String {
  let document = try JSONDocument(parsing: text)
  do throws(FlowFault) {
    let json = try FlowShapes.rewrite(name, document.root, in: document, form: form)
    return json.map { JSONWriter.text($0) } ?? "no such shape"
  } catch {
    return "fault: " + error.message
  }
}

/// An atom of a text.
func decoded<Value: FlowValue>(_ text: String) throws -> Value {
  let document = try JSONDocument(parsing: text)
  return try Value(document.root, in: document)
}

/// A colour as `#RRGGBBAA|#RRGGBBAA@opacity`.
func described(_ color: Color?) -> String {
  guard let color else { return "none" }
  func text(_ tone: Tone) -> String {
    let shade =
      switch tone.shade {
      case .keyword(let keyword): keyword.name
      case .rgba(let rgba): rgba.hex
      case .dynamic(let text): text
      }
    return tone.opacity == 1 ? shade : "\(shade)@\(JSONWriter.number(tone.opacity))"
  }
  return color.isAdaptive ? "\(text(color.light))|\(text(color.dark))" : text(color.light)
}
