import ClassParser
import Expressions
import StyleModel
import StyleResolve
import StyleTargets
import TestSupport

/// A class list for a component whose conditions read the values of an `Assignment`.
struct LoweringCase: CustomStringConvertible {
  var tokens: [String]
  var kind: ComponentKind?
  var dynamic: StemJSONTarget.DynamicOutput

  var classes: String { tokens.joined(separator: " ") }
  var description: String { "\(dynamic.rawValue) \(kind?.name ?? "any") \"\(classes)\"" }

  /// What conditions read: the component's state, and that of two groups around it.
  static let sources: ConditionSources = {
    var sources = ConditionSources.ofStyleAlone
    sources.own[.focus] = state("focused")
    sources.own[.checked] = state("on")
    sources.own[.selected] = state("picked")
    sources.own[.loading] = state("loading")
    sources.groups = [
      .init(own: [.disabled: state("outer")]), .init(name: "card", own: [.focus: state("cardFocused")]),
    ]
    return sources
  }()

  private static func state(_ key: String) -> Expression {
    Expression(.reference(.init(.state, [PathSegment(.name(key))])))
  }

  /// The variables of an assignment that the conditions of the classes read.
  var variables: [Int] {
    Self.variants.flatMap { row in
      tokens.contains { token in token.contains(row.text + ":") } ? row.variables : []
    } + (classes.contains("${busy}") ? [3] : [])
  }

  /// How a class names a condition, and which variables it reads.
  static let variants: [(text: String, variables: [Int])] = [
    ("[${a}]", [0]), ("[${b}]", [1]), ("[!${b}]", [1]), ("[{{_${a}_&&_${b}_}}]", [0, 1]),
    ("[{{_${c}_||_${n}_>_1_}}]", [2, 9]), ("[{{_${n}_==_1_}}]", [9]), ("[{{_${n}_==_2_}}]", [9]),
    ("[{{_${n}_!=_0_}}]", [9]), ("disabled", [3]), ("focus", [4]), ("checked", [5]), ("selected", [6]),
    ("loading", [7]), ("group-disabled", [8]), ("group-focus/card", [10]), ("first", [11]), ("odd", [11]),
    ("even", [11]), ("landscape", [12]), ("portrait", [12]), ("compact", [13]), ("regular", [13]),
    ("phone", [14]), ("pad", [14]), ("split-view", [15]), ("rtl", [16]), ("ltr", [16]), ("dark", []),
    ("light", []), ("[${t}]", [17]), ("[{{_${t}_==_'x'_}}]", [17]), ("[{{_'y'_==_${t}_}}]", [17]),
    ("[{{_${t}_~_'x'_&&_!${a}_}}]", [0, 17]), ("[{{_${a}_?_${b}_:_!${b}_}}]", [0, 1]),
    ("[{{_${void}_??_${a}_}}]", [0]), ("[{{_1_<_2_&&_${c}_}}]", [2]), ("[{{_${n}_%_2_==_1_}}]", [9]),
    ("[{{_${n}_==_1.0_}}]", [9]), ("[{{_!(${a}_||_!${b})_}}]", [0, 1]), ("hover", []), ("pressed", []),
    ("ios", []), ("md", []),
  ]

  /// Classes of every kind of row, with what has no expression among them.
  static let utilities = [
    "opacity-50", "opacity-80", "opacity-[${fade}]", "text-red", "text-[#12345678]", "text-primary",
    "text-blue/50",
    "text-foreground", "text-[${brand}]", "bg-card", "bg-white/30", "bg-[#FF0000]", "bg-accent", "bg-clear",
    "border", "border-2", "border-0", "border-red", "border-border", "rounded-lg", "rounded-full",
    "rounded-none",
    "shadow-md", "shadow-none", "shadow-lg", "scale-95", "scale-[1.5]", "p-4", "px-2", "pt-1", "p-[0.5]",
    "m-2",
    "mt-4", "offset-x-4", "-offset-y-2", "text-sm", "text-title", "text-[18]", "font-bold", "font-light",
    "bold",
    "italic", "not-italic", "uppercase", "line-clamp-2", "line-clamp-none", "text-center", "text-end",
    "leading-6",
    "line-spacing-2", "w-full", "w-[120]", "h-10", "min-h-[44]", "frame-leading", "glass", "glass-clear",
    "surface-floating", "surface-none", "bg-material-thin", "tint-red", "tint-accent", "fill-red",
    "stroke-blue",
    "stroke-2", "is-disabled", "gap-2", "gap-4", "items-start", "items-center", "lazy", "animate-spring",
    "duration-200", "bg-linear-to-r", "from-red", "to-blue", "via-green", "a11y-label-[It's]", "a11y-hidden",
    "a11y-label-[x]", "card", "input", "button-primary", "button-outline", "row-bg-red", "nav-title-[Title]",
    "textfield-plain", "keyboard-url", "scroll-disabled", "truncate-head", "rotate-45", "blur-2",
    "bezel-bordered", "-m-1", "font-mono", "font-serif", "object-cover", "rounded-t-lg", "rounded-b-none",
    "text-sm/6", "border-dashed", "gap-x-3", "max-w-full", "max-w-[200]", "animate-on-[${a}]", "trim-[0,0.5]",
    "a11y-label-[It's_\"x\"]", "w-1/2", "grow", "scale-x-50", "grid-cols-2", "tab-selected-red",
    "opacity-[0.3333]",
  ]

