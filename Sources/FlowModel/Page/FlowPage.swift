import JSONText

/// One screen as Flow decodes it: what was kept of what was sent.
public struct FlowPage: Hashable, Sendable {
  public var id: String
  public var nav: NavData?
  public var header: FlowBar?
  public var sections: [FlowSection]
  public var footer: FlowBar?
  public var pagination: PaginationData?
  public var refresh: RefreshData?
  /// What a sheet adds to a page; `nil` for a page.
  public var config: SheetConfig?

  /// Header, sections with their headers, and footer, in the order in which they are drawn.
  public var widgets: [FlowWidget] {
    (header?.widgets ?? []) + sections.flatMap { ($0.header.map { [$0] } ?? []) + $0.widgets }
      + (footer?.widgets ?? [])
  }
}

/// A strip of widgets above or below the sections.
public struct FlowBar: Hashable, Sendable {
  public var widgets: [FlowWidget]
  /// Whether it stays while the sections scroll.
  public var isSticky: Bool
}

/// A group of widgets with one arrangement.
public struct FlowSection: Hashable, Sendable {
  public var id: String
  public var layout: SectionLayout
  /// Pinned while the section scrolls under it.
  public var header: FlowWidget?
  public var widgets: [FlowWidget]
}

/// A widget's envelope, and what became of its payload.
public struct FlowWidget: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// The payload decodes.
    case known
    /// No widget of the type is registered; a placeholder stands for it.
    case unknown
    /// The payload does not decode; a placeholder stands for it and holds the message.
    case malformed(String)
  }

  public var id: String
  public var type: String
  public var layout: WidgetLayout
  /// The payload as sent.
  public var data: JSONValue?
  /// Event names and actions, in the order in which they were sent.
  public var actions: [String: ActionData]
  public var content: Content
  /// The widgets of an accordion that were kept.
  public var items: [FlowWidget] = []
}

/// What Flow tells a developer about a page that it could show in part.
public struct FlowDiagnostic: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case unknownType, malformedPayload, droppedElement, duplicateID
  }

  public let kind: Kind
  public let widgetType: String?
  /// Where, with dots between the steps.
  public let codingPath: String
  public let message: String
  /// The bytes at fault.
  public let range: Range<Int>
}
