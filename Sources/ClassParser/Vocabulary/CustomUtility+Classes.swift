extension CustomUtility {
  /// The classes with an argument where `{value}` stands.
  package func classes(with argument: String) -> String {
    let bytes = Array(classes.utf8)
    let mark = Array("{value}".utf8)
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + mark.count <= bytes.count, bytes[index..<index + mark.count].elementsEqual(mark) {
        out.append(contentsOf: argument.utf8)
        index += mark.count
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}

extension CustomUtility.Argument {
  /// An argument that every theme takes, for checking the classes of a utility; empty for none.
  package var sample: String {
    switch self {
    case .none: ""
    case .color, .token: "clear"
    case .number, .length: "1"
    case .text: "x"
    }
  }
}
