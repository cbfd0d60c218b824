import Glibc

/// What a second thread brings to `twc compile --lines`.
enum Scaling {
  static func measure(_ twc: String) {
    let path = "/tmp/twc-bench-\(getpid()).jsonl"
    defer { unlink(path) }
    let line = DocumentCosts.screen(40, hasClasses: true) + [0x0A]
    guard let file = fopen(path, "w") else { return }
    for _ in 0..<20_000 { fwrite(line, 1, line.count, file) }
    fclose(file)
    func seconds(_ jobs: Int) -> Double {
      best(of: 3) { if !runs(twc, ["compile", "--lines", "--jobs", "\(jobs)", path]) { exit(1) } }
    }
    let (one, two) = (seconds(1), seconds(2))
    print(
      "lines: \(fixed(Double(line.count * 20_000) / one / 1e6, 1)) MB/s by one thread, \(fixed(one / two, 2)) times that by two"
    )
  }
}
