import ClassParser
import StyleModel

extension Resolution.Head {
  /// Packs the outcome of a contest, where `Assembly` has nothing to assemble but a full size and the colour of a
  /// border.
  mutating func pack(
    _ contest: borrowing Contest, _ values: ThemeValues, into memory: UnsafeMutablePointer<Winner>
  ) {
    guard !contest.hasArguments, !contest.present.sharesRow(with: Self.assembled),
      // Classes that ask for contrast themselves name other colours.
      !(contest.hasConditions && values.hasIncreasedContrast)
    else { return }
    var rows = contest.present
    var joined: Joined?
    if rows.sharesRow(with: Joined.rows) {
      joined = Joined(contest, &rows)
      if joined == nil { return }
    }
    var opens = PropertySet()
    if let open = contest.open {
      for index in open.indices {
        guard contest.isPlain(open[index].placed.declaration, at: open[index].placed.place) else { return }
        opens.insert(open[index].property)
      }
    }
    var count = 0
    while let index = rows.popFirstIndex() {
      if let winner = joined?.winner(index) {
        (memory + count).initialize(to: winner)
        count += 1
        continue
      }
      guard let place = contest.place(of: index) else { continue }
      let declaration = contest.declaration(at: place)
      if joined != nil, Joined.spreads(declaration) { continue }
      guard contest.isPlain(declaration, at: place) else { return }
      if case .unset = declaration.kind, !opens.contains(index: index) { continue }
      (memory + count).initialize(to: Winner(declaration, at: place))
      count += 1
    }
    self.count = count
    open = contest.open
  }

  /// The properties from which others are assembled.
  private static let assembled = PropertySet([
    .surfaceRole, .surfacePresentation, .gradientFrom, .gradientVia, .gradientTo, .accent,
  ])
}

extension Contest {
  /// Whether the value of a declaration is one by itself, whatever other properties are.
  @inline(__always)
  fileprivate func isPlain(_ declaration: Declaration, at place: UInt32) -> Bool {
    switch declaration.kind {
    case .number, .word, .themeColor: true
    default: isPlainInAnotherKind(declaration, at: place)
    }
  }

  private func isPlainInAnotherKind(_ declaration: Declaration, at place: UInt32) -> Bool {
    let property = declaration.property
    return switch declaration.kind {
    case .accentRole, .fraction, .multiple: false
    case .boxed:
      switch boxed(declaration, at: place) {
      case .text, .keyword, .dynamic, .color: true
      default: false
      }
    case .infinity:
      switch property {
      case .width, .height: false
      default: true
      }
    case .unset:
      switch property {
      case .maxWidth, .maxHeight, .borderWidth, .borderColor: false
      default: true
      }
    default: true
    }
  }
}

/// The rows that a full size and a border without a colour bring with them.
private struct Joined {
  static let rows = PropertySet([.width, .height, .borderWidth])

  private var maxWidth: Winner?
  private var maxHeight: Winner?
  private var borderColor: Winner?

  /// Finds out what comes along; `nil` where there is more to it.
  init?(_ contest: borrowing Contest, _ rows: inout PropertySet) {
    if let width = contest.winner(.width), Self.spreads(width.declaration) {
      guard !Self.isOpen(.width, contest), !Self.isOpen(.maxWidth, contest) else { return nil }
      if contest.winner(.maxWidth) == nil {
        maxWidth = Winner(.maxWidth, .infinity, by: width)
        rows.insert(.maxWidth)
      }
    }
    if let height = contest.winner(.height), Self.spreads(height.declaration) {
      guard !Self.isOpen(.height, contest), !Self.isOpen(.maxHeight, contest) else { return nil }
      if contest.winner(.maxHeight) == nil {
        maxHeight = Winner(.maxHeight, .infinity, by: height)
        rows.insert(.maxHeight)
      }
    }
    if contest.present.contains(.borderWidth), !joinBorder(contest, &rows) { return nil }
  }

  /// A border that may be seen has a colour; returns whether that is all there is to it.
  private mutating func joinBorder(_ contest: borrowing Contest, _ rows: inout PropertySet) -> Bool {
    if contest.winner(.borderColor) != nil { return true }
    let width = contest.winner(.borderWidth)
    var isVisible = width.map { $0.declaration.isVisibleWidth } ?? false
    for contender in contest.open ?? [] {
      if contender.property == .borderWidth {
        isVisible = isVisible || contender.placed.declaration.isVisibleWidth
      } else if contender.property == .borderColor, contender.asksAppearance {
        return false
      }
    }
    guard isVisible else { return true }
    guard let width else { return false }
    borderColor = Winner(.borderColor, .borderColor, by: width)
    rows.insert(.borderColor)
    return true
  }

  private static func isOpen(_ property: StyleProperty, _ contest: borrowing Contest) -> Bool {
    for contender in contest.open ?? [] where contender.property == property { return true }
    return false
  }

  /// What comes along at a property's index.
  @inline(__always)
  func winner(_ index: Int) -> Winner? {
    switch index {
    case Int(StyleProperty.maxWidth.rawValue): maxWidth
    case Int(StyleProperty.maxHeight.rawValue): maxHeight
    case Int(StyleProperty.borderColor.rawValue): borderColor
    default: nil
    }
  }

  /// Whether a declaration is a full size, which goes to the largest one.
  @inline(__always)
  static func spreads(_ declaration: Declaration) -> Bool {
    switch (declaration.kind, declaration.property) {
    case (.infinity, .width), (.infinity, .height): true
    default: false
    }
  }
}

extension Declaration {
  fileprivate var isVisibleWidth: Bool {
    switch kind {
    case .number: Double(bitPattern: payload) > 0
    case .unset: false
    default: true
    }
  }
}
