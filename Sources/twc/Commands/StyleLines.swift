import ClassParser
import JSONText
import StyleModel

/// `twc style --lines`: a class string a line in, a JSON object a line out, in constant memory.
struct StyleLines {
  private let styler: Styler
  private let reporter: Reporter
  private var writer = JSONWriter()
  private var cache = LineCache()
  /// Answers are written when so many bytes wait, and before more input is waited for.
  private static let batch = 1 << 16

  init(styler: Styler, reporter: Reporter) {
    self.styler = styler
    self.reporter = reporter
  }

  mutating func run() {
    var reader = LineReader(System.input)
    do throws(SystemError) {
      while true {
        if !reader.hasLine { guard try flush() else { return } }
        guard let line = try reader.next() else { break }
        answer(line)
        if writer.bytes.count >= Self.batch { guard try flush() else { return } }
      }
      _ = try flush()
    } catch {
      // What was answered before the fault still goes out.
      do throws(SystemError) { _ = try flush() } catch {}
      reporter.fail("cannot read: \(error.message)", file: SourceText.inputName, id: "cannot-read")
    }
  }

  /// Writes what waits; false when stdout takes no more.
  private mutating func flush() throws(SystemError) -> Bool {
    if writer.bytes.isEmpty { return true }
    do throws(SystemError) {
      try System.write(System.output, writer.bytes)
      writer.bytes.removeAll(keepingCapacity: true)
      return true
    } catch {
      reporter.raise(Output.failed(error))
      return false
    }
  }

  private mutating func answer(_ line: LineReader.Line) {
    switch line {
    case .tooLong(let count):
      let limit = ClassParser.Limit.bytes
      append([ClassFault(.stringTooLong(limit: limit), at: limit..<max(limit, count)).diagnostic])
    case .text(let bytes):
      answer(bytes)
    }
    writer.bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func answer(_ line: UnsafeBufferPointer<UInt8>) {
    if let known = cache.entry(for: line) {
      writer.bytes += known.answer
      if known.isError { reporter.raise(ExitCode.findings) }
      return
    }
    let start = writer.bytes.count
    let result = styler.style(line)
    let isError = reporter.hasErrors(result.diagnostics)
    if isError {
      append(result.diagnostics.filter { reporter.severity(of: $0) == .error })
    } else {
      result.write(to: &writer.bytes)
    }
    cache.remember(line, writer.bytes[start...], isError: isError)
  }

  /// `{"error": {…}}`, with all of several errors in `errors`.
  private mutating func append(_ errors: [Diagnostic]) {
    reporter.raise(ExitCode.findings)
    writer.write(.object(FindingRenderer.answer(errors)), layout: .compact)
  }
}
