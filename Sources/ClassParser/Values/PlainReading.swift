import StyleModel

/// How a row reads a plain value, where that takes no more than a look-up or a number.
enum PlainReading: UInt8, Sendable {
  /// In ways that only `ClassReader.read` knows.
  case elaborate
  /// Not at all: the row takes nothing but brackets.
  case never
  case spacing, signedSpacing, points, percent, milliseconds, degrees, factor
  case color, radius, typeRole, shadow

  init(_ utility: Utility) {
    switch utility.argument {
    case .color where utility.properties.first == .accent: self = .elaborate
    case .spacing(let negative): self = negative ? .signedSpacing : .spacing
    case .lineHeight: self = .spacing
    case .points: self = .points
    case .percent: self = .percent
    case .duration: self = .milliseconds
    case .degrees: self = .degrees
    case .factor: self = .factor
    case .color: self = .color
    case .radius: self = .radius
    case .typeRole: self = .typeRole
    case .shadow: self = .shadow
    case .bracketLength, .fontSize, .point, .span, .triple, .dash, .text, .reference, .words, .palette,
      .linear, .radial, .angular:
      self = .never
    default: self = .elaborate
    }
  }

  /// Whether a plain number is a value.
  var takesNumbers: Bool {
    switch self {
    case .spacing, .signedSpacing, .points, .percent, .milliseconds, .degrees, .factor: true
    case .elaborate, .never, .color, .radius, .typeRole, .shadow: false
    }
  }
}

/// How a row reads a number, a hexadecimal colour or a name in brackets.
enum BracketReading: UInt8, Sendable {
  /// In ways that only `ClassReader.read` knows.
  case elaborate
  /// Not at all: another row may.
  case never
  case length, signedLength, fontSize, share, milliseconds
  case fraction, color

  init(_ utility: Utility) {
    switch utility.argument {
    case .color where utility.properties.first == .accent: self = .elaborate
    case .color: self = .color
    case .fraction: self = .fraction
    case .spacing(let negative): self = negative ? .signedLength : .length
    case .points, .bracketLength, .radius, .lineHeight: self = .length
    case .fontSize: self = .fontSize
    case .percent: self = .share
    case .duration: self = .milliseconds
    case .typeRole, .shadow: self = .never
    default: self = .elaborate
    }
  }
}
