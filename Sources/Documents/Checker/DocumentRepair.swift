import JSONText
import StyleModel

/// The certain repairs of a document: what findings offer as their `fix`.
public struct DocumentRepair: Sendable {
  /// The repaired bytes.
  public let output: [UInt8]
  /// How many repairs were applied.
  public let count: Int
  /// What is left to report, at bytes of the output.
  public let rest: DocumentChecker.Result

  init(output: [UInt8], count: Int, rest: DocumentChecker.Result) {
    self.output = output
    self.count = count
    self.rest = rest
  }

  /// Rounds of repairs, for one may lay bare the next.
  static let roundLimit = 8
}

extension DocumentChecker {
  /// Applies every certain repair that overlaps no other, until none is left.
  ///
  /// Bytes outside the repairs stay as they are, and a repair that would break the JSON is left out.
  public func repair(_ bytes: [UInt8]) -> DocumentRepair {
    DocumentRepair(bytes, check: { check($0) }) { repaired in
      do throws(JSONError) {
        _ = try JSONDocument(parsing: repaired)
        return true
      } catch {
        return false
      }
    }
  }
}

extension DocumentRepair {
  /// Applies every certain repair that overlaps no other, until none is left.
  ///
  /// - Parameters:
  ///   - check: What finds something wrong in a text.
  ///   - isWhole: Whether a repaired text is still one of its kind; a repair that breaks it is left out.
  package init(
    _ bytes: [UInt8], check: ([UInt8]) -> DocumentChecker.Result, isWhole: ([UInt8]) -> Bool
  ) {
    var bytes = bytes
    var count = 0
    var result = check(bytes)
    for _ in 0..<Self.roundLimit {
      let edits = Self.edits(of: result.diagnostics, in: bytes)
      guard !edits.isEmpty else { break }
      let repaired = edits.applied(to: bytes)
      if isWhole(repaired), repaired != bytes {
        count += edits.count
        bytes = repaired
      } else {
        // One of them breaks the text: they are tried one by one, from the end.
        let (text, applied) = Self.appliedSingly(edits, to: bytes, isWhole)
        guard applied > 0, text != bytes else { break }
        count += applied
        bytes = text
      }
      result = check(bytes)
    }
    self.init(output: bytes, count: count, rest: result)
  }

  /// The repairs in document order, without those that touch an earlier one.
  static func edits(of diagnostics: [Diagnostic], in bytes: [UInt8]) -> [TextEdit] {
    var edits: [TextEdit] = []
    let fixes = diagnostics.compactMap { $0.fix }.filter { $0.range.upperBound <= bytes.count }
    let order = fixes.enumerated().sorted { left, right in
      let (one, other) = (left.element.range, right.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
      return left.offset < right.offset
    }
    for (_, fix) in order {
      if let last = edits.last {
        let isInside = fix.range.lowerBound < last.range.upperBound
        if isInside || fix.range.lowerBound == last.range.lowerBound { continue }
      }
      edits.append(fix)
    }
    return edits
  }

  private static func appliedSingly(
    _ edits: [TextEdit], to bytes: [UInt8], _ isWhole: ([UInt8]) -> Bool
  ) -> (text: [UInt8], count: Int) {
    var bytes = bytes
    var count = 0
    for edit in edits.reversed() {
      let next = [edit].applied(to: bytes)
      guard isWhole(next) else { continue }
      bytes = next
      count += 1
    }
    return (bytes, count)
  }
}
