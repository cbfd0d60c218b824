import JSONText
import StyleModel

/// Writes themes as Swift source: constants for SwiftUI, one enum a kind of token.
public enum SwiftThemeExport {
  /// The source of a file.
  public static func source(of theme: Theme) -> String {
    var text = """
      // Tokens of the theme \(quoted(theme.name)).

      import SwiftUI

      #if canImport(UIKit)
        import UIKit
      #elseif canImport(AppKit)
        import AppKit
      #endif

      /// Design tokens.
      public enum \(typeName(theme.name)) {
        /// Points of one spacing unit.
        public static let spacing: CGFloat = \(number(theme.spacing))

      """
    text += group("Colors", theme.colors.names) { name in
      theme.colors[name].map {
        "static let \(identifier(name)): Color = \(color($0, increased: theme.increasedColors[name]))"
      }
    }
    text += lengths("Spacing", theme.spacings)
    text += lengths("Radii", theme.radii)
    text += lengths("Breakpoints", theme.breakpoints)
    text += group("Fonts", theme.type.names) { name in
      theme.type[name].map { "static let \(identifier(name)): Font = \(font($0))" }
    }
    text += group("Shadows", theme.shadows.names) { name in
      theme.shadows[name].map { shadow in
        let increased = theme.increasedShadows[name]
        let layers = shadow.layers.enumerated().map { index, layer in
          self.layer(layer, increased: increased.flatMap { $0.color(ofLayer: index) })
        }
        return "static let \(identifier(name)): [ShadowLayer] = [\(layers.joined(separator: ", "))]"
      }
    }
    text += group("Durations", theme.motions.names) { name in
      theme.motions[name]?.duration.map { "static let \(identifier(name)): Double = \(number($0 / 1000))" }
    }
    text += group("Motion", theme.motions.names) { name in
      theme.motions[name].flatMap { animation($0) }.map {
        "static let \(identifier(name)): Animation = \($0)"
      }
    }
    text += "}\n"
    if theme.shadows.count > 0 { text += layerType }
    let isAdaptive = theme.colors.names.contains { theme.colors[$0]?.isAdaptive ?? false }
    if isAdaptive || theme.hasIncreasedContrast || hasAdaptiveShadow(theme) { text += adaptive }
    return text
  }

  private static func hasAdaptiveShadow(_ theme: Theme) -> Bool {
    theme.shadows.names.contains { name in
      theme.shadows[name]?.layers.contains { $0.color.isAdaptive } ?? false
    }
  }

  private static func layer(_ layer: ShadowLayer, increased: Color?) -> String {
    var text =
      "ShadowLayer(color: \(color(layer.color, increased: increased)), radius: \(number(layer.radius)), "
      + "x: \(number(layer.x)), y: \(number(layer.y))"
    if layer.spread != 0 { text += ", spread: \(number(layer.spread))" }
    if layer.isInset { text += ", isInset: true" }
    return text + ")"
  }

  /// A motion preset as SwiftUI writes it; without a curve it is no animation.
  private static func animation(_ motion: Motion) -> String? {
    guard let curve = motion.curve else { return nil }
    let seconds = number((motion.duration ?? 300) / 1000)
    var text: String
    if let points = motion.bezier {
      text =
        "Animation.timingCurve(\(points.numbers.map { number($0) }.joined(separator: ", ")), duration: \(seconds))"
    } else if curve.kind == "spring" {
      text = "Animation.spring(duration: \(seconds), bounce: \(number(motion.bounce ?? curve.bounce ?? 0)))"
    } else {
      text = "Animation.\(curve.kind)(duration: \(seconds))"
    }
    if let delay = motion.delay, delay != 0 { text += ".delay(\(number(delay / 1000)))" }
    return text
  }

  private static func lengths(_ title: String, _ scale: TokenScale<Double>) -> String {
    group(title, scale.names) { name in
      scale[name].map { "static let \(identifier(name)): CGFloat = \(number($0))" }
    }
  }

