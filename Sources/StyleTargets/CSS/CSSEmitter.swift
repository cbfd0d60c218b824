import StyleModel

/// The state of writing one style as CSS.
struct CSSEmitter {
  let style: Style
  let options: CSSTarget.Options
  var output = CSSTarget.Output()
  /// What is said of a property, beside what its row says by itself.
  private var remarks: [(property: StyleProperty, grade: Grade, message: String)] = []

  init(_ light: Style, _ dark: Style?, _ options: CSSTarget.Options) {
    self.options = options
    guard let dark, dark != light else {
      style = light
      return
    }
    let joined = CSSAppearances.join(light, dark)
    style = joined.style
    output.differsInDark = !joined.differing.isEmpty
    remarks = joined.differing.map {
      ($0, .none, "differs in dark appearance in more than its colours; the light value is shown")
    }
  }

  mutating func run() {
    // In SwiftUI's order, from the inside to the outside.
    writeType()
    writeContent()
    writeFrame()
    writePaint()
    writeBorder()
    writeShadow()
    writeEffects()
    writeMotion()
    writeRows()
    writeAttributes()
    writeNotes()
  }

  // MARK: - Values

  /// A plain number; `nil` where it is unset or the runtime decides.
  func number(_ property: StyleProperty) -> Double? {
    switch style.value(of: property) {
    case .number(let number) where number.isFinite: number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  func word(_ property: StyleProperty) -> String? {
    switch style.value(of: property) {
    case .keyword(let word), .text(let word): word
    default: nil
    }
  }

  func flag(_ property: StyleProperty) -> Bool? {
    if case .bool(let flag)? = style.value(of: property) { flag } else { nil }
  }

  func color(_ property: StyleProperty) -> String? {
    if case .color(let color)? = style.value(of: property) { CSSText.color(color) } else { nil }
  }

  func isInfinite(_ property: StyleProperty) -> Bool {
    switch style.value(of: property) {
    case .infinity: true
    case .number(let number): number == .infinity
    default: false
    }
  }

  mutating func box(_ name: String, _ value: String) { output.box.append(CSSDeclaration(name, value)) }

  mutating func content(_ name: String, _ value: String) {
    output.content.append(CSSDeclaration(name, value))
  }

  /// A length of the box, where the property gives one.
  mutating func box(_ name: String, _ property: StyleProperty) {
    if let points = number(property) { box(name, CSSText.points(points)) }
  }

  /// Notes that a property is shown in another way than its row promises.
  mutating func remark(_ property: StyleProperty, _ grade: Grade, _ message: String) {
    remarks.append((property, grade, message))
  }

  // MARK: - Notes

  private mutating func writeNotes() {
    for property in StyleProperty.allCases {
      if let own = remarks.first(where: { $0.property == property }) {
        note(property, own.grade, own.message)
        continue
      }
      guard let value = style.value(of: property), value != .unset else { continue }
      if case .dynamic = value {
        note(property, .none, "is decided when the screen runs")
      } else if CSSLimits.isUnseen(property) || value == property.row.initial {
        continue
      } else if let limit = CSSLimits.message(for: property) {
        note(property, property.row.css.grade, limit)
      }
    }
  }

  private mutating func note(_ property: StyleProperty, _ grade: Grade, _ message: String) {
    output.notes.append(CSSTarget.Note(property: property, grade: grade, message: message))
  }
}