  /// A random case of at most six conditions.
  static func random(_ random: inout SplitMix64) -> LoweringCase {
    let kinds: [ComponentKind?] = [
      nil, ComponentKind("text"), ComponentKind("vstack"), .button, ComponentKind("textfield"),
      ComponentKind("rectangle"),
    ]
    let chosen = (0..<(1 + random.below(random.below(4) == 0 ? 6 : 3))).map { _ in
      variants[random.below(variants.count)].text
    }
    // Few utilities a list, so that conditions meet on one property.
    let few = (0..<(1 + random.below(4))).map { _ in utilities[random.below(utilities.count)] }
    var tokens: [String] = []
    for _ in 0..<(1 + random.below(7)) {
      var token = ""
      for _ in 0..<random.below(3) {
        token += (random.below(5) == 0 ? "not-" : "") + chosen[random.below(chosen.count)] + ":"
      }
      let utility =
        random.below(5) == 0 ? utilities[random.below(utilities.count)] : few[random.below(few.count)]
      // A state that disables or enables itself has no answer.
      if utility == "is-disabled", token.contains("disabled:") { continue }
      tokens.append(token + (random.below(12) == 0 ? "!" : "") + utility)
    }
    if random.below(3) == 0 { tokens.append("is-disabled-[${busy}]") }
    return LoweringCase(
      tokens: tokens, kind: kinds[random.below(kinds.count)], dynamic: random.below(3) == 0 ? .strict : .open)
  }
}

/// The values that conditions read.
struct Assignment: CustomStringConvertible {
  /// By variable; 9, 11, 14 and 17 have three values, the others two.
  var values: [Int] = Array(repeating: 0, count: 18)

  var description: String { "\(values)" }

  static func counts(_ variable: Int) -> Int { [9, 11, 14, 17].contains(variable) ? 3 : 2 }

  /// Every assignment of some variables.
  static func all(_ variables: [Int]) -> [Assignment] {
    var all = [Assignment()]
    for variable in Set(variables).sorted() {
      all = all.flatMap { assignment in
        (0..<counts(variable)).map { value in
          var copy = assignment
          copy.values[variable] = value
          return copy
        }
      }
    }
    return all
  }

  private static let texts = ["", "x", "y"]

  var environment: ExpressionEnvironment {
    func bool(_ variable: Int) -> ExpressionValue { .bool(values[variable] == 1) }
    return ExpressionEnvironment(
      state: [
        "a": bool(0), "b": bool(1), "c": bool(2), "busy": bool(3), "focused": bool(4), "on": bool(5),
        "picked": bool(6), "loading": bool(7), "outer": bool(8), "n": .integer(Int64(values[9])),
        "cardFocused": bool(10), "fade": .double(0.25), "brand": .string("purple"),
        "t": .string(Self.texts[values[17]]),
      ],
      context: ["index": .integer(Int64(values[11]))],
      system: [
        "orientation": .string(values[12] == 1 ? "landscape" : "portrait"),
        "horizontal_size_class": .string(values[13] == 1 ? "regular" : "compact"),
        "device_type": .string(["phone", "pad", "other"][values[14]]), "is_split_view": bool(15),
        "language": .string(values[16] == 1 ? "he" : "en"),
      ])
  }

  /// The context that says of every condition what the values say.
  ///
  /// - Parameter isDisabled: Whether the classes disable the component.
  func context(isDisabled: Bool) -> StyleContext {
    var context = StyleContext()
    var states: [Condition] = []
    if isDisabled { states.append(.disabled) }
    for (variable, state) in [(4, Condition.focus), (5, .checked), (6, .selected), (7, .loading)]
    where values[variable] == 1 { states.append(state) }
    if values[11] == 0 { states.append(.first) }
    states.append(values[11] % 2 == 0 ? .odd : .even)
    context.setStates(states)
    context[.landscape] = values[12] == 1
    context[.regular] = values[13] == 1
    context[.phone] = values[14] == 0
    context[.pad] = values[14] == 1
    context[.splitView] = values[15] == 1
    context[.rtl] = values[16] == 1
    context.groups = ["": values[8] == 1 ? [.disabled] : [], "card": values[10] == 1 ? [.focus] : []]
    let (a, b, c, n) = (values[0] == 1, values[1] == 1, values[2] == 1, values[9])
    let text = Self.texts[values[17]]
    context.expressions = [
      "${a}": a, "${b}": b, "${a} && ${b}": a && b, "${c} || ${n} > 1": c || n > 1, "${n} == 1": n == 1,
      "${n} == 2": n == 2, "${n} != 0": n != 0, "${t}": text != "", "${t} == 'x'": text == "x",
      "'y' == ${t}": text == "y",
      "${t} ~ 'x' && !${a}": text == "x" && !a, "${a} ? ${b} : !${b}": a == b, "${void} ?? ${a}": a,
      "1 < 2 && ${c}": c, "${n} % 2 == 1": n % 2 == 1, "${n} == 1.0": n == 1, "!(${a} || !${b})": !a && b,
    ]
    return context
  }
}
