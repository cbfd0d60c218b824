/// A condition with a name of its own: the meaning of one variant such as `hover:` or `dark:`.
public enum Condition: UInt8, CaseIterable, Hashable, Sendable {
  // Own state
  case hover, focus, pressed, disabled, checked, selected, loading
  // Position in a dynamic list
  case first, odd, even
  // Appearance
  case dark, light
  // Platform
  case ios, macos, visionos, tvos, watchos
  // Device
  case phone, pad, mac, vision
  // Horizontal size class
  case compact, regular
  // Orientation
  case portrait, landscape
  // Direction
  case ltr, rtl
  // Accessibility
  case reduceMotion, reduceTransparency, contrastMore
  // Two applications side by side on an iPad
  case splitView

  /// The variant's canonical name, without the colon.
  public var name: String { Self.names[Int(rawValue)] }

  /// The place of the condition in a `ConditionSet`'s masks.
  @inlinable
  public var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The state rank of the cascade: none 0 < hover 1 < focus 2 < pressed 3 < disabled 4.
  public var rank: Int {
    switch self {
    case .hover: 1
    case .focus: 2
    case .pressed: 3
    case .disabled: 4
    default: 0
    }
  }

  /// Whether it is a state of the component itself, which a group can have too.
  public var isState: Bool { rawValue <= Condition.loading.rawValue }

  /// Finds a condition by a variant's name, aliases included.
  public init?(name: String) {
    if let alias = Self.aliases.first(where: { $0.name == name }) {
      self = alias.condition
    } else if let index = Self.names.firstIndex(of: name) {
      self.init(rawValue: UInt8(index))
    } else {
      return nil
    }
  }

  /// Other names of the same conditions.
  public static let aliases: [(name: String, condition: Condition)] = [
    ("active", .pressed), ("on", .checked), ("motion-reduce", .reduceMotion),
  ]

  private static let names = [
    "hover", "focus", "pressed", "disabled", "checked", "selected", "loading",
    "first", "odd", "even", "dark", "light", "ios", "macos", "visionos", "tvos", "watchos",
    "phone", "pad", "mac", "vision", "compact", "regular", "portrait", "landscape", "ltr", "rtl",
    "reduce-motion", "reduce-transparency", "contrast-more", "split-view",
  ]

  /// The conditions of which exactly one holds, in the groups that exclude one another.
  private static let exclusive: [[Condition]] = [
    [.dark, .light], [.ios, .macos, .visionos, .tvos, .watchos], [.phone, .pad, .mac, .vision],
    [.compact, .regular], [.portrait, .landscape], [.ltr, .rtl], [.odd, .even],
  ]

  /// The same groups as masks.
  static let exclusiveMasks: [UInt64] = exclusive.map { group in group.reduce(0) { $0 | $1.bit } }

  /// The conditions that exclude this one, itself included; zero for none.
  package var exclusiveMask: UInt64 {
    for mask in Self.exclusiveMasks where mask & bit != 0 { return mask }
    return 0
  }
}

/// A condition that carries an argument.
public struct ArgumentCondition: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// At least this major version of the platform, or of the one that is named: `os-26`.
    case os(major: Int)
    /// A width of at least so many points: `md`.
    case width(name: String, points: Double)
    /// A state of the nearest ancestor group, or of the one that is named: `group-hover/card`.
    case group(state: Condition, name: String?)
    /// A condition of the author's own: `[${isError}]`.
    case expression(String)
  }

  public var kind: Kind
  /// Whether `not-` stands before it.
  public var isNegated: Bool

  public init(_ kind: Kind, isNegated: Bool = false) {
    self.kind = kind
    self.isNegated = isNegated
  }

  /// The variant as a class writes it, without the colon.
  public var name: String {
    let body =
      switch kind {
      case .os(let major): "os-\(major)"
      case .width(let name, _): name
      case .group(let state, let name): "group-\(state.name)" + (name.map { "/\($0)" } ?? "")
      case .expression(let text): "[\(escapedForBrackets(ConditionText.written(text)))]"
      }
    return isNegated ? "not-\(body)" : body
  }
}

/// Writes text the way brackets read it: a space becomes `_`, an underscore outside of references `\_`.
package func escapedForBrackets(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars)
  let escapesBrackets = !hasBalancedBrackets(text)
  var escaped = String.UnicodeScalarView()
  var isReference = false
  for (index, scalar) in scalars.enumerated() {
    var isEscaped = false
    switch scalar {
    case "{" where index > 0 && isMarker(scalars[index - 1]):
      // Blanks cannot stand in a reference, so braces that hold one are no reference.
      isEscaped = scalars[index...].prefix { $0 != "}" }.contains(" ")
      isReference = !isEscaped
    case "}": isReference = false
    case "_": isEscaped = !isReference
    case "\\": isEscaped = true
    case "[", "]": isEscaped = escapesBrackets
    default: break
    }
    if isEscaped { escaped.append("\\") }
    escaped.append(scalar == " " ? "_" : scalar)
  }
  return String(escaped)
}

private func isMarker(_ scalar: Unicode.Scalar) -> Bool { scalar == "$" || scalar == "@" || scalar == "#" }

private func hasBalancedBrackets(_ text: String) -> Bool {
  var depth = 0
  for byte in text.utf8 {
    if byte == UInt8(ascii: "[") { depth += 1 }
    if byte == UInt8(ascii: "]") { depth -= 1 }
    if depth < 0 { return false }
  }
  return depth == 0
}
