/// What to write in place of a class of CSS that has no native meaning.
enum CSSAdvice {
  /// The advice for a class that CSS has under exactly this name.
  static func advice(forClass name: String) -> String? {
    let stripped = withoutMinus(name)
    for (word, advice) in words where word == stripped { return advice }
    return nil
  }

  /// The advice for a class of a family of CSS, such as `justify-between`.
  static func advice(forFamilyOf name: String) -> String? {
    let stripped = withoutMinus(name)
    for (prefix, advice) in prefixes where stripped.utf8.starts(with: prefix.utf8) {
      // `border-t` and `border-t-2` are sides, `border-tint` is a colour.
      let isSide = advice == side || prefix.utf8.starts(with: "rounded-".utf8)
      let next = stripped.utf8.dropFirst(prefix.utf8.count).first
      if !isSide || next == nil || next == UInt8(ascii: "-") { return advice }
    }
    return nil
  }

  /// Whether the advice for a class is how the engine's own utility of that name is written, so that a class one slip
  /// away is worth more.
  static func isForm(_ name: String) -> Bool {
    forms.contains { withoutMinus(name).utf8.starts(with: $0.utf8) }
  }

  private static let forms = [
    "size-", "w-", "max-w-", "min-w-", "line-", "from-", "tracking-", "animate-", "font-",
  ]