  private static func group(_ title: String, _ names: [String], _ line: (String) -> String?) -> String {
    let lines = names.compactMap { name in line(name).map { "    public \($0)\n" } }
    return lines.isEmpty ? "" : "\n  public enum \(title) {\n" + lines.joined() + "  }\n"
  }

  private static func color(_ color: Color, increased: Color?) -> String {
    let halves = "light: \(tone(color.light)), dark: \(tone(color.dark))"
    guard let increased else { return color.isAdaptive ? "Color(\(halves))" : tone(color.light) }
    return
      "Color(\(halves), increasedLight: \(tone(increased.light)), increasedDark: \(tone(increased.dark)))"
  }

  private static func tone(_ tone: Tone) -> String {
    var text: String
    switch tone.shade {
    case .rgba(let rgba):
      let parts = [("red", rgba.red), ("green", rgba.green), ("blue", rgba.blue), ("opacity", rgba.alpha)]
      let written = parts.filter { $0.0 != "opacity" || $0.1 != 255 }.map { "\($0.0): \(share($0.1))" }
      text = "Color(.sRGB, \(written.joined(separator: ", ")))"
    case .keyword(let keyword): text = system(keyword)
    case .dynamic: text = "Color.primary"
    }
    if tone.opacity != 1 { text += ".opacity(\(number(tone.opacity)))" }
    return text
  }

  private static func share(_ byte: UInt8) -> String { "\(Int(byte)) / 255" }

  private static func system(_ keyword: ColorKeyword) -> String {
    switch keyword {
    case .accentColor: "Color.accentColor"
    case .background, .surface: "Color.white"
    case .surfaceVariant: "Color.gray.opacity(0.12)"
    case .onSurface: "Color.primary"
    case .onSurfaceVariant: "Color.secondary"
    case .outline: "Color.gray.opacity(0.4)"
    case .error: "Color.red"
    default: "Color.\(keyword.name)"
    }
  }

  private static func font(_ role: TypeRole) -> String {
    var text: String
    switch role.face {
    case .preset(let style): text = "Font.\(style)"
    case .size(let points): text = "Font.system(size: \(number(points)))"
    }
    if let weight = role.weight { text += ".weight(.\(weight))" }
    return text
  }

  private static func number(_ number: Double) -> String { JSONWriter.text(.number(number)) }

  private static func quoted(_ text: String) -> String {
    // A name is one line of a comment.
    String(decoding: text.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
  }

  private static func identifier(_ name: String) -> String { SwiftName.identifier(name) }

  private static func typeName(_ name: String) -> String {
    SwiftName.typeName(name.isEmpty ? "theme" : name) + "Tokens"
  }

  private static let layerType = """

    /// One layer of a shadow; lengths in points.
    public struct ShadowLayer: Sendable {
      public var color: Color
      public var radius: CGFloat
      public var x: CGFloat
      public var y: CGFloat
      /// How far the shadow grows before it is blurred.
      public var spread: CGFloat = 0
      /// Whether the shadow falls inside the shape.
      public var isInset = false
    }

    """

  private static let adaptive = """

    extension Color {
      /// A colour for each appearance, and for each under increased contrast where that differs.
      fileprivate init(light: Color, dark: Color, increasedLight: Color? = nil, increasedDark: Color? = nil) {
        #if os(watchOS)
          self = dark
        #elseif canImport(UIKit)
          self.init(
            uiColor: UIColor { traits in
              let isIncreased = traits.accessibilityContrast == .high
              return traits.userInterfaceStyle == .dark
                ? UIColor(isIncreased ? increasedDark ?? dark : dark)
                : UIColor(isIncreased ? increasedLight ?? light : light)
            })
        #elseif canImport(AppKit)
          self.init(
            nsColor: NSColor(name: nil) { appearance in
              let names: [NSAppearance.Name] = [
                .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
              ]
              switch appearance.bestMatch(from: names) {
              case .darkAqua?: return NSColor(dark)
              case .accessibilityHighContrastAqua?: return NSColor(increasedLight ?? light)
              case .accessibilityHighContrastDarkAqua?: return NSColor(increasedDark ?? dark)
              default: return NSColor(light)
              }
            })
        #else
          self = light
        #endif
      }
    }

    """
}
