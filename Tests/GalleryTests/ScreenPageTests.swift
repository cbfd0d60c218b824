import Foundation
import JSONText
import TestSupport
import Testing

@testable import Gallery

/// A component, and pieces of what it becomes.
struct Component: Sendable, CustomTestStringConvertible {
  let json: String
  var state = "{}"
  let has: [String]
  var lacks: [String] = []
  var testDescription: String { json }
}

/// A style with an open value.
struct Open: Sendable, CustomTestStringConvertible {
  /// The style with `§` where the value stands.
  let style: String
  let values: [String]
  var type = "text"
  var testDescription: String { style }
}

/// Screens as HTML: what components become, what follows the state, and what an author cannot do.
@Suite struct ScreenPageTests {
  static func page(_ json: String, _ options: ScreenPage.Options = ScreenPage.Options()) throws -> ScreenPage
  {
    ScreenPage(try JSONDocument(parsing: json), title: "test", options: options)
  }

  /// A module with one component and some state.
  static func module(_ component: String, state: String = "{}") -> String {
    #"{"id":"m","type":"module","state":\#(state),"children":[\#(component)]}"#
  }

  /// The screen of a page, without the controls and the data.
  static func screen(_ page: ScreenPage) -> String {
    guard let start = page.html.range(of: "id=\"root\">"), let end = page.html.range(of: "</main>") else {
      return ""
    }
    return String(page.html[start.upperBound..<end.lowerBound])
  }

  // MARK: - Components