  private static func withoutMinus(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "-") ? String(name.dropFirst()) : name
  }

  private static let stack = "stack children with an hstack, vstack or zstack component"
  private static let layered = "use a zstack with frame- classes and an offset- class"
  private static let axis = "set the container's alignment with items- and put spacers between children"
  private static let tracking = "write tracking-[n] in points"

  static let words: [(String, String)] = [
    ("flex", "use an hstack component, or a vstack for a column"),
    ("inline-flex", "use an hstack component"), ("flex-row", "use an hstack component"),
    ("flex-col", "use a vstack component"),
    ("flex-row-reverse", "use an hstack component with its children in the other order"),
    ("flex-col-reverse", "use a vstack component with its children in the other order"),
    ("flex-wrap", "stacks do not wrap; use a grid with grid-cols-[adaptive(80)]"),
    ("flex-nowrap", "stacks never wrap; leave the class out"),
    ("flex-auto", "use grow"), ("flex-initial", "leave the class out"), ("flex-none", "leave the class out"),
    ("flex-grow", "use grow"), ("shrink", "leave the class out"), ("grow-0", "leave the class out"),
    ("shrink-0", "views keep their size; leave the class out"), ("flex-shrink-0", "leave the class out"),
    ("grid", "use a grid component with grid-cols-N"), ("inline-grid", "use a grid component"),
    ("block", "every component is a block; leave the class out"), ("inline", "leave the class out"),
    ("inline-block", "leave the class out"), ("contents", "leave the class out"),
    ("table", "use a grid component with gridrow children"),
    ("hidden", "use a conditional component, or opacity-0"),
    ("invisible", "use opacity-0 and is-disabled"), ("visible", "use opacity-100"),
    ("collapse", "use a conditional component"),
    ("absolute", layered), ("relative", "leave the class out; " + layered), ("fixed", layered),
    ("static", "leave the class out"), ("sticky", "use pin-headers on a grid"),
    ("isolate", "leave the class out"),
    ("truncate-none", "use line-clamp-none"), ("underline", "the model has no underline; put it in the text"),
    ("no-underline", "leave the class out"), ("line-through", "the model has no strikethrough"),
    ("overline", "the model has no overline"),
    ("capitalize", "capitalise the text with upper(s, 1) in its value"),
    ("text-left", "use text-start"), ("text-right", "use text-end"),
    ("text-justify", "native text is not justified"),
    ("text-wrap", "text wraps by itself; leave the class out"), ("text-nowrap", "use line-clamp-1"),
    ("text-balance", "native text is not balanced; leave the class out"),
    ("text-pretty", "leave the class out"), ("text-ellipsis", "use truncate"),
    ("text-clip", "use line-clamp-N"),
    ("antialiased", "native text is antialiased; leave the class out"),
    ("subpixel-antialiased", "leave the class out"),
    ("sr-only", "use a11y-label-[…] on the visible component"),
    ("not-sr-only", "leave the class out"), ("container", "use max-w-[…]"), ("resize", "leave the class out"),
    ("font-sans", "use font-default"), ("font-thin", "use font-ultra-light"),
    ("font-extralight", "use font-ultra-light"), ("font-extrabold", "use font-heavy"),
    ("items-stretch", "let the children grow with w-full or h-full"),
    ("items-baseline", "use items-bottom, or _alignment firstTextBaseline in a gridrow's context"),
    ("outline", "use border"), ("outline-none", "native controls draw no outline; leave the class out"),
    ("outline-hidden", "native controls draw no outline; leave the class out"),
    ("border-dotted", "use border-dash-[1,2]"), ("border-double", "borders are one line; use border-2"),
    ("border-none", "use border-0"), ("border-hidden", "use border-0"), ("ring", "use border-2 with focus:"),
    ("ring-inset", "borders are drawn inside; use border"),
    ("transition", "use animate-smooth with animate-on-[…]"), ("transform", "leave the class out"),
    ("transform-none", "leave the class out"),
    ("mx-auto", "let a parent stack centre it, or use frame-center"),
    ("my-auto", "let a parent stack centre it, or use frame-center"), ("m-auto", "use frame-center"),
    ("ml-auto", "put a spacer component in front"), ("mr-auto", "put a spacer component behind"),
    ("ms-auto", "put a spacer component in front"), ("me-auto", "put a spacer component behind"),
    ("mt-auto", "put a spacer component in front"), ("mb-auto", "put a spacer component behind"),
    ("w-auto", "use w-fit"), ("h-auto", "use h-fit"), ("size-auto", "use size-fit"),
    ("w-screen", "use w-full"), ("h-screen", "use h-full"), ("min-h-screen", "use h-full"),
    ("min-w-full", "use w-full"), ("min-h-full", "use h-full"), ("max-h-screen", "use max-h-full"),
    ("w-max", "use w-fit"), ("w-min", "use w-fit"), ("h-max", "use h-fit"), ("h-min", "use h-fit"),
    ("object-fill", "use object-cover or object-contain"), ("object-none", "use object-contain"),
    ("object-center", "leave the class out"), ("prose", "style each text component"),
    ("animate-spin", "use a progress component"), ("animate-pulse", "set _isLoading for a skeleton"),
    ("animate-bounce", "use animate-bouncy with animate-on-[…]"),
    ("animate-ping", "use repeat-forever with animate-on-[…]"),
    ("appearance-none", "use textfield-plain, bezel-plain and the like"),
    ("list-none", "native lists draw no markers"), ("peer", "use a condition such as [${open}]:"),
    ("shadow-inner", "native shadows fall outside"), ("drop-shadow", "use shadow"),
    ("filter", "leave the class out"),
    ("backdrop-blur", "use bg-material-thin or glass"), ("blur-none", "use blur-0"),
    ("grayscale", "the model has no colour filters"), ("invert", "the model has no colour filters"),
    ("sepia", "the model has no colour filters"), ("whitespace-nowrap", "use line-clamp-1"),
    ("border-collapse", "grids draw no lines; leave the class out"),
    ("border-separate", "grids draw no lines; leave the class out"),
    ("normal-nums", numbers), ("oldstyle-nums", numbers), ("proportional-nums", numbers),
    ("diagonal-fractions", numbers), ("stacked-fractions", numbers),
    ("shimmer", "set _isLoading for a skeleton"), ("dark", "it is a variant: write dark: before a class"),
    ("light", "it is a variant: write light: before a class"), ("no-truncate", "use line-clamp-none"),
    ("not-prose", "leave the class out"), ("text-md", "use text-base"), ("text-tiny", "use text-xs"),
    ("text-small", "use text-sm"), ("text-medium", "use text-base"), ("text-large", "use text-lg"),
    ("border-medium", "use border-2"), ("shadow-small", "use shadow-sm"), ("shadow-medium", "use shadow-md"),
    ("shadow-large", "use shadow-lg"), ("space-between", axis),
  ]

  private static let numbers = "the model has no number styles; font-mono keeps digits aligned"
  private static let entrance =
    "use animate-smooth with animate-on-[…], and opacity-, scale- or offset- in a condition"

  static let prefixes: [(String, String)] = [
    ("fade-in", entrance), ("fade-out", entrance), ("zoom-", entrance), ("slide-in", entrance),
    ("slide-out", entrance), ("spin-in", entrance), ("resize-", "leave the class out"),
    ("contain-", "leave the class out"), ("wrap-", "text breaks by itself"),
    ("caption-", "add a text component"),
    ("forced-color-adjust", "leave the class out"), ("isolation-", "leave the class out"),
    ("elevation-", "use shadow-sm, shadow-md or shadow-lg"), ("prose", "style each text component"),
    ("typeset", "style each text component"), ("shimmer-", "set _isLoading for a skeleton"),
    ("scroll-fade", "the system fades content under bars by itself"),
    ("pt-safe", safe), ("pb-safe", safe), ("pl-safe", safe), ("pr-safe", safe), ("px-safe", safe),
    ("py-safe", safe),
    ("p-safe", safe), ("h-screen-safe", safe), ("shadow-hard-", "use shadow-md, or shadow-[x,y,radius]"),
    ("shadow-soft-", "use shadow-lg, or shadow-[x,y,radius]"),
    ("flex-", stack), ("justify-", axis), ("content-", axis), ("place-", axis),
    ("self-", "give the child a frame: w-full with frame-leading, frame-center or frame-trailing"),
    ("order-", "put the children in that order"), ("basis-", "use w- or h-"),
    ("col-", "grids have no spans; use a gridrow"), ("row-span-", "grids have no spans"),
    ("row-start-", "grids have no spans"), ("row-end-", "grids have no spans"),
    ("auto-cols-", "use grid-cols-[…]"), ("auto-rows-", "use grid-rows-[…]"),
    ("grid-flow-", "use _gridType in the context"),
    ("float-", "use an hstack with a spacer component"), ("clear-", "leave the class out"),
    ("overflow-", "a corner radius clips, and scroll components scroll"),
    ("overscroll-", "use scroll-bounce or scroll-no-bounce"),
    ("z-", "later children of a zstack lie on top"), ("top-", layered), ("bottom-", layered),
    ("left-", layered),
    ("right-", layered), ("start-", layered), ("end-", layered), ("inset-", layered),
    ("aspect-", "give width and height, or object-cover on an image"), ("columns-", "use grid-cols-N"),
    ("break-", "text breaks by itself"), ("hyphens-", "text breaks by itself"),
    ("whitespace-", "text breaks by itself"),
    ("align-", "use items- on the stack"), ("list-", "native lists draw no markers"),
    ("divide-", "put divider components between the children"), ("space-x-", "use gap- on an hstack"),
    ("space-y-", "use gap- on a vstack"),
    ("ring-", "use border-N and border-colour, with focus: for a focus ring"),
    ("outline-", "use border-N and border-colour"), ("cursor-", "native pointers are the system's"),
    ("select-", "the model has no text selection"), ("pointer-events-", "use is-disabled"),
    ("user-select-", "the model has no text selection"), ("touch-", "gestures are the component's"),
    ("will-change-", "leave the class out"), ("transition-", "use animate-smooth with animate-on-[…]"),
    ("ease-", "use animate-ease-in, animate-ease-out or animate-ease-in-out"),
    ("backdrop-", "use bg-material-… or glass"), ("brightness-", "the model has no colour filters"),
    ("contrast-", "the model has no colour filters"), ("grayscale-", "the model has no colour filters"),
    ("hue-rotate-", "the model has no colour filters"), ("invert-", "the model has no colour filters"),
    ("saturate-", "the model has no colour filters"), ("sepia-", "the model has no colour filters"),
    ("drop-shadow-", "use shadow-…"), ("inset-shadow-", "native shadows fall outside"),
    ("inset-ring-", "use border-N"),
    ("text-shadow", "use shadow-… on a text component"), ("mix-blend-", "the model has no blend modes"),
    ("bg-blend-", "the model has no blend modes"),
    ("bg-gradient-to-", "use bg-linear-to-…, as Tailwind 4 calls it"),
    ("bg-clip-", "use text-linear-to-… for gradient text"), ("bg-origin-", "leave the class out"),
    ("bg-conic", "use bg-angular-[center,0,360]"), ("bg-cover", "use an image component with object-cover"),
    ("bg-center", "use an image component"), ("bg-no-repeat", "use an image component"),
    ("bg-[url", "use an image component as the background in style"),
    ("skew-", "the model has no skew"), ("perspective-", "the model has no perspective"),
    ("rotate-x-", "the model turns in the plane alone; use rotate-"),
    ("rotate-y-", "the model turns in the plane alone; use rotate-"),
    ("scale-x-", "use scale-[x,y]"), ("scale-y-", "use scale-[x,y]"), ("scale-3d", "use scale-"),
    ("translate-z-", "the model has no depth"), ("origin-", "drawings scale about their centre"),
    ("transform-", "leave the class out"), ("decoration-", "the model has no text decoration"),
    ("underline-", "the model has no text decoration"), ("indent-", "use ps-"),
    ("caret-", "use tint-"), ("placeholder-", "the platform draws placeholders in its own colour"),
    ("snap-", "use scroll-paging"), ("scroll-m", "leave the class out"),
    ("scroll-p", "use p- on the content"),
    ("object-", "use object-cover or object-contain"), ("tracking-", tracking), ("border-t", side),
    ("border-b", side),
    ("border-l", side), ("border-r", side), ("border-x", side), ("border-y", side), ("border-s", side),
    ("border-e", side),
    ("rounded-tl", "use rounded-ts-…"), ("rounded-tr", "use rounded-te-…"),
    ("rounded-bl", "use rounded-bs-…"), ("rounded-br", "use rounded-be-…"), ("rounded-l", "use rounded-s-…"),
    ("rounded-r", "use rounded-e-…"), ("font-[", "use font-mono, font-rounded or font-serif"),
    ("size-", "use size-N"), ("w-", "use w-N, w-[points], w-full, w-fit or a fraction such as w-1/2"),
    ("max-w-", "use max-w-[points]"), ("min-w-", "use min-w-[points]"), ("mask-", "use rounded-… or a shape"),
    ("content-[", "add a text component"), ("animate-", "use animate-smooth, animate-spring and the like"),
    ("fill-none", "use fill-clear"), ("stroke-none", "use stroke-clear"), ("line-", "use line-clamp-N"),
    ("from-", "write a colour, as in from-primary"), ("will-", "leave the class out"),
    ("field-sizing-", "leave the class out"),
    ("scrollbar-", "set _showIndicators in the context"),
    ("no-scrollbar", "set _showIndicators in the context"),
    ("@container", "containers are not measured; use compact: and regular:"),
    ("tabular-nums", "the model has no number styles; font-mono keeps digits aligned"),
    ("slashed-zero", "the model has no number styles"),
    (
      "font-",
      "write a weight such as font-semibold, or a design: font-default, font-rounded, font-serif, font-mono"
    ),
    ("ordinal", "the model has no number styles"), ("lining-nums", "the model has no number styles"),
    ("color-scheme", "use dark: and light:"), ("group-", "write group/name to name a group"),
  ]

  private static let safe = "native content keeps to the safe area by itself; leave the class out"
  private static let side = "borders go all round; put a divider component at the side"
}
