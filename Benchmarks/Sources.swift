import SourceScan

/// An ordinary view, with two class strings in 1 KB of code.
private let view = #"""
  /// Shows the balance of an account, and what can be done with it.
  struct BalanceView: View {
    @Environment(\.locale) private var locale
    @State private var isExpanded = false
    let account: Account

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text(account.name).font(.headline).accessibilityIdentifier("account.\(account.id)")
        Text(account.balance.formatted(.currency(code: account.currency).locale(locale)))
          .tw("text-2xl font-semibold text-primary")
        if isExpanded { ForEach(account.entries) { entry in EntryRow(entry: entry).id(entry.id) } }
        Button("More") { withAnimation(.snappy) { isExpanded.toggle() } }
          .buttonStyle(.tw("button-outline \(isExpanded ? "bg-muted" : "bg-white") px-4"))
          .disabled(account.entries.isEmpty)
      }
      .padding(.horizontal, 16)
      .onChange(of: account.id) { isExpanded = false }
    }
  }

  """#

/// Prints how many megabytes of source a second are scanned, and checks that every string is found.
func measureScan(_ figures: inout Figures) -> Bool {
  let copies = 32_000
  var bytes: [UInt8] = []
  for _ in 0..<copies { bytes += view.utf8 }
  let scanner = SourceScanner()
  var found = 0
  let seconds = best(of: 5) {
    found = bytes.withUnsafeBufferPointer { scanner.scan($0, as: .swift).strings.count }
  }
  let text = String(decoding: bytes, as: UTF8.self)
  var tokens = 0
  let floor = best(of: 5) { tokens &+= scan(text) }
  figures.note("scan of sources to plain scan", floor / seconds)
  print("scan: \(fixed(Double(bytes.count) / seconds / 1e6, 0)) MB/s of Swift, \(found) strings")
  return found == copies * 2 && tokens > 0
}
