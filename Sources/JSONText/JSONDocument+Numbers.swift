extension JSONDocument {
  /// Value of a number, rounded to the nearest `Double`, ties to even.
  ///
  /// Nil for another kind and for a number that rounds to infinity. One that is too small is 0.
  public func number(of node: JSONNode) -> Double? {
    decimal(of: node)?.double
  }

  /// Value of a number that is an integer, however it is written: `2`, `2.0` and `20e-1` are 2.
  ///
  /// Nil for another kind, for a fraction, and beyond the range of `Int`.
  public func integer(of node: JSONNode) -> Int? {
    decimal(of: node)?.integer
  }

  private func decimal(of node: JSONNode) -> Decimal? {
    let entry = entry(node)
    return entry.kind == .number ? Decimal(bytes[entry.range]) : nil
  }
}
