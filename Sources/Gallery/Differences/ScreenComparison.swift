import Documents
import JSONText

/// What changes from one screen to another whose classes are compiled: components by their identifiers, and those without
/// one by their positions, property by property, as StemJSON means them.
///
/// The subject of a component without an identifier is its path from the nearest component that has one, such as
/// `form/children[0]`; below a root without one the path is from the root, such as `children[0]`, and the root itself is
/// `root`.
public struct ScreenComparison: Sendable {
  public let differences: [Difference]
  /// The components of the old and of the new screen that differ.
  package let marked: (old: Set<JSONNode>, new: Set<JSONNode>)

  /// - Complexity: O(*n*²) in the members of one component, linear in the components.
  public init(from old: JSONDocument, to new: JSONDocument) {
    let (before, after) = (ScreenOutline(old), ScreenOutline(new))
    var found: [Difference] = []
    var marked: (old: Set<JSONNode>, new: Set<JSONNode>) = ([], [])
    for name in before.names {
      guard after.parts[name] == nil, let gone = before.parts[name] else { continue }
      found.append(Difference(.removed, name.text))
      marked.old.insert(gone.node)
    }
    for name in after.names {
      guard let now = after.parts[name] else { continue }
      guard let was = before.parts[name] else {
        found.append(Difference(.added, name.text))
        marked.new.insert(now.node)
        continue
      }
      var keys = was.members.map { $0.key }
      for member in now.members where !keys.contains(member.key) { keys.append(member.key) }
      for key in keys {
        let (one, other) = (was.value(of: key), now.value(of: key))
        guard one.map({ JSONWriter.text($0) }) != other.map({ JSONWriter.text($0) }) else { continue }
        // What is new or gone in a list of children is told by itself.
        if key == "children", was.order(beside: after) == now.order(beside: before) { continue }
        found.append(Difference(.changed, name.text, property: key, old: one, new: other))
        marked.old.insert(was.node)
        marked.new.insert(now.node)
      }
    }
    differences = found
    self.marked = marked
  }
}
