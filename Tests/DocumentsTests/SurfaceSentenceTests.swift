import ClassParser
import Documents
import Engine
import JSONText
import StyleModel
import StyleResolve
import StyleTargets
import Testing
import Theme

/// What swiftcn's guide says of adaptive surfaces, sentence by sentence.
@Suite struct SurfaceSentenceTests {
  private static let engine = StyleEngine(rules: .init())

  private func context(
    _ platform: Platform, _ os: Int, _ change: (inout StyleContext) -> Void = { _ in }
  ) -> StyleContext {
    var context = StyleContext()
    context.platform = platform
    context.osVersion = os
    change(&context)
    return context
  }

  private func style(_ classes: String, _ context: StyleContext, for kind: ComponentKind? = nil) -> Style {
    Self.engine.resolve(classes, for: kind, in: context).style.defaults
  }

  @Test("surface-floating uses Liquid Glass on iOS 26 and macOS 26", arguments: [Platform.ios, .macos])
  func glassOfTheSystem(_ platform: Platform) {
    #expect(style("surface-floating", context(platform, 26))[.glass] == "regular")
  }

  @Test("… a material with a themed edge on earlier systems", arguments: [Platform.ios, .macos])
  func materialBefore(_ platform: Platform) {
    let style = style("surface-floating", context(platform, platform == .ios ? 18 : 15))
    #expect(style[.material] == "regular" && style.value(of: .glass) == nil)
    #expect(style.value(of: .borderColor) == .color(Theme.swiftcn.borderColor.multiplyingOpacity(by: 0.7)))
  }

  @Test("… and a solid themed surface under Reduce Transparency")
  func solidUnderReducedTransparency() {
    let style = style("surface-floating", context(.ios, 18) { $0[.reduceTransparency] = true })
    #expect(style.value(of: .background) == .color(Theme.swiftcn.surfaceColor))
    #expect(style.value(of: .material) == nil && style.value(of: .glass) == nil)
  }

  @Test("surface-solid always uses the theme", arguments: [18, 26], SurfacePolicy.allCases)
  func solidAlways(_ os: Int, _ policy: SurfacePolicy) {
    let style = style("surface-solid", context(.ios, os) { $0.appearance = policy })
    #expect(style.value(of: .background) == .color(Theme.swiftcn.surfaceColor))
  }

  @Test("glass asks for glass explicitly and uses the same fallbacks", arguments: SurfacePolicy.allCases)
  func glassExplicitly(_ policy: SurfacePolicy) {
    #expect(style("glass", context(.ios, 26) { $0.appearance = policy })[.glass] == "regular")
    #expect(style("glass", context(.ios, 18) { $0.appearance = policy })[.material] == "regular")
    let reduced = context(.ios, 18) {
      $0.appearance = policy
      $0[.reduceTransparency] = true
    }
    #expect(style("glass", reduced).value(of: .background) == .color(Theme.swiftcn.surfaceColor))
  }

  @Test("bg-* selects the solid color and never stacks under glass or a material")
  func oneFill() {
    #expect(style("surface-solid bg-red", context(.ios, 26)).value(of: .background) == .color(Color(.red)))
    for os in [18, 26] {
      #expect(style("surface-floating bg-red", context(.ios, os)).value(of: .background) == nil)
    }
  }

