import ClassParser
import Engine
import Gallery
import Glibc
import JSONText
import StyleModel
import StyleResolve
import StyleTargets

// Prints, for each corpus and stage, nanoseconds a class and classes a second, without any cache.
// Results are checked outside the timed parts; see README.md beside this file.

let engine = StyleEngine()
let flags = Set(CommandLine.arguments.dropFirst().filter { $0.hasPrefix("--") })
let shared = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("--") } ?? "../shared"
nonisolated(unsafe) var figures = Figures()
let corpora = [
  Corpus.catalog, Corpus.file("native", "\(shared)/corpus/native-classes.txt"),
  Corpus.file("web", "\(shared)/corpus/web-classes.txt"),
].compactMap { $0 }

/// What a run adds up, so that no work is optimised away.
nonisolated(unsafe) var sink = 0

func measure(_ corpus: Corpus, _ stage: String, floor: Double, _ work: (String) -> Int) -> Double {
  let rounds = max(1, 200_000 / max(corpus.tokens, 1))
  let seconds = best(of: 7) {
    for _ in 0..<rounds { for string in corpus.strings { sink &+= work(string) } }
  }
  let perClass = seconds / Double(rounds * corpus.tokens) * 1e9
  let rate = Double(rounds * corpus.bytes) / seconds / 1e6
  let plain = floor > 0 ? perClass / floor : 0
  print(
    "  \(padded(stage, 32)) \(padded(fixed(perClass, 1), 9, right: true)) ns/class"
      + " \(padded(fixed(1000 / perClass, 2), 8, right: true)) M classes/s"
      + " \(padded(fixed(rate, 1), 8, right: true)) MB/s"
      + (floor > 0 ? "  1/\(fixed(plain, 1)) of the plain scan" : ""))
  return perClass
}

func fixed(_ value: Double, _ digits: Int) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let rounded = (value * scale).rounded() / scale
  let text = "\(rounded)"
  return text.hasSuffix(".0") && digits == 0 ? String(text.dropLast(2)) : text
}

func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
  let blanks = String(repeating: " ", count: max(0, width - text.utf8.count))
  return right ? blanks + text : text + blanks
}

/// The machine's own floor: counting the tokens of a string by its blanks.
func scan(_ string: String) -> Int {
  var copy = string
  return copy.withUTF8 { bytes in
    var count = 0
    var inside = false
    for byte in bytes {
      let blank = byte == 0x20
      count &+= !blank && !inside ? 1 : 0
      inside = !blank
    }
    return count
  }
}

func write(_ string: String) -> [UInt8] {
  var bytes: [UInt8] = []
  engine.write(engine.resolve(engine.parse(string)), to: &bytes)
  return bytes
}

func emit(_ string: String) -> [UInt8] {
  var bytes: [UInt8] = []
  engine.emit(engine.resolve(engine.parse(string))).write(to: &bytes)
  return bytes
}

/// Times what comes after parsing; returns nanoseconds a class of resolving and of writing.
func measureStyles(_ corpus: Corpus, floor: Double) -> (resolve: Double, write: Double) {
  let resolve = measure(corpus, "parse + resolve", floor: floor) {
    engine.resolve(engine.parse($0)).isSound ? 1 : 2
  }
  _ = measure(corpus, "parse + resolve, every decision", floor: floor) {
    engine.resolve(engine.parse($0)).style.entries.count
  }
  var written: [UInt8] = []
  let writing = measure(corpus, "parse + resolve + write", floor: floor) {
    written.removeAll(keepingCapacity: true)
    engine.write(engine.resolve(engine.parse($0)), to: &written)
    return written.count
  }
  _ = measure(corpus, "parse + resolve + emit", floor: floor) { emit($0).count }
  return (resolve, writing)
}

if flags.contains("--allocations") {
  for corpus in corpora { Memory.measure(corpus, engine) { sink &+= $0 } }
  exit(0)
}
if flags.contains("--memory") {
  Memory.measureLargest { sink &+= $0 }
  exit(0)
}

for corpus in corpora {
  let sound = corpus.strings.filter { engine.parse($0).faults.isEmpty }.count
  guard corpus.strings.reduce(0, { $0 + scan($1) }) == corpus.tokens else {
    print("the plain scan counts other tokens than the split")
    exit(1)
  }
  guard corpus.strings.allSatisfy({ write($0) == emit($0) }) else {
    print("a style is written otherwise than it is emitted")
    exit(1)
  }
  print(
    "\(corpus.name): \(corpus.strings.count) strings, \(corpus.tokens) classes, \(sound) strings without faults"
  )
  let floor = measure(corpus, "plain scan", floor: 0, scan)
  let parse = measure(corpus, "parse", floor: floor) { engine.parse($0).declarations.count }
  let (resolve, emission) = measureStyles(corpus, floor: floor)
  CachedStrings.measure(corpus, engine, parse: parse, &figures) { sink &+= $0 }
  if corpus.name == Corpus.catalog.name {
    figures.note("parse to plain scan", parse / floor)
    figures.note("resolve to parse", resolve / parse)
    figures.note("write to parse", emission / parse)
  }
  // The strings that are sound, since faults cost look-ups for suggestions.
  let good = Corpus("\(corpus.name), sound", corpus.strings.filter { engine.parse($0).faults.isEmpty })
  guard good.strings.count < corpus.strings.count, !good.strings.isEmpty else { continue }
  print(" sound strings alone: \(good.strings.count), \(good.tokens) classes")
  _ = measure(good, "parse", floor: floor) { engine.parse($0).declarations.count }
  _ = measureStyles(good, floor: floor)
}

RecipeCosts.measure(&figures) { sink &+= $0 }
DocumentCosts.measure(&figures, largest: flags.contains("--long") ? 512_000 : 64_000) { sink &+= $0 }
let start = best(of: 5) { sink &+= StyleEngine().vocabulary.names.count }
print("engine: \(fixed(start * 1e6, 0)) µs to compile the built-in theme, catalog and rules")
let page = best(of: 5) { sink &+= Gallery(engine).html.utf8.count }
print("gallery: \(fixed(page * 1e3, 1)) ms for the page of the built-in catalog and theme")
if let twc = neighbour("twc") {
  let seconds = best(of: 40) { if !runs(twc, ["style", "--compact", "px-3"]) { exit(1) } }
  Scaling.measure(twc)
  print("process: \(fixed(seconds * 1e3, 2)) ms for twc style px-3, from start to end")
} else {
  print("process: not measured; build the product twc beside this one")
}
if !measureScan(&figures) || sink == 0 { exit(1) }
if flags.contains("--check") {
  let bounds = contents(of: "Benchmarks/thresholds.txt").map { String(decoding: $0, as: UTF8.self) }
  let faults = figures.outOfBounds(bounds ?? "the file thresholds.txt: missing")
  for fault in faults { print("out of bounds: \(fault)") }
  exit(faults.isEmpty ? 0 : 1)
}
