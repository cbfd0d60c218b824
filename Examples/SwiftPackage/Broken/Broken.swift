struct Label {
  func tw(_ classes: String) -> Label { self }
}

/// The build fails here: the classes of lines 9 and 13 mean nothing.
func broken() -> [Label] {
  [
    Label().tw("p-4 rounded-lg"),
    Label().tw("p-4 roundd-lg"),
    Label().tw(
      """
      text-sm
      bg-primry
      """),
  ]
}
