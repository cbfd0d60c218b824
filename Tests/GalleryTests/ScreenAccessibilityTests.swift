import Testing

@testable import Gallery

/// What assistive technology is told of a screen's components, and where it stands.
@Suite struct ScreenAccessibilityTests {
  static let style = #""style":{"accessibility":{"label":"LAB","hint":"HINT"}}"#
  static let told = #"aria-label="LAB" aria-description="HINT""#

  /// Every kind of control, with the element that is told.
  static let controls: [(context: String, tag: String)] = [
    (#""type":"button","context":{"_image":"sf://heart"}"#, "button"),
    (#""type":"button","context":{"_label":"Go"}"#, "button"),
    (#""type":"toggle","context":{"_label":"On","_isOn":true}"#, "input"),
    (#""type":"slider","context":{"_value":0.5}"#, "input"),
    (#""type":"textfield","context":{"_label":"Name","_text":"x"}"#, "input"),
    (#""type":"texteditor","context":{"_text":"x"}"#, "textarea"),
    (#""type":"picker","context":{"_label":"P","_selection":"x","_options":["x"]}"#, "select"),
    (#""type":"progress","context":{"_value":0.5}"#, "progress"),
    (#""type":"progress","context":{}"#, "div"),
    (#""type":"link","context":{}"#, "div"),
  ]

  @Test("labels and hints stand on the control", arguments: controls)
  func onControls(_ row: (context: String, tag: String)) throws {
    let component = #"{"id":"a",\#(row.context),\#(Self.style)}"#
    let screen = ScreenPageTests.screen(try ScreenPageTests.page(ScreenPageTests.module(component)))
    let tags = screen.split(separator: "<").filter { $0.contains("LAB") || $0.contains("HINT") }
    #expect(tags.count == 1, "\(screen)")
    let tag = try #require(tags.first)
    #expect(tag.hasPrefix(row.tag + " class=\"k") || tag.hasPrefix(row.tag + " class=\"switch"), "\(tag)")
    #expect(tag.contains(#"aria-label="LAB""#) && tag.contains(#"aria-description="HINT""#), "\(tag)")
    #expect(row.tag != "div" || tag.contains("role=\""), "\(tag)")
  }

  static let others: [Component] = [
    .init(json: #"{"id":"a","type":"vstack",\#(style)}"#, has: [#"\#(told) role="group""#]),
    .init(json: #"{"id":"a","type":"circle",\#(style)}"#, has: [#"\#(told) role="img""#]),
    .init(json: #"{"id":"a","type":"datepicker",\#(style)}"#, has: [#"\#(told) role="group""#]),
    .init(json: #"{"id":"a","type":"vstack"}"#, has: [], lacks: ["role="]),
    .init(
      json: #"{"id":"a","type":"button","context":{"_image":"sf://heart.fill"}}"#,
      has: [#"aria-label="heart.fill""#]),
    .init(
      json:
        #"{"id":"a","type":"button","children":[{"id":"i","type":"image","context":{"_source":"{{ ${on} ? 'sf://x' : 'sf://y' }}"}}]}"#,
      state: #"{"on":false}"#, has: [#"aria-label="y""#]),
    .init(
      json: #"{"id":"a","type":"button","context":{"_image":"{{ 'sf://' + ${s} }}"}}"#,
      state: #"{"s":"star"}"#,
      has: [#"aria-label="star""#]),
    .init(
      json: #"{"id":"a","type":"button","context":{"_image":"sf://heart","_label":"Go"}}"#, has: [">Go<"],
      lacks: ["aria-label"]),
    .init(
      json:
        #"{"id":"a","type":"button","context":{"_label":"Cart"},"style":{"accessibility":{"value":"2","hint":"Opens"}}}"#,
      has: [#"aria-description="2. Opens""#], lacks: ["aria-valuetext"]),
    .init(
      json: #"{"id":"a","type":"slider","style":{"accessibility":{"value":"half","label":"${s}"}}}"#,
      state: #"{"s":"Size"}"#, has: [#"aria-label="Size" aria-valuetext="half""#]),
    .init(
      json: #"{"id":"a","type":"textfield","style":{"accessibility":{"traits":"searchField"}}}"#,
      has: [#"type="text" role="searchbox""#]),
    .init(
      json: #"{"id":"a","type":"vstack","style":{"accessibility":{"traits":"searchField"}}}"#, has: [],
      lacks: ["searchbox"]),
  ]

  @Test("what is no control gets a role, and a picture its name", arguments: others)
  func onOthers(_ row: Component) throws {
    let json = ScreenPageTests.module(row.json, state: row.state)
    let screen = ScreenPageTests.screen(try ScreenPageTests.page(json))
    for piece in row.has { #expect(screen.contains(piece), "\(piece) in \(screen)") }
    for piece in row.lacks { #expect(!screen.contains(piece), "\(piece) in \(screen)") }
  }

  @Test("trailing items end at the trailing edge; whole numbers are never rounded") func page() throws {
    let json = ScreenPageTests.module(#"{"id":"a","type":"text"}"#, state: #"{"n":9007199254740993}"#)
    let html = try ScreenPageTests.page(json).html
    #expect(html.contains(".nav-bar .trail{justify-content:flex-end}"))
    #expect(html.contains(#"data-key="n" value="9007199254740993""#))
    #expect(html.contains("TWC.number(value) === null ? '' : String(value)"))
  }
}
