/// A property of CSS and its value, such as `padding-top` and `12px`.
///
/// Values hold nothing that an author wrote freely: numbers, words of closed lists, and colours.
public struct CSSDeclaration: Hashable, Sendable {
  public let name: String
  public let value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The declaration as a style sheet holds it, without the semicolon.
  public var text: String { "\(name):\(value)" }
}

extension [CSSDeclaration] {
  /// The declarations one after the other, as a rule or a `style` attribute holds them.
  public var text: String { map { $0.text }.joined(separator: ";") }
}

/// An attribute of HTML that stands for what CSS has no property for, such as `aria-hidden`.
///
/// The value is the author's own text: whoever writes it escapes it.
public struct CSSAttribute: Hashable, Sendable {
  public let name: String
  public let value: String
}
