import ClassParser
import Foundation
import Recipes
import StyleModel
import StyleResolve
import StyleTargets
import Synchronization
import TestSupport
import Testing

@testable import Engine

@Suite("What an engine remembers")
struct ResultCacheTests {
  static let strings = [
    "px-3 min-h-[44] rounded-lg", "px-3 min-h-[44] rounded-lx", "button-primary", "", "hover:bg-red p-4",
    "p-4 p-8",
    "text-sm/6 dark:text-white", "card card/title", "accent-success bg-accent-solid", "é", "e\u{301}",
  ]

  static let contexts: [StyleContext] = {
    var dark = StyleContext()
    dark[.dark] = true
    var hovered = StyleContext()
    hovered.setStates([.hover])
    var own = StyleContext()
    own.expressions = ["${a}": true]
    return [StyleContext(), dark, hovered, own]
  }()

  static let kinds: [ComponentKind?] = [nil, .button, ComponentKind("text")]

  @Test("is what the same string comes to when it is read again")
  func same() {
    let engine = StyleEngine()
    for _ in 0..<3 {
      for (string, context) in Self.strings.flatMap({ string in Self.contexts.map { (string, $0) } }) {
        for kind in Self.kinds {
          let remembered = engine.resolve(string, for: kind, in: context)
          let read = engine.resolve(engine.parse(string), for: kind, in: context)
          #expect(remembered.style == read.style, "\(string)")
          #expect(remembered.diagnostics == read.diagnostics, "\(string)")
          #expect(remembered.context == context)
        }
      }
    }
    #expect(engine.cacheUse.hits > 0)
  }

  @Test("is found again, and counted")
  func found() {
    let engine = StyleEngine()
    _ = engine.resolve("p-4")
    #expect(engine.cacheUse.misses == 1 && engine.cacheUse.entries == 1 && engine.cacheUse.bytes == 3)
    _ = engine.resolve("p-4")
    #expect(engine.cacheUse.hits == 1 && engine.cacheUse.entries == 1)
    _ = engine.resolve("p-4", for: .button)
    #expect(engine.cacheUse.misses == 2)
  }

  @Test("is bounded in number and length")
  func bounded() {
    let engine = StyleEngine()
    for index in 0..<20_000 { _ = engine.resolve("p-\(index)") }
    let use = engine.cacheUse
    #expect(use.entries <= ResultCache.capacity && use.entries > ResultCache.capacity / 2)
    #expect(use.bytes <= use.entries * 7)
    let long = String(repeating: "p-4 ", count: 129)
    let many = String(repeating: "p-4 ", count: 120)
    for text in [long, many] {
      let before = engine.cacheUse.hits
      #expect(engine.resolve(text).style == engine.resolve(text).style)
      #expect(engine.cacheUse.hits == before)
    }
  }

  @Test("ends with the rules that it was worked out by")
  func rules() {
    let engine = StyleEngine()
    let before = engine.resolve("card").style
    let rules = RulesLoader.load(Array(#"{"named": {"card": "p-[77]"}}"#.utf8), source: "rules").rules
    let inner = engine.overlaid(by: rules)
    #expect(inner.resolve("card").style.defaults[.paddingTop] == 77)
    #expect(engine.resolve("card").style == before)
  }

  @Test("is safe to ask from many threads")
  func threads() async {
    let engine = StyleEngine()
    let expected = (0..<300).map { StyleEngine.Expected(engine, "p-\($0) hover:m-\($0)") }
    await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<4 {
        group.addTask {
          var random = SplitMix64(seed: UInt64(seed))
          for _ in 0..<20_000 {
            let one = expected[Int(random.next() % 300)]
            if engine.resolve(one.text).style != one.style { return false }
          }
          return true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  /// Threads whose stacks stand so close to one another that they use a share of the cache together, and more of them
  /// than there are shares.
  @Test("is right while entries make room for others in every thread")
  func evictions() {
    let engine = StyleEngine()
    let expected = (0..<6_000).map { index in
      StyleEngine.Expected(
        engine, "p-\(index % 97) m-\(index) hover:gap-\(index % 11)", Self.kinds[index % Self.kinds.count],
        Self.contexts[index % Self.contexts.count])
    }
    let wrong = Mutex<[String]>([])
    let ended = DispatchSemaphore(value: 0)
    let threads = 12
    for seed in 0..<threads {
      let thread = Thread {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<4_000 {
          // A few are asked for again and again, and the others drive one another out.
          let one = expected[Int(random.next() % (random.next() % 2 == 0 ? 100 : 6_000))]
          let result = engine.resolve(one.text, for: one.kind, in: one.context)
          if result.style != one.style || result.context != one.context {
            wrong.withLock { $0.append(one.text) }
          }
        }
        ended.signal()
      }
      thread.stackSize = seed % 2 == 0 ? 128 << 10 : 8 << 20
      thread.start()
    }
    for _ in 0..<threads { ended.wait() }
    #expect(wrong.withLock { $0 } == [])
    let use = engine.cacheUse
    #expect(use.hits > 0 && use.entries > 0 && use.entries <= ResultCache.capacity * ResultShares.count)
    #expect(use.bytes <= use.entries * ResultCache.longest)
  }
}

extension StyleEngine {
  fileprivate struct Expected: Sendable {
    let text: String
    let kind: ComponentKind?
    let context: StyleContext
    let style: ResolvedStyle

    init(
      _ engine: StyleEngine, _ text: String, _ kind: ComponentKind? = nil,
      _ context: StyleContext = StyleContext()
    ) {
      self.text = text
      self.kind = kind
      self.context = context
      style = engine.resolve(engine.parse(text), for: kind, in: context).style
    }
  }
}
