import Glibc

/// Seconds of a clock that never goes back.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The shortest of several runs, in seconds: the others were disturbed.
func best(of runs: Int, before prepare: () -> Void = {}, _ body: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    prepare()
    let start = now()
    body()
    best = min(best, now() - start)
  }
  return best
}

/// Reads a whole file, or nothing.
func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count <= 0 { break }
    bytes += buffer[..<count]
  }
  return bytes
}

func logarithm(_ value: Double) -> Double { log(value) }
