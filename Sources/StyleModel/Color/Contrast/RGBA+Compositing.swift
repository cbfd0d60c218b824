extension RGBA {
  /// What is seen of this colour in front of an opaque one, to the nearest of 256 steps; opaque.
  public func composited(over backdrop: RGBA) -> RGBA {
    guard alpha < 255 else { return self }
    let share = Double(alpha) / 255
    func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
      UInt8(Double(front) * share + Double(back) * (1 - share) + 0.5)
    }
    return RGBA(mixed(red, backdrop.red), mixed(green, backdrop.green), mixed(blue, backdrop.blue))
  }
}
