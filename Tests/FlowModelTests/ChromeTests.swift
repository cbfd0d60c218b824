import FlowModel
import JSONText
import StyleModel
import TestSupport
import Testing

/// The six steps of a widget's chrome, and the boxes that they give.
@Suite struct ChromeTests {
  static func chrome(_ json: String) throws -> Chrome {
    Chrome(try decoded(json), theme: DefaultFlowTheme())
  }

  @Test("the order is a constant: padding, width, background, clip, border, margin")
  func order() {
    #expect(Chrome.order.map(\.name) == ["padding", "width", "background", "clip", "border", "margin"])
  }

  @Test("each step only does something when its field asks for it")
  func steps() throws {
    func steps(_ json: String) throws -> String {
      let chrome = try Self.chrome(json)
      return Chrome.order.filter { chrome.applies($0) }.map(\.name).joined(separator: " ")
    }
    #expect(try steps("{}") == "")
    #expect(try steps(#"{"padding":{"top":1},"margin":{"left":2}}"#) == "padding margin")
    #expect(try steps(#"{"width":"hug"}"#) == "")
    #expect(try steps(#"{"width":"fill"}"#) == "width")
    #expect(try steps(#"{"width":0.75}"#) == "width")
    // A colour that does not resolve paints nothing, and nothing of the theme takes its place.
    #expect(try steps(##"{"background":"#FFF"}"##) == "")
    #expect(try steps(##"{"background":"#FFFFFF"}"##) == "background")
    #expect(try steps(#"{"gradient":{"colors":[]}}"#) == "background")
    #expect(try steps(#"{"corner_radius":0}"#) == "")
    #expect(try steps(#"{"corner_radius":{"top_left":4}}"#) == "clip")
    #expect(try steps(#"{"border":{"width":2}}"#) == "")
    #expect(try steps(##"{"border":{"color":"#000000"}}"##) == "border")
  }

  @Test("a fraction sizes the padded body, not the margin box")
  func fraction() throws {
    let boxes = try Self.chrome(
      #"{"padding":{"left":12,"right":12},"width":0.75,"margin":{"left":16,"right":16}}"#
    ).boxes(contentWidth: 200, contentHeight: 40, in: ChromeContainer(offered: 368, scroll: 400))
    #expect(boxes[.background].width == 300)
    #expect(boxes[.border].width == 300)
    #expect(boxes.outer.width == 332)
    // Neither the share of the margin box nor that of what is offered.
    #expect(boxes.outer.width != 300 && boxes[.background].width != 276)
    // The padded content, 224 wide, stands in the middle.
    #expect(boxes.content == ChromeBox(x: 16 + 38 + 12, y: 0, width: 200, height: 40))
  }

  @Test("fill takes what is offered beside the margin, and never less than the content")
  func fill() throws {
    let chrome = try Self.chrome(
      #"{"padding":{"top":8,"left":10,"right":20,"bottom":4},"width":"fill","margin":{"top":1,"left":2,"right":3,"bottom":4}}"#
    )
    let boxes = chrome.boxes(contentWidth: 100, contentHeight: 20, in: ChromeContainer(offered: 300))
    #expect(boxes[.padding].width == 130)
    #expect(boxes[.width] == ChromeBox(x: 2, y: 1, width: 295, height: 32))
    #expect(boxes.outer == ChromeBox(width: 300, height: 37))
    let narrow = chrome.boxes(contentWidth: 100, contentHeight: 20, in: ChromeContainer(offered: 50))
    #expect(narrow[.width].width == 130)
  }

  @Test("the guide's example")
  func guide() throws {
    let document = try JSONDocument(
      parsing: ##"{"padding":{"left":12},"width":0.75,"background":"#4F8CFF"}"##)
    let layout = try WidgetLayout(document.root, in: document)
    #expect(
      JSONWriter.text(layout.json(.canonical))
        == ##"{"padding":{"top":0,"left":12,"right":0,"bottom":0},"background":{"hex":"#4F8CFF"},"width":0.75}"##
    )
    let chrome = Chrome(layout, theme: DefaultFlowTheme())
    let boxes = chrome.boxes(contentWidth: 200, contentHeight: 40, in: ChromeContainer(offered: 390))
    #expect(boxes[.background].width == 292.5)
    let guide = try Repository.text("docs/flow.md")
    #expect(guide.contains("boxes[.background].width    // 292.5"))
  }

  @Test("hug and no width are the same")
  func hug() throws {
    let container = ChromeContainer(offered: 300)
    let hug = try Self.chrome(#"{"padding":{"left":4},"width":"hug"}"#)
      .boxes(contentWidth: 50, contentHeight: 20, in: container)
    let none = try Self.chrome(#"{"padding":{"left":4}}"#)
      .boxes(contentWidth: 50, contentHeight: 20, in: container)
    #expect(hug == none)
    #expect(hug.outer.width == 54)
  }

  @Test("left is the leading side, so sides change where text runs from right to left")
  func rightToLeft() throws {
    let chrome = try Self.chrome(#"{"padding":{"left":10,"right":2},"margin":{"left":5}}"#)
    let plain = chrome.boxes(contentWidth: 50, contentHeight: 20, in: ChromeContainer(offered: 300))
    let mirrored = chrome.boxes(
      contentWidth: 50, contentHeight: 20, in: ChromeContainer(offered: 300, isRightToLeft: true))
    #expect(plain.content.x == 15)
    #expect(mirrored.content.x == 2)
    #expect(plain.outer == mirrored.outer)
  }

  @Test("background, clip and border share one box, inside the margin and around the padding")
  func laws() {
    var random = SplitMix64(seed: 7)
    func length() -> Double { Double(random.below(40)) }
    func insets() -> EdgeInsetsData {
      EdgeInsetsData(top: length(), left: length(), right: length(), bottom: length())
    }
    for _ in 0..<500 {
      let width: WidgetWidth? = [.fill, .hug, nil, .fraction(Double(random.below(150)) / 100)][
        random.below(4)]
      let layout = WidgetLayout(margin: insets(), padding: insets(), width: width)
      let container = ChromeContainer(offered: 100 + length() * 10, scroll: 500)
      let boxes = Chrome(layout, theme: DefaultFlowTheme())
        .boxes(contentWidth: length(), contentHeight: length(), in: container)
      #expect(boxes[.background] == boxes[.width])
      #expect(boxes[.clip] == boxes[.width] && boxes[.border] == boxes[.width])
      let margin = layout.margin ?? EdgeInsetsData()
      #expect(boxes.outer.width == boxes[.width].width + margin.horizontal)
      #expect(boxes.outer.height == boxes[.padding].height + margin.vertical)
      #expect(boxes[.width].x == margin.left && boxes[.width].y == margin.top)
      if case .fraction(let share)? = width { #expect(boxes[.width].width == 500 * share) }
    }
  }
}
