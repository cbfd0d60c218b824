import StyleModel
import StyleTargets
import Testing

/// Gradients of SwiftUI in the line, circle and angles of CSS.
@Suite struct CSSGradientTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let geometry: Gradient.Geometry
    var size: Double?
    let image: String
    var isApproximate = false
    var testDescription: String { image }
  }

  static let rows: [Row] = [
    Row(
      geometry: .linear(from: "top", to: "bottom"), image: "linear-gradient(180deg,#FF0000 0%,#0000FF 100%)"),
    Row(geometry: .linear(from: "bottom", to: "top"), image: "linear-gradient(0deg,#FF0000 0%,#0000FF 100%)"),
    // The sign turns it around where writing goes from right to left.
    Row(
      geometry: .linear(from: "leading", to: "trailing"),
      image: "linear-gradient(calc(90deg*var(--twc-inline,1)),#FF0000 0%,#0000FF 100%)"),
    Row(
      geometry: .linear(from: "trailing", to: "leading"),
      image: "linear-gradient(calc(270deg*var(--twc-inline,1)),#FF0000 0%,#0000FF 100%)"),
    // Half a box takes half of the line.
    Row(
      geometry: .linear(from: "center", to: "bottom"),
      image: "linear-gradient(180deg,#FF0000 50%,#0000FF 100%)"),
    Row(
      geometry: .linear(from: "topLeading", to: "bottomTrailing"),
      image: "linear-gradient(calc(135deg*var(--twc-inline,1)),#FF0000 0%,#0000FF 100%)", isApproximate: true),
    // Twice as wide as it is high: SwiftUI's line lies flatter.
    Row(
      geometry: .linear(from: "topLeading", to: "bottomTrailing"), size: 200,
      image: "linear-gradient(calc(116.565deg*var(--twc-inline,1)),#FF0000 0%,#0000FF 100%)"),
    Row(
      geometry: .radial(center: "center", startRadius: 5, endRadius: 60),
      image: "radial-gradient(circle at 50% 50%,#FF0000 5px,#0000FF 60px)"),
    Row(
      geometry: .radial(center: "topLeading", startRadius: 0, endRadius: 60),
      image: "radial-gradient(circle at calc(50% - 50%*var(--twc-inline,1)) 0%,#FF0000 0,#0000FF 60px)"),
    Row(
      geometry: .angular(center: "center", startAngle: 0, endAngle: 360),
      image: "conic-gradient(from 90deg at 50% 50%,#FF0000 0deg,#0000FF 360deg)"),
    Row(
      geometry: .angular(center: "center", startAngle: 90, endAngle: 180),
      image: "conic-gradient(from 180deg at 50% 50%,#FF0000 0deg,#0000FF 90deg)", isApproximate: true),
  ]

  static let colors = [Color(RGBA(255, 0, 0)), Color(RGBA(0, 0, 255))]

  @Test("places stops and angles", arguments: rows)
  func images(_ row: Row) {
    var style = Style()
    style.set(.background, to: .gradient(Gradient(row.geometry, colors: Self.colors)))
    if let size = row.size {
      style[.width] = size
      style[.height] = size / 2
    }
    let output = CSSTarget.emit(style)
    #expect(output.box.first { $0.name == "background-image" }?.value == row.image)
    #expect(output.notes.isEmpty != row.isApproximate)
  }

  @Test("fills texts through their letters")
  func text() {
    var style = Style()
    style.set(.foreground, to: .gradient(Gradient(.linear(from: "top", to: "bottom"), colors: Self.colors)))
    let output = CSSTarget.emit(style)
    #expect(output.box.isEmpty)
    #expect(output.content.map { $0.name } == ["background-image", "background-clip", "color"])
  }

  @Test("shows no gradient of which a colour is unknown, and says so")
  func dynamic() {
    var style = Style()
    style.set(
      .background,
      to: .gradient(
        Gradient(.linear(from: "top", to: "bottom"), colors: Self.colors + [Color(.dynamic("${brand}"))])))
    let output = CSSTarget.emit(style)
    #expect(output.box.isEmpty)
    #expect(output.notes.map { $0.grade } == [.none])
  }

  @Test("joins the gradients of both appearances where they have one shape")
  func appearances() {
    func style(_ geometry: Gradient.Geometry, _ colors: [Color]) -> Style {
      Style([Style.Entry(.background, .gradient(Gradient(geometry, colors: colors)))])
    }
    let down = Gradient.Geometry.linear(from: "top", to: "bottom")
    let joined = CSSTarget.emit(style(down, Self.colors), dark: style(down, Self.colors.reversed()))
    #expect(
      joined.box.text
        == "background-image:linear-gradient(180deg,light-dark(#FF0000,#0000FF) 0%,light-dark(#0000FF,#FF0000) 100%)"
    )
    #expect(joined.notes.isEmpty)
    let apart = CSSTarget.emit(
      style(down, Self.colors), dark: style(.linear(from: "bottom", to: "top"), Self.colors))
    #expect(apart.box.text == "background-image:linear-gradient(180deg,#FF0000 0%,#0000FF 100%)")
    #expect(apart.notes.map { $0.property } == [.background])
  }
}
