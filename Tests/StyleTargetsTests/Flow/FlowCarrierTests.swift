import Engine
import FlowModel
import JSONText
import StyleModel
import Testing

@testable import StyleTargets

/// The carriers of the property table and of the roles, and that nothing was forgotten.
@Suite struct FlowCarrierTests {
  /// Whether a place such as `layout.padding.top` or `ButtonData.title.font.size` exists in Flow's contract.
  static func exists(_ place: String) -> Bool {
    var steps = place.split(separator: ".").map { String($0) }[...]
    let root = steps.removeFirst()
    guard var shape = FlowShapes.named(root == "layout" ? "WidgetLayout" : root) else { return false }
    while let step = steps.popFirst() {
      guard let field = shape.field(step) else { return false }
      if steps.isEmpty { return true }
      guard case .atom(let name) = field.kind, let inner = FlowShapes.named(name) else { return false }
      shape = inner
    }
    return false
  }

  @Test("every carrier names a place of Flow's contract")
  func places() {
    for row in PropertyTable.rows where row.flow.grade != .none {
      #expect(Self.exists(row.flow.place), "\(row.name)")
    }
    for (role, places) in FlowCarriers.own {
      for (property, place) in places { #expect(Self.exists(place), "\(role) \(property.row.name)") }
    }
    #expect(!Self.exists("layout.padding.leading"))
    #expect(!Self.exists("layout.shadow"))
    #expect(!Self.exists("TextData.line_limit"))
  }

  @Test("a role writes its own atom or a layout around it")
  func roles() {
    for role in FlowRole.allCases {
      for property in StyleProperty.allCases {
        guard let place = FlowCarriers.place(of: property, on: role) else { continue }
        let root = String(place.prefix { $0 != "." })
        #expect(root == "layout" ? role.hasLayout : root == role.atom, "\(role) \(property)")
      }
    }
  }

  /// A class for each property that Flow carries somewhere, and the role that carries it.
  static let samples: [(classes: String, role: FlowRole, property: StyleProperty)] = [
    ("text-[#FF0000]", .text, .foreground), ("bg-[#FF0000]", .widget, .background),
    ("text-[18]", .text, .font), ("font-bold", .text, .fontWeight), ("bold", .text, .bold),
    ("rounded-lg", .widget, .cornerRadius), ("tint-[#FF0000]", .button, .tint),
    ("is-disabled", .button, .disabled), ("w-full", .widget, .maxWidth), ("pt-1", .widget, .paddingTop),
    ("pb-1", .widget, .paddingBottom), ("ps-1", .widget, .paddingLeading),
    ("pe-1", .widget, .paddingTrailing), ("bezel-plain", .button, .buttonType),
    ("text-center", .text, .multilineTextAlignment), ("line-clamp-2", .text, .lineLimit),
    ("grid-cols-2", .section, .gridColumns), ("a11y-label-[A]", .image, .accessibilityLabel),
    ("mt-1", .widget, .marginTop), ("ms-1", .widget, .marginLeading), ("mb-1", .widget, .marginBottom),
    ("me-1", .widget, .marginTrailing), ("rounded-ts-[4]", .widget, .cornerTopLeading),
    ("rounded-te-[4]", .widget, .cornerTopTrailing), ("rounded-bs-[4]", .widget, .cornerBottomLeading),
    ("rounded-be-[4]", .widget, .cornerBottomTrailing), ("w-1/2", .widget, .widthFraction),
    ("border border-[#FF0000]", .widget, .borderColor), ("border", .widget, .borderWidth),
    ("border border-dash-[4,2]", .widget, .borderDash), ("surface-solid", .widget, .surfaceRole),
    ("gap-1", .section, .stackSpacing), ("gap-x-1", .section, .stackSpacingX),
    ("gap-y-1", .section, .stackSpacingY), ("object-contain", .image, .contentMode),
    ("arrangement-carousel", .section, .arrangement), ("section-pt-1", .section, .sectionInsetTop),
    ("section-ps-1", .section, .sectionInsetLeading), ("section-pb-1", .section, .sectionInsetBottom),
    ("section-pe-1", .section, .sectionInsetTrailing),
  ]

  @Test("every property with a carrier has a sample here, and no other")
  func sampled() {
    let carried = StyleProperty.allCases.filter { $0.row.flow.grade != .none }
    #expect(Set(Self.samples.map(\.property)) == Set(carried))
  }

  @Test("each carried property arrives at its place", arguments: samples)
  func arrives(_ sample: (classes: String, role: FlowRole, property: StyleProperty)) throws {
    let place = try #require(FlowCarriers.place(of: sample.property, on: sample.role))
    let output = FlowEngine(StyleEngine()).style(sample.classes, for: sample.role).output
    var json: JSONValue? = .object(place.hasPrefix("layout.") ? output.layout : output.atom)
    for step in place.split(separator: ".").dropFirst() { json = json?[String(step)] }
    #expect(json != nil)
  }

  @Test("every property without a carrier says why, and what comes closest")
  func advice() {
    for property in StyleProperty.allCases where property.row.flow.grade == .none && !property.isPart {
      #expect(FlowAdvice.text(property) != "the widget's own view draws it", "\(property.row.name)")
    }
  }

  @Test("system colours have components in both appearances")
  func systemColors() {
    for keyword in ColorKeyword.allCases {
      let light = SystemColors.components(of: keyword, dark: false)
      if let certain = keyword.components {
        #expect(light == certain && SystemColors.components(of: keyword, dark: true) == certain)
      }
      #expect(SystemColors.isCertain(keyword) == (keyword.components != nil))
    }
    #expect(SystemColors.components(of: .blue, dark: true).hex == "#0A84FF")
  }
}
