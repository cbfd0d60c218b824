import StyleResolve
import Testing

@Suite("The matrix of surfaces")
struct SurfaceMatrixTests {
  /// One line of DESIGN section 7's table.
  struct Case: Sendable, CustomTestStringConvertible {
    let role: SurfaceRole
    let policy: SurfacePolicy
    let supportsGlass: Bool
    let requiresCompatibility: Bool
    let reduceTransparency: Bool
    let fill: SurfaceFill

    init(
      _ role: SurfaceRole, _ policy: SurfacePolicy, _ supportsGlass: Bool, _ requiresCompatibility: Bool,
      _ reduceTransparency: Bool, _ fill: SurfaceFill
    ) {
      self.role = role
      self.policy = policy
      self.supportsGlass = supportsGlass
      self.requiresCompatibility = requiresCompatibility
      self.reduceTransparency = reduceTransparency
      self.fill = fill
    }

    var testDescription: String {
      "\(role) \(policy) \(supportsGlass) \(requiresCompatibility) \(reduceTransparency)"
    }
  }

  static let cases: [Case] = [
    Case(.floating, .automatic, false, false, false, .material),
    Case(.floating, .automatic, false, false, true, .solid),
    Case(.floating, .automatic, false, true, false, .material),
    Case(.floating, .automatic, false, true, true, .solid),
    Case(.floating, .automatic, true, false, false, .glass),
    Case(.floating, .automatic, true, false, true, .glass),
    Case(.floating, .automatic, true, true, false, .material),
    Case(.floating, .automatic, true, true, true, .solid),
    Case(.floating, .glass, false, false, false, .material),
    Case(.floating, .glass, false, false, true, .solid),
    Case(.floating, .glass, false, true, false, .material),
    Case(.floating, .glass, false, true, true, .solid),
    Case(.floating, .glass, true, false, false, .glass),
    Case(.floating, .glass, true, false, true, .glass),
    Case(.floating, .glass, true, true, false, .glass),
    Case(.floating, .glass, true, true, true, .glass),
    Case(.floating, .solid, false, false, false, .solid),
    Case(.floating, .solid, false, false, true, .solid),
    Case(.floating, .solid, false, true, false, .solid),
    Case(.floating, .solid, false, true, true, .solid),
    Case(.floating, .solid, true, false, false, .solid),
    Case(.floating, .solid, true, false, true, .solid),
    Case(.floating, .solid, true, true, false, .solid),
    Case(.floating, .solid, true, true, true, .solid),
    Case(.glass, .automatic, false, false, false, .material),
    Case(.glass, .automatic, false, false, true, .solid),
    Case(.glass, .automatic, false, true, false, .material),
    Case(.glass, .automatic, false, true, true, .solid),
    Case(.glass, .automatic, true, false, false, .glass),
    Case(.glass, .automatic, true, false, true, .glass),
    Case(.glass, .automatic, true, true, false, .glass),
    Case(.glass, .automatic, true, true, true, .glass),
    Case(.glass, .glass, false, false, false, .material),
    Case(.glass, .glass, false, false, true, .solid),
    Case(.glass, .glass, false, true, false, .material),
    Case(.glass, .glass, false, true, true, .solid),
    Case(.glass, .glass, true, false, false, .glass),
    Case(.glass, .glass, true, false, true, .glass),
    Case(.glass, .glass, true, true, false, .glass),
    Case(.glass, .glass, true, true, true, .glass),
    Case(.glass, .solid, false, false, false, .material),
    Case(.glass, .solid, false, false, true, .solid),
    Case(.glass, .solid, false, true, false, .material),
    Case(.glass, .solid, false, true, true, .solid),
    Case(.glass, .solid, true, false, false, .glass),
    Case(.glass, .solid, true, false, true, .glass),
    Case(.glass, .solid, true, true, false, .glass),
    Case(.glass, .solid, true, true, true, .glass),
    Case(.solid, .automatic, false, false, false, .solid),
    Case(.solid, .automatic, false, false, true, .solid),
    Case(.solid, .automatic, false, true, false, .solid),
    Case(.solid, .automatic, false, true, true, .solid),
    Case(.solid, .automatic, true, false, false, .solid),
    Case(.solid, .automatic, true, false, true, .solid),
    Case(.solid, .automatic, true, true, false, .solid),
    Case(.solid, .automatic, true, true, true, .solid),
    Case(.solid, .glass, false, false, false, .solid),
    Case(.solid, .glass, false, false, true, .solid),
    Case(.solid, .glass, false, true, false, .solid),
    Case(.solid, .glass, false, true, true, .solid),
    Case(.solid, .glass, true, false, false, .solid),
    Case(.solid, .glass, true, false, true, .solid),
    Case(.solid, .glass, true, true, false, .solid),
    Case(.solid, .glass, true, true, true, .solid),
    Case(.solid, .solid, false, false, false, .solid),
    Case(.solid, .solid, false, false, true, .solid),
    Case(.solid, .solid, false, true, false, .solid),
    Case(.solid, .solid, false, true, true, .solid),
    Case(.solid, .solid, true, false, false, .solid),
    Case(.solid, .solid, true, false, true, .solid),
    Case(.solid, .solid, true, true, false, .solid),
    Case(.solid, .solid, true, true, true, .solid),
  ]

  @Test("gives one fill for every role, policy and system", arguments: cases)
  func fill(_ row: Case) {
    let fill = Surface.fill(
      role: row.role, policy: row.policy, supportsGlass: row.supportsGlass,
      requiresCompatibility: row.requiresCompatibility, reduceTransparency: row.reduceTransparency)
    #expect(fill == row.fill)
  }

  @Test("holds every combination once")
  func complete() {
    #expect(Set(Self.cases.map(\.testDescription)).count == 72)
    #expect(Self.cases.count == SurfaceRole.allCases.count * SurfacePolicy.allCases.count * 8)
  }
}
