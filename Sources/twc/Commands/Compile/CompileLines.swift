import Documents
import JSONText
import StyleModel

/// `twc compile --lines`: a JSON document a line in, one a line out, in order, on all cores, in constant memory.
///
/// This is the shape that Spark's and Hadoop's pipes expect. A line that cannot be compiled gives an object with
/// what is wrong and the line itself, so that every line has its answer and none is lost. Nothing in an answer depends
/// on the other lines: a corpus that is cut into parts gives the same bytes.
struct CompileLines {
  private let compiler: DocumentCompiler
  private let reporter: Reporter
  private let jobs: Int

  init(compiler: DocumentCompiler, reporter: Reporter, jobs: Int) {
    self.compiler = compiler
    self.reporter = reporter
    self.jobs = jobs
  }

  /// What became of a batch of lines.
  private struct Answer: Sendable {
    var bytes: [UInt8] = []
    var report: Reporter.Report
    var documents = 0
    var classes = 0
    /// Bytes of the lines.
    var size = 0
  }

  /// Compiles every line of some inputs, `nil` standing for stdin, into a file, `nil` standing for stdout.
  func run(_ paths: [String?], to path: String?) {
    Interruption.prepare()
    var file: AtomicFile.Growing?
    if let path {
      do throws(SystemError) {
        file = try AtomicFile.begin(path)
      } catch {
        return reporter.fail("cannot write: \(error.message)", file: path, id: "cannot-write")
      }
    }
    var isWhole = true
    for input in paths where isWhole { isWhole = compile(input, into: file) }
    guard let file, let path else { return }
    guard isWhole else { return AtomicFile.discard(file) }
    do throws(SystemError) {
      try AtomicFile.finish(file)
    } catch {
      reporter.fail("cannot write: \(error.message)", file: path, id: "cannot-write")
    }
  }

  /// Compiles the lines of one input; returns whether all of them could be read and written.
  private func compile(_ path: String?, into file: AtomicFile.Growing?) -> Bool {
    let name = path ?? SourceText.inputName
    let descriptor: Int32
    do throws(SystemError) {
      descriptor =
        try path.map { (path) throws(SystemError) in try System.openForReading(path) } ?? System.input
    } catch {
      reporter.fail("cannot read: \(error.message)", file: name, id: "cannot-read")
      return false
    }
    var batches = LineBatches(descriptor)
    var fault: SystemError?
    // The thread that delivers is the only one that uses these while the pipeline runs.
    nonisolated(unsafe) let reporter = reporter
    nonisolated(unsafe) let progress = Progress(
      total: path.flatMap { FileStatus.of($0)?.size }, isShown: reporter.writesText)
    let blank = reporter.part()
    nonisolated(unsafe) let settings = blank
    let compiler = compiler
    let isWhole = Monitor(true)
    OrderedPipeline<LineBatches.Batch, Answer>(jobs: jobs).run(
      next: {
        do throws(SystemError) {
          return try batches.next()
        } catch {
          fault = error
          return nil
        }
      },
      work: { batch in Self.answer(batch, name, compiler, settings.part()) },
      deliver: { answer in
        if !answer.report.isEmpty {
          progress.clear()
          reporter.add(answer.report)
          reporter.flush()
        }
        if let error = Self.write(answer.bytes, to: file) {
          if file == nil {
            // Nobody reads on, and input may never end.
            progress.clear()
            reporter.raise(Output.failed(error))
            System.exit(reporter.finish())
          }
          reporter.fail("cannot write: \(error.message)", file: name, id: "cannot-write")
          isWhole.change { $0 = false }
          return false
        }
        progress.add(documents: answer.documents, classes: answer.classes, done: answer.size)
        return true
      })
    progress.clear()
    if path != nil { do throws(SystemError) { try System.close(descriptor) } catch {} }
    if let fault {
      reporter.fail("cannot read: \(fault.message)", file: name, id: "cannot-read")
      return false
    }
    return isWhole.change { $0 }
  }

  private static func write(_ bytes: [UInt8], to file: AtomicFile.Growing?) -> SystemError? {
    if bytes.isEmpty { return nil }
    return Interruption.whole {
      do throws(SystemError) {
        if let file { try file.append(bytes) } else { try System.write(System.output, bytes) }
        return nil
      } catch {
        return error
      }
    }
  }

  /// Compiles the lines of a batch.
  private static func answer(
    _ batch: LineBatches.Batch, _ name: String, _ compiler: DocumentCompiler, _ reporter: Reporter
  ) -> Answer {
    var answer = Answer(report: reporter.report())
    answer.size = batch.bytes.count
    answer.bytes.reserveCapacity(batch.bytes.count * 2)
    var number = batch.firstLine
    if let skipped = batch.skipped {
      reporter.fail(
        "line \(number) has \(skipped) bytes; the limit is \(LineBatches.longest)", file: name,
        id: "line-limit", code: ExitCode.findings)
      let message = "the line has \(skipped) bytes; the limit is \(LineBatches.longest)"
      append([Diagnostic(.error, id: "line-limit", at: 0..<0, message)], nil, to: &answer.bytes)
      answer.bytes.append(UInt8(ascii: "\n"))
      answer.size += skipped
    }
    var series = DocumentSeries(compiler)
    var start = 0
    while start < batch.bytes.count {
      let end = batch.bytes.firstOffset(of: 0x0A, from: start) ?? batch.bytes.count
      let isReturn = end > start && batch.bytes[end - 1] == 0x0D
      compile(
        Array(batch.bytes[start..<(isReturn ? end - 1 : end)]), number, name, &series, reporter, &answer)
      start = end + 1
      number += 1
    }
    answer.report = reporter.report()
    return answer
  }

  private static func compile(
    _ line: [UInt8], _ number: Int, _ name: String, _ series: inout DocumentSeries, _ reporter: Reporter,
    _ answer: inout Answer
  ) {
    defer { answer.bytes.append(UInt8(ascii: "\n")) }
    // A line without a document has an answer without one.
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    let result = series.compile(line)
    answer.documents += 1
    answer.classes += result.classes
    var findings = result.diagnostics
    let source = SourceText(name, line, firstLine: number)
    if findings.contains(where: { $0.id == "json-syntax" }), let fault = source.json().fault {
      findings = [fault]
    }
    reporter.report(findings, in: source)
    if reporter.hasErrors(findings), !series.compiler.options.keepGoing || result.output == nil {
      append(findings.filter { reporter.severity(of: $0) == .error }, line, to: &answer.bytes)
      return
    }
    guard let output = result.output else { return }
    // Between tokens a line end is a blank like any other; inside of strings none can stand.
    let start = answer.bytes.count
    answer.bytes += output
    answer.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in start..<bytes.count {
        // Writing every byte lets the processor take many at once.
        let byte = bytes[index]
        bytes[index] = byte == 0x0A || byte == 0x0D ? 0x20 : byte
      }
    }
  }

  /// `{"error": {…}, "input": "…"}`, with all of several errors in `errors`.
  private static func append(_ errors: [Diagnostic], _ line: [UInt8]?, to bytes: inout [UInt8]) {
    var members = FindingRenderer.answer(errors)
    if let line { members.append(JSONMember("input", .string(String(decoding: line, as: UTF8.self)))) }
    JSONWriter.appendValue(.object(members), to: &bytes)
  }
}
