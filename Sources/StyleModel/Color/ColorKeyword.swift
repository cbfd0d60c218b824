/// A colour keyword of StemJSON's closed list (section 7.3).
public enum ColorKeyword: UInt8, CaseIterable, Hashable, Sendable {
  case primary, secondary, clear, accentColor, background, surface, surfaceVariant
  case onSurface, onSurfaceVariant, outline, error
  case blue, white, black, green, red, yellow, orange, purple, gray, cyan, mint, pink
  case indigo, teal, brown

  /// The spelling that StemJSON documents.
  public var name: String { Self.names[Int(rawValue)] }

  /// Finds a keyword in any letter case, as the specification asks.
  ///
  /// - Complexity: O(*k*) in the number of keywords.
  public init?(_ name: String) {
    for keyword in Self.allCases where equalsIgnoringCase(keyword.name, name) {
      self = keyword
      return
    }
    return nil
  }

  private static let names: [String] = [
    "primary", "secondary", "clear", "accentColor", "background", "surface", "surfaceVariant",
    "onSurface", "onSurfaceVariant", "outline", "error",
    "blue", "white", "black", "green", "red", "yellow", "orange", "purple", "gray", "cyan", "mint", "pink",
    "indigo", "teal", "brown",
  ]
}

/// Compares two texts byte by byte, ASCII letters without case.
package func equalsIgnoringCase(_ left: String, _ right: String) -> Bool {
  var (a, b) = (left.utf8.makeIterator(), right.utf8.makeIterator())
  while true {
    switch (a.next(), b.next()) {
    case (nil, nil): return true
    case (let x?, let y?) where asciiLowercased(x) == asciiLowercased(y): continue
    default: return false
    }
  }
}

/// The lower-case form of an ASCII letter; any other byte as it is.
@inlinable
package func asciiLowercased(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
}
