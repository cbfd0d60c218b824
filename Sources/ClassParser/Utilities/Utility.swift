import StyleModel

/// A property and the value that a class gives it.
public struct Setting: Sendable {
  public let property: StyleProperty
  public let value: StyleValue

  public init(_ property: StyleProperty, _ value: StyleValue) {
    self.property = property
    self.value = value
  }
}

/// A chapter of the class reference.
public enum UtilityGroup: String, CaseIterable, Sendable {
  case padding, margin, size, frame, place, stack, section, color, gradient, material, surface, type,
    paragraph
  case corner, border, effect, shape, motion, behaviour, accessibility, group
}

/// What may follow a utility's name, and how it is read.
public enum UtilityArgument: Sendable {
  /// Nothing: the name is the whole class.
  case none
  /// `N` theme units, `px`, a spacing token, or `[length]`.
  case spacing(negative: Bool)
  /// `N` points or `[length]`.
  case points
  /// A length in brackets only.
  case bracketLength(negative: Bool)
  /// `1/2`, `[50%]`: a share of the container.
  case fraction
  case color
  /// A step of the theme's radii, none for its default, or `[length]`.
  case radius
  /// A type role of the theme.
  case typeRole
  /// `[length]` above zero.
  case fontSize
  /// A step of the theme's shadows, none for its default, or `[x,y,radius]`.
  case shadow
  /// `N` percent, or `[0.45]`, `[45%]`; from 0 to 1.
  case percent
  /// `N` percent, `[factor]`, or `[x,y]`.
  case factor
  /// `N` degrees or `[angle]`.
  case degrees
  /// `N` milliseconds or `[duration]`; stored in seconds.
  case duration
  /// A whole number of at least `minimum`.
  case integer(minimum: Int)
  /// `N` theme units, `[length]`, `[multiple]` with the hint `number`, or a named multiple.
  case lineHeight
  /// `[x,y]` in points, one for each property.
  case point
  /// `[from,to]`, numbers from 0 to 1.
  case span
  /// `[min,ideal,max]` in points.
  case triple
  /// `[on,off]` in points.
  case dash
  /// `[text]`, a reference or an expression.
  case text
  /// `[${path}]` or an expression, nothing else.
  case reference
  /// Nothing for true, or `[condition]`.
  case flag
  /// `N` flexible tracks, or a list such as `[adaptive(80),flexible,fixed(120)]`.
  case tracks
  /// `[red,#0F0,brand]`.
  case palette
  /// Words of the property's list, separated by commas, in brackets.
  case words
  /// `[from,to]`, points of a box.
  case linear
  /// `[center,r0,r1]`.
  case radial
  /// `[center,a0,a1]`.
  case angular
  /// An optional `/name`.
  case group
  /// `[id]`, with an optional `/group`.
  case sharedID
}

/// A row of the utility table: a name, what may follow it, and what it sets.
public struct Utility: Sendable {
  /// The class up to its value, such as `px` of `px-4`.
  public let name: String
  public let group: UtilityGroup
  public let argument: UtilityArgument
  /// What a value is written to.
  public let properties: [StyleProperty]
  /// What the class sets whatever its value is; everything, where it takes none.
  public let also: [Setting]
  /// One line for the class reference.
  public let summary: String

  init(
    _ name: String, _ group: UtilityGroup, _ argument: UtilityArgument, _ properties: [StyleProperty] = [],
    also: [Setting] = [], _ summary: String
  ) {
    self.name = name
    self.group = group
    self.argument = argument
    self.properties = properties
    self.also = also
    self.summary = summary
  }

  /// A class without a value.
  init(_ name: String, _ group: UtilityGroup, _ settings: [Setting], _ summary: String) {
    self.init(name, group, UtilityArgument.none, [], also: settings, summary)
  }
}

/// Writes `topLeading` as `top-leading`, and `title2` as it is.
package func kebabCase(_ camel: String) -> String {
  var kebab: [UInt8] = []
  for byte in camel.utf8 {
    if byte >= 0x41, byte <= 0x5A {
      kebab.append(UInt8(ascii: "-"))
      kebab.append(byte | 0x20)
    } else {
      kebab.append(byte)
    }
  }
  return String(decoding: kebab, as: UTF8.self)
}
