import ClassParser
import JSONText
import StyleModel
import StyleTargets

extension Decompilation {
  /// A member of a context that a class may say.
  struct ContextMember {
    let key: String
    let property: StyleProperty
    /// The values that could have written it.
    let values: [StyleValue]
    let json: String
  }

  /// The rows of the property table that live in the context.
  private static let rows: [(key: String, property: StyleProperty)] = PropertyTable.rows.compactMap { row in
    let place = row.stemJSON.place
    guard place.utf8.starts(with: "context.".utf8) else { return nil }
    return (String(decoding: place.utf8.dropFirst(8), as: UTF8.self), row.property)
  }

  /// The members of a component's context that classes may take over.
  func contextMembers(_ parts: ComponentParts) -> [ContextMember] {
    guard options.context, let context = parts.context else { return [] }
    return Self.rows.compactMap { key, property in
      guard let node = document.member(key, of: context) else { return nil }
      let values: [StyleValue]
      let json: JSONValue
      if let number = document.number(of: node) {
        values = [.number(number)]
        json = .number(number)
      } else if let flag = document.bool(of: node) {
        values = [.bool(flag)]
        json = .bool(flag)
      } else if let text = document.string(of: node), case .keyword(let words) = property.row.kind {
        values = words.map { .keyword($0) }
        json = .string(text)
      } else {
        return nil
      }
      return ContextMember(key: key, property: property, values: values, json: JSONWriter.text(json))
    }
  }

  /// Adds classes for members of the context, as far as compiling them writes the members again.
  ///
  /// - Returns: The keys that the classes carry.
  func context(
    _ members: [ContextMember], beside classes: inout String, _ explicit: ExplicitStyle,
    _ outcome: StyleInversion.Outcome, _ component: StemJSONTarget.Component, _ scope: Scope
  ) -> [String] {
    var carried: [String] = []
    var written: [(key: String, json: String)] = []
    let remaining = explicit.removing(outcome.carried)
    for member in members {
      var best: String?
      for value in member.values {
        let cover = ClassCover(Style([Style.Entry(member.property, value)]), scope.inversion.speller)
        guard cover.uncovered.isEmpty, let text = cover.texts.first, cover.texts.count == 1 else { continue }
        if let known = best, known.utf8.count <= text.utf8.count { continue }
        let all = classes.isEmpty ? text : "\(classes) \(text)"
        // Where rules give every view classes, the first class of a component brings them in.
        guard let output = scope.inversion.compiled(all, remaining, component), output.margin.isZero,
          Self.holds(output.context, written + [(member.key, member.json)]),
          scope.inversion.differences(of: output, from: explicit).isEmpty
        else { continue }
        best = text
      }
      guard let best else { continue }
      classes = classes.isEmpty ? best : "\(classes) \(best)"
      carried.append(member.key)
      written.append((member.key, member.json))
    }
    return carried
  }

  private static func holds(_ context: [JSONMember], _ wanted: [(key: String, json: String)]) -> Bool {
    context.count == wanted.count
      && wanted.allSatisfy { one in
        context.contains { $0.key == one.key && JSONWriter.text($0.value) == one.json }
      }
  }
}
