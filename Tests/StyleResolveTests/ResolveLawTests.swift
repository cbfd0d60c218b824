import ClassParser
import Engine
import StyleModel
import StyleResolve
import TestSupport
import Testing

@Suite("Laws of resolution")
struct ResolveLawTests {
  static let variants = [
    "hover:", "active:", "dark:", "not-dark:", "ios:", "md:", "group-hover:", "[${a}]:", "!",
  ]
  /// Classes by what they set; classes of two groups have no property in common.
  static let groups: [[String]] = [
    ["p-1", "px-2", "pt-[3]", "[layout.padding:8]", "ps-4"], ["m-1", "-mx-2", "mt-4"],
    ["w-4", "w-full", "w-1/2", "w-fit"], ["h-4", "h-full", "min-h-[44]"],
    ["bg-red", "bg-primary/50", "bg-none", "bg-linear-to-r", "from-red", "to-blue", "bg-material-thin"],
    ["text-red", "text-muted-foreground"], ["text-sm/6", "text-[18]", "leading-none", "text-title"],
    ["border", "border-2", "border-red", "border-0"], ["rounded", "rounded-t-lg", "rounded-none"],
    ["shadow", "shadow-none", "shadow-red/20", "shadow-[0,2,8]"], ["opacity-10", "opacity-[${f}]"],
    ["scale-50", "scale-[1,2]"], ["truncate", "line-clamp-2", "line-clamp-none"],
    ["bold", "[text.bold:false]"],
    ["card", "card-[size=lg]"],
  ]

  @Test("appending a string to itself changes nothing", arguments: 0..<4)
  func idempotent(_ chunk: Int) {
    var random = SplitMix64(seed: 0x1DE_0000 + UInt64(chunk))
    for _ in 0..<100 {
      let text = Self.tokens(&random).joined(separator: " ")
      let (once, twice) = (Self.style(text), Self.style("\(text) \(text)"))
      #expect(once == twice, "\(text)")
    }
  }

  @Test("a string is the sum of its parts, wherever it is split", arguments: 0..<4)
  func associative(_ chunk: Int) {
    var random = SplitMix64(seed: 0xA55_0000 + UInt64(chunk))
    for _ in 0..<100 {
      let tokens = Self.tokens(&random)
      let (one, other) = (random.below(tokens.count + 1), random.below(tokens.count + 1))
      let (low, high) = (min(one, other), max(one, other))
      let parts = [tokens[..<low], tokens[low..<high], tokens[high...]].map { $0.joined(separator: " ") }
      let whole = Self.style(tokens.joined(separator: " "))
      #expect(Self.style(parts.joined(separator: " ")) == whole, "\(tokens)")
      #expect(Self.style("(\(parts[0]) (\(parts[1]))) \(parts[2])") == whole, "\(tokens)")
    }
  }

  @Test("the order of classes that set different things does not matter", arguments: 0..<4)
  func commutative(_ chunk: Int) {
    var random = SplitMix64(seed: 0xC0_0000 + UInt64(chunk))
    for _ in 0..<100 {
      // The recipe is weaker than every class, so it may stand anywhere among groups that share its properties.
      var lists = Self.groups.map { group in
        (0..<random.below(3)).map { _ in Self.token(of: group, &random) }
      }
      let first = lists.flatMap { $0 }
      // Merge the groups in another order that keeps the order inside each.
      var second: [String] = []
      while let list = lists.indices.filter({ !lists[$0].isEmpty }).randomElement(using: &random) {
        second.append(lists[list].removeFirst())
      }
      #expect(
        Self.style(first.joined(separator: " ")) == Self.style(second.joined(separator: " ")),
        "\(first) and \(second)")
    }
  }

  /// The resolved style without the places that its values come from.
  private static func style(_ text: String) -> String {
    let result = RecipeLawEngine.engine.resolve(text)
    #expect(result.diagnostics == [])
    return described(result.style)
  }

  private static func tokens(_ random: inout SplitMix64) -> [String] {
    (0..<random.below(10)).map { _ in token(of: groups[random.below(groups.count)], &random) }
  }

  private static func token(of group: [String], _ random: inout SplitMix64) -> String {
    let prefix = (0..<random.below(3)).map { _ in variants[random.below(variants.count - 1)] }.joined()
    return prefix + (random.below(9) == 0 ? "!" : "") + group[random.below(group.count)]
  }
}
