/// Paths as text.
enum Path {
  private static let slash = UInt8(ascii: "/")

  /// `a` and `b` as `a/b`; an empty folder is the current one.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// A path that a file names, which counts from the file's folder unless it is absolute.
  static func resolve(_ name: String, in folder: String) -> String {
    isAbsolute(name) ? name : join(folder, name)
  }

  /// What stands before the last name: `a/b` for `a/b/c`, empty for `c`, `/` for `/c`.
  static func folder(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let last = trimmed.utf8.lastIndex(of: slash) else { return "" }
    let folder = withoutTrailingSlashes(String(trimmed[..<last]))
    return folder.isEmpty ? "/" : folder
  }

  /// The last name.
  static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let last = trimmed.utf8.lastIndex(of: slash) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: last)...])
  }

  static func isFolderName(_ path: String) -> Bool { path.utf8.last == slash }

  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The names of a path without `.`, and with `..` taken back where it can be.
  static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(String(part))
      }
    }
    return parts
  }

  /// The parts from the root on of a path that counts from a folder of these parts.
  static func parts(_ path: String, from folder: [String]) -> [String] {
    parts(isAbsolute(path) ? path : "/" + (folder + [path]).joined(separator: "/"))
  }

  /// Whether one path comes before another in lists: by bytes, folders as a whole.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8) { rank($0) < rank($1) }
  }

  // A slash comes before everything, so that `a/b` stands before `a-b`.
  private static func rank(_ byte: UInt8) -> Int { byte == slash ? -1 : Int(byte) }

  /// A path as a reference: bytes that mean something else there are escaped.
  static func uri(_ path: String) -> String {
    var text = isAbsolute(path) ? "file://" : ""
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    text += String(decoding: bytes, as: UTF8.self)
    return text
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex, path.utf8[path.utf8.index(before: end)] == slash {
      end = path.utf8.index(before: end)
    }
    return String(path[..<end])
  }
}
