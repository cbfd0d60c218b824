/// The text size that a reader sets, by the names of SwiftUI's `DynamicTypeSize`.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case xSmall, small, medium
  /// The system's default.
  case large
  case xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The place of the category, smallest first.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// The name in Apple's settings and tables, such as `xxxLarge` or `AX1`.
  public var title: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}
