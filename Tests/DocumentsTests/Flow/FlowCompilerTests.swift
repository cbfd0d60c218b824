import Documents
import Engine
import FlowModel
import JSONText
import StyleModel
import TestSupport
import Testing

/// Pages of Flow with classes, what they compile to, and what is reported.
@Suite struct FlowCompilerTests {
  static let engine = StyleEngine()

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let input: String
    let output: String?
    /// Findings, as `id at text`, where the text is what the range covers.
    var findings: [String] = []
    var testDescription: String { name }
  }

  /// A page of one section with these widgets.
  static func page(_ widgets: String) -> String {
    #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(widgets)]}]}}"#
  }

  static let rows = [
    Row(
      name: "a class becomes the layout",
      input: page(#"{ "type": "title_block", "id": "a", "class": "pt-1", "data": { "title": "A" } }"#),
      output: page(
        #"{ "type": "title_block", "id": "a", "layout": { "padding": { "top": 4 } }, "data": { "title": "A" } }"#
      )
    ),
    Row(
      name: "what a text carries goes to the widget's text",
      input: page(#"{"type":"title_block","class":"text-[18] pt-1","data":{"title":"A","subtitle":"B"}}"#),
      output: page(
        #"{"type":"title_block","layout":{"padding":{"top":4}},"data":{"title":{"text":"A","font":{"size":18}},"subtitle":"B"}}"#
      )),
    Row(
      name: "the class of the text itself is nearer",
      input: page(
        ##"{"type":"accordion","class":"text-[18] text-[#111111]","data":{"header":{"text":"A","class":"font-bold text-[#222222]"}}}"##
      ),
      output: page(
        ##"{"type":"accordion","data":{"header":{"text":"A","font":{"size":18,"weight":"bold"},"color":"#222222"}}}"##
      )),
    Row(
      name: "what the author wrote wins, side by side",
      input: page(
        ##"{"type":"banner","class":"p-2 bg-[#FFFFFF] object-contain rounded-lg","layout":{"padding":{"left":1},"background":"#000000"},"data":{"image":{"url":"u","scale_mode":"fill"}}}"##
      ),
      output: page(
        ##"{"type":"banner","layout":{"padding":{"left":1,"top":8,"right":8,"bottom":8},"corner_radius":12,"background":"#000000"},"data":{"image":{"url":"u","scale_mode":"fill"}}}"##
      )),
    Row(
      name: "a section has a layout of its own",
      input:
        #"{"page":{"sections":[{"id":"s","class":"arrangement-carousel gap-2 section-px-4","widgets":[]}]}}"#,
      output:
        #"{"page":{"sections":[{"id":"s","layout":{"arrangement":"carousel","item_spacing":8,"insets":{"left":16,"right":16}},"widgets":[]}]}}"#
    ),
    Row(
      name: "headers, footers, items of accordions and sheets are reached",
      input:
        #"{"page":{"header":{"widgets":[{"type":"separator","class":"mt-1","data":{}}]},"sections":[{"header":{"type":"title_block","class":"pb-1","data":{"title":"A"}},"widgets":[{"type":"accordion","data":{"header":"A","items":[{"type":"tag_rail","class":"ps-1","data":{"tags":[{"text":"T","class":"rounded-sm"}]}}]},"actions":{"tap":{"type":"open_bottom_sheet","sheet":{"config":{"class":"rounded-lg"},"sections":[{"class":"gap-1","widgets":[]}]}}}}]}],"footer":{"widgets":[{"type":"button_row","class":"pe-1","data":{"buttons":[{"title":{"text":"A","class":"bold"},"class":"w-full","icon":{"symbol":"i","class":"text-[14]"}}]}}]}}}"#,
      output:
        #"{"page":{"header":{"widgets":[{"type":"separator","layout":{"margin":{"top":4}},"data":{}}]},"sections":[{"header":{"type":"title_block","layout":{"padding":{"bottom":4}},"data":{"title":"A"}},"widgets":[{"type":"accordion","data":{"header":"A","items":[{"type":"tag_rail","layout":{"padding":{"left":4}},"data":{"tags":[{"text":"T","corner_radius":4}]}}]},"actions":{"tap":{"type":"open_bottom_sheet","sheet":{"config":{"corner_radius":12},"sections":[{"layout":{"item_spacing":4},"widgets":[]}]}}}}]}],"footer":{"widgets":[{"type":"button_row","layout":{"padding":{"right":4}},"data":{"buttons":[{"title":{"text":"A","font":{"weight":"bold"}},"icon":{"symbol":"i","size":14},"full_width":true}]}}]}}}"#
    ),
    Row(
      name: "the navigation bar takes a background and the font of its title",
      input:
        ##"{"page":{"nav":{"class":"bg-[#FFFFFF] bold","title":"A","left_button":{"title":"B","class":"bezel-plain"}}}}"##,
      output:
        ##"{"page":{"nav":{"title":{"text":"A","font":{"weight":"bold"}},"bg_color":"#FFFFFF","left_button":{"title":"B","style":"plain"}}}}"##
    ),
    Row(
      name: "a separator's class speaks to its data",
      input: page(##"{"type":"separator","class":"text-[#CCCCCC] h-[2] mx-4","data":{"style":"dashed"}}"##),
      output: page(
        ##"{"type":"separator","layout":{"margin":{"left":16,"right":16}},"data":{"style":"dashed","color":"#CCCCCC","thickness":2}}"##
      )),
    Row(
      name: "atoms in the payload of a host's widget are told by their keys",
      input: page(
        ##"{"type":"promo","class":"pt-1","data":{"headline":{"text":"A","class":"bold"},"list":[{"url":"u","class":"rounded-sm"},{"symbol":"i","class":"text-[14]"}],"cta":{"title":"B","class":"w-full"},"chip":{"text":{"text":"C"},"class":"rounded-sm"}}}"##
      ),
      output: page(
        ##"{"type":"promo","layout":{"padding":{"top":4}},"data":{"headline":{"text":"A","font":{"weight":"bold"}},"list":[{"url":"u","corner_radius":4},{"symbol":"i","size":14}],"cta":{"title":"B","full_width":true},"chip":{"text":{"text":"C"},"corner_radius":4}}}"##
      )),
    Row(
      name: "mutations are reached",
      input:
        #"{"mutations":[{"kind":"replace_widget","id":"a","widget":{"type":"separator","class":"mt-1","data":{}}},{"kind":"append_sections","sections":[{"class":"gap-1","widgets":[]}]}]}"#,
      output:
        #"{"mutations":[{"kind":"replace_widget","id":"a","widget":{"type":"separator","layout":{"margin":{"top":4}},"data":{}}},{"kind":"append_sections","sections":[{"layout":{"item_spacing":4},"widgets":[]}]}]}"#
    ),
    Row(
      name: "rules hold for what stands below",
      input: page(
        #"{"type":"title_block","rules":{"named":{"box":"pt-2"}},"class":"box","data":{"title":"A"}},{"type":"title_block","class":"box","data":{"title":"A"}}"#
      ),
      output: nil, findings: ["unknown-class at box"]),
    Row(
      name: "a document without classes stays as it is",
      input:
        "{ \"page\" :{\"sections\":[ {\"widgets\":[{\"type\":\"promo\",\"layout\":{\"padding\":{\"all\":1}}}]}]}}",
      output:
        "{ \"page\" :{\"sections\":[ {\"widgets\":[{\"type\":\"promo\",\"layout\":{\"padding\":{\"all\":1}}}]}]}}"
    ),
    Row(
      name: "lines follow their surroundings",
      input: "{\n  \"type\": \"separator\",\n  \"class\": \"mt-1\",\n  \"data\": {}\n}\n",
      output:
        "{\n  \"type\": \"separator\",\n  \"layout\": {\n    \"margin\": {\n      \"top\": 4\n    }\n  },\n  \"data\": {}\n}\n"
    ),
    Row(
      name: "classes where nothing takes them are not lost in silence",
      input: #"{"page":{"class":"p-1","header":{"class":"p-2","widgets":[]},"sections":[]}}"#,
      output: #"{"page":{"class":"p-1","header":{"class":"p-2","widgets":[]},"sections":[]}}"#,
      findings: [#"class-left at "p-1""#, #"class-left at "p-2""#]),
    Row(
      name: "nor is chrome on an atom, or a text style on a widget without a text",
      input: page(
        #"{"type":"button_row","class":"text-lg","data":{"buttons":[{"title":"A","class":"p-1 shadow"}]}}"#),
      output: page(#"{"type":"button_row","data":{"buttons":[{"title":"A"}]}}"#),
      findings: ["flow-misplaced at text-lg", "flow-misplaced at p-1", "not-carried at shadow"]),
    Row(
      name: "nor is a text style where the text is missing",
      input: page(#"{"type":"banner","class":"bold","data":{"image":"u"}}"#),
      output: page(#"{"type":"banner","data":{"image":"u"}}"#), findings: [#"flow-misplaced at "bold""#]),
    Row(
      name: "what a host hands on unread is left alone",
      input: page(
        #"{"type":"separator","data":{},"tracking":{"class":"economy"},"actions":{"tap":{"type":"book","class":"first"}}}"#
      ),
      output: page(
        #"{"type":"separator","data":{},"tracking":{"class":"economy"},"actions":{"tap":{"type":"book","class":"first"}}}"#
      )
    ),
    Row(
      name: "a layout of another form is an error",
      input: page(#"{"type":"separator","class":"p-1","layout":[],"data":{}}"#), output: nil,
      findings: ["flow-form at []"]),
    Row(
      name: "so is a class of another form, and one that is none",
      input: page(#"{"type":"separator","class":4,"data":{}},{"type":"separator","class":"nope","data":{}}"#),
      output: nil, findings: ["class-form at 4", "unknown-class at nope"]),
    Row(
      name: "and what is no document of Flow", input: #"{"id":"a","type":"vstack","class":"p-1"}"#,
      output: nil, findings: ["document-form at {"]),
    Row(
      name: "or a component with children, whatever stands beside them",
      input:
        #"{"id":"m","type":"shelf","page":{"sections":[]},"children":[{"id":"t","type":"text","class":"p-4"}]}"#,
      output: nil, findings: ["document-form at {"]),
    Row(
      name: "while a widget of a host is one", input: #"{"id":"a","type":"map","class":"pt-1","data":{}}"#,
      output: #"{"id":"a","type":"map","layout":{"padding":{"top":4}},"data":{}}"#),
    Row(
      name: "so is what a host's payload hands on",
      input: page(
        #"{"type":"promo","data":{"postback":{"class":"business","title":"q"},"tracking":[{"class":"a","url":"u"}],"cta":{"title":"B","class":"bold","action":{"type":"book","fare":{"class":"first","title":"q"}}},"actions":{"tap":{"type":"open","class":"a","sheet":{"sections":[{"class":"gap-1"}]}}}}}"#
      ),
      output: page(
        #"{"type":"promo","data":{"postback":{"class":"business","title":"q"},"tracking":[{"class":"a","url":"u"}],"cta":{"title":{"text":"B","font":{"weight":"bold"}},"action":{"type":"book","fare":{"class":"first","title":"q"}}},"actions":{"tap":{"type":"open","class":"a","sheet":{"sections":[{"layout":{"item_spacing":4}}]}}}}}"#
      )),
    Row(name: "a list is none", input: "[]", output: nil, findings: ["flow-form at ["]),
    Row(
      name: "an object without parts is none", input: #"{"a":1}"#, output: nil, findings: ["flow-form at {"]),
  ]

  static func compiler(_ form: FlowForm = .shorthand) -> DocumentCompiler {
    var options = DocumentCompiler.Options()
    var flow = FlowEngine.Options()
    flow.form = form
    options.flow = flow
    return DocumentCompiler(engine: engine, options: options)
  }

  @Test("patches what classes touch, and nothing else", arguments: rows + authorRows)
  func compiles(_ row: Row) {
    let bytes = Array(row.input.utf8)
    let result = Self.compiler().compile(bytes)
    #expect(result.output.map { String(decoding: $0, as: UTF8.self) } == row.output)
    let found = result.diagnostics.filter { $0.severity > .note }.map {
      "\($0.id) at \(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    #expect(found == row.findings)
  }

  @Test("what was compiled has nothing left to compile", arguments: rows + authorRows)
  func settles(_ row: Row) {
    guard let output = row.output, row.findings.allSatisfy({ !$0.hasPrefix("class-left") }) else { return }
    let again = Self.compiler().compile(Array(output.utf8))
    #expect(again.output.map { String(decoding: $0, as: UTF8.self) } == output)
  }

  @Test(
    "both forms decode to the same page",
    arguments: Repository.files("Examples/Flow", suffix: ".json"))
  func forms(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    var pages: [FlowPage] = []
    for form in FlowForm.allCases {
      let result = Self.compiler(form).compile(bytes)
      #expect(result.diagnostics.filter { $0.severity > .note } == [])
      let decoded = PageDecoder.decode(try JSONDocument(parsing: try #require(result.output)))
      #expect(decoded.fault == nil && decoded.diagnostics.isEmpty)
      var page = try #require(decoded.page)
      // Payloads are compared by their bytes, which differ.
      for section in page.sections.indices {
        for index in page.sections[section].widgets.indices {
          page.sections[section].widgets[index].data = nil
        }
      }
      pages.append(page)
    }
    #expect(pages[0].sections.map(\.layout) == pages[1].sections.map(\.layout))
    #expect(pages[0].widgets.map(\.layout) == pages[1].widgets.map(\.layout))
    #expect(pages[0].widgets.contains { !$0.layout.isEmpty })
  }
}
