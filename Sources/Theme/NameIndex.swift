/// A finished name table that is shared and not copied.
///
/// Handing a table to a function copies references to all its parts; asking an index copies none.
public final class NameIndex: Sendable {
  public let table: NameTable

  /// Shares a table as it is now.
  public init(_ table: NameTable) { self.table = table }

  /// The names, in the order of their positions.
  public var names: [String] { table.names }

  /// The position of the name that `text` spells, or `nil`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func position(of text: UnsafeBufferPointer<UInt8>) -> Int? { table.position(of: text) }

  /// The position of a name, or `nil`.
  public func position(of name: String) -> Int? { table.position(of: name) }
}
