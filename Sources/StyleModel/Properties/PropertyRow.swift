/// What a property's value may be.
public enum ValueKind: Hashable, Sendable {
  /// A number within bounds; `nil` is no bound.
  case number(minimum: Double?, maximum: Double?)
  case integer(minimum: Int?)
  case bool
  /// One word of a closed list.
  case keyword([String])
  /// Free text.
  case text
  case color
  /// A colour or gradient.
  case shapeStyle
  /// A colour, gradient or component.
  case background
  /// A preset's name, or a size in points.
  case font
  /// Words of a closed list, joined by `, ` (section 7.25).
  case words([String])
  case tracks
  case palette
  /// A whole component or an object of components.
  case component
  /// Lengths of dash and gap in points.
  case dash
}

/// The unit of a number.
public enum ValueUnit: UInt8, Hashable, Sendable {
  case none, points, seconds, degrees
}

/// Whether StemJSON accepts a reference or an expression in a property (legend of the style facts).
public enum DynamicLevel: UInt8, Hashable, Sendable {
  /// The row itself says so.
  case explicit
  /// Colours take state references and expressions (section 7.3).
  case color
  /// Only by the general rule of section 6.2; emitted in open output alone.
  case general
  /// The value is structural.
  case never
}

/// How well a target carries a property.
public enum Grade: UInt8, Hashable, Sendable {
  case exact
  /// The nearest thing; the emitter says so.
  case approximate
  /// Known, but without effect there.
  case none
}

/// Where one target keeps a property, and how well.
public struct Carrier: Hashable, Sendable {
  public let grade: Grade
  /// A key, modifier or CSS property; empty when the grade is `none`.
  public let place: String

  public init(_ grade: Grade, _ place: String) {
    self.grade = grade
    self.place = place
  }
}

/// One row of the property table.
public struct PropertyRow: Sendable {
  public let property: StyleProperty
  public let domain: StyleDomain
  /// The key path inside the domain, with dots between steps; empty where the domain is a bare word.
  public let key: String
  public let kind: ValueKind
  public let unit: ValueUnit
  /// What the property is when nothing sets it, if the specification or the model says.
  public let initial: StyleValue?
  public let dynamic: DynamicLevel
  public let stemJSON: Carrier
  public let flow: Carrier
  public let swiftUI: Carrier
  public let css: Carrier

  /// `domain.key`, as in `[layout.maxWidth:320]`.
  public var name: String { key.isEmpty ? domain.name : "\(domain.name).\(key)" }

  /// Whether the value is a colour or can be one, so that it can be adaptive.
  public var takesColor: Bool {
    switch kind {
    case .color, .shapeStyle, .background: true
    default: false
    }
  }
}

extension StyleProperty {
  /// The domain of the property's row, without a copy of the row.
  public var domain: StyleDomain { Self.domains[Int(rawValue)] }

  /// Whether the property's value is a colour or can be one.
  public var takesColor: Bool { Self.colorTakers[Int(rawValue)] }

  private static let domains: [StyleDomain] = PropertyTable.rows.map { $0.domain }
  private static let colorTakers: [Bool] = PropertyTable.rows.map { $0.takesColor }

  /// Whether resolution assembles this part into another row, so that no target prints it.
  public var isPart: Bool { rawValue >= StyleProperty.gradientFrom.rawValue }
}
