/// A property together with the Swift type of its plain values, for `style[.paddingTop]`.
public struct PropertyKey<Value>: Sendable {
  public let property: StyleProperty

  init(_ property: StyleProperty) { self.property = property }
}

extension Style {
  /// A number in the property's unit; `nil` when it is unset or not a plain number.
  public subscript(_ key: PropertyKey<Double>) -> Double? {
    get {
      switch value(of: key.property) {
      case .number(let number): number
      case .infinity: .infinity
      default: nil
      }
    }
    set { set(key.property, to: newValue.map { $0 == .infinity ? .infinity : .number($0) }) }
  }

  public subscript(_ key: PropertyKey<Int>) -> Int? {
    get { if case .integer(let number) = value(of: key.property) { number } else { nil } }
    set { set(key.property, to: newValue.map { .integer($0) }) }
  }

  public subscript(_ key: PropertyKey<Bool>) -> Bool? {
    get { if case .bool(let flag) = value(of: key.property) { flag } else { nil } }
    set { set(key.property, to: newValue.map { .bool($0) }) }
  }

  public subscript(_ key: PropertyKey<String>) -> String? {
    get {
      switch value(of: key.property) {
      case .keyword(let word), .text(let word): word
      default: nil
      }
    }
    set {
      let isText = key.property.row.kind == .text
      set(key.property, to: newValue.map { isText ? .text($0) : .keyword($0) })
    }
  }

  public subscript(_ key: PropertyKey<Color>) -> Color? {
    get { if case .color(let color) = value(of: key.property) { color } else { nil } }
    set { set(key.property, to: newValue.map { .color($0) }) }
  }
}
