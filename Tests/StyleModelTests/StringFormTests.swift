import StyleModel
import Testing

@Suite struct StringFormTests {
  static let rows: [(String, StringForm)] = [
    ("", .literal), ("plain", .literal), ("$5 {a} 100%", .literal), ("#FF0000", .literal), ("}}", .literal),
    ("{ {", .literal), ("a@b.c", .literal),
    ("${a}", .state), ("${items[${i}].name}", .state), ("${a['}']}", .state),
    ("@{index}", .context), ("#{locale}", .system),
    ("{{ ${a} ? 'x' : 'y' }}", .expression), ("{{${x}}}", .expression), ("{{ {'k': 1} }}", .expression),
    ("{{ '}}' + ${a} }}", .expression), ("{{ '#' + '${a}' }}", .expression), ("{{ 'open }}", .expression),
    ("brand-${x}", .mixed), ("${a} ${b}", .mixed), (" ${a}", .mixed), ("${a}!", .mixed),
    ("{{ a }} and {{ b }}", .mixed), ("{{ a }", .mixed), ("${a", .mixed), ("$${price}", .mixed),
    ("${}", .mixed),
    ("@${a}", .merged), ("${@{a}}", .merged), ("#{${a}}", .merged), ("x @${a}", .merged),
  ]

  @Test("tells references, expressions and texts apart", arguments: rows)
  func forms(_ text: String, _ form: StringForm) {
    #expect(StringForm(of: text) == form)
    #expect(form.isDynamic == [.state, .context, .system, .expression].contains(form))
  }
}