  static let components: [Component] = [
    .init(
      json: #"{"id":"a","type":"text","context":{"_text":"Hello"}}"#,
      has: [#"data-id="a""#, #"<span class="k t">Hello</span>"#]),
    .init(
      json: #"{"id":"a","type":"text","context":{"_text":"{{ 'n: ' + ${n} }}"}}"#, state: #"{"n":2}"#,
      has: [">n: 2<"]),
    .init(
      json: #"{"id":"a","type":"text","context":{"_text":"${n}","_format":{"number":"currency"}}}"#,
      state: #"{"n":12.5}"#, has: [">$12.50<"]),
    .init(json: #"{"id":"a","type":"text","context":{"_text":"l10n://some.code"}}"#, has: [">some.code<"]),
    .init(
      json: #"{"id":"a","type":"text","context":{"_text":"${missing}"}}"#, has: [#"class="k t"></span>"#]),
    .init(
      json:
        #"{"id":"a","type":"vstack","context":{"_alignment":"leading","_spacing":3},"children":[{"id":"b","type":"spacer"}]}"#,
      has: ["k v a-leading gy", #"class="b fy"#]),
    .init(
      json: #"{"id":"a","type":"hstack","context":{"_alignment":"evil\""},"children":[]}"#,
      has: [#"class="k h""#],
      lacks: ["evil"]),
    .init(
      json:
        #"{"id":"a","type":"image","style":{"layout":{"width":20}},"context":{"_source":"sf://star.fill"}}"#,
      has: [#"<svg class="symbol""#, #"class="full""#]),
    .init(
      json:
        #"{"id":"a","type":"image","style":{"layout":{"width":20}},"context":{"_source":"sf://no.such"}}"#,
      has: [#"class="symbol unknown" title="no.such""#], lacks: ["<svg"]),
    .init(
      json:
        #"{"id":"a","type":"image","style":{"layout":{"width":20}},"context":{"_source":"https://h/p/cat.png?x=1"}}"#,
      has: [">cat.png<"], lacks: ["https:"]),
    .init(json: #"{"id":"a","type":"image","context":{"_source":"sf://star"}}"#, has: ["nothing"]),
    .init(
      json: #"{"id":"a","type":"button","context":{"_label":"Go"},"style":{"common":{"disabled":"${off}"}}}"#,
      state: #"{"off":true}"#, has: ["<button class=\"k press plain tinted", " disabled=\"\"", ">Go<"]),
    .init(
      json: #"{"id":"a","type":"button","context":{"_label":"Go"},"style":{"common":{"disabled":"${off}"}}}"#,
      state: #"{"off":false}"#, has: [">Go<"], lacks: [" disabled"]),
    .init(
      json:
        #"{"id":"a","type":"button","context":{"_label":"Go"},"style":{"button":{"custom":{"common":{"cornerRadius":9}}}}}"#,
      has: [#"data-part="a""#, "press custom"]),
    .init(
      json: #"{"id":"a","type":"toggle","context":{"_label":"On","_isOn":"${on}"}}"#, state: #"{"on":true}"#,
      has: [#"role="switch""#, " checked>"]),
    .init(
      json: #"{"id":"a","type":"textfield","context":{"_label":"Name","_text":"${s}","_isSecured":true}}"#,
      state: #"{"s":"x\"y"}"#, has: [#"type="password""#, #"placeholder="Name""#, "value=\"x&quot;y\""]),
    .init(
      json: #"{"id":"a","type":"texteditor","context":{"_text":"${s}"}}"#, state: #"{"s":"</textarea>"}"#,
      has: ["<textarea", ">&lt;/textarea&gt;</textarea>"]),
    .init(
      json: #"{"id":"a","type":"slider","context":{"_value":"${v}"}}"#, state: #"{"v":0.25}"#,
      has: [#"type="range""#, #"value="0.25""#]),
    .init(
      json:
        #"{"id":"a","type":"picker","context":{"_label":"L","_selection":"${v}","_options":["x","y"]},"style":{"picker":"segmented"}}"#,
      state: #"{"v":"y"}"#, has: [#"aria-pressed="false">x<"#, #"aria-pressed="true">y<"#]),
    .init(
      json: #"{"id":"a","type":"picker","context":{"_selection":"${v}","_options":["x","y"]}}"#,
      state: #"{"v":"y"}"#, has: ["<select", " selected>y</option>"]),
    .init(
      json:
        #"{"id":"a","type":"picker","context":{"_selection":"${v}"},"children":[{"id":"o","type":"text","context":{"_text":"Two","_value":2}}]}"#,
      state: #"{"v":2}"#, has: [" selected>Two</option>"]),
    .init(
      json: #"{"id":"a","type":"progress","context":{"_value":0.5}}"#,
      has: [#"<progress class="k bar gx"#, #"value="0.5""#]),
    .init(json: #"{"id":"a","type":"progress","context":{}}"#, has: ["spinner"]),
    .init(
      json:
        #"{"id":"a","type":"conditional","context":{"_condition":"${on}","_trueComponent":{"id":"y","type":"text"},"_falseComponent":{"id":"n","type":"text"}}}"#,
      state: #"{"on":true}"#, has: [#"data-id="y""#], lacks: [#"data-id="n""#]),
    .init(
      json:
        #"{"id":"a","type":"dynamic","context":{"_data":"${rows[on]}"},"prototype":{"id":"r","type":"text","context":{"_text":"{{ cast(@{index}, 'string') + @{item.t} }}"}}}"#,
      state: #"{"rows":[{"t":"p","on":true},{"t":"q","on":false},{"t":"s","on":true}]}"#,
      has: [">0p<", ">1s<"], lacks: [">q<"]),
    .init(
      json:
        #"{"id":"a","type":"list","children":[{"id":"s","type":"section","context":{"_title":"Top"},"children":[{"id":"t","type":"text"}]},{"id":"u","type":"text"}]}"#,
      has: [#"<section class="k section gx">"#, ">Top<", #"<div class="row"><div class="b"#]),
    .init(
      json:
        #"{"id":"a","type":"navigation","children":[{"id":"p","type":"scroll","style":{"navigation":{"navigationTitle":"{{ 'T' + ${s} }}","navigationBarTitleDisplayMode":"inline","toolbarTrailing":{"id":"tb","type":"text"}}}}]}"#,
      state: #"{"s":"1"}"#, has: ["nav-title", ">T1<", #"data-id="tb""#]),
    .init(
      json:
        #"{"id":"a","type":"tab","children":[{"id":"p","type":"text","context":{"_tabTitle":"One","_tabImage":"star"}},{"id":"q","type":"text","context":{"_tabTitle":"Two","_tabBadge":"${n}"}}]}"#,
      state: #"{"n":7}"#, has: [#"data-id="p""#, ">One<", ">Two<", #"<span class="badge">7<"#],
      lacks: [#"data-id="q""#]),
    .init(
      json:
        #"{"id":"a","type":"text","style":{"modal":{"alert":{"isPresented":"${show}","title":"Sure?","message":"{{ 'It ' + ${w} }}","actions":[{"id":"ok","type":"button","context":{"_label":"OK"}}]}}}}"#,
      state: #"{"show":true,"w":"goes"}"#, has: [#"role="alertdialog""#, ">Sure?<", ">It goes<", ">OK<"]),
    .init(
      json:
        #"{"id":"a","type":"text","style":{"modal":{"sheet":{"isPresented":"${show}","content":{"id":"c","type":"text"}}}}}"#,
      state: #"{"show":false}"#, has: [#"data-id="a""#], lacks: [#"data-id="c""#]),
    .init(json: #"{"id":"a","type":"circle","style":{"shape":{"fill":"red"}}}"#, has: ["k shape gx gy"]),
    .init(json: #"{"id":"a","type":"map"}"#, has: ["stand-in", ">map<"]),
    .init(json: #"{"id":"a","type":"empty"}"#, has: [], lacks: ["data-id"]),
    .init(
      json:
        #"{"id":"a","type":"vstack","context":{"tone":"{{ 'd' + 'o' }}"},"children":[{"id":"b","type":"text","context":{"_text":"@{tone}"}}]}"#,
      has: [">do<"]),
  ]

  @Test("become the elements that look like them", arguments: components)
  func becomeElements(_ row: Component) throws {
    let screen = Self.screen(try Self.page(Self.module(row.json, state: row.state)))
    for piece in row.has { #expect(screen.contains(piece), "\(piece) in \(screen)") }
    for piece in row.lacks { #expect(!screen.contains(piece), "\(piece) in \(screen)") }
  }

  @Test("templates are put in with their context") func templates() throws {
    let json = ##"""
      {"id":"m","type":"module","state":{},"dependencies":[{"id":"d","type":"text","context":{"_text":"@{word}"}}],
       "children":[{"id":"t","type":"template","context":{"_source":"dp://d","word":"put in"}}]}
      """##
    #expect(Self.screen(try Self.page(json)).contains(">put in<"))
  }

  @Test("dependencies may be wrapped") func wrapped() throws {
    let json = ##"""
      {"id":"m","type":"module","state":{"day":"#{today}"},"dependencies":[{"component":{"id":"d","type":"text","context":{"_text":"wrapped"}}}],
       "children":[{"id":"t","type":"template","context":{"_source":"dp://d"}}]}
      """##
    #expect(Self.screen(try Self.page(json)).contains(">wrapped<"))
  }

  @Test("templates that lead to themselves end") func recursion() throws {
    let json = ##"""
      {"id":"m","type":"module","state":{},"dependencies":[{"id":"d","type":"vstack","children":[
        {"id":"t1","type":"template","context":{"_source":"dp://d"}},{"id":"t2","type":"template","context":{"_source":"dp://d"}}]}],
       "children":[{"id":"t","type":"template","context":{"_source":"dp://d"}}]}
      """##
    let page = try Self.page(json)
    #expect(
      page.notes.contains {
        $0.message.contains("components; the rest is not drawn") || $0.message.contains("inside each other")
      })
  }

  @Test("texts that are cast to expressions are noted") func evaluatedTexts() throws {
    func notes(_ expression: String) throws -> Bool {
      let json =
        ##"{"id":"m","type":"module","state":{"x":"1"},"children":[{"id":"t","type":"text","context":{"_text":"\##(expression)"}}]}"##
      return try Self.page(json).notes.contains { $0.message.contains("cast to an expression") }
    }
    #expect(try notes("{{ cast(${x}, 'expression') }}"))
    #expect(try notes("{{ ${x} |> cast('expression') }}"))
    #expect(!(try notes("{{ cast(${x}, 'string') }}")))
    #expect(!(try notes("cast")))
  }

  // MARK: - Styles that follow the state

  static let opens: [Open] = [
    .init(style: #"{"common":{"opacity":§}}"#, values: ["0.25", "1", "0"]),
    .init(style: #"{"common":{"scale":§}}"#, values: ["0.5", "2"]),
    .init(
      style: #"{"common":{"foreground":§}}"#, values: ["\"red\"", "\"#12345678\"", "\"#abc\"", "\"primary\""]),
    .init(
      style: ##"{"common":{"background":{"light":§,"dark":"#000000"}}}"##,
      values: ["\"blue\"", "\"#FF0000\""]),
    .init(
      style: #"{"common":{"background":{"color":§,"opacity":0.5}}}"#,
      values: ["\"blue\"", "\"#FF0000\"", "\"#FF000080\""]),
    .init(
      style:
        ##"{"common":{"background":{"gradient":{"linear":{"colors":[§,"#00FF00"],"startPoint":"top","endPoint":"bottom"}}}}}"##,
      values: ["\"blue\"", "\"#FF0000\""]),
    .init(style: #"{"common":{"glass":§}}"#, values: ["\"regular\"", "\"clear\"", "\"identity\""]),
    .init(style: #"{"common":{"cornerRadius":§,"background":"red"}}"#, values: ["4", "12.5"]),
    .init(style: #"{"common":{"font":{"kind":"system","size":§,"weight":"bold"}}}"#, values: ["12", "17.5"]),
    .init(style: #"{"common":{"font":§}}"#, values: ["\"title2\"", "\"caption\""]),
    .init(style: #"{"layout":{"width":§}}"#, values: ["10", "200"]),
    .init(style: #"{"layout":{"alignment":§}}"#, values: ["\"leading\"", "\"bottomTrailing\""]),
    .init(style: #"{"text":{"bold":§}}"#, values: ["true", "false"]),
    .init(style: #"{"text":{"textCase":§,"italic":§}}"#, values: ["\"uppercase\""]),
    .init(
      style: #"{"shadow":{"color":§,"radius":4,"y":2},"common":{"background":"white"}}"#,
      values: ["\"black\"", "\"#0000001F\""]),
    .init(style: #"{"shape":{"fill":§}}"#, values: ["\"red\"", "\"#010203\""], type: "circle"),
    .init(style: #"{"shape":{"rotation":{"angle":§}}}"#, values: ["45"], type: "rectangle"),
  ]

  /// What an element is declared as: the rules of its classes.
  private static func declarations(_ page: ScreenPage) throws -> Set<String> {
    var found: Set<String> = []
    let screen = Self.screen(page)
    let tag = try #require(screen.range(of: "<div class=\"b"))
    let rest = screen[tag.lowerBound...]
    var classes: [Substring] = []
    for piece in rest.split(separator: "class=\"").dropFirst(1).prefix(2) {
      classes += piece.prefix { $0 != "\"" }.split(separator: " ")
    }
    for line in page.html.split(separator: "\n") where line.hasPrefix(".s") || line.hasPrefix(".d") {
      guard let open = line.firstIndex(of: "{") else { continue }
      guard classes.contains(line[line.index(after: line.startIndex)..<open]) else { continue }
      let body = line[line.index(after: open)...].dropLast()
      for one in body.split(separator: ";") { found.insert(String(one)) }
    }
    return found
  }

  @Test("look as the value itself does, whatever the state", arguments: opens)
  func openStyles(_ row: Open) throws {
    for value in row.values {
      func component(_ text: String) -> String {
        #"{"id":"a","type":"\#(row.type)","style":\#(row.style.replacingOccurrences(of: "§", with: text))}"#
      }
      let state = #"{"x":\#(value)}"#
      let fixed = try Self.declarations(try Self.page(Self.module(component(value))))
      for reference in ["\"${x}\"", "\"{{ true ? ${x} : null }}\""] {
        let open = try Self.page(Self.module(component(reference), state: state))
        #expect(try Self.declarations(open) == fixed, "\(value) by \(reference)")
        #expect(!open.notes.contains { $0.message.contains("is decided when the screen runs") })
      }
    }
  }

  @Test("no value of a wrong type becomes CSS") func wrongValues() throws {
    for value in [#""red;background:url(x)""#, "[1]", "null", #"{"a":1}"#, "true"] {
      let component =
        #"{"id":"a","type":"text","style":{"common":{"foreground":"${x}","opacity":"${x}","glass":"${x}"}}}"#
      let page = try Self.page(Self.module(component, state: #"{"x":\#(value)}"#))
      #expect(try Self.declarations(page) == [], "\(value)")
    }
  }

  // MARK: - Hostile texts

  static let hostile = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='x", "<!--", "]]>",
    "\u{202E}gnp", "&lt;", "\u{0}\u{1B}[31m", "`${x}`", "{{ 'x' }}<b>",
  ]

  @Test("texts of an author stay texts", arguments: hostile) func hostileTexts(_ text: String) throws {
    let quoted = JSONWriter.text(.string(text))
    let json = #"""
      {"id":\#(quoted),"type":"module","state":{\#(quoted):\#(quoted),"s":\#(quoted)},"children":[
       {"id":\#(quoted),"type":"text","context":{"_text":\#(quoted),\#(quoted):\#(quoted)},
        "style":{"accessibility":{"label":\#(quoted),"identifier":\#(quoted)}},
        "events":{"onTap":[{\#(quoted):{}},{"state":{"id":"a","input":{\#(quoted):\#(quoted)}}}]}},
       {"id":"i","type":"image","style":{"layout":{"width":9}},"context":{"_source":\#(quoted)}},
       {"id":"f","type":"textfield","context":{"_label":\#(quoted),"_text":"${s}"}},
       {"id":"t","type":"template","context":{"_source":\#(quoted)}},
       {"id":"n","type":\#(quoted)}]}
      """#
    let page = ScreenPage(try JSONDocument(parsing: json), title: text)
    let html = page.html
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script").count == 3)
    #expect(!html.contains("<img") && !html.contains("onerror=alert(1)>") && !html.contains("<b>"))
    let visible = html.unicodeScalars.filter {
      (0x202A...0x202E).contains($0.value) || $0.value == 0 || $0.value == 0x1B
    }
    // The data of the script keeps the texts as they are; JSON spells controls out.
    #expect(visible.allSatisfy { $0.value == 0x202E })
    let screen = Self.screen(page)
    #expect(!screen.unicodeScalars.contains { $0.value == 0x202E })
  }

  @Test("the policy allows the page's own sheet and script by their hashes") func policy() throws {
    let html = try Self.page(Self.module(#"{"id":"a","type":"text"}"#)).html
    func inside(_ open: String, _ close: String) throws -> String {
      let start = try #require(html.range(of: open))
      let end = try #require(html.range(of: close, range: start.upperBound..<html.endIndex))
      return String(html[start.upperBound..<end.lowerBound])
    }
    let policy = try inside("Content-Security-Policy\" content=\"", "\">")
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.contains(ContentHash.source(of: try inside("<style>", "</style>"))))
    #expect(policy.contains(ContentHash.source(of: try inside("<script>", "</script>"))))
    #expect(!policy.contains("unsafe") && !policy.contains("http"))
    #expect(!html.contains(" style=\"") && !html.contains(" src=") && !html.contains(" href="))
  }

  @Test("the same screen gives the same page") func deterministic() throws {
    let document = try JSONDocument(parsing: try Repository.bytes("Examples/settings.json"))
    #expect(ScreenPage(document, title: "s").html == ScreenPage(document, title: "s").html)
  }

  // MARK: - Controls

  @Test("controls are of the kind that a value of the state is") func controls() throws {
    let state = #"{"b":true,"n":2,"s":"one","l":[1],"o":{"k":"v"}}"#
    let component =
      #"{"id":"a","type":"text","context":{"_text":"{{ ${s} == 'two' ? 'x' : 'y' }}"},"style":{"common":{"opacity":"{{ ${s} == 'three' ? 1 : 0.5 }}"}}}"#
    let html = try Self.page(Self.module(component, state: state)).html
    for piece in [
      #"data-kind="truth" data-module="0" data-key="b" checked"#,
      #"data-kind="number" data-module="0" data-key="n" value="2""#,
      #"data-kind="text" data-module="0" data-key="s" value="one""#,
      #"data-kind="json" data-module="0" data-key="l">[1]<"#,
      #">{&quot;k&quot;:&quot;v&quot;}<"#,
      #"<option value="one"><option value="two"><option value="three"></datalist>"#,
    ] {
      #expect(html.contains(piece), "\(piece)")
    }
  }

  @Test("options choose what the page shows first") func options() throws {
    var options = ScreenPage.Options()
    options.isDark = true
    options.isRightToLeft = true
    options.isRegular = true
    options.width = 500
    options.localizations = [("hi", "Hallo <b>")]
    let component =
      ##"{"id":"a","type":"text","context":{"_text":"{{ localize('hi', 'x') + #{horizontal_size_class} + #{language} }}"}}"##
    let page = try Self.page(Self.module(component), options)
    #expect(Self.screen(page).contains(">Hallo &lt;b&gt;regularar<"))
    for piece in [#"id="scheme-dark" checked"#, #"dir="rtl""#, #"name="width" value="500""#] {
      #expect(page.html.contains(piece), "\(piece)")
    }
  }
}
