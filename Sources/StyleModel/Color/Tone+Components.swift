extension ColorKeyword {
  /// What the keyword looks like where that is the same everywhere; `nil` where the system decides.
  public var components: RGBA? {
    switch self {
    case .white: RGBA(255, 255, 255)
    case .black: RGBA(0, 0, 0)
    case .clear: RGBA(0, 0, 0, 0)
    default: nil
    }
  }
}

extension Tone {
  /// The components with the tone's opacity in their alpha; `nil` where the system or the runtime decides.
  public var components: RGBA? {
    switch shade {
    case .rgba(let rgba): rgba.multiplyingAlpha(by: opacity)
    case .keyword(let keyword): keyword.components?.multiplyingAlpha(by: opacity)
    case .dynamic: nil
    }
  }
}
