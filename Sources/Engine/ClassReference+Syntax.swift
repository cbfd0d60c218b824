import ClassParser
import StyleModel
import Theme

extension ClassReference {
  /// How classes and the values in them are written; every example is a class string that the tests parse.
  static func syntax() -> Chapter {
    let negated = UtilityTable.rows.filter { $0.allowsNegative }.map { "`\($0.name)`" }
    let rows = [
      ["theme units of four points", "`p-4`, `p-0.5`; `p-px` is one point", "`p-4 mt-0.5 ps-px`"],
      ["points", "`pt` and `px` mean points too, `rem` is 16", "`p-[13] w-[20rem] min-h-[44pt]`"],
      ["large and small numbers", "an exponent, in brackets alone", "`w-[1e-7]`"],
      [
        "a negative number", "a minus sign before the name: \(negated.joined(separator: " "))",
        "`-offset-x-2 -rotate-45 offset-y-[-3]`",
      ],
      ["percent and factors", "`N` is percent, brackets hold the factor", "`opacity-45 scale-[1.05]`"],
      ["times", "`N` is milliseconds; `s` and `ms` in brackets", "`duration-150 delay-[0.2s]`"],
      ["angles", "`N` is degrees; `deg`, `rad` and `turn` in brackets", "`rotate-45 rotate-[0.25turn]`"],
      ["a share of the container", "as a fraction or in percent", "`w-1/2 h-[30%]`"],
      [
        "a colour", "a name below, or in brackets hex, a name or function of CSS",
        "`bg-primary tint-[#FF9500] text-[oklch(0.7_0.1_200)]`",
      ],
      [
        "the opacity of a colour", "percent behind a slash, or a factor in brackets",
        "`bg-red/50 text-blue/[0.355]`",
      ],
      ["a colour for each appearance", "the light one, then the dark one", "`bg-white dark:bg-[#1C1C1E]`"],
      [
        "colours in a list", "with opacity, or `light-dark(…,…)`",
        "`chart-palette-[red,blue/50,light-dark(#FFF,black)]`",
      ],
      [
        "a gradient", "a shape and two or three colours, or any number in its brackets",
        "`bg-linear-to-r from-red via-white to-blue`",
      ],
      ["", "", "`fill-linear-[top,bottom,red,orange,yellow,green]`"],
      [
        "tracks of a grid", "`spacing=` and `alignment=` behind the sizes; `maximum=` alone",
        "`grid-cols-[adaptive(80,spacing=4),fixed(120,alignment=top),flexible(maximum=90)]`",
      ],
      [
        "a text", "`_` is a blank and `\\_` an underscore; `[text:]` is the empty text",
        "`a11y-label-[Sign_in]`",
      ],
      [
        "any character in brackets",
        "`\\` keeps the next one; `\\n`, `\\r`, `\\t`, and `\\u{A0}` by its number in Unicode",
        "`a11y-hint-[Line_1\\nLine_2\\u{2028}a\\]b\\\\c]`",
      ],
      [
        "a value of the runtime", "a reference, or an expression with `_` for its blanks",
        "`opacity-[${fade}] text-[{{_${bad}_?_'red'_:_'primary'_}}]`",
      ],
      [
        "which of two readings",
        "`length:` `number:` `color:` `angle:` `duration:` `fraction:` `text:` `expr:`",
        "`text-[length:${size}] a11y-label-[text:${name}]`",
      ],
      [
        "a token's name in parentheses", "where a plain name would mean something else",
        "`bg-(primary) rounded-(lg)`",
      ],
      [
        "any property", "by its name in the table at the end", "`[layout.maxWidth:320] [common.tint:red]/50`",
      ],
      ["a condition", "variants before the class, up to eight", "`dark:hover:bg-black not-ios:p-2`"],
      ["one condition for several classes", "parentheses", "`hover:(bg-black text-white)`"],
      ["over all the rest", "`!` in front or behind", "`!p-2 bg-red!`"],
    ]
    return Chapter(title: "Writing", head: ["what", "how", "for example"], rows: rows)
  }
}
