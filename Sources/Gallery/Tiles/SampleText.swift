/// What stands in a sample, by the last word of a recipe's name.
enum SampleText {
  enum Content {
    case text(String)
    /// A block without a text, so many points wide and high; 0 is as wide as there is room.
    case block(width: Int, height: Int)
  }

  /// The content for a recipe or a slot; a recipe that no row is for shows its own name.
  static func content(of name: String) -> Content {
    let words = words(of: name)
    for length in stride(from: min(words.count, 2), through: 1, by: -1) {
      let tail = words.suffix(length).joined(separator: " ")
      if let row = rows.first(where: { $0.name == tail }) { return row.content }
    }
    return .text(title(of: name))
  }

  /// A name as a title: `card-title` becomes `Card title`.
  static func title(of name: String) -> String {
    var bytes = Array(words(of: name).joined(separator: " ").utf8)
    if let first = bytes.first, first >= 0x61, first <= 0x7A { bytes[0] = first & 0xDF }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func words(of name: String) -> [String] {
    name.split { $0 == "-" || $0 == "_" || $0 == "." || $0 == "/" }.map { String($0) }
  }

  private static let rows: [(name: String, content: Content)] = [
    ("accordion", .text("What ships in the box?")), ("alert", .text("Backups are off")),
    ("attachment", .text("Report.pdf")), ("avatar", .text("EK")), ("badge", .text("New")),
    ("breadcrumb", .text("Home / Library / Data")), ("bubble", .text("See you at eight?")),
    ("button", .text("Continue")), ("button primary", .text("Continue")),
    ("button secondary", .text("Not now")), ("button outline", .text("Details")),
    ("button ghost", .text("Skip")), ("button link", .text("Read more")),
    ("button destructive", .text("Delete")), ("caption", .text("A list of recent invoices")),
    ("card content", .text("Your plan renews on 1 May.")), ("cell", .text("INV-0042")),
    ("checkbox", .text("Send me news")), ("chip", .text("Vegetarian")),
    ("combobox", .text("Choose a framework")),
    ("command search", .text("Type a command")), ("content", .text("Your plan renews on 1 May.")),
    ("day", .text("14")), ("calendar today", .text("14")), ("calendar selected", .text("14")),
    ("calendar outside", .text("31")), ("description", .text("A short line that says more.")),
    ("error", .text("Enter a valid address")), ("footer", .text("Updated a minute ago")),
    ("group label", .text("Projects")), ("header", .text("Overview")), ("heading", .text("April 2026")),
    ("input", .text("ada@mail.org")), ("input group", .text("ada@mail.org")),
    ("input otp", .text("402 118")), ("item", .text("Open settings")), ("kbd", .text("⌘ K")),
    ("label", .text("Email address")), ("link", .text("Read more")), ("marker", .text("Today")),
    ("menu badge", .text("12")), ("menu button", .text("Inbox")), ("message", .text("See you at eight?")),
    ("meta", .text("Delivered")), ("pagination", .text("1  2  3  …  9")), ("price", .text("24.90")),
    ("progress", .text("Uploading, 62 %")), ("radio group", .text("Standard delivery")),
    ("row", .text("INV-0042")),
    ("scrim", .block(width: 0, height: 64)), ("search", .text("Type a command")),
    ("select", .text("Europe/Berlin")), ("separator", .block(width: 0, height: 1)),
    ("skeleton", .block(width: 140, height: 18)), ("slider", .text("Volume")), ("spinner", .text("◜")),
    ("subtitle", .text("Everything at a glance")), ("switch", .text("Wi-Fi")), ("tabs", .text("Account")),
    ("textarea", .text("Tell us what happened")), ("title", .text("Quarterly report")),
    ("toast", .text("Saved")), ("toggle", .text("Bold")), ("tooltip", .text("Saves the draft")),
    ("trigger", .text("Menu")), ("typography", .text("The quick brown fox jumps over the lazy dog.")),
    ("weekday", .text("Mon")),
  ]

  /// The slots of a recipe in the order in which a reader meets them.
  static func ordered(_ slots: [String]) -> [String] {
    func rank(_ slot: String) -> Int {
      let word = words(of: slot).last ?? slot
      return order.firstIndex(of: word) ?? order.firstIndex(of: "content") ?? 0
    }
    return slots.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map { $0.element }
  }

  private static let order = [
    "icon", "trigger", "header", "heading", "label", "title", "subtitle", "description", "rule", "search",
    "weekday",
    "content", "bubble", "attachment", "field", "group", "list", "menu", "button", "item", "row", "cell",
    "day",
    "badge", "sub", "calendar", "handle", "error", "caption", "meta", "footer", "scrim",
  ]
}
