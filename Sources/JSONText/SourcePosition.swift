/// Place in a text as people count it.
public struct SourcePosition: Hashable, Sendable {
  /// Line, from 1.
  public let line: Int
  /// Column in Unicode scalars, from 1.
  public let column: Int

  /// Place at a line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
