import Documents
import JSONText

/// One thing that differs between two catalogs, themes or screens, as they resolve.
public struct Difference: Hashable, Sendable {
  public typealias Kind = CatalogComparison.Change.Kind

  public let kind: Kind
  /// A recipe with its slot and the values that a use names, a token, or a component.
  public let subject: String
  /// The property, such as `common.font`; `nil` where all of the subject is new or gone.
  public let property: String?
  public let old: JSONValue?
  public let new: JSONValue?

  public init(
    _ kind: Kind, _ subject: String, property: String? = nil, old: JSONValue? = nil, new: JSONValue? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.property = property
    self.old = old
    self.new = new
  }

  /// The difference as an object: `change`, `subject`, and where a property differs, `property`, `old` and `new`.
  public var json: JSONValue {
    var members = [JSONMember("change", .string(kind.rawValue)), JSONMember("subject", .string(subject))]
    if let property { members.append(JSONMember("property", .string(property))) }
    if property != nil || old != nil || new != nil {
      members += [JSONMember("old", old ?? .null), JSONMember("new", new ?? .null)]
    }
    return .object(members)
  }
}

/// What kind of things are compared.
public enum DifferenceSubject: String, Hashable, Sendable {
  case catalog, theme, screen

  /// What one of its parts is called.
  var part: String {
    switch self {
    case .catalog: "recipe"
    case .theme: "token"
    case .screen: "component"
    }
  }
}

extension [Difference] {
  /// The differences as Markdown for a pull request: a line that counts them, and a table.
  ///
  /// - Complexity: O(*n*) in the texts.
  public func markdown(of subject: DifferenceSubject) -> String {
    guard !isEmpty else { return "No differences.\n" }
    var text = "**\(count) \(count == 1 ? "difference" : "differences")** in the \(subject.rawValue)\n\n"
    text += "| \(subject.part) | property | before | after |\n|---|---|---|---|\n"
    for one in self {
      func cell(_ value: JSONValue?) -> String {
        value.map { MarkdownText.code(JSONWriter.text($0, layout: .spaced)) } ?? ""
      }
      let what = one.property.map { MarkdownText.code($0) } ?? one.kind.rawValue
      text += "| \(MarkdownText.code(one.subject)) | \(what) | \(cell(one.old)) | \(cell(one.new)) |\n"
    }
    return text
  }
}

/// Texts of an author in Markdown.
enum MarkdownText {
  /// A text as code in the cell of a table: no mark of Markdown or HTML in it means anything.
  static func code(_ text: String) -> String {
    var bytes: [UInt8] = []
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = Swift.max(longest, run)
      switch scalar.value {
      case 0x7C: bytes += "\\|".utf8
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: bytes.append(0x20)
      case 0x202A...0x202E, 0x2066...0x2069:
        bytes += "[U+\(String(scalar.value, radix: 16, uppercase: true))]".utf8
      default: bytes += String(scalar).utf8
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    let room = longest > 0 || bytes.first == 0x20 || bytes.isEmpty ? " " : ""
    return fence + room + String(decoding: bytes, as: UTF8.self) + room + fence
  }
}

extension CatalogComparison {
  /// The changes of a catalog as differences.
  public var differences: [Difference] {
    changes.map { change in
      let name =
        change.recipe + (change.slot.map { "/\($0)" } ?? "") + (change.variant.map { " \($0)" } ?? "")
      return Difference(change.kind, name, property: change.property, old: change.old, new: change.new)
    }
  }
}
