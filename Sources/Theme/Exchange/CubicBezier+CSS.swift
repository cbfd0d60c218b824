import JSONText

extension CubicBezier {
  /// The curve of a CSS easing function (CSS Easing 1): `cubic-bezier(…)`, or a keyword.
  init?(css text: String) {
    switch text {
    case "ease": self.init(0.25, 0.1, 0.25, 1)
    case "linear", "ease-in", "ease-out", "ease-in-out":
      guard let points = MotionCurve(text)?.bezier else { return nil }
      self = points
    default:
      guard text.utf8.starts(with: "cubic-bezier(".utf8), text.utf8.last == UInt8(ascii: ")") else {
        return nil
      }
      let parts = text.dropFirst(13).dropLast().split(separator: ",", omittingEmptySubsequences: false)
      var numbers: [Double] = []
      for part in parts {
        guard let number = Double(String(part.filter { $0 != " " })) else { return nil }
        numbers.append(number)
      }
      self.init(numbers)
    }
  }

  /// The curve as CSS writes it.
  var css: String {
    "cubic-bezier(" + numbers.map { JSONWriter.number($0) }.joined(separator: ", ") + ")"
  }
}
