import StyleModel

/// What the system's colours look like, for formats that have hex colours alone.
///
/// Source: Human Interface Guidelines, Color, iOS system colours; label, background and separator colours as UIKit
/// gives them in both appearances.
public enum SystemColors {
  private static let rows: [ColorKeyword: (light: UInt32, dark: UInt32)] = [
    .primary: (0x0000_00FF, 0xFFFF_FFFF), .secondary: (0x3C3C_4399, 0xEBEB_F599),
    .clear: (0x0000_0000, 0x0000_0000), .accentColor: (0x007A_FFFF, 0x0A84_FFFF),
    .background: (0xFFFF_FFFF, 0x0000_00FF), .surface: (0xF2F2_F7FF, 0x1C1C_1EFF),
    .surfaceVariant: (0xFFFF_FFFF, 0x2C2C_2EFF), .onSurface: (0x0000_00FF, 0xFFFF_FFFF),
    .onSurfaceVariant: (0x3C3C_4399, 0xEBEB_F599), .outline: (0x3C3C_434A, 0x5454_5899),
    .error: (0xFF3B_30FF, 0xFF45_3AFF), .blue: (0x007A_FFFF, 0x0A84_FFFF), .white: (0xFFFF_FFFF, 0xFFFF_FFFF),
    .black: (0x0000_00FF, 0x0000_00FF), .green: (0x34C7_59FF, 0x30D1_58FF), .red: (0xFF3B_30FF, 0xFF45_3AFF),
    .yellow: (0xFFCC_00FF, 0xFFD6_0AFF), .orange: (0xFF95_00FF, 0xFF9F_0AFF),
    .purple: (0xAF52_DEFF, 0xBF5A_F2FF), .gray: (0x8E8E_93FF, 0x8E8E_93FF), .cyan: (0x32AD_E6FF, 0x64D2_FFFF),
    .mint: (0x00C7_BEFF, 0x63E6_E2FF), .pink: (0xFF2D_55FF, 0xFF37_5FFF), .indigo: (0x5856_D6FF, 0x5E5C_E6FF),
    .teal: (0x30B0_C7FF, 0x40C8_E0FF), .brown: (0xA284_5EFF, 0xAC8E_68FF),
  ]

  /// The components in one appearance.
  public static func components(of keyword: ColorKeyword, dark isDark: Bool) -> RGBA {
    rows[keyword].map { RGBA(packed: isDark ? $0.dark : $0.light) } ?? RGBA(0, 0, 0)
  }

  /// Whether the colour is the same on every system.
  public static func isCertain(_ keyword: ColorKeyword) -> Bool { keyword.components != nil }
}
