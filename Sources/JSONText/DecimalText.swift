/// Numbers in texts that are no JSON: digits, perhaps a sign, a point and an exponent.
public enum DecimalText {
  /// The nearest `Double`, ties to even, of a text such as `-12.5e3`; `nil` when that is infinity.
  ///
  /// The text must have been looked at: what is neither digit, sign nor point starts the exponent.
  public static func double(_ text: ArraySlice<UInt8>) -> Double? { Decimal(text).double }
}
