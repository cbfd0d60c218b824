import Engine
import StyleModel
import StyleResolve
import StyleTargets
import Testing

/// Which style the system draws a button in, and what StemJSON says of it.
@Suite struct NativeButtonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let classes: String
    var os: Int?
    var platform = Platform.ios
    var policy: SurfacePolicy?
    let style: NativeButtonStyle?
    /// `button.standard.type` in StemJSON.
    let type: String?
    var testDescription: String { "\(classes) \(platform) \(os ?? 0) \(policy?.rawValue ?? "")" }

    init(
      _ classes: String, _ os: Int?, _ style: NativeButtonStyle?, _ type: String?,
      on platform: Platform = .ios,
      _ policy: SurfacePolicy? = nil
    ) {
      (self.classes, self.os, self.platform, self.policy) = (classes, os, platform, policy)
      (self.style, self.type) = (style, type)
    }
  }

  static let rows: [Row] = [
    Row("glass", 26, .glass, "bordered"), Row("glass", 18, .bordered, "bordered"),
    Row("glass", nil, .bordered, "bordered"), Row("glass", 26, .glass, "bordered", on: .macos),
    Row("glass", 26, .bordered, "bordered", on: .visionos),
    Row("glass-prominent", 26, .glassProminent, "borderedProminent"),
    Row("glass-prominent", 18, .borderedProminent, "borderedProminent"),
    Row("surface-floating", 26, .glass, "bordered"),
    Row("surface-floating", 26, .bordered, "bordered", .solid),
    // An explicit role wins over the policy of the subtree.
    Row("glass", 26, .glass, "bordered", .solid),
    Row("bezel-prominent glass", 26, .glassProminent, "borderedProminent"),
    Row("bezel-bordered glass", 18, .bordered, "bordered"),
    // A bezel without a surface is never glass, and a borderless one not with it.
    Row("bezel-bordered", 26, .bordered, "bordered"),
    Row("bezel-prominent", 26, .borderedProminent, "borderedProminent"),
    Row("bezel-borderless glass", 26, .borderless, "borderless"), Row("bezel-plain", 26, .plain, "plain"),
    Row("surface-solid", 26, nil, nil), Row("px-2", 26, nil, nil),
  ]

  @Test(arguments: rows) func styles(_ row: Row) {
    var context = StyleContext()
    context.platform = row.platform
    context.osVersion = row.os
    context.appearance = row.policy
    let engine = StyleEngine(rules: .init())
    let result = engine.resolve(row.classes, for: .button, in: context)
    #expect(NativeButtonStyle(result.style) == row.style)
    let output = engine.emit(result, for: StemJSONTarget.Component(kind: .button))
    #expect(output.whole.value(of: .buttonType) == row.type.map { .keyword($0) })
    let isGlass = row.style == .glass || row.style == .glassProminent
    #expect(output.findings.map { $0.id }.contains("glass-button") == isGlass)
    // The system draws the button; no surface of our own lies under it.
    guard row.type != nil else { return }
    for property in [StyleProperty.background, .glass, .material] {
      #expect(output.whole.value(of: property) == nil, "\(property)")
    }
  }

  /// The table of swiftcn's facts: bezel, glass, style.
  @Test(arguments: [
    ("borderedProminent", true, NativeButtonStyle.glassProminent), ("bordered", true, .glass),
    ("borderedProminent", false, .borderedProminent), ("bordered", false, .bordered),
    ("borderless", true, .borderless), ("borderless", false, .borderless),
  ])
  func table(_ bezel: String, _ usesGlass: Bool, _ style: NativeButtonStyle) {
    #expect(NativeButtonStyle(bezel: bezel, usesGlass: usesGlass) == style)
    #expect(style.bezel == bezel)
    #expect(NativeButtonStyle(bezel: "nope", usesGlass: usesGlass) == nil)
  }
}
