import JSONText

/// How a section arranges its widgets; it is another object than the layout of a widget.
public struct SectionLayout: FlowAtom {
  /// A word of ``arrangements``; another one counts as `vertical`.
  public var arrangement: String
  /// Columns of a grid; others ignore it.
  public var columns: Int?
  /// Points between two widgets; in a grid between rows and between columns.
  public var itemSpacing: Double?
  /// Points around the arranged widgets; the pinned header is not inset.
  public var insets: EdgeInsetsData?

  public init(
    arrangement: String = "vertical", columns: Int? = nil, itemSpacing: Double? = nil,
    insets: EdgeInsetsData? = nil
  ) {
    self.arrangement = arrangement
    self.columns = columns
    self.itemSpacing = itemSpacing
    self.insets = insets
  }

  public init() { self.init(arrangement: "vertical") }

  public var isEmpty: Bool { self == SectionLayout() }

  /// What the arrangement is painted as.
  public var resolvedArrangement: String {
    Self.arrangements.contains(arrangement) ? arrangement : "vertical"
  }

  /// The columns that are painted: at least one, two where nothing is said; `nil` for what is no grid.
  public var resolvedColumns: Int? {
    resolvedArrangement == "grid" ? max(columns ?? 2, 1) : nil
  }

  public static let arrangements = ["vertical", "carousel", "grid"]
  public static let name = "SectionLayout"
  public static let fields: [FlowField<SectionLayout>] = [
    .always(
      "arrangement", .word(arrangements, unknown: "vertical"), initial: "vertical",
      get: { $0.arrangement }, set: { $0.arrangement = $1 }),
    FlowField("columns", initial: 2, get: { $0.columns }, set: { $0.columns = $1 }),
    FlowField("item_spacing", initial: 0, get: { $0.itemSpacing }, set: { $0.itemSpacing = $1 }),
    FlowField("insets", initial: 0, get: { $0.insets }, set: { $0.insets = $1 }),
  ]
}
