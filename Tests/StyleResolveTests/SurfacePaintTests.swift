import ClassParser
import Engine
import Foundation
import StyleModel
import StyleResolve
import TestSupport
import Testing
import Theme

/// The whole table of surfaces, resolved: one fill, its edge, and nothing below it.
@Suite struct SurfacePaintTests {
  private static func classes(_ role: SurfaceRole) -> String {
    switch role {
    case .floating: "surface-floating"
    case .solid: "surface-solid"
    case .glass: "glass"
    }
  }

  @Test("paints one fill with the edge of the theme", arguments: SurfaceMatrixTests.cases, [false, true])
  func painted(_ row: SurfaceMatrixTests.Case, _ isIncreased: Bool) {
    var context = StyleContext()
    context.platform = .ios
    context.osVersion = row.supportsGlass ? 26 : 18
    context.appearance = row.policy
    context.requiresCompatibility = row.requiresCompatibility
    context[.reduceTransparency] = row.reduceTransparency
    context[.contrastMore] = isIncreased
    for background in ["", " bg-red shadow-md"] {
      let style = StyleEngine.plain.resolve(Self.classes(row.role) + background, in: context).style.defaults
      #expect(style[.surfaceFill] == row.fill.rawValue)
      let fills: [StyleProperty] = [.background, .material, .glass]
      #expect(fills.filter { style.value(of: $0) != nil }.count == 1, "\(style)")
      let theme = Theme.swiftcn
      let edge = isIncreased ? theme.strongBorderColor : theme.borderColor
      switch row.fill {
      case .glass:
        #expect(style[.glass] == "regular" && style.value(of: .borderWidth) == nil)
        #expect(style.value(of: .surfaceTint) == (background.isEmpty ? nil : .color(Color(.red))))
        #expect(style.value(of: .shadowRadius) == nil)
      case .material:
        #expect(style[.material] == "regular")
        #expect(
          style.value(of: .borderColor) == .color(isIncreased ? edge : edge.multiplyingOpacity(by: 0.7)))
      case .solid:
        #expect(style.value(of: .background) == .color(background.isEmpty ? theme.surfaceColor : Color(.red)))
        #expect(style.value(of: .borderColor) == .color(edge))
      }
      if row.fill != .glass {
        #expect(style.value(of: .borderWidth) == .number(1))
        #expect((style.value(of: .shadowRadius) != nil) == !background.isEmpty)
      }
      #expect(style.value(of: .cornerRadius) == .number(10000))
    }
  }

  /// The facts beside the repository, where they are.
  @Test func matrixEqualsTheFacts() throws {
    let file = Repository.root.appendingPathComponent("../shared/facts/swiftcn.json").standardizedFileURL
    guard let data = try? Data(contentsOf: file) else { return }
    let facts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let surfaces = try #require(facts["surfaces"] as? [String: Any])
    let matrix = try #require(surfaces["matrix"] as? [[Any]])
    #expect(matrix.count == SurfaceMatrixTests.cases.count)
    for (row, due) in zip(matrix, SurfaceMatrixTests.cases) {
      #expect(row[0] as? String == due.role.rawValue && row[1] as? String == due.policy.rawValue)
      #expect(row[2] as? Bool == due.supportsGlass && row[3] as? Bool == due.requiresCompatibility)
      #expect(row[4] as? Bool == due.reduceTransparency && row[5] as? String == due.fill.rawValue)
    }
  }
}
