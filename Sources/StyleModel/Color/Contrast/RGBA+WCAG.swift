extension RGBA {
  /// The relative luminance of WCAG 2, from 0 for black to 1 for white; alpha does not count.
  public var relativeLuminance: Double {
    func linear(_ component: UInt8) -> Double { ColorSpace.decodedSRGB(Double(component) / 255) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 to 21, whichever colour is the lighter; alpha does not count.
  ///
  /// Success criterion 1.4.3 asks for 4.5, and for 3 where text is large.
  public func contrast(against other: RGBA) -> Double {
    let (mine, theirs) = (relativeLuminance, other.relativeLuminance)
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }
}
