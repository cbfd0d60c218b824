import StyleModel
import Theme

/// Writes class strings in their canonical form.
public enum ClassPrinter {
  /// The same classes with one blank between them, groups expanded, and variants by their canonical names.
  ///
  ///     ClassPrinter.canonical("  active:(p-4!  on:m-2)", with: vocabulary)  // "pressed:!p-4 pressed:checked:m-2"
  ///
  /// Variants are deduplicated and stand in the order of the conditions' table; `!` stands in front. What a
  /// fault names is kept as written, and a string whose canonical form would pass the length limit is kept
  /// whole. The result means the same, and printing it again changes nothing.
  ///
  /// - Complexity: O(*n*) in the length of the string plus what its recipes expand to.
  public static func canonical(_ text: String, with vocabulary: Vocabulary) -> String {
    var copy = text
    return copy.withUTF8 { bytes in
      guard bytes.count <= ClassParser.Limit.bytes else { return text }
      let printed = traced(bytes, with: vocabulary) { reader, trace in
        var printed = ""
        for element in trace.elements {
          if !printed.isEmpty { printed += " " }
          printed += reader.printed(element)
        }
        return printed
      }
      return printed.utf8.count <= ClassParser.Limit.bytes ? printed : text
    }
  }

  /// What a string means, and its classes as they are written, in order; what is faulty is an element of its own.
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, with vocabulary: Vocabulary
  ) -> (list: ClassList, elements: [TokenTrace.Element]) {
    traced(bytes, with: vocabulary) { reader, trace in (reader.takeList(), trace.elements) }
  }

  /// Calls a function with a reader that has read a string, and what it met.
  static func traced<Outcome>(
    _ bytes: UnsafeBufferPointer<UInt8>, with vocabulary: Vocabulary,
    _ body: (inout ClassReader, TokenTrace) -> Outcome
  ) -> Outcome {
    ClassReader.reading(bytes, with: vocabulary) { reader in
      reader.trace = TokenTrace()
      // Short ways leave no trace.
      reader.takesShortWays = false
      reader.readString()
      return body(&reader, reader.trace ?? TokenTrace())
    }
  }
}

extension ClassReader {
  fileprivate func printed(_ element: TokenTrace.Element) -> String {
    guard let sound = element.sound else {
      return element.outer.map(text).joined() + text(element.range)
    }
    let variants = sound.set.names.map { "\($0):" }.joined()
    return variants + (sound.isImportant ? "!" : "") + text(sound.body)
  }
}
