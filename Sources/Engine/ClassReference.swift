import ClassParser
import StyleModel
import StyleTargets
import Theme

/// The reference of every class, generated from the utility table and the property table.
public enum ClassReference {
  /// A chapter: a table with its head.
  struct Chapter {
    let title: String
    let head: [String]
    /// Cells; those that are code stand between back quotes.
    var rows: [[String]]
  }

  static let preface = """
    Generated from the utility table and the property table. `N` is a number of theme units of four points, and \
    where another unit stands behind it a number of those; `[n]` is points, and `[…]` a value in brackets. The \
    chapter Writing says how values are written. Every property that has no class here is reached by \
    `[domain.key:value]`. The column StemJSON says how the format carries a class: exactly, by something near, or \
    not at all (–). An expression is a reference such as `${fade}` or `{{ … }}` that the runtime evaluates; *open \
    output* means that the specification does not promise it.
    """

  static func chapters() -> [Chapter] {
    var chapters = [syntax()]
    for group in UtilityGroup.allCases {
      let rows = UtilityTable.rows.filter { $0.group == group }
      guard !rows.isEmpty else { continue }
      chapters.append(
        Chapter(title: title(group), head: ["class", "sets", "StemJSON", ""], rows: rows.map { cells($0) }))
    }
    chapters.append(names())
    var variants = Condition.allCases.map { ["`\($0.name):`", "\($0.rank)"] }
    variants += Condition.aliases.map { ["`\($0.name):`", "as `\($0.condition.name):`"] }
    variants += [
      ["`os-26:`", "0; at least that major version of the platform"],
      ["`sm:` `md:` `lg:` `xl:`", "0; the theme's breakpoints, from that width on"],
      ["`group-hover:` `group-hover/name:`", "that of the state"], ["`not-…:`", "0"],
      ["`[${condition}]:`", "0; a condition of your own"],
    ]
    chapters.append(Chapter(title: "Variants", head: ["variant", "rank"], rows: variants))
    let properties = PropertyTable.rows.filter { !$0.property.isPart }.map { row in
      ["`\(row.name)`", kind(row), level(row.dynamic), grade(row.stemJSON)]
    }
    chapters.append(
      Chapter(title: "Properties", head: ["property", "values", "expression", "StemJSON"], rows: properties))
    return chapters
  }

  private static func title(_ group: UtilityGroup) -> String {
    let name = group.rawValue
    guard let first = name.utf8.first else { return name }
    return String(decoding: [first & 0xDF], as: UTF8.self) + String(name.dropFirst())
  }

  private static func cells(_ row: Utility) -> [String] {
    let properties: [StyleProperty] =
      switch row.argument {
      case .none: row.also.map { $0.property }
      // A share of the container ends in a row of its own.
      case .fraction: row.properties.map { $0 == .width ? .widthFraction : .heightFraction }
      default: row.properties
      }
    let names = properties.map { "`\($0.row.name)`" }.joined(separator: ", ")
    let grades = properties.map { $0.isPart ? Carrier(.exact, "") : $0.row.stemJSON }
    let worst = grades.max { $0.grade.rawValue < $1.grade.rawValue }
    return ["`\(row.name)\(form(row.argument))`", names, worst.map { grade($0) } ?? "", row.summary]
  }

  private static func grade(_ carrier: Carrier) -> String {
    switch carrier.grade {
    case .exact: "exact"
    case .approximate: "near: \(carrier.place)"
    case .none: "–"
    }
  }

  private static func level(_ level: DynamicLevel) -> String {
    switch level {
    case .explicit: "yes"
    case .color: "as a colour"
    case .general: "open output"
    case .never: "no"
    }
  }

  private static func kind(_ row: PropertyRow) -> String {
    switch row.kind {
    case .number(let minimum, let maximum):
      "number" + (minimum.map { " from \(Int($0))" } ?? "") + (maximum.map { " to \(Int($0))" } ?? "")
        + unit(row.unit)
    case .integer: "whole number"
    case .bool: "true, false"
    case .keyword(let words), .words(let words): words.joined(separator: ", ")
    case .text: "text"
    case .color: "colour"
    case .shapeStyle: "colour, gradient"
    case .background: "colour, gradient, component"
    case .font: "text style, size in points"
    case .tracks: "tracks"
    case .palette: "colours"
    case .component: "component"
    case .dash: "dash and gap in points"
    }
  }

  private static func unit(_ unit: ValueUnit) -> String {
    switch unit {
    case .none: ""
    case .points: ", points"
    case .seconds: ", seconds"
    case .degrees: ", degrees"
    }
  }

  /// What may stand behind the name.
  private static func form(_ argument: UtilityArgument) -> String {
    switch argument {
    case .none: ""
    case .spacing, .lineHeight: "-N -[n]"
    case .points: "-N(points) -[n]"
    case .bracketLength, .fontSize: "-[n]"
    case .fraction: "-1/2"
    case .color: "-colour"
    case .radius, .typeRole: "-step"
    case .shadow: "-step -[x,y,radius]"
    case .percent: "-N(percent) -[0.5]"
    case .factor: "-N(percent) -[1.5] -[x,y]"
    case .degrees: "-N(degrees) -[3deg]"
    case .duration: "-N(milliseconds) -[0.2s]"
    case .integer: "-N(count)"
    case .point: "-[x,y]"
    case .span: "-[from,to]"
    case .triple: "-[min,ideal,max]"
    case .dash: "-[on,off]"
    case .text: "-[text]"
    case .reference: "-[${x}]"
    case .flag: " -[${x}]"
    case .tracks: "-N(count) -[adaptive(80),flexible,fixed(120,spacing=4)]"
    case .words: "-[word,word]"
    case .palette: "-[colour,colour]"
    case .linear: "-[from,to] -[from,to,colour,…]"
    case .radial: "-[center,r0,r1] -[center,r0,r1,colour,…]"
    case .angular: "-[center,a0,a1] -[center,a0,a1,colour,…]"
    case .group: " /name"
    case .sharedID: "-[id] -[id]/group"
    }
  }
}