  @Test("an appearance sets the policy for a subtree; local classes still win")
  func policyOfASubtree() throws {
    let document = #"""
      {"id":"r","type":"vstack","appearance":"solid","children":[
        {"id":"a","type":"text","class":"surface-floating"},
        {"id":"b","type":"text","class":"glass"},
        {"id":"c","type":"vstack","appearance":"glass","children":[
          {"id":"d","type":"text","class":"surface-floating"},
          {"id":"e","type":"text","class":"surface-solid"}]},
        {"id":"f","type":"text","class":"surface-none bg-red"}]}
      """#
    var options = DocumentCompiler.Options()
    options.context = context(.ios, 26)
    let output = try #require(
      DocumentCompiler(engine: Self.engine, options: options).compile(Array(document.utf8)).output)
    let compiled = try JSONDocument(parsing: output)
    let children = compiled.value(of: compiled.root)["children"]
    func common(_ path: Int...) -> JSONValue? {
      var node = children
      for (depth, index) in path.enumerated() {
        guard case .array(let elements)? = node else { return nil }
        node = depth == path.count - 1 ? elements[index]["style"]?["common"] : elements[index]["children"]
      }
      return node
    }
    #expect(common(0)?["background"] != nil && common(0)?["glass"] == nil)
    #expect(common(1)?["glass"] == .string("regular"))
    #expect(common(2, 0)?["glass"] == .string("regular"))
    #expect(common(2, 1)?["background"] != nil && common(2, 1)?["glass"] == nil)
    #expect(common(3)?["background"] == .string("red"))
    // What is said on the command line holds for all.
    options.context.appearance = .automatic
    let forced = try #require(
      DocumentCompiler(engine: Self.engine, options: options).compile(Array(document.utf8)).output)
    let value = try JSONDocument(parsing: forced)
    #expect(
      value.value(of: value.root)["children"].map { JSONWriter.text($0) }?.contains(#""glass":"regular""#)
        == true)
  }

  @Test(
    "a glass button selects .glass or .glassProminent where available, or .bordered and .borderedProminent before",
    arguments: [
      ("glass", 26, NativeButtonStyle.glass), ("glass-prominent", 26, .glassProminent),
      ("glass", 18, .bordered),
      ("glass-prominent", 18, .borderedProminent),
    ])
  func buttons(_ classes: String, _ os: Int, _ due: NativeButtonStyle) {
    let result = Self.engine.resolve(
      classes + " px-2 font-semibold bg-red", for: .button, in: context(.ios, os))
    #expect(NativeButtonStyle(result.style) == due)
    // Its classes add spacing and typography to the label, not another background.
    let output = Self.engine.emit(result, for: StemJSONTarget.Component(kind: .button))
    #expect(output.whole.value(of: .paddingLeading) == .number(8))
    #expect(output.whole.value(of: .background) == nil && output.custom.value(of: .background) == nil)
  }

  @Test("grouping and morphing stay explicit")
  func groups() {
    let grouped = style("surface-floating surface-group-3 surface-id-[tools]", context(.ios, 26))
    #expect(
      grouped.value(of: .surfaceGroup) == .number(12) && grouped.value(of: .surfaceID) == .text("tools"))
    let plain = style("surface-floating", context(.ios, 26))
    #expect(plain.value(of: .surfaceGroup) == nil && plain.value(of: .surfaceID) == nil)
  }

  @Test("a presentation keeps the system sheet where it uses glass and applies the theme surface elsewhere")
  func sheets() {
    #expect(style("surface-presentation bg-muted", context(.ios, 26)).value(of: .background) == nil)
    #expect(
      style("surface-presentation", context(.ios, 18)).value(of: .background)
        == .color(Theme.swiftcn.surfaceColor))
    let solid = context(.ios, 26) { $0.appearance = .solid }
    #expect(style("surface-presentation", solid).value(of: .background) == .color(Theme.swiftcn.surfaceColor))
    let compatible = context(.ios, 26) { $0.requiresCompatibility = true }
    #expect(
      style("surface-presentation", compatible).value(of: .background) == .color(Theme.swiftcn.surfaceColor))
  }

  @Test("accessibility and policy changes alter values: the role stays", arguments: SurfacePolicy.allCases)
  func rolesStay(_ policy: SurfacePolicy) {
    for (reduces, increases) in [(false, false), (true, false), (false, true), (true, true)] {
      let place = context(.ios, 18) {
        $0.appearance = policy
        $0[.reduceTransparency] = reduces
        $0[.contrastMore] = increases
      }
      #expect(style("surface-floating", place)[.surfaceRole] == "floating")
    }
  }

  @Test("keep a view's surface role constant")
  func constantRoles() {
    let document =
      #"{"id":"m","type":"module","version":"1.2","state":{"a":false},"children":[{"id":"t","type":"text","class":"[${a}]:glass"}]}"#
    let found = DocumentChecker(engine: Self.engine).check(Array(document.utf8)).diagnostics
    #expect(found.contains { $0.id == "surface-role-changes" })
  }

  @Test("classes never install gestures")
  func noGestures() throws {
    let document = #"{"id":"t","type":"text","class":"surface-floating glass-interactive"}"#
    let result = DocumentCompiler(engine: Self.engine).compile(Array(document.utf8))
    let output = String(decoding: try #require(result.output), as: UTF8.self)
    #expect(!output.contains("events") && !output.contains("onTap"))
  }
}
