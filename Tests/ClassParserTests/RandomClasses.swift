import TestSupport
/// Random class strings, the same on every run.
struct RandomClasses {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Bytes of any value, or bytes that mean something in a class string.
  mutating func bytes() -> [UInt8] {
    let marks = Array("[](){}:/!-_$@#\\ \t,;.0149%pxmw\u{A0}\u{200B}é".utf8)
    let isAny = random.below(3) == 0
    return (0..<random.below(40)).map { _ in
      isAny ? UInt8(truncatingIfNeeded: random.next()) : marks[random.below(marks.count)]
    }
  }

  /// Pieces of classes with random separators between them; most tokens mean nothing.
  mutating func glued() -> String {
    (0..<random.below(12)).map { _ in random.of(Self.pieces) + random.of(Self.separators) }.joined()
  }

  /// Whole classes with variants and groups; most tokens mean something.
  mutating func sensible() -> String {
    var text = ""
    var depth = 0
    for _ in 0..<random.below(8) {
      for _ in 0..<random.below(3) { text += random.of(Self.variants) + ":" }
      if random.below(6) == 0 {
        text += "("
        depth += 1
        continue
      }
      let mark = random.below(8)
      text += (mark == 0 ? "!" : "") + random.of(Self.classes) + (mark == 1 ? "!" : "")
      if depth > 0, random.below(2) == 0 {
        text += ")"
        depth -= 1
      }
      text += random.of([" ", " ", " ", "  ", "\n", "\u{A0}"])
    }
    // Most groups are closed.
    return random.below(12) == 0 ? text : text + String(repeating: ")", count: depth)
  }

  static let classes = [
    "p-4", "px-2", "-m-[3]", "mt-px", "w-1/2", "w-full", "h-[50%]", "min-h-[44]", "bg-primary", "bg-red/50",
    "bg-[#0f08]", "bg-[${brand}]/20", "text-sm/6", "text-[18]", "text-title2", "leading-none", "font-bold",
    "border", "border-2", "border-red", "rounded-lg", "rounded-t-[4]", "shadow-sm/12.5", "shadow-none",
    "bg-linear-to-r", "from-red", "to-[oklch(0.6_0.2_259)]", "opacity-50", "scale-[1,2]", "-rotate-[0.5turn]",
    "animate-smooth", "animate-on-[${a_b}]", "a11y-label-[a_\\_b]", "[layout.maxWidth:320]",
    "[layout.padding:8]",
    "shared-[a]/b", "group/card", "glass", "surface-floating", "line-clamp-none", "is-disabled-[{{_!${a}_}}]",
    "text-mutedForeground", "text-muted-foreground", "bg-[primary]", "text-[13px]", "w-[75%]", "w-2/3",
    "rounded-2xl", "gap-1.5", "border-border/0", "duration-150", "leading-[28px]", "-rotate-45", "rounded",
    "nope", "p-[4", "flex", "undefined", "p-x", "m-4]",
  ]

  static let variants = [
    "hover", "active", "focus", "disabled", "on", "dark", "light", "not-dark", "not-not-hover", "ios",
    "os-26",
    "md", "group-hover", "group-active/card", "[${a}]", "[!${a}]", "not-[${b}_==_1]", "[{{_${a}_>_'x_y'_}}]",
    "first", "compact", "hovr",
  ]

  static let pieces =
    classes + variants + [
      "p", "m-", "bg", "text-", "[", "]", "(", ")", "[[", "{{", "}}", "${", "}", "\\", "/", "/[", "!", "-",
      "--",
      "0.5", "px", "%", "em", "rgb(", "#", "_", ",", "\u{200B}", "é", "🚀", "group/", "shared-[",
    ]

  static let separators = ["", "", "", " ", " ", ":", "-", "/", "(", ")", "!", "\u{A0}", "\n", "_"]
}

extension SplitMix64 {
  mutating func of(_ choices: [String]) -> String { choices[below(choices.count)] }
}
